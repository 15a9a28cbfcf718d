"""The faces: six figures and a shepherd on patterned banners, castles of three materials, a drum, a sword."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from karczma.art.lettering import lettering
from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import (
    CASTLE_KINDS,
    CASTLE_SIZES,
    DRUM,
    FIGURE_NAMES,
    FIGURES,
    KIND,
    LETTERS,
    POINTS,
    SHEPHERD,
    STRENGTH,
)
from .notation import tile_text

WIDTH, HEIGHT = 100, 140
TILE = 100  # tiles are square
STRIP = 35.0  # the side of a card on which its strengths stand
INK, LIGHT, STEEL, GOLD, WOOD, SKIN = "#1d1712", "#fff8e6", "#c9d2da", "#e2b64d", "#8a5a2b", "#f0c9a0"


# -- what castles are made of


@dataclass(frozen=True)
class Material:
    """A material: its light, its body and its joints; its sign's own shape, as colour alone is no sign."""

    light: str
    body: str
    joint: str
    sign: str  # an outline on a square of 30


MATERIALS = {
    "stone": Material("#c3c9d0", "#8d959e", "#4c535b", "M8 2H22L28 9V21L22 28H8L2 21V9Z"),
    "brick": Material("#e58a68", "#bf5537", "#6b2415", "M1 4H29V26H1Z"),
    "wood": Material("#dcae6a", "#a8743a", "#55340f", "M15 1A14 14 0 0 1 15 29A14 14 0 0 1 15 1Z"),
}
JOINTS = {
    "stone": "M10 2V10L2 15M10 10L20 9L22 2M20 9L28 17M14 28L12 20L2 21M12 20L28 17",
    "brick": "M1 11.3H29M1 18.6H29M10 4V11.3M20 4V11.3M5.5 11.3V18.6M15 11.3V18.6M24.5 11.3V18.6M10 18.6V26M20 18.6V26",
    "wood": "M15 5A10 10 0 0 1 15 25A10 10 0 0 1 15 5M15 9A6 6 0 0 1 15 21A6 6 0 0 1 15 9",
}


def _sign(kind: str, x: float, y: float, size: float) -> str:
    """The sign of a material: a hewn block, courses of brick, the end of a log."""
    look = MATERIALS[kind]
    return tag(
        "g",
        tag("path", d=look.sign, fill=look.body, stroke=LIGHT, stroke_width=1.4),
        tag("path", d=JOINTS[kind], fill="none", stroke=look.joint, stroke_width=1.1, opacity=0.75),
        transform=f"translate({x:.2f} {y:.2f}) scale({size / 30:.3f})",
    )


def _material(kind: str) -> str:
    return picture(30, 30, _sign(kind, 0, 0, 30))


def _wall(kind: str, chance: Random) -> Iterator[str]:
    """A tile's worth of wall; castles and the sides of cards are cut out of it."""
    yield tag("rect", width=TILE, height=TILE, fill=MATERIALS[kind].body)
    yield from _planks(MATERIALS[kind]) if kind == "wood" else _courses(kind, chance)


def _planks(look: Material) -> Iterator[str]:
    for x in range(0, TILE, 6):
        yield tag("rect", x=x, width=2.5, height=TILE, fill=look.light, opacity=0.55)
        yield tag("path", d=f"M{x} 0V{TILE}", stroke=look.joint, stroke_width=1)


def _courses(kind: str, chance: Random) -> Iterator[str]:
    """Bricks are alike and lie in bond; stones are as long as they are."""
    look, high = MATERIALS[kind], 5 if kind == "brick" else 9
    for row, y in enumerate(range(0, TILE, high)):
        x = float(-high * (row % 2)) if kind == "brick" else -chance.uniform(0, 8)
        yield tag("path", d=f"M0 {y}H{TILE}", stroke=look.joint, stroke_width=0.9)
        while x < TILE:
            wide = high * 2.0 if kind == "brick" else chance.uniform(9, 17)
            fill, shine = (look.light, chance.uniform(0, 0.6)) if chance.random() < 0.6 else (look.joint, 0.2)
            yield tag("rect", x=x, y=y, width=wide, height=high, fill=fill, opacity=shine)
            yield tag("path", d=f"M{x:.1f} {y}v{high}", stroke=look.joint, stroke_width=0.9)
            x += wide


