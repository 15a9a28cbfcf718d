"""The faces of the cards: loot in bright weather, hazards in the dark, warriors, and shields on the backs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from karczma.art.lettering import lettering, width
from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import CHARACTERS, DUSIGROSZ, ITEMS, NAMES, PRINTED, STACKS, VALUE

WIDTH, HEIGHT = 100, 140
MIDDLE = WIDTH / 2
HORIZON = 96.0
FIGURES = 31  # the size of the figures in the corners
CHIP = 40  # the side of a chip: a card told in one small picture
WARRIORS = max(seats * int(each) for seats, each in enumerate(CHARACTERS))

GOLD, GOLD_EDGE, GOLD_LIGHT = "#ecbd45", "#6e4a0e", "#fbe7a3"
WOOD, WOOD_DARK, WOOD_LIGHT = "#4a2f1b", "#2c1a0e", "#9a6a3c"
STEEL, STEEL_DARK, STEEL_LIGHT = "#9aa7b4", "#2c343d", "#dfe6ec"
SKIN, DARK_HAIR, RED, WHITE = "#eec39a", "#241813", "#b3372b", "#fff"
HOLLOW = "#0d2018a8"  # an empty place, dark enough for its sign on any table

# Signs beside the figures and on chips: silhouettes on a square of 24.
COIN = "M12 2A10 10 0 1 0 12 22 10 10 0 1 0 12 2ZM12 7 17 12 12 17 7 12Z"
GOBLET = "M4 2H20C20 9 18 13 13.5 14V19H17.5V22H6.5V19H10.5V14C6 13 4 9 4 2Z"
CHEST = "M2 10C2 5 5 3 8 3H16C19 3 22 5 22 10V11H14.5V9.5H9.5V11H2ZM2 13H9.5V15.5H14.5V13H22V21H2Z"
HAND = (
    "M5 11V6.5A1.5 1.5 0 0 1 8 6.5V3.5A1.5 1.5 0 0 1 11 3.5V2.5A1.5 1.5 0 0 1 14 2.5V4A1.5 1.5 0 0 1 17 4"
    "V12L19.5 9.5A1.7 1.7 0 0 1 22 12L17 20V23H7V19Z"
)
KEY = "M7 2A6 6 0 1 0 10.5 12.5L18 20V23H22V19L12.5 10.5A6 6 0 0 0 7 2ZM7 5A3 3 0 1 1 7 11 3 3 0 0 1 7 5Z"
HELM = "M3 6C6 1 18 1 21 6V18L12 23 3 18ZM5.5 9V11.5H10.5V9ZM13.5 9V11.5H18.5V9ZM11.2 13V20H12.8V13Z"
SHIP = "M11 1H13V3L21 5V13L13 12V15H20L24 10.5V15C22 20 18 23 12 23S2 20 0 15V10.5L4 15H11V12L3 13V5L11 3Z"
PURSE = "M7 1H17L15 6C20 9 22 13 22 17C22 21 19 23 12 23S2 21 2 17C2 13 4 9 9 6Z"


@dataclass(frozen=True)
class Look:
    """How a kind of card looks: its sky from top to horizon, its ground from far to near, its sign and its picture."""

    sky: tuple[str, str]
    ground: tuple[str, str]
    ink: str
    sign: str
    picture: Callable[[], Iterable[str]]
    figures: str = ""  # its worth; a hazard has none

    @property
    def is_hazard(self) -> bool:
        """Whether it takes something away."""
        return not self.figures


def faces() -> Iterator[str]:
    """The cards as they are written, their chips, the warriors, the stacks and their empty places, and the rest."""
    yield from LOOKS
    yield from (f"chip-{name}" for name in LOOKS)
    yield from (f"warrior-{number}" for number in range(WARRIORS))
    yield from (f"{place}-{number}" for place in ("stack", "empty") for number in range(1, STACKS + 1))
    yield from ("waiting", "ducat", "dusigrosz", "back", "cover")


# Faces that the rules page shows beside a paragraph.
PICTURES = {
    "1.1": (
        "1",
        "5",
        "10",
        "1h",
        "C",
        "K",
        "J",
        "dusigrosz",
    ),
    "1.2": (
        "stack-1",
        "stack-10",
    ),
    "2.3": ("1h",),
    "2.4": ("C",),
    "2.5": ("K",),
    "2.6": (
        "K",
        "K",
    ),
    "2.7": ("J",),
    "2.8": (
        "J",
        "K",
    ),
    "3.1": ("warrior-0",),
    "5.1": ("dusigrosz",),
    "5.2": ("1h",),
}


def gallery() -> Iterator[tuple[Sentence, dict[str, Sentence]]]:
    """The faces the rules page shows, in groups: what a group is called, and each face with its name."""
    game = "warriors-adventures"
    cards = {
        text: sentence(f"{game}/card", card=NAMES[kind], value=int(VALUE[kind]) if kind < ITEMS else 1)
        for kind, text in enumerate(LOOKS)
    }
    yield sentence(f"{game}/gallery-adventures"), cards | {"dusigrosz": sentence(f"{game}/board-dusigrosz")}
    characters = {f"warrior-{n}": sentence(f"{game}/board-warrior-line", number=n + 1) for n in range(WARRIORS)}
    yield sentence(f"{game}/gallery-characters"), characters


def face(name: str) -> str:
    """One face as SVG."""
    if name in LOOKS:
        return _card(LOOKS[name], Random(name))
    if name in ALONE:
        return ALONE[name]()
    kind, _, which = name.partition("-")
    return _chip(LOOKS[which]) if kind == "chip" else NUMBERED[kind](int(which))


# -- a card: a country, what lies or stands there, a frame and corners


def _card(look: Look, chance: Random) -> str:
    scene = (
        tag("rect", width=WIDTH, height=HEIGHT, fill="url(#sky)"),
        *(_storm(chance) if look.is_hazard else _rays(look)),
        *_country(look, chance),
        tag("ellipse", cx=MIDDLE, cy=113, rx=33, ry=5, fill="#000", opacity=0.28),
        *look.picture(),
    )
    return picture(
        WIDTH,
        HEIGHT,
        tag("defs", gradient("sky", (0, look.sky[0], 1), (1, look.sky[1], 1)), _rounded("clip")),
        tag("g", *scene, clip_path="url(#clip)"),
        _jagged_frame(look) if look.is_hazard else _frame(),
        _corner(look, 7, 28, "start"),
        _corner(look, WIDTH - 7, HEIGHT - 8, "end"),
    )


def _rays(look: Look) -> Iterator[str]:
    for ray in range(16):
        angle, wide, far = ray * math.tau / 16, 0.09, 120.0
        sides = ((MIDDLE + far * math.cos(a), 72 + far * math.sin(a)) for a in (angle - wide, angle + wide))
        yield tag("path", d=polygon([(MIDDLE, 72), *sides]), fill=look.sky[1], opacity=0.3)
    for radius, opacity in ((44, 0.25), (34, 0.4)):
        yield tag("circle", cx=MIDDLE, cy=72, r=radius, fill="#fffbe8", opacity=opacity)


def _storm(chance: Random) -> Iterator[str]:
    for row in range(4):
        y = 12.0 + row * 20
        line = [(x, y + 5 * math.sin(x / 9 + chance.uniform(0, 1) + row * 2)) for x in range(-4, WIDTH + 5, 4)]
        yield tag("path", d=polygon([*line, *((x, dy + 8) for x, dy in reversed(line))]), fill="#000", opacity=0.16)


def _country(look: Look, chance: Random) -> Iterator[str]:
    """A far palisade on a hill, and the ground in front of it."""
    stakes: list[tuple[float, float]] = []
    for x in range(-2, WIDTH + 4, 6):
        top = HORIZON - 12 + 5 * math.sin(x / 22) + chance.uniform(-1.5, 1.5)
        stakes += [(x, top + 4), (x + 2.5, top), (x + 5, top + 4), (x + 5.5, top + 4)]
    yield tag("path", d=_grounded(stakes), fill=look.ground[0], opacity=0.8)
    shift = chance.uniform(0, math.tau)
    hills = [(x, HORIZON + 6 + 3 * math.sin(x / 17 + shift)) for x in range(-2, WIDTH + 3, 3)]
    yield tag("path", d=_grounded(hills), fill=look.ground[1])


def _grounded(line: Iterable[tuple[float, float]]) -> str:
    return polygon([(-2, HEIGHT + 2.0), *line, (WIDTH + 2.0, HEIGHT + 2.0)])


def _rounded(name: str) -> str:
    return tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT, rx=8), id=name)


def _rim() -> str:
    return tag("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=7.8, fill="none", stroke="#0006")


def _frame() -> str:
    line = {"fill": "none", "stroke": WHITE, "stroke_width": 1.4, "stroke_opacity": 0.75}
    return tag("rect", x=2.8, y=2.8, width=WIDTH - 5.6, height=HEIGHT - 5.6, rx=6, **line) + _rim()


def _jagged_frame(look: Look) -> str:
    """Teeth all around: a hazard is known by its edge, without any colour."""
    teeth = []
    for x in range(0, WIDTH, 10):
        teeth += [[(x, 0), (x + 10, 0), (x + 5, 6)], [(x, HEIGHT), (x + 10, HEIGHT), (x + 5, HEIGHT - 6)]]
    for y in range(0, HEIGHT, 10):
        teeth += [[(0, y), (0, y + 10), (6, y + 5)], [(WIDTH, y), (WIDTH, y + 10), (WIDTH - 6, y + 5)]]
    drawn = (tag("path", d=polygon(tooth)) for tooth in teeth)
    return tag("g", *drawn, fill=look.ink, clip_path="url(#clip)") + _rim()


def _sign(sign: str, x: float, y: float, size: float, **attributes: object) -> str:
    place = f"translate({x:.2f} {y:.2f}) scale({size / 24:.3f})"
    return tag("path", d=sign, transform=place, fill_rule="evenodd", **attributes)


def _corner(look: Look, x: float, y: float, anchor: str) -> str:
    """What it is worth, upright in both corners, and its sign beside; a hazard has a larger sign alone."""
    sign = 25 if look.is_hazard else 17
    wide = width(look.figures, FIGURES) + 2.5 if look.figures else 0
    left = x if anchor == "start" else x - wide - sign
    halo = {"fill": WHITE, "stroke": look.ink, "stroke_linejoin": "round", "paint_order": "stroke"}
    drawn = _sign(look.sign, left + wide, y - sign + (2.5 if look.is_hazard else -2), sign, stroke_width=4.5, **halo)
    return (lettering(look.figures, left, y, FIGURES, stroke_width=150, **halo) if look.figures else "") + drawn


def _chip(look: Look) -> str:
    """A card in small: loot is round and bright, a hazard is a dark square."""
    half = CHIP / 2
    if look.is_hazard:
        ground = tag(
            "rect", x=1.5, y=1.5, width=CHIP - 3, height=CHIP - 3, rx=5, fill=look.ink, stroke="#f0a090", stroke_width=2
        )
        return picture(CHIP, CHIP, ground, _sign(look.sign, 7, 7, 26, fill=WHITE))
    ground = tag("circle", cx=half, cy=half, r=half - 1.5, fill=look.sky[1], stroke=look.ink, stroke_width=2.5)
    if look.sign == HAND:
        return picture(CHIP, CHIP, ground, _sign(look.sign, 8, 7, 25, fill=look.ink))
    return picture(CHIP, CHIP, ground, lettering(look.figures, half, 29, 26, "middle", fill=look.ink))


# -- the pictures on the cards


def _mirrored(*shapes: str) -> str:
    """Shapes of the right half of a card, on both halves."""
    return "".join(shapes) + tag("g", *shapes, transform=f"matrix(-1 0 0 1 {WIDTH} 0)")


def _disc(x: float, y: float, radius: float) -> str:
    """A coin: a rim, a ring of beads and a lozenge."""
    beads = (
        tag("circle", cx=x + 0.78 * radius * math.cos(a), cy=y + 0.78 * radius * math.sin(a), r=radius * 0.06)
        for a in (bead * math.tau / 18 for bead in range(18))
    )
    near = radius * 0.5
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=radius, fill=GOLD, stroke=GOLD_EDGE, stroke_width=radius * 0.09),
        tag("g", *beads, fill=GOLD_EDGE),
        tag("circle", cx=x, cy=y, r=radius * 0.64, fill=GOLD_LIGHT, stroke=GOLD_EDGE, stroke_width=radius * 0.05),
        tag("path", d=polygon([(x, y - near), (x + near, y), (x, y + near), (x - near, y)]), fill=GOLD_EDGE),
        tag("circle", cx=x, cy=y, r=near * 0.36, fill=GOLD),
    )


def _one_coin() -> Iterator[str]:
    yield _disc(MIDDLE, 80, 31)


def _goblet() -> Iterator[str]:
    edge = {"stroke": STEEL_DARK, "stroke_width": 2, "stroke_linejoin": "round"}
    yield tag("path", d="M45 84H55V103H45Z", fill=STEEL, **edge)
    yield tag("path", d="M33 112Q34 102 50 101Q66 102 67 112Z", fill=STEEL, **edge)
    yield tag("path", d="M24 45H76C77 74 66 88 50 88C34 88 23 74 24 45Z", fill=STEEL, **edge)
    yield tag("path", d="M31 48H40C40 66 43 78 48 85C36 81 31 66 31 48Z", fill=STEEL_LIGHT)
    yield tag("path", d="M24.5 57H75.5Q75 63 74.5 66H25.5Q25 63 24.5 57Z", fill=GOLD, stroke=GOLD_EDGE)
    for x, colour in ((35, "#2f7fb5"), (50, RED), (65, "#2f9a62")):
        yield tag("circle", cx=x, cy=61.5, r=4.4, fill=colour, stroke=WHITE, stroke_width=0.9)
    yield tag("ellipse", cx=MIDDLE, cy=45, rx=26, ry=5.5, fill="#7c1f3a", **edge)
    yield tag("ellipse", cx=MIDDLE, cy=93, rx=8, ry=3.4, fill=GOLD, stroke=GOLD_EDGE)


def _treasure() -> Iterator[str]:
    edge = {"stroke": WOOD_DARK, "stroke_width": 2, "stroke_linejoin": "round"}
    yield tag("path", d="M19 62Q16 40 30 40H70Q84 40 81 62Z", fill=WOOD, **edge)
    yield tag("path", d="M22 62Q20 45 31 45H69Q80 45 78 62Z", fill=WOOD_DARK)
    for x, y in ((30, 68), (70, 68), (40, 63), (60, 63), (50, 66)):
        yield _disc(x, y, 9)
    yield tag("path", d="M41 60V45L46 51 50 42 54 51 59 45V60Z", fill=GOLD_LIGHT, stroke=GOLD_EDGE, stroke_width=1.6)
    yield tag("path", d="M18 72H82V112H18Z", fill=WOOD_LIGHT, **edge)
    for y in (85, 98):
        yield tag("path", d=f"M18 {y}H82", stroke=WOOD, stroke_width=1.6)
    for x in (24, 68):
        yield tag("rect", x=x, y=71, width=8, height=42, fill=STEEL, stroke=STEEL_DARK, stroke_width=1.4)
    yield tag("rect", x=42, y=74, width=16, height=18, rx=3, fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.8)
    yield tag("path", d="M50 79A3 3 0 0 1 51.5 84.5L53 89H47L48.5 84.5A3 3 0 0 1 50 79Z", fill=GOLD_EDGE)


def _coin_in_hand() -> Iterator[str]:
    edge = {"stroke": "#5d3a20", "stroke_width": 1.8, "stroke_linejoin": "round"}
    yield tag("path", d="M30 142 34 108H66L70 142Z", fill=RED, stroke="#5c1811", stroke_width=2)
    yield tag("path", d="M31 107H69V116H31Z", fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.6)
    for x, top in ((30, 56), (40.5, 48), (51, 49), (61.5, 57)):
        yield tag("rect", x=x, y=top, width=9, height=106 - top, rx=4.5, fill=SKIN, **edge)
    yield tag("path", d="M30 84H70.5V98Q70 107 60 107H40Q31 107 30 98Z", fill=SKIN, **edge)
    yield _disc(50.5, 76, 18)
    yield tag("path", d="M70 99 56 82Q52 77 56.5 75Q61 74 70.5 84Z", fill=SKIN, **edge)


def _chamberlain() -> Iterator[str]:
    edge = {"stroke": "#1d0d18", "stroke_width": 1.8, "stroke_linejoin": "round"}
    yield tag("path", d="M14 142Q16 104 50 102Q84 104 86 142Z", fill="#4b2a5e", **edge)
    yield tag("path", d="M26 110Q50 128 74 110L70 102H30Z", fill="#e9dfd0", **edge)
    yield tag("path", d="M33 62H67V82Q66 96 50 104Q34 96 33 82Z", fill=SKIN, **edge)
    yield tag("path", d="M45 92H55L50 118Z", fill=DARK_HAIR)
    yield _mirrored(
        tag("path", d="M53 70 65 72 59 75Z", fill=WHITE, **edge),
        tag("circle", cx=58, cy=72.6, r=1.6, fill=DARK_HAIR),
        tag("path", d="M52.5 69 67 63", stroke=DARK_HAIR, stroke_width=2.8),
        tag("path", d="M50 88Q64 84 73 92Q62 92 50 91Z", fill=DARK_HAIR),
    )
    yield tag("path", d="M50 74 46.5 86H53Z", fill="#d9a577")
    yield tag("path", d="M29 65Q27 42 50 38Q73 42 71 65Q50 56 29 65Z", fill="#6d2f4f", **edge)
    yield tag("path", d="M68 58Q84 46 80 30Q70 40 66 52Z", fill="#8fd0a0", **edge)
    yield _sign(KEY, 37, 113, 26, fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.4)


def _knights() -> Iterator[str]:
    edge = {"stroke": "#12171c", "stroke_width": 2, "stroke_linejoin": "round"}
    sword = "M26 116 84 46"
    yield _mirrored(
        tag("path", d=sword, stroke="#12171c", stroke_width=7, stroke_linecap="round"),
        tag("path", d=sword, stroke=STEEL_LIGHT, stroke_width=4, stroke_linecap="round"),
        tag("path", d="M24 102 38 114", stroke=GOLD, stroke_width=4),
        tag("path", d="M68 58Q90 56 86 32Q74 40 66 50Z", fill="#e9dfc4", **edge),
    )
    yield tag("path", d="M27 56Q50 38 73 56V98L50 114 27 98Z", fill=STEEL, **edge)
    yield tag("path", d="M31 58Q38 50 46 48V107L31 96Z", fill=STEEL_LIGHT, opacity=0.6)
    yield tag("path", d="M46.5 44H53.5V112L50 114 46.5 112Z", fill=GOLD, stroke=GOLD_EDGE)
    yield _mirrored(
        tag("rect", x=54, y=67, width=17, height=6.5, rx=1.5, fill="#0b0e11"),
        tag("circle", cx=60, cy=70.3, r=1.7, fill="#ff6a4d"),
        *(
            tag("circle", cx=x, cy=y, r=1.5, fill="#0b0e11")
            for x, y in ((59, 82), (65, 82), (59, 88), (65, 88), (59, 94))
        ),
    )


def _longship() -> Iterator[str]:
    edge = {"stroke": "#1a0d08", "stroke_width": 1.8, "stroke_linejoin": "round"}
    yield tag("path", d="M50 34V92", stroke=WOOD_DARK, stroke_width=3.4)
    yield tag("path", d="M24 42Q50 36 76 42Q82 60 76 80Q50 74 24 80Q18 60 24 42Z", fill="#efe4cd", **edge)
    yield _mirrored(tag("path", d="M59 39Q63 39.5 69 40.5Q71 60 69 78.5Q63 77.5 59 77Z", fill=RED))
    yield tag("path", d="M42 50 50 54 58 50 55 60 58 69 50 65 42 69 45 60Z", fill="#231411")
    yield tag(
        "path",
        d="M16 90Q12 78 20 70L25 76 20 80Q22 88 30 94H70Q82 92 84 72L91 68Q94 96 76 110H26Q16 106 16 90Z",
        fill=WOOD,
        **edge,
    )
    yield tag("circle", cx=19.5, cy=74.5, r=1.4, fill=GOLD)
    for number in range(5):
        colour = (GOLD, RED, STEEL_LIGHT, RED, GOLD)[number]
        yield tag("circle", cx=30.0 + 10.5 * number, cy=97, r=5.2, fill=colour, stroke=WOOD_DARK, stroke_width=1.4)
        yield tag("circle", cx=30.0 + 10.5 * number, cy=97, r=1.4, fill=WOOD_DARK)
    for row, colour in ((0, "#2f5a78"), (1, "#1d3d54")):
        top = 107.0 + 11 * row
        waves = [(x, top - 4 * abs(math.sin((x + 5 * row) / 7))) for x in range(-2, WIDTH + 3, 1)]
        yield tag("path", d=_grounded(waves), fill=colour)


LOOKS = {
    "1": Look(("#c8741c", "#f8d88f"), ("#b06a22", "#7a4312"), "#4f2c08", COIN, _one_coin, "1"),
    "5": Look(("#2a76a8", "#bfe6f5"), ("#3f86ac", "#1d5474"), "#0d3550", GOBLET, _goblet, "5"),
    "10": Look(("#6a3a96", "#e3c6f2"), ("#7c52a5", "#472268"), "#311250", CHEST, _treasure, "10"),
    "1h": Look(("#3c8a4c", "#d5f0bd"), ("#5f9f55", "#2b6338"), "#123a1c", HAND, _coin_in_hand, "1"),
    "C": Look(("#2a1230", "#8a4a6a"), ("#4a2240", "#2a1026"), "#3a0f2c", KEY, _chamberlain),
    "K": Look(("#171c22", "#5f6e7c"), ("#343e49", "#1c232b"), "#161b21", HELM, _knights),
    "J": Look(("#3a0d0d", "#c4552f"), ("#5c1d16", "#2f0f0d"), "#4a0d0a", SHIP, _longship),
}


# -- the warriors to whom loot is sent


def _warrior(number: int) -> str:
    """A warrior's head over a shield; helmets, hair and shields make twelve of them."""
    field, cross = SHIELDS[number % len(SHIELDS)]
    hair = HAIR[number * 3 % len(HAIR)]
    edge = {"stroke": WOOD_DARK, "stroke_width": 2, "stroke_linejoin": "round"}
    return picture(
        WIDTH,
        HEIGHT,
        tag("defs", gradient("sky", (0, "#d9b98a", 1), (1, "#f4e6c6", 1)), _rounded("clip")),
        tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill="url(#sky)"),
        tag(
            "g",
            *(
                tag("path", d=f"M{x} 0V{HEIGHT}", stroke="#b48f5c", stroke_width=1.2, opacity=0.5)
                for x in range(10, 100, 16)
            ),
            tag("path", d="M8 142Q10 92 50 86Q90 92 92 142Z", fill=STEEL_DARK, **edge),
            tag("path", d="M30 40H70V60Q69 84 50 88Q31 84 30 60Z", fill=SKIN, **edge),
            *_features(hair, edge),
            *HELMETS[number % len(HELMETS)](hair, edge),
            _shield(MIDDLE, 122, 34, field, WOOD_DARK),
            *_device(number % 3, 122, 34, cross),
            tag("circle", cx=MIDDLE, cy=122, r=7.5, fill=STEEL_LIGHT, **edge),
            clip_path="url(#clip)",
        ),
        _frame(),
    )


