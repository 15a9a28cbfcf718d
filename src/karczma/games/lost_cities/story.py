"""For people: what is asked, what a move would do, why one is not allowed, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.core.knowledge import SPECTATOR, UNKNOWN
from karczma.core.piles import held
from karczma.core.record import copy
from karczma.core.steps import is_asked, top_step, waiting_for
from karczma.words import Sentence, sentence

from .cards import COLOUR, COLOUR_NAMES, COLOURS, GREAT_EXPEDITION, MILESTONE_NAMES, VALUE
from .rules import CAMP, DRAW_CAMP, DRAW_DECK, add_to_expedition, may_join
from .scoring import expedition_points, total
from .state import DRAW, OPEN, PLACE, SEATS, SHEET_MILESTONES, TAKEN_BY

# The paragraph of RULES.md that each question and each refusal stands on; the rules open there.
PARAGRAPHS = {
    "prompt-place": "2.1",
    "prompt-draw": "2.5",
    "prompt-wait-place": "2.1",
    "prompt-wait-draw": "2.5",
    "prompt-over": "4.3",
    "why-lay-first": "2.1",
    "why-draw-first": "2.1",
    "why-not-held": "2.1",
    "why-too-low": "2.2",
    "why-sponsor-late": "2.3",
    "why-just-laid": "2.6",
    "why-camp-empty": "2.5",
    "why-not-now": "2.1",
}

# What statistics count of each player's ways in a game; the catalogue has `habit-…` for each.
HABITS = ("expeditions", "sponsors", "great", "from-camps")


def words(message: str, **args: Any) -> Sentence:
    """A sentence of this game's catalogue."""
    return sentence(f"lost-cities/{message}", **args)


def card_words(kind: int) -> dict[str, Any]:
    """What a sentence about a card needs."""
    return {"colour": COLOUR_NAMES[COLOUR[kind]], "value": int(VALUE[kind])}


def actor(seat: int, viewer: int) -> dict[str, Any]:
    """What a sentence about a player needs; the name can be replaced by that of a person."""
    return {"seat": seat, "you": "yes" if seat == viewer else "no", "name": sentence("seat-name", number=seat + 1)}


def prompt(o: Any, viewer: int) -> Sentence:
    """What the viewer is asked to do now."""
    if waiting_for(o) == 0:
        return words("prompt-over")
    step = "place" if top_step(o) == PLACE else "draw"
    if viewer != SPECTATOR and is_asked(o, viewer):
        return words(f"prompt-{step}")
    return words(f"prompt-wait-{step}", **actor(int(waiting_for(o)).bit_length() - 1, viewer))


def describe(o: Any, seat: int, move: int) -> Sentence:
    """What a move would do, with the points the expedition would then stand at."""
    if move < CAMP:
        return _describe_play(o, seat, move)
    if move < DRAW_DECK:
        return words("describe-camp", **card_words(move - CAMP))
    if move == DRAW_DECK:
        return words("describe-draw-last" if o.deck_size == 1 and o.show_deck_count else "describe-draw-deck")
    colour = move - DRAW_CAMP
    return words("describe-draw-camp", **card_words(o.camp[colour, o.camp_size[colour] - 1]))


def _describe_play(o: Any, seat: int, kind: int) -> Sentence:
    after = copy(o)
    add_to_expedition(after, seat, kind)
    points = int(expedition_points(after, seat, int(COLOUR[kind])))
    message = "describe-play" if o.expedition_size[seat, COLOUR[kind]] > 0 else "describe-begin"
    return words(message, points=points, **card_words(kind))


def why_not(o: Any, seat: int, move: int) -> Sentence:
    """Why the rules do not allow this move now; told from what the seat knows."""
    if move >= DRAW_DECK:
        return _why_not_draw(o, move)
    if top_step(o) == DRAW:
        return words("why-draw-first")
    kind = move - CAMP if move >= CAMP else move
    if held(o, seat, kind) == 0:
        return words("why-not-held", **card_words(kind))
    if move < CAMP and not may_join(o, seat, kind):
        colour = COLOUR[kind]
        top = o.expedition[seat, colour, o.expedition_size[seat, colour] - 1]
        return words("why-sponsor-late" if VALUE[kind] == 0 else "why-too-low", top=int(VALUE[top]), **card_words(kind))
    return words("why-not-now")


