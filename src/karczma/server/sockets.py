"""The socket: one for each browser window or program. It reads messages, checks how fast they come, and writes."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from karczma.core.errors import printable
from karczma.words import sentence

from . import messages as m
from .client import client
from .deciding import Refusal, refuse, said
from .limits import Bucket
from .messages import LONGEST_FRAME, BadMessage, number_of, read_message
from .pages import LONGEST_REASON, refusal
from .people import Person, token_id
from .visitors import address_of, is_same_origin, person_of, token_of

if TYPE_CHECKING:
    from .inn import Inn

CLIENT = re.compile(r"[A-Za-z0-9_-]{8,24}")
BAD_MESSAGES = 50  # in a row, and the client is hung up on
MOVES_IN_ONE = 20  # moves asked about that count as one message
HINT = 9  # messages more that a hint counts as
LAST_WORDS = 2.0  # seconds a client has to hear why it is hung up on
LET_GO = 5.0  # seconds the other end has to close; then the connection is cut
# Why a socket was closed, after `bye` has said it in words; see docs/protocol.md.
CLOSE_CODES = {"closing": 1012, "restored": 1012, "too_slow": 1013}  # the others: 1008


class Line(WebSocketsSansIOProtocol):
    """uvicorn's end of a socket. By itself it closes once everything is written, which to a client that does not read
    is never; when the inn closes, it does so without a word; and it writes one frame at a time."""

    async def run_asgi(self) -> None:
        """One socket, from the first frame to the last."""
        self.scope["state"]["line"] = self
        await super().run_asgi()
        self.loop.call_later(LET_GO, self.transport.abort)

    def say(self, frames: Iterable[bytes]) -> None:
        """Sends frames, all of them with one call to the system."""
        if self.disconnected or self.close_sent:
            return
        with contextlib.suppress(InvalidState):  # the other end is closing
            for frame in frames:
                self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """The other end has read something."""
        super().resume_writing()
        guest: Socket | None = self.scope["state"].get("guest")
        if guest is not None:
            guest.say_all()

    def keepalive_timeout(self) -> None:
        """Nobody is there any more."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The inn closes."""
        is_in = self.handshake_initiated and not self.close_sent
        guest: Socket | None = self.scope["state"].get("guest") if is_in else None
        if guest is None:
            super().shutdown()
        else:
            self.stop_keepalive()
            guest.hang_up("closing")


