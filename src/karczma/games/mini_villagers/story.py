"""For people: what is asked, what the move would do, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.core.knowledge import SPECTATOR, UNKNOWN
from karczma.core.piles import held
from karczma.core.steps import is_asked, waiting_for
from karczma.words import Sentence, sentence

from .cards import COUNTESS, SUIT, SUIT_NAMES, SUITS
from .rules import right_neighbour

# The paragraph of RULES.md that each question and each refusal stands on; the rules open there.
PARAGRAPHS = {
    "prompt-draw": "2.1",
    "prompt-take": "2.2",
    "prompt-wait": "2.1",
    "prompt-over": "3.2",
    "why-not-now": "2.1",
}

# What statistics count of each player's ways in a game; the catalogue has `habit-…` for each.
HABITS: tuple[str, ...] = ()  # all is chance


def words(message: str, **args: Any) -> Sentence:
    """A sentence of this game's catalogue."""
    return sentence(f"mini-villagers/{message}", **args)


def card_words(card: int) -> dict[str, Any]:
    """What a sentence about a card needs."""
    if card == COUNTESS:
        return {"suit": "none", "who": "countess"}
    return {"suit": SUIT_NAMES[SUIT[card]], "who": "woman" if card % 2 else "man"}


def actor(seat: int, viewer: int) -> dict[str, Any]:
    """What a sentence about a player needs; the name can be replaced by that of a person."""
    return {"seat": seat, "you": "yes" if seat == viewer else "no", "name": sentence("seat-name", number=seat + 1)}


def prompt(o: Any, viewer: int) -> Sentence:
    """What the viewer is asked to do now."""
    if waiting_for(o) == 0:
        return words("prompt-over")
    seat = int(waiting_for(o)).bit_length() - 1
    if viewer == SPECTATOR or not is_asked(o, viewer):
        return words("prompt-wait", **actor(seat, viewer))
    if o.pile_size > 0:
        return words("prompt-draw", cards=int(o.pile_size))
    giver = int(right_neighbour(o, seat))
    return words("prompt-take", cards=int(o.hand_size[giver]), **actor(giver, viewer))


def describe(o: Any, seat: int, move: int) -> Sentence:
    """Where the card will come from."""
    if o.pile_size > 0:
        return words("describe-draw")
    return words("describe-take", cards=int(o.hand_size[right_neighbour(o, seat)]))


def why_not(o: Any, seat: int, move: int) -> Sentence:
    """The only move is always allowed to whoever is asked."""
    return words("why-not-now")


def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    """What a viewer saw happen, from two observations of that viewer."""
    told = [_narrate_draw(before, seat, after, viewer)]
    told += [
        words("told-out", **actor(other, viewer))
        for other in range(before.seats)
        if before.hand_size[other] > 0 and after.hand_size[other] == 0
    ]
    return told


def _narrate_draw(before: Any, seat: int, after: Any, viewer: int) -> Sentence:
    """The card drawn is named if the viewer knows it, and a pair to everybody."""
    way, who = "draw", actor(seat, viewer)
    if before.pile_size == 0:
        way = "take"
        who["giver"] = words("giver", **actor(int(right_neighbour(before, seat)), viewer))
    for suit in range(SUITS):
        if after.box[suit] != before.box[suit]:
            return words(f"told-{way}-pair", **who, suit=SUIT_NAMES[suit])
    for card in after.hand[seat, : after.hand_size[seat]]:
        if card != UNKNOWN and not held(before, seat, card):
            return words(f"told-{way}-known", **who, **card_words(card))
    return words(f"told-{way}", **who)


def reason(s: Any) -> Sentence:
    """Why the game ended as it did."""
    return words("reason")


def habits(_before: Any, _seat: int, _move: int, _after: Any) -> Iterator[tuple[str, int]]:
    """What a move of a finished game tells of the player's ways: a habit of HABITS, and how much of it."""
    yield from ()