def _features(hair: str, edge: dict[str, object]) -> Iterator[str]:
    """Eyes, nose, and the long moustache every one of them is proud of."""
    yield _mirrored(
        tag("circle", cx=58, cy=55, r=2.4, fill="#2a1a10"),
        tag("path", d="M53.5 50 63 49", stroke=hair, stroke_width=3),
        tag("path", d="M50 66Q60 62 74 82Q60 78 50 71Z", fill=hair, **edge),
    )
    yield tag("ellipse", cx=MIDDLE, cy=62, rx=5, ry=6, fill="#e0a57c", stroke="#a86a44")


def _pointed_helmet(_hair: str, edge: dict[str, object]) -> Iterator[str]:
    yield tag("path", d="M26 46Q28 20 50 8Q72 20 74 46Z", fill=STEEL, **edge)
    yield tag("path", d="M25 42H75V49H25ZM47 48H53V62H47Z", fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.5)


def _fur_cap(_hair: str, edge: dict[str, object]) -> Iterator[str]:
    yield tag("path", d="M30 40Q30 14 56 12Q72 14 70 40Z", fill=RED, **edge)
    yield tag("path", d="M24 48Q20 36 32 36Q50 28 68 36Q80 36 76 48Q50 38 24 48Z", fill=WOOD_LIGHT, **edge)


