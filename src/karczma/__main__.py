"""`python -m karczma` is the same as `karczma`."""

from karczma.terminal.main import run

run()
