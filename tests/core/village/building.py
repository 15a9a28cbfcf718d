"""The build turn (7): chains through a Monk (8, 11), padlocks (10), and hiring for a card returned face down (9)."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.piles import held, leave_hand, leave_hand_unseen, put_on_pile
from karczma.core.steps import ask, offer, pop, put_off, top_about, top_whose

from . import state as table
from .cards import BACK, KINDS, LINK, MINER, MONK, MOST_MONKS, NO_PADLOCK, ROOM, TABLE, UNLOCKER
from .piles import show_cards


@rule
def offer_build(s, seat, moves) -> int:
    """7.3 Build, hire, or be done. 11.2 A Monk is laid together with the card that covers it: one move for both."""
    n = 0
    for monks in range(MOST_MONKS + 1):
        for i in range(s.hand_size[seat]):
            kind = s.hand[seat, i]
            alike = i > 0 and s.hand[seat, i - 1] == kind
            if not alike and may_build(s, seat, kind, monks):
                n = offer(moves, n, table.PLAY + monks * KINDS + kind)
    for stack in range(table.STACKS):
        if s.hires > 0 and s.miners > 0 and s.hand_size[seat] > 0 and s.pile_size[stack] > 0:
            n = offer(moves, n, table.HIRE + stack)
    return offer(moves, n, table.DONE)


@rule
def may_build(s, seat, kind, monks) -> bool:
    """11.2, 11.4 Monk and cover each cost an action, and the whole move must be possible: place and padlock."""
    enough = s.actions > monks and held(s, seat, MONK) >= monks
    return enough and has_place(s, seat, LINK[kind, monks]) and may_unlock(s, seat, kind)


@rule
def answer_build(s, seat, move) -> None:
    """All cards of a build are shown at once, so that what is asked next depends on open things only; but which card
    is returned (9.1) comes after the stack, so that no hidden card waits in a step."""
    if move == table.DONE:
        pop(s)
        s.actions, s.hires = 0, 0
    elif move >= table.HIRE:
        s.hires -= 1
        ask(s, table.GIVE_BACK, seat, move - table.HIRE)
    else:
        build = move - table.PLAY
        show_cards(s, seat, build % KINDS, 1)
        show_cards(s, seat, MONK, build // KINDS)
        ask(s, table.PLACE, seat, build)


# -- where it is laid


@rule
def is_open(s, seat, place, link) -> bool:
    """8.4 Two cards lie on the first of a chain, one on a middle card; 11.6 wild cards as what they stand for."""
    return s.link[seat, place] == link and s.load[seat, place] < ROOM[link]


@rule
def has_place(s, seat, link) -> bool:
    place = 0
    while place < s.village_size[seat] and not is_open(s, seat, place, link):
        place += 1
    return link == TABLE or place < s.village_size[seat]


@rule
def offer_place(s, seat, moves) -> int:
    """8.2 On the table, or any open link of its chain."""
    link = LINK[top_about(s) % KINDS, top_about(s) // KINDS]
    if link == TABLE:
        return offer(moves, 0, table.ON)
    n = 0
    for place in range(s.village_size[seat]):
        if is_open(s, seat, place, link):
            n = offer(moves, n, table.ON + 1 + place)
    return n


@rule
def answer_place(s, seat, move) -> None:
    """10.1 It must be unlocked before it is laid."""
    build = top_about(s)
    pop(s)
    put_off(s, table.LAY, seat, (move - table.ON) * table.BUILDS + build)
    if UNLOCKER[build % KINDS] != NO_PADLOCK:
        ask(s, table.PAY, seat, build % KINDS)


@rule
def lay_building(s) -> None:
    """11.2 The Monk for the missing link, then the villager; each costs an action."""
    build, place = top_about(s) % table.BUILDS, top_about(s) // table.BUILDS - 1
    kind, monks, seat = build % KINDS, build // KINDS, top_whose(s)
    pop(s)
    for missing in range(monks - 1, -1, -1):
        leave_hand(s, seat, MONK)
        place = lay(s, seat, MONK, LINK[kind, missing], place)
    leave_hand(s, seat, kind)
    lay(s, seat, kind, kind, place)
    s.actions -= 1 + monks


@rule
def lay(s, seat, kind, link, place) -> int:
    """Lays a card on a place, -1 being the table, and returns its own place."""
    own = s.village_size[seat]
    s.village[seat, own] = kind
    s.link[seat, own] = link
    if place >= 0:
        s.load[seat, place] += 1
    s.village_size[seat] += 1
    return own


# -- who is paid


@rule
def villagers(s, seat, kind) -> int:
    """How many of this kind lie in the village."""
    n = 0
    for place in range(s.village_size[seat]):
        n += s.village[seat, place] == kind
    return n


@rule
def may_unlock(s, seat, kind) -> bool:
    """10.7 With 2 gold any padlock opens; without, only an unlocker of one's own helps."""
    unlocker = UNLOCKER[kind]
    return unlocker == NO_PADLOCK or s.supply[seat] >= table.PRICE or villagers(s, seat, unlocker) > 0


@rule
def offer_payment(s, seat, moves) -> int:
    """10.5 Any unlocker in play, whoever's; 10.4 the bank only if there is none."""
    n, in_play, unlocker = 0, 0, UNLOCKER[top_about(s)]
    for other in range(s.seats):
        in_play += villagers(s, other, unlocker)
    if in_play == 0:
        n = offer(moves, n, table.PAY_BANK)
    for other in range(s.seats):
        for place in range(s.village_size[other]):
            if s.village[other, place] == unlocker and (other == seat or s.supply[seat] >= table.PRICE):
                n = offer(moves, n, table.PAY_VILLAGER + other * table.PLACES + place)
    return n


@rule
def answer_payment(s, seat, move) -> None:
    """10.2 The bank pays one's own unlocker; 10.3 another's is paid from the supply; 10.4 else the bank is."""
    pop(s)
    payee, place = (move - table.PAY_VILLAGER) // table.PLACES, (move - table.PAY_VILLAGER) % table.PLACES
    if move != table.PAY_BANK:
        s.coins[payee, place] += table.PRICE
    if move == table.PAY_BANK or payee != seat:
        s.supply[seat] -= table.PRICE


# -- hiring a Miner


@rule
def offer_give_back(s, seat, moves) -> int:
    """9.6 Any card of the hand."""
    n = 0
    for i in range(s.hand_size[seat]):
        if i == 0 or s.hand[seat, i] != s.hand[seat, i - 1]:
            n = offer(moves, n, table.RETURN + s.hand[seat, i])
    return n


@rule
def answer_give_back(s, seat, move) -> None:
    """9.1 Face down on top of the stack; then the Miner is laid."""
    card, stack = move - table.RETURN, top_about(s)
    pop(s)
    put_on_pile(s, stack, card, leave_hand_unseen(s, seat, card, BACK))
    s.miners -= 1
    lay(s, seat, MINER, MINER, -1)
