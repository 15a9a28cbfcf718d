"""The faces of the cards: a man and a woman of each suit in its colours, and the Capricious Countess."""

from __future__ import annotations

from collections.abc import Iterator

from karczma.art.icons import COUNTESS, VILLAGE, Look, dots, draw_icon
from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import COUNTESS_LETTER, LETTERS, SUIT_NAMES

WIDTH, HEIGHT = 100, 140
MAN, WOMAN = "m", "w"
SKIN, HAIR = "#f2cfa4", "#5a3b22"


LOOKS = {letter: VILLAGE[suit] for letter, suit in zip(LETTERS, SUIT_NAMES, strict=True)} | {COUNTESS_LETTER: COUNTESS}


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
    corners = "".join(draw_icon(look.sign, x, 7, 22, look.ink, look.paper) for x in (7, WIDTH - 29))
    return picture(WIDTH, HEIGHT, _sheet(look), figure, corners, _frame(look))


def _worn(look: Look, y: float) -> str:
    """The sign of the suit on a coat or a dress."""
    return draw_icon(look.sign, 39, y, 22, look.paper, look.ink)


def _sheet(look: Look) -> str:
    glow = tag("defs", gradient("glow", (0, "#fff", 0.8), (1, "#fff", 0)))
    paper = (tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=fill) for fill in (look.paper, "url(#glow)"))
    return glow + "".join(paper)


def _frame(look: Look) -> str:
    box = {"x": 1.5, "y": 1.5, "width": WIDTH - 3, "height": HEIGHT - 3}
    return tag("rect", **box, rx=7, fill="none", stroke=look.ink, stroke_width=3)


def _head(y: float) -> str:
    eyes = tag("path", d=dots(1.6, (43.5, y), (56.5, y)), fill="#33230f")
    mouth = tag("path", d=f"M44 {y + 9}Q50 {y + 13} 56 {y + 9}", fill="none", stroke="#8f2414", stroke_width=1.8)
    return tag("circle", cx=50, cy=y, r=17, fill=SKIN) + eyes + mouth


def _man(look: Look) -> str:
    """A hat and a coat with the sign of the suit on it."""
    coat = tag("path", d="M14 139C14 98 30 80 50 80S86 98 86 139Z", fill=look.ink)
    beard = tag("path", d="M33 62Q50 92 67 62Q60 70 50 70T33 62Z", fill=HAIR)
    hat = tag("path", d="M24 46H76L66 42C66 26 60 20 50 20S34 26 34 42Z", fill=look.ink)
    return coat + _head(58) + beard + hat + _worn(look, 98)


def _woman(look: Look) -> str:
    """A headscarf and a dress with the sign of the suit on it."""
    scarf = tag("path", d="M50 22C72 22 78 44 74 66L82 84H18L26 66C22 44 28 22 50 22Z", fill=look.ink)
    dress = tag("path", d="M10 139L34 84H66L90 139Z", fill=look.ink, stroke=look.paper, stroke_width=1.5)
    plaits = tag("path", d="M34 50Q50 36 66 50L64 44Q50 30 36 44Z", fill=HAIR)
    return scarf + dress + _head(57) + plaits + _worn(look, 100)


def _countess(look: Look) -> str:
    """A crown over high hair, and a collar."""
    hair = tag("path", d="M28 62C22 30 78 30 72 62L78 84H22Z", fill=HAIR)
    dress = tag("path", d="M8 139L32 84H68L92 139Z", fill=look.ink)
    collar = tag("path", d="M30 90Q50 76 70 90L62 98Q50 88 38 98Z", fill="#fff")
    crown = draw_icon(look.sign, 30, 8, 40, "#d9a521", HAIR)
    return hair + dress + _head(60) + collar + crown + _worn(look, 104)


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
        draw_icon(look.sign, 33, 53, 34, "#d9b665", look.ink),
        tag("rect", x=4, y=4, width=92, height=132, rx=5, fill="none", stroke="#d9b665", stroke_width=1.2),
    )


def _cover() -> str:
    """The Countess between three pairs."""
    look = LOOKS[COUNTESS_LETTER]
    ground = tag("rect", width=320, height=140, fill=look.paper)
    people = (
        tag("g", draw(LOOKS[letter]), transform=f"translate({x} 37) scale(.75)")
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
