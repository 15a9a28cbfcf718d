"""For people: what is asked, what a move would do, why one is not allowed, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from karczma.core.knowledge import SPECTATOR
from karczma.core.piles import held
from karczma.core.record import copy
from karczma.core.steps import ask_next, is_asked, top_about, top_step, waiting_for
from karczma.words import Sentence, sentence

from .cards import (
    COPIES,
    DEFENCE,
    HAND,
    RACE,
    RACE_NAMES,
    STAFF,
    STRENGTH,
    STRONGEST,
    VALUE,
    WEAKEST,
    WORKERS,
)
from .mines import captor, is_playable, may_staff, playable
from .notation import listed, occupied, unit_text
from .rules import (
    AT_CENTRE,
    AT_OWN,
    DRAW_CAMP,
    DRAW_DECK,
    EXCHANGE,
    MOST_MOVES,
    PLAY_UNIT,
    copy_in_hand,
    offer_places,
    points,
)
from .state import DRAW, PLACE, PLAY

STEPS = {PLAY: "play", PLACE: "place", DRAW: "draw"}

# The paragraph of RULES.md that each question and each refusal stands on; the rules open there.
PARAGRAPHS = {
    "prompt-play": "2.1",
    "prompt-exchange": "5.4",
    "prompt-place": "2.1",
    "prompt-draw": "5.1",
    "prompt-wait-play": "2.1",
    "prompt-wait-place": "2.1",
    "prompt-wait-draw": "5.1",
    "prompt-over": "6.6",
    "why-play-first": "2.1",
    "why-lay-first": "2.1",
    "why-draw-now": "5.1",
    "why-must-play": "2.5",
    "why-not-held": "2.1",
    "why-fits-nowhere": "2.3",
    "why-no-mine": "6.2",
    "why-no-own": "4.1",
    "why-alike": "4.1",
    "why-own-race": "4.2",
    "why-overseer": "4.3",
    "why-too-weak": "2.3",
    "why-weakest": "2.4",
    "why-strongest": "2.4",
    "why-deck-empty": "6.2",
    "why-camp-empty": "5.1",
}

# What statistics count of each player's ways in a game; the catalogue has `habit-…` for each.
HABITS = ("captured", "filled", "gifts", "from-camp", "exchanges")


def words(message: str, **args: Any) -> Sentence:
    """A sentence of this game's catalogue."""
    return sentence(f"kings-under-mountains/{message}", **args)


def unit_words(card: int) -> dict[str, Any]:
    """What a sentence about a unit needs."""
    return {"race": RACE_NAMES[RACE[card]], "strength": int(STRENGTH[card])}


def mine_words(mine: int) -> dict[str, Any]:
    """What a sentence about a mine needs."""
    return {"value": int(VALUE[mine])}


def actor(seat: int, viewer: int) -> dict[str, Any]:
    """What a sentence about a player needs; the name can be replaced by that of a person."""
    return {"seat": seat, "you": "yes" if seat == viewer else "no", "name": sentence("seat-name", number=seat + 1)}


def prompt(o: Any, viewer: int) -> Sentence:
    """What the viewer is asked to do now."""
    if waiting_for(o) == 0:
        return words("prompt-over")
    step, seat = STEPS[top_step(o)], int(waiting_for(o)).bit_length() - 1
    shown = unit_words(top_about(o)) if step == "place" else {}
    if viewer == SPECTATOR or not is_asked(o, viewer):
        return words(f"prompt-wait-{step}", **actor(seat, viewer), **shown)
    if step == "play" and not _can_lay(o, seat):
        return words("prompt-exchange")
    return words(f"prompt-{step}", **shown)


def _can_lay(o: Any, seat: int) -> bool:
    units = playable(o, seat)
    return any(is_playable(o, seat, int(card), *units) for card in o.hand[seat, : o.hand_size[seat]])


# -- what a move would do


def places_for(o: Any, seat: int, card: int) -> list[int]:
    """The moves by which a seat could lay this card."""
    shown, room = copy(o), np.empty(MOST_MOVES, np.int16)
    ask_next(shown, PLACE, seat, card)
    found: list[int] = room[: offer_places(shown, seat, room)].tolist()
    return found