# -- castles


def _tower(kind: str, x: float, wide: float, top: float) -> list[tuple[float, float]]:
    """A tower: merlons on stone and brick, sharpened logs on wood."""
    if kind == "wood":
        count = max(3, round(wide / 6))
        step = wide / count
        crown = [(x + step * (n / 2), top + (0 if n % 2 else 5)) for n in range(2 * count + 1)]
    else:
        step = wide / 5
        crown = []
        for merlon in range(3):
            left = x + 2 * merlon * step
            crown += [(left, top + 5), (left, top), (left + step, top), (left + step, top + 5)]
    return [(x, FOOT), *crown, (x + wide, FOOT)]


# By size: the towers (left, width, top), the banners' x, and the gate (middle, width, height).
PLANS = {
    "small": ([(33.0, 34.0, 38.0)], [50.0], (50.0, 12.0, 17.0)),
    "large": (
        [(26.0, 48.0, 56.0), (14.0, 22.0, 36.0), (64.0, 22.0, 36.0), (38.0, 24.0, 26.0)],
        [25.0, 50.0, 75.0],
        (50.0, 15.0, 20.0),
    ),
}
FOOT = 86.0


def _castle(kind: str, size: str, name: str) -> Iterator[str]:
    """Banners, walls and windows, the gate; `name` keeps apart the castles of one picture."""
    look = MATERIALS[kind]
    towers, banners, (middle, wide, high) = PLANS[size]
    shapes = [polygon(_tower(kind, x, breadth, top)) for x, breadth, top in towers]
    for x in banners:
        top = min(t for left, breadth, t in towers if left < x < left + breadth)
        yield tag("path", d=f"M{x} {top + 4}V{top - 14}", stroke=INK, stroke_width=1.5)
        yield tag("path", d=f"M{x} {top - 14}l11 3.5l-11 3.5Z", fill="#b3362b", stroke=INK, stroke_width=0.6)
    yield tag("clipPath", *(tag("path", d=shape) for shape in shapes), id=f"cut-{name}")
    yield tag("g", *_wall(kind, Random(name)), clip_path=f"url(#cut-{name})")
    yield from (
        tag("path", d=shape, fill="none", stroke=INK, stroke_width=1.6, stroke_linejoin="round") for shape in shapes
    )
    for x, breadth, top in towers[1:] or towers:
        yield tag("path", d=f"M{x + breadth / 2 - 1.8:.1f} {top + 19}v-6a1.8 1.8 0 0 1 3.6 0v6Z", fill=INK)
    left = middle - wide / 2
    gate = f"M{left} {FOOT}v{wide / 2 - high}a{wide / 2} {wide / 2} 0 0 1 {wide} 0v{high - wide / 2}Z"
    yield tag("path", d=gate, fill=INK, stroke=look.light, stroke_width=1.2)


def _tile(tile: int) -> str:
    """A tile: a castle with its material and points in the corners, or the drum."""
    name = tile_text(tile)
    if tile == DRUM:
        return _tile_picture("#6d4a7c", "#e8d3e6", _drum())
    kind = CASTLE_KINDS[KIND[tile]]
    hill = tag("path", d="M0 88Q25 80 50 83T100 85V100H0Z", fill="#5f7d45")
    seal = tag("circle", cx=84, cy=16, r=12.5, fill=INK, stroke=GOLD, stroke_width=2)
    points = seal + lettering(str(POINTS[tile]), 84, 23.2, 21, "middle", fill=LIGHT)
    castle = "".join(_castle(kind, CASTLE_SIZES[tile], name))
    return _tile_picture("#7fb0cf", "#f5e9cb", hill + castle + _sign(kind, 3.5, 3.5, 25) + points)


