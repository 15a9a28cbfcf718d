"""The faces of the cards: a man and a woman of each suit in its colours, and the Capricious Countess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import COUNTESS_LETTER, LETTERS, SUIT_NAMES

WIDTH, HEIGHT = 100, 140
MAN, WOMAN = "m", "w"
SKIN, HAIR = "#f2cfa4", "#5a3b22"


class Look(NamedTuple):
    """The dark and the light colour of a suit, and its sign on a square of 24: a filled shape and lines."""

    ink: str
    paper: str
    shape: str = ""
    lines: str = ""


def _dots(radius: float, *centres: tuple[float, float]) -> str:
    """Circles, as a path."""
    r, d = f"{radius:g}", f"{2 * radius:g}"
    return "".join(f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z" for x, y in centres)


LOOKS = {
    "W": Look("#6b4423", "#ecd9bd", "M12 1 19 10H15.5L21 17H13.5V23H10.5V17H3L8.5 10H5Z"),
    "H": Look("#75600f", "#f4e8b4", lines="M12 2V23M4.5 2V7A5 5 0 0 0 9.5 12H14.5A5 5 0 0 0 19.5 7V2"),
    "O": Look("#46545f", "#d9e1e7", "M7 3 15 2 21 8 22 16 16 22 7 21 2 14 3 7Z"),
    "G": Look(
        "#9a4f14",
        "#f8dfba",
        "M12 0C14.5 2.5 14.5 5.5 12 8 9.5 5.5 9.5 2.5 12 0ZM12 12C12.5 8 15 6 18.5 6 18.5 9.5 16 12 12 12.5ZM12 12"
        "C11.5 8 9 6 5.5 6 5.5 9.5 8 12 12 12.5ZM12 18C12.5 14 15 12 18.5 12 18.5 15.5 16 18 12 18.5ZM12 18"
        "C11.5 14 9 12 5.5 12 5.5 15.5 8 18 12 18.5Z",
        "M12 10V23",
    ),
    "V": Look(
        "#64307e",
        "#e8d6f0",
        _dots(2.7, (6.5, 9), (12, 9), (17.5, 9), (9.2, 14), (14.8, 14), (12, 19)),
        "M12 6V3C14 1 17 1.5 19 3",
    ),
    "F": Look("#2f6480", "#e2eff4", _dots(8.5, (11, 11)), "M14 20C17 22.5 20 22.5 22.5 20.5"),
    "L": Look(
        "#7d2f22",
        "#f1d3c7",
        "M12 3 15 5 20 3 19 9 21.5 12 19 15 20 21 15 19 12 21.5 9 19 4 21 5 15 2.5 12 5 9 4 3 9 5Z",
    ),
    "S": Look("#2f6b3f", "#d5ead6", _dots(4.2, (12, 6.5)) + "M3.5 22C3.5 15 7 12 12 12S20.5 15 20.5 22Z"),
    COUNTESS_LETTER: Look("#5f1533", "#f3d6e1", "M2 7 7 12 12 4 17 12 22 7 20 20H4Z"),
}


def faces() -> Iterator[str]:
    """The names of all faces: the cards as they are written, the back, and the cover of the box."""
    yield from (letter + who for letter in LETTERS for who in (MAN, WOMAN))
    yield from (COUNTESS_LETTER, "back", "cover")


# Faces that the rules page shows beside a paragraph.
PICTURES = {
    "1.1": (
        "Wm",
        "Ww",
        "C",
    ),
    "2.3": (
        "Hm",
        "Hw",
    ),
    "3.2": ("C",),
}


def gallery() -> Iterator[tuple[Sentence, dict[str, Sentence]]]:
    """The faces the rules page shows, in groups: what a group is called, and each face with its name."""
    game = "mini-villagers"
    cards = {
        letter + who: sentence(f"{game}/board-card", who="man" if who == MAN else "woman", suit=suit)
        for suit, letter in zip(SUIT_NAMES, LETTERS, strict=True)
        for who in (MAN, WOMAN)
    }
    countess = {COUNTESS_LETTER: sentence(f"{game}/board-card", who="countess", suit="none")}
    yield sentence(f"{game}/gallery-cards"), cards | countess


def face(name: str) -> str:
    """One face as SVG."""
    if name == "back":
        return _back()
    if name == "cover":
        return _cover()
    look = LOOKS[name[0]]
    figure = _countess(look) if name == COUNTESS_LETTER else _man(look) if name[1] == MAN else _woman(look)
    corners = "".join(_sign(look, x, 7, 22, look.ink) for x in (7, WIDTH - 29))
    return picture(WIDTH, HEIGHT, _sheet(look), figure, corners, _frame(look))


def _sign(look: Look, x: float, y: float, size: float, ink: str) -> str:
    pen = {"stroke": ink, "stroke_width": 2.4, "stroke_linecap": "round", "fill": "none"}
    drawn = (
        tag("path", d=look.shape, fill=ink) if look.shape else "",
        tag("path", d=look.lines, **pen) if look.lines else "",
    )
    return tag("g", *drawn, transform=f"translate({x:.2f} {y:.2f}) scale({size / 24:.3f})")


def _sheet(look: Look) -> str:
    glow = tag("defs", gradient("glow", (0, "#fff", 0.8), (1, "#fff", 0)))
    paper = (tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=fill) for fill in (look.paper, "url(#glow)"))
    return glow + "".join(paper)


def _frame(look: Look) -> str:
    box = {"x": 1.5, "y": 1.5, "width": WIDTH - 3, "height": HEIGHT - 3}
    return tag("rect", **box, rx=7, fill="none", stroke=look.ink, stroke_width=3)


def _head(y: float) -> str:
    eyes = tag("path", d=_dots(1.6, (43.5, y), (56.5, y)), fill="#33230f")
    mouth = tag("path", d=f"M44 {y + 9}Q50 {y + 13} 56 {y + 9}", fill="none", stroke="#8f2414", stroke_width=1.8)
    return tag("circle", cx=50, cy=y, r=17, fill=SKIN) + eyes + mouth


def _man(look: Look) -> str:
    """A hat and a coat with the sign of the suit on it."""
    coat = tag("path", d="M14 139C14 98 30 80 50 80S86 98 86 139Z", fill=look.ink)
    beard = tag("path", d="M33 62Q50 92 67 62Q60 70 50 70T33 62Z", fill=HAIR)
    hat = tag("path", d="M24 46H76L66 42C66 26 60 20 50 20S34 26 34 42Z", fill=look.ink)
    return coat + _head(58) + beard + hat + _sign(look, 39, 98, 22, look.paper)


def _woman(look: Look) -> str:
    """A headscarf and a dress with the sign of the suit on it."""
    scarf = tag("path", d="M50 22C72 22 78 44 74 66L82 84H18L26 66C22 44 28 22 50 22Z", fill=look.ink)
    dress = tag("path", d="M10 139L34 84H66L90 139Z", fill=look.ink, stroke=look.paper, stroke_width=1.5)
    plaits = tag("path", d="M34 50Q50 36 66 50L64 44Q50 30 36 44Z", fill=HAIR)
    return scarf + dress + _head(57) + plaits + _sign(look, 39, 100, 22, look.paper)


def _countess(look: Look) -> str:
    """A crown over high hair, and a collar."""
    hair = tag("path", d="M28 62C22 30 78 30 72 62L78 84H22Z", fill=HAIR)
    dress = tag("path", d="M8 139L32 84H68L92 139Z", fill=look.ink)
    collar = tag("path", d="M30 90Q50 76 70 90L62 98Q50 88 38 98Z", fill="#fff")
    crown = tag("g", _sign(look, 30, 8, 40, "#d9a521"))
    return hair + dress + _head(60) + collar + crown + _sign(look, 39, 104, 22, look.paper)


def _back() -> str:
    look = LOOKS[COUNTESS_LETTER]
    lozenges = (
        tag("path", d=polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]))
        for row, y in enumerate(range(10, HEIGHT, 10))
        for x in range(10 if row % 2 else 5, WIDTH, 10)
    )
    return picture(
        WIDTH,
        HEIGHT,
        tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=look.ink),
        tag("g", *lozenges, fill="#fff", opacity=0.1),
        tag("circle", cx=50, cy=70, r=27, fill=look.ink, stroke="#d9b665", stroke_width=1.6),
        _sign(look, 33, 53, 34, "#d9b665"),
        tag("rect", x=4, y=4, width=92, height=132, rx=5, fill="none", stroke="#d9b665", stroke_width=1.2),
    )


def _cover() -> str:
    """The Countess between three pairs."""
    look = LOOKS[COUNTESS_LETTER]
    ground = tag("rect", width=320, height=140, fill=look.paper)
    people = (
        tag("g", draw(LOOKS[letter]), transform=f"translate({x} 34) scale(.75)")
        for letter, draw, x in (
            ("W", _man, -12),
            ("G", _woman, 42),
            ("O", _man, 92),
            ("V", _woman, 153),
            ("S", _man, 207),
            ("F", _woman, 257),
        )
    )
    return picture(320, 140, ground, *people, tag("g", _countess(look), transform="translate(110 1)"))
