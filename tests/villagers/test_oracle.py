"""The compiled rules and the plain reference, played in lockstep."""

from __future__ import annotations

import random
from itertools import product

import pytest

from karczma.core.knowledge import everyone
from karczma.games.villagers.cards import BASIC_KINDS, EVENT_NAMES, IMPROVEMENT_NAMES, NAMES, ROLE_NAMES

from .reference import Deal, game
from .tables import ALL_FOUR, EXPANSIONS, GAME, question

SEASONS = ("summer", "winter")
SIDES = {"founders": "gold", "founders-food": "food", "countess": "gold", "countess-novice": "plain"}
WILD = ("monk", "apprentice")
MIXES = [dict(zip(EXPANSIONS, mix, strict=True)) for mix in product((False, True), repeat=4)]
CASES = [
    *((1, {"mode": mode}, 8) for mode in ("novice", "normal", "veteran")),
    *((seats, {}, 2) for seats in (2, 3, 4, 5)),
    *((seats, ALL_FOUR, 3) for seats in (2, 3, 4, 5)),
    *((2 + i % 4, mix, 1) for i, mix in enumerate(MIXES[1:-1])),
    (2, {"market_on_second_stack": True}, 1),
    (5, ALL_FOUR | {"market_on_second_stack": True}, 1),
]


def named(names, numbers, size):
    return [names[number] for number in numbers[:size]]


def name_of(kind):
    """Both sides of a card have the name of the card."""
    return {"founders-food": "founders", "countess-novice": "countess"}.get(NAMES[kind], NAMES[kind])


def houses(s, owner):
    """As the reference tells them; what a card stands for only of wild cards."""
    for place in range(s.village_size[owner]):
        kind = name_of(s.village[owner, place])
        role = ROLE_NAMES[s.role[owner, place]] if kind in WILD else kind
        yield kind, role, int(s.beneath[owner, place]) + 1, int(s.coins[owner, place])


def known_to(s, viewer, holder):
    """The cards in a hand that another seat knows."""
    cards = range(s.hand_size[holder]) if viewer != holder else ()
    return sorted(NAMES[s.hand[holder, i]] for i in cards if s.hand_known[holder, i] >> viewer & 1)


def side(s, owner):
    return next((SIDES[name] for name in named(NAMES, s.village[owner], s.village_size[owner]) if name in SIDES), None)


def snapshot(s):
    """The position as the reference tells it."""
    seats, owners = range(s.seats), range(2 if s.seats == 1 else s.seats)
    holders = [None if holder < 0 else int(holder) for holder in s.holder]
    return {
        "round": s.rounds,
        "first": s.marker,
        "markets": s.markets,
        "supplies": s.supply[: len(owners)].tolist(),
        "road": [(NAMES[k], int(c)) if k >= 0 else None for k, c in zip(s.road, s.road_coins, strict=True)],
        "stacks": [named(NAMES, s.pile[stack], s.pile_size[stack]) for stack in range(6)],
        "reserve": named(NAMES, s.pile[6], s.pile_size[6]),
        "hands": [sorted(named(NAMES, s.hand[seat], s.hand_size[seat])) for seat in seats],
        "squares": [named(NAMES, s.square[seat], s.square_size[seat]) for seat in seats],
        "seen": [[known_to(s, viewer, holder) for holder in seats] for viewer in seats],
        "villages": [list(houses(s, owner)) for owner in owners],
        "sides": [side(s, owner) for owner in owners],
        "have_turned": [seat for seat in seats if s.turned[seat]],
        "discards": sorted(named(NAMES, s.discard, s.discard_size)),
        "basics": dict(zip(BASIC_KINDS, s.basics, strict=True)),
        "improvements": dict(zip(named(IMPROVEMENT_NAMES, s.improvement, 3), holders, strict=True))
        if s.improvements
        else {},
        "events": sorted(named(EVENT_NAMES, s.event, s.event_size)),
        "event_piles": {name: event_pile(s, i) for i, name in enumerate(SEASONS)},
        "event_discards": {
            name: sorted(named(EVENT_NAMES, s.event_discard[i], s.event_discard_size[i]))
            for i, name in enumerate(SEASONS)
        },
        "jester": s.jester,
        "actions": s.actions,
        "hires": s.hires,
        "tinner": s.tinner,
    }


