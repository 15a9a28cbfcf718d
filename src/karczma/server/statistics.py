"""Statistics of finished games: who wins from which seat and how long a game takes; how each player did.

Counted are public games and one's own. Nothing of a game that is going on is in here: `results` has finished ones only.
"""

from __future__ import annotations

import importlib
import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select
from starlette.requests import Request
from starlette.responses import Response

from karczma.games import GAMES
from karczma.words import sentence

from .deciding import refuse, said
from .pages import answer
from .schema import people, results, seats, tables
from .visitors import person_of

MOST_GAMES = 2000  # the latest ones are counted
MOST_SHOWN = 100  # results of a player, one by one
MOST_PLAYERS = 20
BINS = 10  # of lengths
SURE = 1.96  # standard deviations: nineteen times of twenty the truth lies within
BY_NAME = {game.name: game for game in GAMES}


@dataclass(frozen=True)
class Seat:
    """How a game ended for one seat."""

    seat: int
    person: str | None  # none: a bot played, at the end at least
    score: int
    place: int
    habits: dict[str, int]


@dataclass(frozen=True)
class Result:
    """A finished game."""

    table: str
    game: str
    ended_at: int
    lasted: int
    moves: int
    seats: list[Seat]

    def share(self, seat: Seat) -> float:
        """What a seat has of the victory: several may share it."""
        return 1 / sum(other.place == 1 for other in self.seats) if seat.place == 1 else 0.0


# -- pages


async def of_game(request: Request) -> Response:
    """A game's seats, lengths and players."""
    game, inn = request.path_params["game"], request.app.state.inn
    if game not in BY_NAME:
        raise refuse("no_such_page")
    asker = await person_of(request, inn.people)
    mine = None if asker is None else asker.id

    def look_up(connection: Connection) -> dict[str, Any]:
        found = _results(connection, results.c.game == game, mine)
        names = _names(connection, {seat.person for result in found for seat in result.seats if seat.person})
        return about_game(found, names)

    return answer({"game": game, **await inn.store.read(look_up)})


async def of_person(request: Request) -> Response:
    """How a player did in each game: to others, as far as the tables were public."""
    inn = request.app.state.inn
    asker = await person_of(request, inn.people)
    person = await inn.people.find(str(request.path_params["person"]))
    if person is None:
        raise refuse("no_such_person")
    mine = person.id if asker is not None and asker.id == person.id else None

    def look_up(connection: Connection) -> list[dict[str, Any]]:
        own = results.c.table.in_(select(seats.c.table).where(seats.c.person == person.id))
        return about_person(person.id, _results(connection, own, mine))

    return answer({"person": person.id, "name": person.name, "games": await inn.store.read(look_up)})


# -- what they say


def about_game(found: list[Result], names: dict[str, str]) -> dict[str, Any]:
    """Who wins from which seat, how long it takes, who plays."""
    tables_of: defaultdict[int, list[Result]] = defaultdict(list)
    for result in found:
        tables_of[len(result.seats)].append(result)
    return {
        "games": len(found),
        "balance": [
            {"seats": size, "games": len(some), "of": [_seat(some, number) for number in range(size)]}
            for size, some in sorted(tables_of.items())
        ],
        "moves": _lengths([result.moves for result in found]),
        "minutes": math.ceil(median(result.lasted for result in found) / 60_000) if found else None,
        "players": _players(found, names),
    }


def about_person(person: str, found: list[Result]) -> list[dict[str, Any]]:
    """What somebody played, game by game, most played first."""
    played: defaultdict[str, list[tuple[Result, Seat]]] = defaultdict(list)
    for result in found:
        played[result.game] += [(result, seat) for seat in result.seats if seat.person == person]
    told = [_game_of(game, some) for game, some in played.items() if some]
    return sorted(told, key=lambda one: (-one["played"], one["game"]))


