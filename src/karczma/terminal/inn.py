"""`karczma`, `karczma serve` and what a host does beside it: backup, restore, verify, host."""

from __future__ import annotations

import contextlib
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from karczma.words import preferred_language, say, sentence

from .speech import Lang

Data = Annotated[Path | None, typer.Option("--data", help="the folder for the database; the usual one if not given")]
Database = Annotated[
    str | None, typer.Option("--db", help="another database: sqlite:///FILE or postgresql://USER@HOST/NAME")
]


def open_inn(lang: str) -> None:
    """The inn on this computer, for whoever sits at it: opens the browser."""
    from karczma.server.logs import Journal, open_log
    from karczma.server.serving import address, listen, serve
    from karczma.server.settings import Settings

    settings = Settings()
    listening = listen(settings, any_port=True)
    where = address(listening)
    print(say(sentence("inn-open", address=where), lang), flush=True)
    opening = threading.Thread(target=webbrowser.open, args=[where], daemon=True)
    opening.start()  # the page waits at the door until the inn has opened
    with open_log(settings.data) as log, contextlib.suppress(KeyboardInterrupt):
        serve(settings, listening, Journal(log))
    print(say(sentence("inn-closed"), lang))


def serve(
    host: Annotated[str, typer.Option(help="the address to listen at; 0.0.0.0 for everybody")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="the port to listen at")] = 8642,
    data: Data = None,
    db: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="another address people use, as https://inn.example; may be repeated")
    ] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="a reverse proxy says who calls (X-Forwarded-For)")] = False,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="seconds a bot takes over a move at least")] = 0.9,
    bot_workers: Annotated[int | None, typer.Option(min=1, max=256, help="processes that think for bots")] = None,
    lang: Lang = None,
) -> None:
    """Run the inn for others: tables, accounts and bots in the browser. docs/self-hosting.md tells how."""
    from karczma.core.folders import data_folder
    from karczma.server.serving import address, listen
    from karczma.server.serving import serve as run
    from karczma.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        data=data or data_folder(),
        db=db,
        origins=tuple(origin or ()),
        proxy=proxy,
        bot_pause=bot_pause,
        bot_workers=bot_workers,
    )
    listening = listen(settings, any_port=False)
    print(say(sentence("inn-open", address=address(listening)), lang or preferred_language()))
    run(settings, listening)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where to write it; must not exist")],
    data: Data = None,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Write everything the inn knows into one file, while it runs. The file holds secrets: keep it safe."""
    from karczma.server.backup import write_backup

    rows = write_backup(_url(data, db), file)
    print(say(sentence("backup-written", file=str(file), rows=rows), lang or preferred_language()))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="what karczma backup wrote")],
    data: Data = None,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of everything, even while the inn runs; players come in anew by themselves."""
    from karczma.server.backup import restore_backup

    rows = restore_backup(_url(data, db), file)
    print(say(sentence("backup-restored", file=str(file), rows=rows), lang or preferred_language()))


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the record of a game")],
    lang: Lang = None,
) -> None:
    """Prove from a record that the deal was as promised, and that every move was possible as it was played."""
    from karczma.server.records import verify as check

    from . import saved

    lang = lang or preferred_language()
    verified = check(saved.text_of(file))
    replay = verified.replay
    print(say(sentence("verified-moves", game=replay.game.titles[lang], moves=len(replay.moves)), lang))
    if verified.commitment is None:
        print(say(sentence("verified-no-promise"), lang))
    else:
        print(say(sentence("verified-deal", commitment=verified.commitment), lang))


def host(
    name: Annotated[str, typer.Argument(metavar="NAME", help="the name of an account")],
    off: Annotated[bool, typer.Option("--off", help="no longer a host")] = False,
    data: Data = None,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Make an account a host of the inn, who may close tables, silence people and turn them out."""
    from karczma.server.hosts import name_host

    name_host(_url(data, db), name, not off)
    message = "host-removed" if off else "host-named"
    print(say(sentence(message, name=name), lang or preferred_language()))


def _url(data: Path | None, db: str | None) -> str:
    from karczma.core.folders import data_folder
    from karczma.server.store import sqlite_url

    return db or sqlite_url(data or data_folder())


def add_inn_commands(app: typer.Typer) -> None:
    """The commands of a host."""
    for command in (serve, backup, restore, verify, host):
        app.command()(command)
