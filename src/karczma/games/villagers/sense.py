"""Rules of thumb: what a move is worth to a sensible player, in tenths of a gold. They look at an observation only."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import top_step

from .cards import (
    APPRENTICE,
    BARBARIAN,
    BASIC,
    BENEFACTOR,
    BUILDERS,
    FLAKER,
    FOOD,
    FOUNDERS,
    GOLD,
    NOBLE,
    PIGEONEER,
    PRICE,
    PROPHET,
    SERFDOM,
    SHERIFF,
    SMUGGLER,
    TABLE,
    THIEF,
    TINNER,
    UNLOCKER,
)
from .chains import monks_between
from .effects import half_of, visible_gold
from .events_in_force import is_in_force
from .markets import is_first_market_due, is_second_market_due
from .moves import (
    ARREST_THIEF,
    BRIBE,
    BUILD_FEWER,
    COIN,
    DRAW,
    EXCHANGE,
    FOOD_SIDE,
    GIVE,
    GIVE_COUNTESS,
    GOLD_SIDE,
    HALF_OF,
    HAND_BACK,
    HIRE,
    HOLD,
    LOOK,
    NEXT,
    ON,
    ON_TABLE,
    PASS,
    PAY_BANK,
    PAY_THREE,
    PAY_TINNER,
    PAY_VILLAGER,
    PLAY,
    RECRUIT,
    RESOLVE,
    ROB,
    SEARCH_STACK,
    SEND_COURIER,
    SNATCH,
    STEAL,
    TAKE,
    TAKE_PILE,
    TAKE_ROAD,
    USE_FREELANCER,
    WITH_THIEF,
)
from .prospects import (
    BLIND,
    CUNNING,
    FOOD_RATE,
    GOLD_PIECE,
    LAST_ROUND,
    LINK_NEEDED,
    MISSING,
    MUCH,
    countess_gains,
    estate,
    estate_with,
    gold_rate,
    has_key,
    look_around,
    promise,
    rounds_left,
    way_to,
)
from .sense_solo import worth_of_event, worth_of_giving, worth_of_loss
from .state import AFTER_DRAFT, BUILD, COUNTESS_VILLAGE, DRAFT, EMPTY, PLACES, SLOTS, SQUARE

SWING = 250  # a lead of so many tenths is nearly decisive
HURRY = 20  # food and builders first, as long as no market is due
PATIENCE = 60  # a card played once only waits for a chance like this


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat. To pass is worth nothing, good or bad."""
    now = look_around(o, seat)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], now)


@inner_rule
def worth(o, seat, move, now) -> int:
    if move == PASS:
        return 0
    if move < USE_FREELANCER:
        return worth_in_draft(o, seat, move, now)
    if move < ROB:
        return worth_in_build(o, seat, move, now)
    if move < HAND_BACK:
        return worth_of_detail(o, seat, move, now)
    if move < RESOLVE:
        return worth_of_card(o, seat, move, now)
    if move < BRIBE:
        return worth_of_event(o, move, now)
    return worth_of_loss(o, move, now)


# -- draft phase


