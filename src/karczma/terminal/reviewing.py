"""`karczma review`: a finished game, gone through by the strongest bot and told in words."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.core.errors import BadReplay, NotYourTurn
from karczma.words import Sentence, say, sentence

from . import saved
from .speech import open_console, player_names, spoken

if TYPE_CHECKING:
    from karczma.core.replay import Replay
    from karczma.review.reviewing import Decision, Part, Review, Told

WORST = 5  # decisions told of each seat
BETTER = 2  # moves told of each
SURELY = 1.96  # standard errors that hold nineteen times of twenty
BARS = "▁▂▃▄▅▆▇█"
NARROWEST = 20


def show_review(file: Path, seat: int | None, as_json: bool, lang: str) -> None:
    """Reviews a game from a file, of one seat or of all."""
    kept = saved.read(file)
    replay = kept.replay
    if seat is not None and not 0 <= seat < replay.seats:
        raise NotYourTurn(sentence("no-such-seat", seat=seat, last=replay.seats - 1))
    if not replay.table().is_over:
        raise BadReplay(sentence("review-unfinished", file=str(file)))
    found = _with_a_bar(replay, lang)
    if as_json:
        print(json.dumps(found.to_json()))
        return
    names = [say(sentence("seat-name", number=number + 1), lang) for number in range(replay.seats)]
    if kept.seated is not None:
        names = player_names(kept.seated, lang)
    telling = Telling(found, names, lang, replay.game.titles[lang])
    telling.tell_all(range(replay.seats) if seat is None else [seat])


def _with_a_bar(replay: Replay, lang: str) -> Review:
    """The review, with a bar for whoever waits."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    from karczma.bots.worlds import prepare
    from karczma.review.reviewing import review

    prepare(replay.game)  # compiled before the bar appears: both draw on the same line
    columns = ("{task.description}", BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(replay.game.titles[lang], total=1.0)
        tell: Callable[[float], None] = lambda done: progress.update(task, completed=done)  # noqa: E731
        return review(replay, cores=os.cpu_count() or 1, tell=tell)


class Telling:
    """A review in words."""

    def __init__(self, found: Review, names: list[str], lang: str, title: str) -> None:
        self.found, self.names, self.lang, self.title = found, names, lang, title
        self.console = open_console()

    def tell_all(self, seats: Any) -> None:
        """The graph, the split and the worst decisions of these seats."""
        found = self.found
        counts = {"decisions": len(found.decisions), "iterations": found.iterations}
        self._tell(sentence("review-head", game=self.title, **counts))
        for seat in seats:
            self.console.print()
            self._tell_seat(seat)
        self.console.print()
        self._tell(sentence("review-caution"))

    def _tell_seat(self, seat: int) -> None:
        name, split = self.names[seat], self.found.splits[seat]
        result, fair = percent(split.result), percent(split.fair.value)
        self._tell(sentence("review-graph", name=name, result=result))
        self.console.print("  " + self._graph(seat))
        self._tell(sentence("review-split", name=name, result=result, fair=fair))
        deal = {"deal": signed(split.deal), "deal_error": around(split.deal)}
        self._tell(sentence("review-luck", luck=signed(split.luck), error=around(split.luck), **deal), 2)
        self._tell(sentence("review-own", own=signed(split.own), error=around(split.own)), 2)
        if self.found.seats > 1:
            self._tell(sentence("review-others", others=signed(split.others), error=around(split.others)), 2)
        costly = [d for d in self.found.decisions if d.seat == seat and not d.is_noise]
        self._tell(sentence("review-worst" if costly else "review-nothing", name=name))
        for decision in sorted(costly, key=lambda d: -d.loss)[:WORST]:
            self._tell_decision(decision)

    def _tell_decision(self, decision: Decision) -> None:
        played = next(move for move in decision.moves if move.move == decision.played)
        loss = {"loss": percent(decision.loss), "error": surely(decision.error)}
        self._tell(sentence("review-decision", number=decision.at + 1, **_move(played), **loss), 2)
        better = [move for move in decision.moves if move.chances > played.chances]
        for move in better[:BETTER]:
            chances = {"chances": percent(move.chances), "error": surely(move.error)}
            self._tell(sentence("review-better", **_move(move), **chances), 4)
            for reason in move.reasons:
                self.console.print(" " * 6 + "· " + spoken(from_json(reason), self.lang, self.names))

    def _graph(self, seat: int) -> str:
        """The outlook of a seat as a row of bars, as wide as the screen at most."""
        chances = [point.outlook.chances[seat] for point in self.found.points]
        width = min(len(chances), max(NARROWEST, self.console.width - 4))
        columns = [chances[column * len(chances) // width] for column in range(width)]
        columns[-1] = chances[-1]
        return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in columns)

    def _tell(self, what: Sentence, indent: int = 0) -> None:
        self.console.print(" " * indent + spoken(what, self.lang, self.names))


def _move(told: Told) -> dict[str, Any]:
    return {"move": told.move, "what": from_json(told.what)}


def from_json(plain: dict[str, Any]) -> Sentence:
    """A sentence that has travelled."""
    args = {name: from_json(value) if isinstance(value, dict) else value for name, value in plain["args"].items()}
    return Sentence(plain["id"], args)


def percent(share: float) -> int:
    """0.62 → 62."""
    return round(100 * share)


def surely(error: float) -> int:
    """The ± of a standard error, in hundredths; never 0, for nothing is known for sure."""
    return max(1, round(100 * SURELY * error))


def signed(part: Part) -> str:
    """+7, −12."""
    return f"{percent(part.value):+d}".replace("-", "−")


def around(part: Part) -> int:
    """The ± of a part."""
    return surely(part.error)
