"""Tables at our own inn: every socket is a guest of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from asking import post
from drive import PLAYERS, SOCKETS, LoadedTable, Viewer
from pinned import Pinned

VIEW = b'{"tell":"view",'
HELLO = b'{"tell":"hello",'
DONE = b'{"tell":"done",'
VERSION = b'"version":'


class GameView(msgspec.Struct):
    """What a mover reads of the game's view."""

    legal_moves: list[str]


class View(msgspec.Struct):
    """What a mover reads of a view."""

    version: int
    view: GameView


class Done(msgspec.Struct):
    """What is read of an answer."""

    table: str


_read_view = msgspec.json.Decoder(View).decode
_read_done = msgspec.json.Decoder(Done).decode


class InnSocket(Viewer):
    """A socket at the inn."""

    number = 0  # of the last message

    def hear(self, text: bytes) -> None:
        if text.startswith(VIEW):
            start = text.index(VERSION) + len(VERSION)
            self.saw(int(text[start : text.index(b",", start)]), text)
        elif text.startswith(DONE):
            if self.table is not None:
                self.table.acknowledge()
            self.has_come("done", text)
        elif text.startswith(HELLO):
            self.has_come("hello", text)
        elif text.startswith((b'{"tell":"refused"', b'{"tell":"bye"')):
            if self.table is None:
                raise ConnectionError(text.decode())
            self.table.tally.faults.append(text.decode())

    def ask(self, do: str, **what: object) -> None:
        """Sends a message."""
        self.number += 1
        self.say(msgspec.json.encode({"do": do, "id": self.number, **what}))

    async def done(self, do: str, **what: object) -> str:
        """Sends a message and waits until it is done; returns the table's name."""
        self.ask(do, **what)
        return _read_done(await self.expect("done")).table


class Inn(Pinned):
    """Our server."""

    name = "ours"
    keeping = "on the disk, synced"

    def __init__(self, folder: Path, core: int) -> None:
        program = Path(__file__).parent / "open_inn.py"
        super().__init__([sys.executable, str(program), str(folder)], core, {})
        self._host = f"127.0.0.1:{self.port}"

    async def make_table(self, number: int) -> LoadedTable:
        """One player makes it, another sits down, two more look on."""
        guests = [await self._guest(f"Guest {number * SOCKETS + place}") for place in range(SOCKETS)]
        table = await guests[0].done("create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "open"}])
        await guests[1].done("sit", table=table)
        for guest in guests:
            await guest.done("watch", table=table)

        def choose(loaded: LoadedTable) -> tuple[Viewer, bytes]:
            view = _read_view(loaded.viewers[loaded.turn].view)
            if not view.view.legal_moves:
                loaded.turn = (loaded.turn + 1) % PLAYERS
                view = _read_view(loaded.viewers[loaded.turn].view)
            mover = guests[loaded.turn]
            mover.number += 1
            move = loaded.chance.choice(view.view.legal_moves)
            text = f'{{"do":"move","id":{mover.number},"table":"{table}","move":"{move}","version":{view.version}}}'
            return mover, text.encode()

        return LoadedTable(list(guests), choose)

    async def _guest(self, name: str) -> InnSocket:
        headers, _ = await post(self.port, "/api/guest", {"name": name})
        cookie = headers["set-cookie"].partition(";")[0]
        socket = InnSocket(self._host, "/live", f"Origin: http://{self._host}\r\nCookie: {cookie}\r\n")
        hello = socket.expect("hello")
        await socket.connect(self.port)
        await hello
        return socket