def _tile_picture(top: str, low: str, *drawn: str) -> str:
    return picture(
        TILE,
        TILE,
        tag("defs", gradient("sky", (0, top, 1), (1, low, 1)), _rounded(TILE)),
        tag("g", tag("rect", width=TILE, height=TILE, fill="url(#sky)"), *drawn, clip_path="url(#rim)"),
        _frame(TILE),
    )


def _drum() -> str:
    cords = "".join(f"L{-26 + 52 * n / 8:.1f} {24 if n % 2 else -10}" for n in range(1, 9))
    parts = (
        tag("path", d="M-27 -12V24A27 9 0 0 0 27 24V-12Z", fill="#b3362b", stroke=INK, stroke_width=1.6),
        tag("path", d=f"M-26 -10{cords}", fill="none", stroke=LIGHT, stroke_width=1.8),
        tag("path", d="M-27 24A27 9 0 0 0 27 24V29A27 9 0 0 1 -27 29Z", fill=GOLD, stroke=INK, stroke_width=1.4),
        tag("path", d="M-27 -12A27 9 0 0 0 27 -12V-7A27 9 0 0 1 -27 -7Z", fill=GOLD, stroke=INK, stroke_width=1.4),
        tag("ellipse", cx=0, cy=-12, rx=27, ry=9, fill=LIGHT, stroke=INK, stroke_width=1.6),
        tag("path", d="M-36 -34L-6 -13M36 -34L6 -13", stroke=WOOD, stroke_width=4, stroke_linecap="round"),
        tag("path", d="M-6 -13h.01M6 -13h.01", stroke=INK, stroke_width=7, stroke_linecap="round"),
    )
    return tag("g", *parts, transform="translate(50 56)")


# -- figures: each is drawn on a square of 64

Part = tuple[str, str] | tuple[str, str, float]  # a filled outline, or a line with its width


