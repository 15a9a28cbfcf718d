"""`karczma simulate` and `karczma bench`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from karczma.core.errors import BadOption
from karczma.words import sentence

Options = Annotated[list[str] | None, typer.Option("--option", help="name=value, as often as needed")]


def add_commands(app: typer.Typer) -> None:
    """Adds both commands to the command line."""
    app.command()(simulate)
    app.command()(bench)


def parse_options(given: list[str] | None) -> dict[str, object]:
    """`["deals=1"]` → `{"deals": "1"}`; the game checks names and values."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(sentence("option-needs-value", option=text))
        options[name.strip()] = value.strip()
    return options


def simulate(
    game: Annotated[str, typer.Argument(help="the game, by its English or Polish name")],
    games: Annotated[int, typer.Option(help="how many to play")] = 10_000,
    seats: Annotated[int | None, typer.Option(help="how many players; the fewest if not given")] = None,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 0,
    option: Options = None,
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all if not given")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Play random games at native speed and tell what they came to."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from karczma.arena.simulate import check_count
    from karczma.arena.simulate import simulate as run
    from karczma.games import game as find

    found, options = find(game), parse_options(option)
    progress = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    found.check_options(options, seats=seats)
    check_count(games)
    _ = found.engine  # compiled before the bar appears: both draw on the same line
    with progress:
        task = progress.add_task(found.name, total=games)
        result = run(
            found,
            games=games,
            seats=seats,
            seed=seed,
            options=options,
            cores=cores,
            tell=lambda done: progress.advance(task, done),
        )
    if as_json:
        print(json.dumps(result.to_json()))
    else:
        Console().print(_table(result))


def _table(result: Any) -> Any:
    from rich.table import Table

    figures = result.to_json()
    head = (
        f"{result.game.name}: {result.games:,} random games in {result.seconds:.2f} s\n"
        f"{figures['games_per_second']:,.0f} games/s, {figures['moves_per_second']:,.0f} moves/s, "
        f"{figures['moves_per_game']:.1f} decisions a game, at most {figures['most_legal_moves']} legal moves"
    )
    table = Table("seat", "mean", "sd", "lowest", "5 %", "median", "95 %", "highest", title=head, title_justify="left")
    for seat in range(result.seats):
        shares = (0.0, 0.05, 0.5, 0.95, 1.0)
        spread = [str(result.quantile(seat, share)) for share in shares]
        table.add_row(str(seat), f"{result.mean(seat):.2f}", f"{result.deviation(seat):.2f}", *spread)
    return table


def bench(
    game: Annotated[str, typer.Argument(help="the game to measure")] = "lost-cities",
    seconds: Annotated[float, typer.Option(help="how long each figure is measured")] = 2.0,
) -> None:
    """Measure this computer: playouts, copies, observations, the Python interface, starting up."""
    from rich.console import Console
    from rich.table import Table

    from karczma.arena.measure import measure
    from karczma.games import game as find

    found = find(game)
    with Console(stderr=True).status(found.name):
        figures = measure(found, seconds)
    table = Table("what", "figure", "unit", title=f"{found.name} on one core", title_justify="left")
    for figure in figures:
        table.add_row(figure.what, figure.text, figure.unit)
    Console().print(table)
