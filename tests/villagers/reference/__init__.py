"""Villagers as the rulings tell it: slow, obvious, and only for comparing with the real rules.

Paragraph numbers refer to the rulings. A game is a script that asks: it yields a `Question` (who is asked, the moves
allowed, the table) and is sent the text of the move that was chosen; a question within a question is a script within
a script. It returns the `Outcome`. Cards, Events and Improvements are their names (`milk-maid`).

    script = game(random_deal(3, random.Random(1)))
    question = next(script)
    try:
        while True:
            question = script.send(choose(question.seat, question.moves))
    except StopIteration as end:
        print(end.value.scores)
"""

from __future__ import annotations

from .dealing import random_deal
from .rounds import Outcome, game
from .table import Deal, Question, Table

__all__ = ["Deal", "Outcome", "Question", "Table", "game", "random_deal"]
