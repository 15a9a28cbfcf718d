"""The faces of the cards: five landscapes on the way to five cities, each nearer the higher the number."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from karczma.art.lettering import lettering, width
from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import COLOUR_NAMES, LETTERS

WIDTH, HEIGHT = 100, 140
HORIZON = 84.0
SPONSOR = "*"
VALUES = (SPONSOR, *map(str, range(2, 11)))


@dataclass(frozen=True)
class Look:
    """How a colour looks: its sky from top to horizon, its ground from far to near, its sign, and its country."""

    sky: tuple[str, str]
    ground: tuple[str, str, str]
    ink: str
    sign: str  # a silhouette on a square of 24
    country: str


LOOKS = {
    "Y": Look(
        ("#e9a23b", "#fbe3a1"), ("#dba044", "#b97425", "#7a4517"), "#5d3510", "M12 3 23 21H1ZM12 3V21H18Z", "dunes"
    ),
    "B": Look(
        ("#2b6cb0", "#a9d8f5"),
        ("#4b96cf", "#22659f", "#123c66"),
        "#0e3156",
        "M12 1C15 7 20 11.500 20 16A8 7.500 0 0 1 4 16C4 11.500 9 7 12 1Z",
        "waves",
    ),
    "V": Look(
        ("#3a2767", "#b694dd"),
        ("#7a57ad", "#4d3380", "#271848"),
        "#2c1a52",
        "M15 2A10.500 10.500 0 1 0 22 15 8.500 8.500 0 0 1 15 2Z",
        "peaks",
    ),
    "G": Look(
        ("#3f8f4f", "#d6efb4"),
        ("#6cb05a", "#33783c", "#174422"),
        "#123a1c",
        "M12 1 19 10H15.500L21 17H13.500V23H10.500V17H3L8.500 10H5Z",
        "woods",
    ),
    "O": Look(
        ("#c4512d", "#fbc79a"),
        ("#cf7248", "#97432a", "#561f16"),
        "#4c1a12",
        "M2 22V8H5V10.500H8V8H11V2H13.500V8H16V10.500H19V8H22V22H15V17A3 3 0 0 0 9 17V22Z",
        "cliffs",
    ),
}


def faces() -> Iterator[str]:
    """The names of all faces: the cards as they are written, the empty camps, the back, and the cover of the box."""
    yield from (letter + value for letter in LOOKS for value in VALUES)
    yield from LOOKS
    yield from ("back", "cover")


# Faces that the rules page shows beside a paragraph.
PICTURES = {
    "1.1": (
        "Y2",
        "Y10",
        "Y*",
        "B7",
        "V7",
        "G7",
        "O7",
    ),
    "2.1": (
        "B4",
        "B",
    ),
    "2.2": (
        "G2",
        "G5",
        "G9",
    ),
    "2.3": (
        "O*",
        "O*",
        "O3",
    ),
    "3.3": (
        "Y*",
        "Y5",
        "Y8",
        "Y10",
    ),
}


def gallery() -> Iterator[tuple[Sentence, dict[str, Sentence]]]:
    """The faces the rules page shows, in groups: what a group is called, and each face with its name."""
    for colour, letter in zip(COLOUR_NAMES, LETTERS, strict=True):
        worth = {letter + value: 0 if value == SPONSOR else int(value) for value in VALUES}
        names = {name: sentence("lost-cities/card", colour=colour, value=value) for name, value in worth.items()}
        yield sentence("lost-cities/gallery-colour", colour=colour), names


def face(name: str) -> str:
    """One face as SVG."""
    if name == "back":
        return _back()
    if name == "cover":
        return _cover()
    look, value = LOOKS[name[0]], name[1:]
    if not value:
        return _camp(look)
    return picture(
        WIDTH,
        HEIGHT,
        tag("defs", gradient("sky", (0, look.sky[0], 1), (1, look.sky[1], 1)), _rounded("clip")),
        tag("g", *_scene(look, value, Random(name)), clip_path="url(#clip)"),
        _frame(),
        _corner(look, value, 7, 25.5, "start"),
        _corner(look, value, WIDTH - 7, HEIGHT - 8, "end"),
    )


# -- the scene


def _scene(look: Look, value: str, chance: Random) -> Iterator[str]:
    yield tag("rect", width=WIDTH, height=HEIGHT, fill="url(#sky)")
    yield from _sun(look, chance)
    if value == SPONSOR:
        yield from _ground(look, chance)
        yield _pouch(look)
    else:
        yield _city(look, int(value), chance)
        yield from _ground(look, chance)
        yield _sign(look, 13, 103, 24, fill=look.sky[1], opacity=0.9)


def _sun(look: Look, chance: Random) -> Iterator[str]:
    x, y, radius = chance.uniform(56, 82), chance.uniform(26, 44), 9.5
    is_moon = look.country == "peaks"
    if not is_moon:
        for ray in range(12):
            angle, wide = ray * math.tau / 12 + chance.uniform(-0.1, 0.1), 0.06
            far = 95.0
            points = [(x, y), *((x + far * math.cos(a), y + far * math.sin(a)) for a in (angle - wide, angle + wide))]
            yield tag("path", d=polygon(points), fill="#fff", opacity=0.1)
    for size, opacity in ((2.1, 0.16), (1.5, 0.22), (1.0, 1.0)):
        yield tag("circle", cx=x, cy=y, r=radius * size, fill="#fffbe8", opacity=opacity)
    if is_moon:
        for _ in range(14):
            yield tag("circle", cx=chance.uniform(4, 96), cy=chance.uniform(34, 74), r=0.7, fill="#fff", opacity=0.8)


def _city(look: Look, value: int, chance: Random) -> str:
    """The city on the horizon: far and small for a 2, near and tall for a 10."""
    near = (value - 2) / 8
    towers = []
    for number in range(2 + value // 2):
        tall = (7 + 24 * near) * chance.uniform(0.6, 1.0)
        wide = 4.5 + 4 * near
        x = 50 + (number - (1 + value // 2) / 2) * (wide + 1)
        top = HORIZON + 4 - tall
        shape = [(x - wide / 2, HORIZON + 14), (x - wide / 2, top), (x, top - wide * chance.uniform(0.3, 1.1))]
        towers.append(tag("path", d=polygon([*shape, (x + wide / 2, top), (x + wide / 2, HORIZON + 14)])))
    return tag("g", *towers, fill=look.ground[2], opacity=0.4 + 0.35 * near)


def _ground(look: Look, chance: Random) -> Iterator[str]:
    for layer, colour in enumerate(look.ground):
        top = HORIZON + layer * 17.0
        yield tag("path", d=COUNTRIES[look.country](top, layer, chance), fill=colour)


def _closed(line: list[tuple[float, float]]) -> str:
    return polygon([(-2, HEIGHT + 2.0), *line, (WIDTH + 2.0, HEIGHT + 2.0)])


def _dunes(top: float, layer: int, chance: Random) -> str:
    shift, high = chance.uniform(0, math.tau), 5.0 + layer
    return _closed([(x, top + high * math.sin(x / (15 + 5 * layer) + shift)) for x in range(-2, WIDTH + 3, 3)])


def _waves(top: float, layer: int, chance: Random) -> str:
    shift = chance.uniform(0, 12)
    return _closed([(x, top - 4.5 * abs(math.sin((x + shift) / (6.5 + layer)))) for x in range(-2, WIDTH + 3, 1)])


def _peaks(top: float, layer: int, chance: Random) -> str:
    line, x = [], -8.0
    while x < WIDTH + 12:
        line.append((x, top + chance.uniform(-14, -5) + layer * 3))
        x += chance.uniform(8, 13)
        line.append((x, top + chance.uniform(1, 6)))
        x += chance.uniform(7, 11)
    return _closed(line)


def _woods(top: float, layer: int, chance: Random) -> str:
    line, x, wide = [], -4.0, 7.0 + 2 * layer
    while x < WIDTH + wide:
        tall = (9 + 3 * layer) * chance.uniform(0.7, 1.1)
        line += [(x, top + 3), (x + wide / 2, top + 3 - tall), (x + wide, top + 3)]
        x += wide * chance.uniform(0.7, 0.95)
    return _closed(line)


def _cliffs(top: float, layer: int, chance: Random) -> str:
    line, x = [], -4.0
    while x < WIDTH + 4:
        wide, high = chance.uniform(9, 18), top + chance.uniform(-9, 5)
        line += [(x, high), (x + wide - 2, high + chance.uniform(-1.5, 1.5))]
        x += wide
    return _closed(line)


COUNTRIES = {"dunes": _dunes, "waves": _waves, "peaks": _peaks, "woods": _woods, "cliffs": _cliffs}


def _pouch(look: Look) -> str:
    """A sponsor's purse, and coins beside it."""
    purse = "M38 66H62L57 73Q75 88 70 104Q68 112 50 112Q32 112 30 104Q25 88 43 73Z"
    coins = (tag("ellipse", cx=x, cy=y, rx=7.5, ry=3.4, stroke=look.ink, stroke_width=1) for x, y in COINS)
    return tag(
        "g",
        tag("path", d=purse, fill=look.ink),
        tag("path", d="M40 72.500H60", stroke=look.sky[1], stroke_width=2.4, stroke_linecap="round"),
        lettering("×", 50, 103, 34, "middle", fill=look.sky[1]),
        tag("g", *coins, fill="#f6d774"),
    )


