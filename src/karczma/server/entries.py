"""What a table's log is made of. Entries are only ever added; the situation at a table is what they add up to."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .messages import OnTimeout, Pace


class Entry(Struct, tag_field="what", kw_only=True, omit_defaults=True):
    """Something that happened at a table."""

    at: int  # milliseconds since 1970
    asked: str | None = None  # the client's message it answers, to know it when it is resent
    more: bool = False  # whether another entry belongs to the same change


class SeatEntry(Entry, kw_only=True):
    """Something that happened to a seat."""

    seat: int


class Created(Entry, tag="created", kw_only=True):
    """The table was made. `moves` were played before it was: it goes on with an imported record, or with the game of
    another table."""

    owner: str
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    public: bool
    rated: bool
    pace: Pace
    on_timeout: OnTimeout
    starts: str
    rematch_of: str | None = None
    branch_of: str | None = None
    moves: list[tuple[int, str]] = []


class Sat(SeatEntry, tag="sat", kw_only=True):
    """Somebody took a seat; `ready` is false of one kept for a player of the last game."""

    person: str
    name: str
    ready: bool = True


class Stood(SeatEntry, tag="stood"):
    """Somebody gave a seat up before the start."""


class Handed(SeatEntry, tag="handed", kw_only=True):
    """A bot plays for a seat from now on."""

    level: str
    timed_out: bool = False


class TakenBack(SeatEntry, tag="taken-back"):
    """A player took the seat back from the bot."""


class Invited(Entry, tag="invited", kw_only=True):
    """A key was made: to a seat kept for whoever has it, or to the whole table. Only its hash is known."""

    hashed: str
    seat: int | None = None


class Started(Entry, tag="started"):
    """The first cards were dealt."""


class Moved(SeatEntry, tag="moved", kw_only=True):
    """A move was handed in. Where somebody else is asked in secret, it is played when it is due."""

    move: str
    by_bot: str | None = None  # the level


class Undone(Entry, tag="undone", kw_only=True):
    """Moves were taken back: so many are left."""

    moves: int


class Requested(SeatEntry, tag="requested", kw_only=True):
    """Somebody asked the others to agree to something."""

    what_for: str  # undo, pause
    moves: int = 0


class Agreed(SeatEntry, tag="agreed", kw_only=True):
    """Somebody agreed to it."""


class Declined(SeatEntry, tag="declined", kw_only=True):
    """Somebody did not."""


class Paused(Entry, tag="paused"):
    """The clocks were stopped."""


class Resumed(Entry, tag="resumed"):
    """They go on."""


class Woken(Entry, tag="woken"):
    """The inn was shut in between: clocks go on from here."""


class Spoken(Entry, tag="spoken", kw_only=True):
    """Somebody said something."""

    person: str
    name: str
    text: str


class Muted(Entry, tag="muted", kw_only=True):
    """Somebody was silenced at this table, or no longer."""

    person: str
    on: bool


class Rematched(Entry, tag="rematched", kw_only=True):
    """The players went on at another table."""

    table: str


class Closed(Entry, tag="closed"):
    """The table was broken up."""


Anything = (
    Created
    | Sat
    | Stood
    | Handed
    | TakenBack
    | Invited
    | Started
    | Moved
    | Undone
    | Requested
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Woken
    | Spoken
    | Muted
    | Rematched
    | Closed
)


def one_change(entries: list[Anything]) -> list[Anything]:
    """Entries that are committed together: all but the last are marked, so that a view counts them as one change."""
    return [msgspec.structs.replace(entry, more=True) for entry in entries[:-1]] + entries[-1:]


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Anything).decode
