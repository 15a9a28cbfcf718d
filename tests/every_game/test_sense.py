"""Rules of thumb and experience see what a player sees, and always come to a legal move."""

from __future__ import annotations

from itertools import product

import numpy as np

from karczma.core.game import Game
from karczma.core.table import Table

from .cases import Case, every_case, has_choices, share
from .courses import spread
from .looking import another_truth, at


def ways_to_judge(game: Game) -> list[str]:
    """Rules of thumb, and experience where a game has any."""
    return ["weigh"] if game.engine.judge is game.engine.weigh else ["weigh", "judge"]


def worths(table: Table, seat: int, by: str = "weigh") -> dict[int, int]:
    """What each legal move looks worth to a seat, from its observation."""
    seen, moves = table.observed(seat), np.array(table.legal_numbers(seat), np.int16)
    before, values = seen.tobytes(), np.empty(len(moves), np.int64)
    getattr(table.game.engine, by)(seen, seat, moves, len(moves), values)
    assert seen.tobytes() == before, "thinking changes nothing"
    return dict(zip(moves.tolist(), values.tolist(), strict=True))


@every_case
def test_a_move_is_worth_the_same_whatever_the_hidden_cards_are(case: Case) -> None:
    for number, table in enumerate(spread(case, share(case, 200))):
        for seat in table.waiting_for:
            other = at(table, another_truth(case.game.engine, table.state, seat, number))
            for by in ways_to_judge(case.game):
                assert worths(table, seat, by) == worths(other, seat, by)


@every_case
def test_whoever_plays_what_looks_best_plays_legally_to_the_end(case: Case) -> None:
    for seed, by in product(range(share(case, 12)), ways_to_judge(case.game)):
        table = case.deal(seed)
        for _ in range(4 * case.game.most_decisions):
            if table.is_over:
                break
            seat = table.waiting_for[0]
            worth = worths(table, seat, by)
            table.play(max(worth, key=lambda move: worth[move]), seat)
        assert table.is_over or not case.ends_surely


@every_case
def test_not_all_moves_look_the_same(case: Case) -> None:
    tables = [table for table in spread(case, 40) if not table.is_over]
    assert not has_choices(case.game) or any(
        len(set(worths(table, table.waiting_for[0]).values())) > 1 for table in tables
    )
