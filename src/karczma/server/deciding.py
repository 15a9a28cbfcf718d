"""What a message to a table leads to: entries for its log, or a refusal. Nothing is changed here."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from karczma.bots.levels import USUAL, check_level
from karczma.core.errors import CannotUndo, IllegalMove, InvalidMove, KarczmaError, NotYourTurn
from karczma.words import Sentence, sentence

from . import entries as e
from . import messages as m
from .people import Person, account_of, checked_name, hashed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .course import Course
    from .situation import Situation

MOST_CHAT = 2000  # lines at one table

# What went wrong, in one word, for programs. docs/protocol.md explains each.
CODES: dict[type[KarczmaError], str] = {
    CannotUndo: "cannot_undo",
    IllegalMove: "illegal_move",
    InvalidMove: "invalid_move",
    NotYourTurn: "not_your_turn",
}


class Refusal(KarczmaError):
    """What was asked for cannot be done; `code` says it for programs, the sentence for people."""

    def __init__(self, code: str, what: Sentence) -> None:
        super().__init__(what)
        self.code = code


def refuse(code: str, **args: Any) -> Refusal:
    """A refusal whose sentence has the name of its code."""
    return Refusal(code, sentence(f"refused-{code.replace('_', '-')}", **args))


def code_of(problem: KarczmaError) -> str:
    """The code of any refusal."""
    if isinstance(problem, Refusal):
        return problem.code
    return next((code for kind, code in CODES.items() if isinstance(problem, kind)), "bad_request")


@dataclass
class Decision:
    """What will be added to the log, and what the answer tells."""

    entries: list[e.Anything] = field(default_factory=list)
    keys: dict[str, str] | None = None
    told: list[m.Said] | None = None


class Deciding:
    """One message of one person to one table, at one moment."""

    def __init__(self, course: Course, person: Person, asked: str | None, now: int) -> None:
        self.course, self.person, self.asked, self.now = course, person, asked, now
        self.situation: Situation = course.situation

    def decide(self, message: m.AtTable) -> Decision:
        """The entries the message leads to."""
        decided = Decision()
        name = f"_{type(message).__name__.lower()}"
        decided.entries = list(getattr(self, name)(message, decided))
        if decided.entries:  # the last one remembers the message: all are committed together
            decided.entries[-1] = _stamped(decided.entries[-1], self.asked)
        return decided

    # -- coming and going

    def _sit(self, message: m.Sit, _: Decision) -> Iterator[e.Anything]:
        self._need("open")
        mine = self.situation.seats_of(self.person.id)
        kept = [seat for seat in mine if not self.situation.seats[seat].ready]
        own_name = message.name
        if kept and message.seat in (None, *kept):
            seat = kept[0] if message.seat is None else message.seat
            own_name = own_name or self.situation.seats[seat].name
        elif mine and message.name is None:
            raise refuse("already_seated")
        else:
            seat = self._free_seat(message)
        yield e.Sat(at=self.now, seat=seat, person=self.person.id, name=self._own_name(own_name, seat))
        yield from self._start_if_full({seat})

    def _own_name(self, name: str | None, own: int) -> str:
        """Everybody at a table has a name of their own, also several people at one screen."""
        name = checked_name(name) if name is not None else self.person.name
        others = (seat.name for number, seat in enumerate(self.situation.seats) if number != own)
        if account_of(name) in {account_of(other) for other in others if other}:
            raise refuse("name_at_table", name=name)
        return name

    def _free_seat(self, message: m.Sit) -> int:
        key = hashed(message.key) if message.key else None
        free = [
            number
            for number, seat in enumerate(self.situation.seats)
            if seat.is_free and (seat.key is None or seat.key == key)
        ]
        if message.seat is not None and message.seat >= len(self.situation.seats):
            raise refuse("no_such_seat", last=len(self.situation.seats) - 1)
        if message.seat is not None and message.seat not in free:
            raise refuse("seat_taken", number=message.seat + 1)
        if not free:
            raise refuse("table_full")
        opened = [seat for seat in free if self.situation.seats[seat].key]  # by the key: the seat that was kept
        return message.seat if message.seat is not None else (opened or free)[0]

    def _leave(self, message: m.Leave, _: Decision) -> Iterator[e.Anything]:
        mine = self.situation.seats_of(self.person.id) if message.seat is None else [self._leaving(message.seat)]
        if not mine:
            raise refuse("not_seated")
        if self.situation.stage == "open":
            yield from (e.Stood(at=self.now, seat=seat) for seat in mine)
            others = {seat.person for seat in self.situation.seats} - {None, self.person.id}
            if self.person.id == self.situation.owner and not others:
                yield e.Closed(at=self.now)
        elif self.situation.stage == "playing":
            for seat in mine:
                if not self.situation.seats[seat].bot:
                    yield e.Handed(at=self.now, seat=seat, level=USUAL)

    def _leaving(self, seat: int) -> int:
        """The seat that is given up: one's own, or before the start anybody's by whoever made the table."""
        taken = self.situation.seats[self._seat_number(seat)].person is not None
        may_free = self.person.id == self.situation.owner or self.person.host
        return seat if self.situation.stage == "open" and taken and may_free else self._own(seat)

    def _hand(self, message: m.Hand, _: Decision) -> Iterator[e.Anything]:
        check_level(message.level)
        self._need("open", "playing")
        seat = self._seat_number(message.seat)
        if self.situation.stage == "open":
            self._need_owner()
            if self.situation.seats[seat].person is not None:
                raise refuse("seat_taken", number=seat + 1)
            yield e.Handed(at=self.now, seat=seat, level=message.level)
            yield from self._start_if_full({seat})
        else:
            yield e.Handed(at=self.now, seat=self._own(seat), level=message.level)

    def _take(self, message: m.Take, _: Decision) -> Iterator[e.Anything]:
        self._need("playing")
        handed = [seat for seat in self.situation.seats_of(self.person.id) if self.situation.seats[seat].bot]
        if message.seat is not None:
            own = self._own(message.seat)
            handed = [seat for seat in handed if seat == own]
        if not handed:
            raise refuse("nothing_to_take")
        yield from (e.TakenBack(at=self.now, seat=seat) for seat in handed)

    def _fill(self, message: m.Fill, _: Decision) -> Iterator[e.Anything]:
        check_level(message.level)
        self._need("open")
        self._need_owner()
        free = [number for number, seat in enumerate(self.situation.seats) if seat.is_free]
        if not free:
            raise refuse("table_full")
        yield from (e.Handed(at=self.now, seat=seat, level=message.level) for seat in free)
        yield from self._start_if_full(set(free))

    def _invite(self, message: m.Invite, decided: Decision) -> Iterator[e.Anything]:
        self._need("open", "playing")
        self._need_owner()
        key = secrets.token_urlsafe(18)
        seat = None if message.seat is None else self._seat_number(message.seat)
        if seat is not None and not self.situation.seats[seat].is_free:
            raise refuse("seat_taken", number=seat + 1)
        decided.keys = {"table" if seat is None else str(seat): key}
        yield e.Invited(at=self.now, seat=seat, hashed=hashed(key))

    def _start(self, _: m.Start, __: Decision) -> Iterator[e.Anything]:
        self._need("open")
        self._need_owner()
        if any(seat.is_free or not seat.ready for seat in self.situation.seats):
            raise refuse("seats_free")
        yield e.Started(at=self.now)

    def _start_if_full(self, taken: set[int]) -> Iterator[e.Anything]:
        waiting = {n for n, seat in enumerate(self.situation.seats) if seat.is_free or not seat.ready}
        if self.situation.starts == "full" and waiting <= taken:
            yield e.Started(at=self.now)

    # -- playing

    def _move(self, message: m.Move, _: Decision) -> Iterator[e.Anything]:
        if self.situation.stage == "open":
            raise refuse("not_started")
        seat = self._mover(message.seat)
        if self.situation.seats[seat].bot:
            raise refuse("bot_plays")
        if self.situation.stage == "closed":
            raise refuse("closed")
        if self.situation.paused:
            raise refuse("paused")
        if not self.situation.asked_since[seat] <= message.version <= self.situation.versions[seat]:
            raise refuse("stale")
        self.course.playing.check(message.move, seat)
        yield e.Moved(at=self.now, seat=seat, move=message.move.strip())

    def _undo(self, message: m.Undo, _: Decision) -> Iterator[e.Anything]:
        self._need("playing")
        seat, table = self._mover(message.seat), self.course.playing
        given = len(self.situation.given_moves)
        own = [number for number, (mover, _) in enumerate(table.moves) if mover == seat and number >= given]
        if not own:
            raise CannotUndo(sentence("nothing-to-undo"))
        left = own[-1]
        others = {other.human for other in self.situation.seats} - {None, self.person.id}
        if not others and not self.situation.rated:
            yield e.Undone(at=self.now, moves=left)
        elif table.may_undo(seat):
            yield e.Undone(at=self.now, moves=left)
        elif not others:
            raise CannotUndo(sentence("undo-rated"))
        elif self.situation.request is not None:
            raise refuse("request_pending")
        else:
            yield e.Requested(at=self.now, seat=seat, what_for="undo", moves=left)

    def _pause(self, _: m.Pause, __: Decision) -> Iterator[e.Anything]:
        self._need("playing")
        seat = self._mover(None)
        if self.situation.paused:
            raise refuse("paused")
        if self.situation.request is not None:
            raise refuse("request_pending")
        if {other.human for other in self.situation.seats} - {None, self.person.id}:
            yield e.Requested(at=self.now, seat=seat, what_for="pause")
        else:
            yield e.Paused(at=self.now)

    def _resume(self, _: m.Resume, __: Decision) -> Iterator[e.Anything]:
        self._need("playing")
        self._mover(None)
        if not self.situation.paused:
            raise refuse("not_paused")
        yield e.Resumed(at=self.now)

    def _answer(self, message: m.Answer, _: Decision) -> Iterator[e.Anything]:
        request, missing = self.situation.request, self.situation.missing()
        mine = [seat for seat in missing if self.situation.seats[seat].person == self.person.id]
        if request is None or not mine:
            raise refuse("no_request")
        if not message.agree:
            yield e.Declined(at=self.now, seat=mine[0])
            return
        yield from (e.Agreed(at=self.now, seat=seat) for seat in mine)
        if set(missing) == set(mine):
            if request.what == "undo":
                yield e.Undone(at=self.now, moves=request.moves)
            else:
                yield e.Paused(at=self.now)

    def _why(self, message: m.Why, decided: Decision) -> Iterator[e.Anything]:
        if self.course.table is None:
            raise refuse("not_started")
        seat, table = self._mover(message.seat), self.course.playing
        decided.told = []
        for move in message.moves:
            try:
                what = table.describe(move, seat)
            except InvalidMove:  # no move at all: nothing more is said, for looking for what was meant takes long
                raise
            except KarczmaError as problem:
                what = problem.sentence
            decided.told.append(said(what))
        yield from ()

    def asking_for_a_hint(self, message: m.Hint) -> int:
        """The seat that may be given a hint. It is told by what the seat sees: others may be asked in secret."""
        self._need("playing")
        seat = self._mover(message.seat)
        if self.situation.rated:
            raise refuse("no_hints")
        if self.situation.seats[seat].bot:
            raise refuse("bot_plays")
        if seat not in self.course.playing.seen_waiting_for(seat):
            raise NotYourTurn(sentence("hint-not-asked"))
        return seat

    # -- talking, and the host's hand

    def _chat(self, message: m.Chat, _: Decision) -> Iterator[e.Anything]:
        text = "".join(letter for letter in message.text if letter.isprintable() or letter == "\n").strip()
        if self.person.muted or self.person.id in self.situation.muted:
            raise refuse("muted")
        if not text:
            raise refuse("empty_chat")
        if len(self.situation.chat) >= MOST_CHAT:
            raise refuse("chat_full", most=MOST_CHAT)
        mine = self.situation.seats_of(self.person.id)
        name = self.situation.seats[mine[0]].name if len(mine) == 1 else self.person.name
        yield e.Spoken(at=self.now, person=self.person.id, name=name or self.person.name, text=text)

    def _mute(self, message: m.Mute, _: Decision) -> Iterator[e.Anything]:
        self._need_owner()
        known = {seat.person for seat in self.situation.seats} | {line.person for line in self.situation.chat}
        if message.person not in known:
            raise refuse("no_such_person")
        yield e.Muted(at=self.now, person=message.person, on=message.on)

    def _close(self, _: m.Close, __: Decision) -> Iterator[e.Anything]:
        self._need("open", "playing")
        if self.situation.stage == "playing" and not self.person.host:
            raise refuse("not_allowed")
        self._need_owner()
        yield e.Closed(at=self.now)

    # -- who may

    def _need(self, *stages: str) -> None:
        stage = self.situation.stage
        if stage not in stages:
            raise refuse({"open": "not_started", "playing": "started", "over": "over", "closed": "closed"}[stage])

    def _need_owner(self) -> None:
        if self.person.id != self.situation.owner and not self.person.host:
            raise refuse("not_owner")

    def _seat_number(self, seat: int) -> int:
        if seat >= len(self.situation.seats):
            raise refuse("no_such_seat", last=len(self.situation.seats) - 1)
        return seat

    def _own(self, seat: int) -> int:
        if self.situation.seats[self._seat_number(seat)].person != self.person.id:
            raise refuse("not_your_seat", number=seat + 1)
        return seat

    def _mover(self, seat: int | None) -> int:
        """The seat a player means: the one named, the only one, or of several the one that is asked."""
        if seat is not None:
            return self._own(seat)
        mine = self.situation.seats_of(self.person.id)
        if not mine:
            raise refuse("not_seated")
        if len(mine) > 1 and self.course.table is not None:
            asked = [own for own in mine if own in self.course.table.seen_waiting_for(own)]
            mine = asked[:1] or mine
        return mine[0]


def said(what: Sentence) -> m.Said:
    """A sentence as it travels."""
    plain = what.to_json()
    return m.Said(plain["id"], plain["args"])


def _stamped(entry: e.Anything, asked: str | None) -> e.Anything:
    return msgspec.structs.replace(entry, asked=asked)
