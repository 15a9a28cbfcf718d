"""For people."""
from __future__ import annotations
from typing import Any
from karczma.words import Sentence, sentence

def prompt(o: Any, viewer: int) -> Sentence:
    return sentence("game-is-over")
def describe(o: Any, seat: int, move: int) -> Sentence:
    return sentence("game-is-over")
def why_not(o: Any, seat: int, move: int) -> Sentence:
    return sentence("game-is-over")
def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    return [sentence("game-is-over")]
def reason(s: Any) -> Sentence:
    return sentence("game-is-over")
