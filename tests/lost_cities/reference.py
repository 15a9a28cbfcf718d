"""Lost Cities as the rulebook tells it: slow, obvious, and only for comparing with the real rules.

Cards are text: `Y4`, or `Y*` for a sponsor. A match is a script that asks: it yields what lies on the table and
the moves allowed, and is sent the move that was chosen.
"""

from __future__ import annotations

from types import SimpleNamespace

COLOURS = "YBVGO"
ALL_CARDS = sorted(f"{colour}{value}" for colour in COLOURS for value in ("*", "*", "*", *range(2, 11)))


def value(card):
    return 0 if card.endswith("*") else int(card[1:])


def sponsors(cards):
    return sum(card.endswith("*") for card in cards)


def play_match(new_deal, deals, first, turn_cap):
    """`new_deal()` gives the shuffled cards (eight for seat 0, eight for seat 1, then the deck from the top) and the
    names of the milestones drawn. Returns the notepad: for each deal five expeditions and the milestones of both,
    whether it was capped, and who took which milestone."""
    notepad, starter = [], first
    for _ in range(deals):
        cards, milestones = new_deal()
        assert sorted(cards) == ALL_CARDS
        notepad.append((yield from play_deal(cards, milestones, starter, turn_cap, notepad)))
        so_far = totals(notepad)
        if so_far[0] == so_far[1]:
            starter = 1 - starter
        else:
            starter = so_far.index(max(so_far))
    return notepad


def totals(notepad):
    return [sum(sum(sheets[seat]) for sheets, _, _ in notepad) for seat in (0, 1)]


def play_deal(cards, milestones, starter, turn_cap, notepad):
    """Deal eight each, then turn by turn until the deck is gone."""
    hands, deck = [cards[:8], cards[8:16]], cards[16:]
    expeditions = [{colour: [] for colour in COLOURS} for _ in (0, 1)]
    camps = {colour: [] for colour in COLOURS}
    won = dict.fromkeys(milestones)  # nobody has taken one
    shown = [[], []]  # cards in hand that were taken openly
    seat, turns = starter, 0

    def asks(moves):
        so_far = totals(notepad)
        now = [so_far[s] + sum(score(expeditions[s], won, s)) for s in (0, 1)]
        return SimpleNamespace(seat=seat, moves=set(moves), scores=now, milestones=won, shown=shown, deck=len(deck))

    while True:
        hand, mine = hands[seat], expeditions[seat]

        # Lay a card: on an expedition, each higher than the one before and sponsors first, or in a camp.
        moves = {"camp:" + card: card for card in hand}
        for card in hand:
            before = mine[card[0]]
            sponsor_in_time = value(card) == 0 and sponsors(before) == len(before)
            higher = value(card) > 0 and all(value(card) > value(other) for other in before)
            if sponsor_in_time or higher:
                moves["play:" + card] = card
        move = yield asks(moves)
        card, laid_in = moves[move], None
        hand.remove(card)
        if card in shown[seat]:
            shown[seat].remove(card)
        if move.startswith("play:"):
            mine[card[0]].append(card)
        else:
            camps[card[0]].append(card)
            laid_in = card[0]

        # Draw a card: from the deck, or from a camp other than the one just added to.
        moves = {"draw:" + colour: camps[colour] for colour in COLOURS if camps[colour] and colour != laid_in}
        move = yield asks({*moves, "draw:deck"})
        if move == "draw:deck":
            hand.append(deck.pop(0))
        else:
            hand.append(moves[move].pop())
            shown[seat].append(hand[-1])

        # At the end of the turn: milestones, and is the deal over?
        for name in milestones:
            if won[name] is None and name in FIRST_COME and FIRST_COME[name](mine):
                won[name] = seat
        turns += 1
        if not deck or turns == turn_cap:
            break
        seat = 1 - seat

    for name in milestones:
        if name in AT_THE_END:
            one, other = (AT_THE_END[name](expeditions[s], hands[s]) for s in (0, 1))
            if one != other:
                won[name] = 0 if one > other else 1
    return [score(expeditions[s], won, s) for s in (0, 1)], bool(deck), won


def score(mine, won, seat):
    """The five columns of the notepad, and row E."""
    return [*map(expedition_score, mine.values()), 10 * sum(taker == seat for taker in won.values())]


def expedition_score(cards):
    if not cards:
        return 0
    points = sum(map(value, cards)) - 20
    points *= {0: 1, 1: 2, 2: 3, 3: 4}[sponsors(cards)]
    if len(cards) >= 8:
        points += 20
    return points


def begun(mine):
    return [cards for cards in mine.values() if cards]


def has_three_in_a_row(cards):
    values = set(map(value, cards))
    return any({v, v + 1, v + 2} <= values for v in range(2, 9))


FIRST_COME = {
    "three-yellow": lambda mine: len(mine["Y"]) >= 3,
    "three-blue": lambda mine: len(mine["B"]) >= 3,
    "three-violet": lambda mine: len(mine["V"]) >= 3,
    "three-green": lambda mine: len(mine["G"]) >= 3,
    "three-orange": lambda mine: len(mine["O"]) >= 3,
    "five-in-one": lambda mine: any(len(cards) >= 5 for cards in mine.values()),
    "three-begun": lambda mine: len(begun(mine)) >= 3,
    "three-in-a-row": lambda mine: any(map(has_three_in_a_row, mine.values())),
}


def best_without_sponsors(mine, hand):
    numbers = [[card for card in cards if value(card)] for cards in begun(mine)]
    return max((sum(map(value, n)) - 20 + (20 if len(n) >= 8 else 0) for n in numbers), default=float("-inf"))


AT_THE_END = {
    "most-begun": lambda mine, hand: len(begun(mine)),
    "best-expedition": best_without_sponsors,
    "lowest-hand": lambda mine, hand: -sum(map(value, hand)),
}
