"""What forked.py has loaded before it forks: all that any start loads, and the games that are played there most."""

import rich.console
import rich.table  # noqa: F401
import tests.server.house
import tests.terminal.screen  # noqa: F401

import karczma
import karczma.bots.sensible
import karczma.games.lost_cities.board
import karczma.server.serving
import karczma.terminal.main
import karczma.terminal.menu
import karczma.terminal.play
import karczma.terminal.showing
from karczma.bots.worlds import prepare

prepare(karczma.game("lost-cities"))
for name in ("knights-and-castles", "mini-villagers", "warriors-adventures"):
    _ = karczma.game(name).engine
