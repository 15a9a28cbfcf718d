"""What a village and a card promise, in tenths of a gold, as far as the owner can tell: the numbers behind sense.py."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import top_step

from .cards import (
    APPRENTICE,
    BARBARIAN,
    BASIC,
    BENEFACTOR,
    BUILDER_SYMBOLS,
    COURIER,
    FLAKER,
    FOOD,
    FOOD_SYMBOLS,
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
    NUN,
    PIGEONEER,
    PRICE,
    PRINTED_GOLD,
    PROPHET,
    RECRUITER,
    ROLE,
    SCHEMER,
    SHERIFF,
    SMUGGLER,
    SPECIAL,
    SUIT,
    TABLE,
    THIEF,
    TINNER,
    UNLOCKER,
)
from .draft import draft_limit
from .state import BUILD, COUNTESS_VILLAGE, SLOTS, TAVERN_CARD
from .tally import EVERY_SUIT, KEY_BIT, Tally, best_copper, count_of, in_field, silver_in, tally, with_one_more
from .village import has_room, open_roles

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
# By kind: the Basic in its chain, or none.
ROOT = np.full(KINDS, -1, np.int64)
for _basic, _role in enumerate(ROLE[BASIC]):
    ROOT[(_role == LAID_ON).any(axis=1)] = _basic


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


class Wish(NamedTuple):
    """What a Basic would be good for."""

    best: int  # the worth of the best card that waits for it
    least: int  # the worth of the card that would be missed least if it were the price


class Moment(NamedTuple):
    """What is the same for all moves that a player weighs."""

    rounds: int  # tenths of rounds left
    village: Tally  # one's own
    estate: int  # what it will have brought by the end as it stands
    roles: int  # the roles in chains that can still carry a card in it, a bit each
    at_hand: int  # the roles of the cards in hand, and of those on the square that will be taken to hand
    wishes: tuple[Wish, Wish, Wish]  # for each Basic, where one may be hired


@rule
def look_around(o, seat):
    """Wishes come last: to know what a card promises takes all the rest."""
    rounds, village, nothing = rounds_left(o), tally(o, seat), Wish(0, MUCH)
    all_else = rounds, village, estate_of(o, seat, village, rounds), open_roles(o, seat), roles_at_hand(o, seat)
    now = Moment(*all_else, (nothing, nothing, nothing))
    return Moment(*all_else, wishes(o, seat, now)) if top_step(o) in (BUILD, TAVERN_CARD) else now


@rule
def roles_at_hand(o, seat) -> int:
    roles = 0
    for i in range(o.hand_size[seat]):
        roles |= 1 << ROLE[o.hand[seat, i]]
    for i in range(o.square_size[seat]):
        roles |= 1 << ROLE[o.square[seat, i]]
    return roles


@rule
def gold_rate(o) -> int:
    """What one visible gold will have brought by the end: it pays at each market that is still to come."""
    return GOLD_PIECE * (MARKETS - o.markets)


@rule
def estate(o, owner, rounds) -> int:
    """What a village will have brought by the end as it stands."""
    return estate_of(o, owner, tally(o, owner), rounds)


@inner_rule
def estate_with(o, owner, village, kind, place, rounds) -> int:
    """The same with one more card on this place, -1 being the table."""
    return estate_of(o, owner, with_one_more(o, owner, village, kind, place), rounds)


@inner_rule
def estate_of(o, owner, village, rounds) -> int:
    """What all that counts in a village will have brought by the end."""
    fed, hands = in_field(village, FOOD_SYMBOLS, EVERY_SUIT), in_field(village, BUILDER_SYMBOLS, EVERY_SUIT)
    silver = silver_in(village)
    total = gold_rate(o) * (in_field(village, PRINTED_GOLD, EVERY_SUIT) + village.coins)
    total += GOLD_PIECE * (silver.total + (silver.nuns if o.saints else 0))
    if fed == 0 and owner < o.seats and not o.turned[owner]:  # the Founders will be turned over
        fed = 1
        total -= gold_rate(o) * GOLD[FOUNDERS]
    total += rounds * FOOD_RATE * (fed if fed < ENOUGH else ENOUGH) // 10
    total += rounds * BUILDER_RATE * (hands if hands < ENOUGH else ENOUGH) // 10
    total += silver.cards * (SILVER_RATE * rounds // 10)
    total += best_copper(village) * (GOLD_PIECE + rounds) if o.profiteers else 0
    return total + improvements_of(o, village, rounds) if o.improvements else total


@rule
def improvements_of(o, village, rounds) -> int:
    """The rewards of Improvements: in full with a lead, in part where one is close."""
    total = 0
    for i in range(IMPROVEMENTS_DRAWN):
        what, about = IMPROVEMENT_COUNTS[o.improvement[i]], IMPROVEMENT_ABOUT[o.improvement[i]]
        ahead = count_of(village, what, about) - village.rivals[i]
        lead = ahead if ahead < CLOSE else CLOSE
        share = lead + CLOSE if lead > -CLOSE else 0
        total += share * IMPROVEMENT_GOLD[o.improvement[i]] * (GOLD_PIECE + rounds) // (2 * CLOSE)
    return total


@rule
def countess_gains(o, kind) -> int:
    """What a card brings her: she has no use for food and builders."""
    hers = tally(o, COUNTESS_VILLAGE)
    return estate_with(o, COUNTESS_VILLAGE, hers, kind, -1, 0) - estate_of(o, COUNTESS_VILLAGE, hers, 0)


@inner_rule
def place_for(o, seat, kind, now) -> int:
    """The first open place a card can lie on without Monks; -1 is the table, also if there is none."""
    role = LAID_ON[kind, 0]
    if role != TABLE and now.roles >> role & 1:
        for place in range(o.village_size[seat]):
            if o.role[seat, place] == role and has_room(o, seat, place):
                return place
    return -1


@inner_rule
def way_to(kind, now) -> int:
    """How far away a card is from being built: what is needed beneath it."""
    way = 0
    for link in range(MOST_MONKS + 1):
        role = LAID_ON[kind, link]
        if role < 0 or now.roles >> role & 1:
            break
        if IS_BASIC_ROLE[role]:
            way += HIRE_NEEDED
        else:
            way += LINK_NEEDED if now.at_hand >> role & 1 else MISSING
    return way


@inner_rule
def toll(o, kind, now) -> int:
    """What a padlock brings or costs: one's own unlocker is paid by the bank."""
    if UNLOCKER[kind] < 0:
        return 0
    return gold_rate(o) * PRICE if has_key(now, UNLOCKER[kind]) else -GOLD_PIECE * PRICE