def _winged_helmet(_hair: str, edge: dict[str, object]) -> Iterator[str]:
    yield _mirrored(tag("path", d="M72 44Q94 38 90 10Q78 18 70 34Z", fill="#f3ead2", **edge))
    yield tag("path", d="M26 46Q26 18 50 18Q74 18 74 46Z", fill=STEEL, **edge)
    yield tag("path", d="M25 42H75V49H25ZM46 19H54V43H46Z", fill=STEEL_LIGHT, stroke=STEEL_DARK, stroke_width=1.5)


def _long_hair(hair: str, edge: dict[str, object]) -> Iterator[str]:
    yield tag("path", d="M24 74Q20 18 50 16Q80 18 76 74L70 72Q72 44 66 40Q50 34 34 40Q28 44 30 72Z", fill=hair, **edge)
    yield tag("path", d="M27 38Q50 28 73 38L72 44Q50 34 28 44Z", fill=RED, stroke=WOOD_DARK)


HELMETS = (_pointed_helmet, _fur_cap, _winged_helmet, _long_hair)
HAIR = ("#b5651d", "#3b2416", "#d9a441", "#8d8d88", "#7a3214")
SHIELDS = (
    ("#b3372b", "#f2e3c0"),
    ("#2f6f9f", "#f2d27a"),
    ("#3d7d46", "#f2e3c0"),
    ("#8a5aa6", "#f2d27a"),
    ("#c98a26", "#4a2312"),
)


