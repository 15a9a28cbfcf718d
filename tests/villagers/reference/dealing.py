"""A deal at random, by the rules of set-up (2, 16.1, 17.1, 17.2, 18.1, 19.1, 20.1)."""

from __future__ import annotations

from .cards import IMPROVEMENTS, KINDS, SAINTS, SCOUNDRELS, STARTERS, SUMMER, THIEVES_AND_SHERIFFS, WINTER, is_special
from .table import OPTIONS, Deal


def deck(seats, options):
    """The road villagers in play without the six starters."""
    cards = []
    for kind, facts in KINDS.items():
        is_in = {
            "base": seats > 1 or not is_special(kind),  # 16.1
            "4+": seats >= 4,  # 2.2
            "scoundrels": options["scoundrels"] and seats >= 4 and kind in THIEVES_AND_SHERIFFS,  # 17.1
            "profiteers": options["profiteers"],  # 19.1
        }
        if is_in.get(facts.set):
            cards += [kind] * (facts.copies - (kind in STARTERS))
    return cards


def random_deal(seats, rng, options=None):
    options = OPTIONS | (options or {})
    cards = deck(seats, options)
    rng.shuffle(cards)
    hands = [[cards.pop() for _ in range(5)] for _ in range(seats)]
    stacks = [[cards.pop() for _ in range(5 if seats == 1 else 2 * seats)] for _ in range(6)]
    for name, dealt in (("scoundrels", SCOUNDRELS), ("saints", SAINTS)):
        if options[name]:
            for hand, kind in zip(hands, rng.sample(dealt, seats), strict=True):
                hand.append(kind)
    improvements = [rng.choice(names) for names in IMPROVEMENTS.values()] if options["improvements"] else []
    summer = rng.sample(SUMMER, len(SUMMER)) if seats == 1 else []
    winter = rng.sample(WINTER, len(WINTER)) if seats == 1 else []
    if options["mode"] != "normal":  # 16.19, 16.20
        winter.remove("it-was-you")
    return Deal(
        road=list(STARTERS),
        stacks=stacks,
        reserve=cards,
        hands=hands,
        first=rng.randrange(seats),
        improvements=improvements,
        summer=summer,
        winter=winter,
        reshuffled=lambda _pile, discards: rng.sample(discards, len(discards)),
    )
