"""The rules of Villagers. Paragraph numbers refer to RULES.md.

Here: set-up, the order of phases, which question is asked, and the end. The phases have files of their own: draft.py
and draft_specials.py, road_update.py, build.py with chains.py, padlocks.py, apprentice.py and effects.py, markets.py,
improvements.py, solo.py and events.py. What a move's number means is in moves.py.
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.generator import shuffle
from karczma.core.piles import enter_hand, show_back
from karczma.core.steps import is_asked, pop, put_off, top_about, top_step, top_whose, waiting_for

from . import (
    apprentice,
    arranging,
    build,
    chains,
    draft,
    draft_specials,
    effects,
    events,
    improvements,
    markets,
    padlocks,
    road_update,
    solo,
)
from . import state as step
from .beginning import who_begins
from .cards import (
    ARSON,
    BASE_SET,
    COPIES,
    DEALT,
    DECK_KINDS,
    EVENTS,
    FOUNDERS,
    FOUR,
    FOUR_PLUS,
    PROFITEER_SET,
    RATS,
    ROLE,
    SAINTS,
    SCOUNDRELS,
    SET,
    SHERIFF,
    SOLO_STACK,
    SPECIAL,
    SPECIAL_BACK,
    STACK_PER_PLAYER,
    STARTER,
    SUIT,
    SUPPLY,
    THIEF,
    THIEVES_FROM,
)
from .moves import BUILD_FEWER, DRAFT_FEWER, HAND_BACK, MOST_MOVES, USE_JESTER
from .village import lay

__all__ = ["MOST_MOVES", "legal_moves", "play", "ranking", "scores", "setup", "waiting_for"]


# -- set-up


@rule
def setup(s) -> None:
    """Section 2."""
    s.marker = who_begins(s)
    s.building, s.building_on, s.hiring, s.onto = step.EMPTY, step.EMPTY, step.EMPTY, step.EMPTY
    size = gather_deck(s)
    shuffle(s, s.discard[:], size)
    for stack in range(step.SLOTS):
        size = deal_pile(s, stack, size, SOLO_STACK if s.seats == 1 else STACK_PER_PLAYER * s.seats)
    for seat in range(s.seats):
        size = deal_hand(s, seat, size)
        s.supply[seat] = SUPPLY
        lay(s, seat, FOUNDERS, ROLE[FOUNDERS], -1)
    deal_pile(s, step.RESERVE, size, size)
    if s.seats == 1:
        solo.set_up_countess(s)
    else:
        if s.scoundrels:
            deal_one_each(s, SCOUNDRELS)
        if s.saints:
            deal_one_each(s, SAINTS)
        if s.improvements:
            improvements.draw_improvements(s)
    put_off(s, step.ENDING, 0, 0)
    draft.start_draft(s)
    draft.next_draft(s)


@rule
def gather_deck(s) -> int:
    """2.1 The starters lie on the road; 2.3 the Basics beside it. The rest waits to be shuffled where the discards will
    be; returns how many there are."""
    size, slot = 0, 0
    s.basics[:] = COPIES[DECK_KINDS]
    for kind in range(DECK_KINDS):
        copies = COPIES[kind] if is_in_deck(s, kind) else 0
        if STARTER[kind]:
            s.road[slot] = kind
            slot += 1
            copies -= 1
        for _ in range(copies):
            s.discard[size] = kind
            size += 1
    return size


@rule
def is_in_deck(s, kind) -> bool:
    """2.2 No 4+ cards for two or three; 16.1 alone no Special cards; 17.1, 19.1 what expansions shuffle in."""
    if SET[kind] == BASE_SET:
        return not (FOUR_PLUS[kind] and s.seats < FOUR) and not (s.seats == 1 and SUIT[kind] == SPECIAL)
    if SET[kind] == PROFITEER_SET:
        return s.profiteers and s.seats > 1
    return kind in (THIEF, SHERIFF) and s.scoundrels and s.seats >= THIEVES_FROM


@rule
def deal_pile(s, pile, size, cards) -> int:
    """2.9, 2.12 So many cards onto a pile; 3.6 only the top back shows. Returns how many are left to deal."""
    for i in range(cards):
        s.pile[pile, i] = s.discard[size - 1 - i]
        s.discard[size - 1 - i] = 0
    s.pile_size[pile] = cards
    show_back(s, pile)
    return size - cards


@rule
def deal_hand(s, seat, size) -> int:
    """2.11"""
    for i in range(DEALT):
        enter_hand(s, seat, s.discard[size - 1 - i], 1 << seat)
        s.discard[size - 1 - i] = 0
    return size - DEALT


@rule
def deal_one_each(s, kinds) -> None:
    """17.2, 18.1 One to each player, on top of the hand; the rest go to the box unseen."""
    for i in range(kinds.size):
        s.discard[i] = kinds[i]
    shuffle(s, s.discard[:], kinds.size)
    for i in range(kinds.size):
        if i < s.seats:
            enter_hand(s, i, s.discard[i], 1 << i)
        else:
            s.box[s.box_size] = s.discard[i]
            s.box_size += 1
        s.discard[i] = 0


# -- questions and answers


@rule
def legal_moves(s, seat, moves) -> int:
    """Writes the legal moves into `moves`, lowest first, and returns how many there are."""
    if not is_asked(s, seat):
        return 0
    asked = top_step(s)
    if asked <= step.PUT_COIN:
        return offer_in_draft(s, seat, moves, asked)
    if asked <= step.WHICH_THIEF:
        return offer_in_build(s, seat, moves, asked)
    if asked <= step.TAKE_RESERVE:
        return offer_for_special(s, seat, moves, asked)
    return offer_besides(s, moves, asked)


@inner_rule
def offer_in_draft(s, seat, moves, asked) -> int:
    if asked == step.DRAFT:
        return draft.offer_draft(s, seat, moves)
    if asked == step.AFTER_DRAFT:
        return draft.offer_after_draft(s, seat, moves)
    return draft.offer_courier(s, moves) if asked == step.COURIER_ASKED else road_update.offer_coin(s, moves)


@inner_rule
def offer_in_build(s, seat, moves, asked) -> int:
    if asked == step.BUILD:
        return build.offer_build(s, seat, moves)
    if asked == step.PLACE:
        return chains.offer_place(s, seat, moves)
    if asked == step.PAY:
        return padlocks.offer_payment(s, seat, moves)
    if asked == step.SWAP:
        return apprentice.offer_swap(s, seat, moves)
    if asked == step.COVER:
        return apprentice.offer_cover(s, seat, moves)
    if asked == step.SIDE:
        return apprentice.offer_side(moves)
    if asked == step.SMUGGLE:
        return effects.offer_half(s, seat, moves)
    if asked == step.ONTO:
        return build.offer_onto(s, moves)
    return build.offer_hand(s, seat, moves, HAND_BACK) if asked == step.RETURN else build.offer_thieves(s, seat, moves)


@inner_rule
def offer_for_special(s, seat, moves, asked) -> int:
    if asked == step.SNATCH_FROM:
        return draft_specials.offer_snatch(s, moves)
    if asked == step.BENEFIT:
        return draft_specials.offer_benefit(s, seat, moves)
    if asked == step.SEARCH:
        return draft_specials.offer_search(s, moves)
    if asked == step.TAKE_SEARCHED:
        return draft_specials.offer_searched(s, moves)
    if asked == step.ARRANGE:
        return arranging.offer_arrange(s, moves)
    if asked == step.LOOK_AT:
        return effects.offer_look(s, seat, moves)
    if asked == step.TAKE_SEEN:
        return effects.offer_seen(s, moves)
    if asked == step.STEAL_FROM:
        return effects.offer_steal(s, moves)
    return effects.offer_arrest(s, moves) if asked == step.ARREST_WHOM else effects.offer_reserve(s, moves)


@inner_rule
def offer_besides(s, moves, asked) -> int:
    if asked == step.TAVERN_CARD:
        return improvements.offer_tavern(s, moves)
    if asked == step.CHURCH_CARD:
        return improvements.offer_church(s, moves)
    if asked == step.COUNTESS_TAKES:
        return draft.offer_countess(s, moves)
    if asked == step.RATS_OR_GOLD:
        return solo.offer_rats(s, moves, RATS, DRAFT_FEWER)
    if asked == step.ARSON_OR_GOLD:
        return solo.offer_rats(s, moves, ARSON, BUILD_FEWER)
    if asked == step.RESOLVE_EVENT:
        return events.offer_events(s, moves)
    return events.offer_choice(s, moves) if asked == step.EVENT_CHOICE else solo.offer_jester(s, moves, 0)


@rule
def play(s, seat, move) -> None:
    """Plays one legal move; 22.1 then runs on, with work whose time has come and with side questions whose answer
    everybody can tell, until somebody has a real choice."""
    is_settled = False
    while not is_settled:
        answer(s, seat, move)
        while s.step_size > 0 and waiting_for(s) == 0:
            work(s, top_step(s), top_whose(s))
        seat = top_whose(s)
        is_settled = not is_forced(s, seat)
        move = s.only_move[0]
    s.only_move[0] = 0


@rule
def answer(s, seat, move) -> None:
    asked = top_step(s)
    if USE_JESTER <= move < USE_JESTER + EVENTS:
        answer_jester(s, move - USE_JESTER, asked)
    elif asked <= step.PUT_COIN:
        answer_in_draft(s, seat, move, asked)
    elif asked <= step.WHICH_THIEF:
        answer_in_build(s, seat, move, asked)
    elif asked <= step.TAKE_RESERVE:
        answer_for_special(s, seat, move, asked)
    else:
        answer_besides(s, seat, move, asked)


@rule
def answer_jester(s, event, asked) -> None:
    """16.13 The Event is thrown out; the question stays, unless it was about this Event, or for the Jester himself."""
    solo.throw_out(s, event)
    about_rats = asked == step.RATS_OR_GOLD and event == RATS
    about_arson = asked == step.ARSON_OR_GOLD and event == ARSON
    is_last_event = asked == step.RESOLVE_EVENT and s.event_size == 0
    if about_rats or about_arson or is_last_event or asked == step.MUST_USE_JESTER:
        pop(s)


@inner_rule
def answer_in_draft(s, seat, move, asked) -> None:
    if asked == step.DRAFT:
        draft.answer_draft(s, seat, move)
    elif asked == step.AFTER_DRAFT:
        draft.answer_after_draft(s, seat, move)
    elif asked == step.COURIER_ASKED:
        draft.answer_courier(s, seat, move)
    else:
        road_update.answer_coin(s, move)


@inner_rule
def answer_in_build(s, seat, move, asked) -> None:
    if asked == step.BUILD:
        build.answer_build(s, seat, move)
    elif asked == step.PLACE:
        chains.answer_place(s, move)
    elif asked == step.PAY:
        padlocks.answer_payment(s, seat, move)
    elif asked == step.SWAP:
        apprentice.answer_swap(s, seat, move)
    elif asked == step.COVER:
        apprentice.answer_cover(s, seat, move)
    elif asked == step.SIDE:
        apprentice.answer_side(s, seat, move)
    elif asked == step.SMUGGLE:
        effects.answer_half(s, seat, move)
    elif asked == step.ONTO:
        build.answer_onto(s, move)
    elif asked == step.RETURN:
        build.answer_return(s, seat, move)
    else:
        build.answer_thief(s, seat, move)


@inner_rule
def answer_for_special(s, seat, move, asked) -> None:
    if asked == step.SNATCH_FROM:
        draft_specials.answer_snatch(s, seat, move)
    elif asked == step.BENEFIT:
        draft_specials.answer_benefit(s, seat, move)
    elif asked == step.SEARCH:
        draft_specials.answer_search(s, seat, move)
    elif asked == step.TAKE_SEARCHED:
        draft_specials.answer_searched(s, seat, move)
    elif asked == step.ARRANGE:
        arranging.answer_arrange(s, seat, move)
    elif asked == step.LOOK_AT:
        effects.answer_look(s, seat, move)
    elif asked == step.TAKE_SEEN:
        effects.answer_seen(s, seat, move)
    elif asked == step.STEAL_FROM:
        effects.answer_steal(s, seat, move)
    elif asked == step.ARREST_WHOM:
        effects.answer_arrest(s, seat, move)
    else:
        effects.answer_reserve(s, seat, move)


@inner_rule
def answer_besides(s, seat, move, asked) -> None:
    if asked == step.TAVERN_CARD:
        improvements.answer_tavern(s, seat, move)
    elif asked == step.CHURCH_CARD:
        improvements.answer_church(s, seat, move)
    elif asked == step.COUNTESS_TAKES:
        draft.answer_countess(s, move)
    elif asked == step.RATS_OR_GOLD:
        solo.answer_rats(s, move)
    elif asked == step.ARSON_OR_GOLD:
        solo.answer_arson(s, move)
    elif asked == step.RESOLVE_EVENT:
        events.answer_event(s, move)
    else:
        events.answer_choice(s, move)


# -- what needs no decision


@rule
def is_forced(s, seat) -> bool:
    """A side question with one answer, if everybody can tell that there is one; `only_move` is that answer."""
    asked = top_step(s)
    if asked < step.PLACE:
        return False
    if asked == step.PLACE:  # one place for all the Monks it might be is the one for those it is
        return chains.offer_places(s, seat, s.only_move[:], chains.possible_monks(s, seat)) == 1
    return is_public(s, seat, asked) and legal_moves(s, seat, s.only_move[:]) == 1


@inner_rule
def is_public(s, seat, asked) -> bool:
    """Whether all can tell how many answers there are; where hidden cards decide, only if they are so few."""
    if asked == step.BENEFIT:
        return ordinary_cards(s, seat) == 1
    if asked == step.RETURN:
        return s.hand_size[seat] == 1 or (s.seats == 1 and is_hand_alike(s, seat))
    if asked == step.TAKE_SEEN:
        return ordinary_cards(s, top_about(s)) == 1
    if asked in (step.TAKE_SEARCHED, step.TAKE_RESERVE, step.ARRANGE):
        return s.looked_at == 1
    return asked not in (step.SWAP, step.COVER)


@inner_rule
def is_hand_alike(s, seat) -> bool:
    """Whether all hand cards are of one kind: hands are sorted."""
    return s.hand[seat, 0] == s.hand[seat, s.hand_size[seat] - 1]


@rule
def ordinary_cards(s, seat) -> int:
    """Hand cards that are not Special: all see the backs."""
    n = 0
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        n += kind != SPECIAL_BACK and (kind < 0 or SUIT[kind] != SPECIAL)
    return n


@rule
def work(s, what, seat) -> None:
    """4.1 Draft phase, road update, build phase, end of the build phase, rewards or Events, markets, next round."""
    if what == step.LAY:
        chains.lay_building(s, seat)
    elif what == step.SMUGGLED:
        effects.discard_smuggler(s)
    elif what == step.REFILL:
        draft.refill(s)
    elif what == step.DRAFT_TURN:
        draft.go_on_drafting(s, seat)
    elif what == step.DRAFTING:
        draft.next_draft(s)
    elif what == step.COINING:
        road_update.next_coin(s)
    elif what == step.BUILDING:
        build.next_build(s)
    elif what == step.REWARDING:
        improvements.next_reward(s)
    elif what == step.EVENTFUL:
        solo.next_event(s)
    else:
        next_phase(s)


@inner_rule
def next_phase(s) -> None:
    """The bottom step is about the phase that comes next."""
    phase = s.about[0]
    s.about[0] += 1
    if phase == 0:
        road_update.start_road_update(s)
    elif phase == 1:
        build.start_build(s)
    elif phase == 2:
        end_build_phase(s)
    else:
        s.about[0] = 0
        end_round(s)


@rule
def end_build_phase(s) -> None:
    """12 Founders are turned where there is no food; copper; the marker goes left; then rewards or Events."""
    markets.turn_founders(s)
    if s.profiteers:
        markets.pay_copper(s)
    s.marker = (s.marker + 1) % s.seats
    if s.seats == 1:
        solo.start_event_phase(s)
    elif s.improvements:
        improvements.award_improvements(s)


@rule
def end_round(s) -> None:
    """13 Markets, if due; the second one ends the game."""
    if markets.is_first_market_due(s):
        markets.hold_first_market(s)
    if markets.is_second_market_due(s):
        markets.hold_second_market(s)
        pop(s)
    else:
        draft.start_draft(s)


# -- the end


@rule
def scores(s, out) -> None:
    """The gold of each seat."""
    for seat in range(s.seats):
        out[seat] = s.supply[seat]


@rule
def ranking(s, out) -> None:
    """15 Most gold; of those level the fewest villagers; else it is shared. 16.18 Alone one needs more than she has."""
    if s.seats == 1:
        out[0] = 1 if s.supply[0] > s.supply[step.COUNTESS_VILLAGE] else 2
        return
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            richer = s.supply[other] - s.supply[seat]
            out[seat] += richer > 0 or (richer == 0 and s.village_size[other] < s.village_size[seat])