def _shield(x: float, y: float, radius: float, field: str, edge: str) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=field, stroke=edge, stroke_width=radius * 0.11)


def _device(which: int, y: float, radius: float, colour: str) -> Iterator[str]:
    """A cross, a saltire or a ring on a shield."""
    if which == 2:
        yield tag("circle", cx=MIDDLE, cy=y, r=radius * 0.58, fill="none", stroke=colour, stroke_width=radius * 0.2)
        return
    for arm in range(2):
        angle = arm * math.pi / 2 + which * math.pi / 4
        dx, dy = radius * 0.9 * math.cos(angle), radius * 0.9 * math.sin(angle)
        line = f"M{MIDDLE - dx:.1f} {y - dy:.1f}L{MIDDLE + dx:.1f} {y + dy:.1f}"
        yield tag("path", d=line, stroke=colour, stroke_width=radius * 0.2)


# -- backs, places, the bonus card and the cover


def _planks() -> str:
    """The ground of every back: a door of boards with iron bands."""
    boards = [tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=WOOD)]
    for x in range(20, WIDTH, 20):
        boards.append(tag("path", d=f"M{x} 3V{HEIGHT - 3}", stroke=WOOD_DARK, stroke_width=1.6))
    for x in range(10, WIDTH, 20):
        boards.append(
            tag("path", d=f"M{x} 10Q{x + 3} 50 {x - 2} 90T{x} 132", fill="none", stroke=WOOD_LIGHT, opacity=0.35)
        )
    for y in (16, 116):
        boards.append(tag("rect", x=3, y=y, width=WIDTH - 6, height=9, fill=STEEL_DARK))
        boards += (tag("circle", cx=x, cy=y + 4.5, r=1.8, fill=STEEL) for x in range(10, WIDTH, 20))
    line = {"fill": "none", "stroke": "#d9b665", "stroke_width": 1.6}
    return "".join(boards) + tag("rect", x=2.6, y=2.6, width=WIDTH - 5.2, height=HEIGHT - 5.2, rx=6, **line) + _rim()


