"""Draft phase: sections 3 and 5, with the Courier of 17 and the Recruiter of 18."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, held, leave_hand, take_from_pile
from karczma.core.steps import ask, offer, offer_if, pop, put_off, top_about

from .cards import (
    BACK,
    BARBARIAN,
    BENEFACTOR,
    COURIER,
    DRAFT_LIMIT,
    FLAKER,
    MOST,
    PROPHET,
    RATS,
    RECRUITER,
    RECRUITERS_PAY,
    SPECIAL_BACK,
)
from .draft_specials import may_play_in_draft, play_in_draft
from .events_in_force import is_in_force, offer_jester
from .improvements import bonus_food
from .moves import GIVE_COUNTESS, HOLD, PASS, PLAY, RECRUIT, SEND_COURIER, TAKE_PILE, TAKE_ROAD
from .piles import discard_openly, first_stack, is_anyone_on_road, refill_in_draft, take_from_road
from .squares import put_on_square, take_square
from .state import (
    AFTER_DRAFT,
    COUNTESS_TAKES,
    COUNTESS_VILLAGE,
    COURIER_ASKED,
    DRAFT,
    DRAFT_TURN,
    DRAFTING,
    EMPTY,
    RATS_OR_GOLD,
    REFILL,
    RESERVE,
    SLOTS,
)
from .village import food, has_villager, lay


@rule
def start_draft(s) -> None:
    """4.2 A new round; the player with the marker begins."""
    s.rounds += 1
    s.turn = s.marker
    s.drafted, s.fewer_drafts, s.answered = 0, 0, 0
    put_off(s, DRAFTING, 0, 0)
    if is_in_force(s, RATS):
        ask(s, RATS_OR_GOLD, 0, 0)


@inner_rule
def draft_limit(s, seat) -> int:
    """5.1 Two cards and one for each food, at most five; 20.4 the Windmill's food; 16.21 one fewer by Rats."""
    limit = DRAFT_LIMIT + food(s, seat) + bonus_food(s, seat)
    return (limit if limit < MOST else MOST) - s.fewer_drafts


@inner_rule
def is_square_full(s, seat) -> bool:
    """5.7 Whether the limit is reached."""
    return s.square_size[seat] >= draft_limit(s, seat)


@inner_rule
def next_draft(s) -> None:
    """5.2 In turn each drafts one card. 5.8 When all are done, or nothing is left, the phase is over."""
    if is_anyone_left(s):
        for _ in range(s.seats):
            seat = s.turn
            s.turn = (seat + 1) % s.seats
            if s.drafted >> seat & 1 == 0:
                begin_draft_turn(s, seat)
                return
    pop(s)
    for seat in range(s.seats):
        take_square(s, seat)
    s.drafted, s.fewer_drafts, s.turn = 0, 0, 0


@inner_rule
def begin_draft_turn(s, seat) -> None:
    """The turn is about how many drafts are left in it. 17.4 Before the first, the Courier may step in."""
    put_off(s, DRAFT_TURN, seat, 1)
    if not is_square_full(s, seat):
        ask(s, DRAFT, seat, 0)
        if s.scoundrels and is_anyone_on_road(s):
            ask_courier(s, seat)


@inner_rule
def is_anyone_left(s) -> bool:
    """Whether anything at all can be drafted."""
    return is_anyone_on_road(s) or s.pile_size[first_stack(s)] > 0


@inner_rule
def go_on_drafting(s, seat) -> None:
    """Within a turn: another draft, a moment for draft cards, or the end. 5.7 Who has reached the limit takes the
    square to hand."""
    if top_about(s) > 0 and not is_square_full(s, seat) and is_anyone_left(s):
        ask(s, DRAFT, seat, 0)
    elif may_hold_draft_card(s, seat):
        ask(s, AFTER_DRAFT, seat, 0)
    else:
        end_draft_turn(s, seat)


@inner_rule
def end_draft_turn(s, seat) -> None:
    pop(s)
    s.recruited = 0
    if is_square_full(s, seat):
        take_square(s, seat)
        s.drafted |= 1 << seat


@rule
def is_played_after_draft(kind) -> bool:
    return (kind == BARBARIAN) | (kind == FLAKER) | (kind == BENEFACTOR)


@rule
def may_hold_draft_card(s, seat) -> bool:
    """D33, 22.6 There is a moment after the draft to play a draft card. Who has one is a secret, so everybody is asked
    of whom it might be true: who holds such a card, or a Special one that not all know while such cards are about."""
    if not s.scoundrels and not s.saints:
        return False
    gone = 0
    for i in range(s.discard_size):
        gone += is_played_after_draft(s.discard[i])
    if gone == 2 * s.scoundrels + s.saints:
        return False
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        if kind == SPECIAL_BACK or is_played_after_draft(kind):
            return True
        if kind >= 0 and BACK[kind] == SPECIAL_BACK and s.hand_known[seat, i] != everyone(s):
            return True
    return False


# -- one draft


