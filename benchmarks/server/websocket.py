"""A WebSocket client that costs next to nothing, so that whoever drives thousands of them is not what is measured."""

from __future__ import annotations

import asyncio

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
UNMASKING = bytes(4)  # a client must mask what it sends; with zeros the masked text is the text
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
)


class WebSocket(asyncio.Protocol):
    """One connection. Whoever inherits says what to do with a text in `hear`."""

    def __init__(self, host: str, path: str, headers: str = "") -> None:
        self._request = REQUEST.format(host=host, path=path, headers=headers).encode()
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.is_open = False
        self.is_leaving = False
        self.closed_early = False

    async def connect(self, port: int) -> None:
        """Opens it on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def hear(self, text: bytes) -> None:
        """A text has come."""
        raise NotImplementedError

    def say(self, text: bytes) -> None:
        """Sends a text."""
        self._send(TEXT, text)

    def leave(self) -> None:
        """Hangs up."""
        self.is_leaving = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        self.closed_early = not self.is_leaving

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode(errors="replace").splitlines()[0])
            self.is_open = True
        self._rest = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Reads every whole frame; returns what is left of the next."""
        at, end = 0, len(data)
        while end - at >= 2:
            start, size = at + 2, data[at + 1]
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if end < start + size:
                break
            self._read_frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _read_frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.closed_early = not self.is_leaving

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + UNMASKING + payload)