def _rivets(count: int, radius: float) -> Iterator[str]:
    for rivet in range(count):
        angle = rivet * math.tau / count - math.pi / 2
        x, y = MIDDLE + radius * math.cos(angle), HEIGHT / 2 + radius * math.sin(angle)
        yield tag("circle", cx=x, cy=y, r=4, fill=GOLD_LIGHT, stroke=GOLD_EDGE, stroke_width=1.2)


def _back() -> str:
    y = HEIGHT / 2
    return picture(
        WIDTH,
        HEIGHT,
        _planks(),
        _shield(MIDDLE, y, 36, "#7b2c22", WOOD_DARK),
        *_device(0, y, 36, "#d9b665"),
        tag("circle", cx=MIDDLE, cy=y, r=10, fill=STEEL_LIGHT, stroke=WOOD_DARK, stroke_width=2),
    )


def _stack(number: int) -> str:
    """The back of a stack: its number on the table, and as many rivets as it had cards."""
    y = HEIGHT / 2
    return picture(
        WIDTH,
        HEIGHT,
        _planks(),
        _shield(MIDDLE, y, 42, "#7b2c22", WOOD_DARK),
        *_rivets(int(PRINTED[number - 1]), 33.5),
        tag("circle", cx=MIDDLE, cy=y, r=25, fill="#f4e6c6", stroke=WOOD_DARK, stroke_width=2.4),
        lettering(str(number), MIDDLE, y + 13, 38, "middle", fill=WOOD_DARK),
    )


