"""For people: what is asked, what a move would do, why one is not allowed, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.core.knowledge import SPECTATOR, UNKNOWN
from karczma.core.seating import age
from karczma.core.steps import is_asked, top_step, waiting_for
from karczma.words import Sentence, sentence

from .cards import (
    CASTLE_KINDS,
    CASTLE_SIZES,
    DRUM,
    FIGURE_NAMES,
    FIGURES,
    KIND,
    PAIR,
    PAIR_KINDS,
    POINTS,
    ROUNDS,
    SHEPHERD,
    STRENGTH,
)
from .rules import LAY, RECRUIT
from .scoring import games, points, total
from .state import CAPTURE, NOTHING_TO_TAKE, TOOK_THE_ONLY_ONE
from .view import compared

CARD_NAMES = (*FIGURE_NAMES, "shepherd")

# The paragraph of RULES.md that each question and each refusal stands on; the rules open there.
PARAGRAPHS = {
    "prompt-lay": "3.1",
    "prompt-recruit": "4.1",
    "prompt-wait-lay": "3.1",
    "prompt-wait-recruit": "4.1",
    "prompt-over": "5.1",
    "why-lay-first": "4.1",
    "why-recruit-first": "4.1",
    "why-in-camp": "3.6",
    "why-not-in-camp": "4.1",
    "why-not-now": "3.1",
}

# What statistics count of each player's ways in a game; the catalogue has `habit-…` for each.
HABITS = ("shepherds", *(f"recruited-{name}" for name in FIGURE_NAMES))


def words(message: str, **args: Any) -> Sentence:
    """A sentence of this game's catalogue."""
    return sentence(f"knights-and-castles/{message}", **args)


def castle_words(castle: int) -> dict[str, Any]:
    """What a sentence about a castle needs."""
    return {"kind": CASTLE_KINDS[KIND[castle]], "size": CASTLE_SIZES[castle], "points": int(POINTS[castle])}


def pair_words(pair: int) -> dict[str, Any]:
    """What a sentence about two cards needs."""
    one, other = PAIR_KINDS[pair]
    return {"one": CARD_NAMES[one], "other": CARD_NAMES[other]}


def actor(seat: int, viewer: int) -> dict[str, Any]:
    """What a sentence about a player needs; the name can be replaced by that of a person."""
    return {"seat": seat, "you": "yes" if seat == viewer else "no", "name": sentence("seat-name", number=seat + 1)}


def tile_at_stake(o: Any) -> int:
    """The tile that was turned up last."""
    return int(o.tile[o.game, o.turned - 1])


def prompt(o: Any, viewer: int) -> Sentence:
    """What the viewer is asked to do now."""
    waiting = int(waiting_for(o))
    if waiting == 0:
        return words("prompt-over")
    if viewer != SPECTATOR and is_asked(o, viewer):
        if top_step(o) == CAPTURE:
            return words("prompt-lay", **castle_words(tile_at_stake(o)))
        return words("prompt-recruit")
    step = "lay" if top_step(o) == CAPTURE else "recruit"
    return words(f"prompt-wait-{step}", players=waiting.bit_count())


def describe(o: Any, seat: int, move: int) -> Sentence:
    """What a move would do, with the strengths that count."""
    if move >= RECRUIT:
        figure = move - RECRUIT
        strengths = {kind: int(STRENGTH[number, figure]) for number, kind in enumerate(CASTLE_KINDS)}
        return words("describe-recruit", figure=FIGURE_NAMES[figure], **strengths)
    pair, kind = move - LAY, KIND[tile_at_stake(o)]
    one, other = PAIR_KINDS[pair]
    if one == SHEPHERD:
        return words("describe-lay-shepherds", cards=int(o.hand_size[seat]))
    if other == SHEPHERD:
        return words("describe-lay-one", figure=FIGURE_NAMES[one], strength=int(STRENGTH[kind, one]))
    strengths = {"strength": int(STRENGTH[kind, one]), "other_strength": int(STRENGTH[kind, other])}
    return words("describe-lay-two", **pair_words(pair), **strengths)


def why_not(o: Any, seat: int, move: int) -> Sentence:
    """Why the rules do not allow this move now; told from what the seat knows."""
    if move >= RECRUIT:
        if top_step(o) == CAPTURE:
            return words("why-lay-first")
        return words("why-not-in-camp", figure=FIGURE_NAMES[move - RECRUIT])
    if top_step(o) != CAPTURE:
        return words("why-recruit-first")
    absent = int(PAIR[move - LAY]) & ~int(o.hand[seat])
    for figure in range(FIGURES):
        if absent >> figure & 1:
            return words("why-in-camp", figure=FIGURE_NAMES[figure])
    return words("why-not-now")


def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    """What a viewer saw happen, from two observations of that viewer. The last choice of a round shows them all."""
    told = [_narrate_choice(before, seat, move, viewer)]
    if waiting_for(before) == 1 << seat:
        own = move if seat == viewer else int(before.chosen[viewer]) - 1 if viewer >= 0 else -1
        told += _narrate_rounds(before, after, viewer, own)
    return told


def _narrate_choice(before: Any, seat: int, move: int, viewer: int) -> Sentence:
    who = actor(seat, viewer)
    if move == UNKNOWN:
        return words("told-chosen-pair" if top_step(before) == CAPTURE else "told-chosen-recruit", **who)
    if move >= RECRUIT:
        return words("told-choose-recruit", **who, figure=FIGURE_NAMES[move - RECRUIT])
    return words("told-choose-pair", **who, **pair_words(move - LAY))


