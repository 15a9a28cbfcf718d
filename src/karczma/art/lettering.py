"""Letters and figures as outlines: a face is an image, and images cannot use the page's fonts."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .svg import tag

EM = 1000  # the outlines are drawn on this square


@cache
def _outlines() -> dict[str, tuple[int, str]]:
    return json.loads(Path(__file__).with_name("fraunces-outlines.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def width(text: str, size: float) -> float:
    """How wide a line of text is."""
    return sum(_outlines()[letter][0] for letter in text) * size / EM


def lettering(text: str, x: float, y: float, size: float, anchor: str = "start", **attributes: object) -> str:
    """A line of text whose baseline is at `y`; `anchor` as in SVG: start, middle or end."""
    x -= {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width(text, size)
    drawn, at = [], 0
    for letter in text:
        advance, outline = _outlines()[letter]
        if outline:
            drawn.append(tag("path", d=outline, transform=f"translate({at})" if at else None))
        at += advance
    return tag("g", *drawn, transform=f"translate({x:.2f} {y:.2f}) scale({size / EM:.4f})", **attributes)
