"""Who is a host of the inn: said on the command line of its machine, nowhere else."""

from __future__ import annotations

from sqlalchemy import update

from karczma.core.errors import KarczmaError
from karczma.words import sentence

from .people import account_of
from .schema import people
from .store import open_engine, upgrade


class NoSuchAccount(KarczmaError):
    """Nobody has an account of this name."""


def name_host(url: str, name: str, on: bool) -> None:
    """Makes an account a host, or no longer; a running inn knows it when the person comes in next."""
    engine = open_engine(url)
    try:
        upgrade(engine)
        with engine.begin() as connection:
            changed = connection.execute(
                update(people).where(people.c.account == account_of(name)).values(host=on)
            ).rowcount
    finally:
        engine.dispose()
    if not changed:
        raise NoSuchAccount(sentence("no-such-account", name=name))
