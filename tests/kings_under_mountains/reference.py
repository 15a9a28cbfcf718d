"""Kings under Mountains as the rulebook tells it: slow, obvious, and only for comparing with the real rules.

Cards are text: `D5` (or `D5a`, where twins have different backs); mines too: `2/3+/5`. A game is a script that asks: it
yields what lies on the table and the moves allowed, and is sent the move that was chosen.
"""

from __future__ import annotations

from types import SimpleNamespace

RACES = "DOGL"


def strength(card):
    return int(card[1])


def may_cover(card, pile):
    """Stronger than the unit there; a 0 goes on a 9 only, or where there is nothing yet."""
    if not pile:
        return True
    if strength(card) == 0:
        return strength(pile[-1]) == 9
    return strength(card) > strength(pile[-1])


class Mine:
    """A mine and the units on it."""

    def __init__(self, face):
        self.face, self.units = face, []
        defence, size, value = face.split("/")
        self.defence, self.value = int(defence), int(value)
        self.workers, self.overseer = int(size.rstrip("+")), size.endswith("+")

    def takes_to_work(self, card, race):
        if len(self.units) < self.workers:
            return card[0] != race and may_cover(card, self.units)
        return card[0] == race and may_cover(card, self.units)

    def is_full(self):
        return len(self.units) == self.workers + self.overseer

    def sort_key(self, faces):
        return faces.index(self.face), len(self.units), [(RACES.index(unit[0]), unit[1:]) for unit in self.units]


def play_game(kings, centre, camp_cards, hands, deck, first, faces):
    """`kings` are the races by seat, `deck` pairs of unit and mine from the top, `faces` the order of mines in a list.
    Returns the points of each seat."""
    players = range(len(kings))
    centre = [Mine(face) for face in centre]
    camp = {race: [] for race in RACES}
    for card in camp_cards:
        camp[card[0]].append(card)
    mines, filled = [[] for _ in players], [[] for _ in players]
    discarded = []
    shown = [[] for _ in players]  # cards in hand that everybody saw being taken
    seat = first

    def points():
        plus = [sum(Mine(face).value for face in filled[p]) for p in players]
        return [plus[p] - sum(mine.value for mine in mines[p]) for p in players]

    def asks(moves):
        return SimpleNamespace(
            seat=seat, moves=set(moves), scores=points(), centre=centre, camp=camp, mines=mines, filled=filled,
            hands=hands, shown=shown, deck=deck, discarded=discarded,
        )  # fmt: skip

    def places(card):
        found = {f"centre:{n}": mine for n, mine in enumerate(centre, 1) if mine and may_cover(card, mine.units)}
        mines[seat].sort(key=lambda mine: mine.sort_key(faces))
        alike = []
        for n, mine in enumerate(mines[seat], 1):
            if mine.takes_to_work(card, kings[seat]) and (mine.face, mine.units) not in alike:
                found[f"own:{n}"] = mine
                alike.append((mine.face, mine.units))
        return found

    while True:
        # Somebody who cannot play any card shows them, throws them away and takes six new ones.
        hand = hands[seat]
        while not any(places(card) for card in hand):
            yield asks({"exchange"})
            discarded += hand
            hand.clear()
            shown[seat].clear()
            while deck and len(hand) < 6:
                hand.append(deck.pop(0)[0])
            if not hand:
                return points()

        # Play a card.
        moves = {}
        for card in sorted(hand, reverse=True):  # of two twins the first one stays in the dictionary
            if places(card):
                moves[f"play:{card[:2]}"] = card
        card = moves[(yield asks(moves))]
        hand.remove(card)
        if card in shown[seat]:
            shown[seat].remove(card)
        where = places(card)
        place = next(iter(where)) if len(where) == 1 else (yield asks(where))
        mine = where[place]
        mine.units.append(card)

        if mine in centre:
            # Enough units: they go to the camp from the top down, the mine to a king, a new one takes its place.
            if len(mine.units) == mine.defence:
                while mine.units:
                    unit = mine.units.pop()
                    camp[unit[0]].append(unit)
                winner = kings.index(card[0]) if card[0] in kings else seat
                mines[winner].append(mine)
                centre[centre.index(mine)] = Mine(deck.pop(0)[1]) if deck else None
        elif mine.is_full():
            discarded += mine.units
            mines[seat].remove(mine)
            filled[seat].append(mine.face)

        # Draw a card.
        moves = {f"draw:{race}" for race in RACES if camp[race]} | ({"draw:deck"} if deck else set())
        if moves:
            move = yield asks(moves)
            if move == "draw:deck":
                hand.append(deck.pop(0)[0])
            else:
                hand.append(camp[move[-1]].pop())
                shown[seat].append(hand[-1])

        # The game ends with the turn in which the deck ran out.
        if not deck:
            return points()
        seat = (seat + 1) % len(kings)
