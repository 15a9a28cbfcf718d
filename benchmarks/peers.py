"""How fast others play: Lost Cities in hand-written C, and OpenSpiel's card games.

    python benchmarks/peers.py [SECONDS]

What cannot be measured here comes back as None and the reason, so that a benchmark can say so and go on.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

LOST_CITIES = Path(__file__).parent / "limit" / "lost_cities.c"
COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-O3", "-march=native")
TRIAL_GAMES = 10_000  # a third of a second or less, to guess how many games last as long as asked
KEY = (1, 2)

OPEN_SPIEL_GAMES = ("gin_rummy", "hearts", "goofspiel")
SEARCHED_GAMES = ("gin_rummy", "euchre")
CHANCE, SIMULTANEOUS, TERMINAL = -1, -2, -4  # what OpenSpiel says instead of a seat, see pyspiel.PlayerId
OPEN_SPIEL_MISSING = "OpenSpiel is not installed: pip install 'karczma[bench]'"
ROLLOUTS = 500  # in each search of `open_spiel_rollouts`
SEARCHED = 2000  # iterations of one search, ours and theirs: about as many as our strongest level makes for a move


@dataclass(frozen=True)
class Speed:
    """How many games and moves somebody played, and how long it took."""

    name: str
    games: int
    moves: int
    seconds: float
    chance_steps: int = 0  # those of the moves that were a turn of chance

    @property
    def moves_per_second(self) -> float:
        """Moves of the players and of chance."""
        return self.moves / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Moves of the players only."""
        return (self.moves - self.chance_steps) / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


# -- C


@cache
def _workshop() -> tempfile.TemporaryDirectory[str]:
    """A folder for what is built, swept away when Python ends."""
    return tempfile.TemporaryDirectory(prefix="karczma-limit-")


@cache
def build_c() -> tuple[Path | None, str]:
    """Compiles the C program once; None and the reason where that cannot be done."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        return None, f"no C compiler here ({', '.join(COMPILERS)})"
    program = Path(_workshop().name) / "lost_cities"
    built = subprocess.run([compiler, *FLAGS, "-o", str(program), str(LOST_CITIES)], capture_output=True, text=True)
    if built.returncode != 0:
        return None, f"{compiler} could not compile {LOST_CITIES.name}: {built.stderr.strip()}"
    return program, ""


def run_c(program: Path, games: int, key: tuple[int, int] = KEY) -> dict[str, Any]:
    """What the C program says after so many games under this key: games, moves, seconds, score_sum."""
    words = [str(program), str(games), *map(str, key)]
    answer: dict[str, Any] = json.loads(subprocess.run(words, capture_output=True, check=True, text=True).stdout)
    return answer


def c_playouts(seconds: float) -> tuple[Speed | None, str]:
    """Random games of Lost Cities in C for about so long."""
    program, reason = build_c()
    if program is None:
        return None, reason
    trial = run_c(program, TRIAL_GAMES)
    games = max(TRIAL_GAMES, round(TRIAL_GAMES * seconds / trial["seconds"]))
    answer = run_c(program, games)
    return Speed("C: lost_cities", answer["games"], answer["moves"], answer["seconds"]), ""


# -- OpenSpiel
#
# Every reading that could be argued about is the one that favours OpenSpiel:
# - each applied action is a move, dealing a card at a chance node too, though our deal is no move at all;
# - a simultaneous step is as many moves as there are players;
# - a game begins with a copy of the first state: gin_rummy takes 1.5 ms to make one anew and 13 us to copy it;
# - one call tells whose turn it is, where their examples ask is_terminal, is_chance_node and is_simultaneous_node;
# - chance is sampled by a walk over its outcomes, where their examples call numpy.random.choice each time.


def open_spiel_playouts(game_name: str, seconds: float) -> tuple[Speed | None, str]:
    """Random games driven from Python, as OpenSpiel's own examples do it."""
    try:
        import pyspiel
    except ImportError:
        return None, OPEN_SPIEL_MISSING
    first = pyspiel.load_game(game_name).new_initial_state()
    games = moves = chance_steps = 0
    began = time.perf_counter()
    while (lasted := time.perf_counter() - began) < seconds:
        decisions, dealt = random_game(first.clone())
        games += 1
        moves += decisions + dealt
        chance_steps += dealt
    return Speed(f"OpenSpiel from Python: {game_name}", games, moves, lasted, chance_steps), ""


