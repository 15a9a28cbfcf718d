#!/usr/bin/env python3
"""A computer player for Karczma's arena, in any language that can read and write lines. This one is in Python.

    karczma arena lost-cities --bots medium,exec:examples/first_choice_bot.py --pairs 20

It takes the first legal move it is offered, but one time in five any other: a start for a bot of your own. Every line
it reads is a JSON object. The protocol is described in docs/bots.md.
"""

import json
import random
import sys


def choose(legal_moves: list[str], chance: random.Random) -> str:
    """The place to put your own ideas: look at the view, weigh the moves, return one of them."""
    return chance.choice(legal_moves) if chance.random() < 0.2 else legal_moves[0]


chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if "karczma" in message:  # a new game begins
        chance = random.Random(message["seed"])
    elif "ask" in message:  # it is our turn
        move = choose(message["legal_moves"], chance)
        print(json.dumps({"answer": message["ask"], "move": move}), flush=True)
