"""A live table: one task owns it and does one thing after another, so nothing needs a lock.

A change is committed before anybody is told of it. If that fails, the table is loaded again: what is in the database
is what happened.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from karczma.bots.levels import USUAL
from karczma.core.errors import KarczmaError

from . import archive
from . import entries as e
from . import messages as m
from .clocks import this_moment
from .deciding import Deciding, code_of, refuse, said
from .history import Histories
from .people import Person, hashed
from .store import CannotStore, Conflict, Restored
from .telling import Viewer, last_of, listed_as, told_of_entry, told_of_moves, view_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from karczma.core.table import Played

    from .archive import Deal
    from .bots import Workers
    from .course import Course
    from .logs import Journal
    from .metrics import Metrics
    from .settings import Settings
    from .store import Store

CLOCK_GRACE = 0.05  # seconds; a timer may fire a little early


class Client(Protocol):
    """Whoever is told what happens: a socket."""

    person: Person
    is_gone: bool

    def tell(self, frame: bytes) -> None:
        """Sends a frame when it can."""

    def asked(self, number: int) -> str:
        """A message of this client, by a name that stays the same when it is resent."""


@dataclass(frozen=True)
class Surroundings:
    """What a table needs of the inn."""

    store: Store
    workers: Workers
    settings: Settings
    metrics: Metrics
    journal: Journal
    listed: Callable[[], None]  # the list of tables has changed
    rematch: Callable[[LiveTable, Person], Awaitable[str]]


@dataclass(frozen=True)
class FromClient:
    """A message of somebody."""

    client: Client
    message: m.AtTable


@dataclass(frozen=True)
class Glance:
    """Somebody is about to come in: what they will see goes into their page."""

    person: Person
    key: str | None
    seen: asyncio.Future[list[m.View | m.History]]


@dataclass(frozen=True)
class Gone:
    """A client hung up."""

    client: Client


@dataclass(frozen=True)
class Thought:
    """A bot has thought; it may no longer be asked."""

    seat: int
    level: str
    move: str
    undone: int  # how often the table had taken moves back when it began to think


@dataclass(frozen=True)
class Ticked:
    """A clock may have run out."""


@dataclass(frozen=True)
class Stopped:
    """Nobody needs the table any more."""


@dataclass(frozen=True)
class News:
    """What has been committed and not been told yet; `versions` are those before it."""

    entries: list[e.Anything]
    played: list[Played]
    versions: list[int]


Letter = FromClient | Glance | Gone | Thought | Ticked | Stopped


class LiveTable:
    """A table somebody looks at, or whose clock is about to run out."""

    def __init__(self, name: str, course: Course, deal: Deal, around: Surroundings) -> None:
        self.name, self.course, self.deal, self.around = name, course, deal, around
        self.watching: dict[Client, Viewer] = {}
        self.idle_since = time.monotonic()
        self._inbox: asyncio.Queue[Letter] = asyncio.Queue()
        self._thinking: dict[int, tuple[tuple[int, str | None], asyncio.Task[None]]] = {}
        self._hinting: dict[Client, asyncio.Task[None]] = {}
        self._late: set[int] = set()  # seats whose time is up: a bot moves for them once
        self._history = Histories()
        self._news: News | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._snapshot_seq = course.situation.seq
        self._task = asyncio.create_task(self._run(), name=f"table {name}")

    # -- from outside

    def put(self, letter: Letter) -> None:
        """Hands something in; it is dealt with in turn."""
        self._inbox.put_nowait(letter)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not (self.watching or self._thinking or self._hinting) and self._inbox.empty()

    async def stop(self) -> None:
        """Ends the task once all that was handed in is dealt with."""
        self.put(Stopped())
        await asyncio.gather(self._task, return_exceptions=True)
        self._silence()

    # -- the task

    async def _run(self) -> None:
        await self._wake()
        while not isinstance(letter := await self._inbox.get(), Stopped):
            try:
                await self._deal_with(letter)
            except Exception as problem:
                self.around.journal.error("table failed", problem, table=self.name)
                await self._reload()
            self._think()
            self._set_timer()

    async def _wake(self) -> None:
        """After the inn was shut, clocks go on from now."""
        clocks = self.course.situation.clocks
        if clocks is not None and clocks.since and not clocks.full and self.course.situation.stage == "playing":
            await self._add([e.Woken(at=this_moment())])
        self._set_timer()

    async def _deal_with(self, letter: Letter) -> None:
        match letter:
            case FromClient(client=client, message=message):
                await self._answer(client, message)
            case Glance():
                self._let_glance(letter)
            case Gone(client=client):
                self._look_away(client)
            case Thought():
                await self._play_for(letter)
            case Ticked():
                await self._time_out()

    async def _answer(self, client: Client, message: m.AtTable) -> None:
        """Does what a client asks for. `done` comes before the view that shows it: a move that is kept until it is due
        must not sound otherwise than one that is played at once."""
        self.around.metrics.message(type(message).__name__.lower())
        try:
            match message:
                case m.Watch():
                    self._watch(client, message)
                    self._tell_done(client, message)
                case m.Unwatch():
                    self._look_away(client)
                    self._tell_done(client, message)
                case _:
                    await self._do(client, message)
        except KarczmaError as problem:
            code = code_of(problem)
            self.around.metrics.refused(code)
            client.tell(m.encode(m.Refused(id=message.id, error=code, why=said(problem.sentence))))
            if client in self.watching and code in ("stale", "illegal_move", "not_your_turn", "storage"):
                self._show(client, self.watching[client])
        except Exception:  # a fault of ours: the table is loaded again, and whoever asked may ask again
            client.tell(m.encode(m.Refused(id=message.id, error="fault", why=said(refuse("fault").sentence))))
            raise

    async def _do(self, client: Client, message: m.AtTable) -> None:
        situation, asked = self.course.situation, client.asked(message.id)
        if asked in situation.asked:  # it was done, but the client did not hear of it
            self._tell_done(client, message)
            return
        self.may_see(client.person, getattr(message, "key", None))
        if isinstance(message, m.Hint):
            self._give_a_hint(client, message)
            return
        if isinstance(message, m.Rematch):
            self._tell_done(client, message, table=await self._rematch(client.person))
            return
        decided = Deciding(self.course, client.person, asked, this_moment()).decide(message)
        await self._commit(decided.entries)
        self._tell_done(client, message, keys=decided.keys, told=decided.told)
        self._tell_news()

    def _tell_done(self, client: Client, message: m.AtTable, **more: Any) -> None:
        client.tell(m.encode(m.Done(id=message.id, **{"table": self.name, **more})))

    def _give_a_hint(self, client: Client, message: m.Hint) -> None:
        """A worker thinks; the table goes on meanwhile."""
        seat = Deciding(self.course, client.person, None, this_moment()).asking_for_a_hint(message)
        if client in self._hinting:
            raise refuse("too_fast")
        work = self._hint(client, message, seat, self.course.playing.observation(seat))
        self._hinting[client] = asyncio.create_task(work)

    async def _hint(self, client: Client, message: m.Hint, seat: int, observation: bytes) -> None:
        """What the seat sees is all that is thought about, and nobody but the asker hears of it."""
        try:
            found = await self.around.workers.hints(self.course.game.name, observation, seat)
            self._tell_done(client, message, hints=found)
        except Exception as problem:
            self.around.journal.error("hint failed", problem, table=self.name)
            client.tell(m.encode(m.Refused(id=message.id, error="fault", why=said(refuse("fault").sentence))))
        finally:
            self._hinting.pop(client, None)

    async def _rematch(self, person: Person) -> str:
        situation = self.course.situation
        if situation.stage != "over":
            raise refuse("not_over")
        if not situation.seats_of(person.id):
            raise refuse("not_seated")
        if situation.rematch is None:
            table = await self.around.rematch(self, person)
            await self._add([e.Rematched(at=this_moment(), table=table)])
        assert situation.rematch is not None
        return situation.rematch

    # -- changes

    async def _add(self, entries: list[e.Anything]) -> None:
        """Lets entries happen, and tells everybody."""
        await self._commit(entries)
        self._tell_news()

    async def _commit(self, entries: list[e.Anything]) -> None:
        """Lets entries happen and commits them. Until everybody is told, only this task knows of them."""
        if not entries:
            return
        situation = self.course.situation
        entries = e.one_change(entries)
        first, versions = situation.seq + 1, list(situation.versions)
        played = [move for entry in entries for move in self.course.add(entry)]
        started = time.perf_counter()
        try:
            await self._write(first, entries)
        except (Conflict, Restored):
            await self._reload()
            raise refuse("stale") from None
        except CannotStore as problem:
            self.around.journal.error("not stored", problem, table=self.name)
            await self._reload()
            raise refuse("storage") from None
        self.around.metrics.committed(time.perf_counter() - started, len(played))
        self._late -= {move.seat for move in played}
        self._news = News(entries, played, versions)

    async def _write(self, first: int, entries: list[e.Anything]) -> None:
        name, seq = self.name, self.course.situation.seq
        only_talk = all(isinstance(entry, e.Spoken | e.Muted) for entry in entries)
        seats_changed = any(not isinstance(entry, e.Moved) for entry in entries)
        shown = None if only_talk else listed_as(self.course, name, seats_changed)
        snapshot = self.course.snapshot() if seq - self._snapshot_seq >= archive.SNAPSHOT_EVERY else None

        def write(connection: Connection) -> None:
            archive.add(connection, name, first, entries, shown)
            if snapshot is not None:
                archive.keep_snapshot(connection, name, seq, self.course.game.name, snapshot)

        await self.around.store.write(write)
        if snapshot is not None:
            self._snapshot_seq = seq
        if shown is not None:
            self.around.listed()

    async def _reload(self) -> None:
        """What is in the database is what happened; whoever looks is shown it."""
        self._silence()
        self._news = None
        self._history.clear()
        stored = await self.around.store.read(lambda connection: archive.load(connection, self.name))
        if stored is None:
            return
        self.course, self.deal = stored.course(self.course.game), stored.deal
        self._snapshot_seq = self.course.situation.seq
        for client, viewer in list(self.watching.items()):
            self._show(client, viewer)

    # -- telling

    def _tell_news(self) -> None:
        """What has been committed, to everybody who could notice it."""
        news, self._news = self._news, None
        if news is None:
            return
        situation, now = self.course.situation, this_moment()
        if any(isinstance(entry, e.Sat | e.Stood) for entry in news.entries):
            self._turn_to_own_seats()
        if any(isinstance(entry, e.Spoken | e.Muted) for entry in news.entries):
            spoken = sum(isinstance(entry, e.Spoken) for entry in news.entries)
            frame = self._chat_frame(len(situation.chat) - spoken)
            for client in self.watching:
                client.tell(frame)
        told = [said(what) for entry in news.entries if (what := told_of_entry(entry, self.course)) is not None]
        frames: dict[Viewer, bytes | None] = {}
        for client, viewer in self.watching.items():
            if viewer not in frames:
                place = len(situation.seats) if viewer is None else viewer
                is_news = situation.versions[place] != news.versions[place]
                frames[viewer] = self._frame(viewer, now, told, news.played) if is_news else None
            shown = frames[viewer]
            if shown is not None:
                client.tell(shown)

    def _turn_to_own_seats(self) -> None:
        """Whoever got up looks on as a spectator, whoever sat down as a player, in every window."""
        for client, viewer in self.watching.items():
            mine = self.course.situation.seats_of(client.person.id)
            self.watching[client] = viewer if viewer in mine else mine[0] if mine else None
        self._tell_presence()

    def _frame(self, viewer: Viewer, now: int, told: list[m.Said], played: list[Played]) -> bytes:
        events = told + told_of_moves(played, viewer) if played else told
        return m.encode(view_of(self.course, self.name, self.deal, viewer, now, events, last_of(played, viewer)))

    def _show(self, client: Client, viewer: Viewer) -> None:
        """The whole table, to one client."""
        self.watching[client] = viewer
        client.tell(self._frame(viewer, this_moment(), [], []))

    def _chat_frame(self, first: int) -> bytes:
        situation = self.course.situation
        return m.encode(m.ChatTold(table=self.name, lines=situation.chat[first:], muted=situation.muted))

    def _tell_presence(self) -> None:
        situation = self.course.situation
        here = {client.person.id for client in self.watching}
        seated = {seat.person for seat in situation.seats}
        present = [seat.person in here for seat in situation.seats]
        frame = m.encode(m.Presence(table=self.name, present=present, watching=len(here - seated)))
        for client in self.watching:
            client.tell(frame)

    # -- looking

    def _watch(self, client: Client, message: m.Watch) -> None:
        self.may_see(client.person, message.key)
        if client.is_gone:  # it hung up while this waited its turn
            return
        is_new = client not in self.watching
        seat = self.watching.get(client) if message.seat is None else message.seat
        viewer = self._own_seat(client.person, seat)
        self._show(client, viewer)
        if self.course.table is not None:
            client.tell(m.encode(m.History(table=self.name, lines=self._history.lines(self.course, viewer))))
        if is_new:
            client.tell(self._chat_frame(0))
            self._tell_presence()

    async def glance(self, person: Person, key: str | None) -> list[m.View | m.History]:
        """What somebody would be told who looks now."""
        seen: asyncio.Future[list[m.View | m.History]] = asyncio.get_running_loop().create_future()
        self.put(Glance(person, key, seen))
        return await seen

    def _let_glance(self, glance: Glance) -> None:
        if glance.seen.done():  # nobody waits for it any more
            return
        try:
            self.may_see(glance.person, glance.key)
        except KarczmaError as problem:
            glance.seen.set_exception(problem)
            return
        viewer = self._own_seat(glance.person, None)
        seen: list[m.View | m.History] = [view_of(self.course, self.name, self.deal, viewer, this_moment(), [], None)]
        if self.course.table is not None:
            seen.append(m.History(table=self.name, lines=self._history.lines(self.course, viewer)))
        glance.seen.set_result(seen)

    def seen_so_far(self, person: Person) -> dict[str, object]:
        """A running game as one person saw it: the table as it stands, and every move as far as it could be seen."""
        viewer = self._own_seat(person, None)
        return {
            "format": "karczma-seen",
            "version": 1,
            "table": self.name,
            "now": view_of(self.course, self.name, self.deal, viewer, this_moment(), [], None),
            "history": self._history.lines(self.course, viewer),
        }

    def _own_seat(self, person: Person, seat: int | None) -> Viewer:
        mine = self.course.situation.seats_of(person.id)
        if seat is None:
            return mine[0] if mine else None
        if seat not in mine:
            raise refuse("not_your_seat", number=seat + 1)
        return seat

    def may_see(self, person: Person, key: str | None) -> None:
        """Refuses whoever was not invited to a table that is not public."""
        situation = self.course.situation
        keys = {situation.key, *(seat.key for seat in situation.seats)} - {None}
        is_known = person.id == situation.owner or person.host or bool(situation.seats_of(person.id))
        if not (situation.public or is_known or (key is not None and hashed(key) in keys)):
            raise refuse("private")

    def _look_away(self, client: Client) -> None:
        if client in self.watching:
            del self.watching[client]
            self.idle_since = time.monotonic()
            self._tell_presence()

    # -- bots and clocks

    def _think(self) -> None:
        """Every bot that is asked begins to think; one that is no longer asked stops."""
        situation, table = self.course.situation, self.course.table
        asked: dict[int, str] = {}
        if table is not None and situation.stage == "playing" and not situation.paused and self._somebody_cares():
            for seat in table.waiting_for:
                level = situation.seats[seat].bot or (USUAL if seat in self._late else None)
                if level is not None:
                    asked[seat] = level
        for seat, (question, task) in list(self._thinking.items()):
            if question != (situation.undone, asked.get(seat)):
                task.cancel()
                del self._thinking[seat]
        for seat, level in asked.items():
            if seat not in self._thinking:
                thinking = asyncio.create_task(self._thought(seat, level), name=f"bot at {self.name}")
                self._thinking[seat] = (situation.undone, level), thinking

    def _somebody_cares(self) -> bool:
        return bool(self.watching or self._late or self.course.situation.humans())

    async def _thought(self, seat: int, level: str) -> None:
        """A bot's move comes after a moment at least, so that people can follow."""
        table, undone = self.course.playing, self.course.situation.undone
        pause = asyncio.create_task(asyncio.sleep(self.around.settings.bot_pause))
        try:
            observation = table.observation(seat)
            move = await self.around.workers.choose(self.course.game.name, level, observation, seat)
        except asyncio.CancelledError:
            pause.cancel()
            raise
        except Exception as problem:  # a game is not spoiled because a bot is: it makes any move
            self.around.journal.error("bot failed", problem, table=self.name)
            move = random.choice(table.legal_moves(seat))
        await pause
        self.put(Thought(seat, level, move, undone))

    async def _play_for(self, thought: Thought) -> None:
        situation, table = self.course.situation, self.course.table
        if thought.undone != situation.undone:  # it thought about what has not happened
            return
        self._thinking.pop(thought.seat, None)
        level = situation.seats[thought.seat].bot or (USUAL if thought.seat in self._late else None)
        if table is None or level != thought.level or situation.paused or situation.stage != "playing":
            return
        if thought.seat in table.waiting_for and thought.move in table.legal_moves(thought.seat):
            await self._add([e.Moved(at=this_moment(), seat=thought.seat, move=thought.move, by_bot=level)])

    async def _time_out(self) -> None:
        """5 Whose time is up is helped by a bot: for this move, or from now on. So is whoever is asked in secret
        meanwhile, for the clocks cannot show it."""
        situation, table = self.course.situation, self.course.table
        if table is None or situation.clocks is None or situation.stage != "playing":
            return
        late = set(situation.clocks.timed_out(this_moment()))
        if late:
            late |= set(table.waiting_for) - set(table.seen_waiting_for(None))
        late = {seat for seat in late if situation.seats[seat].human}
        if situation.on_timeout == "bot":
            await self._add(
                [e.Handed(at=this_moment(), seat=seat, level=USUAL, timed_out=True) for seat in sorted(late)]
            )
        else:
            self._late |= late

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clocks = self.course.situation.clocks
        if clocks is None or self.course.situation.stage != "playing" or (moment := clocks.next_timeout()) is None:
            return
        if any(self.course.situation.seats[seat].human and seat not in self._late for seat in clocks.running):
            wait = max(0.0, (moment - this_moment()) / 1000) + CLOCK_GRACE
            self._timer = asyncio.get_running_loop().call_later(wait, self.put, Ticked())

    def _silence(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in (*(task for _, task in self._thinking.values()), *self._hinting.values()):
            task.cancel()
        self._thinking.clear()
