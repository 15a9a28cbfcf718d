"""A game being played, from Python: moves by text or number, what each seat sees, scores, undo, bytes and replays."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.words import Sentence, sentence

from .engine import Record
from .errors import BadPosition, CannotUndo, IllegalMove, InvalidMove, KarczmaError, NotYourTurn, listed, nearest
from .generator import SECRET_BYTES, new_secret, secret_from_seed, secret_words
from .knowledge import SPECTATOR, TOGETHER, UNNOTICED
from .options import Value
from .position import read_position, write_position
from .record import copy, from_bytes
from .steps import is_asked_in_secret
from .surprise import surprises

if TYPE_CHECKING:
    from .game import Game
    from .replay import Replay

MAGIC = b"KARCZMA1"
CHECKSUM = 8


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and place of each seat, who won (several if they share it), and why in one sentence."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Sentence


@dataclass(frozen=True)
class Played:
    """One move that was played, and what each viewer could see of it."""

    game: Game
    seat: int
    move: int
    before: Record
    after: Record

    @property
    def text(self) -> str:
        """The move as text."""
        return str(self.game.engine.notation.move_text(self.move))

    def seen(self, seat: int | None = None) -> int:
        """The move as one seat (or a spectator) saw it: with a blank where it could not look, or UNNOTICED."""
        viewer = SPECTATOR if seat is None else seat
        return int(self.game.engine.seen_move(self.before, self.seat, self.move, viewer))

    def is_noticed(self, seat: int | None = None) -> bool:
        """Whether one seat (or a spectator) could notice that anything happened."""
        return not self.game.secret_questions or self.seen(seat) != UNNOTICED

    def story(self, seat: int | None = None) -> list[Sentence]:
        """What happened, for one seat (or for spectators). It is told from that seat's observations: it cannot leak."""
        engine, viewer = self.game.engine, SPECTATOR if seat is None else seat
        move = self.seen(seat)
        if move == UNNOTICED:
            return []
        before, after = copy(self.before), copy(self.after)
        engine.observe(before, viewer)
        engine.observe(after, viewer)
        told: list[Sentence] = engine.story.narrate(before, self.seat, move, after, viewer)
        return told

    def open_story(self) -> list[Sentence]:
        """What happened, with all hands open: as the mover saw it, but nobody is `you`."""
        return [_of_nobody(what) for what in self.story(self.seat)]


