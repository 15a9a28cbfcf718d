"""The faces of the cards: four peoples in front of their caves, and the mines on the other side.

Cards overlap on the table, so all that counts stands in the upper part: strength and race in the top quarter of a unit;
value, defence and staff in the upper two fifths of a mine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from karczma.art.lettering import lettering, width
from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import DEFENCE, LETTERS, MINES, OVERSEER, RACE_NAMES, STRENGTHS, VALUE, WORKERS
from .notation import mine_text

WIDTH, HEIGHT = 100, 140
GOLD, GOLD_DARK = "#f2cf63", "#8a5a14"
PLATE, PALE = "#211710", "#f6ead2"
ARMED = 4  # a strength with weapon but without anything on the head that a crown would hide


@dataclass(frozen=True)
class Look:
    """How a race looks: its cave from above to below, its ink, skin, hair and cloth, and its sign."""

    cave: tuple[str, str]
    ink: str
    skin: str
    hair: str
    cloth: str
    sign: str  # a silhouette on a square of 24


LOOKS = {
    "D": Look(
        ("#8fbdf0", "#2a62bd"), "#0c2655", "#f0c49c", "#c7652a", "#1b3f80", "M2 3H17L22 7.5V12H14.5V22H9.5V12H2Z"
    ),
    "O": Look(
        ("#a3dba2", "#2f7a42"),
        "#0f3a1b",
        "#6c9c4b",
        "#1c2a17",
        "#5c3d25",
        "M2.5 2C1 12 4 20 11 22V16C7.5 14.5 5 9.5 2.5 2ZM21.5 2C23 12 20 20 13 22V16C16.5 14.5 19 9.5 21.5 2Z",
    ),
    "G": Look(
        ("#fdeb9c", "#d79f1e"),
        "#4b3503",
        "#a5b440",
        "#7a2f1d",
        "#7d4a1c",
        "M0.5 4.5 8 8Q12 5 16 8L23.5 4.5Q22 13 17.5 14.5 16 20.5 12 22.5 8 20.5 6.5 14.5 2 13 0.5 4.5Z",
    ),
    "L": Look(
        ("#d4b0ea", "#6f3893"),
        "#300f46",
        "#dcb39c",
        "#6b6470",
        "#4a3a68",
        "M7 13.5C6.5 9 17.5 9 17 13.5 16.7 16 15.3 16.5 15.3 19 15.3 24 8.7 24 8.7 19 8.7 16.5 7.3 16 7 13.5Z"
        "M2.5 9A2.3 2.3 0 1 0 7.1 9 2.3 2.3 0 1 0 2.5 9ZM6.6 4.7A2.3 2.3 0 1 0 11.2 4.7 2.3 2.3 0 1 0 6.6 4.7Z"
        "M12.2 4.3A2.5 2.5 0 1 0 17.2 4.3 2.5 2.5 0 1 0 12.2 4.3Z"
        "M16.7 8.7A2.7 2.7 0 1 0 22.1 8.7 2.7 2.7 0 1 0 16.7 8.7Z",
    ),
}

PICK = "M3 8.5Q12 0 21 8.5L19.5 9.8Q16.5 7.4 13.6 6.8L13.6 22H10.4V6.8Q7.5 7.4 4.5 9.8Z"
CROWN = "M3 20V7L8 12.5 12 4 16 12.5 21 7V20Z"
SHIELD = "M12 2 21 5V12Q20 19.5 12 23 4 19.5 3 12V5Z"


def faces() -> Iterator[str]:
    """The names of all faces: units, mines, kings, empty places, the back, and the cover of the box."""
    yield from (f"{letter}{strength}" for letter in LETTERS for strength in STRENGTHS)
    yield from _MINES
    yield from (f"{what}-{letter}" for what in ("king", "camp") for letter in LETTERS)
    yield from ("empty", "discarded", "back", "cover")


# Faces that the rules page shows beside a paragraph.
PICTURES = {
    "1.1": (
        "king-D",
        "D0",
        "D9",
    ),
    "1.2": (
        "1-1-1",
        "3-3+-6",
    ),
    "2.3": (
        "O4",
        "L6",
    ),
    "2.4": (
        "G9",
        "D0",
    ),
    "4.3": ("2-2+-4",),
}


def gallery() -> Iterator[tuple[Sentence, dict[str, Sentence]]]:
    """The faces the rules page shows, in groups: what a group is called, and each face with its name."""
    game, races = "kings-under-mountains", tuple(zip(RACE_NAMES, LETTERS, strict=True))
    kings = {f"king-{letter}": sentence(f"{game}/gallery-king", race=race) for race, letter in races}
    yield sentence(f"{game}/gallery-kings"), kings
    for race, letter in races:
        units = {
            f"{letter}{strength}": sentence(f"{game}/unit", race=race, strength=strength) for strength in STRENGTHS
        }
        yield sentence(f"{game}/race", race=race), units
    yield sentence(f"{game}/gallery-mines"), {name: _mine_words(mine) for name, mine in _MINES.items()}


def _mine_words(mine: int) -> Sentence:
    return sentence(
        "kings-under-mountains/board-mine",
        defence=int(DEFENCE[mine]),
        workers=int(WORKERS[mine]),
        overseer="yes" if OVERSEER[mine] else "no",
        value=int(VALUE[mine]),
    )


def face(name: str) -> str:
    """One face as SVG."""
    if name in _MINES:
        return _mine(name)
    if name in _OTHERS:
        return _OTHERS[name]()
    what, _, letter = name.rpartition("-")
    if what:
        return (_king if what == "king" else _camp)(letter)
    return _unit(name[0], int(name[1:]))


def mine_face(mine: int) -> str:
    """`2-3+-5`: as a mine is written, but fit for an address."""
    return mine_text(mine).replace("/", "-")


_MINES = {mine_face(mine): mine for mine in range(1, MINES + 1)}


# -- units and kings


def _unit(letter: str, strength: int) -> str:
    look = LOOKS[letter]
    return _card(
        *_cave(look, letter, Random(f"{letter}{strength}")),
        _figure(look, letter, strength, 50, HEIGHT, 0.78 + 0.03 * strength),
        _corner(look, strength),
        defs=_shade(look),
    )


def _king(letter: str) -> str:
    look = LOOKS[letter]
    rim = tag("rect", x=3, y=3, width=WIDTH - 6, height=HEIGHT - 6, rx=6, fill="none", stroke=GOLD, stroke_width=4)
    return _card(
        *_cave(look, letter, Random(f"king {letter}")),
        _figure(look, letter, ARMED, 50, HEIGHT - 5, 0.96, crowned=True),
        rim,
        _icon(look.sign, 7, 7, 23, fill="#fff", **_halo(look, 4.5)),
        defs=_shade(look),
    )


def _shade(look: Look) -> str:
    return gradient("cave", (0, look.cave[0], 1), (1, look.cave[1], 1))


def _cave(look: Look, letter: str, chance: Random) -> Iterator[str]:
    """The wall behind a unit, in the pattern of its race, and the dark rock at its foot."""
    yield tag("rect", width=WIDTH, height=HEIGHT, fill="url(#cave)")
    yield tag("g", *WALLS[letter](), fill="none", stroke="#fff", stroke_width=1.6, opacity=0.28)
    for side in (0, 1):
        line = [(float(WIDTH * side), float(HEIGHT))]
        for step in range(8):
            reach = chance.uniform(2, 7) + (12 - step * 1.5)
            line.append((abs(WIDTH * side - reach), HEIGHT - step * 13.0))
        line.append((WIDTH * side, HEIGHT - 100.0))
        yield tag("path", d=polygon(line), fill=look.ink, opacity=0.5)


def _bricks() -> Iterator[str]:
    for row in range(9):
        y, shift = row * 16, 12 if row % 2 else 0
        yield tag("path", d=f"M0 {y}H100" + "".join(f"M{x} {y}V{y + 16}" for x in range(shift, 101, 24)))


def _spikes() -> Iterator[str]:
    for y in range(8, HEIGHT + 12, 15):
        yield tag("path", d=f"M-5 {y}" + "l8 -9l8 9" * 7)


def _bubbles() -> Iterator[str]:
    for row, y in enumerate(range(6, HEIGHT, 15)):
        for x in range(8 if row % 2 else 17, WIDTH, 18):
            yield tag("circle", cx=x, cy=y, r=3 + (x + y) % 3)


def _layers() -> Iterator[str]:
    for y in range(4, HEIGHT + 10, 12):
        yield tag("path", d=f"M-4 {y}Q20 {y - 9} 48 {y}T104 {y - 2}")


WALLS: dict[str, Callable[[], Iterator[str]]] = {"D": _bricks, "O": _spikes, "G": _bubbles, "L": _layers}


def _figure(look: Look, letter: str, strength: int, x: float, y: float, scale: float, crowned: bool = False) -> str:
    """Somebody of a race who stands at a point: the stronger, the larger and the better armed."""
    drawn = list(FIGURES[letter](look, strength))
    if crowned:
        drawn.append(
            tag(
                "path", d=CROWN, transform=f"translate(-17 {CROWN_AT[letter]}) scale(1.42)", fill=GOLD, stroke=GOLD_DARK
            )
        )
    return tag("g", *drawn, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.3f})")


CROWN_AT = {"D": -105, "O": -104, "G": -94, "L": -117}


def _both(d: str, **attributes: object) -> str:
    """A shape on the left, and its mirror image on the right."""
    return tag("path", d=d, **attributes) + tag("path", d=d, transform="scale(-1 1)", **attributes)


def _eyes(apart: float, y: float, size: float, white: str, pupil: str) -> str:
    return "".join(
        tag("circle", cx=side * apart, cy=y, r=size, fill=white)
        + tag("circle", cx=side * apart, cy=y, r=size * 0.5, fill=pupil)
        for side in (-1, 1)
    )


def _dwarf(look: Look, strength: int) -> Iterator[str]:
    if strength >= 3:
        yield tag("rect", x=28, y=-72, width=4.5, height=72, fill="#6b4423")
        yield tag("rect", x=17, y=-84, width=27, height=16, rx=2.5, fill="#aeb8c6", stroke=look.ink, stroke_width=1.5)
    yield tag("path", d="M-33 0Q-35 -36 0 -40 35 -36 33 0Z", fill=look.cloth, stroke=look.ink, stroke_width=1.5)
    yield tag("circle", cx=0, cy=-52, r=17, fill=look.skin)
    yield tag("path", d="M-19 -54Q-24 -20 0 -6 24 -20 19 -54 9 -43 0 -45 -9 -43 -19 -54Z", fill=look.hair)
    yield tag(
        "path", d="M-9 -38Q-6 -22 0 -12M9 -38Q6 -22 0 -12", fill="none", stroke=look.ink, stroke_width=1, opacity=0.4
    )
    yield tag("ellipse", cx=0, cy=-50, rx=5, ry=4.2, fill="#dd9a72")
    yield _eyes(7.5, -56, 2.6, "#fff", look.ink)
    if strength >= 6:
        yield _both("M-17 -63Q-33 -66 -30 -86 -22 -76 -12 -73Z", fill=PALE, stroke=look.ink, stroke_width=1.2)
    yield tag("path", d="M-20 -59Q-19 -80 0 -81 19 -80 20 -59Z", fill="#8e9aac", stroke=look.ink, stroke_width=1.5)
    yield tag("rect", x=-21, y=-64, width=42, height=6, rx=2, fill="#c3ccd8", stroke=look.ink, stroke_width=1)


def _orc(look: Look, strength: int) -> Iterator[str]:
    if strength >= 3:
        yield tag("rect", x=29, y=-80, width=4.5, height=80, fill="#5a3a1e")
        yield tag(
            "path",
            d="M33 -86Q50 -84 49 -60 42 -68 33 -66ZM29 -86Q14 -84 15 -64 22 -69 29 -66Z",
            fill="#b8bfb5",
            stroke=look.ink,
            stroke_width=1.3,
        )
    if strength >= 7:
        yield _both("M-34 -26L-42 -46 -27 -38ZM-28 -34L-30 -54 -18 -40Z", fill=PALE, stroke=look.ink, stroke_width=1)
    yield tag("path", d="M-36 0Q-38 -36 -14 -41H14Q38 -36 36 0Z", fill=look.cloth, stroke=look.ink, stroke_width=1.5)
    yield _both("M-17 -62-32 -70-18 -50Z", fill=look.skin, stroke=look.ink, stroke_width=1.2)
    if strength >= 5:
        yield tag("path", d="M-6 -78Q-2 -98 14 -92 7 -88 6 -78Z", fill=look.hair)
    yield tag(
        "path",
        d="M-16 -74Q0 -83 16 -74L21 -52Q20 -36 0 -35 -20 -36 -21 -52Z",
        fill=look.skin,
        stroke=look.ink,
        stroke_width=1.5,
    )
    yield _both("M-15 -66-3 -60V-56L-15 -61Z", fill=look.ink)
    yield _eyes(8, -57, 2.8, "#ffe9a0", look.ink)
    yield tag("path", d="M-13 -44H13", stroke=look.ink, stroke_width=2.4, stroke_linecap="round")
    yield _both("M-12 -44-10 -56-5 -44Z", fill="#fff6df", stroke=look.ink, stroke_width=0.8)


def _goblin(look: Look, strength: int) -> Iterator[str]:
    if strength >= 3:
        yield tag("path", d="M27 -44 32 -74 37 -44Z", fill="#cdd3d8", stroke=look.ink, stroke_width=1.2)
        yield tag("path", d="M23 -44H41V-40H34V-24H30V-40H23Z", fill="#6b4423")
    yield tag("path", d="M-24 0Q-27 -30 0 -33 27 -30 24 0Z", fill=look.cloth, stroke=look.ink, stroke_width=1.5)
    yield _both("M-15 -58-47 -68Q-40 -42-14 -42Z", fill=look.skin, stroke=look.ink, stroke_width=1.3)
    yield _both("M-18 -55-39 -62Q-34 -48-17 -46Z", fill=look.hair, opacity=0.45)
    yield tag(
        "path",
        d="M-19 -56Q-16 -74 0 -74 16 -74 19 -56 18 -36 0 -28 -18 -36 -19 -56Z",
        fill=look.skin,
        stroke=look.ink,
        stroke_width=1.5,
    )
    yield _eyes(8, -56, 5, "#fff8c9", look.ink)
    yield tag("path", d="M-3 -54 1 -38 6 -43Z", fill=look.ink, opacity=0.55)
    yield tag(
        "path",
        d="M-10 -40Q0 -31 11 -41L7 -39 5 -36 2 -37 0 -34.5-3 -37-6 -36.5Z",
        fill="#fff",
        stroke=look.ink,
        stroke_width=1,
    )
    if strength >= 5:
        yield tag(
            "path",
            d="M-20 -60Q-12 -84 14 -90 4 -78 20 -60 0 -70 -20 -60Z",
            fill=look.hair,
            stroke=look.ink,
            stroke_width=1.3,
        )


def _giant(look: Look, strength: int) -> Iterator[str]:
    if strength >= 3:
        yield tag(
            "path",
            d="M28 0 34 -64Q37 -88 48 -86 58 -82 52 -60L40 0Z",
            fill="#7a5230",
            stroke=look.ink,
            stroke_width=1.5,
        )
    yield tag("path", d="M-50 0Q-50 -34-18 -39H18Q50 -34 50 0Z", fill=look.cloth, stroke=look.ink, stroke_width=1.5)
    yield _both("M-21 -64Q-29 -68-27 -56-25 -52-21 -54Z", fill=look.skin, stroke=look.ink, stroke_width=1.2)
    yield tag(
        "path",
        d="M-22 -46V-74Q-21 -94 0 -94 21 -94 22 -74V-46Q14 -30 0 -30-14 -30-22 -46Z",
        fill=look.skin,
        stroke=look.ink,
        stroke_width=1.5,
    )
    if strength >= 6:
        yield tag("path", d="M-22 -58Q-18 -46 0 -47 18 -46 22 -58V-44Q14 -22 0 -18-14 -22-22 -44Z", fill=look.hair)
    yield _both("M-16 -72-4 -70V-66L-16 -67Z", fill=look.hair)
    yield _eyes(9, -63, 2.6, "#fff", look.ink)
    yield tag("path", d="M-4 -66H4L7 -53Q0 -49-7 -53Z", fill="#c08f7a")
    yield tag("path", d="M-9 -41Q0 -44 9 -41", fill="none", stroke=look.ink, stroke_width=2.2, stroke_linecap="round")
    for x in (-42, -33):
        yield tag("path", d=f"M{x} -22 {x + 6} -6H{x + 2}V0H{x - 2}V-6H{x - 6}Z", fill="#1f4d2c")


FIGURES: dict[str, Callable[[Look, int], Iterator[str]]] = {"D": _dwarf, "O": _orc, "G": _goblin, "L": _giant}


# -- mines


ROCKS = {1: ("#c79f6c", "#6d4a2a"), 2: ("#a9a59d", "#4b4a4d"), 3: ("#a2746b", "#40242a")}
GEMS = ("#e05a5a", "#58b0ea", "#67c587", "#d58ae6", "#f2a64b")


def _mine(name: str) -> str:
    mine = _MINES[name]
    value, defence, workers = int(VALUE[mine]), int(DEFENCE[mine]), int(WORKERS[mine])
    light, dark = ROCKS[defence]
    return _card(
        tag("rect", width=WIDTH, height=HEIGHT, fill="url(#rock)"),
        *_stones(dark, Random(name)),
        *_entrance(),
        *_cart(value),
        tag("rect", width=WIDTH, height=61, fill=PLATE),
        tag("path", d="M0 61H100", stroke=GOLD, stroke_width=1.6),
        _worth(value),
        *(
            _icon(SHIELD, 77 - 18.5 * n, 6.5, 20, fill="#b9c6d6", stroke="#fff", stroke_width=1.4)
            for n in range(defence)
        ),
        *_staff(workers, bool(OVERSEER[mine])),
        defs=gradient("rock", (0, light, 1), (1, dark, 1)),
    )


def _worth(value: int) -> str:
    """The value on a lump of gold."""
    lump = polygon([(4.5, 19), (10, 6), (25, 4.5), (33, 13), (31, 27), (20, 33.5), (8, 30)])
    return tag("path", d=lump, fill=GOLD, stroke="#fff3c4", stroke_width=1.4) + lettering(
        str(value), 19, 29, 28, "middle", fill="#3a2405"
    )


def _staff(workers: int, overseer: bool) -> Iterator[str]:
    """A place for each worker, and one of gold for the overseer."""
    for n in range(workers + overseer):
        is_overseer = n == workers
        x, paint = 4.6 + 23 * n, GOLD if is_overseer else PALE
        yield tag(
            "rect",
            x=x,
            y=36.5,
            width=21.5,
            height=21.5,
            rx=10.7 if is_overseer else 4,
            fill="#47331f",
            stroke=paint,
            stroke_width=1.6,
        )
        yield _icon(CROWN if is_overseer else PICK, x + 2.7, 39, 16, fill=paint)


def _stones(dark: str, chance: Random) -> Iterator[str]:
    for _ in range(16):
        x, y, size = chance.uniform(0, WIDTH), chance.uniform(62, HEIGHT), chance.uniform(5, 13)
        turns = [turn * math.tau / 6 + chance.uniform(-0.3, 0.3) for turn in range(6)]
        stone = polygon([(x + size * math.cos(turn), y + size * 0.7 * math.sin(turn)) for turn in turns])
        yield tag("path", d=stone, fill=chance.choice(["#fff", dark]), opacity=0.16)


def _entrance() -> Iterator[str]:
    yield tag("path", d="M20 140V92Q20 70 50 70 80 70 80 92V140Z", fill="#140d09")
    yield tag(
        "path",
        d="M17 140V76H25V140ZM75 140V76H83V140ZM12 69H88V78H12Z",
        fill="#7d5430",
        stroke="#3d2613",
        stroke_width=1.3,
    )
    yield tag(
        "path",
        d="M42 106 30 140M58 106 70 140M40 114H60M36 124H64M32 134H68",
        fill="none",
        stroke="#8b8f96",
        stroke_width=2,
    )


def _cart(value: int) -> Iterator[str]:
    """A cart with as many gems as the mine is worth."""
    for n in range(value):
        row, place = divmod(n, 4)
        x, y = 38.0 + 8 * place + 4 * row, 101.0 - 7 * row
        shape = polygon([(x - 4.5, y - 1), (x - 2, y - 5), (x + 2, y - 5), (x + 4.5, y - 1), (x, y + 6)])
        yield tag("path", d=shape, fill=GEMS[n % len(GEMS)], stroke="#fff", stroke_width=0.7)
    yield tag("path", d="M30 102H70L65 122H35Z", fill="#5a5f69", stroke="#23262c", stroke_width=1.6)
    yield tag("path", d="M31.5 108H68.5", stroke="#8b929e", stroke_width=2)
    for x in (40, 60):
        yield tag("circle", cx=x, cy=124, r=5, fill="#2d3037", stroke="#8b929e", stroke_width=1.6)


# -- frames, corners, empty places, the back and the cover


def _card(*drawn: str, defs: str = "") -> str:
    clip = tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT, rx=8), id="clip")
    edge = tag(
        "rect",
        x=0.6,
        y=0.6,
        width=WIDTH - 1.2,
        height=HEIGHT - 1.2,
        rx=7.6,
        fill="none",
        stroke="#0008",
        stroke_width=1.2,
    )
    return picture(WIDTH, HEIGHT, tag("defs", defs, clip), tag("g", *drawn, clip_path="url(#clip)"), edge)


def _icon(d: str, x: float, y: float, size: float, **attributes: object) -> str:
    return tag("path", d=d, transform=f"translate({x:.2f} {y:.2f}) scale({size / 24:.3f})", **attributes)


def _halo(look: Look, wide: float) -> dict[str, Any]:
    return {"stroke": look.ink, "stroke_width": wide, "stroke_linejoin": "round", "paint_order": "stroke"}


def _corner(look: Look, strength: int) -> str:
    """The strength in the corner, the sign of the race beside it."""
    text, size, left, base = str(strength), 32, 6, 27.5
    figure = lettering(text, left, base, size, fill="#fff", **_halo(look, 145))
    return figure + _icon(look.sign, left + width(text, size) + 4, base - 20.5, 20, fill="#fff", **_halo(look, 4.5))


def _place(colour: str, *drawn: str) -> str:
    """An empty place on the table."""
    return picture(
        WIDTH,
        HEIGHT,
        tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=colour, opacity=0.3),
        tag("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=7, fill="none", stroke=colour, stroke_width=3),
        *drawn,
    )


def _camp(letter: str) -> str:
    look = LOOKS[letter]
    return _place(look.cave[1], _icon(look.sign, 28, 22, 44, fill=look.cave[1]))


def _empty() -> str:
    return _place("#7d6a55", _icon(PICK, 28, 22, 44, fill="#7d6a55"))


def _discarded() -> str:
    """A pick crossed out: those who have done their work."""
    crossed = tag("path", d="M24 72 76 20", stroke="#9b8468", stroke_width=5)
    return _place("#9b8468", _icon(PICK, 28, 24, 44, fill="#9b8468"), crossed)


def _back() -> str:
    """A card of which nothing is seen."""
    picks = [
        _icon(PICK, x, y, 13, fill="#6b4a2e")
        for row, y in enumerate(range(6, HEIGHT, 16))
        for x in range(-7 if row % 2 else 1, WIDTH, 16)
    ]
    return _card(
        tag("rect", width=WIDTH, height=HEIGHT, fill="#553821"),
        *picks,
        tag("circle", cx=50, cy=70, r=25, fill="#3a2414", stroke=GOLD, stroke_width=2),
        _icon(CROWN, 32, 50, 36, fill=GOLD),
        tag("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=5, fill="none", stroke=GOLD, stroke_width=1.4),
    )


def _cover() -> str:
    """A mountain by night with four caves, and a king in each."""
    caves = []
    for n, (letter, look) in enumerate(LOOKS.items()):
        middle = 46 + 76 * n
        arch = f"M{middle - 32} 140V96Q{middle - 32} 60 {middle} 60 {middle + 32} 60 {middle + 32} 96V140Z"
        caves.append(tag("path", d=arch, fill=look.cave[1], stroke="#1a120c", stroke_width=5))
        caves.append(_figure(look, letter, ARMED, middle, 140, 0.66, crowned=True))
    ridge = polygon(
        [
            (0, 140),
            (0, 62),
            (40, 30),
            (66, 46),
            (112, 8),
            (150, 42),
            (178, 24),
            (232, 52),
            (268, 18),
            (320, 58),
            (320, 140),
        ]
    )
    snow = polygon([(112, 8), (128, 22.6), (118, 22), (111, 28), (104, 21), (97, 20.4)])
    chance = Random("cover")
    stars = (tag("circle", cx=chance.uniform(0, 320), cy=chance.uniform(2, 40), r=0.9, fill="#fff") for _ in range(40))
    return picture(
        320,
        140,
        tag(
            "defs",
            gradient("night", (0, "#1c2b52", 1), (1, "#c98a5c", 1)),
            gradient("hill", (0, "#8a7a70", 1), (1, "#3b2b22", 1)),
        ),
        tag("rect", width=320, height=140, fill="url(#night)"),
        *stars,
        tag("path", d=ridge, fill="url(#hill)"),
        tag("path", d=snow, fill="#f4f1ea"),
        *caves,
    )


_OTHERS: dict[str, Callable[[], str]] = {"empty": _empty, "discarded": _discarded, "back": _back, "cover": _cover}