class Socket:
    """A client at the other end of a socket. What it is told waits in a queue; one that does not read is dropped."""

    def __init__(self, socket: WebSocket, inn: Inn, person: Person, client: str, token: str | None) -> None:
        self.person, self.inn = person, inn
        self.token = token  # of the program that came in with it: the id by which it is revoked
        self.is_gone = False
        self._socket, self._client = socket, client
        self._line: Line = socket.scope["state"]["line"]
        self._waiting: list[bytes] = []
        self._size = 0
        self._end: str | None = None
        self._ended = asyncio.Event()

    def asked(self, number: int) -> str:
        """A message of this client, by a name that stays the same when it is resent on another socket."""
        return f"{self.person.id}:{self._client}:{number}"

    def tell(self, frame: bytes) -> None:
        """Puts a frame into the queue."""
        if self._end is not None:
            return
        self._put(frame)
        if self._size > self.inn.settings.outgoing:
            self.inn.metrics.dropped("too_slow")
            self._waiting.clear()
            self.hang_up("too_slow")

    def hang_up(self, error: str) -> None:
        """Says why, once everything before is said, and closes."""
        if self._end is None:
            self._end = error
            self._put(m.encode(m.Bye(error=error, why=said(sentence(f"bye-{error.replace('_', '-')}")))))
            self._line.loop.call_later(LAST_WORDS, self._ended.set)

    def _put(self, frame: bytes) -> None:
        """What is told in one go is sent in one go, a moment later."""
        if not self._waiting:
            self._line.loop.call_soon(self.say_all)
        self._waiting.append(frame)
        self._size += len(frame)

    def say_all(self) -> None:
        """Sends what waits, unless the other end has not read what was sent before: then it goes on waiting."""
        if not self._line.writable.is_set():
            return
        if self._waiting:
            self._line.say(self._waiting)
            self._waiting.clear()
            self._size = 0
        if self._end is not None:
            self._ended.set()

    async def serve(self) -> None:
        """Reads and writes until either end hangs up."""
        you = m.You(self.person.id, self.person.name, self.person.account, self.person.host)
        self.tell(m.encode(m.Hello(protocol=m.PROTOCOL, client=client().version, you=you)))
        reading, _ = tasks = [asyncio.create_task(work) for work in (self._read(), self._ended.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._end is not None and self._line.writable.is_set() and not reading.done():
                await self._socket.close(CLOSE_CODES.get(self._end, 1008))
        finally:
            self.is_gone = True
            for task in tasks:
                task.cancel()
            fault, _ = await asyncio.gather(*tasks, return_exceptions=True)
            self.inn.left(self)
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                self.inn.journal.error("socket failed", fault)

    async def _read(self) -> None:
        settings = self.inn.settings
        bucket = Bucket(settings.messages_at_once, settings.messages_per_second)
        bad = 0
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if self._end is not None:
                continue
            frame = (received.get("text") or "").encode() or received.get("bytes") or b""
            if not bucket.take():
                bad += 1
                self.inn.refuse(self, number_of(frame[: LONGEST_FRAME + 1]), refuse("too_fast"))
            else:
                bad = 0 if await self._take(frame, bucket) else bad + 1
            if bad >= BAD_MESSAGES:
                self.inn.metrics.dropped("too_fast")
                self.hang_up("too_fast")

    async def _take(self, frame: bytes, bucket: Bucket) -> bool:
        """Reads one frame. False if it is no message."""
        if len(frame) > LONGEST_FRAME:
            self.inn.refuse(self, None, refuse("too_long", most=LONGEST_FRAME))
            return False
        try:
            message = read_message(frame)
        except BadMessage as problem:
            reason = printable(str(problem), LONGEST_REASON)
            self.inn.refuse(self, problem.number, refuse("bad_message", reason=reason))
            return False
        if isinstance(message, m.Why) and not bucket.take(len(message.moves) / MOVES_IN_ONE):
            self.inn.refuse(self, message.id, refuse("too_fast"))
            return False
        if isinstance(message, m.Hint) and not bucket.take(HINT):
            self.inn.refuse(self, message.id, refuse("too_fast"))
            return False
        await self.inn.receive(self, message)
        return True


async def live(socket: WebSocket) -> None:
    """`/live`: who calls is known by cookie or token; a page from elsewhere may not call at all."""
    inn: Inn = socket.app.state.inn
    address = address_of(socket, inn.settings)
    if not is_same_origin(socket, inn.settings):
        await _turn_away(socket, refuse("foreign_origin"))
        return
    person = await person_of(socket, inn.people)
    if person is None or person.banned:
        await _turn_away(socket, refuse("not_signed_in" if person is None else "banned"))
        return
    crowd = socket.app.state.crowd
    if inn.is_closing or not crowd.enter(address):
        await _turn_away(socket, refuse("closing" if inn.is_closing else "crowded"))
        return
    client, token = socket.query_params.get("client", ""), token_of(socket)
    if not CLIENT.fullmatch(client):
        client = secrets.token_urlsafe(12)
    try:
        guest = Socket(socket, inn, person, client, token_id(token) if token else None)
        inn.guests.add(guest)
        await socket.accept()
        socket.scope["state"]["guest"] = guest
        inn.metrics.sockets.inc()
        try:
            await guest.serve()
        finally:
            inn.metrics.sockets.dec()
    finally:
        inn.guests.discard(guest)
        crowd.leave(address)


async def _turn_away(socket: WebSocket, problem: Refusal) -> None:
    await socket.send_denial_response(refusal(problem))


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
