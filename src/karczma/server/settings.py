"""How an inn is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from karczma.core.folders import data_folder


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. Times in seconds."""

    host: str = "127.0.0.1"
    port: int = 8642
    data: Path = field(default_factory=data_folder)
    db: str | None = None  # none: SQLite in the data folder
    origins: tuple[str, ...] = ()  # other addresses the inn is reached by, as https://inn.example
    bot_pause: float = 0.9  # the least time a bot takes over a move, so that people can follow
    bot_workers: int | None = None  # none: all cores but one
    messages_per_second: float = 20.0  # of one connection, over a longer time
    messages_at_once: float = 60.0
    connections_per_address: int = 64
    connections: int = 20_000
    tables_per_hour: float = 120.0  # made by one person
    sign_ups_per_hour: float = 120.0  # guests and accounts from one address
    reviews_per_hour: float = 60.0  # asked for from one address
    passwords_per_minute: float = 10.0  # tried from one address
    replays_per_minute: float = 600.0  # parts of replays asked for from one address
    outgoing: int = 400_000  # bytes that may wait for a client; a slower one is dropped
    arriving: float = 60.0  # in which a request's body must be here
    forget_after: float = 60.0  # a table nobody looks at leaves the memory
    proxy: bool = False  # whether a reverse proxy on this machine says who calls
    warm_up: bool = True  # load all games when the inn opens; else each with its first table