def event_pile(s, season):
    return named(EVENT_NAMES, s.event_pile[season], s.event_pile_size[season])


def deal_of(table):
    """What chance decided: taken from the table right after the deal."""
    s, dealt = table.state, snapshot(table.state)
    turned_up = named(EVENT_NAMES, s.event, s.event_size)[::-1]
    summer, winter = dealt["event_piles"].values()
    road = [kind for kind, _ in dealt["road"]]

    def reshuffled(season, cards):
        """The table has shuffled them and gone on: what has been drawn since lay on top. What does not lie face up
        any more was drawn first (Mood Swing), or the order does not matter (Dark Mood)."""
        now = table.state
        left, face_up = event_pile(now, SEASONS.index(season)), named(EVENT_NAMES, now.event, now.event_size)
        drawn = [card for card in cards if card not in left]
        return left + sorted(drawn, key=lambda card: -face_up.index(card) if card in face_up else 1)

    piles = (dealt["stacks"], dealt["reserve"], dealt["hands"], int(s.marker), list(dealt["improvements"]))
    return Deal(road, *piles, summer + turned_up, winter, reshuffled)


def compare_positions(table, told):
    """All of it; of the discards not which of them lie face down: some of those everybody knows."""
    told["discards"] = sorted(told["discards"] + told["face_down_discards"])
    ours = snapshot(table.state)
    assert ours == {name: told[name] for name in ours}


def compare(table, asked, past):
    """The same question to the same seat, the same moves; and where no card is in mid-air, the same position."""
    moves = table.legal_moves(asked.seat) if table.waiting_for == (asked.seat,) else [str(question(table))]
    assert len(moves) == len(set(moves))
    assert set(moves) == asked.moves, (asked.seat, asked.name, past[-6:])
    if asked.main:
        compare_positions(table, asked.snapshot)
        for stack, cards in enumerate((*asked.table.stacks, asked.table.reserve)):
            known = table.state.pile_known[stack, : len(cards)] & everyone(table.state)
            assert known.tolist() == [sum(1 << seat for seat in card.known) for card in cards], past[-6:]


def choose(rng, moves, boldness):
    """Random, but the bold like to build and to play what they hold."""
    moves = sorted(moves)
    if rng.random() < boldness:
        moves = [move for move in moves if move not in ("pass", "hold")] or moves
        moves = [move for move in moves if move.startswith(("build:", "play:", "rob:", "recruit"))] or moves
    return rng.choice(moves)


def play_in_lockstep(seats, options, seed):
    table = GAME.deal(seed=seed, seats=seats, memory_aid=seed % 2 == 0, **options)
    script, past = game(deal_of(table), options), []
    rng = random.Random(f"{seats} {options} {seed}")
    boldness = rng.choice([0.0, 0.5, 0.9])
    asked = next(script)
    try:
        while True:
            compare(table, asked, past)
            move = choose(rng, asked.moves, boldness)
            past.append((asked.seat, move))
            table.play(move, asked.seat)  # first, so that the reference can be told how Events were shuffled
            asked = script.send(move)
    except StopIteration as end:
        outcome = end.value
    assert table.is_over
    assert table.state.supply[: len(outcome.scores)].tolist() == outcome.scores
    assert table.outcome.winners == tuple(winner for winner in outcome.winners if winner < seats)
    compare_positions(table, outcome.snapshot)


@pytest.mark.parametrize(
    ("seats", "options", "games"),
    CASES,
    ids=lambda value: "-".join(f"{name}={on}" for name, on in value.items() if on) if isinstance(value, dict) else None,
)
def test_plays_as_the_reference_does(seats, options, games):
    for seed in range(games):
        play_in_lockstep(seats, options, seed)
