"""Production chains: section 8, and the Monks that stand in for missing links (11.2 to 11.6).

A Monk is never a move of its own. `LAID_ON[kind, m]` is the role a card is laid on if m Monks are slipped in between,
so that a Monk always lies under the card that covers it, and nobody can begin what cannot be finished.
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule
from karczma.core.knowledge import everyone
from karczma.core.piles import held, leave_hand
from karczma.core.steps import ask, offer, pop, put_off

from .cards import (
    BACK,
    FIRST_BASIC,
    FOUNDERS,
    LAID_ON,
    LINKS,
    MONK,
    MONKS_BETWEEN,
    MOST_MONKS,
    ROLE,
    SPECIAL_BACK,
    TABLE,
    UNLOCKER,
)
from .moves import ON, ON_TABLE
from .padlocks import may_unlock
from .state import EMPTY, LAY, PAY, PLACE
from .village import has_room, is_house_alike, lay


@inner_rule
def actions_for(s, kind) -> int:
    """What building a card costs: an action; nothing for a Basic from the hand (9.5), nor by the Benefactor (18.2)."""
    return s.taken_out or not (s.for_free or FIRST_BASIC <= kind < FOUNDERS)


@inner_rule
def most_monks(s, seat) -> int:
    """How many Monks could be slipped in: each costs an action, and one is left for the card that covers them."""
    if s.for_free or s.actions == 0:
        return 0  # D34 the Benefactor brings no Monk
    most = s.actions - 1 if s.actions - 1 < MOST_MONKS else MOST_MONKS
    monks = held(s, seat, MONK) if most > 0 else 0
    return monks if monks < most else most


@inner_rule
def possible_monks(s, seat) -> int:
    """How many Monks it may be, as far as all can tell: those they know, and Special cards they do not know."""
    if s.for_free or s.actions == 0:
        return 0
    monks, most = 0, s.actions - 1
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        is_special = kind == SPECIAL_BACK or (kind >= 0 and BACK[kind] == SPECIAL_BACK)
        monks += is_special and (kind == MONK or s.hand_known[seat, i] != everyone(s))
    most = most if most < MOST_MONKS else MOST_MONKS
    return monks if monks < most else most


@inner_rule
def fits(kind, roles, least, most) -> bool:
    """8.2 The card finds what it is laid on among the open roles, with so many Monks for the links in between."""
    return roles & links(kind, least, most) != 0


@inner_rule
def links(kind, least, most) -> int:
    """The roles a card can be laid on with so many Monks in between, a bit each."""
    return LINKS[kind, most + 1] & ~LINKS[kind, least]


@inner_rule
def may_build(s, seat, kind, roles, least, most) -> bool:
    """8.2 A place, 7.1 an action, 10.7 and a way to open the padlock."""
    return may_lay(s, kind, roles, least, most) & may_unlock(s, seat, kind)


@inner_rule
def may_lay(s, kind, roles, least, most) -> bool:
    """8.2 A place, 7.1 and an action."""
    return (s.actions >= actions_for(s, kind)) & fits(kind, roles, least, most)


@inner_rule
def build(s, seat, kind) -> None:
    """Where it goes is asked first, then who is paid; then it is laid."""
    s.building = kind
    put_off(s, LAY, seat, 0)
    if UNLOCKER[kind] >= 0:
        ask(s, PAY, seat, 0)
    ask(s, PLACE, seat, 0)


@inner_rule
def monks_between(role, kind) -> int:
    """How many Monks it takes to lay a card on this role; -1 if the role is not in its chain."""
    return MONKS_BETWEEN[kind, role]


@inner_rule
def offer_place(s, seat, moves) -> int:
    """8.4 The table or any open link of the chain; of places alike only the first."""
    return offer_places(s, seat, moves, most_monks(s, seat))


@inner_rule
def offer_places(s, seat, moves, most) -> int:
    """The places for so many Monks at most."""
    n, roles = 0, links(s.building, s.least_monks, most)
    if roles >> TABLE & 1:
        n = offer(moves, n, ON_TABLE)
    for place in range(s.village_size[seat]):
        if roles >> s.role[seat, place] & has_room(s, seat, place) and not is_house_alike(s, seat, place, 0):
            n = offer(moves, n, ON + place)
    return n


@inner_rule
def answer_place(s, move) -> None:
    pop(s)
    s.building_on = move - ON


@inner_rule
def lay_building(s, seat) -> None:
    """11.3 The Monks for the missing links, lowest first, then the card; each costs an action."""
    pop(s)
    kind, place = s.building, s.building_on
    monks = monks_between(s.role[seat, place] if place >= 0 else TABLE, kind)
    for missing in range(monks - 1, -1, -1):
        leave_hand(s, seat, MONK)
        place = lay(s, seat, MONK, LAID_ON[kind, missing], place)
    lay(s, seat, kind, ROLE[kind], place)
    s.actions -= actions_for(s, kind) + monks
    s.building, s.building_on = EMPTY, EMPTY
    s.least_monks, s.for_free, s.taken_out = 0, 0, 0
