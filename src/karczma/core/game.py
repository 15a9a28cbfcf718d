"""A game as a person finds it: its names, seats and options, and the way to its rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.words import sentence

from .errors import UnknownGame, WrongSeats, listed, nearest
from .options import Option, Value, chosen

if TYPE_CHECKING:
    from .batch import Batch
    from .engine import Engine
    from .replay import Replay
    from .table import Table


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """The descriptor of a game. Its rules are loaded, and on a new machine compiled, when first needed."""

    name: str
    titles: Mapping[str, str]
    seats: range
    options: tuple[Option, ...]
    minutes: int
    most_decisions: int  # a bound on the decisions of a whole game between programs; the conformance kit holds it to it
    secret_questions: bool = False  # whether players are ever asked without the others knowing it
    rules_version: int = 1  # goes up when the same moves would no longer give the same game

    @property
    def names(self) -> tuple[str, ...]:
        """Every name the game goes by: its own, and its title in each language."""
        return tuple(dict.fromkeys((self.name, *map(slug, self.titles.values()))))

    @property
    def package(self) -> str:
        """The folder of the game, as a module."""
        return f"karczma.games.{self.folder.name}"

    @property
    def folder(self) -> Path:
        """The same on the disk."""
        return Path(__file__).parent.parent / "games" / self.name.replace("-", "_")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def engine(self) -> Engine:
        """The game's compiled rules."""
        from .engine import Engine

        return Engine.load(self)

    def check_seats(self, seats: int | None) -> int:
        """The number of players, if this many can play; the fewest if none is given."""
        if seats is None:
            return self.seats.start
        if seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            message = "wrong-seats-exactly" if least == most else "wrong-seats"
            raise WrongSeats(sentence(message, game=self.name, seats=seats, least=least, most=most))
        return seats

    def check_options(
        self, given: Mapping[str, object], *, seats: int | None = None, programs: bool = False
    ) -> dict[str, Value]:
        """All options of a table with so many seats, checked and completed."""
        return chosen(self.options, given, self.check_seats(seats), programs)

    def deal(
        self, *, seats: int | None = None, seed: int | None = None, secret: bytes | None = None, **options: object
    ) -> Table:
        """Deals a new table: by a seed (always the same deal), by a deal secret, or so that nobody can foretell it."""
        from .table import Table

        return Table.deal(self, seats=seats, seed=seed, secret=secret, options=options)

    def position(self, text: str, *, seed: int = 0) -> Table:
        """Sets a table up from text; the notation is in the game's RULES.md. The seed orders cards nobody mentions."""
        from .table import Table

        return Table.from_text(self, text, seed=seed)

    def from_bytes(self, data: bytes) -> Table:
        """A table from what `Table.to_bytes` gave."""
        from .table import Table

        return Table.from_bytes(self, data)

    def replay(self, text: str) -> Replay:
        """A replay from its JSON text."""
        from .replay import Replay

        return Replay.from_json(text, [self])

    def batch(self, count: int, *, seats: int | None = None, seed: int = 0, **options: object) -> Batch:
        """Many tables played side by side in compiled code, for simulations and learning."""
        from .batch import Batch

        return Batch(self, count, seats=seats, seed=seed, options=options)


def slug(title: str) -> str:
    """`Przygody wojów` → `przygody-wojow`."""
    plain = title.lower().replace("ł", "l")
    letters = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
    return "-".join(letters.replace(":", " ").split())


def find_game(games: Iterable[Game], name: Any) -> Game:
    """The game of this name, in any language; if there is none, the error names the nearest."""
    wanted = slug(str(name)).replace("_", "-")
    by_name = {known: game for game in games for known in game.names}
    if wanted not in by_name:
        games_text = listed(dict.fromkeys(game.name for game in by_name.values()))
        raise UnknownGame(
            sentence("unknown-game", name=str(name), games=games_text, guess=nearest(wanted, list(by_name)))
        )
    return by_name[wanted]