def _why_not_draw(o: Any, move: int) -> Sentence:
    if top_step(o) != DRAW:
        return words("why-lay-first")
    colour = move - DRAW_CAMP
    if o.closed == 1 + colour:
        return words("why-just-laid", colour=COLOUR_NAMES[colour])
    return words("why-camp-empty", colour=COLOUR_NAMES[colour])


def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    """What a viewer saw happen, from two observations of that viewer."""
    who = actor(seat, viewer)
    if move < CAMP:
        begun = before.expedition_size[seat, COLOUR[move]] > 0
        return [words("told-play" if begun else "told-begin", **who, **card_words(move))]
    if move < DRAW_DECK:
        return [words("told-camp", **who, **card_words(move - CAMP))]
    told = [_narrate_draw(before, seat, move, after, who)]
    told += _narrate_milestones(before, after, viewer)
    if after.deal > before.deal:
        told += _narrate_deal(before, after, viewer)
    return told


def _narrate_draw(before: Any, seat: int, move: int, after: Any, who: dict[str, Any]) -> Sentence:
    if move != DRAW_DECK:
        colour = move - DRAW_CAMP
        return words("told-draw-camp", **who, **card_words(before.camp[colour, before.camp_size[colour] - 1]))
    if after.deal == before.deal:
        for kind in after.hand[seat, : after.hand_size[seat]].tolist():
            if kind != UNKNOWN and held(after, seat, kind) > held(before, seat, kind):
                return words("told-draw-known", **who, **card_words(kind))
    return words("told-draw-last" if before.deck_size == 1 else "told-draw-deck", **who)


def _narrate_milestones(before: Any, after: Any, viewer: int) -> list[Sentence]:
    deal, told = before.deal, []
    both = zip(before.milestone[deal].tolist(), after.milestone[deal].tolist(), strict=True)
    for milestone, (lay, lies) in enumerate(both):
        if lay == OPEN and lies >= TAKEN_BY:
            told.append(words("told-milestone", milestone=MILESTONE_NAMES[milestone], **actor(lies - TAKEN_BY, viewer)))
    return told


def _narrate_deal(before: Any, after: Any, viewer: int) -> list[Sentence]:
    """3.4 The points of the deal, then 4.2 who begins the next one."""
    deal = before.deal
    told = [words("told-capped" if after.capped[deal] else "told-deal-over", deal=int(deal) + 1)]
    for seat in range(SEATS):
        columns = [int(points) for points in after.sheet[deal, seat]]
        told.append(
            words(
                "told-points",
                points=sum(columns),
                expeditions=sum(columns[:COLOURS]),
                milestones=columns[SHEET_MILESTONES],
                **actor(seat, viewer),
            )
        )
    if after.deal < after.deals:
        told.append(words("told-next-deal", deal=int(after.deal) + 1, **actor(int(after.began), viewer)))
    return told


def reason(s: Any) -> Sentence:
    """Why the game ended as it did."""
    totals = sorted(int(total(s, seat)) for seat in range(SEATS))
    message = "reason-shared" if totals[0] == totals[1] else "reason-won"
    return words(message, deals=int(s.deals), more=totals[1], fewer=totals[0])


def habits(before: Any, seat: int, move: int, _: Any) -> Iterator[tuple[str, int]]:
    """What a move of a finished game tells of the player's ways: a habit of HABITS, and how much of it."""
    if move < CAMP:
        size = int(before.expedition_size[seat, COLOUR[move]])
        if size == 0:
            yield "expeditions", 1
        if VALUE[move] == 0:
            yield "sponsors", 1
        if size + 1 == GREAT_EXPEDITION:
            yield "great", 1
    elif move >= DRAW_CAMP:
        yield "from-camps", 1
