"""What forked.py has loaded before it forks: all of the program that any start loads, and the game played most here."""

import karczma
import karczma.terminal.main
import karczma.terminal.menu
import karczma.terminal.play
import karczma.terminal.showing
from karczma.bots.worlds import prepare

prepare(karczma.game("lost-cities"))
