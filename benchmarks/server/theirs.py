"""Tables at boardgame.io's server: its lobby makes them, its sockets speak socket.io."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_cache_path

from asking import post
from drive import PLAYERS, SOCKETS, LoadedTable, Viewer
from pinned import Pinned

HERE = Path(__file__).parent
WANTED = HERE / "package.json"
GAME = "lost-cities"
SOCKET_PATH = "/socket.io/?EIO=4&transport=websocket"
ENTER = f"40/{GAME},".encode()  # of a namespace: asked for, and confirmed by the same words
EVENT = f"42/{GAME},".encode()
UPDATE, SYNC = EVENT + b'["update",', EVENT + b'["sync",'
STATE_ID = b'"_stateID":'
HEARTBEAT, ALIVE = b"2", b"3"


class NotInstalled(Exception):
    """There is no boardgame.io here, and why."""


def installed() -> Path:
    """The folder with boardgame.io in exactly the versions we name; it is fetched into the user's cache once."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotInstalled("Node.js and npm are not installed")
    folder = user_cache_path("karczma") / "bench" / hashlib.sha256(WANTED.read_bytes()).hexdigest()[:12]
    modules = folder / "node_modules"
    if not (modules / ".package-lock.json").exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(WANTED, folder)
        words = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise NotInstalled(f"npm could not install it: {done.stderr.strip()[-200:]}")
    return modules


class Hands(msgspec.Struct):
    """What a mover reads of a state's G."""

    hands: dict[str, list[str]]
    expeditions: dict[str, dict[str, list[str]]]
    camps: dict[str, list[str]]
    step: str
    closed: str | None


class Context(msgspec.Struct):
    """What a mover reads of a state's ctx."""

    currentPlayer: str  # noqa: N815


class State(msgspec.Struct, rename={"state_id": "_stateID"}):
    """What a mover reads of a state."""

    G: Hands
    ctx: Context
    state_id: int


class Synced(msgspec.Struct):
    """What a newcomer is sent."""

    state: State


_read_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
_read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class GameSocket(Viewer):
    """A socket at boardgame.io's server."""

    def hear(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            start = text.index(STATE_ID) + len(STATE_ID)
            self.saw(int(text[start : _end_of_number(text, start)]), text)
            if self.table is not None and self.table.viewers[self.table.turn] is self:
                self.table.acknowledge()  # there is no other answer
        elif text == HEARTBEAT:
            self.say(ALIVE)
        elif text.startswith(SYNC):
            self.saw(_read_sync(text[len(EVENT) :])[2].state.state_id, text)
            self.has_come("sync", text)
        elif text.startswith(ENTER):
            self.has_come("enter", text)
        elif text.startswith(b"0"):
            self.has_come("open", text)

    def state(self) -> State:
        """The latest state, looked into."""
        if self.view.startswith(UPDATE):
            return _read_update(self.view[len(EVENT) :])[2]
        return _read_sync(self.view[len(EVENT) :])[2].state

    def event(self, *what: object) -> None:
        """Sends an event."""
        self.say(EVENT + msgspec.json.encode(what))


def _end_of_number(text: bytes, start: int) -> int:
    while text[start : start + 1].isdigit():
        start += 1
    return start


class BoardgameIo(Pinned):
    """boardgame.io's server, with its default storage or with files."""

    def __init__(self, core: int, folder: Path | None) -> None:
        modules = installed()
        node = shutil.which("node")
        assert node is not None
        words = [node, str(HERE / "boardgame_server.js"), *([str(folder)] if folder else [])]
        environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
        self.name = f"boardgame.io, {'files' if folder else 'memory'}"
        self.keeping = "in files later, not synced" if folder else "nowhere"
        super().__init__(words, core, environment)
        self._host = f"127.0.0.1:{self.port}"

    async def make_table(self, number: int) -> LoadedTable:
        """The lobby makes a match and seats two; two more look on."""
        port = self.port
        _, made = await post(port, f"/games/{GAME}/create", {"numPlayers": PLAYERS})
        match = made["matchID"]
        keys: list[str | None] = [None] * SOCKETS
        for seat in range(PLAYERS):
            who = {"playerID": str(seat), "playerName": f"Guest {number * SOCKETS + seat}"}
            _, joined = await post(port, f"/games/{GAME}/{match}/join", who)
            keys[seat] = joined["playerCredentials"]
        seats = [str(seat) if keys[seat] else None for seat in range(SOCKETS)]
        viewers = [await self._enter(match, seat, key) for seat, key in zip(seats, keys, strict=True)]

        def choose(loaded: LoadedTable) -> tuple[Viewer, bytes]:
            state = viewers[loaded.turn].state()
            seat = state.ctx.currentPlayer
            if int(seat) != loaded.turn:
                loaded.turn = int(seat)
                state = viewers[loaded.turn].state()
            do, what = loaded.chance.choice(legal_moves(state, seat))
            payload = {"type": do, "args": [what], "playerID": seat, "credentials": keys[loaded.turn]}
            action = {"type": "MAKE_MOVE", "payload": payload}
            update = msgspec.json.encode(("update", action, state.state_id, match, seat))
            return viewers[loaded.turn], EVENT + update

        return LoadedTable(list(viewers), choose)

    async def _enter(self, match: str, seat: str | None, key: str | None) -> GameSocket:
        socket = GameSocket(self._host, SOCKET_PATH)
        opened = socket.expect("open")
        await socket.connect(self.port)
        await opened
        entered = socket.expect("enter")
        socket.say(ENTER)
        await entered
        synced = socket.expect("sync")
        socket.event("sync", match, seat, key, PLAYERS)
        await synced
        return socket


def legal_moves(state: State, seat: str) -> list[tuple[str, str]]:
    """The same moves as in our Lost Cities, which boardgame.io's clients find for themselves."""
    table = state.G
    if table.step == "draw":
        open_camps = (colour for colour, cards in table.camps.items() if cards and colour != table.closed)
        return [("draw", "deck"), *(("draw", colour) for colour in open_camps)]
    hand = table.hands[seat]
    joining = (card for card in hand if may_join(table.expeditions[seat][card[0]], card))
    return [("camp", card) for card in hand] + [("play", card) for card in joining]


def may_join(expedition: list[str], card: str) -> bool:
    """2.2 and 2.3 An expedition grows upwards; sponsors come before numbers."""
    return not expedition or value(expedition[-1]) == 0 or value(expedition[-1]) < value(card)


def value(card: str) -> int:
    """The number on a card, 0 on a sponsor."""
    return 0 if card[1] == "*" else int(card[1:])
