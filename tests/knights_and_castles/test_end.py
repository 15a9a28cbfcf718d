"""RULES.md sections 5 and 6: points, ties, and the longer variant."""

from __future__ import annotations

import pytest

from .tables import CASTLES, GAME, lay, line, position, recruit, sword, taken

EARLIER = "brick-small:{0}:0 brick-large:{0}:0 stone-small:{0}:1 wood-small:{0}:1 wood-large:{0}:1 drum:{0}"


def last_round(seats, tile, **options):
    """Six rounds are over: seat 0 has 3 points and seat 1 has 4."""
    given = " ".join(f"{name}={value}" for name, value in options.items())
    earlier = EARLIER.format("/".join("-" * seats))
    return f"seats: {seats}\noptions: {given}\nrounds: {earlier} {tile}\n"


def test_5_1_after_the_seventh_round_castles_are_counted_and_most_points_win():
    table = position(last_round(3, "stone-large"))
    assert not table.is_over
    lay(table, "KS", "SS", "SS")
    assert table.is_over
    assert table.outcome.scores == (5, 4, 0)
    assert table.outcome.ranking == (1, 2, 3)
    assert table.outcome.winners == (0,)


def test_5_1_castles_of_the_whole_game_are_remembered():
    table = position(last_round(2, "stone-large"))
    lay(table, "KS", "SS")
    mine, others = ("brick-small", "brick-large", "stone-large"), ("stone-small", "wood-small", "wood-large")
    assert taken(table) == dict.fromkeys(mine, 0) | dict.fromkeys(others, 1)
    castles = table.view(None)["table"]["score"][0]["games"][0]["castles"]
    assert [castle["tile"] for castle in castles] == ["stone-large", "brick-small", "brick-large"]


def level(hands, ages="seats"):
    """Both have four points after the last round, in which all lay shepherds."""
    earlier = "brick-large:-/-/-:0 wood-small:-/-/-:0 wood-large:-/-/-:1 drum:-/-/- drum:-/-/- brick-small:-/-/-:1"
    held = "\n".join(f"hand {seat}: {figures}" for seat, figures in enumerate(hands))
    table = position(f"seats: 3\noptions: ages={ages}\nsword: 2\nrounds: {earlier} stone-small\n{held}")
    lay(table, "SS", "SS", "SS")
    assert table.outcome.scores == (3, 3, 1)
    return table.outcome.ranking


def test_5_2_level_points_go_to_more_cards_in_hand():
    assert level(["K", "DC", "KDCFAP"]) == (2, 1, 3)
    assert level(["KD", "C", "-"]) == (1, 2, 3)


def test_5_2_shepherds_count_as_cards():
    table = position(last_round(2, "stone-large"))
    lay(table, "KD", "SS")
    assert [row["cards"] for row in table.view(0)["table"]["score"]] == [6, 8]


@pytest.mark.parametrize(("ages", "places"), [("seats", (1, 2, 3)), ("120", (2, 1, 3)), ("201", (1, 2, 3))])
def test_5_2_then_the_youngest_wins(ages, places):
    assert level(["KD", "CF", "-"], ages) == places
    assert level(["-", "-", "-"], ages) == places


def test_5_2_there_is_always_one_winner():
    table = position(
        "seats: 4\nsword: 0\nrounds: drum:-/-/-/- drum:-/-/-/- stone-small:-/-/-/-:1 brick-small:-/-/-/-:2 "
        "wood-small:-/-/-/-:3 stone-large:-/-/-/-:0 brick-large"
    )
    lay(table, "SS", "SS", "SS", "SS")
    assert table.outcome.scores == (4, 1, 1, 1)
    assert table.outcome.ranking == (1, 2, 3, 4)


# -- 6