def random_game(state: Any) -> tuple[int, int]:
    """Plays one game of OpenSpiel to its end; returns the moves of the players and of chance."""
    seats = range(state.num_players())
    decisions = chance_steps = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(sampled(state.chance_outcomes()))
            chance_steps += 1
        elif player == SIMULTANEOUS:
            state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
            decisions += len(seats)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, chance_steps


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """One outcome of chance, each as likely as it says."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]  # what rounding left over


def open_spiel_rollouts(game_name: str, seconds: float) -> tuple[Speed | None, str]:
    """Random games in OpenSpiel's own C++, from just after the deal: the fairest peer of a compiled loop.

    Python cannot ask for them, but the search can: one simulation that is judged by many rollouts. It does not say how
    many moves they had, so that is the mean of as many games from the same state driven from Python.
    """
    try:
        import pyspiel
    except ImportError:
        return None, OPEN_SPIEL_MISSING
    game = pyspiel.load_game(game_name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.load_game_as_turn_based(game_name)  # the search wants turns
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sampled(state.chance_outcomes()))
    counts = [random_game(state.clone()) for _ in range(ROLLOUTS)]
    judge = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(
        game, judge, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )
    searches = 0
    began = time.perf_counter()
    while (lasted := time.perf_counter() - began) < seconds:
        search.mcts_search(state)
        searches += 1
    decisions, dealt = (searches * sum(column) for column in zip(*counts, strict=True))
    return Speed(f"OpenSpiel in C++: {game_name}", searches * ROLLOUTS, decisions + dealt, lasted, dealt), ""


def open_spiel_search(game_name: str, seconds: float) -> tuple[Speed | None, str]:
    """OpenSpiel's information-set search in C++ with random rollouts, just after the deal, in processor time.
    A game is an iteration.

    It does not say how many moves it simulates: that is the mean of random games from the same state. Their search in
    Python, which can be watched, comes to 22.2 moves in euchre and 138.7 in gin_rummy, and this to 21.3 and 139.2.
    """
    try:
        import pyspiel
    except ImportError:
        return None, OPEN_SPIEL_MISSING
    random.seed(1)
    state = pyspiel.load_game(game_name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(sampled(state.chance_outcomes()))
    counts = [random_game(state.clone()) for _ in range(ROLLOUTS)]
    search = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SEARCHED, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip
    searches = 0
    began = time.process_time()
    while (lasted := time.process_time() - began) < seconds:
        search.step(state.clone())
        searches += 1
    iterations = searches * SEARCHED
    decisions, dealt = (iterations * sum(column) // ROLLOUTS for column in zip(*counts, strict=True))
    return Speed(f"OpenSpiel's search: {game_name}", iterations, decisions + dealt, lasted, dealt), ""


def all_peers(seconds: float) -> Iterator[tuple[Speed | None, str]]:
    """Measures one peer after the other, each for about so long."""
    yield c_playouts(seconds)
    for name in OPEN_SPIEL_GAMES:
        yield open_spiel_playouts(name, seconds)
        yield open_spiel_rollouts(name, seconds)
    for name in SEARCHED_GAMES:
        yield open_spiel_search(name, seconds)


def main() -> None:
    """Prints a line for each peer."""
    said: set[str] = set()
    for speed, reason in all_peers(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0):
        if speed is not None:
            print(
                f"{speed.name:<36} {speed.moves_per_second:>12,.0f} moves/s  {speed.games_per_second:>10,.0f} games/s  "
                f"{speed.moves / speed.games:>6.1f} moves/game, {speed.chance_steps / speed.games:.1f} of them chance"
            )
        elif reason not in said:
            said.add(reason)
            print(reason)


if __name__ == "__main__":
    main()
