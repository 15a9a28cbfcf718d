"""`karczma arena`: computer players against each other, and a table of what came of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from karczma.core.errors import BadOption
from karczma.words import Sentence, preferred_language, say, sentence

from .measure import Options, parse_options
from .speech import Lang

if TYPE_CHECKING:
    from rich.progress import Progress

    from karczma.arena.arena import Comparison
    from karczma.arena.match import Match, Result
    from karczma.arena.rating import Interval

REPORTED = 20  # faults told one by one; a program that always crashes would fill the screen


def arena(
    game: Annotated[str, typer.Argument(help="the game, by its English or Polish name")],
    bots: Annotated[
        str, typer.Option(help="names of bots, as in medium,easy,exec:./my_bot,nemesis:hard; see docs/bots.md")
    ],
    pairs: Annotated[int, typer.Option(help="how many deals; each is played with every bot in every seat")] = 100,
    seats: Annotated[int | None, typer.Option(help="how many players; one for each bot if not given")] = None,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 0,
    option: Options = None,
    milliseconds: Annotated[int | None, typer.Option(help="time to think about one move")] = None,
    iterations: Annotated[int | None, typer.Option(help="the same in steps of search, which can be repeated")] = None,
    bot_seconds: Annotated[float, typer.Option(help="after so long a program has not answered and loses")] = 10.0,
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all if not given")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
    lang: Lang = None,
) -> None:
    """Let computer players play each other on mirrored deals and tell which is stronger."""
    from karczma.arena.arena import prepare
    from karczma.bots.bot import Budget
    from karczma.games import game as find

    check("--pairs", pairs, 1, 1_000_000)
    check("--milliseconds", milliseconds, 1, 3_600_000)
    check("--iterations", iterations, 1, 1_000_000_000)
    check("--bot-seconds", bot_seconds, 0.1, 3600)
    check("--cores", cores, 1, 1000)
    match = prepare(
        find(game),
        bots=[name.strip() for name in bots.split(",")],
        seats=seats,
        seed=seed,
        options=parse_options(option),
        budget=None if milliseconds is None and iterations is None else Budget(milliseconds, iterations),
        bot_seconds=bot_seconds,
    )
    _ = find(game).engine  # compiled once, before the bar appears and other processes start
    lang = lang or preferred_language()
    show(play(match, pairs, cores, lang), as_json, lang)


def check(option: str, value: float | None, least: float, most: float) -> None:
    """Refuses a number out of reason."""
    if value is not None and not least <= value <= most:
        raise BadOption(sentence("option-out-of-range", option=option, value=value, least=least, most=most))


def play(match: Match, pairs: int, cores: int | None, lang: str) -> Comparison:
    """Plays the match under a progress bar, and reports faults as they come."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from karczma.arena.arena import compare

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task, faults, done = progress.add_task(match.game, total=pairs), 0, 0

        def tell(results: list[Result]) -> None:
            nonlocal faults, done
            for result in results:
                if result.fault is not None:
                    faults += 1
                    if faults <= REPORTED:
                        _print(progress, say(report(match, result), lang))
                done = result.pair + 1
            progress.update(task, completed=done)

        comparison = compare(match, pairs, cores=cores, tell=tell)
        if faults > REPORTED:
            _print(progress, say(sentence("more-faults", count=faults - REPORTED), lang))
    return comparison


def report(match: Match, result: Result) -> Sentence:
    """Who lost which game by what fault."""
    assert result.culprit is not None
    bot, number = match.bots[result.culprit], result.number + 1
    return sentence("bot-lost-by-fault", bot=bot, game=number, pair=result.pair + 1, reason=result.fault)


def _print(progress: Progress, text: str) -> None:
    progress.console.print(text, markup=False, highlight=False, emoji=False, soft_wrap=True)


def show(comparison: Comparison, as_json: bool, lang: str) -> None:
    """Prints what came of it."""
    from rich.console import Console

    if as_json:
        print(json.dumps(comparison.to_json()))
        return
    match, console = comparison.match, Console(highlight=False, markup=False, emoji=False)
    console.print(_table(comparison, lang))
    console.print(say(sentence("arena-intervals"), lang))
    if match.seats > 1:
        console.print(say(sentence("arena-fair-share", share=round(100 / match.seats, 1)), lang))


def _table(comparison: Comparison, lang: str) -> Any:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    match = comparison.match
    title = sentence(
        "arena-title",
        game=match.game,
        pairs=comparison.pairs,
        games=len(comparison.results),
        seconds=round(comparison.seconds, 2),
        seats=match.seats,
    )
    table = Table(title=say(title, lang), title_justify="left", box=box.SIMPLE, collapse_padding=True)
    for name in ("bot", "win-rate", "margin", "elo", "moves", "seconds", "faults"):
        table.add_column(say(sentence(f"heading-{name}"), lang), no_wrap=name != "bot", overflow="fold")
    for name, bot in zip(match.bots, comparison.standings, strict=True):
        table.add_row(
            Text(name),
            _interval(bot.win_rate, 100),
            _interval(bot.margin, spread=f" ± {bot.margin_sd:.1f}"),
            "–" if bot.elo is None else _interval(bot.elo, digits=0),
            f"{bot.moves_per_game:.1f}",
            f"{1000 * bot.seconds_per_move:.2f}",
            str(bot.losses_by_fault),
        )
    return table


def _interval(interval: Interval, unit: int = 1, digits: int = 1, spread: str = "") -> str:
    """The figure, and below it `(53.1…61.9)`."""

    def written(value: float) -> str:
        return f"{round(unit * value, digits) + 0.0:.{digits}f}".replace("-", "−")

    if interval.low is None or interval.high is None:
        return written(interval.value) + spread
    return f"{written(interval.value)}{spread}\n({written(interval.low)}…{written(interval.high)})"
