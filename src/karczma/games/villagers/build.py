"""Build phase: section 7, hiring Basics: section 9, Thieves: 17.7, Freelancers: 19.5."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.piles import leave_hand, leave_hand_unseen, put_on_pile
from karczma.core.steps import ask, offer, offer_if, pop, put_off, top_about

from .basics import lay_basic, offer_basics
from .cards import ARSON, BACK, BUILD_LIMIT, FREELANCER, FREELANCERS_PAY, HIRES, MOST, ROBBED, SERFDOM, THIEF
from .chains import build, may_lay, most_monks
from .draft import settle_in_her_village
from .effects import EFFECT, STAYS, may_play_special, play_special
from .events_in_force import is_in_force, offer_jester
from .improvements import bonus_builders
from .moves import GIVE, GIVE_AWAY, HAND_BACK, HIRE, PASS, PLAY, ROB, USE_FREELANCER, WITH_THIEF
from .padlocks import finds_unlocker, opens_all
from .piles import put_on_discard
from .state import (
    ARSON_OR_GOLD,
    BUILD,
    BUILDING,
    EMPTY,
    ONTO,
    PLACES,
    RESERVE,
    RETURN,
    SLOTS,
    WHICH_THIEF,
)
from .village import builders, open_roles, villages


@rule
def start_build(s) -> None:
    """7.1 Two actions and one for each builder, at most five, fixed now for everybody."""
    for seat in range(s.seats):
        limit = BUILD_LIMIT + builders(s, seat) + bonus_builders(s, seat)
        s.build_limit[seat] = limit if limit < MOST else MOST
    put_off(s, BUILDING, 0, 0)
    if is_in_force(s, ARSON):
        ask(s, ARSON_OR_GOLD, 0, 0)


@inner_rule
def next_build(s) -> None:
    """7.2 Each plays the whole turn before the next begins; the step is about how many have."""
    built = top_about(s)
    if built == s.seats:
        pop(s)
        s.build_limit[:] = 0
        return
    s.about[s.step_size - 1] += 1
    seat = (s.marker + built) % s.seats
    s.actions, s.hires, s.begun = s.build_limit[seat], HIRES, 0
    be_ready_again(s)
    ask(s, BUILD, seat, 0)


@inner_rule
def be_ready_again(s) -> None:
    """17.7, 19.5 Thieves and Freelancers, if there can be any."""
    if s.scoundrels or s.profiteers:
        s.spent[:] = 0


@inner_rule
def offer_build(s, seat, moves) -> int:
    """7.3 Build, play a Special villager, hire a Basic, rob, or be done. Cards alike are one move."""
    n = 0 if s.begun or not s.profiteers else offer_freelancers(s, seat, moves)
    n = offer_villagers(s, seat, moves, n)
    if s.hires > 0 and s.hand_size[seat] > 0:
        n = offer_basics(s, moves, n)
    if s.scoundrels and is_any_thief_ready(s, seat):
        n = offer_robbery(s, seat, moves, n)
    n = offer_jester(s, moves, n)
    return offer(moves, n, PASS)


@inner_rule
def offer_villagers(s, seat, moves, n) -> int:
    last, roles, most, unlocked = -1, open_roles(s, seat), most_monks(s, seat), opens_all(s, seat)
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        if EFFECT[kind] == STAYS:
            allowed = may_lay(s, kind, roles, 0, most) & (unlocked or finds_unlocker(s, seat, kind))
        else:
            allowed = kind != last and may_play_special(s, seat, kind, roles)
        n = offer_if(allowed & (kind != last), moves, n, PLAY + kind)
        last = kind
    return n


@inner_rule
def answer_build(s, seat, move) -> None:
    if move == PASS:
        pop(s)
        s.actions, s.hires, s.tinner, s.begun = 0, 0, 0, 0
        be_ready_again(s)
    elif move < PLAY:
        pay_freelancer(s, seat, move)
    else:
        s.begun = 1
        if move < HIRE:
            play_villager(s, seat, move - PLAY)
        elif move < ROB:
            begin_hiring(s, seat, move - HIRE)
        else:
            begin_robbery(s, seat, move - ROB)


@inner_rule
def play_villager(s, seat, kind) -> None:
    leave_hand(s, seat, kind)
    if EFFECT[kind] == STAYS:
        build(s, seat, kind)
    else:
        play_special(s, seat, kind)


# -- Basics


@rule
def begin_hiring(s, seat, basic) -> None:
    """9.1 The pile is asked before the card, so that no secret waits between. 16.12 In Serfdom she gets the card."""
    s.hiring = basic
    ask(s, RETURN, seat, 0)
    if not is_in_force(s, SERFDOM):
        ask(s, ONTO, seat, 0)


@inner_rule
def offer_onto(s, moves) -> int:
    """9.1, 9.2 Any stack that still holds cards; else the reserve; else the discard pile."""
    n = 0
    for stack in range(SLOTS):
        if s.pile_size[stack] > 0:
            n = offer(moves, n, GIVE + stack)
    if n == 0:
        n = offer(moves, n, GIVE + RESERVE if s.pile_size[RESERVE] > 0 else GIVE_AWAY)
    return n


@rule
def answer_onto(s, move) -> None:
    pop(s)
    s.onto = move - GIVE


@inner_rule
def offer_hand(s, seat, moves, first) -> int:
    """Every kind of the hand once."""
    n, last = 0, -1
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] != last:
            last = s.hand[seat, i]
            n = offer(moves, n, first + last)
    return n


@rule
def answer_return(s, seat, move) -> None:
    """9.1 Face down onto the pile; then the Basic is laid, free of any action (9.4)."""
    pop(s)
    kind = move - HAND_BACK
    if is_in_force(s, SERFDOM):
        leave_hand(s, seat, kind)
        settle_in_her_village(s, kind)  # D55
    else:  # alone there is nobody who could lose track
        known = leave_hand(s, seat, kind) if s.seats == 1 else leave_hand_unseen(s, seat, kind, BACK)
        if s.onto == GIVE_AWAY - GIVE:
            put_on_discard(s, kind, known)  # D11 still face down
        else:
            put_on_pile(s, s.onto, kind, known)
    lay_basic(s, seat, s.hiring)
    s.hires -= 1
    s.hiring, s.onto = EMPTY, EMPTY


# -- Thieves


@rule
def is_ready(s, owner, place, kind) -> bool:
    return s.village[owner, place] == kind and s.spent[owner, place] == 0


@rule
def is_any_thief_ready(s, seat) -> bool:
    for place in range(s.village_size[seat]):
        if is_ready(s, seat, place, THIEF):
            return True
    return False


@rule
def offer_robbery(s, seat, moves, n) -> int:
    """17.7 Another player who has at least three gold."""
    for other in range(s.seats):
        if other != seat and s.supply[other] >= ROBBED:
            n = offer(moves, n, ROB + other)
    return n


@rule
def begin_robbery(s, seat, robbed) -> None:
    ask(s, WHICH_THIEF, seat, robbed)


@rule
def offer_thieves(s, seat, moves) -> int:
    """Of Thieves with equally many coins only the first."""
    n = 0
    for place in range(s.village_size[seat]):
        is_new = is_ready(s, seat, place, THIEF)
        for other in range(place):
            is_new &= not (is_ready(s, seat, other, THIEF) and s.coins[seat, other] == s.coins[seat, place])
        if is_new:
            n = offer(moves, n, WITH_THIEF + place)
    return n


@rule
def answer_thief(s, seat, move) -> None:
    """17.7 Once in each build turn of the owner, three gold from another's supply are put on him."""
    robbed, place = top_about(s), move - WITH_THIEF
    pop(s)
    s.supply[robbed] -= ROBBED
    s.coins[seat, place] += ROBBED
    s.spent[seat, place] = 1


# -- Freelancers


@rule
def offer_freelancers(s, seat, moves) -> int:
    """19.5 At the start of the turn, in any village, while one has gold and fewer than five actions."""
    n = 0
    if s.supply[seat] >= FREELANCERS_PAY and s.actions < MOST:
        for owner in range(villages(s)):
            for place in range(s.village_size[owner]):
                is_new = is_ready(s, owner, place, FREELANCER)
                for other in range(place):
                    alike = is_ready(s, owner, other, FREELANCER) and s.coins[owner, other] == s.coins[owner, place]
                    is_new &= not alike
                if is_new:
                    n = offer(moves, n, USE_FREELANCER + owner * PLACES + place)
    return n


@rule
def pay_freelancer(s, seat, move) -> None:
    """19.5 The coin lies on him and counts for his owner; each once for a player and round."""
    owner, place = (move - USE_FREELANCER) // PLACES, (move - USE_FREELANCER) % PLACES
    s.supply[seat] -= FREELANCERS_PAY
    s.coins[owner, place] += 1
    s.spent[owner, place] = 1
    s.actions += 1
