"""The database: who people are, what tables there are, and the log of each. Everything else follows from the log."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

# One-line facts about the inn: the key that signs cookies, and `generation`, which changes when a backup is restored.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name in lower case; none: a guest
    Column("password", String(200)),  # as argon2 keeps it
    Column("session", Integer, nullable=False, default=1),  # cookies of earlier sessions are no longer valid
    Column("host", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("created_at", BigInteger, nullable=False),  # all times in milliseconds since 1970
)

tokens = Table(
    "tokens",
    metadata,
    Column("hashed", String(64), primary_key=True),  # SHA-256; the token itself is shown once and never kept
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("secret", LargeBinary(16), nullable=False),  # of the deal: never sent to anyone before the end
    Column("salt", LargeBinary(16), nullable=False),
    Column("asked", String(60), unique=True),  # the client's message that made it, to know it when it is resent
    Column("created_at", BigInteger, nullable=False),
    # What the list of tables needs, rewritten with every change that shows there.
    Column("stage", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("listed", LargeBinary, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("timeout_at", BigInteger),  # when the first clock runs out
    Index("tables_by_stage", "stage", "public", "changed_at"),
    Index("tables_by_timeout", "timeout_at"),
)

# The primary key is the guard: whoever adds an entry must have seen all entries before it.
log = Table(
    "log",
    metadata,
    Column("table", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the entries it stands for
    Column("version", String(40), nullable=False),  # of whoever wrote it: another one reads the log instead
    Column("snapshot", LargeBinary, nullable=False),
)

# Who sits where, for `my tables`; and once a game is over, how it ended for each seat.
seats = Table(
    "seats",
    metadata,
    Column("table", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), index=True),
    Column("bot", String(20)),
    Column("score", Integer),
    Column("place", Integer),
)

# What the statistics need of a finished game besides its seats; found again from the log if it is missing.
results = Table(
    "results",
    metadata,
    Column("table", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("counted", Boolean, nullable=False),  # not a game that came from a file, nor one that cannot be read
    Column("ended_at", BigInteger, nullable=False),
    Column("lasted", BigInteger, nullable=False),  # milliseconds
    Column("moves", Integer, nullable=False),
    Column("habits", LargeBinary, nullable=False),  # JSON: for each seat how much of each habit
    Index("results_by_game", "game", "ended_at"),
)
