"""Knights and Castles as the rulebook tells it: slow, obvious, and only for comparing with the real rules.

Cards are letters, tiles are text. A match is a script that asks: it yields what lies on the table and, for each seat
that has to choose, the choices; it is sent what each of them chose.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from types import SimpleNamespace

ARMY = "KDCFAP"
SET = ARMY + "SS"
STRENGTH = {
    "stone": {"K": 6, "D": 1, "C": 4, "F": 5, "A": 3, "P": 2},
    "brick": {"K": 3, "D": 4, "C": 6, "F": 1, "A": 2, "P": 5},
    "wood": {"K": 2, "D": 6, "C": 1, "F": 4, "A": 5, "P": 3},
}
WORTH = {"small": 1, "large": 2}


def points(castles):
    return sum(WORTH[castle.partition("-")[2]] for castle in castles)


def two_cards(hand):
    """Any two cards of a hand, however they are ordered."""
    return {"".join(sorted(a + b, key=SET.index)) for i, a in enumerate(hand) for b in hand[i + 1 :]}


def play_match(new_tiles, youngest_first, games, first, rotate):
    """`new_tiles()` gives the seven tiles of the stack, top first. Returns the castles of every seat in every game,
    the hands after the last game, and the seats from the first place to the last."""
    seats = range(len(youngest_first))
    sheet, starter = [], first
    for _ in range(games):
        castles, hands = yield from play_game(new_tiles(), youngest_first, starter, sheet)
        sheet.append(castles)
        if rotate:
            place = youngest_first.index(starter)
            starter = (youngest_first + youngest_first)[place + 1]
    total = {seat: sum(points(castles[seat]) for castles in sheet) for seat in seats}
    places = sorted(seats, key=lambda seat: (-total[seat], -len(hands[seat]), youngest_first.index(seat)))
    return sheet, hands, places


def play_game(tiles, youngest_first, starter, sheet):
    assert len(tiles) == 7
    seats = range(len(youngest_first))
    hands, camps, castles = ([list(SET) for _ in seats], [[] for _ in seats], [[] for _ in seats])
    sword = starter
    events = [[] for _ in seats]  # what everybody could see of each player: cards shown, and that one was recruited

    def asks(tile, choices):
        scores = [points(castles[seat]) + sum(points(game[seat]) for game in sheet) for seat in seats]
        return SimpleNamespace(
            tile=tile, choices=choices, scores=scores, sword=sword, hands=hands, camps=camps, events=events
        )

    for tile in tiles:
        if tile == "drum":
            choices = {seat: set(camps[seat]) for seat in seats if len(camps[seat]) > 1}
            chosen = (yield asks(tile, choices)) if choices else {}
            for seat in seats:
                if camps[seat]:
                    card = chosen.get(seat, camps[seat][0])
                    camps[seat].remove(card)
                    hands[seat].append(card)
                    events[seat].append("a card")
            continue

        # Everybody lays two cards face down, then they are turned up.
        chosen = yield asks(tile, {seat: two_cards(hands[seat]) for seat in seats})
        table = [list(chosen[seat]) for seat in seats]
        for seat in seats:
            for card in table[seat]:
                hands[seat].remove(card)

        # 1. All shepherds return to the hands of their owners.
        for seat in seats:
            while "S" in table[seat]:
                table[seat].remove("S")
                hands[seat].append("S")
            events[seat].append(set(table[seat]))

        # 2. Cards that are the same go to the camps.
        times = Counter(card for cards in table for card in cards)
        for seat in seats:
            for card in [card for card in table[seat] if times[card] > 1]:
                table[seat].remove(card)
                camps[seat].append(card)

        # 3. The strongest card takes the castle; if there is none, the sword does.
        strength = STRENGTH[tile.partition("-")[0]]
        left = [(strength[card], seat) for seat in seats for card in table[seat]]
        castles[max(left)[1] if left else sword].append(tile)

        # 4. All cards that are left go to the camps.
        for seat in seats:
            camps[seat] += table[seat]

        # 5. The sword goes to whoever has the fewest points, of several to the youngest.
        sword = min(youngest_first, key=lambda seat: points(castles[seat]))

    return castles, hands


def possible_hands(events):
    """All armies a player may hold after these events, and how many ways there are to each: every card that might have
    been recruited is tried for every drum, and what cannot have been is thrown away."""
    drums = events.count("a card")
    found = Counter()
    for recruits in product(ARMY, repeat=drums):
        hand, todo = set(ARMY), list(recruits)
        for event in events:
            if event == "a card":
                card = todo.pop(0)
                if card in hand:
                    break
                hand.add(card)
            elif event <= hand:
                hand -= event
            else:
                break
        else:
            found["".join(sorted(hand, key=ARMY.index))] += 1
    return found
