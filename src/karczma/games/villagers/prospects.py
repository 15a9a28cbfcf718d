"""What a village and a card promise, in tenths of a gold, as far as the owner can tell: the numbers behind sense.py."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import rule

from .cards import (
    APPRENTICE,
    BARBARIAN,
    BASIC,
    BENEFACTOR,
    BUILDERS,
    COUNTS,
    COURIER,
    FLAKER,
    FOOD,
    FOUNDERS,
    FREELANCER,
    GOLD,
    IMPROVEMENT_ABOUT,
    IMPROVEMENT_COUNTS,
    IMPROVEMENT_GOLD,
    IMPROVEMENTS_DRAWN,
    KEY,
    KINDS,
    LAID_ON,
    MONK,
    MOST_MONKS,
    NOBLE,
    NOTHING,
    NUN,
    PIGEONEER,
    PRICE,
    PROPHET,
    RECRUITER,
    ROLE,
    SCHEMER,
    SHERIFF,
    SILVER,
    SMUGGLER,
    SPECIAL,
    SUIT,
    TABLE,
    THIEF,
    TINNER,
    UNLOCKER,
)
from .counting import counted, silver_of
from .draft import draft_limit
from .markets import copper_of, nuns_silver
from .state import COUNTESS_VILLAGE, SLOTS
from .village import has_room, has_villager, lay, open_roles, remove_house

MARKETS = 2
GOLD_PIECE = 10  # one gold in tenths
MUCH = 1000  # to be done before anything else, or not at all
BLIND = 36  # a card nobody has seen
ENOUGH = 3  # food or builders beyond this reach past the limit of five
FOOD_RATE = 24  # what one food is worth in each round to come
BUILDER_RATE = 40  # and one builder
SILVER_RATE = 8  # what a silver card is likely to grow by in each round to come
KEY_USE = 45  # an unlocker, for each card in hand that waits for it
MISSING_SHARE = 18  # per cent of its worth that a card keeps for each link that is nowhere in sight
CLOSE = 2  # a lead in an Improvement that is safe; so far behind, one gives up
MOST_ROUNDS = 60  # tenths of a round: nobody plans further
LAST_ROUND = 10  # so few are left: there is hardly time for anything

# How far away a card is: hires, actions for links in hand, links that are nowhere.
HIRE_NEEDED, LINK_NEEDED, MISSING = 1, 10, 100

# What a Special card is worth before one knows how it will be used.
CUNNING = np.zeros(KINDS, np.int64)
CUNNING[[MONK, APPRENTICE, TINNER, SMUGGLER]] = 25, 20, 20, 35
CUNNING[[BARBARIAN, COURIER, FLAKER, NOBLE, SCHEMER, SHERIFF]] = 30, 45, 45, 45, 60, 25
CUNNING[[BENEFACTOR, PIGEONEER, PROPHET, RECRUITER, FREELANCER]] = 45, 40, 40, 15, 20

# By role: the card that has it by nature, or nobody.
CARRIER = np.full(TABLE + 1, -1, np.int64)
for _kind in range(KINDS):
    if CARRIER[ROLE[_kind]] < 0:
        CARRIER[ROLE[_kind]] = _kind
IS_BASIC_ROLE = np.zeros(TABLE + 1, np.int64)
IS_BASIC_ROLE[ROLE[BASIC]] = 1


@rule
def rounds_left(o) -> int:
    """Tenths of rounds until the stacks are empty: everybody drafts up to the limit, and hires bring a card back."""
    cards, drafts = 0, 0
    for stack in range(SLOTS):
        cards += o.pile_size[stack]
    for seat in range(o.seats):
        drafts += draft_limit(o, seat) - 1
    if o.seats == 1:
        drafts += draft_limit(o, 0)  # the Countess takes one for each
    rounds = 10 * cards // (drafts if drafts > 0 else 1)
    return rounds if rounds < MOST_ROUNDS else MOST_ROUNDS


class Moment(NamedTuple):
    """What is the same for all moves that a player weighs."""

    rounds: int  # tenths of rounds left
    estate: int  # what the village will have brought by the end as it stands
    roles: int  # the roles in chains that can still carry a card in it, a bit each


@rule
def look_around(o, seat):
    rounds = rounds_left(o)
    return Moment(rounds, estate(o, seat, rounds), open_roles(o, seat))


@rule
def gold_rate(o) -> int:
    """What one visible gold will have brought by the end: it pays at each market that is still to come."""
    return GOLD_PIECE * (MARKETS - o.markets)


@rule
def estate(o, owner, rounds) -> int:
    """What a village will have brought by the end as it stands."""
    fed, hands, gold, silver, silver_cards, copper = 0, 0, 0, 0, 0, 0
    for place in range(o.village_size[owner]):
        gold += o.coins[owner, place]
        if o.load[owner, place] == 0:
            kind = o.village[owner, place]
            fed, hands, gold = fed + FOOD[kind], hands + BUILDERS[kind], gold + GOLD[kind]
            if SILVER[kind, COUNTS] != NOTHING:
                silver += silver_of(o, owner, kind)
                silver_cards += 1
            if o.profiteers:
                worth = copper_of(o, owner, place)
                copper = worth if worth > copper else copper
    total = gold_rate(o) * gold + GOLD_PIECE * (silver + nuns_silver(o, owner))
    if fed == 0 and owner < o.seats and not o.turned[owner]:  # the Founders will be turned over
        fed = 1
        total -= gold_rate(o) * GOLD[FOUNDERS]
    total += rounds * FOOD_RATE * (fed if fed < ENOUGH else ENOUGH) // 10
    total += rounds * BUILDER_RATE * (hands if hands < ENOUGH else ENOUGH) // 10
    total += silver_cards * (SILVER_RATE * rounds // 10) + copper * (GOLD_PIECE + rounds)
    return total + improvements_of(o, owner, rounds) if o.improvements else total


@rule
def improvements_of(o, owner, rounds) -> int:
    """The rewards of Improvements: in full with a lead, in part where one is close."""
    total = 0
    for i in range(IMPROVEMENTS_DRAWN):
        what, about = IMPROVEMENT_COUNTS[o.improvement[i]], IMPROVEMENT_ABOUT[o.improvement[i]]
        lead = CLOSE
        for seat in range(o.seats):
            if seat != owner:
                ahead = counted(o, owner, what, about) - counted(o, seat, what, about)
                lead = ahead if ahead < lead else lead
        share = lead + CLOSE if lead > -CLOSE else 0
        total += share * IMPROVEMENT_GOLD[o.improvement[i]] * (GOLD_PIECE + rounds) // (2 * CLOSE)
    return total


@rule
def estate_with(o, owner, kind, place, rounds) -> int:
    """The same with one more card on this place, -1 being the table: it is laid, looked at, and taken off again."""
    own = lay(o, owner, kind, ROLE[kind], place)
    after = estate(o, owner, rounds)
    remove_house(o, owner, own)
    return after


@rule
def countess_gains(o, kind) -> int:
    """What a card brings her: she has no use for food and builders."""
    return estate_with(o, COUNTESS_VILLAGE, kind, -1, 0) - estate(o, COUNTESS_VILLAGE, 0)


@rule
def place_for(o, seat, kind) -> int:
    """The first open place a card can lie on without Monks; -1 is the table, also if there is none."""
    for place in range(o.village_size[seat]):
        if o.role[seat, place] == LAID_ON[kind, 0] and has_room(o, seat, place):
            return place
    return -1


@rule
def is_at_hand(o, seat, role) -> bool:
    """Whether the hand, or the square that will be taken to hand, holds a card with this role."""
    for i in range(o.hand_size[seat]):
        if ROLE[o.hand[seat, i]] == role:
            return True
    for i in range(o.square_size[seat]):
        if ROLE[o.square[seat, i]] == role:
            return True
    return False


@rule
def way_to(o, seat, kind, roles) -> int:
    """How far away a card is from being built: what is needed beneath it."""
    way = 0
    for link in range(MOST_MONKS + 1):
        role = LAID_ON[kind, link]
        if role < 0 or roles >> role & 1:
            break
        if IS_BASIC_ROLE[role]:
            way += HIRE_NEEDED
        else:
            way += LINK_NEEDED if is_at_hand(o, seat, role) else MISSING
    return way


@rule
def toll(o, seat, kind) -> int:
    """What a padlock brings or costs: one's own unlocker is paid by the bank."""
    if UNLOCKER[kind] < 0:
        return 0
    return gold_rate(o) * PRICE if has_villager(o, seat, UNLOCKER[kind]) else -GOLD_PIECE * PRICE


