"""Nobody learns what he may not know: not from an observation, a view, a sentence, an error, nor what comes after."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karczma import Game, KarczmaError, say
from karczma.core.knowledge import SPECTATOR, TOGETHER, UNKNOWN, UNNOTICED
from karczma.core.record import copy
from karczma.core.table import Played, Table, seats_of

from .cases import Case, every_broad_case, every_case, every_game, share
from .courses import a_hundred_of, chosen, courses, play_at_random, spread
from .facts import Facts, facts_of
from .looking import another_truth, at, completed, observed, viewers

WORLDS, AT_LEAST = 400, 200
OTHER_TRUTHS = 8  # tried for each move: where most moves show a card, few show the same one
FEW = 17  # cards not in sight: where they are so few, a place may be known but for one or two


def assert_completing_changes_nothing_seen(table: Table, number: int) -> None:
    engine = table.game.engine
    for viewer in viewers(table):
        seen = observed(engine, table.state, viewer)
        assert observed(engine, seen, viewer).tobytes() == seen.tobytes(), "looking twice shows the same"
        for by in ("complete",) if engine.imagine is engine.complete else ("complete", "imagine"):
            world = completed(engine, seen, number, by)
            assert observed(engine, world, viewer).tobytes() == seen.tobytes()
            assert (world.key.tolist(), world.seats) == ([number, 1], table.state.seats)


@every_game
@given(data=st.data())
@settings(max_examples=60)
def test_a_completed_observation_looks_the_same_to_its_viewer(game: Game, data: Any) -> None:
    for number, table in enumerate(data.draw(courses(game)).walk()):
        assert_completing_changes_nothing_seen(table, number)


@every_case
def test_a_completed_observation_looks_the_same_through_a_whole_game(case: Case) -> None:
    for number, table in enumerate(spread(case, share(case, 200))):
        assert_completing_changes_nothing_seen(table, number)


@every_case
def test_a_completed_observation_can_be_played_to_its_end(case: Case) -> None:
    for number, table in enumerate(spread(case, share(case, 50))):
        for viewer in viewers(table)[number % 2 :: 2]:
            world = at(table, another_truth(case.game.engine, table.state, viewer, number))
            play_at_random(world, 4 * case.game.most_decisions, number)
            assert world.is_over


# -- two truths that a viewer cannot tell apart


def everything_told(table: Table, viewer: int, number: int) -> list[Any]:
    """All that a table tells one viewer: observation, view, prompt, what moves would do, and why others are refused."""
    seat = None if viewer == SPECTATOR else viewer
    view = table.view(seat)
    told: list[Any] = [
        table.observation(seat).hex(),
        json.dumps(view),
        table.prompt(seat),
        seats_of(table.game.engine.waiting_for(table.observed(seat))),
    ]
    if seat is not None:
        told += [(move, table.describe(move, seat)) for move in view["legal_moves"]]
        for move in a_hundred_of(set(table.game.engine.notation.MOVES) - set(view["legal_moves"]), number):
            with pytest.raises(KarczmaError) as refused:
                table.play(move, seat)
            told.append((move, type(refused.value), refused.value.sentence))
    return told


def assert_two_truths_are_told_alike(table: Table, number: int) -> None:
    for viewer in [*range(table.seats), SPECTATOR]:
        truth = at(table, table.state)
        other = at(table, another_truth(table.game.engine, table.state, viewer, number))
        assert everything_told(truth, viewer, number) == everything_told(other, viewer, number)


@every_game
@given(data=st.data())
@settings(max_examples=30)
def test_two_truths_a_viewer_cannot_tell_apart_are_told_alike(game: Game, data: Any) -> None:
    assert_two_truths_are_told_alike(data.draw(courses(game)).table(), data.draw(st.integers(0, 99)))


@every_broad_case
def test_two_truths_are_told_alike_through_a_whole_game(case: Case) -> None:
    for number, table in enumerate(spread(case, share(case, 100)), 10 * case.seats):  # so each tries other moves
        assert_two_truths_are_told_alike(table, number)


def told_of_a_move(table: Table, seat: int, move: int, viewer: int) -> tuple[Any, list[Any], Any]:
    """The position after a move, and what the viewer is told of it."""
    engine, before, after = table.game.engine, table.state, copy(table.state)
    engine.play(after, seat, move)
    story = Played(table.game, seat, move, before, after).story(None if viewer == SPECTATOR else viewer)
    return after, story, observed(engine, after, viewer)


def compare_after_a_move(table: Table, dice: random.Random) -> bool:
    """Plays moves that look alike in two truths that look alike: so they do still, unless a card was shown."""
    engine, facts = table.game.engine, facts_of(table.game)
    seat, move = chosen(table, dice.randrange(1 << 16))
    viewer = dice.choice([other for other in (*range(table.seats), SPECTATOR) if other != seat])
    seen = engine.seen_move(table.state, seat, move, viewer)
    after, story, sight = told_of_a_move(table, seat, move, viewer)
    if seen == UNNOTICED:
        assert story == []
        assert sight.tobytes() == observed(engine, table.state, viewer).tobytes()
        return False
    for _ in range(OTHER_TRUTHS):
        world = at(table, another_truth(engine, table.state, viewer, dice.randrange(1 << 30)))
        for chance in ("key", "drawn", "spare"):  # the same lots in both: chance to come is hidden from the viewer too
            world.state[chance] = table.state[chance]
        alike = [m for m in world.legal_numbers(seat) if engine.seen_move(world.state, seat, m, viewer) == seen]
        if not alike:
            continue
        other_after, other_story, other_sight = told_of_a_move(world, seat, dice.choice(alike), viewer)
        if facts.tells(table.state, after) or facts.tells(world.state, other_after):
            continue
        if facts.in_sight(sight) == facts.in_sight(other_sight):
            assert sight.tobytes() == other_sight.tobytes()
            assert story == other_story
            return True
    return False


@every_broad_case
def test_what_looks_alike_looks_alike_after_moves_that_look_alike(case: Case) -> None:
    dice, tried, compared = random.Random(2), 0, 0
    for seed in (1, 2):
        for table in spread(case, share(case, 600), seed):
            if not table.is_over:
                tried += 1
                compared += compare_after_a_move(table, dice)
    if not case.changed and case.seats > 1:
        assert compared * 3 > tried, "many moves can be compared, or the kit has gone blind"


# -- what is never shown


@every_game
@given(data=st.data(), secret=st.binary(min_size=16, max_size=16).filter(lambda secret: len(set(secret)) > 8))
@settings(max_examples=30)
def test_the_deal_secret_is_in_no_observation_and_in_no_view(game: Game, data: Any, secret: bytes) -> None:
    course = data.draw(courses(game))
    table = course.case.deal(secret=secret)
    play_at_random(table, course.ahead, course.seed)
    words = [int.from_bytes(half, "little") for half in (secret[:8], secret[8:])]
    for viewer in viewers(table):
        seen = observed(game.engine, table.state, viewer)
        assert (seen.key.tolist(), seen.drawn, seen.spare) == ([0, 0], 0, 0)
        assert not any(half in seen.tobytes() for half in (secret[:8], secret[8:]))
    for seat in (None, *range(table.seats)):
        text = json.dumps(table.view(seat))
        assert not any(shown in text for shown in (secret.hex(), *map(str, words), *(f"{word:x}" for word in words)))


@every_case
def test_nobody_sees_more_than_the_players_together_and_a_spectator_no_more_than_each(case: Case) -> None:
    engine, facts = case.game.engine, facts_of(case.game)
    for table in spread(case, share(case, 250)):
        spectator, together = (
            facts.in_sight(observed(engine, table.state, viewer)) for viewer in (SPECTATOR, TOGETHER)
        )
        truth = facts.in_sight(table.state)
        for seat in range(case.seats):
            own = facts.in_sight(observed(engine, table.state, seat))
            for place, cards in truth.items():
                assert spectator[place] <= own[place] <= together[place] <= cards


@every_case
def test_nobody_forgets_a_card_while_it_can_be_followed(case: Case) -> None:
    """An observation remembers all that was ever public: a card once seen, and taken openly, is known in the hand."""
    engine, facts, dice = case.game.engine, facts_of(case.game), random.Random(6)
    for table in spread(case, share(case, 200)):
        if table.is_over:
            continue
        seat, move = chosen(table, dice.randrange(1 << 16))
        after = copy(table.state)
        engine.play(after, seat, move)
        if not facts.forgets(table.state, after):
            for viewer in viewers(table):
                was, now = (
                    sum(facts.in_sight(observed(engine, state, viewer)).values(), Counter())
                    for state in (table.state, after)
                )
                assert was <= now, f"{engine.notation.move_text(move)} made viewer {viewer} forget {was - now}"


@every_case
def test_something_is_hidden_at_first(case: Case) -> None:
    """Else the whole of this file would be true of a game that shows everything to everybody."""
    table, facts = case.deal(3), facts_of(case.game)
    for viewer in viewers(table):
        assert facts.hidden(observed(case.game.engine, table.state, viewer))


# -- what is hidden could be anything


def filled_in(facts: Facts, seen: Any, world: Any) -> Iterator[tuple[tuple[str, int], int]]:
    """Each card that a world puts where the observation has a blank: the place and the blank, and the card."""
    cards = dict(facts.places(world))
    for place, shown in facts.places(seen):
        blanks = {card for card in shown if card < 0}
        if blanks:
            for card in Counter(cards[place]) - Counter(shown):
                for blank in blanks & {UNKNOWN, facts.back(card)}:
                    yield (place, blank), card


@every_broad_case
def test_every_missing_card_turns_up_in_every_place_it_could_lie_in(case: Case) -> None:
    """And no other: the worlds that are looked at after the last of them is found are for those."""
    engine, facts = case.game.engine, facts_of(case.game)
    for number, table in enumerate(spread(case, share(case, 20))):
        for viewer in viewers(table)[number % table.seats :: table.seats]:
            seen = observed(engine, table.state, viewer)
            possible: dict[tuple[str, int], set[int]] = {}
            for (place, blank), count in facts.hidden(seen).items():
                could_be = facts.could_be(seen, blank)
                possible[place, blank] = {card for card in could_be if facts.fits(seen, place, card)}
                assert count / could_be.total() * WORLDS > 3, "too few worlds to tell"
            turned_up: dict[tuple[str, int], set[int]] = {blank: set() for blank in possible}
            for world in range(WORLDS if possible else 0):
                if world >= AT_LEAST and turned_up == possible:
                    break
                for blank, card in filled_in(facts, seen, completed(engine, seen, world)):
                    turned_up[blank].add(card)
            assert turned_up == possible, say(table.prompt())


@every_broad_case
def test_the_next_card_of_a_hidden_pile_is_as_likely_one_as_another(case: Case) -> None:
    """Each hidden place by itself takes many values: a completion that kept the truth, or a fixed order, would not."""
    engine, facts = case.game.engine, facts_of(case.game)
    table = case.deal(4)
    for viewer in viewers(table):
        seen = observed(engine, table.state, viewer)
        if (facts.deck(table.state) - facts.everything(seen)).total() <= FEW:
            continue
        values: dict[tuple[str, int], set[int]] = defaultdict(set)
        for number in range(60):
            for place, cards in facts.places(completed(engine, seen, number)):
                for i, card in enumerate(cards):
                    values[place, i].add(card)
        for place, shown in facts.places(seen):
            for i, card in enumerate(shown):
                if card < 0:
                    possible = sum(facts.fits(seen, place, other) for other in facts.could_be(seen, card))
                    assert len(values[place, i]) >= min(5, possible), f"{place} {i} is nearly always the same"
