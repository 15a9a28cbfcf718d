"""Options: every way to write a value, and a helpful refusal for everything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma import BadOption
from karczma.core.options import Option, chosen, first_option

SWITCH = Option("switch", False, (False, True))
COUNT = Option("count", 3, (1, 3))
SPAN = Option("span", 0, range(100), for_programs=40)
FIRST = first_option(3)
ALL = (SWITCH, COUNT, SPAN, FIRST)


@pytest.mark.parametrize("yes", ["yes", "true", "on", "1", "tak", True, 1, " YES "])
def test_yes_can_be_written_in_many_ways(yes: Any) -> None:
    assert SWITCH.parse(yes) is True


@pytest.mark.parametrize("no", ["no", "false", "off", "0", "nie", False, 0])
def test_no_can_be_written_in_many_ways(no: Any) -> None:
    assert SWITCH.parse(no) is False


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_every_allowed_value_is_read_from_python_and_from_its_text_and_kept_as_a_number(option: Option) -> None:
    for value in option.allowed:
        assert option.parse(value) == value
        assert option.parse(option.text(value)) == value
        assert type(option.parse(option.text(value))) is type(value)
        assert option.value(option.number(value)) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [(SWITCH, "maybe"), (COUNT, 2), (COUNT, 1.0), (COUNT, None), (SPAN, 100), (SPAN, -1), (SPAN, ""), (FIRST, 3)],
)
def test_any_other_value_is_refused_with_those_that_would_do(option: Option, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        option.parse(value)
    assert option.allowed_text() in str(refused.value)
    assert option.name in str(refused.value)


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
@given(value=st.text() | st.integers() | st.floats() | st.none() | st.text("0123456789²٣", max_size=6))
def test_whatever_is_given_is_one_of_the_allowed_values_or_refused(option: Option, value: Any) -> None:
    try:
        read = option.parse(value)
    except BadOption:
        return
    assert read in option.allowed


@pytest.mark.parametrize("digits", [10, 5000])
def test_a_number_far_too_long_is_refused_too(digits: int) -> None:
    with pytest.raises(BadOption):
        SPAN.parse("9" * digits)


def test_options_that_are_not_given_have_their_defaults_and_those_for_programs_where_no_person_plays() -> None:
    assert chosen(ALL, {}) == {"switch": False, "count": 3, "span": 0, "first": "rulebook"}
    assert chosen(ALL, {"count": "1"}, programs=True) == {"switch": False, "count": 1, "span": 40, "first": "rulebook"}
    assert chosen(ALL, {"span": 0}, programs=True)["span"] == 0


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadOption, match="switch"):
        chosen(ALL, {"switches": True})


def test_who_begins_is_by_the_rulebook_by_lot_or_a_seat() -> None:
    assert [FIRST.number(FIRST.parse(value)) for value in ("rulebook", "random", 0, "2")] == [0, 1, 2, 4]