@rule
def use_for_others(o, seat, kind, roles) -> int:
    """What a card does for others in the hand: it carries them, or opens their padlocks."""
    use, rate = 0, gold_rate(o)
    is_new_role = ROLE[kind] > 0 and roles >> ROLE[kind] & 1 == 0
    is_new_key = KEY[kind] > 0 and not has_villager(o, seat, kind)
    for i in range(o.hand_size[seat]):
        other = o.hand[seat, i]
        use += KEY_USE if is_new_key and UNLOCKER[other] == kind else 0
        if is_new_role and LAID_ON[other, 0] == ROLE[kind]:
            use += rate * (GOLD[other] - GOLD[kind]) // 2
    return use if use > 0 else 0


@rule
def promise(o, seat, kind, now) -> int:
    """What a card in hand, or within reach, is worth: less if it needs others first, little if those are nowhere.
    Where there is no place for it yet, it is looked at on the table, less what it will cover."""
    if SUIT[kind] == SPECIAL and kind != NUN:
        return promise_of_special(kind, now.rounds)
    place, way = place_for(o, seat, kind), way_to(o, seat, kind, now.roles)
    value = estate_with(o, seat, kind, place, now.rounds) - now.estate + toll(o, seat, kind)
    beneath = CARRIER[LAID_ON[kind, 0]]
    if place < 0 and LAID_ON[kind, 0] != TABLE:
        value -= gold_rate(o) * GOLD[beneath] + now.rounds * FOOD_RATE * FOOD[beneath] // 10
    if value > 0:
        value = value * 2 // (2 + way // LINK_NEEDED % 10)
        for _ in range(way // MISSING):
            value = value * MISSING_SHARE // 100
    return value + use_for_others(o, seat, kind, now.roles)


@rule
def promise_of_special(kind, rounds) -> int:
    """A Thief brings three gold in each round; others are worth what they usually are, and less at the end."""
    if kind == THIEF:
        return 30 + 3 * rounds
    return CUNNING[kind] if rounds >= LAST_ROUND else CUNNING[kind] // 2
