"""The table: who has what, who has seen what, and how a question is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from .cards import BASICS, KINDS, is_special, suit
from .village import Village

LETTERS = "abcde"
OPTIONS = {
    "scoundrels": False,
    "saints": False,
    "profiteers": False,
    "improvements": False,
    "market_on_second_stack": False,
    "mode": "normal",
}


def nothing_to_shuffle(pile, cards):
    raise AssertionError(f"the {pile} pile was to be shuffled")


@dataclass
class Deal:
    """All that chance decides at set-up. Piles are listed bottom first; before any Event is turned up."""

    road: list[str]
    stacks: list[list[str]]
    reserve: list[str]
    hands: list[list[str]]  # with the dealt Scoundrels and Saints
    first: int = 0
    improvements: list[str] = field(default_factory=list)
    summer: list[str] = field(default_factory=list)
    winter: list[str] = field(default_factory=list)
    reshuffled: Callable[[str, list[str]], list[str]] = nothing_to_shuffle  # 16.10 ("summer", cards) -> new order


@dataclass(frozen=True)
class Question:
    """What the game waits for. The table is as the rules leave it only at main questions: at a side question a card
    may be in mid-air, between a hand and a village."""

    name: str
    seat: int
    moves: frozenset[str]
    main: bool
    table: Table

    @property
    def snapshot(self):
        return self.table.snapshot()


@dataclass
class FaceDown:
    """A card of a pile, and the seats that know it."""

    kind: str
    known: set[int] = field(default_factory=set)


@dataclass
class Traveller:
    """A card on the road."""

    kind: str
    coins: int = 0


class Table:
    def __init__(self, deal, options):
        """2.1 to 2.13 for what chance has decided."""
        self.options = OPTIONS | options
        assert self.options.keys() == OPTIONS.keys()
        self.seats = range(len(deal.hands))
        self.is_solo = len(self.seats) == 1
        owners = range(2) if self.is_solo else self.seats  # who has a village and a supply: the Countess too
        self.road = [Traveller(kind) for kind in deal.road]
        self.stacks = [[FaceDown(kind) for kind in stack] for stack in deal.stacks]
        self.reserve = [FaceDown(kind) for kind in deal.reserve]
        self.hands = [list(hand) for hand in deal.hands]
        self.squares = [[] for _ in self.seats]
        self.villages = [Village() for _ in owners]
        self.supplies = [0 for _ in owners]
        self.basics = dict.fromkeys(BASICS, 10)  # 2.3
        self.discards, self.face_down_discards = [], []
        self.bank = 0  # what it has given; it has no end, so it may well be less than nothing (D29)
        self.first, self.round, self.markets = deal.first, 0, 0
        self.holders = dict.fromkeys(deal.improvements)  # 20.1 nobody holds a marker yet
        self.knows = [[Counter() for _ in self.seats] for _ in self.seats]  # cards seen: knows[viewer][holder]
        for seat in self.seats:
            self.villages[seat].lay("founders", side="gold")  # 2.4
            self.gain(seat, 8)
        self.have_turned = set()  # 12.2 who has turned the Founders
        # 16.1
        self.piles = {"summer": list(deal.summer), "winter": list(deal.winter)}
        self.event_discards = {"summer": [], "winter": []}
        self.reshuffled = deal.reshuffled
        self.face_up, self.resolved = [], set()
        self.has_jester = False
        # The running turn
        self.is_one_draft_fewer = False  # 16.21 Rats
        self.actions = self.hires = 0
        self.is_tinner_played = False

    def ask(self, name, seat, moves, main=False, sure=True):
        """22.1 A main question is always asked. A side question with one answer is not, if everybody can tell that
        there is only one; `sure` says whether they can where the answers hang on cards that others have not seen (in
        the solo game there are no others). `moves` says what each move text means; the meaning of the one chosen is
        returned."""
        assert moves
        if main or len(moves) > 1 or not (sure or self.is_solo):
            text = yield Question(name, seat, frozenset(moves), main, self)
        else:
            (text,) = moves
        return moves[text]

    # -- gold

    def gain(self, owner, gold):
        self.bank -= gold
        self.supplies[owner] += gold

    def pay(self, owner, gold):
        assert self.supplies[owner] >= gold
        self.gain(owner, -gold)

    def put_coins(self, card, gold):
        """From the bank onto a card."""
        self.bank -= gold
        card.coins += gold

    def take_coins(self, owner, card):
        self.supplies[owner] += card.coins
        card.coins = 0

    # -- seats

    def left_of(self, seat):
        return (seat + 1) % len(self.seats)

    def in_playing_order(self):
        """4.2 The first player, then clockwise."""
        return [(self.first + i) % len(self.seats) for i in self.seats]

    def others(self, seat):
        """From the left neighbour on."""
        return [(seat + i) % len(self.seats) for i in self.seats if i]

    def address(self, owner, card):
        return f"{LETTERS[owner]}{self.villages[owner].house(card)}"

    def all_villagers(self):
        return [(owner, card) for owner, village in enumerate(self.villages) for card in village.cards]

    # -- limits

    def draft_limit(self, seat):
        """5.1, 20.4; D3 worked out whenever it matters. 16.21 Rats"""
        windmill = self.holders.get("windmill") == seat
        return min(5, 2 + self.villages[seat].food() + windmill) - self.is_one_draft_fewer

    def build_limit(self, seat):
        """7.1, 20.4"""
        markers = sum(self.holders.get(name) == seat for name in ("sawmill", "ox-crane"))
        return min(5, 2 + self.villages[seat].builders() + markers)

    # -- hands: a card, and who knows that it is there

    def to_hand(self, seat, kind, known=None):
        """Into the hand, seen by `known`, or by everybody."""
        self.hands[seat].append(kind)
        for viewer in self.others(seat):
            if known is None or viewer in known:
                self.knows[viewer][seat][kind] += 1

    def from_hand(self, seat, kind):
        """Out of the hand, openly: whoever knew of n such cards now knows of n - 1."""
        self.hands[seat].remove(kind)
        for viewer in self.others(seat):
            self.lose_one(viewer, seat, kind)

    def from_hand_unseen(self, seat, kind):
        """22.3 Out of the hand, only the back is seen. Returns who knows the card: its owner, and who knows all cards
        with that back and that they are alike. To the others it may have been any of them."""
        sure = {seat}
        with_back = [other for other in self.hands[seat] if suit(other) == suit(kind)]
        for viewer in self.others(seat):
            if self.knows[viewer][seat][kind] == len(with_back):
                sure.add(viewer)
                self.lose_one(viewer, seat, kind)
            else:
                for other in set(with_back):
                    self.lose_one(viewer, seat, other)
        self.hands[seat].remove(kind)
        return sure

    def lose_one(self, viewer, seat, kind):
        if self.knows[viewer][seat][kind]:
            self.knows[viewer][seat][kind] -= 1

    def known_to_all(self, seat, kind):
        """How many such cards everybody knows to be in the hand."""
        counts = [self.knows[viewer][seat][kind] for viewer in self.others(seat)]
        return min(counts, default=self.hands[seat].count(kind))

    def unknown_specials(self, seat):
        """How many Special backs in the hand are not known to everybody from the front."""
        specials = [kind for kind in self.hands[seat] if is_special(kind)]
        return len(specials) - sum(self.known_to_all(seat, kind) for kind in set(specials))

    def possible_monks(self, seat):
        """How many Monks the hand may hold for all that everybody knows: shown ones, and any unknown Special."""
        return min(KINDS["monk"].copies, self.known_to_all(seat, "monk") + self.unknown_specials(seat))

    def discard(self, kind):
        self.discards.append(kind)

    # -- road, stacks, reserve

    def pile(self, name):
        return self.reserve if name == "reserve" else self.stacks[int(name.removeprefix("stack")) - 1]

    def stacks_left(self):
        return [f"stack{number}" for number, stack in enumerate(self.stacks, 1) if stack]

    def piles_left(self):
        return self.stacks_left() + ["reserve"] * bool(self.reserve)

    def face_up_slots(self):
        return [slot for slot, traveller in enumerate(self.road) if traveller]

    def slot_moves(self, verb):
        """Every face-up road card; of those alike, with as many coins, the leftmost."""
        slots = first_of_alike(self.face_up_slots(), lambda slot: (self.road[slot].kind, self.road[slot].coins))
        return {f"{verb}:road{slot + 1}": slot for slot in slots}

    def draft_refill(self):
        """3.3 From the first stack from the left, then from the reserve."""
        self.refill(lambda: [*self.stacks_left(), "reserve"])

    def update_refill(self):
        """3.4 From the reserve, then from the first stack from the left."""
        self.refill(lambda: ["reserve", *self.stacks_left()])

    def refill(self, sources):
        """D2 Slots from left to right; 3.5 without coins; what cannot be filled stays empty."""
        for slot, traveller in enumerate(self.road):
            pile = next((self.pile(name) for name in sources() if self.pile(name)), None)
            if traveller is None and pile:
                self.road[slot] = Traveller(pile.pop().kind)

    # -- what can be compared

    def snapshot(self):
        """The whole truth in plain lists. A village card: kind, what it stands for, the house it lies on (0 is the
        table), coins. The sides are those of the Founders, and of the Countess's card. `seen[viewer][holder]` are the
        cards that one seat knows to be in the hand of another."""
        return {
            "round": self.round,
            "first": self.first,
            "markets": self.markets,
            "supplies": list(self.supplies),
            "road": [(traveller.kind, traveller.coins) if traveller else None for traveller in self.road],
            "stacks": [[card.kind for card in stack] for stack in self.stacks],
            "reserve": [card.kind for card in self.reserve],
            "hands": [sorted(hand) for hand in self.hands],
            "squares": [list(square) for square in self.squares],
            "seen": [[sorted(cards.elements()) for cards in hands] for hands in self.knows],
            "villages": [
                [
                    (card.kind, card.role, village.house(card.beneath) if card.beneath else 0, card.coins)
                    for card in village.cards
                ]
                for village in self.villages
            ],
            "sides": [next((card.side for card in village.cards if card.side), None) for village in self.villages],
            "have_turned": sorted(self.have_turned),
            "discards": sorted(self.discards),
            "face_down_discards": sorted(self.face_down_discards),
            "basics": dict(self.basics),
            "improvements": dict(self.holders),
            "events": sorted(self.face_up),
            "resolved": sorted(self.resolved),
            "event_piles": {pile: list(cards) for pile, cards in self.piles.items()},
            "event_discards": {pile: sorted(cards) for pile, cards in self.event_discards.items()},
            "jester": self.has_jester,
            "actions": self.actions,
            "hires": self.hires,
            "tinner": self.is_tinner_played,
        }


def first_of_alike(things, key):
    """Of things with the same key only the first."""
    firsts = {}
    for thing in things:
        firsts.setdefault(key(thing), thing)
    return list(firsts.values())