@inner_rule
def has_key(now, unlocker) -> bool:
    """Whether this unlocker lives in one's own village."""
    return now.village.keys & KEY_BIT[unlocker] != 0


@inner_rule
def use_for_others(o, seat, kind, now) -> int:
    """What a card does for others in the hand: it carries them, or opens their padlocks."""
    use, rate = 0, gold_rate(o)
    is_new_role = ROLE[kind] > 0 and now.roles >> ROLE[kind] & 1 == 0
    is_new_key = KEY[kind] > 0 and not has_key(now, kind)
    if not is_new_role and not is_new_key:
        return 0
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
    place, way = place_for(o, seat, kind, now), way_to(kind, now)
    value = estate_with(o, seat, now.village, kind, place, now.rounds) - now.estate + toll(o, kind, now)
    beneath = CARRIER[LAID_ON[kind, 0]]
    if place < 0 and LAID_ON[kind, 0] != TABLE:
        value -= gold_rate(o) * GOLD[beneath] + now.rounds * FOOD_RATE * FOOD[beneath] // 10
    if value > 0 and way >= LINK_NEEDED:
        value = value * 2 // (2 + way // LINK_NEEDED % 10)
        for _ in range(way // MISSING):
            value = value * MISSING_SHARE // 100
    return value + use_for_others(o, seat, kind, now)


@rule
def promise_of_special(kind, rounds) -> int:
    """A Thief brings three gold in each round; others are worth what they usually are, and less at the end."""
    if kind == THIEF:
        return 30 + 3 * rounds
    return CUNNING[kind] if rounds >= LAST_ROUND else CUNNING[kind] // 2


@rule
def wishes(o, seat, now):
    """The hand, as whoever thinks of hiring looks at it."""
    wood, hay, ore = now.wishes
    for i in range(o.hand_size[seat]):
        held = o.hand[seat, i]
        value, way = promise(o, seat, held, now), way_to(held, now)
        waits = way % LINK_NEEDED > 0 and way < MISSING and way // LINK_NEEDED < o.actions
        root = ROOT[held] if waits else -1
        wood, hay, ore = wish(wood, value, root == 0), wish(hay, value, root == 1), wish(ore, value, root == 2)
    return wood, hay, ore


@inner_rule
def wish(so_far, value, is_for_it):
    """With one more card in hand: the Basic is hired for it, or paid with it."""
    best, least = so_far
    if is_for_it and value > best:
        return Wish(value, best if 0 < best < least else least)
    return Wish(best, value if value < least else least)
