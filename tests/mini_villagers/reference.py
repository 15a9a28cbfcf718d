"""Mini Villagers as the rulebook tells it: slow, obvious, and only for comparing with the real rules.

Cards are text: `Hm`, `Hw`, or `C` for the Countess. A game is a script: it yields what lies on the table whenever
somebody is to draw a card, and is sent the card that was pointed at (of no matter while there is a pile).
"""

from __future__ import annotations

from types import SimpleNamespace


def put_away_all_pairs(hand):
    """A pair is a man and a woman of the same suit."""
    suits = {card[0] for card in hand if card[1:] == "m"} & {card[0] for card in hand if card[1:] == "w"}
    return [card for card in hand if card[0] not in suits], sorted(suits)


def play_game(hands, pile, dealer):
    """The hands as they were dealt, the pile from its top. Returns the winner."""
    players = range(len(hands))
    away = {}
    memory = [{} for _ in players]  # what each player knows of other hands: card -> holder
    for player in players:
        hands[player], pairs = put_away_all_pairs(hands[player])
        away.update(dict.fromkeys(pairs, player))
    order = [*players[dealer:], *players[:dealer]]  # clockwise from the dealer; the right neighbour is the one before
    turn = 0
    while sum(map(bool, hands)) > 1:
        player = order[turn % len(order)]
        turn += 1
        if not hands[player]:
            continue
        round_the_table = order[order.index(player) :] + order[: order.index(player)]
        giver = None if pile else next(other for other in reversed(round_the_table) if hands[other])
        pointed_at = yield SimpleNamespace(
            seat=player, giver=giver, hands=hands, pile=pile, away=away, memory=[dict(known) for known in memory]
        )
        if giver is None:
            card = pile.pop(0)
        else:
            card = pointed_at
            hands[giver].remove(card)
            memory[giver][card] = player
        hands[player], pairs = put_away_all_pairs([*hands[player], card])
        assert len(pairs) <= 1, "only one pair may be put away in a turn"
        away.update(dict.fromkeys(pairs, player))
        for other in players:
            if giver is not None and not pairs and other not in (giver, player):
                seen_leave = card in memory[other] and not hands[giver]  # it was the only one
                if hands[giver]:
                    memory[other] = {known: who for known, who in memory[other].items() if who != giver}
                elif seen_leave:
                    memory[other][card] = player
            in_play = [known for known in memory[other] if known[0] not in away and known not in hands[other]]
            memory[other] = {known: memory[other][known] for known in in_play}
    return next(player for player in players if hands[player])
