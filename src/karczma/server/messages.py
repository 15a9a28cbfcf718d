"""Every message of the live protocol, as docs/protocol.md describes it. JSON over one WebSocket, one object a frame."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1
LONGEST_FRAME = 16_384  # bytes a client may send at once

TableId = Annotated[str, Meta(pattern=r"\A[a-z2-7]{8}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
MessageId = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Key = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{16,64}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=40)]
PersonId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{12}\Z")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
OnTimeout = Literal["move", "bot"]


# -- what a table agrees on


class NoClock(Struct, tag="none", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Everybody thinks as long as they like."""


class LiveClock(Struct, tag="live", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """A bank of time for the whole game, and some more for every move."""

    bank: Annotated[int, Meta(ge=10, le=36_000)]  # seconds
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds


class DaysPerMove(Struct, tag="days", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = NoClock | LiveClock | DaysPerMove


class Wanted(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is wanted in a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Word | None = None  # of the bot
    name: Name | None = None  # of a second person at the same screen


# -- what a client may ask for


class Message(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Every message has a number of the client's choosing; its answer repeats it."""

    id: MessageId


class AtTable(Message, kw_only=True):
    """A message to a table."""

    table: TableId


class Create(Message, tag="create", kw_only=True):
    """A new table. Answered by `done` with its name, and the keys of its invitations."""

    game: Word
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=10)]
    options: dict[Word, bool | int | Word] = {}
    public: bool = True
    rated: bool = False
    pace: Pace = NoClock()
    on_timeout: OnTimeout = "move"
    starts: Literal["full", "owner"] = "full"


class Watch(AtTable, tag="watch", kw_only=True):
    """Look at a table, from one's own seat if one has any (which, if several), else as a spectator."""

    seat: SeatNumber | None = None
    key: Key | None = None


class Unwatch(AtTable, tag="unwatch"):
    """Look away."""


class Lobby(Message, tag="lobby", kw_only=True):
    """Look at the list of tables, or away from it."""

    on: bool = True


class Sit(AtTable, tag="sit", kw_only=True):
    """Take a free seat: this one, or any."""

    seat: SeatNumber | None = None
    key: Key | None = None
    name: Name | None = None


class Leave(AtTable, tag="leave", kw_only=True):
    """Give a seat up (all of one's own, if none is named); while a game runs, a bot plays on. Before the start whoever
    made the table may free anybody's."""

    seat: SeatNumber | None = None


class Hand(AtTable, tag="hand", kw_only=True):
    """Hand a seat to a bot: one's own at any time, a free one by whoever made the table."""

    seat: SeatNumber
    level: Word = "medium"


class Take(AtTable, tag="take", kw_only=True):
    """Take one's own seat back from the bot."""

    seat: SeatNumber | None = None


class Fill(AtTable, tag="fill", kw_only=True):
    """Fill all free seats with bots; by whoever made the table."""

    level: Word = "medium"


class Invite(AtTable, tag="invite", kw_only=True):
    """A new key to the table, or to one of its invited seats. The old one no longer opens it."""

    seat: SeatNumber | None = None


class Start(AtTable, tag="start"):
    """Begin, once every seat is taken."""


class Move(AtTable, tag="move", kw_only=True):
    """A move, made by somebody who saw this version of the table."""

    move: MoveText
    version: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None


class Undo(AtTable, tag="undo", kw_only=True):
    """Take one's own last move back: at once where the rules of undo allow it, else the others are asked."""

    seat: SeatNumber | None = None


class Pause(AtTable, tag="pause"):
    """Stop the clocks; the others are asked."""


class Resume(AtTable, tag="resume"):
    """Go on."""


class Answer(AtTable, tag="answer", kw_only=True):
    """Agree to what somebody at the table asked for, or not."""

    agree: bool


class Rematch(AtTable, tag="rematch"):
    """The same players at a new table, seats rotated. Answered by `done` with its name."""


class Chat(AtTable, tag="chat", kw_only=True):
    """Say something to everybody at the table."""

    text: ChatText


class Why(AtTable, tag="why", kw_only=True):
    """What moves would do, or why they are not possible. Twenty of them count as one message more."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class Hint(AtTable, tag="hint", kw_only=True):
    """What the strongest bot would do now. Only whoever asks is told; not in rated games. Counts as ten messages."""

    seat: SeatNumber | None = None


class Mute(AtTable, tag="mute", kw_only=True):
    """Silence somebody at this table, or no longer; by whoever made the table, or by a host of the inn."""

    person: PersonId
    on: bool = True


class Close(AtTable, tag="close"):
    """Break a table up: by whoever made it before it starts, by a host of the inn at any time."""


class Ban(Message, tag="ban", kw_only=True):
    """Turn somebody out of the inn, or let them in again; by a host."""

    person: PersonId
    on: bool = True


class Silence(Message, tag="silence", kw_only=True):
    """Silence somebody at all tables of the inn, or no longer; by a host."""

    person: PersonId
    on: bool = True


Asked = (
    Create
    | Watch
    | Unwatch
    | Lobby
    | Sit
    | Leave
    | Hand
    | Take
    | Fill
    | Invite
    | Start
    | Move
    | Undo
    | Pause
    | Resume
    | Answer
    | Rematch
    | Chat
    | Why
    | Hint
    | Mute
    | Close
    | Ban
    | Silence
)


# -- what the inn tells


class Said(Struct, frozen=True):
    """A sentence, as the catalogues know it."""

    id: str
    args: dict[str, Any] = {}


class You(Struct, frozen=True):
    """Who you are here."""

    person: str
    name: str
    account: bool
    host: bool


class Telling(Struct, tag_field="tell", kw_only=True):
    """Something the inn tells a client."""


class Hello(Telling, tag="hello", kw_only=True):
    """The first thing a client hears."""

    protocol: int
    client: str  # the version of the browser client that the inn gives out
    you: You


class Done(Telling, tag="done", kw_only=True):
    """It is done, and kept: what was asked for under this number."""

    id: int
    table: str | None = None
    keys: dict[str, str] | None = None  # of invitations: a seat's number, or "table"
    told: list[Said] | None = None  # the answers to `why`
    hints: list[Hinted] | None = None  # the answer to `hint`


class Hinted(Struct, frozen=True):
    """One of the best moves: what it does, why it looks good, and what it came to in the mind."""

    move: str
    what: Said
    reasons: list[Said]
    chances: float  # from 0 to 1
    error: float  # the standard error of that
    lead: float  # points ahead of the others, where thinking ends
    worlds: int  # games played on in the mind
    share: float | None  # how often to play it, where all choose at once


class Refused(Telling, tag="refused", kw_only=True):
    """It was not done, and why. Where the client's view was out of date, the true one follows."""

    id: int | None
    error: str
    why: Said


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str | None  # nobody sits there yet
    person: str | None
    bot: str | None  # the level of the bot that plays for it now
    invited: bool = False


class Clock(Struct, frozen=True):
    """What is left to each seat, and for whom it runs."""

    left: list[int]  # milliseconds
    running: list[int]


class RequestShown(Struct, frozen=True):
    """What somebody asked the others for."""

    what: str
    by: int
    agreed: list[int]
    missing: list[int]


class Deal(Struct, frozen=True):
    """How the deal can be verified: what was promised before the first move, and after the end what it was."""

    commitment: str
    secret: str | None = None
    salt: str | None = None


class View(Telling, tag="view", kw_only=True):
    """The whole table as one seat sees it, and what has just happened."""

    table: str
    version: int
    seat: int | None
    mine: list[int]  # the seats that are the client's own
    asked: list[int]  # those of them that may move now, each as far as it can tell
    apart: list[int]  # those of them that know other things than this one
    stage: Literal["open", "playing", "over", "closed"]
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatShown]
    owner: str
    public: bool
    rated: bool
    pace: Pace
    on_timeout: OnTimeout
    paused: bool
    clock: Clock | None
    request: RequestShown | None
    deal: Deal | None
    rematch: str | None
    branch_of: str | None  # the table whose game it goes on with from some moment
    view: dict[str, Any] | None  # as the game shows it; none before the start
    events: list[Said]
    last: MoveShown | None = None


class MoveShown(Struct, frozen=True):
    """The move that led to this view, as far as the seat could see it."""

    seat: int
    move: str | None


class History(Telling, tag="history", kw_only=True):
    """All that happened so far, move by move, as the seat saw it. Where memory is part of the game, only the latest."""

    table: str
    lines: list[HistoryLine]


class HistoryLine(Struct, frozen=True):
    """One move, and what it did in words."""

    last: MoveShown
    events: list[Said]


class ChatLine(Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    at: int  # milliseconds since 1970
    person: str
    name: str
    text: str


class ChatTold(Telling, tag="chat", kw_only=True):
    """What was said since: all of it to a newcomer, then line by line."""

    table: str
    lines: list[ChatLine]
    muted: list[str]  # people who may not speak at this table


class Presence(Telling, tag="presence", kw_only=True):
    """Which seats' players are looking at the table, and how many others."""

    table: str
    present: list[bool]
    watching: int


class TableListed(Struct, frozen=True):
    """A table in the lobby."""

    table: str
    game: str
    stage: str
    seats: list[SeatShown]
    public: bool
    waiting: list[int]  # seats it waits for, as everybody sees it
    since: int  # milliseconds since 1970
    scores: list[int] | None = None
    ranking: list[int] | None = None


class LobbyTold(Telling, tag="lobby", kw_only=True):
    """The tables one may join, watch or go on with, and how the latest ended."""

    open: list[TableListed]
    playing: list[TableListed]
    mine: list[TableListed]
    over: list[TableListed]


class Bye(Telling, tag="bye", kw_only=True):
    """The inn is about to hang up, and why."""

    error: str
    why: Said


Told = Hello | Done | Refused | View | History | ChatTold | Presence | LobbyTold | Bye

_reader: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
_numbered = msgspec.json.Decoder(dict[str, Any])
encode = msgspec.json.Encoder().encode


class BadMessage(ValueError):
    """A frame that is not a message; `number` is the id it claims, if any."""

    def __init__(self, reason: str, number: int | None) -> None:
        super().__init__(reason)
        self.number = number


def read_message(frame: bytes | str) -> Asked:
    """A frame as the message it is; whatever else it may be, BadMessage says what is wrong with it."""
    try:
        return _reader.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(str(problem), number_of(frame)) from None


def number_of(frame: bytes | str) -> int | None:
    """The id that a frame claims, if it can be read at all."""
    try:
        number = _numbered.decode(frame).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return number if type(number) is int and 1 <= number < 2**53 else None
