"""End-games small enough to be solved: the solver against arithmetic and brute force, the bots against the solver."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations, product
from statistics import fmean

import pytest

from karczma.bots.levels import make_bot

from . import end_games
from .solver import OF_THE_TESTS, EndGame, Solver, win, win_and_margin
from .tables import GAME, lines, small

# -- the solver


def worth(text, payoff=win):
    """What each move is worth to seat 0, who is to move."""
    game = EndGame(small(text), payoff)
    return {GAME.engine.notation.move_text(move): value for move, value in game.worth.items()}


def test_4_2_whoever_turns_over_the_better_of_the_last_two_cards_wins():
    """5 to 5. The 10 is on top in one of two orders: then the other player is left with the chamberlain."""
    assert worth("sent 0: 5\nsent 1: 5\nstack 1: ? 10 C") == {"reveal:1": 1 / 2}


def test_a_card_that_may_come_to_either_player():
    """10 to 13: who gets the 5 wins. It is the first card, 1/3, and is sent on the next turn. Or the first is a hazard,
    2/3, and so is the second, which the other player must take, 1/2: then the 5 is the last. 1/3 + 2/3 · 1/2 = 2/3."""
    assert worth("sent 0: 10\nsent 1: 10 1 1 1\nstack 4: ? 5 C K") == {"reveal:4": pytest.approx(2 / 3)}


def test_two_cards_of_a_kind_are_twice_as_likely():
    """10 to 15: seat 0 needs both items worth 5. One of them is the first card, 2/3, then the other player meets the
    chamberlain, 1/2, and the last card wins. If the chamberlain comes first the items are shared. 2/3 · 1/2 = 1/3."""
    assert worth("sent 0: 10\nsent 1: 10 5\nstack 8: ? 5 5 C") == {"reveal:8": pytest.approx(1 / 3)}


def test_3_1_what_is_sent_cannot_be_lost():
    """10 to 11 with a 5 in front: sent, it wins. The raiders take it (2.7), and so does the chamberlain (2.4)."""
    text = "front 0: 5\nsent 0: 10\nsent 1: 10 1\nstack 1: J\nstack 2: C"
    assert worth(text) == {"reveal:1": 0, "reveal:2": 0, "send": 1}


def test_sending_at_once_or_waiting_for_more():
    """5 to 10, and a 10 in front. Sent, it makes 15 to 10, and the other player must turn over a card. The 5, 1/2, is
    15 to 15, with two items each; the raiders, 1/2, leave the 5 to seat 0. 1/2 · 1/2 + 1/2 = 3/4. Turning over a card
    oneself brings the 5, 1/2, and leaves the raiders to the other player; or it brings the raiders, and all is lost."""
    text = "front 0: 10\nsent 0: 5\nsent 1: 10\nstack 4: ? 5 J"
    assert worth(text) == {"reveal:4": 1 / 2, "send": 3 / 4}


def test_5_1_one_coin_decides_about_the_bonus_card():
    """11 to 16, a coin each. With the coin on top, 1/2, seat 0 has most coins: 12 + 10. Without the bonus it loses."""
    text = "options: dusigrosz={}\nsent 0: 10 1\nsent 1: 10 5 1\nstack 3: ? 1 C"
    assert worth(text.format("yes")) == {"reveal:3": 1 / 2}
    assert worth(text.format("no")) == {"reveal:3": 0}


def test_5_5_the_last_card_steals_first():
    """The 5 changes hands for a coin: 15 to 7. If the coin stays with seat 0 it is 11 to 11, and 2 items to 3 (4.4)."""
    text = "options: stealing_coin={}\nfront 1: 5\nsent 0: 10\nsent 1: 5 1\nstack 1: 1h"
    assert worth(text.format("yes")) == {"reveal:1": 1}
    assert worth(text.format("no")) == {"reveal:1": 0}


def test_4_4_a_shared_victory_is_half_a_win():
    assert worth("sent 0: 10\nsent 1: 10\nstack 1: C") == {"reveal:1": 1 / 2}
    assert worth("sent 0: 10\nsent 1: 10\nstack 1: C", win_and_margin) == {"reveal:1": 1 / 2}


TINY = {
    "two stacks": "front 0: 5 K\nsent 0: 10\nsent 1: 10 5\nstack 3: ? 1 J\nstack 4: ? 5 K",
    "the last characters": "front 0: 1\nfront 1: 10\nsent 0: 5 5 / 1 / 1\nsent 1: 1 / 1 / 1\nstack 3: ? 1 C 10",
    "advanced rules": "options: dusigrosz=yes stealing_coin=yes\n"
    "front 0: 5\nfront 1: 1 1\nsent 0: 5 1\nsent 1: 10\nstack 3: ? 1 1h C",
}


def every_order(text):
    """The position with its stacks in every order, each as likely as any other."""
    rows = lines(text)
    shuffled = {name: cards.split()[1:] for name, cards in rows.items() if cards.startswith("?")}
    for order in product(*map(permutations, shuffled.values())):
        known = {name: " ".join(cards) for name, cards in zip(shuffled, order, strict=True)}
        yield small("\n".join(f"{name}: {cards}" for name, cards in {**rows, **known}.items()))


def best_plan(tables, seat, reply, plan):
    """What a seat gets on average, with the best of all plans. A plan is a move for whatever one may come to see."""
    won = 0.0
    for start in tables:
        table = start.copy()
        while not table.is_over:
            mover = table.waiting_for[0]
            seen = table.observation(mover)
            if mover == seat and seen not in plan:
                return max(best_plan(tables, seat, reply, {**plan, seen: move}) for move in table.legal_numbers())
            table.play(plan[seen] if mover == seat else reply(seen, mover))
        won += (seat in table.outcome.winners) / len(table.outcome.winners)
    return won / len(tables)


@pytest.mark.parametrize("text", TINY.values(), ids=TINY)
def test_no_plan_of_either_player_beats_what_the_solver_plays(text):
    """Every plan is played out in every order of the cards, at a real table. So it is the value, and nobody can do
    better: with the solver's moves one player gets at least that, and the other at least the rest."""
    solver = Solver(win)

    def reply(seen, seat):
        moves = solver.moves(seen, seat)
        return (max if seat == 0 else min)(moves, key=moves.get)

    tables = list(every_order(text))
    value = solver.value(tables[0].observation(0))
    assert 0 < value < 1
    assert best_plan(tables, 0, reply, {}) == pytest.approx(value)
    assert best_plan(tables, 1, reply, {}) == pytest.approx(1 - value)


