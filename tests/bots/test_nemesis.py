"""The nemesis sees what its seat may see, works out what its level will do, and finds the answer to it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.every_game.looking import another_truth, at

import karczma
from karczma.arena.match import make_player
from karczma.bots.bot import Budget
from karczma.bots.levels import NoSuchBot, make_bot
from karczma.bots.nemesis import Nemesis, NoNemesis, Question
from karczma.core.knowledge import UNKNOWN
from karczma.core.table import Table

GAME = karczma.game("knights-and-castles")
MEDIUM = make_bot(GAME, "medium")


def quick(level: str = "medium") -> Nemesis:
    return Nemesis(GAME, level, worlds=4, tries=300)


def answer(nemesis: Nemesis, table: Table, seat: int, seed: int = 1) -> int:
    return nemesis.choose(table.observation(seat), seat, None, random.Random(seed))


def medium_choice(table: Table, seat: int) -> int:
    return MEDIUM.choose(table.observation(seat), seat, None, random.Random(0))


def positions(seeds: range) -> Iterator[tuple[Table, int]]:
    """Games of medium against a player who does anything, whenever that player is asked."""
    for seed in seeds:
        table, dice, seat = GAME.deal(seats=2, seed=seed), random.Random(seed), seed % 2
        while not table.is_over:
            if table.waiting_for[0] != seat:
                table.play(medium_choice(table, 1 - seat), 1 - seat)
            else:
                yield table.copy(), seat
                table.play(dice.choice(table.legal_numbers(seat)), seat)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_it_chooses_the_same_whatever_is_hidden(level: str) -> None:
    experienced, different = quick(level), 0
    for number, (table, seat) in enumerate(positions(range(2))):
        other = at(table, another_truth(GAME.engine, table.state, seat, number))
        different += table.observation(1 - seat) != other.observation(1 - seat)
        move = answer(experienced, table, seat)
        assert move == answer(experienced, other, seat)
        assert number % 4 or move == answer(quick(level), table, seat), "what it has seen before does not matter"
        assert move in table.legal_numbers(seat)
    assert different > 3


def test_it_beats_a_player_who_can_be_foretold() -> None:
    nemesis, won = quick(), 0
    for seed in range(5):
        for side in range(2):
            table, dice = GAME.deal(seats=2, seed=seed), random.Random(seed)
            while not table.is_over:
                seat = table.waiting_for[0]
                bot = nemesis if seat == side else MEDIUM
                table.play(bot.choose(table.observation(seat), seat, None, dice), seat)
            assert table.outcome is not None
            won += side in table.outcome.winners
    assert won >= 9, "of 10"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_meets_the_only_figure_with_the_same_and_wins_with_the_other(seat: int) -> None:
    """The castle decides. The other has the sword, and only the knight to lay: a knight of one's own would leave it to
    the sword, a foot soldier is weaker, and both together win."""
    past = "drum:-/- drum:-/- brick-small:-/-:0 wood-small:-/-:1 brick-large:-/-:0 wood-large:-/-:1"
    hands = f"hand {seat}: KF\nhand {1 - seat}: K\nsword: {1 - seat}"
    table = GAME.position(f"rounds: {past} stone-large\n{hands}")
    if seat == 1:
        table.play(medium_choice(table, 0), 0)
    assert GAME.engine.notation.move_text(answer(quick(), table, seat)) == "lay:KF"


@pytest.mark.parametrize("past", ["drum:+/+", "stone-small:-/-:0 drum:+/1", "stone-small:KD/KD:1 drum:-/-"])
def test_it_plays_on_from_a_past_that_cannot_have_been(past: str) -> None:
    table = GAME.position(f"rounds: {past} stone-large\nhand 0: DCFA\nhand 1: KFAP")
    assert answer(quick(), table, 0) in table.legal_numbers(0)


def winning_moves(table: Table, seat: int) -> list[int]:
    """The moves by which a seat wins the last round, and with it the game, against what medium chooses."""
    found = []
    for move in table.legal_numbers(seat):
        after = table.copy()
        after.play(move, seat)
        if not after.is_over:
            after.play(medium_choice(after, 1 - seat), 1 - seat)
        assert after.outcome is not None
        if seat in after.outcome.winners:
            found.append(move)
    return found


def test_it_wins_the_last_round_wherever_that_is_possible() -> None:
    nemesis, decided = quick(), 0
    for table, seat in positions(range(300)):
        if table.state.turned == 7 and len(table.legal_numbers(seat)) > 1:
            winning = winning_moves(table, seat)
            if 0 < len(winning) <= len(table.legal_numbers(seat)) / 2:
                assert answer(nemesis, table, seat) in winning
                decided += 1
    assert decided > 5


def test_it_works_out_what_a_player_without_chance_took_in_secret_and_lays_now() -> None:
    nemesis, secrets = quick(), 0
    for table, seat in positions(range(20)):
        other, observation = 1 - seat, table.observation(seat)
        worlds = nemesis.imagined(Question(observation, seat, None, random.Random(1)))
        assert set(worlds["hand"][:, other]) == {table.state.hand[other]}
        secrets += table.state.ways[other].any()
        if other in table.waiting_for:
            table.play(table.legal_numbers(seat)[0], seat)
            assert set(worlds["chosen"][:, other]) == {1 + medium_choice(table, other)}
        else:
            assert set(worlds["chosen"][:, other]) == {table.state.chosen[other]}
        assert (worlds["tile"][:, 0, table.state.turned :] == UNKNOWN).all()
    assert secrets > 12


def test_its_level_thinks_as_long_as_it_would_and_answers_a_question_once(monkeypatch: pytest.MonkeyPatch) -> None:
    nemesis, asked = quick("hard"), []
    choose = nemesis.level.choose
    monkeypatch.setattr(type(nemesis.level), "choose", lambda self, *given: asked.append(given[:3]) or choose(*given))
    table = GAME.deal(seats=2, seed=3)
    for _ in range(2):
        nemesis.choose(table.observation(0), 0, Budget(iterations=16), random.Random(1))
    assert len(asked) == nemesis.worlds
    assert {given[1:] for given in asked} == {(1, Budget(iterations=16))}


def test_bad_names_are_refused_in_a_sentence() -> None:
    with pytest.raises(NoSuchBot, match=r"called “hrad”.*Did you mean hard"):
        make_player(GAME, "nemesis:hrad", 1.0)
    for name in ("nemesis:", "nemesis:nemesis:hard", "nemesis:exec:true"):
        with pytest.raises(NoSuchBot):
            make_player(GAME, name, 1.0)
    with pytest.raises(NoNemesis, match="no nemesis for lost-cities, only for: knights-and-castles") as refusal:
        make_player(karczma.game("lost-cities"), "nemesis:hard", 1.0)
    assert "lost-cities nie ma nemezis" in karczma.say(refusal.value.sentence, "pl")
    assert isinstance(make_player(GAME, "nemesis:random", 1.0), Nemesis)
