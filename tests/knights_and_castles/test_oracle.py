"""The compiled rules and the little reference, played in lockstep."""

from __future__ import annotations

import random
from functools import partial
from itertools import product

import pytest

from . import reference
from .tables import FIGURES, GAME, line, lines, may_hold, seen

OPTIONS = [
    {"seats": seats, "longer": longer, "rotate_sword": rotate, "first": first, "ages": ages}
    for seats, longer, rotate, first, ages in product(
        (2, 3, 4), (False, True), (False, True), ("rulebook", "random", "1"), ("seats", "reversed", "mixed")
    )
    if longer or not rotate
]
GAMES_EACH = 4


def ages_of(options):
    """The seats, youngest first, and how the option says it."""
    order = {"seats": [0, 1, 2, 3], "reversed": [3, 2, 1, 0], "mixed": [2, 0, 3, 1]}[options["ages"]]
    order = [seat for seat in order if seat < options["seats"]]
    return order, "seats" if options["ages"] == "seats" else "".join(map(str, order))


def tiles_of(table):
    """The seven tiles of the game that is about to be played."""
    now = int(line(table, "games over")) + 1
    return [word.partition(":")[0] for word in line(table, f"rounds {now}").split()] + [
        word for word in line(table, "stack").split() if word != "-"
    ]


def compare(table, asked):
    assert set(table.waiting_for) == set(asked.choices)
    prefix = "recruit:" if asked.tile == "drum" else "lay:"
    written = lines(table.text())
    for seat in range(table.seats):
        moves = table.legal_moves(seat)
        assert len(moves) == len(set(moves))
        assert set(moves) == {prefix + choice for choice in asked.choices.get(seat, ())}
        hand = set(written[f"hand {seat}"]) - {"-"}
        assert hand == set(asked.hands[seat]) - {"S"}
        assert set(FIGURES) - hand == set(asked.camps[seat])
    assert list(table.scores) == asked.scores
    assert written["sword"] == str(asked.sword)


def compare_knowledge(table, asked):
    """What everybody can tell about a hand: exactly the hands that fit what lay open."""
    for seat in range(table.seats):
        possible = reference.possible_hands(asked.events[seat])
        assert may_hold(table, seat) == (possible if len(possible) > 1 else dict.fromkeys(possible, 1))
        surely = [figure for figure in FIGURES if all(figure in held for held in possible)]
        for viewer in {None, *range(table.seats)} - {seat}:
            assert seen(table, viewer)[f"hand {seat}"].replace("?", "").replace("-", "") == "".join(surely)
            in_camp = table.view(viewer)["table"]["camps"][seat]
            assert set(in_camp) - {"?"} == {
                figure for figure in FIGURES if not any(figure in held for held in possible)
            }


def choose(rng, choices, boldness):
    """Random, but often two figures at once, so that camps fill and recruits are laid again."""
    bold = [choice for choice in sorted(choices) if "S" not in choice]
    return rng.choice(bold if bold and rng.random() < boldness else sorted(choices))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_plays_as_the_reference_does(options):
    order, ages = ages_of(options)
    for seed in range(GAMES_EACH):
        aid = seed % 2 == 0  # changes nothing that is compared without it
        table = GAME.deal(seed=seed, **{**options, "ages": ages, "memory_aid": aid})
        rng = random.Random(f"{seed} {options}")
        boldness = rng.choice([0.2, 0.6, 0.9])
        first = {"rulebook": order[0], "random": int(line(table, "began"))}.get(options["first"], options["first"])
        games = options["seats"] if options["longer"] else 1
        script = reference.play_match(partial(tiles_of, table), order, games, int(first), options["rotate_sword"])
        asked = next(script)
        try:
            while True:
                compare(table, asked)
                if aid and not options["longer"]:
                    compare_knowledge(table, asked)
                chosen = {seat: choose(rng, choices, boldness) for seat, choices in asked.choices.items()}
                for seat in rng.sample(sorted(chosen), len(chosen)):
                    table.play(f"{'recruit' if asked.tile == 'drum' else 'lay'}:{chosen[seat]}", seat)
                asked = script.send(chosen)
        except StopIteration as end:
            sheet, hands, places = end.value
        assert table.is_over
        rows = table.view()["table"]["score"]
        for seat in range(table.seats):
            assert [{castle["tile"] for castle in game["castles"]} for game in rows[seat]["games"]] == [
                set(castles[seat]) for castles in sheet
            ]
            assert rows[seat]["cards"] == len(hands[seat])
            assert table.outcome.ranking[seat] == 1 + places.index(seat)
        assert table.outcome.winners == (places[0],)


def test_tiles_are_compared_before_the_first_round_too():
    """A drum before any castle asks nobody: the script and the table pass it alike."""
    first = [tiles_of(GAME.deal(seed=seed))[0] for seed in range(40)]
    assert "drum" in first
