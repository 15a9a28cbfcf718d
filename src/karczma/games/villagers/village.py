"""Questions about a village, and moving cards in and out of it. Only top cards show what is below their name (1.7)."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand

from .cards import BUILDERS, FOOD, IS_WILD, ROOM, TABLE
from .state import COUNTESS_VILLAGE


@inner_rule
def villages(s) -> int:
    """How many villages there are: in the solo game the Countess has one too."""
    return s.seats if s.seats > 1 else COUNTESS_VILLAGE + 1


@inner_rule
def food(s, owner) -> int:
    """Food symbols on top cards."""
    return s.food[owner]


@inner_rule
def builders(s, owner) -> int:
    """Builder symbols on top cards."""
    return s.builders[owner]


@inner_rule
def show(s, owner, kind) -> None:
    """The symbols of a card come to light: it lies on top."""
    s.food[owner] += FOOD[kind]
    s.builders[owner] += BUILDERS[kind]


@inner_rule
def hide(s, owner, kind) -> None:
    """The symbols of a card are covered, or leave with it."""
    s.food[owner] -= FOOD[kind]
    s.builders[owner] -= BUILDERS[kind]


@inner_rule
def has_villager(s, owner, kind) -> bool:
    is_there = False
    for place in range(s.village_size[owner]):  # to the end: many at once is faster than to stop at the first
        is_there |= s.village[owner, place] == kind
    return is_there


@inner_rule
def has_room(s, owner, place) -> bool:
    """8.4 Two cards on the first of a chain, one on a middle card; wild cards as what they stand for (11.6)."""
    return s.load[owner, place] < ROOM[s.role[owner, place]]


@inner_rule
def open_roles(s, owner) -> int:
    """A bit for each role in a chain that can still carry a card here; the table always can."""
    roles = 1 << TABLE
    for place in range(s.village_size[owner]):
        roles |= has_room(s, owner, place) << s.role[owner, place]
    return roles


@rule
def is_house_alike(s, owner, place, with_coins) -> bool:
    """Whether an earlier house of the village is the same in all that matters: one move for both."""
    for other in range(place):
        if (
            s.village[owner, other] == s.village[owner, place]
            and s.role[owner, other] == s.role[owner, place]
            and s.load[owner, other] == s.load[owner, place]
            and (with_coins == 0 or s.coins[owner, other] == s.coins[owner, place])
        ):
            return True
    return False


@inner_rule
def lay(s, owner, kind, role, place) -> int:
    """Lays a card on a place, -1 being the table, and returns its own place."""
    own = s.village_size[owner]
    s.village[owner, own] = kind
    s.role[owner, own] = role
    s.beneath[owner, own] = place
    show(s, owner, kind)
    if place >= 0:
        if s.load[owner, place] == 0:
            hide(s, owner, s.village[owner, place])
        s.load[owner, place] += 1
    s.village_size[owner] += 1
    return own


@rule
def take_out(s, owner, place) -> int:
    """Takes a top card out of a village. 11.7 A wild card that is bared by it goes to the hand of the owner of that
    village, and so does one beneath it. Coins on the card must have been taken before."""
    kind = s.village[owner, place]
    under = remove_house(s, owner, place)
    while under >= 0 and s.load[owner, under] == 0 and IS_WILD[s.village[owner, under]]:
        enter_hand(s, owner, s.village[owner, under], everyone(s))
        under = remove_house(s, owner, under)
    return kind


@rule
def remove_house(s, owner, place) -> int:
    """The later houses move up. Returns where the card lies now that lay beneath, -1 for the table."""
    under = s.beneath[owner, place]
    hide(s, owner, s.village[owner, place])
    if under >= 0:
        s.load[owner, under] -= 1
        if s.load[owner, under] == 0:
            show(s, owner, s.village[owner, under])
    s.village_size[owner] -= 1
    for i in range(place, s.village_size[owner]):
        copy_house(s, owner, i, i + 1)
    clear_house(s, owner, s.village_size[owner])
    for i in range(s.village_size[owner]):
        s.beneath[owner, i] -= s.beneath[owner, i] > place
    return under - (under > place)


@rule
def copy_house(s, owner, to, source) -> None:
    s.village[owner, to], s.role[owner, to] = s.village[owner, source], s.role[owner, source]
    s.beneath[owner, to], s.load[owner, to] = s.beneath[owner, source], s.load[owner, source]
    s.coins[owner, to], s.spent[owner, to] = s.coins[owner, source], s.spent[owner, source]


@rule
def clear_house(s, owner, place) -> None:
    s.village[owner, place], s.role[owner, place], s.beneath[owner, place] = 0, 0, 0
    s.load[owner, place], s.coins[owner, place], s.spent[owner, place] = 0, 0, 0


@rule
def move_coins_to_supply(s, owner, place, receiver) -> None:
    """The coins on a villager go to somebody's supply."""
    s.supply[receiver] += s.coins[owner, place]
    s.coins[owner, place] = 0