def finish_game(table):
    """Everybody lays shepherds and takes the first card back, until the game is over."""
    game = table.view()["table"]["score"][0]["games"]
    while table.view()["table"]["score"][0]["games"] == game:
        for seat in table.waiting_for:
            table.play(table.legal_moves(seat)[-1 if table.legal_moves(seat)[-1] == "lay:SS" else 0], seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_1_as_many_games_as_players(seats):
    table = GAME.deal(seed=1, seats=seats, longer=True)
    for over in range(seats):
        assert line(table, "games over") == str(over)
        assert not table.is_over
        finish_game(table)
    assert table.is_over
    assert len(table.view(0)["table"]["score"][0]["games"]) == seats
    assert all(len(line(table, f"rounds {game + 1}").split()) == 7 for game in range(seats))


def test_6_1_one_game_unless_agreed():
    assert GAME.deal(seed=1).options["longer"] is False
    table = GAME.deal(seed=1, seats=3)
    finish_game(table)
    assert table.is_over


def test_6_2_each_game_is_set_up_afresh():
    table = GAME.deal(seed=4, seats=3, longer=True)
    while line(table, "games over") == "0":
        seat = table.waiting_for[0]
        table.play(table.legal_moves(seat)[0], seat)
    assert [line(table, f"hand {seat}") for seat in range(3)] == ["KDCFAP"] * 3
    assert not [name for name in table.text().splitlines() if name.startswith("may hold")]
    assert table.view(0)["table"]["castles"] == [[], [], []]
    orders = {tuple(tile.partition(":")[0] for tile in line(table, "rounds 1").split())}
    finish_game(table)
    orders.add(tuple(tile.partition(":")[0] for tile in line(table, "rounds 2").split()))
    assert len(orders) == 2, "the tiles are shuffled again"


def test_6_2_the_points_of_all_games_are_added_up():
    table = position(last_round(2, "stone-large", longer="yes"))
    lay(table, "KS", "SS")
    assert (table.scores, table.is_over) == ((5, 4), False)
    shown = table.view(0)["table"]
    assert (shown["game"], shown["round"]) == (2, 1)
    assert [past["laid"] for past in shown["last_round"]] == [["KS", "SS"]], "what has just happened can still be seen"
    finish_game(table)
    games = [row["games"] for row in table.view(0)["table"]["score"]]
    assert [games[0][0]["points"], games[1][0]["points"]] == [5, 4]
    assert table.scores == tuple(sum(game["points"] for game in games[seat]) for seat in (0, 1))
    assert sum(table.scores) > 9


def second_game(first, second, hands, **options):
    """The last round of the second of two games, in which all lay shepherds; castles by the seat that took them."""
    given = " ".join(f"{name}={value}" for name, value in {"longer": "yes", **options}.items())
    rounds = [
        " ".join(f"{castle}:-/-:{seat}" for castle, seat in zip(CASTLES, game, strict=False))
        for game in (first, second)
    ]
    held = "\n".join(f"hand {seat}: {figures}" for seat, figures in enumerate(hands))
    table = position(
        f"options: {given}\ngames over: 1\nsword: 0\nrounds 1: {rounds[0]} drum:-/-\n"
        f"rounds 2: {rounds[1]} drum:-/- wood-large\n{held}"
    )
    lay(table, "SS", "SS")
    assert table.is_over
    return table.outcome


def test_6_3_level_sums_go_to_more_cards_in_hand_after_the_last_game():
    """9 points in the first game, 9 in the second: 0 has 1+2+1 and 1+2+2, seat 1 the rest."""
    first, second = (0, 0, 0, 1, 1, 1), (0, 0, 1, 1, 1)
    outcome = second_game(first, second, ["K", "DC"])
    assert outcome.scores == (9, 9)
    assert outcome.ranking == (2, 1)
    assert second_game(first, second, ["KA", "D"]).ranking == (1, 2)


def test_6_3_then_the_youngest():
    first, second = (0, 0, 0, 1, 1, 1), (0, 0, 1, 1, 1)
    assert second_game(first, second, ["K", "D"]).ranking == (1, 2)
    assert second_game(first, second, ["K", "D"], ages="10").ranking == (2, 1)


def swords(**options):
    """Who has the sword at the start of each game."""
    table = GAME.deal(seed=3, longer=True, **options)
    holders = [int(line(table, "began"))]
    assert sword(table) == holders[0]
    while True:
        finish_game(table)
        if table.is_over:
            return holders
        holders.append(int(line(table, "began")))
        assert sword(table) == holders[-1]


def test_6_4_the_same_player_has_the_sword_at_the_start_of_each_game():
    assert swords(seats=3) == [0, 0, 0]
    assert swords(seats=4, ages="3120") == [3, 3, 3, 3]
    assert swords(seats=3, first="1") == [1, 1, 1]
    assert len(set(swords(seats=4, first="random"))) == 1


def test_6_4_or_the_next_older_one():
    assert swords(seats=3, rotate_sword=True) == [0, 1, 2]
    assert swords(seats=4, rotate_sword=True, ages="3120") == [3, 1, 2, 0]
    assert swords(seats=3, rotate_sword=True, first="1") == [1, 2, 0]
    assert swords(seats=2, rotate_sword=True, first="1", ages="10") == [1, 0]


def test_6_4_the_option_changes_nothing_in_a_single_game():
    one, other = (GAME.deal(seed=3, rotate_sword=rotate) for rotate in (False, True))
    while not one.is_over:
        seat = one.waiting_for[0]
        for table in (one, other):
            table.play(table.legal_moves(seat)[0], seat)
    assert one.outcome == other.outcome


def test_5_2_a_card_recruited_in_the_last_round_counts_too():
    past = "stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:1 brick-large:-/-:0 wood-small:-/-:0 drum:-/-"
    table = position(f"sword: 0\nrounds: {past} drum\nhand 0: KD")
    recruit(table, "C", "-")
    assert [row["cards"] for row in table.view(0)["table"]["score"]] == [5, 8]
