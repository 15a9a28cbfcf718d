"""A whole game in a small JSON file: options, deal secret and moves rebuild it to the last byte."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from karczma.words import sentence

from .errors import BadReplay, KarczmaError
from .game import Game, find_game
from .generator import SECRET_BYTES
from .options import Value
from .table import Table

FORMAT = "karczma-replay"
FORMAT_VERSION = 1


@dataclass(frozen=True)
class Replay:
    """Everything needed to rebuild a game, and a fingerprint that shows whether it was rebuilt the same."""

    game: Game
    seats: int
    options: dict[str, Value]
    secret: bytes
    moves: tuple[tuple[int, str], ...]
    fingerprint: str

    @classmethod
    def of(cls, table: Table) -> Replay:
        """The replay of a table that was dealt; one set up from a position has no deal to replay."""
        if table.secret is None:
            raise BadReplay(sentence("no-deal-to-replay"))
        move_text = table.game.engine.notation.move_text
        moves = tuple((seat, move_text(move)) for seat, move in table.moves)
        return cls(table.game, table.seats, table.options, table.secret, moves, _fingerprint(table))

    def table(self, version: int | None = None) -> Table:
        """The table after all moves, or after the first `version` of them. Every move is checked as it was then."""
        options: dict[str, object] = dict(self.options)
        table = Table.deal(self.game, seats=self.seats, seed=None, secret=self.secret, options=options)
        for seat, move in self.moves[:version]:
            table.play(move, seat)
        return table

    def to_json(self) -> str:
        """The replay as text, one move to a line so that people and `diff` can read it."""
        head = {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "secret": self.secret.hex(),
            "fingerprint": self.fingerprint,
        }
        moves = ",\n  ".join(json.dumps(f"{seat} {move}") for seat, move in self.moves)
        return f'{json.dumps(head, indent=1)[:-2]},\n "moves": [\n  {moves}\n ]\n}}\n'

    @classmethod
    def from_json(cls, text: str, games: Iterable[Game]) -> Replay:
        """Reads a replay and plays it through once: a damaged, foreign or doctored one is refused with the reason."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadReplay(sentence("replay-not-json")) from problem
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadReplay(sentence("replay-foreign"))
        if data.get("version") != FORMAT_VERSION:
            raise BadReplay(sentence("replay-newer", version=str(data.get("version"))))
        game = find_game(games, data.get("game"))
        if data.get("rules") != game.rules_version:
            raise BadReplay(sentence("replay-other-rules", theirs=str(data.get("rules")), ours=game.rules_version))
        try:
            replay = cls._read(game, data)
        except (AttributeError, KeyError, TypeError, ValueError) as problem:
            raise BadReplay(sentence("replay-damaged")) from problem
        replay._check()
        return replay

    @classmethod
    def _read(cls, game: Game, data: dict[str, Any]) -> Replay:
        moves = []
        for line in data["moves"]:
            seat, _, move = line.partition(" ")
            moves.append((int(seat), move))
        seats, secret, fingerprint = data["seats"], bytes.fromhex(data["secret"]), str(data["fingerprint"])
        if not isinstance(seats, int) or len(secret) != SECRET_BYTES:
            raise ValueError(seats)
        options = game.check_options(data["options"], seats=seats)
        return cls(game, seats, options, secret, tuple(moves), fingerprint)

    def _check(self) -> None:
        try:
            table = self.table()
        except KarczmaError as problem:
            raise BadReplay(sentence("replay-bad-move", reason=problem.sentence)) from problem
        if _fingerprint(table) != self.fingerprint:
            raise BadReplay(sentence("replay-differs"))


def _fingerprint(table: Table) -> str:
    """Of the end and of the way there."""
    return hashlib.sha256(table.to_bytes() + repr(table.moves).encode()).hexdigest()[:32]
