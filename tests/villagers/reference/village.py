"""One village: what lies on what, what counts, and what it is worth (rulings 1, 8, 13, 14, 18.6, 19.2)."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import COUNTESS_GOLD, FOUNDERS_FOOD, FOUNDERS_GOLD, KINDS, WILD, carries


@dataclass(eq=False)
class Villager:
    kind: str
    role: str  # what it stands for in its chain: a Monk or Apprentice for another card, everybody else for himself
    beneath: Villager | None = None
    coins: int = 0
    side: str = ""  # of the Founders: gold or food; of the Countess: gold or plain


class Village:
    def __init__(self):
        self.cards = []  # in the order of their house numbers

    # -- laying

    def lay(self, kind, beneath=None, role=None, side=""):
        card = Villager(kind, role or kind, beneath, side=side)
        self.cards.append(card)
        return card

    def exchange(self, card, kind):
        """11.8 Another card takes exactly the place of this one, under the cards lying on it."""
        other = Villager(kind, card.role, card.beneath)
        for above in self.on(card):
            above.beneath = other
        self.cards[self.cards.index(card)] = other

    def house(self, card):
        return self.cards.index(card) + 1

    # -- what lies on what

    def on(self, card):
        return [other for other in self.cards if other.beneath is card]

    def is_top(self, card):
        """1.6 A card with no card lying on it; lone cards are top cards too."""
        return not self.on(card)

    def tops(self):
        return [card for card in self.cards if self.is_top(card)]

    def up_to(self, card):
        """The chain from the bottom up to this card."""
        return ([] if card.beneath is None else self.up_to(card.beneath)) + [card]

    def has_room(self, card):
        """8.4, and 11.6 for wild cards by what they stand for."""
        return len(self.on(card)) < carries(card.role)

    def chains(self, least):
        """8.10 A chain is one first card with everything on it, both branches together; a lone card is none."""
        firsts = [card for card in self.cards if card.beneath is None]
        sizes = [sum(self.up_to(card)[0] is first for card in self.cards) for first in firsts]
        return sum(size >= max(least, 2) for size in sizes)

    def bared_wild_card(self):
        """11.7 A wild card that has become a top card, if there is one."""
        return next((card for card in self.tops() if card.kind in WILD), None)

    # -- what counts: lower halves of top cards only (1.7), suits and padlocks everywhere (8.8)

    def printed_gold(self, card):
        """1.8 The number on its gold symbol, or None: it has none, or the symbol is covered."""
        if not self.is_top(card):
            return None
        if card.kind == "founders":
            return FOUNDERS_GOLD if card.side == "gold" else None
        if card.kind == "countess":
            return COUNTESS_GOLD if card.side == "gold" else None
        return KINDS[card.kind].gold

    def with_gold(self):
        return [card for card in self.cards if self.printed_gold(card) is not None]

    def gold(self):
        return sum(self.printed_gold(card) for card in self.with_gold())

    def food(self):
        founders = sum(card.kind == "founders" and card.side == "food" for card in self.tops())
        return FOUNDERS_FOOD * founders + sum(KINDS[card.kind].food or 0 for card in self.tops())

    def builders(self):
        return sum(KINDS[card.kind].build or 0 for card in self.tops())

    def symbols(self, suit):
        return sum(KINDS[card.kind].sym for card in self.cards if KINDS[card.kind].suit == suit)

    def padlocks(self):
        return sum(KINDS[card.kind].padlock is not None for card in self.cards)

    def with_coins(self):
        return [card for card in self.cards if card.coins]

    def with_key(self):
        return [card for card in self.tops() if KINDS[card.kind].key]

    def coins(self):
        return sum(card.coins for card in self.cards)

    def having(self, *kinds):
        return [card for card in self.cards if card.kind in kinds]

    def founders(self):
        return self.having("founders")[0]

    # -- silver and copper

    def silver_cards(self):
        return [card for card in self.tops() if card.kind in SILVER]

    def silver_of(self, card):
        return SILVER[card.kind](self)

    def silver(self):
        """14.2 Each silver card is worked out by itself; two equal cards both pay."""
        return sum(map(self.silver_of, self.silver_cards()))

    def best_silver(self):
        return max(map(self.silver_of, self.silver_cards()), default=0)

    def nuns(self):
        """18.6 Each Nun gains the best silver card whose kind is in the village exactly once."""
        lonely = [self.silver_of(card) for card in self.silver_cards() if len(self.having(card.kind)) == 1]
        return len(self.having("nun")) * max(lonely, default=0)

    def copper(self):
        """19.3 The worth of one copper card, the best."""
        return max((COPPER[card.kind](self) for card in self.tops() if card.kind in COPPER), default=0)


def wood_carver(village):
    """Printed gold on Wood top cards; neither coins nor silver."""
    return sum(village.printed_gold(card) for card in village.with_gold() if KINDS[card.kind].suit == "wood")


# 14 The table of formulas; 14.3 "for every two" is rounded down.
SILVER = {
    "wood-carver": wood_carver,
    "log-rafter": lambda village: village.symbols("wood"),
    "horse-trader": lambda village: 3 * (village.symbols("hay") // 2),
    "ore-muler": lambda village: 3 * (village.symbols("ore") // 2),
    "priest": lambda village: 3 * (village.symbols("solitary") // 2),
    "peddler": lambda village: 3 * (len(village.with_gold()) // 2),
    "locksmith": lambda village: 2 * village.padlocks(),
    "grocer": lambda village: 3 * village.food(),
    "freemason": lambda village: 3 * village.builders(),
    "agent": lambda village: max(card.coins for card in village.cards),
    "wholesaler": lambda village: 3 * min(village.symbols(suit) for suit in ("ore", "hay", "wood")),
}
# 19.2
COPPER = {
    "carter": lambda village: village.chains(3),
    "captain": lambda village: len(village.with_gold()),
    "arkwright": lambda village: 2 * len(village.with_coins()),
    "alchemist": lambda village: village.best_silver() // 2,
}
