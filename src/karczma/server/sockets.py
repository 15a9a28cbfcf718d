"""The socket: one for each browser window or program. It reads messages, checks how fast they come, and writes."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from karczma.words import sentence

from . import messages as m
from .deciding import refuse, said
from .limits import Bucket
from .messages import LONGEST_FRAME, BadMessage, read_message
from .people import Person
from .visitors import address_of, is_same_origin, person_of

if TYPE_CHECKING:
    from .inn import Inn

CLIENT = re.compile(r"[A-Za-z0-9_-]{8,24}")
BAD_MESSAGES = 50  # in a row, and the client is hung up on
# Why a socket was closed, after `bye` has said it in words; see docs/protocol.md.
CLOSE_CODES = {"closing": 1012, "restored": 1012, "too_slow": 1013, "too_fast": 1008, "banned": 1008, "crowded": 1013}


class Socket:
    """A client at the other end of a socket. What it is told waits in a queue; one that does not read is dropped."""

    def __init__(self, socket: WebSocket, inn: Inn, person: Person, client: str) -> None:
        self.person, self.inn = person, inn
        self._socket, self._client = socket, client
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._end: str | None = None

    def asked(self, number: int) -> str:
        """A message of this client, by a name that stays the same when it is resent on another socket."""
        return f"{self.person.id}:{self._client}:{number}"

    def tell(self, frame: bytes) -> None:
        """Puts a frame into the queue."""
        if self._end is not None:
            return
        self._waiting.append(frame)
        self._size += len(frame)
        if self._size > self.inn.settings.outgoing:
            self.inn.metrics.dropped("too_slow")
            self._waiting.clear()
            self.hang_up("too_slow")
        self._news.set()

    def hang_up(self, error: str) -> None:
        """Says why, once everything before is said, and closes."""
        if self._end is None:
            self._waiting.append(m.encode(m.Bye(error=error, why=said(sentence(f"bye-{error.replace('_', '-')}")))))
            self._end = error
            self._news.set()

    async def serve(self) -> None:
        """Reads and writes until either end hangs up."""
        you = m.You(self.person.id, self.person.name, self.person.account, self.person.host)
        self.tell(m.encode(m.Hello(protocol=m.PROTOCOL, you=you)))
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.inn.left(self)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                frame = self._waiting.popleft()
                self._size -= len(frame)
                await self._socket.send({"type": "websocket.send", "text": frame.decode()})
            if self._end is not None:
                await self._socket.close(CLOSE_CODES.get(self._end, 1008))
                return

    async def _read(self) -> None:
        settings = self.inn.settings
        bucket = Bucket(settings.messages_at_once, settings.messages_per_second)
        bad = 0
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                bad += 1
                self.inn.refuse(self, None, refuse("too_fast"))
            else:
                bad = 0 if await self._take(received.get("text") or received.get("bytes") or b"") else bad + 1
            if bad >= BAD_MESSAGES:
                self.inn.metrics.dropped("too_fast")
                self.hang_up("too_fast")
                return

    async def _take(self, frame: str | bytes) -> bool:
        """Reads one frame. False if it is no message."""
        try:
            if len(frame) > LONGEST_FRAME:
                raise BadMessage("the frame is too long", None)
            message = read_message(frame)
        except BadMessage as problem:
            self.inn.refuse(self, problem.number, refuse("bad_message", reason=str(problem)))
            return False
        await self.inn.receive(self, message)
        return True


async def live(socket: WebSocket) -> None:
    """`/live`: who calls is known by cookie or token; a page from elsewhere may not call at all."""
    inn: Inn = socket.app.state.inn
    address = address_of(socket, inn.settings)
    if not is_same_origin(socket, inn.settings):
        await _turn_away(socket, 403)
        return
    person = await person_of(socket, inn.people)
    if person is None or person.banned:
        await _turn_away(socket, 401 if person is None else 403)
        return
    crowd = socket.app.state.crowd
    if inn.is_closing or not crowd.enter(address):
        await _turn_away(socket, 503)
        return
    client = socket.query_params.get("client", "")
    try:
        await socket.accept()
        guest = Socket(socket, inn, person, client if CLIENT.fullmatch(client) else secrets.token_urlsafe(12))
        inn.guests.add(guest)
        inn.metrics.sockets.inc()
        try:
            await guest.serve()
        finally:
            inn.metrics.sockets.dec()
    except (WebSocketDisconnect, RuntimeError):  # the other end is gone already
        pass
    finally:
        crowd.leave(address)


async def _turn_away(socket: WebSocket, status: int) -> None:
    from starlette.responses import PlainTextResponse

    if socket.client_state is WebSocketState.CONNECTING:
        await socket.send_denial_response(PlainTextResponse("", status))


class Crowd:
    """How many sockets there are, in all and from one address."""

    def __init__(self, most: int, most_from_one: int) -> None:
        self.most, self.most_from_one = most, most_from_one
        self.all = 0
        self._by_address: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if there is room."""
        here = self._by_address.get(address, 0)
        if self.all >= self.most or here >= self.most_from_one:
            return False
        self.all += 1
        self._by_address[address] = here + 1
        return True

    def leave(self, address: str) -> None:
        """One fewer."""
        self.all -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
