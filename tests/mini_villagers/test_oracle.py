"""The compiled rules and the little reference, played in lockstep."""

from __future__ import annotations

import pytest

from . import reference
from .tables import GAME, lines

GAMES_EACH = 25


class Seen:
    """A position read from its text, all at once."""

    def __init__(self, table):
        found = lines(table.text())
        self.pile = [card for card in found["pile"].split() if card != "-"]
        self.away = {pair[0]: int(pair[2:]) for pair in found["box"].split() if pair != "-"}
        self.hands, self.memory = [], [{} for _ in range(table.seats)]
        for holder in range(table.seats):
            words = [word.partition("!") for word in found[f"hand {holder}"].split() if word != "-"]
            self.hands.append([card for card, _, _ in words])
            for card, _, others in words:
                for viewer in others:
                    self.memory[int(viewer)][card] = holder

    def dealt_to(self, seat):
        """The hand as it was dealt: what is left of it, and the pairs that went straight into the box."""
        return [*self.hands[seat], *(suit + who for suit, by in self.away.items() if by == seat for who in "mw")]


def compare(table, asked):
    assert table.waiting_for == (asked.seat,)
    assert table.legal_moves() == ["draw"]
    now = Seen(table)
    assert list(map(sorted, now.hands)) == list(map(sorted, asked.hands))
    assert now.pile == asked.pile
    assert now.away == asked.away
    assert now.memory == asked.memory
    assert set(table.scores) == {0}
    return now


def draw_from(table, now, giver):
    """Draws, and says which card left the giver's hand."""
    before = now.hands[giver] if giver is not None else []
    table.play("draw")
    after = Seen(table).hands
    gone = [card for card in before if card not in after[giver]]
    assert len(gone) == (giver is not None)
    return gone[0] if gone else None


@pytest.mark.parametrize("first", ["rulebook", "random", "0", "last"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_plays_as_the_reference_does(seats, first):
    for seed in range(GAMES_EACH):
        table = GAME.deal(seed=seed, seats=seats, first=str(seats - 1) if first == "last" else first)
        dealer = {"0": 0, "last": seats - 1}.get(first, table.waiting_for[0] if table.waiting_for else 0)
        start = Seen(table)
        hands = [start.dealt_to(seat) for seat in range(seats)]
        assert {len(hand) for hand in hands} == {17 // seats}
        script = reference.play_game(hands, start.pile, dealer)
        try:
            asked = next(script)
            while True:
                asked = script.send(draw_from(table, compare(table, asked), asked.giver))
        except StopIteration as end:
            winner = end.value
        assert table.outcome.winners == (winner,)
        assert table.scores == tuple(int(seat == winner) for seat in range(seats))
        assert "C" in Seen(table).hands[winner]
