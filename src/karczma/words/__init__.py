"""Every sentence a person reads, in Polish and English: Project Fluent catalogues, here and in each game's folder."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("pl", "en")
_HUGE = 10**15
_LONGEST = 1000  # letters that Fluent lets stand in one place
_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"


@dataclass(frozen=True)
class Sentence:
    """A sentence not yet put into a language: `lost-cities/prompt-place` is `prompt-place` of that game's catalogue."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The sentence as it travels: the browser has the same catalogues and speaks for itself."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}


def sentence(message: str, **args: Any) -> Sentence:
    """Shorthand: `sentence("wrong-seats", game="Lost Cities", seats=3)`; a sentence may stand inside another one."""
    return Sentence(message, args)


def _plain(value: Any) -> Any:
    return value.to_json() if isinstance(value, Sentence) else _cut(value)


def _cut(value: Any) -> Any:
    """What somebody sent may be too long to be repeated."""
    is_long = isinstance(value, str) and len(value) > _LONGEST
    return value[: _LONGEST - 1] + "…" if is_long else value


def say(what: Sentence, lang: str = "en") -> str:
    """Puts a sentence into words."""
    game, _, message = what.id.rpartition("/")
    bundle = _catalogue(lang, game)
    args = {name: _spoken(value, lang) for name, value in what.args.items()}
    entry = bundle.get_message(message)
    text, errors = bundle.format_pattern(entry.value, args)
    if errors:
        raise errors[0]
    return str(text)


def _spoken(value: Any, lang: str) -> Any:
    """A sentence within is said; a number too large to be formatted is said as it is written, a long text cut."""
    if isinstance(value, Sentence):
        return say(value, lang)
    is_huge = isinstance(value, int | float) and not -_HUGE < value < _HUGE
    return _cut(str(value)) if is_huge else _cut(value)


def has_words(message: str, lang: str) -> bool:
    """Whether the catalogues of this language know a message."""
    game, _, name = message.rpartition("/")
    return bool(_catalogue(lang, game).has_message(name))


def catalogue_files(lang: str) -> dict[str, Path]:
    """All catalogues of a language: the general one under "", each game's under its name, its lessons' beside it."""
    games = {path.parent.name.replace("_", "-"): path for path in sorted(_GAMES.glob(f"*/words.{lang}.ftl"))}
    lessons = {f"{game}-lessons": path.parent / "lessons" / path.name for game, path in games.items()}
    return {"": _HERE / f"{lang}.ftl", **games, **{name: path for name, path in lessons.items() if path.exists()}}


@cache
def _catalogue(lang: str, game: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not every program speaks

    bundle = FluentBundle([lang], use_isolating=False)
    files = catalogue_files(lang)
    for name in dict.fromkeys(("", game)):
        bundle.add_resource(FluentResource(files[name].read_text(encoding="utf-8")))
    return bundle


def preferred_language() -> str:
    """Polish for whoever's computer speaks Polish, else English."""
    wishes = (os.environ.get(name) for name in ("KARCZMA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    asked = next(filter(None, wishes), None) or locale.getlocale()[0] or ""
    return "pl" if asked.lower().startswith("pl") else "en"