@inner_rule
def offer_slots(s, moves, n, first) -> int:
    """Every face-up villager; of those alike, with equally many coins, only the leftmost."""
    passed = 0
    for slot in range(SLOTS):
        is_new, bit = s.road[slot] != EMPTY, 1 << (s.road[slot] & 63)
        if passed & bit:  # perhaps the same kind: different kinds seldom share a bit
            for other in range(slot):
                is_new &= s.road[other] != s.road[slot] or s.road_coins[other] != s.road_coins[slot]
        passed |= bit
        n = offer_if(is_new, moves, n, first + slot)
    return n


@inner_rule
def offer_draft(s, seat, moves) -> int:
    """5.3 A face-up villager, or blind from any stack, or from the reserve once all stacks are empty. 17, 18 Or one of
    the cards that are played in the draft phase; 18.5 or pay the Recruiter."""
    n = offer_slots(s, moves, 0, TAKE_ROAD)
    for stack in range(SLOTS):
        if s.pile_size[stack] > 0:
            n = offer(moves, n, TAKE_PILE + stack)
    if first_stack(s) == RESERVE and s.pile_size[RESERVE] > 0:
        n = offer(moves, n, TAKE_PILE + RESERVE)
    if s.saints and may_recruit(s, seat):
        n = offer(moves, n, RECRUIT)
    if s.scoundrels or s.saints:
        n = offer_draft_cards(s, seat, moves, n, True)
    return offer_jester(s, moves, n)


@rule
def offer_draft_cards(s, seat, moves, n, before) -> int:
    """Those that can be played in the draft phase; 18.4 the Prophet only before, instead of a draft."""
    last = -1
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        if kind != last and may_play_in_draft(s, seat, kind) and (before or kind != PROPHET):
            n = offer(moves, n, PLAY + kind)
        last = kind
    return n


@rule
def may_recruit(s, seat) -> bool:
    """18.5, D39 Before the first draft of the turn, if two more cards fit the limit."""
    is_first = s.about[s.step_size - 2] == 1 and not s.recruited
    fits = s.square_size[seat] + 2 <= draft_limit(s, seat)
    return is_first and fits and s.supply[seat] >= RECRUITERS_PAY and has_villager(s, seat, RECRUITER)


@inner_rule
def answer_draft(s, seat, move) -> None:
    pop(s)
    if move == RECRUIT:
        s.supply[seat] -= RECRUITERS_PAY
        s.recruited = 1
        s.about[s.step_size - 1] = 2
    elif move >= PLAY:
        play_in_draft(s, seat, move - PLAY)
    elif move >= TAKE_PILE:
        put_on_square(s, seat, take_from_pile(s, move - TAKE_PILE))
        give_to_countess(s)
    else:
        put_on_square(s, seat, take_from_road(s, seat, move - TAKE_ROAD))
        give_to_countess(s)


@inner_rule
def give_to_countess(s) -> None:
    """16.4 Alone, one gives the Countess a face-up card; only then, 5.6, are the empty slots filled."""
    if s.seats == 1 and is_anyone_on_road(s):
        put_off(s, REFILL, 0, 0)
        ask(s, COUNTESS_TAKES, 0, 0)
    else:
        refill_in_draft(s)


@inner_rule
def refill(s) -> None:
    pop(s)
    refill_in_draft(s)


@rule
def offer_countess(s, moves) -> int:
    return offer_jester(s, moves, offer_slots(s, moves, 0, GIVE_COUNTESS))


@rule
def answer_countess(s, move) -> None:
    """16.5 The card lies by itself, and the coins on it are hers."""
    pop(s)
    settle_in_her_village(s, take_from_road(s, COUNTESS_VILLAGE, move - GIVE_COUNTESS))


@rule
def settle_in_her_village(s, kind) -> None:
    """16.5 Her cards ignore chains and padlocks; none can carry another."""
    lay(s, COUNTESS_VILLAGE, kind, 0, -1)


@rule
def offer_after_draft(s, seat, moves) -> int:
    return offer(moves, offer_draft_cards(s, seat, moves, 0, False), PASS)


@rule
def answer_after_draft(s, seat, move) -> None:
    pop(s)
    if move == PASS:
        end_draft_turn(s, seat)
    else:
        play_in_draft(s, seat, move - PLAY)


# -- the Courier


@rule
def ask_courier(s, drafter) -> None:
    """D32 Before another player drafts, the holder of the Courier may step in. There is one Courier."""
    for seat in range(s.seats):
        if seat != drafter and held(s, seat, COURIER) > 0:
            ask(s, COURIER_ASKED, seat, 0)


@rule
def offer_courier(s, moves) -> int:
    n = offer_slots(s, moves, 0, SEND_COURIER)
    return offer(moves, n, HOLD)


@rule
def answer_courier(s, seat, move) -> None:
    """17.4 The villager and its coins go straight to the hand, outside every limit; everybody has seen it."""
    pop(s)
    if move != HOLD:
        leave_hand(s, seat, COURIER)
        discard_openly(s, COURIER)
        enter_hand(s, seat, take_from_road(s, seat, move - SEND_COURIER), everyone(s))
        refill_in_draft(s)
        if not is_anyone_left(s):
            pop(s)  # 5.8 nothing is left for the drafter
