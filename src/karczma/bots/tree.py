"""The tree of a search: what was tried after each candidate move, and how it went for whoever chose it.

One tree serves all worlds, so a node stands for what the searching player may know. A move may be possible in few of
the worlds: it is judged by how often it was chosen among the times it could be (`available`).
"""

from __future__ import annotations

import math

import numpy as np

from karczma.core.compiling import rule
from karczma.core.steps import lowest_seat

from .playout import DEPTH, SHARPNESS

NODE = np.dtype(
    [
        ("child", np.int32),  # the first of the moves tried from here
        ("next", np.int32),  # the next move tried from the same place
        ("move", np.int16),
        ("mover", np.int8),
        ("visits", np.int32),
        ("available", np.int32),
        ("payoff", np.float64),  # the sum of what it came to for its mover
    ],
    align=True,
)
MANY = 1 << 30


@rule
def child_for(tree, parent, mover, move, size) -> int:
    """The node of a move from here; a new one if there is room; 0 if not. size[0]: nodes in use."""
    node = tree[parent].child
    while node != 0:
        if tree[node].move == move and tree[node].mover == mover:
            return node
        node = tree[node].next
    if size[0] >= tree.size:
        return 0
    node = size[0]
    size[0] += 1
    tree[node].move, tree[node].mover = move, mover
    tree[node].next = tree[parent].child
    tree[parent].child = node
    return node


@rule
def sort_by_worth(world, seen, mover, moves, n, values, observe, weigh) -> None:
    """The moves that look best to the mover first."""
    seen[0] = world[0]
    observe(seen[0], mover)
    weigh(seen[0], mover, moves, n, values)
    for i in range(1, n):
        move, value, j = moves[i], values[i], i
        while j > 0 and values[j - 1] < value:
            moves[j], values[j] = moves[j - 1], values[j - 1]
            j -= 1
        moves[j], values[j] = move, value


@rule
def choose_child(tree, parent, mover, moves, n, settings, size) -> int:
    """Among the few that look best, more of them with every visit: the untried first, then by upper confidence."""
    allowed = 1 + np.int64(math.sqrt(tree[parent].visits) / 2)
    best, most = 0, -1.0
    for i in range(n if n < allowed else allowed):
        node = child_for(tree, parent, mover, moves[i], size)
        if node == 0:
            return 0
        tree[node].available += 1
        if tree[node].visits == 0:
            return node
        mean = tree[node].payoff / tree[node].visits
        spread = math.sqrt(math.log(tree[node].available + 1.0) / tree[node].visits)
        value = mean + settings[SHARPNESS] / 1000 * spread
        if value > most:
            best, most = node, value
    return best


@rule
def descend(
    tree, root, path, begun, world, seen, moves, values, settings, size,
    waiting_for, legal_moves, play, observe, weigh, stage,
) -> int:  # fmt: skip
    """Walks down from a candidate, playing as the tree says, until a new node; returns how many are on the path."""
    s, length, node = world[0], 1, root
    path[0] = root
    while length < settings[DEPTH]:
        waiting = waiting_for(s)
        if waiting == 0 or waiting & (waiting - 1) != 0 or stage(s) != begun:
            break  # simultaneous choices are left to the playout: a tree would let one see the other's
        mover = lowest_seat(waiting)
        n = legal_moves(s, mover, moves)
        if n == 1:
            play(s, mover, moves[0])
            continue
        sort_by_worth(world, seen, mover, moves, n, values, observe, weigh)
        node = choose_child(tree, node, mover, moves, n, settings, size)
        if node == 0:
            break
        path[length] = node
        length += 1
        play(s, mover, tree[node].move)
        if tree[node].visits == 0:
            break
    return length


@rule
def reward(tree, path, length, payoffs) -> None:
    """Tells every node on the path how it came out for its mover."""
    for i in range(length):
        node = path[i]
        tree[node].visits += 1
        tree[node].payoff += payoffs[tree[node].mover]
