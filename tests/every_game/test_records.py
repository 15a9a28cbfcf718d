"""Every game has the same files and a record that compiles well: field names, options, one version of each rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import numpy as np
import pytest
from numba.core.dispatcher import Dispatcher

import karczma
from karczma import GAMES, Game
from karczma.bots import sensible
from karczma.core.record import CORE_FIELDS, STEPS

from .cases import Case, every_game
from .courses import Course, spread
from .looking import another_truth

GAMES_FOLDER = Path(karczma.__file__).parent / "games"
FILES = [
    *("RULES.md", "cards.toml", "cards.py", "state.py", "rules.py", "hidden.py", "notation.py"),
    *("view.py", "story.py", "sense.py", "board.py", "words.pl.ftl", "words.en.ftl"),
]


def folder(game: Game) -> Path:
    return GAMES_FOLDER / game.name.replace("-", "_")


def rules_of(package: str) -> Iterator[tuple[str, Any]]:
    """The rules that a package's own files define."""
    home = import_module(package)
    for file in iter_modules(home.__path__):
        module = import_module(f"{package}.{file.name}")
        for name, value in vars(module).items():
            if isinstance(value, Dispatcher) and value.py_func.__module__ == module.__name__:
                yield f"{file.name}.{name}", value


def test_every_folder_of_a_game_is_listed() -> None:
    folders = {path.parent.name.replace("_", "-") for path in GAMES_FOLDER.glob("*/__init__.py")}
    assert folders == {game.name for game in GAMES}


@every_game
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_same_files(game: Game, file: str) -> None:
    assert (folder(game) / file).is_file()


@every_game
def test_no_field_is_named_like_something_every_record_has(game: Game) -> None:
    assert sorted(set(game.engine.dtype.names) & set(dir(np.void))) == []


@every_game
def test_no_field_is_an_array_of_booleans_or_a_float(game: Game) -> None:
    kinds = {name: field[0].base.kind for name, field in game.engine.dtype.fields.items()}
    assert {name: kind for name, kind in kinds.items() if kind not in "iu"} == {}


@every_game
def test_the_fields_of_the_core_come_first_and_every_option_has_one(game: Game) -> None:
    names = list(game.engine.dtype.names)
    assert names[: len(CORE_FIELDS)] == [field[0] for field in CORE_FIELDS]
    for option in game.options:
        assert game.engine.dtype[option.name].shape == ()
        limits = np.iinfo(game.engine.dtype[option.name])
        for seats in game.seats:
            for value in option.values(seats):
                assert limits.min <= option.number(value, seats) <= limits.max
                assert option.value(option.number(value, seats), seats) == value


@every_game
def test_steps_are_cleared_and_scratch_is_left_clean(game: Game) -> None:
    for seats in game.seats:
        for table in spread(Case(game, seats, ()), 100):
            s = table.state
            assert s.step_size <= STEPS
            for field in (s.step, s.asked, s.whose, s.about):
                assert not field[s.step_size :].any()
            assert not s.only_move.any()


@every_game
def test_every_rule_is_compiled_in_one_version(game: Game) -> None:
    """A second version would be an accident, a mixture of number types, and costs everybody's first start."""
    for seats in game.seats:
        table = Course(Case(game, seats, ()), 1, 2 * game.most_decisions).table()
        start = table.at(0)
        start.view(0), start.text(), start.prompt(0), start.observation(0), table.view(0), table.outcome
        game.position(start.text())
        another_truth(game.engine, start.state, 0, 1)
        seat = start.waiting_for[0]
        sensible.choose(game, start.observation(seat), seat)
    rules = dict(rules_of(game.package))
    assert len(rules) > 10
    assert {name: rule.signatures for name, rule in rules.items() if len(rule.signatures) > 1} == {}


def test_every_rule_of_the_core_is_compiled_in_one_version_for_each_game() -> None:
    for game in GAMES:
        start = Case(game, game.seats[0], ()).deal(1)
        game.position(start.text())
        another_truth(game.engine, start.state, 0, 1)
    for name, rule in rules_of("karczma.core"):
        games = Counter(str(signature[0]) for signature in rule.signatures if signature)
        twice = {record: n for record, n in games.items() if n > 1}
        assert twice == {}, f"{name}: {rule.signatures}"
