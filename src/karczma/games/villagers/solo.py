"""The solo game: section 16. The Events themselves are in events.py."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import shuffle
from karczma.core.piles import take_from_pile
from karczma.core.steps import ask, offer, pop, put_off

from .cards import (
    ARSON,
    COUNTESS,
    COUNTESS_NOVICE,
    COUNTESS_SUPPLY,
    COUNTESS_VETERAN_SUPPLY,
    DARK_MOOD,
    EVENT_ACTS_NOW,
    EVENT_AMOUNT,
    EVENT_PILE,
    EVENTS,
    FIRST_EVENTS,
    GOLD,
    IT_WAS_YOU,
    NEW_EVENTS,
    NOVICE_EVENTS,
    RATS,
    SUMMER,
    VETERAN_EVENTS,
    WINTER,
)
from .counting import silver_of
from .draft import settle_in_her_village
from .events_in_force import ARSON_ANSWERED, RATS_ANSWERED, next_face_up, offer_jester
from .markets import is_second_market_due
from .moves import PAY_THREE
from .piles import first_stack
from .state import COUNTESS_VILLAGE, EVENTFUL, RESERVE, RESOLVE_EVENT

NORMAL, NOVICE, VETERAN = range(3)


@rule
def set_up_countess(s) -> None:
    """16.1 Her card starts her village; Events are shuffled, and one is turned up; 16.19, 16.20 or as in the mode."""
    settle_in_her_village(s, COUNTESS_NOVICE if s.mode == NOVICE else COUNTESS)
    s.supply[COUNTESS_VILLAGE] = COUNTESS_VETERAN_SUPPLY if s.mode == VETERAN else COUNTESS_SUPPLY
    s.jester = s.mode != VETERAN
    for event in range(EVENTS):
        if event != IT_WAS_YOU or s.mode == NORMAL:
            pile = EVENT_PILE[event]
            s.event_pile[pile, s.event_pile_size[pile]] = event
            s.event_pile_size[pile] += 1
    for pile in range(2):
        shuffle(s, s.event_pile[pile], s.event_pile_size[pile])
    turn_up_events(s, VETERAN_EVENTS if s.mode == VETERAN else FIRST_EVENTS)


# -- the piles of Events


@rule
def event_pile_now(s) -> int:
    """16.10 Summer until the first market has been held, then Winter."""
    return SUMMER if s.markets == 0 else WINTER


@rule
def draw_event(s, pile) -> int:
    """The next Event. 16.10 An empty pile is renewed by shuffling its own discards; -1 if there are none."""
    if s.event_pile_size[pile] == 0:
        for i in range(s.event_discard_size[pile]):
            s.event_pile[pile, i] = s.event_discard[pile, i]
            s.event_discard[pile, i] = 0
        s.event_pile_size[pile] = s.event_discard_size[pile]
        s.event_discard_size[pile] = 0
        shuffle(s, s.event_pile[pile], s.event_pile_size[pile])
    if s.event_pile_size[pile] == 0:
        return -1
    s.event_pile_size[pile] -= 1
    event = s.event_pile[pile, s.event_pile_size[pile]]
    s.event_pile[pile, s.event_pile_size[pile]] = 0
    return event


@rule
def turn_up_events(s, count) -> None:
    """16.14 Dark Mood is replaced by two more; D51 set aside until they are drawn, it cannot replace itself."""
    aside = 0
    while count > 0:
        event = draw_event(s, event_pile_now(s))
        count -= 1
        if event == DARK_MOOD:
            count += EVENT_AMOUNT[DARK_MOOD]
            aside = EVENT_AMOUNT[DARK_MOOD] + 1
        elif event >= 0:
            s.event[s.event_size] = event
            s.event_size += 1
        if aside > 0:
            aside -= 1
            if aside == 0:
                discard_event(s, DARK_MOOD)


@rule
def discard_event(s, event) -> None:
    pile = EVENT_PILE[event]
    s.event_discard[pile, s.event_discard_size[pile]] = event
    s.event_discard_size[pile] += 1


@rule
def remove_event(s, event) -> None:
    """Takes a face-up Event off the table."""
    kept = 0
    for i in range(s.event_size):
        if s.event[i] != event:
            s.event[kept] = s.event[i]
            kept += 1
    for i in range(kept, s.event_size):
        s.event[i] = 0
    s.event_size = kept


@rule
def throw_out(s, event) -> None:
    """16.13 The Jester, once in a game."""
    s.jester = 0
    remove_event(s, event)
    discard_event(s, event)


# -- Rats and Arson


@rule
def offer_rats(s, moves, event, fewer) -> int:
    """D48 Paying needs all three gold."""
    n = 0
    if s.supply[0] >= EVENT_AMOUNT[event]:
        n = offer(moves, n, PAY_THREE)
    n = offer(moves, n, fewer)
    return offer_jester(s, moves, n)


@rule
def answer_rats(s, move) -> None:
    """One draft fewer in this round, or three gold to the bank."""
    pop(s)
    s.answered |= RATS_ANSWERED
    if move == PAY_THREE:
        s.supply[0] -= EVENT_AMOUNT[RATS]
    else:
        s.fewer_drafts = 1


@rule
def answer_arson(s, move) -> None:
    """One build action fewer in this round, or three gold to the bank."""
    pop(s)
    s.answered |= ARSON_ANSWERED
    if move == PAY_THREE:
        s.supply[0] -= EVENT_AMOUNT[ARSON]
    else:
        s.build_limit[0] -= 1


# -- the Event phase


@rule
def start_event_phase(s) -> None:
    """16.7 Events that act in another phase have done so, and are discarded."""
    put_off(s, EVENTFUL, 0, 0)
    event = next_face_up(s, 0)
    while event < EVENTS:
        if not EVENT_ACTS_NOW[event]:
            remove_event(s, event)
            discard_event(s, event)
        event = next_face_up(s, event + 1)
    s.answered = 0


@rule
def next_event(s) -> None:
    """16.7 All face-up Events are resolved; 16.8, 16.9 then she takes a card and new Events are turned up."""
    if s.event_size > 0:
        ask(s, RESOLVE_EVENT, 0, 0)
        return
    pop(s)
    if not is_second_market_due(s):  # 16.16
        turn_up_events(s, new_events(s, countess_draws(s)))


@rule
def countess_draws(s) -> int:
    """16.8 The top card of the reserve goes to her village; D46 once it is empty, that of the first stack. Returns what
    it is worth to her."""
    pile = RESERVE if s.pile_size[RESERVE] > 0 else first_stack(s)
    kind = take_from_pile(s, pile)
    settle_in_her_village(s, kind)
    return GOLD[kind] + silver_of(s, COUNTESS_VILLAGE, kind)


@rule
def new_events(s, worth) -> int:
    """16.9 The more valuable her new card, the fewer Events; 16.19 novices always meet one."""
    if s.mode == NOVICE:
        return NOVICE_EVENTS
    for step in range(NEW_EVENTS.shape[0]):
        if worth >= NEW_EVENTS[step, 0]:
            return NEW_EVENTS[step, 1]
    return 0
