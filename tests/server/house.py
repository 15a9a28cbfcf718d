"""A real inn on a free port of this computer, and visitors who talk to it as a browser or a program would.

    with house.House(tmp_path) as inn:                  # or `async with`; more settings by name
        ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
        table = await ola.make_table("lost-cities", "me", "open")
        await jan.do("sit", table=table)
        view = await jan.next("view", stage="playing")

The server runs in a thread of its own; `Process` runs it in a process of its own, which can be killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from tests.forked import Fork, Handed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from karczma.server.logs import Journal
from karczma.server.serving import listen, make_server, serve
from karczma.server.settings import Settings
from karczma.server.store import sqlite_url
from karczma.words import LANGUAGES, Sentence, say

PATIENCE = 60  # seconds; a test that waits longer waits in vain


@dataclass
class Reply:
    """What the inn answered to a plain request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str | None:
        return next((value for known, value in self.headers if known == name), None)

    @property
    def cookie(self) -> str | None:
        """The cookie that was given, without its flags."""
        given = self.header("set-cookie")
        return None if given is None else given.partition(";")[0].removeprefix("karczma=").strip('"')


class Inn:
    """An inn that is open somewhere."""

    def __init__(self, data: Path, port: int) -> None:
        self.data, self.port = data, port
        self._visitors: list[Visitor] = []

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def db(self) -> str:
        return sqlite_url(self.data)

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None, raw: bytes = b""
    ) -> Reply:
        """A plain request: the path goes out as it is, `body` as JSON, `raw` as it is. From the inn's own page."""
        sent = {"host": f"127.0.0.1:{self.port}", "origin": self.origin, "connection": "close"}
        if body is not None:
            raw = json.dumps(body).encode()
            sent["content-type"] = "application/json"
        if raw or method not in ("GET", "HEAD"):
            sent["content-length"] = str(len(raw))
        sent |= headers or {}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items() if value), "", ""]
        return await self.send("\r\n".join(lines).encode() + raw, is_head=method == "HEAD")

    async def send(self, request: bytes, is_head: bool = False) -> Reply:
        """Bytes, whatever they are."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                writer.write(request)
                with contextlib.suppress(ConnectionError):  # the inn may answer before it has heard everything
                    await writer.drain()
                return await _read_reply(reader, is_head)
            finally:
                writer.close()
                with contextlib.suppress(ConnectionError):
                    await writer.wait_closed()

    async def visitor(self, name: str, **options: Any) -> Visitor:
        """Somebody new, as a guest, who has opened a socket."""
        reply = await self.ask("POST", "/api/guest", {"name": name})
        assert reply.status == 200, reply.body
        return await self.enter(cookie=reply.cookie, **options)

    async def enter(self, **who: Any) -> Visitor:
        """Somebody known, by cookie or token, opens a socket."""
        visitor = Visitor(self, **who)
        self._visitors.append(visitor)
        await visitor.come_in()
        return visitor

    async def knock(self, headers: Mapping[str, str] | None = None, path: str = "/live") -> Reply:
        """Tries to open a socket; what the door says. 101 if it opened (and is closed at once)."""
        sent = {"Origin": self.origin} | dict(headers or {})
        try:
            async with connect(self._live(path), additional_headers=sent, proxy=None, open_timeout=PATIENCE):
                return Reply(101, [], b"")
        except InvalidStatus as refused:
            answer = refused.response
            found = [(name.lower(), value) for name, value in answer.headers.raw_items()]
            return Reply(answer.status_code, found, bytes(answer.body or b""))

    def _live(self, path: str = "/live") -> str:
        return f"ws://127.0.0.1:{self.port}{path}"

    async def say_goodbye(self) -> None:
        """All visitors leave. A test that opened sockets ends with it; see `guests`."""
        for visitor in self._visitors:
            await visitor.leave()
        self._visitors.clear()

    @contextlib.asynccontextmanager
    async def guests(self, *names: str, **options: Any) -> AsyncIterator[list[Visitor]]:
        """Some visitors, who leave at the end."""
        try:
            yield [await self.visitor(name, **options) for name in names]
        finally:
            await self.say_goodbye()


class House(Inn):
    """An inn in a thread of this process."""

    def __init__(self, data: Path, **settings: Any) -> None:
        chosen: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "bot_pause": 0.0, "bot_workers": 1, "warm_up": False}
        self.settings = Settings(data=data, **chosen | generous() | settings)
        self.journal = io.StringIO()
        self.listening = listen(self.settings, any_port=False)
        self.server = make_server(self.settings, Journal(self.journal))
        self._thread = threading.Thread(target=self.server.run, args=([self.listening],), name="inn")
        super().__init__(data, self.listening.getsockname()[1])

    def faults(self) -> list[dict[str, Any]]:
        """What the journal notes as a fault of ours."""
        lines = [json.loads(line) for line in self.journal.getvalue().splitlines()]
        return [line for line in lines if "error" in line]

    @property
    def state(self) -> Any:
        """What the server knows, to be looked at from outside: `inn`, `crowd`."""
        app: Any = self.server.config.app
        return app.state

    def __enter__(self) -> Self:
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), self.journal.getvalue()
            self._thread.join(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join()
        self.listening.close()

    async def __aenter__(self) -> Self:
        return await asyncio.to_thread(self.__enter__)

    async def __aexit__(self, *_: object) -> None:
        await self.say_goodbye()
        await asyncio.to_thread(self.__exit__)


class Process(Inn):
    """An inn in a process of its own: `kill` is kill -9, `stop` asks it to close. Enter it again to start it again."""

    PROGRAM = """if True:
        import json, socket, sys
        from pathlib import Path
        from karczma.server.serving import serve
        from karczma.server.settings import Settings
        chosen = json.loads(sys.argv[1])
        settings = Settings(**chosen | {"data": Path(chosen["data"])})
        serve(settings, socket.socket(fileno=int(sys.argv[2])))"""

    def __init__(self, data: Path, **settings: Any) -> None:
        chosen = {"bot_pause": 0.0, "bot_workers": 1, "warm_up": False, "data": str(data)} | generous() | settings
        self._settings = json.dumps(chosen)
        self._listening = socket.create_server(("127.0.0.1", 0))  # kept, so that the port stays ours
        self.process: subprocess.Popen[bytes] | Fork | None = None
        super().__init__(data, self._listening.getsockname()[1])

    def start(self) -> None:
        """Starts it; whoever connects meanwhile waits at the door."""
        number = self._listening.fileno()
        command = [sys.executable, "-c", self.PROGRAM, self._settings, str(number)]
        self.process = subprocess.Popen(command, pass_fds=[number], env=os.environ | {"PYTHONPATH": _sources()})

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ctrl-C."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    async def __aenter__(self) -> Self:
        self.start()
        assert (await self.ask("GET", "/health")).status == 200
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.say_goodbye()
        await asyncio.to_thread(self.stop)
        self._listening.close()


class ForkedProcess(Process):
    """An inn that is started quickly: for whoever kills it again and again."""

    def start(self) -> None:
        self.process = Fork(_serve, self._settings, Handed(self._listening.fileno()))


def _serve(settings: str, door: int) -> None:
    chosen = json.loads(settings)
    serve(Settings(**chosen | {"data": Path(chosen["data"])}), socket.socket(fileno=door))


@dataclass
class Visitor:
    """Somebody with a socket. What comes in is kept in `heard` until it is asked for."""

    inn: Inn
    cookie: str | None = None
    token: str | None = None
    client: str = field(default_factory=lambda: f"c{random.getrandbits(64):016x}")
    buffer: int | None = None  # bytes that may wait on this side for somebody who does not read; none: as usual
    headers_too: Mapping[str, str] = field(default_factory=dict)
    you: dict[str, Any] = field(default_factory=dict)
    heard: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._numbers = itertools.count(1)
        self._socket: ClientConnection | None = None

    @property
    def person(self) -> str:
        return str(self.you["person"])

    @property
    def headers(self) -> dict[str, str]:
        """By what one is known."""
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": f"karczma={self.cookie}"}

    @property
    def line(self) -> ClientConnection:
        assert self._socket is not None, "the socket is closed"
        return self._socket

    async def come_in(self) -> None:
        """Opens the socket (again): the same client, so messages sent again under the same number are known."""
        await self.leave()
        origin = {} if self.token is not None else {"Origin": self.inn.origin}
        line = socket.socket()
        if self.buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.buffer)
        line.connect(("127.0.0.1", self.inn.port))
        self._socket = await connect(
            f"ws://127.0.0.1:{self.inn.port}/live?client={self.client}",
            sock=line,
            additional_headers=self.headers | origin | dict(self.headers_too),
            max_queue=16 if self.buffer is None else 1,
            max_size=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )
        self.heard.clear()
        self.you = (await self.next("hello"))["you"]

    async def leave(self) -> None:
        """Closes the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def do(self, what: str, **message: Any) -> dict[str, Any]:
        """Asks for something; the answer with the same number, `done` or `refused`."""
        number = message.setdefault("id", next(self._numbers))
        await self.send({"do": what, **message})
        while True:
            for told in self.heard:
                if told["tell"] in ("done", "refused") and told["id"] == number:
                    self.heard.remove(told)
                    return told
            await self.listen()

    async def send(self, frame: Any) -> None:
        """A frame: an object as JSON, text and bytes as they are."""
        await self.line.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def next(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next thing told of this kind with these facts; what came before it stays in `heard`."""
        while True:
            for told in self.heard:
                if told["tell"] == kind and facts.items() <= told.items():
                    self.heard.remove(told)
                    return told
            await self.listen()

    async def listen(self) -> None:
        """One more frame. A closed socket raises ConnectionClosed."""
        async with asyncio.timeout(PATIENCE):
            self.heard.append(json.loads(await self.line.recv()))

    async def make_table(self, game: str, *seats: Any, **wishes: Any) -> str:
        """A new table: each seat `me`, `open`, `invited`, or the level of a bot. It is watched at once."""
        kinds = ("me", "open", "invited")
        wanted = [seat if isinstance(seat, dict) else {"kind": seat} for seat in seats]
        wanted = [seat if seat["kind"] in kinds else {"kind": "bot", "level": seat["kind"]} for seat in wanted]
        made = await self.do("create", game=game, seats=wanted, **wishes)
        assert made["tell"] == "done", made
        assert (await self.do("watch", table=made["table"]))["tell"] == "done"
        return str(made["table"])

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Reply:
        """A plain request by this visitor."""
        headers = self.headers | more.pop("headers", {})
        return await self.inn.ask(method, path, body, headers, **more)


async def play_to_the_end(table: str, *players: Visitor) -> dict[str, Any]:
    """Everybody who is asked makes any legal move, until the game is over; the last view of the first player."""
    views = await asyncio.gather(*(_play(table, player) for player in players))
    return views[0]


async def _play(table: str, player: Visitor) -> dict[str, Any]:
    player.heard = [told for told in player.heard if told.get("table") != table]
    assert (await player.do("watch", table=table))["tell"] == "done"
    view = await player.next("view", table=table)
    while view["stage"] == "playing":
        if moves := view["view"]["legal_moves"]:
            answer = await player.do("move", table=table, move=random.choice(moves), version=view["version"])
            assert answer["tell"] == "done" or answer["error"] == "stale", answer  # a view older than one's own move
        view = await player.next("view", table=table)
    return view


def check_refusal(told: dict[str, Any], error: str | None = None) -> None:
    """A refusal says what is wrong to programs, and what to do to people, in both languages."""
    assert isinstance(told.get("error"), str), told
    assert error in (None, told["error"]), told
    for lang in LANGUAGES:
        assert say(_sentence(told["why"]), lang)


def _sentence(plain: dict[str, Any]) -> Sentence:
    args = {name: _sentence(arg) if isinstance(arg, dict) else arg for name, arg in plain["args"].items()}
    return Sentence(plain["id"], args)


def generous() -> dict[str, Any]:
    """Limits that tests do not run into unless they mean to."""
    return {
        "messages_per_second": 100_000.0,
        "messages_at_once": 100_000.0,
        "connections_per_address": 10_000,
        "tables_per_hour": 1_000_000.0,
        "sign_ups_per_hour": 1_000_000.0,
        "passwords_per_minute": 100_000.0,
        "replays_per_minute": 1_000_000.0,
    }


async def _read_reply(reader: asyncio.StreamReader, is_head: bool) -> Reply:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = [(line.partition(":")[0].lower(), line.partition(":")[2].strip()) for line in head[1:] if line]
    reply = Reply(int(head[0].split(" ")[1]), headers, b"")
    length = reply.header("content-length")
    if not is_head:
        reply.body = await (reader.read() if length is None else reader.readexactly(int(length)))
    return reply


def _sources() -> str:
    import karczma

    return str(Path(karczma.__file__).parent.parent)