def describe(o: Any, seat: int, move: int) -> Sentence:
    """What a move would do."""
    if move < EXCHANGE:
        return _describe_card(o, seat, copy_in_hand(o, seat, move - PLAY_UNIT))
    if move == EXCHANGE:
        return words("describe-exchange", cards=min(HAND, int(o.deck_size)))
    if move < DRAW_DECK:
        return _describe_place(o, seat, top_about(o), move)
    if move == DRAW_DECK:
        return words("describe-draw-last" if o.deck_size == 1 else "describe-draw-deck")
    race = move - DRAW_CAMP
    return words("describe-draw-camp", **unit_words(o.camp[race, o.camp_size[race] - 1]))


def _describe_card(o: Any, seat: int, card: int) -> Sentence:
    """With one place for the card, what it does there; else where it could go."""
    places = places_for(o, seat, card)
    if len(places) == 1:
        return _describe_place(o, seat, card, places[0])
    centre = [str(move - AT_CENTRE + 1) for move in places if move < AT_OWN]
    own = [str(move - AT_OWN + 1) for move in places if move >= AT_OWN]
    where = "both" if centre and own else "centre" if centre else "own"
    return words(f"describe-play-{where}", centre=", ".join(centre), own=", ".join(own), **unit_words(card))


def _describe_place(o: Any, seat: int, card: int, move: int) -> Sentence:
    if move >= AT_OWN:
        i = move - AT_OWN
        mine, left = o.mine[seat, i], int(STAFF[o.mine[seat, i]] - o.worker_size[seat, i] - 1)
        message = "describe-staff" if left else "describe-fill"
        return words(message, own=i + 1, left=left, **unit_words(card), **mine_words(mine))
    place = move - AT_CENTRE
    mine, left = o.centre[place], int(DEFENCE[o.centre[place]] - o.unit_size[place] - 1)
    if left:
        message = "describe-join"
    elif captor(o, seat, card) == seat:
        message = "describe-capture"
    else:
        message = "describe-give"
    return words(message, place=place + 1, left=left, **unit_words(card), **mine_words(mine))


# -- why a move is refused


def why_not(o: Any, seat: int, move: int) -> Sentence:
    """Why the rules do not allow this move now; told from what the seat knows."""
    step = top_step(o)
    if move <= EXCHANGE:
        if step != PLAY:
            return words("why-lay-first" if step == PLACE else "why-draw-now")
        return _why_not_card(o, seat, move)
    if move < DRAW_DECK:
        if step != PLACE:
            return words("why-play-first" if step == PLAY else "why-draw-now")
        return _why_not_place(o, seat, top_about(o), move)
    if step != DRAW:
        return words("why-play-first" if step == PLAY else "why-lay-first")
    if move == DRAW_DECK:
        return words("why-deck-empty")
    return words("why-camp-empty", race=RACE_NAMES[move - DRAW_CAMP])


def _why_not_card(o: Any, seat: int, move: int) -> Sentence:
    if move == EXCHANGE:
        return words("why-must-play")
    card = copy_in_hand(o, seat, move - PLAY_UNIT)
    return words("why-fits-nowhere" if held(o, seat, card) else "why-not-held", **unit_words(card))


def _why_not_place(o: Any, seat: int, card: int, move: int) -> Sentence:
    if move < AT_OWN:
        place = move - AT_CENTRE
        if o.centre[place] == 0:
            return words("why-no-mine")
        return _why_not_cover(card, o.unit[place, o.unit_size[place] - 1])
    i = move - AT_OWN
    if i >= o.mine_size[seat]:
        return words("why-no-own", own=i + 1)
    if may_staff(o, seat, i, card):
        return words("why-alike")
    size = o.worker_size[seat, i]
    wants_overseer = size == WORKERS[o.mine[seat, i]]
    if (RACE[card] == o.king[seat]) != wants_overseer:
        return words("why-overseer" if wants_overseer else "why-own-race", race=RACE_NAMES[o.king[seat]])
    return _why_not_cover(card, o.worker[seat, i, size - 1])


def _why_not_cover(card: int, top: int) -> Sentence:
    message = "why-weakest" if STRENGTH[card] == WEAKEST else "why-too-weak"
    if STRENGTH[top] == STRONGEST:
        message = "why-strongest"
    return words(message, top=int(STRENGTH[top]), weakest=WEAKEST, strongest=STRONGEST, **unit_words(card))