def _narrate_rounds(before: Any, after: Any, viewer: int, own: int) -> list[Sentence]:
    """The round that is over, then tile after tile until somebody is asked again. `own` is the viewer's own choice."""
    game, turned, told = int(before.game), int(before.turned), []
    while True:
        if after.tile[game, turned - 1] == DRUM:
            told += _narrate_recruitment(after, game, turned - 1, viewer, own)
        else:
            told += _narrate_capture(before, after, viewer)
        if turned == ROUNDS:
            told += _narrate_game(after, game, viewer)
            game, turned = game + 1, 0
        if game == games(after):
            return told
        turned += 1
        told.append(_narrate_tile(int(after.tile[game, turned - 1])))
        if (game, turned) == (after.game, after.turned):
            return told


def _narrate_tile(tile: int) -> Sentence:
    return words("told-drum") if tile == DRUM else words("told-tile", **castle_words(tile))


def _narrate_capture(before: Any, after: Any, viewer: int) -> list[Sentence]:
    """3.2 to 3.7 in the order of the rulebook."""
    game, number = int(before.game), int(before.turned) - 1
    castle = int(after.tile[game, number])
    pairs = [int(entry) - 1 for entry in after.log[game, number, : after.seats]]
    told = []
    for seat, pair in enumerate(pairs):
        shepherds = PAIR_KINDS[pair].count(SHEPHERD)
        told.append(words("told-pair", shepherds=shepherds, **actor(seat, viewer), **pair_words(pair)))
    repeated, strongest = compared(castle, pairs)
    told += [words("told-repeated", figure=FIGURE_NAMES[figure]) for figure in repeated]
    told.append(_narrate_taker(int(after.owner[game, castle]) - 1, castle, strongest, viewer))
    if after.game == game:
        told.append(_narrate_sword(before, after, viewer))
    return told


def _narrate_taker(taker: int, castle: int, strongest: list[int], viewer: int) -> Sentence:
    who = {**actor(taker, viewer), **castle_words(castle)}
    if len(strongest) == 1:
        strength = int(STRENGTH[KIND[castle], strongest[0]])
        return words("told-taken", figure=FIGURE_NAMES[strongest[0]], strength=strength, **who)
    return words("told-taken-level" if strongest else "told-taken-by-sword", **who)


def _narrate_sword(before: Any, after: Any, viewer: int) -> Sentence:
    """3.7 The fewest points; if several have them, the youngest."""
    holder = int(after.sword)
    fewest = [points(after, int(after.game), seat) for seat in range(after.seats)]
    level = fewest.count(min(fewest)) > 1
    message = "told-sword-stays" if before.sword == holder else "told-sword-goes"
    return words(message, level="yes" if level else "no", **actor(holder, viewer))


def _narrate_recruitment(after: Any, game: int, number: int, viewer: int, own: int) -> list[Sentence]:
    """4.1 Who took a card back; which one, only its owner is told."""
    entries = [int(entry) for entry in after.log[game, number, : after.seats]]
    if not any(entries):
        return [words("told-drum-in-vain")]
    told = []
    for seat, took in enumerate(entries):
        who = actor(seat, viewer)
        if took == NOTHING_TO_TAKE:
            told.append(words("told-nothing-to-take", **who))
        elif took == TOOK_THE_ONLY_ONE:
            told.append(words("told-took-only", **who))
        elif seat == viewer and own >= RECRUIT:
            told.append(words("told-took", **who, figure=FIGURE_NAMES[own - RECRUIT]))
        else:
            told.append(words("told-took-secretly", **who))
    return told


def _narrate_game(after: Any, game: int, viewer: int) -> list[Sentence]:
    """5.1 The points of the game; 6.2 then who has the sword at the start of the next one."""
    told = [words("told-game-over", game=game + 1, games=int(games(after)))]
    for seat in range(after.seats):
        won = int(points(after, game, seat))
        told.append(words("told-points", points=won, **actor(seat, viewer)))
    if game + 1 < games(after):
        told.append(words("told-next-game", game=game + 2, **actor(int(after.sword), viewer)))
    return told


def reason(s: Any) -> Sentence:
    """Why the game ended as it did."""
    first, second = sorted(range(s.seats), key=lambda seat: (-total(s, seat), -s.hand_size[seat], age(s, seat)))[:2]
    best = {"points": int(total(s, first)), "games": int(games(s))}
    if total(s, first) > total(s, second):
        return words("reason-points", next=int(total(s, second)), **best)
    if s.hand_size[first] > s.hand_size[second]:
        return words("reason-cards", cards=int(s.hand_size[first]), next=int(s.hand_size[second]), **best)
    return words("reason-youngest", **best)


def habits(_before: Any, _seat: int, move: int, _: Any) -> Iterator[tuple[str, int]]:
    """What a move of a finished game tells of the player's ways: a habit of HABITS, and how much of it."""
    if move >= RECRUIT:
        yield f"recruited-{FIGURE_NAMES[move - RECRUIT]}", 1
    else:
        shepherds = PAIR_KINDS[move - LAY].count(SHEPHERD)
        if shepherds:
            yield "shepherds", shepherds
