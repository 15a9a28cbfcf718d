"""Which tables the kit tries: every game, every number of seats, each option changed alone, and all at once."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from karczma import GAMES, Game
from karczma.core.generator import secret_from_seed
from karczma.core.options import Option, Value
from karczma.core.table import Table


@dataclass(frozen=True, eq=False)
class Case:
    """A game with its seats and options; options not named have the values meant for programs."""

    game: Game
    seats: int
    changed: tuple[tuple[str, Value], ...]

    def __repr__(self) -> str:
        changed = "+".join(f"{name}={value}" for name, value in self.changed)
        return f"{self.game.name}/{self.seats}/{changed or 'defaults'}"

    @property
    def options(self) -> dict[str, Value]:
        return self.game.check_options(dict(self.changed), seats=self.seats, programs=True)

    @property
    def ends_surely(self) -> bool:
        """Whether everything that keeps programs from playing for ever is as programs have it."""
        capped = [option for option in self.game.options if option.for_programs is not None]
        return all(self.options[option.name] == option.for_programs for option in capped)

    def deal(self, seed: int = 0, secret: bytes | None = None) -> Table:
        return self.game.deal(seats=self.seats, secret=secret or secret_from_seed(seed), **self.options)


def _usual(option: Option) -> Value:
    return option.default if option.for_programs is None else option.for_programs


def _others(option: Option, seats: int) -> list[Value]:
    """The values to try besides the usual one: the second and the last, which are all there are of most options."""
    allowed = option.values(seats)
    return [value for value in dict.fromkeys((allowed[0], allowed[1], allowed[-1])) if value != _usual(option)]


def has_choices(game: Game) -> bool:
    """Whether there is ever more than one move: a game may be all chance."""
    return game.engine.most_moves > 1


def cases_of(game: Game) -> list[Case]:
    """All cases of a game."""
    return [case for case in CASES if case.game is game]


def share(case: Case, whole: int) -> int:
    """The part of a game's budget that falls to one case: a game with many options costs no more than one with few."""
    return max(2, -(-whole // len(cases_of(case.game))))


def _cases(game: Game) -> list[Case]:
    """Defaults and all options changed at once for every number of seats; single changes take turns with the seats."""
    cases = []
    for seats in game.seats:
        others = {option.name: _others(option, seats) for option in game.options}
        all_changed = tuple((name, values[-1]) for name, values in others.items() if values)
        cases += [Case(game, seats, ()), Case(game, seats, all_changed)]
        singles = [(name, value) for name, values in others.items() for value in values]
        cases += [Case(game, seats, (s,)) for i, s in enumerate(singles) if game.seats[i % len(game.seats)] == seats]
    return list({repr(case): case for case in cases}.values())


CASES = [case for game in GAMES for case in _cases(game)]

every_case = pytest.mark.parametrize("case", CASES, ids=repr)
# For what takes long: nothing changed, or all options at once, for every number of seats.
every_broad_case = pytest.mark.parametrize("case", [case for case in CASES if len(case.changed) != 1], ids=repr)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
