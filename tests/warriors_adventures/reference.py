"""Warriors' Adventures as the rulebook tells it: slow, obvious, and only for comparing with the real rules.

Cards are text: "10", "5", "1", "1h" (a coin in hand), "C" (the chamberlain), "K" (robber knights), "J" (raiders of
Jomsborg). A game is a script that asks: it yields what lies on the table and the moves allowed, and is sent the move
that was chosen. Unlike the real rules it keeps coins and coins in hand apart, and lets chance choose which of several
equally valuable items the chamberlain takes: that must make no difference.
"""

from __future__ import annotations

from types import SimpleNamespace

CHARACTERS = {2: 4, 3: 3, 4: 3, 5: 2}
WORTH = {"1": 1, "1h": 1, "5": 5, "10": 10}
IN_EVERY_STACK = ["J", "K", "C", "1h", "10"]


def play_game(stacks, players, first, dusigrosz, coin_steals, rng):
    """`stacks` are ten lists of cards, the top first. Returns the points and the number of items of each player."""
    assert sorted(map(len, stacks)) == [5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
    for stack in stacks:
        assert all(stack.count(card) == 1 for card in IN_EVERY_STACK)
        assert set(stack) <= {*IN_EVERY_STACK, "1", "5"}
    front = [[] for _ in range(players)]  # items, and perhaps a waiting K
    sent = [[] for _ in range(players)]  # a list of cards for each character that has some
    player = first

    def items(of):
        return [card for card in front[of] if card in WORTH]

    def in_game(of):
        return len(sent[of]) < CHARACTERS[players]

    def send(of):
        sent[of].append(items(of))
        front[of] = []

    def asks(step, moves):
        return SimpleNamespace(seat=player, step=step, moves=set(moves), front=front, sent=sent, stacks=stacks)

    while any(stacks) and any(map(in_game, range(players))):
        if not in_game(player):
            player = (player + 1) % players
            continue
        moves = {f"reveal:{number}": stack for number, stack in enumerate(stacks, 1) if stack}
        move = yield asks("turn", [*moves, *(["send"] if items(player) else [])])
        if move == "send":
            send(player)
        else:
            card = moves[move].pop(0)
            if card == "1h" and coin_steals:
                yield from steal(card, player, front, in_game, items, asks)
            else:
                reveal(card, player, front, items, rng)
        player = (player + 1) % players

    if not any(stacks):  # everybody may still send
        for of in range(players):
            if in_game(of) and items(of):
                send(of)
    points = [sum(WORTH[card] for pile in piles for card in pile) for piles in sent]
    coins = [sum(card in ("1", "1h") for pile in piles for card in pile) for piles in sent]
    if dusigrosz and coins.count(max(coins)) == 1:
        points[coins.index(max(coins))] += 10
    return points, [sum(map(len, piles)) for piles in sent]


def reveal(card, player, front, items, rng):
    mine = front[player]
    if card in WORTH:
        mine.append(card)
    elif card == "C":
        if items(player):
            top = max(WORTH[item] for item in items(player))
            mine.remove(rng.choice([item for item in items(player) if WORTH[item] == top]))
    elif card == "K":
        if "K" in mine:
            mine.clear()  # all items, and both cards of robber knights
        else:
            mine.append("K")
    elif card == "J":
        if "K" in mine:
            mine.remove("K")
        else:
            mine.clear()


def steal(card, player, front, in_game, items, asks):
    """Choose any other player: coins, else fives, else tens; the coin in hand goes to that player."""
    others = [other for other in range(len(front)) if other != player and in_game(other)]
    if not others:
        front[player].append(card)
        return
    victim = others[0]
    if len(others) > 1:
        move = yield asks("rob", [f"rob:{other}" for other in others])
        victim = int(move.removeprefix("rob:"))
    for wanted in (("1", "1h"), ("5",), ("10",)):
        loot = [item for item in items(victim) if item in wanted]
        if loot:
            front[player] += loot
            for item in loot:
                front[victim].remove(item)
            break
    front[victim].append(card)


def places(points, items):
    """The place of each: more points, then more items; who is level in both shares it."""
    standings = list(zip(points, items, strict=True))
    return tuple(1 + sum(other > own for other in standings) for own in standings)