def _parts(*parts: Part) -> str:
    """Filled outlines with a thin dark rim, and rounded lines with a dark one."""
    drawn = []
    for outline, colour, *rest in parts:
        if rest:
            line = {"d": outline, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
            drawn.append(tag("path", **line, stroke=INK, stroke_width=rest[0] + 2.4))
            drawn.append(tag("path", **line, stroke=colour, stroke_width=rest[0]))
        else:
            drawn.append(tag("path", d=outline, fill=colour, stroke=INK, stroke_width=1.4, stroke_linejoin="round"))
    return "".join(drawn)


KNIGHT = _parts(
    ("M31 9C32 1 46 -2 60 8C54 9 56 16 59 22C50 16 42 15 34 15Z", "#c8402f"),
    ("M13 24C13 13 22 9 32 9S51 13 51 24V46C51 54 41 60 32 63C23 60 13 54 13 46Z", STEEL),
    ("M13 27L32 30L51 27V34L32 37L13 34Z", INK),
    ("M29.5 9H34.5V62L32 63L29.5 62Z", GOLD),
    ("M20 43h.01M20 50h.01M26 46h.01M38 46h.01M44 43h.01M44 50h.01", INK, 1.6),
)
DRAGON = _parts(
    ("M8 47C-2 50 -1 59 5 63C5 57 10 58 12 62C15 57 13 52 17 49Z", "#f0862e"),
    ("M38 8L36 -1L46 10L54 7L53 17L62 18L57 26L64 32L58 37L63 46L57 48Z", "#d8b04a"),
    (
        "M3 39C1 29 12 23 22 21L24 8L34 17C50 17 60 31 60 47V64H34C38 56 35 50 28 50L9 51"
        "C5 51 4 47 8 46L22 43L8 43C5 43 3 41 3 39Z",
        "#4f9150",
    ),
    ("M10 43L12.5 47.5L15 43ZM17 43L19.5 47L22 43Z", LIGHT),
    ("M26 25C31 22 36 25 38 29C33 31 28 30 26 25Z", GOLD),
    ("M32 25.5V29.5", INK, 0.8),
    ("M9 34h.01", INK, 1.4),
)
CATAPULT = _parts(
    ("M12 40L46 14", WOOD, 5.0),
    ("M27 46L36 16L45 46H39.5L36 34L32.5 46Z", "#b07a40"),
    ("M3 44H61V51H3Z", WOOD),
    ("M41 18C38 9 44 2 52 3C59 4 62 11 58 17C53 21 45 22 41 18Z", "#9aa2aa"),
    (
        "M14 46A8.5 8.5 0 0 1 14 63A8.5 8.5 0 0 1 14 46ZM50 46A8.5 8.5 0 0 1 50 63A8.5 8.5 0 0 1 50 46Z",
        "#b07a40",
    ),
    ("M14 54.5h.01M50 54.5h.01", STEEL, 3.0),
    ("M10 36L18 46", GOLD, 2.0),
)
FOOT_SOLDIER = _parts(
    ("M54 12V63", WOOD, 3.0),
    ("M54 -3L60 9L54 15L48 9Z", STEEL),
    ("M15 24H35V34C35 42 30 46 25 46S15 42 15 34Z", SKIN),
    ("M3 25C12 22 9 7 25 6C41 7 38 22 47 25C40 29 10 29 3 25Z", STEEL),
    ("M21 33h.01M29 33h.01", INK, 1.2),
    ("M6 41H44V49C44 57 34 62 25 64C16 62 6 57 6 49Z", "#b3362b"),
    ("M22 41H28V48H44V53H28V63H22V53H6V48H22Z", LIGHT),
)
ARCHER = _parts(
    ("M36 3L16 32L36 61", LIGHT, 1.2),
    ("M36 3C42 12 54 18 54 32S42 52 36 61", WOOD, 4.6),
    ("M12 32H56", "#d8b483", 2.4),
    ("M66 32L54 25.5V38.5Z", STEEL),
    ("M3 24L12 25L19 32L12 39L3 40L9 32Z", "#4f9150"),
)
PEASANT = _parts(
    ("M53 18V63", WOOD, 3.0),
    ("M46 1V11C46 19 60 19 60 11V1M53 1V17", STEEL, 2.2),
    ("M4 64C4 53 14 47 25 47S46 53 46 64Z", "#7d5a3a"),
    ("M15 26H36V36C36 44 30 49 25.5 49S15 44 15 36Z", SKIN),
    ("M21 35h.01M30 35h.01", INK, 1.2),
    ("M0 26C12 23 12 13 16 9C20 5 31 5 35 9C39 13 39 23 51 26C44 31 7 31 0 26Z", "#e3c26b"),
    ("M13.5 19C20 22 31 22 37.5 19", "#a0522d", 2.0),
)
SHEPHERD_DRAWN = _parts(
    ("M54 63V15C54 1 37 1 37 12C37 17 43 18 44 13", WOOD, 3.4),
    ("M17 48V61M25 50V61M35 50V61M42 48V61", "#3b2f28", 2.6),
    (
        "M13 48C5 46 7 36 13 35C13 27 22 25 26 29C30 24 38 26 39 31C47 31 51 40 46 45"
        "C46 52 36 54 33 50C28 55 18 54 13 48Z",
        "#fdfaf0",
    ),
    ("M14 33C16 39 13 48 7 48C1 48 0 41 3 36C6 31 13 30 14 33Z", "#3b2f28"),
    ("M6 39h.01", LIGHT, 0.6),
)
DRAWN = (KNIGHT, DRAGON, CATAPULT, FOOT_SOLDIER, ARCHER, PEASANT, SHEPHERD_DRAWN)


# -- the banners behind the figures


def _chequers() -> Iterator[str]:
    yield from (
        f"M{x} {y}h10v10h-10Z"
        for row, y in enumerate(range(0, HEIGHT, 10))
        for x in range(35 + row % 2 * 10, WIDTH, 20)
    )


def _scales() -> Iterator[str]:
    yield from (
        f"M{x} {y}a7 8 0 0 0 14 0a7 5 0 0 1 -14 0Z"
        for row, y in enumerate(range(-2, HEIGHT, 8))
        for x in range(28 + row % 2 * 7, WIDTH, 14)
    )


def _bends() -> Iterator[str]:
    yield from (f"M30 {y}L{WIDTH} {y - 70}v11L30 {y + 11}Z" for y in range(10, HEIGHT + 90, 24))


def _pales() -> Iterator[str]:
    yield from (f"M{x} 0h7v{HEIGHT}h-7Z" for x in range(38, WIDTH, 15))


def _chevrons() -> Iterator[str]:
    yield from (f"M30 {y}L67.5 {y - 20}L105 {y}v8L67.5 {y - 12}L30 {y + 8}Z" for y in range(8, HEIGHT + 30, 20))


def _furrows() -> Iterator[str]:
    yield from (f"M30 {y}q9 -7 18 0t18 0t18 0t18 0v5q-9 7 -18 0t-18 0t-18 0t-18 0Z" for y in range(8, HEIGHT, 15))


def _meadow() -> Iterator[str]:
    chance = Random("meadow")
    for y in range(8, HEIGHT, 13):
        for x in range(40, WIDTH, 15):
            left, low = x + chance.uniform(-4, 4), y + chance.uniform(-3, 3)
            yield f"M{left:.1f} {low:.1f}l-3 -6l3.5 4l1 -6l1 6l3.5 -4l-3 6Z"


@dataclass(frozen=True)
class Banner:
    """The cloth behind a figure: its two colours and its pattern."""

    top: str
    low: str
    pattern: Callable[[], Iterator[str]]


BANNERS = (
    Banner("#2f5f9e", "#8fb7e3", _chequers),
    Banner("#7a2740", "#dd8a8a", _scales),
    Banner("#6a5a2c", "#d8c787", _bends),
    Banner("#285c63", "#8fc7c4", _pales),
    Banner("#356b35", "#a9d08c", _chevrons),
    Banner("#9a5a1c", "#f0c384", _furrows),
    Banner("#4d7a3a", "#cfe6ad", _meadow),
)


def _card(figure: int) -> str:
    """A card: on its side the three strengths one under another, as they stay visible in a hand; the figure beside."""
    banner = BANNERS[figure]
    cloth = (tag("path", d=shape) for shape in banner.pattern())
    piece = tag("clipPath", tag("rect", width=STRIP, height=HEIGHT / len(CASTLE_KINDS) - 1), id="piece")
    return picture(
        WIDTH,
        HEIGHT,
        tag("defs", gradient("cloth", (0, banner.top, 1), (1, banner.low, 1)), _rounded(HEIGHT), piece),
        tag(
            "g",
            tag("rect", width=WIDTH, height=HEIGHT, fill="url(#cloth)"),
            tag("g", *cloth, fill="#fff", opacity=0.13),
            tag("ellipse", cx=67, cy=72, rx=31, ry=40, fill="#fff", opacity=0.28),
            tag("rect", width=STRIP, height=HEIGHT, fill=INK),
            _coming_back() if figure == SHEPHERD else "".join(_strengths(figure)),
            tag("path", d=f"M{STRIP} 0V{HEIGHT}", stroke=GOLD, stroke_width=1.4),
            clip_path="url(#rim)",
        ),
        tag("g", DRAWN[figure], transform="translate(38 42) scale(.9)"),
        _frame(HEIGHT),
    )


def _strengths(figure: int) -> Iterator[str]:
    """Each strength on a piece of the wall it is meant for."""
    high = HEIGHT / len(CASTLE_KINDS)
    halo = {"stroke": INK, "stroke_width": 190, "stroke_linejoin": "round", "paint_order": "stroke"}
    for row, kind in enumerate(CASTLE_KINDS):
        wall = tag("g", *_wall(kind, Random(kind)), clip_path="url(#piece)")
        number = lettering(str(STRENGTH[row, figure]), STRIP / 2, high / 2 + 12.5, 36, "middle", fill="#fff", **halo)
        yield tag("g", wall, number, transform=f"translate(0 {row * high:.2f})")


def _coming_back() -> str:
    """A shepherd has no strength and always comes back to the hand."""
    arrow = "M9 74H19A8.5 8.5 0 0 0 19 57H10"
    return tag("path", d=arrow, fill="none", stroke=LIGHT, stroke_width=4, stroke_linecap="round") + tag(
        "path", d="M13 49.5L4.5 57L13 64.5Z", fill=LIGHT, stroke=LIGHT, stroke_width=1.5, stroke_linejoin="round"
    )


def _icon(figure: int) -> str:
    """A figure alone on a round piece of its cloth, for places too small for a card."""
    drawn = tag("g", DRAWN[figure], transform="translate(9.6 9.6) scale(.7)")
    return picture(
        64, 64, tag("circle", cx=32, cy=32, r=31, fill=BANNERS[figure].low, stroke=INK, stroke_width=2), drawn
    )


# -- sword, backs and cover


SWORD = _parts(
    ("M32 0L38 8V42H26V8Z", STEEL),
    ("M32 6V40", "#8d97a1", 0.8),
    ("M14 41H50V47H14Z", GOLD),
    ("M29 47H35V58H29Z", WOOD),
    ("M32 56A4 4 0 0 1 32 64A4 4 0 0 1 32 56Z", GOLD),
)


def _sword() -> str:
    return picture(64, 64, SWORD)


def _rounded(high: int) -> str:
    return tag("clipPath", tag("rect", width=WIDTH, height=high, rx=8), id="rim")


def _frame(high: int) -> str:
    rim = tag(
        "rect",
        x=2.4,
        y=2.4,
        width=WIDTH - 4.8,
        height=high - 4.8,
        rx=6,
        fill="none",
        stroke="#fff",
        stroke_opacity=0.55,
    )
    return rim + tag("rect", x=0.5, y=0.5, width=WIDTH - 1, height=high - 1, rx=7.8, fill="none", stroke="#0006")


def _back(high: int) -> str:
    """The back of cards and tiles: shields in rows, and crossed swords."""
    shields = (
        tag("path", d=f"M{x} {y}h8v5q0 4 -4 6q-4 -2 -4 -6Z")
        for row, y in enumerate(range(6, high, 14))
        for x in range(4 + row % 2 * 7, WIDTH, 14)
    )
    swords = (tag("g", SWORD, transform=f"rotate({turn}) translate(-19.2 -19.2) scale(.6)") for turn in (40, -40))
    return picture(
        WIDTH,
        high,
        tag("defs", _rounded(high)),
        tag(
            "g", tag("rect", width=WIDTH, height=high, fill="#5a1f2b"), *shields, fill="#6e2b38", clip_path="url(#rim)"
        ),
        tag("circle", cx=50, cy=high / 2, r=27, fill="#5a1f2b", stroke=GOLD, stroke_width=1.6),
        tag("g", *swords, transform=f"translate(50 {high / 2})"),
        tag("rect", x=4, y=4, width=WIDTH - 8, height=high - 8, rx=5, fill="none", stroke=GOLD, stroke_width=1.2),
    )


def _cover() -> str:
    """Three castles on the hills, and those who march on them."""
    castles = (
        tag("g", *_castle(kind, "large", f"cover-{kind}"), transform=f"translate({x} {y}) scale({size})")
        for kind, x, y, size in (("wood", 8, 28, 0.82), ("brick", 226, 28, 0.84), ("stone", 108, 10, 1.04))
    )
    army = (
        tag("g", DRAWN[figure], transform=f"translate({x} {y}) scale(.620)")
        for figure, x, y in ((1, 262, 94), (2, 12, 96), (3, 70, 96), (0, 140, 92), (4, 205, 96))
    )
    rays = (
        tag(
            "path",
            d=polygon(
                [(160, 60), *((160 + 260 * math.cos(a), 60 + 260 * math.sin(a)) for a in (turn - 0.06, turn + 0.06))]
            ),
        )
        for turn in (n * math.tau / 18 for n in range(18))
    )
    return picture(
        320,
        140,
        tag("defs", gradient("dusk", (0, "#8d3b3f", 1), (0.6, "#f0b567", 1), (1, "#f7e2a6", 1))),
        tag("rect", width=320, height=140, fill="url(#dusk)"),
        tag("g", *rays, fill="#fff", opacity=0.12),
        tag("path", d="M0 92Q60 76 120 90T240 86T320 90V140H0Z", fill="#6f8446"),
        *castles,
        tag("path", d="M0 108Q80 92 160 102T320 100V140H0Z", fill="#41592f"),
        *army,
    )


# -- all of them


DRAWINGS: dict[str, Callable[[], str]] = {
    **{letter: partial(_card, figure) for figure, letter in enumerate(LETTERS)},
    **{f"icon-{letter}": partial(_icon, figure) for figure, letter in enumerate(LETTERS)},
    **{tile_text(tile): partial(_tile, tile) for tile in range(DRUM + 1)},
    **{kind: partial(_material, kind) for kind in CASTLE_KINDS},
    "sword": _sword,
    "back": partial(_back, HEIGHT),
    "tile-back": partial(_back, TILE),
    "cover": _cover,
}


def faces() -> Iterator[str]:
    """The names of all faces: cards and tiles as the view writes them, icons, materials, sword, backs and cover."""
    yield from DRAWINGS


# Faces that the rules page shows beside a paragraph.
PICTURES = {
    "1.1": (
        "K",
        "D",
        "C",
        "F",
        "A",
        "P",
        "S",
    ),
    "1.2": (
        "wood-small",
        "stone-large",
        "drum",
    ),
    "1.4": ("sword",),
    "3.3": ("S",),
    "3.5": (
        "K",
        "D",
        "sword",
    ),
    "4.1": ("drum",),
}


def gallery() -> Iterator[tuple[Sentence, dict[str, Sentence]]]:
    """The faces the rules page shows, in groups: what a group is called, and each face with its name."""
    game = "knights-and-castles"
    figures = {letter: _figure_words(figure) for figure, letter in enumerate(LETTERS[:FIGURES])}
    shepherd = {LETTERS[SHEPHERD]: sentence(f"{game}/board-card-shepherd")}
    yield sentence(f"{game}/gallery-cards"), figures | shepherd
    castles = {tile_text(tile): _castle_words(tile) for tile in range(DRUM)}
    others = {"drum": sentence(f"{game}/board-recruitment"), "sword": sentence(f"{game}/gallery-sword")}
    yield sentence(f"{game}/gallery-tiles"), castles | others


def _figure_words(figure: int) -> Sentence:
    strengths = {kind: int(STRENGTH[number, figure]) for number, kind in enumerate(CASTLE_KINDS)}
    return sentence("knights-and-castles/board-card-strengths", card=FIGURE_NAMES[figure], **strengths)


def _castle_words(tile: int) -> Sentence:
    about = {"kind": CASTLE_KINDS[KIND[tile]], "size": CASTLE_SIZES[tile], "points": int(POINTS[tile])}
    return sentence("knights-and-castles/board-at-stake", **about)


def face(name: str) -> str:
    """One face as SVG."""
    return DRAWINGS[name]()
