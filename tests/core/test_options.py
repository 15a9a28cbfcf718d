"""Options: every way to write a value, and a helpful refusal for everything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma import BadOption
from karczma.core.options import AGES, FIRST, Option, chosen

SWITCH = Option("switch", False, (False, True))
COUNT = Option("count", 3, (1, 3))
SPAN = Option("span", 0, range(100), for_programs=40)
SEATS = 3
USUAL = {"switch": False, "count": 3, "span": 0, "first": "rulebook", "ages": "seats"}
ALL = (SWITCH, COUNT, SPAN, FIRST, AGES)


@pytest.mark.parametrize("yes", ["yes", "true", "on", "1", "tak", True, 1, " YES "])
def test_yes_can_be_written_in_many_ways(yes: Any) -> None:
    assert SWITCH.parse(yes, SEATS) is True


@pytest.mark.parametrize("no", ["no", "false", "off", "0", "nie", False, 0])
def test_no_can_be_written_in_many_ways(no: Any) -> None:
    assert SWITCH.parse(no, SEATS) is False


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_every_allowed_value_is_read_from_python_and_from_its_text_and_kept_as_a_number(option: Option) -> None:
    for value in option.values(SEATS):
        assert option.parse(value, SEATS) == value
        assert option.parse(option.text(value), SEATS) == value
        assert type(option.parse(option.text(value), SEATS)) is type(value)
        assert option.value(option.number(value, SEATS), SEATS) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SWITCH, "maybe"),
        (COUNT, 2),
        (COUNT, 1.0),
        (COUNT, None),
        (SPAN, 100),
        (SPAN, -1),
        (SPAN, ""),
        (FIRST, 3),
        (AGES, "01"),
    ],
)
def test_any_other_value_is_refused_with_those_that_would_do(option: Option, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        option.parse(value, SEATS)
    assert option.allowed_text(SEATS) in str(refused.value)
    assert option.name in str(refused.value)


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
@given(value=st.text() | st.integers() | st.floats() | st.none() | st.text("0123456789²٣", max_size=6))
def test_whatever_is_given_is_one_of_the_allowed_values_or_refused(option: Option, value: Any) -> None:
    try:
        read = option.parse(value, SEATS)
    except BadOption:
        return
    assert read in option.values(SEATS)


@pytest.mark.parametrize("digits", [10, 5000])
def test_a_number_far_too_long_is_refused_too(digits: int) -> None:
    with pytest.raises(BadOption):
        SPAN.parse("9" * digits, SEATS)


def test_options_that_are_not_given_have_their_defaults_and_those_for_programs_where_no_person_plays() -> None:
    assert chosen(ALL, {}, SEATS) == USUAL
    assert chosen(ALL, {"count": "1"}, SEATS, programs=True) == USUAL | {"count": 1, "span": 40}
    assert chosen(ALL, {"span": 0}, SEATS, programs=True)["span"] == 0


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadOption, match="switch"):
        chosen(ALL, {"switches": True}, SEATS)


def test_who_begins_is_by_the_rulebook_by_lot_or_a_seat() -> None:
    assert [FIRST.number(FIRST.parse(value, SEATS), SEATS) for value in ("rulebook", "random", 0, "2")] == [0, 1, 2, 4]


def test_only_seats_of_the_table_can_be_named() -> None:
    assert FIRST.parse("2", 3) == "2"
    with pytest.raises(BadOption, match="rulebook, random, 0, 1"):
        FIRST.parse("2", 2)
    assert AGES.parse("201", 3) == "201"
    with pytest.raises(BadOption, match="seats, 01, 10"):
        AGES.parse("201", 2)


def test_a_long_list_of_values_is_told_by_its_ends() -> None:
    assert AGES.allowed_text(5) == "seats, 01234, …, 43210"
