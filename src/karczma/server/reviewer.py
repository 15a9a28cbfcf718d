"""A process beside the inn that reviews one game: a record comes in, then lines with how far it is, then the review.

It is the most patient of all processes: live tables, and the bots at them, come first.
"""

from __future__ import annotations

import json
import os
import sys

PATIENT = 15  # added to the process's niceness


def main() -> None:
    """Reads a record, writes lines of JSON: numbers from 0 to 1, at last the review."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    from karczma.games import replay
    from karczma.review.reviewing import review

    found = review(replay(sys.stdin.read()), cores=os.cpu_count() or 1, tell=_tell)
    print(json.dumps(found.to_json()), flush=True)


def _tell(done: float) -> None:
    print(round(done, 3), flush=True)


if __name__ == "__main__":
    main()
