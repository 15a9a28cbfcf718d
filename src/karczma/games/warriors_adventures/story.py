"""For people: what is asked, what a move would do, why one is not allowed, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.core.knowledge import SPECTATOR
from karczma.core.steps import is_asked, top_step, top_whose, waiting_for
from karczma.words import Sentence, sentence

from .cards import CHAMBERLAIN, CHARACTERS, COIN_IN_HAND, DUSIGROSZ, ITEMS, KNIGHTS, NAMES, RAIDERS, VALUE, worth
from .rules import REVEAL, SEND, VICTIM, is_playing, items_in_front, loot_kind, rivals
from .scoring import NOBODY, items_sent, most_coins, points
from .state import ROB

# The paragraph of RULES.md that each question and each refusal stands on; the rules open there.
PARAGRAPHS = {
    "prompt-turn": "2.1",
    "prompt-reveal": "2.1",
    "prompt-rob": "5.2",
    "prompt-wait-turn": "2.1",
    "prompt-wait-rob": "5.2",
    "prompt-over": "4.4",
    "why-stack-empty": "2.1",
    "why-nothing-to-send": "3.1",
    "why-no-coin": "5.2",
    "why-rob-first": "5.2",
    "why-no-victim": "5.2",
}

# What statistics count of each player's ways in a game; the catalogue has `habit-…` for each.
HABITS = ("sendings", "at-stake", "risks", "robberies")


def words(message: str, **args: Any) -> Sentence:
    """A sentence of this game's catalogue."""
    return sentence(f"warriors-adventures/{message}", **args)


def actor(seat: int, viewer: int) -> dict[str, Any]:
    """What a sentence about a player needs; the name can be replaced by that of a person."""
    return {"seat": seat, "you": "yes" if seat == viewer else "no", "name": sentence("seat-name", number=seat + 1)}


def card_words(kind: int) -> dict[str, Any]:
    """What a sentence about a card needs."""
    return {"card": NAMES[kind], "value": worth(kind)}


def in_front(o: Any, seat: int) -> dict[str, int]:
    """What a sentence about everything in front of a player needs."""
    return {"items": int(items_in_front(o, seat)), "ducats": int(o.front[seat] @ VALUE)}


def loot(o: Any, victim: int) -> dict[str, Any]:
    """What a sentence about that part needs which the coin in hand would steal."""
    item = int(loot_kind(o, victim))
    return {"items": int(o.front[victim, item]), **card_words(item)}


# -- what is asked, and what a move would do


def prompt(o: Any, viewer: int) -> Sentence:
    """What the viewer is asked to do now."""
    if waiting_for(o) == 0:
        return words("prompt-over")
    step = "rob" if top_step(o) == ROB else "turn"
    if viewer != SPECTATOR and is_asked(o, viewer):
        return words(f"prompt-{step}" if step == "rob" or items_in_front(o, viewer) else "prompt-reveal")
    return words(f"prompt-wait-{step}", **actor(int(top_whose(o)), viewer))


def describe(o: Any, seat: int, move: int) -> Sentence:
    """What a move would do; with the memory aid, what may come."""
    if move < SEND:
        return _describe_reveal(o, move - REVEAL)
    if move == SEND:
        message = "describe-send-knights" if o.knights[seat] else "describe-send"
        if o.filled[seat] + 1 == CHARACTERS[o.seats]:
            message = "describe-send-last"
        return words(message, **in_front(o, seat))
    victim = move - VICTIM
    message = "describe-rob" if items_in_front(o, victim) else "describe-rob-nothing"
    return words(message, **actor(victim, seat), **loot(o, victim))


def _describe_reveal(o: Any, stack: int) -> Sentence:
    about = {"stack": stack + 1, "cards": int(o.stack_size[stack])}
    if not o.memory_aid:
        return words("describe-reveal", **about)
    kinds = o.left[stack].nonzero()[0]
    if len(kinds) == 1:
        return words("describe-reveal-known", **about, **card_words(int(kinds[0])))
    return words("describe-reveal-aided", **about, items=int(o.left[stack, : COIN_IN_HAND + 1].sum()))


def why_not(o: Any, _seat: int, move: int) -> Sentence:
    """Why the rules do not allow this move now."""
    if top_step(o) == ROB:
        return words("why-no-victim" if move >= VICTIM else "why-rob-first")
    if move >= VICTIM:
        return words("why-no-coin")
    return words("why-nothing-to-send") if move == SEND else words("why-stack-empty", stack=move - REVEAL + 1)


# -- what happened


