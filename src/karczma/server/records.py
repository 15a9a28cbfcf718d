"""Games as files: the record of a finished game with the proof of its deal; of a running one only what a seat saw."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from karczma.bots.levels import LEVELS
from karczma.core.errors import BadReplay
from karczma.core.replay import Replay
from karczma.words import sentence

from .people import BadIdentity, checked_name

if TYPE_CHECKING:
    from .live import LiveTable

LARGEST = 2_000_000  # bytes


def record_of(table: LiveTable) -> str:
    """The record of a finished game: options, secret, moves, who played, and what was promised about the deal."""
    course = table.course
    names = [seat.name or seat.bot or "" for seat in course.situation.seats]
    about = {
        "table": table.name,
        "seated": names,
        "bots": [seat.bot for seat in course.situation.seats],
        "taken_back": course.situation.undone,
        "deal": {"commitment": promise(table.deal.salt, table.deal.secret), "salt": table.deal.salt.hex()},
    }
    return with_facts(course.playing.replay().to_json(), about)


def with_facts(replay: str, about: dict[str, Any]) -> str:
    """A replay with more lines in its head."""
    lines = "".join(f' "{name}": {json.dumps(value, ensure_ascii=False)},\n' for name, value in about.items())
    head, moves, rest = replay.partition(' "moves": [')
    return head + lines + moves + rest


def promise(salt: bytes, secret: bytes) -> str:
    """The commitment to a deal: it tells nothing, and fits only this deal."""
    return hashlib.sha256(salt + secret).hexdigest()


def _shown(name: object, seat: int) -> str:
    """A name from a file, if people may see it; else the seat's number. A bot is called by its level."""
    if not isinstance(name, str):
        return str(seat + 1)
    try:
        return name if name in LEVELS else checked_name(name)
    except BadIdentity:
        return str(seat + 1)


@dataclass(frozen=True)
class Verified:
    """What a record proves."""

    replay: Replay
    commitment: str | None  # none: nothing was promised, as in a game from the terminal
    names: list[str]


def verify(text: str) -> Verified:
    """Plays a record again, move by move, and checks that its deal is the one that was promised."""
    from karczma.games import replay as read

    replay = read(text)
    data = json.loads(text)
    names = data.get("seated")
    if not isinstance(names, list) or len(names) != replay.seats:
        names = [None] * replay.seats
    names = [_shown(name, seat) for seat, name in enumerate(names)]
    deal = data.get("deal")
    if deal is None:
        return Verified(replay, None, names)
    try:
        commitment, salt = str(deal["commitment"]), bytes.fromhex(deal["salt"])
    except (KeyError, TypeError, ValueError):
        raise BadReplay(sentence("replay-damaged")) from None
    if promise(salt, replay.secret) != commitment:
        raise BadReplay(sentence("deal-not-as-promised"))
    return Verified(replay, commitment, names)