def _empty(number: int) -> str:
    """Where a stack was."""
    line = {"fill": HOLLOW, "stroke": "#c9a877", "stroke_width": 2.4, "stroke_dasharray": "7 6"}
    place = tag("rect", x=3, y=3, width=WIDTH - 6, height=HEIGHT - 6, rx=7, **line)
    return picture(WIDTH, HEIGHT, place, lettering(str(number), MIDDLE, 84, 40, "middle", fill="#c9a877"))


def _waiting() -> str:
    """The place where robber knights may wait."""
    line = {"fill": HOLLOW, "stroke": "#9fb0a8", "stroke_width": 2.4, "stroke_dasharray": "7 6"}
    place = tag("rect", x=3, y=3, width=WIDTH - 6, height=HEIGHT - 6, rx=7, **line)
    return picture(WIDTH, HEIGHT, place, _sign(HELM, 27, 46, 46, fill="#9fb0a8"))


def _ducat() -> str:
    return picture(CHIP, CHIP, _disc(CHIP / 2, CHIP / 2, CHIP / 2 - 1))


def _dusigrosz() -> str:
    """The bonus card: a fat purse that nobody gets a coin out of."""
    edge = {"stroke": "#3d2408", "stroke_width": 2, "stroke_linejoin": "round"}
    halo = {
        "fill": WHITE,
        "stroke": "#4f2c08",
        "stroke_width": 160,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    return picture(
        WIDTH,
        HEIGHT,
        tag("defs", gradient("sky", (0, "#8a6a10", 1), (1, "#f3dc8a", 1)), _rounded("clip")),
        tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill="url(#sky)"),
        tag("g", *_rays(LOOKS["1"]), clip_path="url(#clip)"),
        *(_disc(x, 122, 9) for x in (18, 31)),
        _sign(PURSE, 15, 42, 70, fill=WOOD_LIGHT, stroke=WOOD_DARK, stroke_width=0.8),
        tag("path", d="M36 60H64", stroke=RED, stroke_width=6, stroke_linecap="round"),
        tag("path", d="M41 82V76Q41 68 50 68Q59 68 59 76V82", fill="none", stroke=STEEL_DARK, stroke_width=4.5),
        tag("rect", x=35, y=80, width=30, height=24, rx=4, fill=STEEL, **edge),
        tag("path", d="M50 86A3.5 3.5 0 0 1 52 92.5L53 98H47L48 92.5A3.5 3.5 0 0 1 50 86Z", fill=STEEL_DARK),
        _frame(),
        lettering(f"+{DUSIGROSZ}", 7, 30, FIGURES, "start", **halo),
        lettering(f"+{DUSIGROSZ}", WIDTH - 7, HEIGHT - 9, FIGURES, "end", **halo),
    )


