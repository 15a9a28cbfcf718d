"""What a table's log adds up to: who sits where, what was played, what is left on the clocks, what was said.

It depends on nothing but the entries, so a table that is loaded again is the table that was left.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from . import entries as e
from .clocks import Clocks
from .messages import ChatLine, NoClock, OnTimeout, Pace

REMEMBERED = 400  # answered messages kept in mind, to know one that is resent


class Seat(Struct):
    """A seat: whose it is, and which bot plays for it if it does."""

    person: str | None = None
    name: str | None = None
    ready: bool = True
    bot: str | None = None
    key: str | None = None  # the hash of the key that opens it: the seat is kept for whoever has it

    @property
    def is_free(self) -> bool:
        """Whether nobody plays here yet."""
        return self.person is None and self.bot is None

    @property
    def human(self) -> str | None:
        """The person who moves for this seat; none if a bot does."""
        return None if self.bot else self.person


class Request(Struct):
    """Something the others have to agree to."""

    what: str
    by: int
    moves: int
    agreed: list[int]


class Situation(Struct):
    """A table, as far as its log tells."""

    seq: int = 0  # entries so far
    owner: str = ""
    game: str = ""
    rules: int = 1
    options: dict[str, bool | int | str] = {}
    public: bool = True
    rated: bool = False
    pace: Pace = NoClock()
    on_timeout: OnTimeout = "move"
    starts: str = "full"
    stage: Literal["open", "playing", "over", "closed"] = "open"
    seats: list[Seat] = []
    given_moves: list[tuple[int, str]] = []  # of an imported record
    undone: int = 0  # times that moves were taken back
    versions: list[int] = []  # how many changes each seat could notice, and a spectator
    asked_since: list[int] = []  # the version at which each seat's present question was put to it
    clocks: Clocks | None = None
    paused: bool = False
    request: Request | None = None
    key: str | None = None  # the hash of the key that opens the table
    rematch_of: str | None = None
    branch_of: str | None = None
    rematch: str | None = None
    chat: list[ChatLine] = []
    muted: list[str] = []
    asked: list[str] = []  # the latest messages that were answered
    began_at: int = 0
    changed_at: int = 0

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def humans(self) -> list[int]:
        """The seats for which a person moves."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    def missing(self) -> list[int]:
        """The seats that have yet to agree to the request: those of other people."""
        if self.request is None:
            return []
        asking = self.seats[self.request.by].person
        return [seat for seat in self.humans() if self.seats[seat].person != asking and seat not in self.request.agreed]

    def add(self, entry: e.Anything) -> None:
        """Takes one more entry into account; what it does on the game's own table, `Course` does."""
        self.seq += 1
        self.changed_at = entry.at
        if entry.asked:
            self.asked.append(entry.asked)
            del self.asked[:-REMEMBERED]
        if not (entry.more or isinstance(entry, e.Moved | e.Spoken | e.Woken | e.Muted)):
            self.versions = [version + 1 for version in self.versions]
        match entry:
            case e.Created():
                self._create(entry)
            case e.Sat(seat=seat, person=person, name=name, ready=ready):
                self.seats[seat] = Seat(person=person, name=name, ready=ready, key=self.seats[seat].key)
            case e.Stood(seat=seat):
                self.seats[seat] = Seat(key=self.seats[seat].key)
            case e.Handed(seat=seat, level=level):
                self.seats[seat].bot = level
            case e.TakenBack(seat=seat):
                self.seats[seat].bot = None
            case e.Invited(seat=None, hashed=hashed):
                self.key = hashed
            case e.Invited(seat=int(seat), hashed=hashed):
                self.seats[seat].key = hashed
            case e.Started(at=at):
                self.stage, self.began_at = "playing", at
                self.clocks = Clocks.of(self.pace, len(self.seats), at)
            case e.Undone():
                self.request = None
                self.undone += 1
            case e.Requested(seat=seat, what_for=what, moves=moves):
                self.request = Request(what, seat, moves, [])
            case e.Agreed(seat=seat) if self.request:
                self.request.agreed.append(seat)
            case e.Declined():
                self.request = None
            case e.Paused(at=at):
                self.paused, self.request = True, None
                if self.clocks is not None:
                    self.clocks.stop(at)
            case e.Resumed(at=at):
                self.paused = False
                if self.clocks is not None:
                    self.clocks.go_on(at)
            case e.Woken(at=at):
                if self.clocks is not None and not self.paused:
                    self.clocks.go_on(at)
            case e.Spoken(at=at, person=person, name=name, text=text):
                self.chat.append(ChatLine(len(self.chat) + 1, at, person, name, text))
            case e.Muted(person=person, on=on):
                self.muted = [who for who in self.muted if who != person] + [person] * on
            case e.Rematched(table=table):
                self.rematch = table
            case e.Closed():
                self.stage, self.request = "closed", None

    def _create(self, entry: e.Created) -> None:
        for name in ("owner", "game", "rules", "options", "public", "rated", "pace", "on_timeout", "starts"):
            setattr(self, name, getattr(entry, name))
        self.rematch_of, self.branch_of = entry.rematch_of, entry.branch_of
        self.seats = [Seat() for _ in range(entry.seats)]
        self.versions = [0] * (entry.seats + 1)
        self.asked_since = [0] * entry.seats
        self.given_moves = list(entry.moves)
