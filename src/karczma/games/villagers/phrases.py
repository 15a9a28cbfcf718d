"""Words about cards, houses, piles and players: the bricks of this game's sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from karczma.core.knowledge import UNKNOWN
from karczma.words import Sentence, sentence

from .cards import (
    ABOUT,
    BUILDERS,
    COPPER,
    COUNTED,
    COUNTS,
    EVENT_AMOUNT,
    EVENT_NAMES,
    FOOD,
    GOLD,
    IMPROVEMENT_ABOUT,
    IMPROVEMENT_BUILDERS,
    IMPROVEMENT_COUNTS,
    IMPROVEMENT_FOOD,
    IMPROVEMENT_GOLD,
    IMPROVEMENT_NAMES,
    LAID_ON,
    NAMES,
    NOTHING,
    PAYS,
    PER,
    ROLE_NAMES,
    ROWS,
    SILVER,
    SPECIAL,
    SUIT,
    SUITS,
    TABLE,
    UNLOCKER,
)
from .names import LETTERS
from .state import COUNTESS_VILLAGE


def words(message: str, **args: Any) -> Sentence:
    """A sentence of this game's catalogue."""
    return sentence(f"villagers/{message}", **args)


def actor(o: Any, seat: int, viewer: int) -> dict[str, Any]:
    """What a sentence about a player needs; the name can be replaced by a person's. Alone there is the Countess."""
    if o.seats == 1 and seat == COUNTESS_VILLAGE:
        name = words("card", card="countess")
    else:
        name = sentence("seat-name", number=seat + 1)
    return {"seat": seat, "you": "yes" if seat == viewer else "no", "name": name}


def village_of(o: Any, owner: int, viewer: int) -> Sentence:
    """`Bot's village`, `your village`."""
    return words("village-of", **actor(o, owner, viewer))


def card(kind: int) -> dict[str, Any]:
    """What a sentence about a card needs."""
    return {"card": NAMES[kind]}


def card_name(kind: int) -> Sentence:
    """What a card is called."""
    return words("card", card=NAMES[kind])


def role_name(role: int) -> Sentence:
    """A role is called like the card that usually has it."""
    return words("card", card=ROLE_NAMES[role])


def some_card(seen: int) -> Sentence:
    """`the Cooper`; from behind `a Wood card`; unseen `a card`."""
    if seen >= 0:
        return words("that-card", card=NAMES[seen])
    return words("any-card") if seen == UNKNOWN else words("card-of-suit", suit=SUITS[UNKNOWN - 1 - seen])


def listing(parts: Sequence[Sentence]) -> Sentence:
    """`one, two, three`."""
    if len(parts) == 1:
        return parts[0]
    return words("one-and-more", first=parts[0], rest=listing(parts[1:]))


def card_names(kinds: Iterable[int]) -> Sentence:
    """Several cards, as a sentence lists them."""
    return listing([card_name(int(kind)) for kind in kinds])


def house_name(o: Any, owner: int, place: int) -> dict[str, Any]:
    """A card that lies in a village, and where: `Cooper`, `b3`."""
    return {"card": NAMES[o.village[owner, place]], "house": f"{LETTERS[owner]}{place + 1}"}


def facts(kind: int) -> Sentence:
    """What a card shows in a few letters, `@Lumberjack 4g !Blacksmith`; of a Special one, what it does."""
    *parts, last = fact_parts(kind)
    for part in reversed(parts):
        last = words("tiny-and", first=part, rest=last)
    return last


def fact_parts(kind: int) -> list[Sentence]:
    """What it lies on, or its suit; what it brings; who opens its padlock."""
    if SUIT[kind] == SPECIAL:
        return [words("effect", effect=NAMES[kind], amount=int(ROWS[kind].get("amount", 0)))]
    parts = [words("short-suit", suit=SUITS[SUIT[kind]])]
    if LAID_ON[kind, 0] != TABLE:
        parts = [words("tiny-on", card=ROLE_NAMES[LAID_ON[kind, 0]])]
    for message, number in (("tiny-gold", GOLD), ("tiny-food", FOOD), ("tiny-builders", BUILDERS)):
        if number[kind]:
            parts.append(words(message, number=int(number[kind])))
    for message, rate in (("tiny-silver", SILVER[kind]), ("tiny-copper", COPPER[kind])):
        if rate[COUNTS] != NOTHING:
            what = _counted(rate[COUNTS], int(rate[ABOUT]))
            parts.append(words(message, pays=int(rate[PAYS]), number=int(rate[PER]), **what))
    if UNLOCKER[kind] >= 0:
        parts.append(words("tiny-lock", card=NAMES[UNLOCKER[kind]]))
    return parts


def _counted(what: int, about: int) -> dict[str, Any]:
    """What is counted, of which suit; or chains of how many cards."""
    return {"counts": COUNTED[what], "suit": SUITS[about] if about < SPECIAL else SUITS[0], "least": about}


def event_effect(event: int) -> Sentence:
    """What an Event does, in a few words."""
    return words("event-effect", event=EVENT_NAMES[event], amount=int(EVENT_AMOUNT[event]))


def improvement_facts(name: str) -> dict[str, Any]:
    """What an Improvement counts and what its winner gets."""
    improvement = IMPROVEMENT_NAMES.index(name)
    return {
        "improvement": name,
        "of": words("counted-most", **_counted(IMPROVEMENT_COUNTS[improvement], int(IMPROVEMENT_ABOUT[improvement]))),
        "reward": improvement_reward(improvement),
    }


def improvement_reward(improvement: int) -> Sentence:
    """What an Improvement pays, in a few words."""
    parts = [words("gold", gold=int(IMPROVEMENT_GOLD[improvement]))]
    if IMPROVEMENT_FOOD[improvement]:
        parts.append(words("food", food=int(IMPROVEMENT_FOOD[improvement])))
    if IMPROVEMENT_BUILDERS[improvement]:
        parts.append(words("builders", builders=int(IMPROVEMENT_BUILDERS[improvement])))
    if IMPROVEMENT_NAMES[improvement] == "tavern":
        parts.append(words("reward-basic"))
    if IMPROVEMENT_NAMES[improvement] == "church":
        parts.append(words("reward-card"))
    return listing(parts)
