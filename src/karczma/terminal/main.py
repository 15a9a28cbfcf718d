"""The command line. Mistakes end in one sentence and exit code 2; heavy modules are loaded by the commands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from karczma.core.errors import KarczmaError
from karczma.words import preferred_language, say, sentence

from .arena import arena
from .inn import add_inn_commands, open_inn
from .measure import Options, add_commands, parse_options
from .speech import Lang, is_interactive, open_console

app = typer.Typer(
    help="Card games of the inn: alone, the inn in your browser; play them here, replay them, simulate millions.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
GameName = Annotated[str, typer.Argument(metavar="GAME", help="the game, by its English or Polish name")]


def run() -> NoReturn:
    """The `karczma` command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        code = app(prog_name="karczma", standalone_mode=False)
    except KarczmaError as problem:
        print(say(problem.sentence, preferred_language()).strip(), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as problem:
        wrong_usage = getattr(problem, "format_message", None)  # typer's own words for a wrong command or option
        if wrong_usage is None:
            raise
        print(say(sentence("wrong-usage", reason=wrong_usage().rstrip(".")), preferred_language()), file=sys.stderr)
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    """Without a command: open the inn in the browser."""
    if context.invoked_subcommand is None:
        open_inn(preferred_language())


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their options."""
    from .shelf import show_games

    show_games(lang or preferred_language())


@app.command()
def rules(game: GameName, lang: Lang = None) -> None:
    """Show the rules of a game."""
    from karczma.games import game as find

    from .shelf import show_rules

    show_rules(find(game), open_console(), lang or preferred_language())


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="the game, by its English or Polish name; else you are asked")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="where you sit, counted from 0")] = None,
    seats: Annotated[int | None, typer.Option(help="how many players; the fewest if not given")] = None,
    people: Annotated[
        str, typer.Option(help="who shares this keyboard: a number, or names as in Ola,Jan; bots take the other seats")
    ] = "1",
    opponents: Annotated[
        str, typer.Option(help="levels of the bots, as in hard,medium: beginner, easy, medium, hard or master")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same cards")] = None,
    option: Options = None,
    lang: Lang = None,
    new: Annotated[bool, typer.Option("--new", help="a new game; an unfinished one is kept")] = False,
    from_file: Annotated[Path | None, typer.Option("--from", help="go on with a game saved in this file")] = None,
) -> None:
    """Play against the computer, or with others at the same keyboard. An unfinished game is offered again."""
    from karczma.games import game as find

    from .asking import Leave
    from .menu import choose_game, choose_players
    from .play import NoTerminal, Wish, named_opponents, named_people, play_in_terminal

    lang = lang or preferred_language()
    if game is None and not is_interactive():
        raise NoTerminal(sentence("name-a-game"))
    try:
        chosen = choose_game(lang) if game is None else find(game)
        if game is None and people == "1" and seats is None:
            people, seats = choose_players(chosen, lang)
    except Leave as left:
        raise typer.Exit(left.code) from None
    wish = Wish(
        game=chosen,
        seat=seat,
        seats=seats,
        people=named_people(people, lang),
        opponents=named_opponents(opponents),
        seed=seed,
        options=parse_options(option),
        new=new,
        from_file=from_file,
    )
    raise typer.Exit(play_in_terminal(wish, lang))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a replay or a saved game")],
    seat: Annotated[
        int | None, typer.Option(help="see it from this seat, counted from 0; else with open hands")
    ] = None,
    lang: Lang = None,
) -> None:
    """Show a game that was played: move by move, by turns or by itself, from any seat or with open hands."""
    from .showing import show_replay

    show_replay(file, seat, lang or preferred_language())


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a replay of a finished game")],
    seat: Annotated[int | None, typer.Option(help="tell of this seat only, counted from 0; else of all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
    lang: Lang = None,
) -> None:
    """Go through a finished game with the strongest bot: what each decision cost, and what was luck."""
    from .reviewing import show_review

    show_review(file, seat, as_json, lang or preferred_language())


add_commands(app)
add_inn_commands(app)
app.command()(arena)
