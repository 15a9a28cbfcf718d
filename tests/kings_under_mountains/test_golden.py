"""Games that were read and approved once: a change in them is either meant or a mistake."""

from __future__ import annotations

import pytest

from . import golden


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
def test_playthrough_is_as_it_was_approved(name):
    approved = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.write(name) == approved, (
        f"golden/{name}.txt would read differently now. If that is meant, run `make golden` and review the diff."
    )


def test_no_playthrough_is_left_over():
    assert {path.stem for path in golden.FOLDER.glob("*.txt")} == set(golden.PLAYTHROUGHS)


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
def test_playthroughs_stay_short_enough_to_be_read(name):
    assert len((golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()) <= 125
