"""Small helpers of the tests: positions in each phase, moves one after another, what lies where, what a seat sees."""

from __future__ import annotations

from karczma.core.position import write_position
from karczma.games.villagers import GAME
from karczma.games.villagers.state import STEP_NAMES

LETTERS = "abcde"
EXPANSIONS = ("scoundrels", "saints", "profiteers", "improvements")
ALL_FOUR = dict.fromkeys(EXPANSIONS, True)
NO_STACKS = "".join(f"stack{i}: -\n" for i in range(1, 7))


def position(text, seed=0):
    """Two players, and seat a builds first, unless the text says otherwise."""
    return GAME.position(f"seats: 2\n{text}", seed=seed)


def drafting(text, seat="a", seats=2):
    """One seat begins its draft turn, its left neighbour comes next."""
    after = (LETTERS.index(seat) + 1) % seats
    steps = f"steps: ending.a drafting.a draft-turn.{seat}.1 draft:{seat}\nturn: turn={after}"
    return position(f"seats: {seats}\n{steps}\n{text}")


def last_draft(text, seats):
    """Seat a drafts the last card of the phase: the others have drafted, and so has a but for one card."""
    others = (1 << seats) - 2
    steps = f"steps: ending.a drafting.a draft-turn.a.1 draft:a\nturn: turn=1 drafted={others}"
    return position(f"seats: {seats}\n{steps}\nsquare a: agent\n{text}")


def coining(text):
    """The road update of two players, seat a being the first player."""
    return position(f"steps: ending.a.1 coining.a.1 put-coin:b\n{text}")


def last_to_build(text, seats=2):
    """Seat a is the last to build: with `pass` the build phase ends."""
    steps = f"steps: ending.a.2 building.a.{seats} build:a\nturn: actions=2 hires=3"
    return position(f"seats: {seats}\n{steps}\n{text}")


def solo(text, jester=0):
    """Alone, in the build phase."""
    return position(
        f"seats: 1\nsteps: ending.a.2 building.a.1 build:a\nturn: actions=2 hires=3 jester={jester}\n{text}"
    )


def solo_draft(text, jester=0):
    steps = "steps: ending.a drafting.a draft-turn.a.1 draft:a"
    return position(f"seats: 1\n{steps}\nturn: jester={jester}\n{text}")


def event_phase(events, text="", jester=0):
    """Alone, with these Events to be resolved."""
    steps = "steps: ending.a.3 eventful.a resolve-event:a"
    return position(f"seats: 1\n{steps}\nturn: jester={jester}\nevents: {events}\n{text}")


def play(table, *moves):
    for move in moves:
        table.play(move, table.waiting_for[0])
    return table


def legal(table):
    return set(table.legal_moves(table.waiting_for[0]))


def offers(table, verb):
    """What can be chosen with this verb: `build:cooper` offers `cooper`."""
    return {move.removeprefix(f"{verb}:") for move in legal(table) if move.startswith(f"{verb}:")}


def question(table):
    """The seat that is asked, and what about."""
    (seat,) = table.waiting_for
    return LETTERS[seat], STEP_NAMES[table.state.step[table.state.step_size - 1]]


def lines(text):
    """A position's lines by name."""
    return dict(line.split(": ", 1) for line in text.splitlines())


def line(table, name):
    """One line of the whole truth, as a list of words; `-` is an empty list."""
    return [word for word in lines(table.text()).get(name, "-").split() if word != "-"]


def seen(table, seat=None):
    """What an observation holds: the lines of a position, with `?` for what this seat may not know."""
    return lines(write_position(GAME, table.observed(seat)))


def gold(table):
    return [int(word) for word in line(table, "gold")]


def village(table, owner="a"):
    return line(table, f"village {owner}")


def hand(table, seat="a"):
    """The cards, whoever knows them."""
    return [word.partition("!")[0] for word in line(table, f"hand {seat}")]


def pile(table, name):
    """The cards from the top, whoever knows them."""
    return [word.removesuffix("^").partition("!")[0] for word in line(table, name)]


def road(table):
    """The villagers without their coins."""
    return [word.partition("+")[0] for word in lines(table.text())["road"].split()]


def market_pays(houses, market="first", options="", **others):
    """What a market pays seat a for a village: the supply was empty, and no stack but what the market needs is."""
    empty = "stack1: -\nstack2: -\n" if market == "first" else NO_STACKS
    held = "" if market == "first" else "markets: 1\nfirst market: 0+0+0+0 0+0+0+0\n"
    text = f"{options}\n{empty}{held}gold: 0 0\nhand a: -\nhand b: -\nreserve: -\nvillage a: {houses}\n"
    table = last_to_build(text + "".join(f"{name}: {value}\n" for name, value in others.items()))
    return gold(play(table, "pass"))[0]