class Table:
    """A table with a game on it. Rules decide; this class checks, remembers and explains."""

    def __init__(self, game: Game, start: Record, secret: bytes | None) -> None:
        """Use `Game.deal`, `Game.position` or `Game.from_bytes` instead. `start` is kept: undo plays from it again."""
        self.game = game
        self.seats = int(start.seats)
        self.secret = secret
        self.state = copy(start)
        self.moves: list[tuple[int, int]] = []
        self._start = start
        self._legal: dict[int, list[int]] = {}
        self._kept: dict[int, tuple[int, bytes]] = {}  # moves not due yet, and what their seats saw; see `submit`
        self._watched: dict[int, tuple[int, Record, int]] = {}  # how far each viewer's noticed moves are counted
        self._waiting: tuple[int, ...] | None = None
        self._options: dict[str, Value] | None = None
        self._room = np.empty(game.engine.most_moves, np.int16)

    # -- new tables

    @classmethod
    def deal(
        cls, game: Game, *, seats: int | None, seed: int | None, secret: bytes | None, options: Mapping[str, object]
    ) -> Table:
        """See `Game.deal`."""
        seats, values = game.check_seats(seats), game.check_options(options, seats=seats)
        if secret is None:
            secret = new_secret() if seed is None else secret_from_seed(seed)
        elif len(secret) != SECRET_BYTES:
            raise ValueError(f"a deal secret has {SECRET_BYTES} bytes, not {len(secret)}")
        start = game.engine.fresh(game, seats, values)
        start.key = secret_words(secret)
        game.engine.setup(start)
        return cls(game, start, secret)

    @classmethod
    def from_text(cls, game: Game, text: str, *, seed: int) -> Table:
        """See `Game.position`."""
        return cls(game, read_position(game, text, secret_words(secret_from_seed(seed))), None)

    @classmethod
    def from_bytes(cls, game: Game, data: bytes) -> Table:
        """See `Game.from_bytes`."""
        record = data[len(MAGIC) + CHECKSUM :]
        if len(record) != game.engine.dtype.itemsize or data != _sealed(game, record):
            raise BadPosition(sentence("foreign-bytes", game=game.name))
        return cls(game, from_bytes(game.engine.dtype, record), None)

    def to_bytes(self) -> bytes:
        """The whole truth of this moment, hidden cards and all. Replays also remember how it came about."""
        return _sealed(self.game, self.state.tobytes())

    def copy(self) -> Table:
        """An independent table in the same position, with the same past."""
        twin = Table(self.game, self._start, self.secret)
        twin.state = copy(self.state)
        twin.moves = list(self.moves)
        return twin

    def text(self) -> str:
        """The position as readable text, hidden cards and all; `Game.position` reads it."""
        return write_position(self.game, self.state)

    def replay(self) -> Replay:
        """Options, deal secret and moves: enough to rebuild everything."""
        from .replay import Replay

        return Replay.of(self)

    # -- questions

    @property
    def options(self) -> dict[str, Value]:
        """What this table agreed on."""
        if self._options is None:
            kept = ((option, int(self.state[option.name])) for option in self.game.options)
            self._options = {option.name: option.value(number, self.seats) for option, number in kept}
        return dict(self._options)

    @property
    def version(self) -> int:
        """How many moves have been played."""
        return len(self.moves)

    def noticed(self, seat: int | None) -> int:
        """How many moves a seat (or a spectator) could notice: the version as far as it can tell."""
        if not self.game.secret_questions:
            return self.version
        engine, viewer = self.game.engine, SPECTATOR if seat is None else seat
        version, past, count = self._watched.get(viewer, (0, self._start, 0))
        past = copy(past)
        for mover, move in self.moves[version:]:
            count += engine.seen_move(past, mover, move, viewer) != UNNOTICED
            engine.play(past, mover, move)
        self._watched[viewer] = self.version, past, count
        return count

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that may move now; several where the choice is simultaneous, none when the game is over."""
        if self._waiting is None:
            self._waiting = seats_of(self.game.engine.waiting_for(self.state))
        return self._waiting

    def seen_waiting_for(self, seat: int | None = None) -> tuple[int, ...]:
        """The seats that may move now, as far as a seat (or a spectator) can tell: some may be asked in secret."""
        if not self.game.secret_questions:
            return self.waiting_for
        return seats_of(self.game.engine.waiting_for(self.observed(seat)))

    @property
    def keeps_a_move(self) -> bool:
        """Whether a move was handed in that is not due yet; see `submit`."""
        return bool(self._kept)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting_for

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat as text; without a seat, of the one the table waits for."""
        move_text = self.game.engine.notation.move_text
        return [move_text(move) for move in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """The legal moves as numbers, rising."""
        if seat is None and self.is_over:
            return []
        seat = self._seat(seat)
        if seat not in self._legal:
            self._legal[seat] = self._legal_on(self.state, seat)
        return list(self._legal[seat])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as things stand."""
        return self._numbers(self.game.engine.scores)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        ranking = self._numbers(self.game.engine.ranking)
        winners = tuple(seat for seat, place in enumerate(ranking) if place == 1)
        return Outcome(self.scores, ranking, winners, self.game.engine.story.reason(self.state))

    def observed(self, seat: int | None = None) -> Record:
        """A copy of the record with everything blanked that this seat (or a spectator) may not know."""
        seen = copy(self.state)
        self.game.engine.observe(seen, SPECTATOR if seat is None else self._check_seat(seat))
        return seen

    def observation(self, seat: int | None = None) -> bytes:
        """The same as bytes: all that a computer player is ever given."""
        return bytes(self.observed(seat).tobytes())

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as JSON for one screen: what lies open, the prompt, and the legal moves of this seat."""
        return self._view(seat, SPECTATOR if seat is None else self._check_seat(seat), self.noticed(seat))

    def open_view(self) -> dict[str, Any]:
        """The same with all hands open: what the players would see if they showed each other everything."""
        return self._view(None, TOGETHER, self.version)

    def prompt(self, seat: int | None = None) -> Sentence:
        """What this seat is asked to do, in one sentence."""
        what: Sentence = self.game.engine.story.prompt(self.observed(seat), SPECTATOR if seat is None else seat)
        return what

    def describe(self, move: str | int, seat: int | None = None) -> Sentence:
        """What a move would do, in one sentence, from what the seat knows."""
        seat = self._seat(seat)
        number, seen = self._number(move), self.observed(seat)
        if number not in self._legal_on(seen, seat):
            raise self._refusal(number, seat)
        what: Sentence = self.game.engine.story.describe(seen, seat, number)
        return what

    # -- moves

    def play(self, move: str | int, seat: int | None = None) -> Played:
        """Plays a move, given as text or number. A refused move changes nothing and says why."""
        number, seat = self._number(move), self._seat(seat)
        if number not in self.legal_numbers(seat):
            raise self._refusal(number, seat)
        before, after = self.state, copy(self.state)
        self.game.engine.play(after, seat, number)
        self.moves.append((seat, number))
        self._set(after, self.moves)
        return Played(self.game, seat, number, before, after)

    def check(self, move: str | int, seat: int) -> int:
        """The number of a move that `submit` would take; anything else is refused, from what the seat knows."""
        number, seat = self._number(move), self._check_seat(seat)
        if number not in self.legal_numbers(seat) and number not in self._legal_on(self.observed(seat), seat):
            raise self._refusal(number, seat)
        return number

    def submit(self, move: str | int, seat: int) -> list[Played]:
        """For whoever hosts a game with secret questions: plays a move, or keeps it without a word until it is due.

        While one player is asked in secret, another sees itself asked. Its move waits, and is dropped if the seat sees
        anything new meanwhile: it will want to think again. Returns what was played: nothing, the move, or also the one
        that waited for it.
        """
        number, seat = self.check(move, seat), self._check_seat(seat)
        if number not in self.legal_numbers(seat):
            self._kept[seat] = number, self.observation(seat)
            return []
        played = [self.play(number, seat)]
        while due := [other for other in self.waiting_for if other in self._kept]:
            number, seen = self._kept.pop(due[0])
            if seen == self.observation(due[0]):
                played.append(self.play(number, due[0]))
        return played

    def undo(self, seat: int) -> None:
        """Takes back the seat's own last move: only if nobody moved since and nobody learnt a hidden card by it."""
        before = self._before_undo(seat)
        self._watched.clear()
        self._set(before.state, before.moves)

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would take the seat's last move back."""
        try:
            self._before_undo(seat)
        except CannotUndo:
            return False
        return True

    def at(self, version: int) -> Table:
        """The table as it was after so many moves."""
        past = Table(self.game, self._start, self.secret)
        for seat, move in self.moves[:version]:
            self.game.engine.play(past.state, seat, move)
        past.moves = self.moves[:version]
        return past

    # -- details

    def _view(self, seat: int | None, viewer: int, version: int) -> dict[str, Any]:
        engine, seen, outcome = self.game.engine, copy(self.state), self.outcome
        engine.observe(seen, viewer)
        return {
            "game": self.game.name,
            "version": version,
            "seats": self.seats,
            "seat": seat,
            "options": self.options,
            "waiting_for": list(seats_of(engine.waiting_for(seen))),
            "prompt": engine.story.prompt(seen, viewer).to_json(),
            "legal_moves": [] if seat is None else [engine.notation.move_text(m) for m in self._legal_on(seen, seat)],
            "table": engine.view.table(seen, viewer),
            "outcome": None
            if outcome is None
            else {
                "scores": list(outcome.scores),
                "ranking": list(outcome.ranking),
                "winners": list(outcome.winners),
                "reason": outcome.reason.to_json(),
            },
        }

    def _before_undo(self, seat: int) -> Table:
        seat = self._check_seat(seat)
        if not self.moves:
            raise CannotUndo(sentence("nothing-to-undo"))
        before = self.at(self.version - 1)
        while before.version and self._hides_last_of(before, seat):  # else the answer would tell of a secret move
            before = self.at(before.version - 1)
        last_seat, move = self.moves[before.version]
        if last_seat != seat:
            raise CannotUndo(sentence("undo-others-moved"))
        if is_asked_in_secret(before.state):
            raise CannotUndo(sentence("undo-secret-choice"))
        if surprises(self.game.engine, before.state, seat, move):
            raise CannotUndo(sentence("undo-revealed"))
        return before

    def _hides_last_of(self, before: Table, seat: int) -> bool:
        """Whether the seat could not notice the move that was played next."""
        mover, move = self.moves[before.version]
        return (
            self.game.secret_questions
            and mover != seat
            and self.game.engine.seen_move(before.state, mover, move, seat) == UNNOTICED
        )

    def _set(self, state: Record, moves: list[tuple[int, int]]) -> None:
        """Every position is a record of its own: those that were handed out never change."""
        self.state, self.moves = state, moves
        self._legal.clear()
        self._waiting = None

    def _legal_on(self, state: Record, seat: int) -> list[int]:
        n = self.game.engine.legal_moves(state, seat, self._room)
        moves: list[int] = self._room[:n].tolist()
        return moves

    def _refusal(self, number: int, seat: int) -> KarczmaError:
        """Why a move was refused, told from what the seat knows: whom the table truly waits for may be a secret."""
        seen = self.observed(seat)
        waiting = seats_of(self.game.engine.waiting_for(seen))
        if not waiting:
            return NotYourTurn(sentence("game-is-over"))
        if seat not in waiting:
            return NotYourTurn(sentence("not-your-turn", seat=seat, waiting=listed(waiting)))
        return IllegalMove(self.game.engine.story.why_not(seen, seat, number))

    def _number(self, move: str | int) -> int:
        notation, text = self.game.engine.notation, str(move).strip()
        number = notation.MOVES.get(text, -1) if isinstance(move, str) else int(move)
        if not 0 <= number < len(notation.MOVES):
            guess = nearest(text, list(notation.MOVES))
            raise InvalidMove(sentence("invalid-move", move=text, example=notation.EXAMPLE, guess=guess))
        return int(number)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._check_seat(seat)
        waiting = self.waiting_for
        if not waiting:
            raise NotYourTurn(sentence("game-is-over"))
        if len(waiting) > 1:
            raise NotYourTurn(sentence("say-which-seat", waiting=listed(waiting)))
        return waiting[0]

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise NotYourTurn(sentence("no-such-seat", seat=seat, last=self.seats - 1))
        return int(seat)

    def _numbers(self, question: Any) -> tuple[int, ...]:
        out = np.zeros(self.seats, np.int64)
        question(self.state, out)
        return tuple(int(number) for number in out)

    def __repr__(self) -> str:
        return f"<{self.game.titles['en']}: {self.version} moves, waiting for {listed(self.waiting_for) or 'nobody'}>"


def seats_of(mask: int) -> tuple[int, ...]:
    """A set of seats from its bits."""
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


def _of_nobody(what: Sentence) -> Sentence:
    """A sentence to be read by all: nobody is `you` in it, nor in the sentences it is made of."""
    args = {name: _of_nobody(value) if isinstance(value, Sentence) else value for name, value in what.args.items()}
    return Sentence(what.id, args | {"you": "no"} if "you" in args else args)


def _sealed(game: Game, record: bytes) -> bytes:
    """A record with a checksum over it, the game, its rules and the shape of the record. Rules trust what they are
    given, so foreign, outdated or damaged bytes must be noticed before."""
    whole = repr((game.name, game.rules_version, game.engine.dtype)).encode() + record
    return MAGIC + hashlib.sha256(whole).digest()[:CHECKSUM] + record