def _cover() -> str:
    """A stronghold on its hill at sunset, raiders on the river, and what everybody is after in front."""
    wide = 320
    stakes: list[tuple[float, float]] = []
    for x in range(96, 226, 7):
        stakes += [(x, 70), (x + 3, 64), (x + 6, 70), (x + 7, 70)]
    towers = (
        tag("path", d=polygon([(x, 90), (x, 46), (x - 4, 46), (x + 11, 26), (x + 26, 46), (x + 22, 46), (x + 22, 90)]))
        for x in (92, 206)
    )
    hill = [(x, 98 - 26 * math.exp(-(((x - 160) / 85) ** 2))) for x in range(0, wide + 1, 5)]
    river = [(x, 106 + 2.0 * math.sin(x / 9)) for x in range(0, wide + 1, 3)]
    rays = (
        polygon([(160, 74), *((160 + 260 * math.cos(a), 74 + 260 * math.sin(a)) for a in (ray - 0.06, ray + 0.06))])
        for ray in (math.pi + number * math.pi / 12 for number in range(13))
    )
    below = [(float(wide), float(HEIGHT)), (0.0, float(HEIGHT))]
    return picture(
        wide,
        HEIGHT,
        tag("defs", gradient("dusk", (0, "#7c2f2a", 1), (0.7, "#f2b25a", 1))),
        tag("rect", width=wide, height=HEIGHT, fill="url(#dusk)"),
        *(tag("path", d=ray, fill="#fff2c4", opacity=0.16) for ray in rays),
        tag("circle", cx=160, cy=62, r=40, fill="#fff2c4", opacity=0.85),
        tag("g", *towers, tag("path", d=polygon([*stakes, (226, 95), (96, 95)])), fill="#4c2417"),
        tag("path", d="M150 92V74Q160 64 170 74V92Z", fill="#1f0f0a"),
        tag("path", d=polygon([*hill, *below]), fill="#57602a"),
        tag("path", d=polygon([*river, *below]), fill="#2f5a78"),
        tag("g", *list(_longship())[:-2], transform="translate(238 42) scale(.75)"),
        tag("g", *_treasure(), transform="translate(2 40) scale(.82)"),
        *(_disc(x, y, 8) for x, y in ((88, 130), (103, 127), (117, 132))),
        tag(
            "path",
            d=polygon([(x, 128 + 3.0 * math.sin(x / 11)) for x in range(0, wide + 1, 3)] + below),
            fill="#1d3d54",
            opacity=0.35,
        ),
    )


ALONE: dict[str, Callable[[], str]] = {
    "waiting": _waiting,
    "ducat": _ducat,
    "dusigrosz": _dusigrosz,
    "back": _back,
    "cover": _cover,
}
NUMBERED: dict[str, Callable[[int], str]] = {"warrior": _warrior, "stack": _stack, "empty": _empty}