COINS = ((78, 112), (78, 108), (78, 104), (24, 113))


# -- frame, corners, back and cover


def _rounded(name: str) -> str:
    return tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT, rx=8), id=name)


def _frame() -> str:
    rim = {"fill": "none", "stroke": "#fff", "stroke_width": 1.2, "stroke_opacity": 0.65}
    return tag("rect", x=2.6, y=2.6, width=WIDTH - 5.2, height=HEIGHT - 5.2, rx=6, **rim) + tag(
        "rect", x=0.5, y=0.5, width=WIDTH - 1.0, height=HEIGHT - 1.0, rx=7.8, fill="none", stroke="#0005"
    )


def _sign(look: Look, x: float, y: float, size: float, **attributes: object) -> str:
    return tag("path", d=look.sign, transform=f"translate({x:.2f} {y:.2f}) scale({size / 24:.3f})", **attributes)


def _corner(look: Look, value: str, x: float, y: float, anchor: str) -> str:
    """The number upright in both corners, the colour's sign beside it."""
    text, size = ("×", 46) if value == SPONSOR else (value, 27)
    lift = 5.0 if value == SPONSOR else 0.0
    wide, gap, sign = width(text, size), 2.5, 15
    left = x if anchor == "start" else x - wide - gap - sign
    halo = {"stroke": look.ink, "stroke_linejoin": "round", "paint_order": "stroke"}
    figures = lettering(text, left, y + lift, size, fill="#fff", stroke_width=150 * 27 / size, **halo)
    return figures + _sign(look, left + wide + gap, y - 17, sign, fill="#fff", stroke_width=4.5, **halo)


