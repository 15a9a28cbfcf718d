"""Plain requests to a server on this machine."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec


async def post(port: int, path: str, what: Any) -> tuple[dict[str, str], Any]:
    """The headers and the JSON of the answer; anything but a success is an error."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        body = msgspec.json.encode(what)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = await reader.read()
    finally:
        writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    if status.split()[1][0] != "2":
        raise ConnectionError(f"{path}: {status}")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return headers, msgspec.json.decode(body)
