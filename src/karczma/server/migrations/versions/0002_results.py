"""How games ended, for the statistics: filled by the inn from the logs, also for games that ended before."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table; the inn fills it."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("lasted", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("habits", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "ended_at"])
