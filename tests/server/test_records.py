"""Records: a finished game proves its deal and every move; a running one gives away nothing; files can be brought."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.terminal.screen import in_this_process

import karczma
from karczma.server.records import verify

from .house import House, play_to_the_end
from .looking import move, now

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


async def test_the_deal_is_promised_before_the_first_move_and_shown_after_the_end(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("knights-and-castles", "me", "easy")
    promised = (await now(ola, table))["deal"]
    assert (promised["secret"], promised["salt"]) == (None, None)
    shown = (await play_to_the_end(table, ola))["deal"]
    secret, salt = bytes.fromhex(shown["secret"]), bytes.fromhex(shown["salt"])
    assert hashlib.sha256(salt + secret).hexdigest() == promised["commitment"] == shown["commitment"]


async def test_a_record_verifies_and_a_doctored_one_does_not(
    inn: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("lost-cities", "me", "easy", options={"deals": 1})
    commitment = (await now(ola, table))["deal"]["commitment"]
    await play_to_the_end(table, ola)
    text = (await ola.ask("GET", f"/api/records/{table}")).body.decode()
    verified = verify(text)
    assert (verified.commitment, verified.names) == (commitment, ["Ola", "easy"])
    data = json.loads(text)
    other_deal = {**data, "secret": "00" * 16}
    other_salt = {**data, "deal": {**data["deal"], "salt": "00" * 16}}
    fewer_moves = {**data, "moves": data["moves"][:-1]}
    for doctored in (other_deal, other_salt, fewer_moves, {**data, "deal": "none"}):
        with pytest.raises(karczma.BadReplay):
            verify(json.dumps(doctored))
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    command = ("verify", str(file), "--lang", "pl")
    told = subprocess.run([sys.executable, "-m", "karczma", *command], capture_output=True, text=True, check=True)
    assert commitment in told.stdout
    file.write_text(json.dumps(other_salt), encoding="utf-8")
    code, _, refused = in_this_process(capsys, *command)
    assert code == 2
    assert "nie jest tym, które obiecano" in refused


async def test_a_running_game_is_exported_only_as_far_as_it_was_seen(inn: House) -> None:
    ola, jan, ela = [await inn.visitor(name) for name in ("Ola", "Jan", "Ela")]
    table = await ola.make_table("lost-cities", "me", "open", options={"first": "0"})
    assert (await ola.ask("GET", f"/api/records/{table}")).json["error"] == "not_started"
    await jan.do("sit", table=table)
    await move(ola, table)
    secret = inn.state.inn.tables[table].deal.secret.hex()
    for who, seat in ((ola, 0), (jan, 1), (ela, None)):
        reply = await who.ask("GET", f"/api/records/{table}")
        assert secret not in reply.body.decode()
        assert reply.json["now"]["seat"] == seat
        hands = reply.json["now"]["view"]["table"]["hands"]
        assert [set(hand) == {"?"} for hand in hands] == [seat != 0, seat != 1]


async def test_a_finished_record_can_be_brought_and_looked_at(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("knights-and-castles", "me", "easy")
    last = await play_to_the_end(table, ola)
    record = (await ola.ask("GET", f"/api/records/{table}")).body
    jan = await inn.visitor("Jan")
    brought = (await jan.ask("POST", "/api/records", raw=record, headers={"content-type": "application/json"})).json
    view = await now(jan, brought["table"])
    assert view["stage"] == "over"
    assert view["view"]["outcome"] == last["view"]["outcome"]


async def test_an_unfinished_game_is_gone_on_with(inn: House) -> None:
    started = karczma.game("lost-cities").deal(seed=3, first="0")
    started.play(started.legal_moves()[0])
    record = started.replay().to_json().encode()
    ola = await inn.visitor("Ola")
    reply = await ola.ask("POST", "/api/records", raw=record, headers={"content-type": "application/json"})
    table = reply.json["table"]
    assert (await ola.do("fill", table=table, level="easy"))["tell"] == "done"
    assert (await ola.do("start", table=table))["tell"] == "done"
    view = await now(ola, table)
    assert view["view"]["table"] == started.view(0)["table"]
    assert (await ola.do("undo", table=table))["error"] == "cannot_undo"
    assert (await play_to_the_end(table, ola))["stage"] == "over"