def _game_of(game: str, played: list[tuple[Result, Seat]]) -> dict[str, Any]:
    habits = importlib.import_module(f"{BY_NAME[game].package}.story").HABITS
    scores = [seat.score for _, seat in played]
    return {
        "game": game,
        "played": len(played),
        "won": round(sum(result.share(seat) for result, seat in played), 2),
        "average": round(mean(scores), 1),
        "best": max(scores),
        "habits": [
            {
                "habit": said(sentence(f"{game}/habit-{habit}")),
                "mean": round(mean(seat.habits.get(habit, 0) for _, seat in played), 2),
                "others": _others(habit, played),
            }
            for habit in habits
        ],
        "results": [
            {"table": r.table, "at": r.ended_at, "score": s.score, "place": s.place, "seats": len(r.seats)}
            for r, s in played[-MOST_SHOWN:]
        ],
    }


def _others(habit: str, played: list[tuple[Result, Seat]]) -> float | None:
    """The same of everybody else at these tables."""
    counts = [other.habits.get(habit, 0) for result, seat in played for other in result.seats if other is not seat]
    return round(mean(counts), 2) if counts else None


def _seat(some: list[Result], number: int) -> dict[str, float]:
    wins = sum(result.share(result.seats[number]) for result in some)
    low, high = within(wins, len(some))
    score = mean(result.seats[number].score for result in some)
    return {"wins": round(wins, 2), "low": round(low, 3), "high": round(high, 3), "score": round(score, 1)}


def within(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share of wins lies, nineteen times of twenty."""
    share, weight = wins / games, SURE * SURE / games
    middle = (share + weight / 2) / (1 + weight)
    spread = SURE / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def _lengths(lengths: list[int]) -> list[list[int]]:
    """How many games were so long: from, to, games."""
    if not lengths:
        return []
    least = min(lengths)
    width = (max(lengths) - least) // BINS + 1
    count = Counter((length - least) // width for length in lengths)
    return [[least + width * n, least + width * (n + 1) - 1, count[n]] for n in range(max(count) + 1)]


def _players(found: list[Result], names: dict[str, str]) -> list[dict[str, Any]]:
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for result in found:
        for seat in result.seats:
            if seat.person is not None and seat.person in names:
                shares[seat.person].append(result.share(seat))
    most = sorted(shares, key=lambda person: (-len(shares[person]), names[person]))[:MOST_PLAYERS]
    return [
        {"person": person, "name": names[person], "played": len(shares[person]), "won": round(sum(shares[person]), 2)}
        for person in most
    ]


# -- looking up


def _results(connection: Connection, which: Any, mine: str | None) -> list[Result]:
    """Finished games that were public or that `mine` sat at, the latest ones, in order."""
    visible: list[Any] = [tables.c.public]
    if mine is not None:
        visible.append(tables.c.id.in_(select(seats.c.table).where(seats.c.person == mine)))
    chosen = select(results).join(tables, tables.c.id == results.c.table).where(results.c.counted, or_(*visible), which)
    rows = connection.execute(chosen.order_by(results.c.ended_at.desc()).limit(MOST_GAMES)).mappings().all()[::-1]
    ended = _seats(connection, [row["table"] for row in rows])
    found = []
    for row in rows:
        habits = msgspec.json.decode(row["habits"])
        at = [
            Seat(s["seat"], None if s["bot"] else s["person"], s["score"], s["place"], habits[s["seat"]])
            for s in ended[row["table"]]
        ]
        found.append(Result(row["table"], row["game"], row["ended_at"], row["lasted"], row["moves"], at))
    return found


def _seats(connection: Connection, names: list[str]) -> dict[str, list[Any]]:
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for first in range(0, len(names), 500):  # a statement takes only so many values
        some = select(seats).where(seats.c.table.in_(names[first : first + 500])).order_by(seats.c.table, seats.c.seat)
        for row in connection.execute(some).mappings():
            found[row["table"]].append(row)
    return found


def _names(connection: Connection, some: set[str]) -> dict[str, str]:
    known = list(some)
    found: dict[str, str] = {}
    for first in range(0, len(known), 500):
        rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(known[first : first + 500])))
        found |= {row.id: row.name for row in rows}
    return found
