#!/usr/bin/env python3
"""A bot at a live table: sits down at TABLE and plays the first legal move. docs/protocol.md tells how to get a token.

examples/live_bot.py http://127.0.0.1:8642 TABLE TOKEN
"""

import asyncio
import itertools
import json
import sys

from websockets.asyncio.client import connect


async def play(address: str, table: str, token: str) -> None:
    numbers = itertools.count(1)
    url = address.replace("http", "ws", 1).rstrip("/") + "/live"
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for do in ("sit", "watch"):
            await socket.send(json.dumps({"do": do, "id": next(numbers), "table": table}))
        async for frame in socket:
            told = json.loads(frame)
            if told["tell"] == "refused":
                print(told["error"], told["why"])
            if told["tell"] == "view" and told["stage"] == "over":
                print(told["view"]["outcome"]["scores"])
                return
            if told["tell"] == "view" and told["view"] and told["view"]["legal_moves"]:
                move = {"do": "move", "table": table, "move": told["view"]["legal_moves"][0]}
                await socket.send(json.dumps({**move, "version": told["version"], "id": next(numbers)}))


asyncio.run(play(*sys.argv[1:4]))