def _camp(look: Look) -> str:
    """An empty camp: only its sign."""
    return picture(
        WIDTH,
        HEIGHT,
        tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=look.ground[1], opacity=0.35),
        tag(
            "rect",
            x=2,
            y=2,
            width=WIDTH - 4,
            height=HEIGHT - 4,
            rx=7,
            fill="none",
            stroke=look.ground[0],
            stroke_width=3,
        ),
        _sign(look, 29, 49, 42, fill=look.ground[0]),
    )


def _back() -> str:
    lozenges = [
        tag("path", d=polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]))
        for row, y in enumerate(range(10, HEIGHT, 10))
        for x in range(10 if row % 2 else 5, WIDTH, 10)
    ]
    points = [
        (
            50 + (17 if n % 2 == 0 else 6) * math.sin(n * math.pi / 4),
            70 - (17 if n % 2 == 0 else 6) * math.cos(n * math.pi / 4),
        )
        for n in range(8)
    ]
    return picture(
        WIDTH,
        HEIGHT,
        tag("defs", _rounded("clip")),
        tag(
            "g",
            tag("rect", width=WIDTH, height=HEIGHT, fill="#1d2b45"),
            *lozenges,
            clip_path="url(#clip)",
            fill="#27395a",
        ),
        tag("circle", cx=50, cy=70, r=25, fill="#1d2b45", stroke="#d9b665", stroke_width=1.6),
        tag("path", d=polygon(points), fill="#d9b665"),
        tag("circle", cx=50, cy=70, r=3.2, fill="#1d2b45"),
        tag(
            "rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=5, fill="none", stroke="#d9b665", stroke_width=1.2
        ),
    )


def _cover() -> str:
    """Five strips of country side by side, and the sun over them."""
    strips, defs = [], []
    for number, (letter, look) in enumerate(LOOKS.items()):
        x, chance = number * 64, Random(f"cover {letter}")
        defs += [
            gradient(f"sky{letter}", (0, look.sky[0], 1), (1, look.sky[1], 1)),
            tag("clipPath", tag("rect", width=64.5, height=HEIGHT), id=f"strip{letter}"),
        ]
        scene = (
            tag("rect", width=WIDTH, height=HEIGHT, fill=f"url(#sky{letter})"),
            tag("g", _city(look, 5 + number, chance), transform="translate(-18)"),
            *_ground(look, chance),
            _sign(look, 20, 104, 24, fill=look.sky[1]),
        )
        strips.append(tag("g", tag("g", *scene, clip_path=f"url(#strip{letter})"), transform=f"translate({x})"))
    sun = (tag("circle", cx=160, cy=44, r=20.0 * s, fill="#fffbe8", opacity=o) for s, o in ((1.8, 0.2), (1.0, 0.95)))
    return picture(320, 140, tag("defs", *defs), *strips, *sun)