def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    """What a viewer saw happen, from two observations of that viewer."""
    if move < SEND:
        told = _narrate_reveal(before, seat, move - REVEAL, after, viewer)
    elif move == SEND:
        message = "told-send-knights" if before.knights[seat] else "told-send"
        told = [words(message, items=int(items_in_front(before, seat)), **actor(seat, viewer))]
        if not is_playing(after, seat):
            told.append(words("told-out", **actor(seat, viewer)))
    else:
        told = _narrate_theft(before, seat, move - VICTIM, viewer)
    if after.step_size == 0:
        told += _narrate_end(before, move, after, viewer)
    return told


def _narrate_reveal(before: Any, seat: int, stack: int, after: Any, viewer: int) -> list[Sentence]:
    kind = int((before.left[stack] - after.left[stack]).argmax())
    who = {"stack": stack + 1, **actor(seat, viewer)}
    if kind not in (CHAMBERLAIN, KNIGHTS, RAIDERS):
        told = [words("told-item", **who, **card_words(kind))]
        others = int(rivals(before, seat))
        if kind == COIN_IN_HAND and before.stealing_coin and others.bit_count() == 1:
            told += _narrate_theft(before, seat, others.bit_length() - 1, viewer)
        return told
    if kind == KNIGHTS and not before.knights[seat]:
        return [words("told-knights-wait", **who)]
    if kind == RAIDERS and before.knights[seat]:
        return [words("told-fight", **who)]
    if not items_in_front(before, seat):
        return [words("told-harmless", **who, **card_words(kind))]
    if kind == CHAMBERLAIN:
        best = max(item for item in range(ITEMS) if before.front[seat, item])
        return [words("told-chamberlain", **who, **card_words(best))]
    return [words("told-knights" if kind == KNIGHTS else "told-raiders", **who, **in_front(before, seat))]


def _narrate_theft(before: Any, seat: int, victim: int, viewer: int) -> list[Sentence]:
    taken = loot(before, victim)
    some = "" if taken["items"] else "-nothing"
    return [
        words(f"told-rob{some}", **actor(seat, viewer), **taken),
        words(f"told-robbed{some}", **actor(victim, viewer), **taken),
    ]


def _narrate_end(before: Any, move: int, after: Any, viewer: int) -> list[Sentence]:
    """4.1 or 4.2, the last sends, 5.1 the bonus card, 4.3 and the ducats of all."""
    told = [words("told-all-full" if move == SEND else "told-cards-gone")]
    for seat in range(after.seats):
        if move != SEND and after.filled[seat] > before.filled[seat]:
            items = int(after.sent[seat, after.filled[seat] - 1].sum())
            told.append(words("told-last-send", items=items, **actor(seat, viewer)))
    if after.dusigrosz:
        holder = int(most_coins(after))
        if holder == NOBODY:
            told.append(words("told-no-bonus"))
        else:
            told.append(words("told-bonus", ducats=DUSIGROSZ, **actor(holder, viewer)))
    for seat in range(after.seats):
        who = actor(seat, viewer)
        told.append(words("told-points", ducats=int(points(after, seat)), items=int(items_sent(after, seat)), **who))
    return told


# -- how it ended


def reason(s: Any) -> Sentence:
    """Why the game ended as it did: 4.4 by ducats, by items, or shared."""
    standings = [(int(points(s, seat)), int(items_sent(s, seat))) for seat in range(s.seats)]
    (ducats, items), (next_ducats, next_items), *_ = sorted(standings, reverse=True)
    if ducats > next_ducats:
        return words("reason-won", ducats=ducats, fewer=next_ducats)
    if items > next_items:
        return words("reason-items", ducats=ducats, items=items, fewer=next_items)
    winners = [seat for seat, standing in enumerate(standings) if standing == (ducats, items)]
    return words("reason-shared", ducats=ducats, items=items, players=_listed(winners))


def _listed(seats: list[int]) -> Sentence:
    """Several players in one sentence, each with a name of its own."""
    *others, last = (words("player", **actor(seat, SPECTATOR)) for seat in seats)
    players = others[0]
    for other in others[1:]:
        players = words("players", players=players, player=other)
    return words("players-last", players=players, player=last)


def habits(before: Any, seat: int, move: int, _: Any) -> Iterator[tuple[str, int]]:
    """What a move of a finished game tells of the player's ways: a habit of HABITS, and how much of it."""
    if move == SEND:
        yield "sendings", 1
        yield "at-stake", int((before.front[seat] * VALUE.astype(int)).sum())
    elif move < SEND and items_in_front(before, seat) > 0:
        yield "risks", 1
    elif move >= VICTIM:
        yield "robberies", 1
