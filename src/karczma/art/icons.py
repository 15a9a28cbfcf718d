"""Small signs on a square of 24, and the suits of the village: both games of Villagers show the same."""

from __future__ import annotations

from typing import NamedTuple

from .svg import tag

GRID = 24  # icons are drawn on this square


class Icon(NamedTuple):
    """A sign: a filled shape, lines over it, and lines cut out of it in the colour of the ground."""

    fill: str = ""
    line: str = ""
    cut: str = ""


class Look(NamedTuple):
    """How a suit looks: the dark of its edge, the paper, and its sign."""

    ink: str
    paper: str
    sign: Icon


def dots(radius: float, *centres: tuple[float, float]) -> str:
    """Circles, as a path."""
    r = f"{radius:g}"
    return "".join(
        f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {2 * radius:g} 0a{r} {r} 0 1 0 {-2 * radius:g} 0Z" for x, y in centres
    )


def draw_icon(icon: Icon, x: float, y: float, size: float, ink: str, ground: str) -> str:
    """An icon whose square begins at this corner."""
    pen = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    drawn = []
    if icon.fill:
        drawn.append(tag("path", d=icon.fill, fill=ink, fill_rule="evenodd"))
    if icon.line:
        drawn.append(tag("path", d=icon.line, stroke=ink, stroke_width=2.2, **pen))
    if icon.cut:
        drawn.append(tag("path", d=icon.cut, stroke=ground, stroke_width=1.6, **pen))
    return tag("g", *drawn, transform=f"translate({x:.2f} {y:.2f}) scale({size / GRID:.3f})")


HIDE = "M12 3 15 5 20 3 19 9 21.5 12 19 15 20 21 15 19 12 21.5 9 19 4 21 5 15 2.5 12 5 9 4 3 9 5Z"
PERSON = dots(4.2, (12, 6.5)) + "M3.5 22C3.5 15 7 12 12 12S20.5 15 20.5 22Z"
COUNTESS = Look("#5f1533", "#f3d6e1", Icon("M2 7 7 12 12 4 17 12 22 7 20 20H4Z", cut="M5 17H19"))
VILLAGE = {
    "wood": Look("#6b4423", "#ecd9bd", Icon("M12 1 19 10H15.5L21 17H13.5V23H10.5V17H3L8.5 10H5Z")),
    "hay": Look("#75600f", "#f4e8b4", Icon(line="M12 2V23M4.5 2V7A5 5 0 0 0 9.5 12H14.5A5 5 0 0 0 19.5 7V2")),
    "ore": Look(
        "#46545f",
        "#d9e1e7",
        Icon(
            "M7 3 15 2 21 8 22 16 16 22 7 21 2 14 3 7Z", cut="M7 3 10 10 2 14M10 10 17 11 22 16M17 11 15 2M10 10 12 21"
        ),
    ),
    "grain": Look(
        "#9a4f14",
        "#f8dfba",
        Icon(
            "M12 0C14.5 2.5 14.5 5.5 12 8 9.5 5.5 9.5 2.5 12 0ZM12 11.5C12.5 8 15 6 18.5 6 18.5 9.5 16 12 12 12.5"
            "ZM12 11.5C11.5 8 9 6 5.5 6 5.5 9.5 8 12 12 12.5ZM12 17.5C12.5 14 15 12 18.5 12 18.5 15.5 16 18 12 18.5"
            "ZM12 17.5C11.5 14 9 12 5.5 12 5.5 15.5 8 18 12 18.5Z",
            "M12 10V23",
        ),
    ),
    "grape": Look(
        "#64307e",
        "#e8d6f0",
        Icon(dots(2.7, (6.5, 9), (12, 9), (17.5, 9), (9.2, 14), (14.8, 14), (12, 19)), "M12 6V3C14 1 17 1.5 19 3"),
    ),
    "wool": Look(
        "#2f6480",
        "#e2eff4",
        Icon(
            dots(9, (11, 11)),
            "M14 20.5C17 22.5 20 22.5 22.5 20.5",
            "M3.5 7C9 8 14 13 15.5 18.5M7 3.5C12 5 17 9.5 19 14M2.5 13C6 14 8.5 16.5 10 19.5",
        ),
    ),
    "leather": Look("#7d2f22", "#f1d3c7", Icon(HIDE)),
    "solitary": Look("#2f6b3f", "#d5ead6", Icon(PERSON)),
}
