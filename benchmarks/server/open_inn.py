"""Our server as the load needs it: everybody comes from one address, so the limits of one address are lifted.

python benchmarks/server/open_inn.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from karczma.server.logs import Journal
from karczma.server.serving import address, listen, serve
from karczma.server.settings import Settings

NO_LIMIT = 10_000_000


def main() -> None:
    """Opens the inn at a free port, and says which."""
    settings = Settings(
        port=0,
        data=Path(sys.argv[1]),
        connections=NO_LIMIT,
        connections_per_address=NO_LIMIT,
        sign_ups_per_hour=NO_LIMIT,
    )
    listening = listen(settings, any_port=True)
    print(address(listening).rstrip("/").rpartition(":")[2], flush=True)
    with (settings.data / "journal").open("w", buffering=1) as journal:
        serve(settings, listening, Journal(journal))


if __name__ == "__main__":
    main()
