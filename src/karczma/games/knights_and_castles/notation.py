"""Cards, moves and positions as text: `K` is the knight, `S` a shepherd; `lay:KD`, `lay:SS`, `recruit:K`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from math import factorial
from typing import Any

from karczma.core.errors import BadPosition
from karczma.core.generator import below
from karczma.core.knowledge import UNKNOWN
from karczma.core.steps import ask_all
from karczma.words import sentence

from .cards import (
    ALL,
    CARDS,
    CASTLE_KINDS,
    CASTLE_SIZES,
    DRUM,
    DRUMS,
    FIGURES,
    HANDS,
    KIND,
    LETTERS,
    PAIR_KINDS,
    PAIRS,
    ROUNDS,
    SHEPHERDS,
    TILE_COPIES,
    TILES,
)
from .hidden import any_move, fill_tiles
from .rules import LAY, RECRUIT, is_possible
from .rules import MOVES as MOVE_COUNT
from .scoring import games
from .state import CAPTURE, GAMES, NOTHING_TO_TAKE, RECRUITMENT, SEATS, TOOK_IN_SECRET, TOOK_THE_ONLY_ONE

EXAMPLE = "lay:KD"
STEP_NAMES = {CAPTURE: "capture", RECRUITMENT: "recruitment"}
MOST_WAYS = factorial(DRUMS)  # the orders in which a hand can have been recruited
TOOK = {NOTHING_TO_TAKE: "-", TOOK_IN_SECRET: "+", TOOK_THE_ONLY_ONE: "1"}


def tile_text(tile: int) -> str:
    """`stone-large`, `drum`, `?` for a tile that lies face down."""
    if tile == UNKNOWN:
        return "?"
    return "drum" if tile == DRUM else f"{CASTLE_KINDS[KIND[tile]]}-{CASTLE_SIZES[tile]}"


def pair_text(pair: int) -> str:
    """`KD`, `KS`, `SS`."""
    return "".join(LETTERS[kind] for kind in PAIR_KINDS[pair])


def figures_text(figures: int) -> str:
    """A set of figures: `KDA`, `-` if it is empty."""
    return "".join(figure_letters(figures)) or "-"


def figure_letters(figures: int) -> list[str]:
    """The figures of a set, one by one."""
    return [LETTERS[figure] for figure in range(FIGURES) if figures >> figure & 1]


def move_text(move: int) -> str:
    """A move as text."""
    return f"recruit:{LETTERS[move - RECRUIT]}" if move >= RECRUIT else f"lay:{pair_text(move - LAY)}"


MOVES = {move_text(move): move for move in range(MOVE_COUNT)}
TILE = {tile_text(tile): tile for tile in range(DRUM + 1)}
PAIR_NUMBER = {pair_text(pair): pair for pair in range(PAIRS)}
FIGURE = {letter: figure for figure, letter in enumerate(LETTERS[:FIGURES])}


# -- writing a position


def lines(s: Any) -> Iterable[str]:
    """A position line by line."""
    now, over = int(s.game), s.game >= games(s)
    yield f"games over: {now}"
    yield f"began: {s.began}"
    yield f"sword: {s.sword}"
    for game in range(now if over else now + 1):
        yield f"rounds {game + 1}: {_words(_rounds(s, game))}"
    if not over:
        yield f"stack: {_words(tile_text(tile) for tile in s.tile[now, s.turned : ROUNDS])}"
        yield f"box: {tile_text(s.tile[now, ROUNDS])}"
    for seat in range(s.seats):
        yield f"hand {seat}: {_hand(s, seat)}"
        if s.ways[seat].any():
            hands = (hand + (f"*{ways}" if ways > 1 else "") for hand, ways in possible_hands(s, seat).items())
            yield f"may hold {seat}: {_words(hands)}"
    if not over:
        yield f"chosen: {_words(_choice(int(s.chosen[seat])) for seat in range(s.seats))}"


def possible_hands(s: Any, seat: int) -> dict[str, int]:
    """Every set of figures a hand may be as far as everybody can tell, and in how many ways it can have come to it."""
    counted = {figures_text(hand): ways for hand, ways in enumerate(s.ways[seat].tolist()) if ways}
    return counted or {figures_text(s.hand[seat]): 1}


def _words(texts: Iterable[str]) -> str:
    return " ".join(texts) or "-"


def _rounds(s: Any, game: int) -> Iterable[str]:
    """`stone-large:KD/AS:0` tells who laid what and who took it; a tile that is at stake stands alone."""
    for number in range(ROUNDS if game < s.game else s.turned):
        tile = int(s.tile[game, number])
        entries = [int(entry) for entry in s.log[game, number, : s.seats]]
        if game == s.game and number == s.turned - 1:
            yield tile_text(tile)
        elif tile == DRUM:
            yield f"drum:{'/'.join(TOOK[entry] for entry in entries)}"
        else:
            laid = "/".join(pair_text(entry - 1) if entry else "-" for entry in entries)
            yield f"{tile_text(tile)}:{laid}:{s.owner[game, tile] - 1}"


def _hand(s: Any, seat: int) -> str:
    """The figures in hand; `?` for each that one may not know."""
    known = figure_letters(s.hand[seat])
    return "".join(known + ["?"] * (int(s.hand_size[seat]) - SHEPHERDS - len(known))) or "-"


def _choice(chosen: int) -> str:
    return {0: "-", UNKNOWN: "?"}.get(chosen) or move_text(chosen - 1).partition(":")[2]


# -- reading a position


def _read_number(field: str, s: Any, text: str) -> None:
    s[field] = int(text)


def _read_rounds(game: int | None, s: Any, text: str) -> None:
    game = int(s.game) if game is None else game
    tokens = text.split()
    for number, token in enumerate(tokens):
        name, *results = token.split(":")
        s.tile[game, number] = TILE[name]
        if game < s.game or number < len(tokens) - 1:
            _read_result(s, game, number, results)
        elif results:
            raise ValueError(token)
    if len(tokens) > ROUNDS or (game < s.game and len(tokens) < ROUNDS):
        raise ValueError(text)
    if game == s.game:
        s.turned = len(tokens)


def _read_result(s: Any, game: int, number: int, results: list[str]) -> None:
    """What was laid, and for a castle also who took it."""
    tile = int(s.tile[game, number])
    entries = results[0].split("/")
    if len(entries) != s.seats or len(results) != (1 if tile == DRUM else 2):
        raise ValueError(results)
    s.log[game, number, : s.seats] = [_read_entry(tile, entry) for entry in entries]
    if tile != DRUM:
        s.owner[game, tile] = 1 + _read_seat(s, results[1])


def _read_entry(tile: int, entry: str) -> int:
    if tile == DRUM:
        return {text: took for took, text in TOOK.items()}[entry]
    return 0 if entry == "-" else 1 + PAIR_NUMBER[entry]


def _read_seat(s: Any, text: str) -> int:
    if int(text) not in range(s.seats):
        raise ValueError(text)
    return int(text)


def _read_tile(text: str) -> int:
    return UNKNOWN if text == "?" else TILE[text]


def _read_stack(s: Any, text: str) -> None:
    tiles = [_read_tile(word) for word in text.split() if word != "-"]
    if len(tiles) != ROUNDS - s.turned:
        raise ValueError(text)
    s.tile[s.game, s.turned : ROUNDS] = tiles


def _read_box(s: Any, text: str) -> None:
    s.tile[s.game, ROUNDS] = _read_tile(text)


def _read_figures(text: str) -> int:
    letters = [FIGURE[letter] for letter in text if letter not in "?-"]
    if len(set(letters)) < len(letters):
        raise ValueError(text)
    return sum(1 << figure for figure in letters)


def _read_hand(seat: int, s: Any, text: str) -> None:
    """Unless a line says more, any hand of that size with these figures in it is possible."""
    known, size = _read_figures(text), len(text.replace("-", ""))
    s.hand_size[seat] = SHEPHERDS + size
    for hand in range(HANDS):
        s.ways[seat, hand] = hand & known == known and hand.bit_count() == size


def _read_ways(seat: int, s: Any, text: str) -> None:
    s.ways[seat] = 0
    for word in text.split():
        figures, _, times = word.partition("*")
        s.ways[seat, _read_figures(figures)] = int(times or 1)
        s.hand_size[seat] = SHEPHERDS + len(figures.replace("-", ""))


def _read_chosen(s: Any, text: str) -> None:
    prefix = "recruit:" if s.turned and s.tile[s.game, s.turned - 1] == DRUM else "lay:"
    for seat, word in enumerate(text.split()):
        if seat >= s.seats:
            raise ValueError(text)
        s.chosen[seat] = {"-": 0, "?": UNKNOWN}[word] if word in "-?" else 1 + MOVES[prefix + word]


Reader = Callable[[Any, str], None]

LINES: Mapping[str, Reader] = {
    "games over": partial(_read_number, "game"),
    "began": partial(_read_number, "began"),
    "sword": partial(_read_number, "sword"),
    **{f"rounds {game + 1}": partial(_read_rounds, game) for game in range(GAMES)},
    "rounds": partial(_read_rounds, None),
    "stack": _read_stack,
    "box": _read_box,
    **{f"hand {seat}": partial(_read_hand, seat) for seat in range(SEATS)},
    **{f"may hold {seat}": partial(_read_ways, seat) for seat in range(SEATS)},
    "chosen": _read_chosen,
}


def finish(s: Any, given: Mapping[str, str]) -> None:
    """Takes care of lines left out: a castle is at stake, everybody holds all cards, tiles and choices are dealt."""
    _demand(0 <= s.game <= games(s), "bad-games-over", over=int(s.game), games=int(games(s)))
    _demand(0 <= s.began < s.seats and 0 <= s.sword < s.seats, "bad-sword")
    for seat in range(SEATS):
        if seat >= s.seats:
            _demand(not given.keys() & {f"hand {seat}", f"may hold {seat}"}, "bad-seat", seat=seat)
        else:
            _finish_hand(s, seat, given)
    over = s.game == games(s)
    for game in range(GAMES):
        if game < s.game:
            _demand(f"rounds {game + 1}" in given, "bad-rounds-missing", game=game + 1)
            _check_tiles(s, game, ROUNDS)
            s.tile[game, ROUNDS] = next(tile for tile in TILE.values() if _left(s, game, ROUNDS, tile))
        elif game > s.game or over:
            _demand(f"rounds {game + 1}" not in given, "bad-later-rounds", game=game + 1)
    if over:
        _demand(not given.keys() & {"rounds", "stack", "box"} and not s.chosen.any(), "bad-over")
        s.turned = ROUNDS
    else:
        _finish_tiles(s, given)
        _finish_choices(s)


def _finish_hand(s: Any, seat: int, given: Mapping[str, str]) -> None:
    """A hand that was given in part, or not at all, is dealt from those that are possible."""
    if not given.keys() & {f"hand {seat}", f"may hold {seat}"}:
        _read_hand(seat, s, figures_text(ALL))
    text = given.get(f"hand {seat}", "?" * (int(s.hand_size[seat]) - SHEPHERDS))
    known, size = _read_figures(text), len(text.replace("-", ""))
    possible = [hand for hand in range(HANDS) if s.ways[seat, hand]]
    _demand(s.ways[seat].min() >= 0 and s.ways[seat].max() <= MOST_WAYS, "bad-hand", seat=seat)
    _demand(all(hand.bit_count() == size for hand in possible), "bad-hand", seat=seat)
    fitting = [hand for hand in possible for _ in range(s.ways[seat, hand]) if hand & known == known]
    _demand(bool(fitting), "bad-hand", seat=seat)
    s.hand[seat] = fitting[int(below(s, len(fitting)))]
    s.camp[seat] = ALL & ~s.hand[seat]
    s.hand_size[seat] = SHEPHERDS + size
    if len(possible) == 1:
        s.ways[seat] = 0


def _finish_tiles(s: Any, given: Mapping[str, str]) -> None:
    now = int(s.game)
    if not given.keys() & {"rounds", f"rounds {now + 1}"}:
        s.turned = 1
        s.tile[now, 0] = int(below(s, DRUM))
    if "stack" not in given:
        s.tile[now, s.turned : ROUNDS] = UNKNOWN
    if "box" not in given:
        s.tile[now, ROUNDS] = UNKNOWN
    _check_tiles(s, now, TILES)
    fill_tiles(s)


def _left(s: Any, game: int, size: int, tile: int) -> int:
    return int(TILE_COPIES[tile] - (s.tile[game, :size] == tile).sum())


def _check_tiles(s: Any, game: int, size: int) -> None:
    for name, tile in TILE.items():
        _demand(_left(s, game, size, tile) >= 0, "bad-tiles", tile=name, game=game + 1)


def _finish_choices(s: Any) -> None:
    """Who has not chosen yet is asked: all of them for a castle, those with a choice for a drum."""
    castle = s.tile[s.game, s.turned - 1] != DRUM
    step = CAPTURE if castle else RECRUITMENT
    asked = [seat for seat in range(s.seats) if castle or CARDS - s.hand_size[seat] > 1]
    waiting = [seat for seat in asked if s.chosen[seat] == 0]
    _demand(s.turned > 0 and bool(waiting), "bad-nobody-asked")
    ask_all(s, step, sum(1 << seat for seat in waiting), 0)
    for seat in range(SEATS):
        if s.chosen[seat] == UNKNOWN:
            _demand(seat in asked, "bad-chosen", seat=seat)
            s.chosen[seat] = 1 + any_move(s, seat)
        elif s.chosen[seat] > 0:
            _demand(seat in asked and is_possible(s, seat, int(s.chosen[seat]) - 1), "bad-chosen", seat=seat)


def _demand(holds: bool, message: str, **args: Any) -> None:
    if not holds:
        raise BadPosition(sentence(f"knights-and-castles/{message}", **args))
