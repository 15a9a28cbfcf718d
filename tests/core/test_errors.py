"""Every refusal is a sentence of ours, in both languages, that names what was wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

import karczma
from karczma import KarczmaError, say
from karczma.core import errors
from karczma.core.table import Table

GAME = karczma.GAMES[0]


def table() -> Table:
    return GAME.deal(seed=1, seats=GAME.seats[-1])


def finished() -> Table:
    over = table()
    while not over.is_over:
        over.play(over.legal_moves(over.waiting_for[0])[0], over.waiting_for[0])
    return over


def two_are_asked() -> Table:
    several = table()
    several._waiting = (0, 1)
    return several


def other_seat(of: Table) -> int:
    return next(seat for seat in range(of.seats) if seat not in of.waiting_for)


def last_move_taken_back(of: Table, seat: int | None = None) -> None:
    mover = of.waiting_for[0]
    of.play(of.legal_moves(mover)[0], mover)
    of.undo(mover if seat is None else seat)


def undone_draw() -> None:
    drawn = karczma.game("lost-cities").position("hand 0: Y2 Y3\nto play: 0 draw")
    drawn.play("draw:deck")
    drawn.undo(0)


def damaged(**changes: object) -> Callable[[], object]:
    return lambda: GAME.replay(json.dumps({**json.loads(table().replay().to_json()), **changes}))


MISTAKES: dict[str, tuple[type[KarczmaError], Callable[[], object]]] = {
    "unknown-game": (errors.UnknownGame, lambda: karczma.game("lost-citys")),
    "wrong-seats": (errors.WrongSeats, lambda: replace(GAME, seats=range(2, 5)).check_seats(99)),
    "wrong-seats-exactly": (errors.WrongSeats, lambda: replace(GAME, seats=range(2, 3)).check_seats(99)),
    "unknown-option": (errors.BadOption, lambda: GAME.deal(nonsense=1)),
    "bad-option-value": (errors.BadOption, lambda: GAME.deal(**{GAME.options[0].name: "nonsense"})),
    "invalid-move": (errors.InvalidMove, lambda: table().play("nonsense")),
    "not-your-turn": (errors.NotYourTurn, lambda: table().play(0, other_seat(table()))),
    "say-which-seat": (errors.NotYourTurn, lambda: two_are_asked().play(0)),
    "no-such-seat": (errors.NotYourTurn, lambda: table().play(0, 99)),
    "game-is-over": (errors.NotYourTurn, lambda: finished().play(0, 0)),
    "unknown-line": (errors.BadPosition, lambda: GAME.position("nonsense: 1")),
    "not-a-line": (errors.BadPosition, lambda: GAME.position("nonsense")),
    "bad-line": (errors.BadPosition, lambda: GAME.position(f"{next(iter(GAME.engine.notation.LINES))}: nonsense")),
    "foreign-bytes": (errors.BadPosition, lambda: GAME.from_bytes(b"nonsense")),
    "no-deal-to-replay": (errors.BadReplay, lambda: GAME.position(table().text()).replay()),
    "replay-not-json": (errors.BadReplay, lambda: karczma.replay("nonsense")),
    "replay-foreign": (errors.BadReplay, damaged(format="nonsense")),
    "replay-newer": (errors.BadReplay, damaged(version=99)),
    "replay-other-rules": (errors.BadReplay, damaged(rules=99)),
    "replay-damaged": (errors.BadReplay, damaged(secret="nonsense")),
    "replay-bad-move": (errors.BadReplay, damaged(moves=["0 nonsense"])),
    "replay-differs": (errors.BadReplay, damaged(fingerprint="nonsense")),
    "nothing-to-undo": (errors.CannotUndo, lambda: table().undo(0)),
    "undo-others-moved": (errors.CannotUndo, lambda: last_move_taken_back(of := table(), other_seat(of))),
    "undo-revealed": (errors.CannotUndo, undone_draw),
}


@pytest.mark.parametrize("message", MISTAKES)
def test_every_mistake_is_answered_by_its_own_sentence_in_both_languages(message: str) -> None:
    kind, mistake = MISTAKES[message]
    with pytest.raises(kind) as refused:
        mistake()
    assert refused.value.sentence.id == message
    assert str(refused.value) == say(refused.value.sentence, "en")
    polish, english = (say(refused.value.sentence, lang) for lang in ("pl", "en"))
    assert polish != english
    assert all(text.strip() and "  " not in text for text in (polish, english))
    assert json.loads(json.dumps(refused.value.sentence.to_json()))["id"] == message


def test_every_kind_of_mistake_is_tried() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, KarczmaError)}
    assert kinds - {kind for kind, _ in MISTAKES.values()} == {KarczmaError, errors.IllegalMove}


def test_a_move_the_rules_do_not_allow_is_answered_by_the_game() -> None:
    asked = table()
    seat = asked.waiting_for[0]
    illegal = next(move for move in range(len(GAME.engine.notation.MOVES)) if move not in asked.legal_numbers(seat))
    with pytest.raises(errors.IllegalMove) as refused:
        asked.play(illegal, seat)
    assert refused.value.sentence.id.startswith(f"{GAME.name}/")


def test_the_nearest_word_is_guessed_and_nothing_if_none_is_near() -> None:
    assert "lost-cities" in say(errors.nearest("lostcities", ["lost-cities", "villagers"]))
    assert say(errors.nearest("xyzzy", ["lost-cities"])) == ""


def test_among_thousands_the_nearest_is_looked_for_where_words_begin_alike() -> None:
    words = [f"play:{number}" for number in range(2000)] + ["pass"]
    assert "play:1234" in say(errors.nearest("play:1234x", words))
    assert "pass" in say(errors.nearest("pass!", words))
    assert say(errors.nearest("elsewhere", words)) == ""


def test_bytes_of_other_rules_are_foreign() -> None:
    with pytest.raises(errors.BadPosition):
        replace(GAME, rules_version=99).from_bytes(table().to_bytes())
