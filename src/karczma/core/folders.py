"""Where Karczma keeps its files on this computer."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where our files lie: KARCZMA_DATA, else the folder this computer has for such things."""
    return Path(os.environ.get("KARCZMA_DATA") or user_data_path("karczma"))