@inner_rule
def worth_in_draft(o, seat, move, now) -> int:
    if move < TAKE_PILE:
        return worth_on_road(o, seat, move - TAKE_ROAD, now)
    if move < SEND_COURIER:
        return worth_of_top(o, seat, move - TAKE_PILE, now)
    if move < HOLD:
        return worth_on_road(o, seat, move - SEND_COURIER, now) - patience(now)
    if move == HOLD:
        return 0
    if move < COIN:
        return worth_of_giving(o, move - GIVE_COUNTESS, now)
    if move < RECRUIT:
        return worth_of_coin(o, seat, move - COIN, now)
    if move == RECRUIT:
        return best_on_road(o, seat, now) + (5 if o.seats > 2 else -5)
    if move < SEARCH_STACK:
        return promise(o, seat, o.square[(move - SNATCH) // SQUARE, (move - SNATCH) % SQUARE], now)
    if move < PAY_THREE:
        return o.pile_size[move - SEARCH_STACK]
    if move == PAY_THREE:
        return -3 * GOLD_PIECE
    is_busy = move == BUILD_FEWER and o.hand_size[seat] > o.build_limit[seat]
    return -5 * GOLD_PIECE if is_busy else -2 * GOLD_PIECE


@inner_rule
def worth_on_road(o, seat, slot, now) -> int:
    """A face-up villager and the coins on it."""
    return promise(o, seat, o.road[slot], now) + GOLD_PIECE * o.road_coins[slot]


@rule
def worth_of_top(o, seat, pile, now) -> int:
    """The top card of a pile: some are known, of most only the back is."""
    kind = o.pile[pile, o.pile_size[pile] - 1]
    return promise(o, seat, kind, now) if kind >= 0 else BLIND + pile


@rule
def best_on_road(o, seat, now) -> int:
    best = 0
    for slot in range(SLOTS):
        if o.road[slot] != EMPTY:
            value = worth_on_road(o, seat, slot, now)
            best = value if value > best else best
    return best


@rule
def patience(now) -> int:
    return PATIENCE if now.rounds >= LAST_ROUND else PATIENCE // 2


@rule
def worth_of_coin(o, seat, slot, now) -> int:
    """A coin keeps a villager on the road. Who is asked first with two players will draft first, and take it."""
    value = worth_on_road(o, seat, slot, now)
    if seat != o.marker or o.seats == 1:
        return value + GOLD_PIECE
    return value // 4 - GOLD_PIECE


# -- build phase


@inner_rule
def worth_in_build(o, seat, move, now) -> int:
    if move < PLAY:
        return worth_of_freelancer(o, seat, (move - USE_FREELANCER) // PLACES, now)
    if move >= HIRE:
        return worth_of_hiring(o, seat, move - HIRE, now)
    kind = move - PLAY
    asked = top_step(o)
    if asked <= AFTER_DRAFT:
        return worth_of_draft_card(o, seat, kind, asked, now)
    if kind == TINNER:
        padlocks = padlocks_in_hand(o, seat, now)
        return MUCH if padlocks > 1 or (padlocks == 1 and now.rounds < LAST_ROUND) else -GOLD_PIECE
    if kind == SMUGGLER:
        return best_half(o, seat) - patience(now) // 2
    if kind == SHERIFF:
        return most_stolen(o, seat)
    if kind in (NOBLE, PIGEONEER):
        return MUCH
    if kind == APPRENTICE:
        return best_exchange(o, seat, now) - CUNNING[kind]
    value = promise(o, seat, kind, now)
    if not is_first_market_due(o) and not is_second_market_due(o):
        value += HURRY * (FOOD[kind] + BUILDERS[kind])  # gold can wait for the market
    return value * 2 if way_to(kind, now) >= MISSING else value  # Monks will be the missing links


@rule
def worth_of_freelancer(o, seat, owner, now) -> int:
    """One more action if there are cards for it; the gold is not lost on one's own."""
    wanted = 0
    for i in range(o.hand_size[seat]):
        kind = o.hand[seat, i]
        wanted += way_to(kind, now) < LINK_NEEDED and promise(o, seat, kind, now) > 2 * GOLD_PIECE
    return MUCH + (owner == seat) if wanted > o.actions else -GOLD_PIECE


@rule
def padlocks_in_hand(o, seat, now) -> int:
    """Cards that could be built now if somebody opened their padlocks for free."""
    padlocks = 0
    for i in range(o.hand_size[seat]):
        kind, unlocker = o.hand[seat, i], UNLOCKER[o.hand[seat, i]]
        is_locked = unlocker >= 0 and not has_key(now, unlocker)
        padlocks += is_locked and way_to(kind, now) < LINK_NEEDED
    return padlocks if padlocks < o.actions else o.actions


@rule
def best_half(o, seat) -> int:
    """What the Smuggler would bring now."""
    best = 0
    for place in range(o.village_size[seat]):
        gold = visible_gold(o, seat, place)
        best = gold if gold > best else best
    return GOLD_PIECE * (half_of(best) - PRICE)


@rule
def most_stolen(o, seat) -> int:
    """What the Sheriff would take off a Thief."""
    most = -1
    for owner in range(o.seats):
        for place in range(o.village_size[owner]):
            if owner != seat and o.village[owner, place] == THIEF:
                most = o.coins[owner, place] if o.coins[owner, place] > most else most
    return GOLD_PIECE * (most + 1)


@rule
def worth_of_draft_card(o, seat, kind, asked, now) -> int:
    """Before the draft it must beat drafting; all but the Prophet leave the draft to be made."""
    best = 0
    if kind == PROPHET:
        return 2 * BLIND
    if kind == BARBARIAN:
        for slot in range(SLOTS):
            best += GOLD_PIECE * o.road_coins[slot]
        return best + BLIND if asked == DRAFT else best - patience(now)
    for i in range(o.hand_size[seat]):
        if kind == BENEFACTOR and way_to(o.hand[seat, i], now) == 0:
            value = promise(o, seat, o.hand[seat, i], now)
            best = value if value > best else best
    for owner in range(o.seats):
        for i in range(o.square_size[owner]):
            if kind == FLAKER:
                value = promise(o, seat, o.square[owner, i], now)
                best = value if value > best else best
    return best - patience(now) + (best_on_road(o, seat, now) if asked == DRAFT else 0)


@rule
def worth_of_hiring(o, seat, basic, now) -> int:
    """A Basic is hired for a card that waits for it, and paid with the one that is missed least."""
    best, least = now.wishes[basic]
    if top_step(o) != BUILD:  # the Tavern's is a gift
        return best + 5
    if o.hand_size[seat] == 1:
        best = 0  # the card itself would be the price
    gain = estate_with(o, seat, now.village, BASIC[basic], -1, now.rounds) - now.estate
    return best + gain - (least if least > 0 else 0) - 1


# -- side questions of the build phase


@rule
def worth_of_detail(o, seat, move, now) -> int:
    if move < WITH_THIEF:
        return MUCH + o.supply[move - ROB]
    if move < ON_TABLE:
        return o.coins[seat, move - WITH_THIEF]
    if move < PAY_TINNER:
        return worth_of_place(o, seat, move - ON, now)
    if move == PAY_TINNER:
        return 0
    if move == PAY_BANK:
        return -PRICE * GOLD_PIECE
    if move < EXCHANGE:
        own = (move - PAY_VILLAGER) // PLACES == seat
        return PRICE * (gold_rate(o) if own else -2 * GOLD_PIECE)
    if move < GOLD_SIDE:
        return worth_of_exchange(o, seat, (move - EXCHANGE) // PLACES, (move - EXCHANGE) % PLACES, now)
    if move == GOLD_SIDE:
        return 2 * gold_rate(o)
    if move == FOOD_SIDE:
        return FOOD_RATE * now.rounds // 10
    if move < GIVE:
        return GOLD[o.village[seat, move - HALF_OF]]
    return GIVE - move  # the leftmost stack: it will soon lie on the road


@rule
def worth_of_place(o, seat, place, now) -> int:
    """What the village gains by the card on this place; Monks are spared."""
    role = o.role[seat, place] if place >= 0 else TABLE
    gain = estate_with(o, seat, now.village, o.building, place, now.rounds) - now.estate
    return gain - 30 * monks_between(role, o.building)


@rule
def worth_of_exchange(o, seat, owner, place, now) -> int:
    kind = o.village[owner, place]
    if kind >= FOUNDERS:
        return 2 * gold_rate(o)
    return promise(o, seat, kind, now) + (owner != seat)


@rule
def best_exchange(o, seat, now) -> int:
    """The best that an Apprentice could take out and lay at once."""
    best = 0
    for owner in range(o.seats):
        for place in range(o.village_size[owner]):
            kind = o.village[owner, place]
            is_free = o.load[owner, place] > 0 and (kind < FOUNDERS or owner == seat)
            if is_free and way_to(kind, now) == 0:
                value = worth_of_exchange(o, seat, owner, place, now)
                best = value if value > best else best
    return best


# -- cards seen and chosen


@rule
def worth_of_card(o, seat, move, now) -> int:
    if move < LOOK:
        kind = move - HAND_BACK
        hers = countess_gains(o, kind) if is_in_force(o, SERFDOM) else 0
        return -promise(o, seat, kind, now) - hers
    if move < TAKE:
        return 5 * o.hand_size[move - LOOK] + o.supply[move - LOOK] // 4
    if move < NEXT:
        return promise(o, seat, move - TAKE, now)
    if move < STEAL:
        return -promise(o, seat, move - NEXT, now)
    if move < ARREST_THIEF:
        owner, place = (move - STEAL) // PLACES, (move - STEAL) % PLACES
        kind = o.village[owner, place]
        return -MUCH if owner == seat else promise(o, seat, kind, now) + gold_rate(o) * GOLD[kind]
    if move < DRAW:
        owner, place = (move - ARREST_THIEF) // PLACES, (move - ARREST_THIEF) % PLACES
        return o.coins[owner, place] - MUCH * (owner == seat)
    return worth_of_top(o, seat, move - DRAW, now)


@rule
def standing(s, seat) -> int:
    """What a seat can count on: its gold and what its village will bring; alone, the lead over the Countess."""
    rounds = rounds_left(s)
    wealth = GOLD_PIECE * s.supply[seat] + estate(s, seat, rounds)
    if s.seats == 1:
        wealth -= GOLD_PIECE * s.supply[COUNTESS_VILLAGE] + estate(s, COUNTESS_VILLAGE, rounds)
    return wealth


@rule
def stage(s) -> int:
    """The whole game can be thought through."""
    return 0
