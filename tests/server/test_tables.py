"""Tables: making them, sitting down, bots in any seat, leaving, rematches, several people at one screen, the list."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .house import ForkedProcess, House, play_to_the_end
from .looking import move, now, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


async def test_a_game_against_bots_begins_at_once_and_can_be_played_to_its_end(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("knights-and-castles", "me", "easy", "beginner")
    view = await play_to_the_end(table, ola)
    assert view["stage"] == "over"
    assert [seat["bot"] for seat in view["seats"]] == [None, "easy", "beginner"]
    assert view["deal"]["secret"]


async def test_an_open_table_begins_when_every_seat_is_taken(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("lost-cities", "me", "open")
    assert (await now(ola, table))["stage"] == "open"
    assert (await jan.do("sit", table=table))["tell"] == "done"
    view = await ola.next("view", stage="playing")
    assert [seat["name"] for seat in view["seats"]] == ["Ola", "Jan"]
    assert [event["id"] for event in view["events"]] == ["told-sat", "told-started"]


async def test_a_table_that_starts_by_its_owner_waits_for_him(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("lost-cities", "me", "open", starts="owner")
    assert (await ola.do("start", table=table))["error"] == "seats_free"
    await jan.do("sit", table=table)
    assert (await jan.do("start", table=table))["error"] == "not_owner"
    assert (await ola.do("start", table=table))["tell"] == "done"


async def test_a_seat_that_is_kept_opens_to_its_key_only(inn: House) -> None:
    ola, jan, ela = [await inn.visitor(name) for name in ("Ola", "Jan", "Ela")]
    made = await ola.do("create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "invited"}], public=False)
    table, keys = made["table"], made["keys"]
    assert set(keys) == {"1", "table"}
    assert (await ela.do("watch", table=table))["error"] == "private"
    assert (await ela.do("watch", table=table, key=keys["table"]))["tell"] == "done"
    assert (await ela.do("sit", table=table, key=keys["table"]))["error"] == "table_full"
    assert (await jan.do("sit", table=table, key=keys["1"]))["tell"] == "done"


async def test_a_new_key_ends_the_old_one(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    made = await ola.do("create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    table, old = made["table"], made["keys"]["table"]
    new = (await ola.do("invite", table=table))["keys"]["table"]
    assert (await jan.do("sit", table=table, key=old))["error"] == "private"
    assert (await jan.do("sit", table=table, key=new))["tell"] == "done"


async def test_free_seats_are_filled_with_bots(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("warriors-adventures", "me", "open", "open")
    assert (await jan.do("fill", table=table))["error"] == "not_owner"
    assert (await ola.do("hand", table=table, seat=1, level="hard"))["tell"] == "done"
    assert (await ola.do("fill", table=table, level="nobody"))["error"] == "bad_request"
    assert (await ola.do("fill", table=table, level="easy"))["tell"] == "done"
    view = await ola.next("view", stage="playing")
    assert [seat["bot"] for seat in view["seats"]] == [None, "hard", "easy"]


async def test_a_bot_plays_on_for_whoever_leaves_and_the_seat_can_be_taken_back(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("knights-and-castles", "me", "open")
    await jan.do("sit", table=table)
    assert (await jan.do("leave", table=table))["tell"] == "done"
    view = await now(ola, table)
    assert view["seats"][1]["bot"] == "medium"
    await until(ola, table, lambda view: view["view"]["waiting_for"] == [0])
    assert (await jan.do("move", table=table, move="x", version=0))["error"] == "bot_plays"
    assert (await ola.do("take", table=table))["error"] == "nothing_to_take"
    assert (await jan.do("take", table=table))["tell"] == "done"
    assert (await now(ola, table))["seats"][1]["bot"] is None
    assert (await ola.do("hand", table=table, seat=1))["error"] == "not_your_seat"
    assert (await ola.do("hand", table=table, seat=0, level="beginner"))["tell"] == "done"
    assert (await play_to_the_end(table, jan))["stage"] == "over"


async def test_whoever_gets_up_before_the_start_leaves_a_free_seat(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("warriors-adventures", "me", "open", "open")
    await jan.do("sit", table=table, seat=2)
    assert (await jan.do("sit", table=table))["error"] == "already_seated"
    await jan.do("leave", table=table)
    assert (await now(ola, table))["seats"][2]["name"] is None
    await ola.do("leave", table=table)
    assert (await jan.do("sit", table=table))["error"] == "closed"


async def test_whoever_gave_a_seat_up_looks_on_as_a_spectator_in_every_window(inn: House) -> None:
    ola, jan, ela = [await inn.visitor(name) for name in ("Ola", "Jan", "Ela")]
    second_window = await inn.enter(cookie=jan.cookie)
    table = await ola.make_table("lost-cities", "me", "open", starts="owner")
    await second_window.do("watch", table=table)
    await jan.do("sit", table=table)
    await until(second_window, table, lambda view: view["seat"] == 1)
    await jan.do("leave", table=table)
    await ela.do("sit", table=table)
    await ola.do("start", table=table)
    view = await until(second_window, table, lambda view: view["stage"] == "playing")
    assert view["seat"] is None
    assert set(view["view"]["table"]["hands"][1]) == {"?"}


async def test_several_people_share_one_screen(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"})
    view = await now(ola, table)
    assert [seat["name"] for seat in view["seats"]] == ["Ola", "Jan"]
    assert view["mine"] == [0, 1]
    asked = view["view"]["waiting_for"][0]
    await ola.do("watch", table=table, seat=asked)
    theirs = await now(ola, table)
    assert theirs["seat"] == asked
    move = {"table": table, "move": theirs["view"]["legal_moves"][0], "version": theirs["version"]}
    assert (await ola.do("move", **move))["tell"] == "done"
    assert (await ola.do("watch", table=table, seat=1 - asked))["tell"] == "done"
    same = [{"kind": "me"}, {"kind": "me"}]
    assert (await ola.do("create", game="lost-cities", seats=same))["error"] == "name_at_table"


async def test_people_at_one_screen_are_told_who_is_asked_and_who_knows_other_things(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Ela"}, options={"first": "1"})
    view = await now(ola, table)
    assert (view["seat"], view["asked"], view["apart"]) == (0, [1], [1])
    await ola.do("hand", table=table, seat=1, level="beginner")
    assert 1 not in (await now(ola, table))["asked"], "a bot plays there now"
    open_game = await ola.make_table("warriors-adventures", "me", {"kind": "me", "name": "Ela"})
    assert (await now(ola, open_game))["apart"] == [], "all lies open"
    together = await ola.make_table("knights-and-castles", "me", {"kind": "me", "name": "Ela"}, "open")
    await jan.do("sit", table=together)
    view = await now(ola, together)
    assert (view["mine"], view["asked"], view["apart"]) == ([0, 1], [0, 1], [])
    await ola.do("move", table=together, move=view["view"]["legal_moves"][0], version=view["version"], seat=0)
    view = await now(ola, together)
    assert (view["asked"], view["apart"]) == ([1], [1]), "what Ola has chosen is not for Ela's eyes"
    await jan.do("watch", table=together)
    view = await now(jan, together)
    assert (view["mine"], view["asked"], view["apart"]) == ([2], [2], []), "nothing is told of others"


async def test_a_rematch_has_everybody_one_seat_on_and_waits_for_all_to_come(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("knights-and-castles", "me", "open", "easy")
    await jan.do("sit", table=table)
    assert (await jan.do("rematch", table=table))["error"] == "not_over"
    await play_to_the_end(table, ola, jan)
    again = (await ola.do("rematch", table=table))["table"]
    assert (await jan.do("rematch", table=table))["table"] == again
    await jan.do("watch", table=again)
    view = await now(jan, again)
    assert [seat["name"] for seat in view["seats"]] == [None, "Ola", "Jan"]
    assert view["stage"] == "open"
    assert (await jan.do("sit", table=again))["tell"] == "done"
    assert (await now(jan, again))["stage"] == "playing"


async def test_spectators_see_what_all_players_see_and_are_counted(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("lost-cities", "me", "easy")
    await jan.do("watch", table=table)
    view = await now(jan, table)
    assert (view["seat"], view["mine"], view["view"]["legal_moves"]) == (None, [], [])
    assert set(view["view"]["table"]["hands"][0]) == {"?"}
    assert (await ola.next("presence", watching=1))["present"] == [True, False]
    assert (await jan.do("move", table=table, move="play:Y4", version=view["version"]))["error"] == "not_seated"
    await jan.do("unwatch", table=table)
    assert (await ola.next("presence", watching=0))["present"] == [True, False]


async def test_chat_is_kept_and_told_to_newcomers(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("lost-cities", "me", "easy")
    await ola.do("chat", table=table, text="Dzień dobry!\x07")
    assert (await ola.next("chat", table=table))["lines"] == []
    told = await ola.next("chat", table=table)
    assert [(line["name"], line["text"]) for line in told["lines"]] == [("Ola", "Dzień dobry!")]
    await jan.do("watch", table=table)
    assert (await jan.next("chat"))["lines"] == told["lines"]


async def test_why_says_what_a_move_does_or_why_not(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"})
    view = await now(ola, table)
    legal = view["view"]["legal_moves"][0]
    told = (await ola.do("why", table=table, moves=[legal, "draw:deck"]))["told"]
    assert [said["id"] for said in told] == ["lost-cities/describe-begin", "lost-cities/why-lay-first"]
    assert (await ola.do("why", table=table, moves=[legal, "nonsense"]))["error"] == "invalid_move"


async def test_the_list_shows_open_tables_ones_own_and_results(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    opened = await ola.make_table("lost-cities", "me", "open")
    hidden = await ola.make_table("lost-cities", "me", "open", public=False)
    played = await ola.make_table("knights-and-castles", "me", "easy")
    await play_to_the_end(played, ola)
    await jan.do("lobby")
    told = await jan.next("lobby")
    assert [table["table"] for table in told["open"]] == [opened]
    assert [table["table"] for table in told["over"]] == [played]
    assert len(told["over"][0]["scores"]) == 2
    assert told["mine"] == []
    await ola.do("lobby")
    mine = (await ola.next("lobby"))["mine"]
    assert {table["table"] for table in mine} == {opened, hidden}
    await jan.do("sit", table=opened)
    news = await jan.next("lobby")
    while not news["playing"]:  # news is gathered for a moment: what came before may be told by itself
        news = await jan.next("lobby")
    assert [table["table"] for table in news["playing"]] == [opened]


async def test_tables_are_as_they_were_after_the_inn_was_closed_and_opened_again(tmp_path: Path) -> None:
    async with ForkedProcess(tmp_path) as first:
        ola = await first.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"})
        await move(ola, table)
        await ola.do("chat", table=table, text="zaraz wracam")
        ola.heard.clear()
        before, cookie = await now(ola, table), ola.cookie
        history = await ola.next("history")
    async with ForkedProcess(tmp_path) as second:
        again = await second.enter(cookie=cookie)
        assert await now(again, table) == before
        assert await again.next("history") == history
        assert [line["text"] for line in (await again.next("chat"))["lines"]] == ["zaraz wracam"]
