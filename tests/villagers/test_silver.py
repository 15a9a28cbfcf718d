"""Silver: RULES section 14, and the copper of 19.2, with the rulebook's examples."""

from __future__ import annotations

import pytest

from .tables import market_pays


def silver(houses, options=""):
    """What the second market pays beyond the same village's printed gold and coins: nothing here has any, unless
    counted in the test."""
    return market_pays(houses, "second", options)


@pytest.mark.parametrize(
    ("houses", "paid"),
    [
        ("founders-food lumberjack wood-carver@2 lumberjack wheeler@4", 3 + 3),
        ("founders-food lumberjack log-rafter@2", 3),
        ("founders-food lumberjack log-rafter@2 log-rafter@2", 5 + 5),
        ("founders hayer peddler@2 chandler hunter", 2 + 3 + 3),
        ("founders-food hayer horse-trader@2", 3),
        ("founders-food hayer horse-trader@2 hayer", 3),
        ("founders-food hayer horse-trader@2 hayer hayer", 6),
        ("founders-food hayer ore-muler@2 miner miner miner", 3),
        ("founders-food miner locksmith@2", 2),
        ("founders-food miner locksmith@2 grocer", 4 + 3),
        ("founders-food grocer hayer grazier@3 milk-maid@4", 9),
        ("founders-food freemason wattler miner mason@4", 6 + 2),
        ("founders-food priest", 0),
        ("founders-food priest chandler", 3 + 3),
        ("founders-food agent hunter+4", 4 + 4),
        ("founders-food agent", 0),
    ],
)
def test_14_2_and_14_3_every_kind_of_silver(houses, paid):
    assert silver(houses) == paid


def test_14_2_the_wholesaler_counts_sets():
    options = "options: profiteers=yes"
    assert silver("founders-food wholesaler lumberjack hayer hayer miner", options) == 3
    assert silver("founders-food wholesaler lumberjack log-rafter@3 hayer hayer miner miner", options) == 6 + 3
    assert silver("founders-food wholesaler wholesaler lumberjack hayer", options) == 0


def test_14_1_only_the_own_village_and_symbols_only_on_top_cards():
    assert market_pays("founders-food grocer", "second", **{"village b": "founders-food hunter harvester"}) == 3
    assert silver("founders swineherd@1 grocer") == 3 + 2, "covered Founders have no food"
    assert silver("founders-food freemason lumberjack carpenter@3 brewer@1") == 6
    assert silver("founders hayer peddler@2 swineherd@1") == 2, "the gold symbol of covered Founders does not count"


def test_14_2_silver_counts_itself_and_twins_pay_twice():
    assert silver("founders-food priest priest") == 3 + 3
    assert silver("founders-food miner locksmith@2 locksmith@2") == 4 + 4


def test_14_3_every_two_is_rounded_down():
    assert [silver("founders-food hayer ore-muler@2" + n * " miner") for n in range(5)] == [0, 0, 3, 3, 6]


def test_14_4_wherever_it_is_spoken_of_the_full_worth_is_meant():
    options = "options: improvements=yes\nimprovements: gold-mine lighthouse town-hall"
    both = {"village b": "founders-food agent hunter+3"}
    assert market_pays("founders-food priest chandler", "second", options, **both) == 3 + 3 + 5, (
        "Town Hall, no Lighthouse"
    )
    both = {"village b": "founders agent hunter+2"}
    assert market_pays("founders priest chandler hunter", "second", options, **both) == 5 + 6 + 5 + 5


# -- the rulebook's examples


def test_14_2_w14_peddler():
    jewelers = "miner seeker@2 spelunker@3 jeweler@4 miner seeker@6 spelunker@7 jeweler@8"
    assert silver(f"founders-food {jewelers} hayer peddler@10") == 40 + 3


def test_14_2_w15_wood_carver():
    wood = "lumberjack wheeler@2 cartwright@3+4 cooper@2 lumberjack wood-carver@6 log-rafter@6"
    assert silver(f"founders-food {wood}") == 13 + 13 + 8 + 4, "printed, Wood Carver, Log Rafter, coins"


def test_14_3_w16_suit_symbols():
    ore = "founders-food miner glass-blower@2 glass-blower@2 miner hayer ore-muler@6 horse-trader@6"
    assert silver(ore) == 8 + 9 + 3
    assert silver(f"{ore} miner") == 8 + 9 + 3
    assert silver("founders-food priest chandler") == 3 + 3
