"""SVG written as text. Only presentation attributes are used: the inn's pages allow no inline styles."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import quoteattr

Points = Iterable[tuple[float, float]]


def tag(name: str, *children: str, **attributes: object) -> str:
    """An element: `tag("rect", x=1, stroke_width=2)`. Underscores become hyphens; a value of None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def number(value: object) -> str:
    """A number with at most two decimals; anything else as it is."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def picture(width: int, height: int, *children: str) -> str:
    """A whole drawing."""
    box = f"0 0 {width} {height}"
    return tag("svg", *children, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=width, height=height)


def polygon(points: Points) -> str:
    """The `d` of a closed shape with straight sides."""
    return "M" + "L".join(f"{number(float(x))} {number(float(y))}" for x, y in points) + "Z"


def gradient(name: str, *stops: tuple[float, str, float]) -> str:
    """A gradient from top to bottom: offsets, colours, opacities. Use it as `fill="url(#name)"`."""
    drawn = (tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity) for offset, colour, opacity in stops)
    return tag("linearGradient", *drawn, id=name, x1=0, y1=0, x2=0, y2=1)
