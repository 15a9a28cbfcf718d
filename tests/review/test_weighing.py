"""One decision: the same sight is weighed the same, whatever the truth; a bad move is found; the figures are honest."""

from __future__ import annotations

import pytest

from karczma import GAMES, Game
from karczma.core.generator import set_key
from karczma.core.record import copy
from karczma.core.table import Table
from karczma.review.beliefs import WORLDS, beliefs
from karczma.review.hints import hints
from karczma.review.outlook import outlook
from karczma.review.reviewing import _decision
from karczma.review.weighing import NOISE, weigh

from .games import BLUNDERS, Blunder, find, in_the_middle, played

WITH_CHOICES = [game for game in GAMES if game.name != "mini-villagers"]
every_game = pytest.mark.parametrize("game", WITH_CHOICES, ids=lambda game: game.name)


def another_truth(table: Table, seat: int) -> Table:
    """The same to this seat's eyes, but with other cards where it may not look."""
    engine = table.game.engine
    for number in range(1, 100):
        world = table.observed(seat)
        set_key(world, 5, number)
        engine.complete(world)
        twin = Table(table.game, world, None)
        if twin.observation(seat) == table.observation(seat) and world.tobytes() != table.state.tobytes():
            return twin
    raise AssertionError("there is nothing hidden")


@every_game
def test_a_decision_is_weighed_from_what_the_seat_saw_and_nothing_else(game: Game) -> None:
    table, seat = in_the_middle(game)
    twin, move = another_truth(table, seat), table.legal_numbers(seat)[0]
    one, other = (_decision(truth, seat, move, 300, 1) for truth in (table, twin))
    assert (one.moves, one.loss, one.error, one.costs) == (other.moves, other.loss, other.error, other.costs)
    likely = [{(b.holder, b.card): b.likely for b in decision.beliefs} for decision in (one, other)]
    assert all(likely[0][card] == likely[1][card] for card in likely[0].keys() & likely[1].keys())


@every_game
def test_the_same_sight_brings_the_same_hint(game: Game) -> None:
    table, seat = in_the_middle(game)
    given = hints(game, table.observation(seat), seat)
    assert given == hints(game, another_truth(table, seat).observation(seat), seat, cores=2)
    assert 1 <= len(given) <= 3
    assert {hint.move for hint in given} <= set(table.legal_moves(seat))
    assert all(hint.reasons for hint in given)


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: blunder.game)
def test_a_planted_blunder_is_found_beyond_doubt(blunder: Blunder) -> None:
    game = find(blunder.game)
    table, at = played(game, blunder.seed, blunder.decision, **dict(blunder.options))
    assert at is not None
    seat, move = table.moves[at]
    judged = weigh(game, table.at(at).observation(seat), seat, 6000, played=move)
    loss, error = judged.loss(seat)
    assert loss > NOISE * error
    assert loss > 0.02
    assert judged.moves[0].move != move


@every_game
def test_the_best_move_costs_nothing(game: Game) -> None:
    table, seat = in_the_middle(game)
    best = weigh(game, table.observation(seat), seat, 4000).moves[0].move
    loss, error = weigh(game, table.observation(seat), seat, 4000, played=best).loss(seat)
    assert loss <= NOISE * error


@every_game
def test_the_played_move_is_always_weighed(game: Game) -> None:
    table, seat = in_the_middle(game)
    for move in table.legal_numbers(seat):
        assert move in {weighed.move for weighed in weigh(game, table.observation(seat), seat, 50, played=move).moves}


@every_game
def test_the_outlook_knows_what_all_know_together_but_not_the_deck(game: Game) -> None:
    table, _ = in_the_middle(game)
    seen, twin = outlook(game, table.state), copy(table.state)
    from karczma.core.knowledge import TOGETHER

    game.engine.observe(twin, TOGETHER)
    set_key(twin, 9, 9)
    game.engine.complete(twin)
    assert outlook(game, twin) == seen
    assert all(0 <= chance <= 1 for chance in seen.chances)


def test_the_outlook_of_a_finished_game_is_its_result() -> None:
    table, _ = played(find("lost-cities"), 1, deals=1)
    seen = outlook(table.game, table.state)
    assert seen.errors == pytest.approx([0, 0])
    assert (seen.chances[0] > seen.chances[1]) == (table.scores[0] > table.scores[1])
    assert seen.leads[0] == pytest.approx(table.scores[0] - table.scores[1])


def test_beliefs_count_the_cards_one_cannot_see() -> None:
    game = find("lost-cities")
    table = game.deal(seed=4)
    seat = table.waiting_for[0]
    found = beliefs(game, table.state, seat)
    truth = set(table.view(1 - seat)["table"]["hands"][1 - seat])
    assert {belief.card for belief in found if belief.held} == truth
    assert {belief.holder for belief in found} == {1 - seat}
    assert not any(belief.card in table.view(seat)["table"]["hands"][seat] for belief in found if belief.card[1] != "*")
    hidden = 8 / 52  # each card that is out of sight is in that hand as likely as any other
    numbers = [belief.likely for belief in found if belief.card[1] != "*" and belief.held]
    assert sum(numbers) / len(numbers) == pytest.approx(hidden, abs=4 * (hidden / WORLDS / len(numbers)) ** 0.5)