# -- the bots


@cache
def solved(payoff):
    return [EndGame(table, payoff) for table in end_games.from_file()]


def lost_by_move(level, payoff=win):
    bot = make_bot(GAME, level)
    return fmean(game.lost_by_move(bot) for game in solved(payoff))


def test_the_end_games_are_many_and_of_all_sorts():
    tables = end_games.from_file()
    assert len(tables) == sum(OF_THE_TESTS.values())
    assert all(game.best - game.worst > 0.02 for game in solved(win)), "there is something to decide in each"
    assert all(end_games.as_text(small(text)) == text for text in map(end_games.as_text, tables))
    sorts = Counter(sort for table in tables for sort in sorts_of(table))
    assert len(sorts) == 12
    assert min(sorts.values()) >= 3, sorts


def sorts_of(table):
    s = table.state
    yield "cards", end_games.cards_left(table)
    yield from (name for name in ("dusigrosz", "stealing_coin") if s[name])
    yield "to move", table.waiting_for[0]
    if (s.stack_size > 0).sum() > 2:
        yield "several stacks"
    if s.front.sum() > 2:
        yield "items in front"
    if s.knights.any():
        yield "robber knights wait"
    if (s.filled[:2] < 3).any():
        yield "empty characters"


@pytest.mark.parametrize("payoff", [win, win_and_margin])
def test_master_is_within_two_percent_of_the_optimum(payoff):
    lost, best = lost_by_move("master", payoff), fmean(game.best for game in solved(payoff))
    assert lost <= 0.02
    assert lost <= 0.02 * best


def test_master_is_within_two_percent_when_it_plays_on_to_the_end():
    """Every move is its own, against the player who makes most of its mistakes: all that can happen is counted."""
    master, games = make_bot(GAME, "master"), solved(win)[:6]
    assert fmean(game.lost_by_play(master) for game in games) <= 0.02 * fmean(game.best for game in games)


def test_who_does_not_think_ahead_gives_away_more():
    assert lost_by_move("medium") > lost_by_move("master")