# -- what happened


def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    """What a viewer saw happen, from two observations of that viewer."""
    if move < EXCHANGE:
        card = (move - PLAY_UNIT) * COPIES
        places = places_for(before, seat, card)
        if len(places) > 1:  # where it goes is told with the next move
            return [words("told-chosen", **actor(seat, viewer), **unit_words(card))] if seat == viewer else []
        told = _narrate_place(before, seat, card, places[0], viewer)
    elif move == EXCHANGE:
        told = _narrate_exchange(before, seat, after, viewer)
    elif move < DRAW_DECK:
        told = _narrate_place(before, seat, top_about(before), move, viewer)
    else:
        told = [_narrate_draw(before, seat, move, after, viewer)]
    return told + _narrate_end(before, after, viewer)


def _narrate_place(before: Any, seat: int, card: int, move: int, viewer: int) -> list[Sentence]:
    who = actor(seat, viewer)
    if move >= AT_OWN:
        mine, size = before.mine[seat, move - AT_OWN], before.worker_size[seat, move - AT_OWN]
        message = "told-oversee" if size == WORKERS[mine] else "told-work"
        told = [words(message, **who, **unit_words(card), **mine_words(mine))]
        return [*told, words("told-filled", **who)] if size + 1 == STAFF[mine] else told
    place = move - AT_CENTRE
    told = [words("told-join", **who, place=place + 1, **unit_words(card))]
    mine = before.centre[place]
    if before.unit_size[place] + 1 == DEFENCE[mine]:
        told.append(words("told-captured", **actor(captor(before, seat, card), viewer), **mine_words(mine)))
    return told


def _narrate_exchange(before: Any, seat: int, after: Any, viewer: int) -> list[Sentence]:
    shown = listed(after.discarded - before.discarded)
    cards = " ".join(unit_text(card // COPIES) for card in shown)
    drawn = int(before.deck_size - after.deck_size)
    return [words("told-exchange", cards=cards, drawn=drawn, **actor(seat, viewer))]


def _narrate_draw(before: Any, seat: int, move: int, after: Any, viewer: int) -> Sentence:
    who = actor(seat, viewer)
    if move != DRAW_DECK:
        race = move - DRAW_CAMP
        return words("told-draw-camp", **who, **unit_words(before.camp[race, before.camp_size[race] - 1]))
    for card in after.hand[seat, : after.hand_size[seat]].tolist():
        if card >= 0 and held(after, seat, card) > held(before, seat, card):
            return words("told-draw-known", **who, **unit_words(card))
    return words("told-draw-deck", **who)


def _narrate_end(before: Any, after: Any, viewer: int) -> list[Sentence]:
    """6.1 That the deck has run out, and 6.3 the points when the turn is over."""
    if waiting_for(after) != 0:
        return [words("told-last-turn")] if before.deck_size > after.deck_size == 0 else []
    told = [words("told-over")]
    for seat in range(after.seats):
        total, unfilled = int(points(after, seat)), sum(int(VALUE[mine]) for mine, _ in occupied(after, seat))
        told.append(
            words("told-points", points=total, filled=total + unfilled, unfilled=-unfilled, **actor(seat, viewer))
        )
    return told


def reason(s: Any) -> Sentence:
    """Why the game ended as it did."""
    totals = sorted((int(points(s, seat)) for seat in range(s.seats)), reverse=True)
    return words("reason-shared" if totals[0] == totals[1] else "reason-won", more=totals[0], fewer=totals[1])


def habits(before: Any, seat: int, move: int, after: Any) -> Iterator[tuple[str, int]]:
    """What a move of a finished game tells of the player's ways: a habit of HABITS, and how much of it."""
    if move == EXCHANGE:
        yield "exchanges", 1
    elif move >= DRAW_CAMP:
        yield "from-camp", 1
    elif AT_CENTRE <= move < AT_OWN:
        for owner in range(before.seats):
            if after.mine_size[owner] > before.mine_size[owner]:
                yield ("captured" if owner == seat else "gifts"), 1
    elif move >= AT_OWN and after.filled[seat].sum() > before.filled[seat].sum():
        yield "filled", 1
