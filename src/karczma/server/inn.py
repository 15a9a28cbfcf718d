"""The inn: all tables, the list of them, and everybody who is in."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from karczma.bots.levels import USUAL, check_level
from karczma.core.errors import KarczmaError
from karczma.core.generator import SECRET_BYTES, new_secret
from karczma.games import game as find_game

from . import archive
from . import entries as e
from . import messages as m
from .archive import Deal
from .bots import Workers
from .clocks import this_moment
from .course import Course
from .deciding import code_of, refuse, said
from .engines import engine_ready, warm_up
from .limits import Buckets
from .live import Client, FromClient, Gone, LiveTable, Surroundings, Ticked
from .logs import Journal
from .metrics import Metrics
from .people import People, Person, account_of, checked_name, hashed
from .results import keep_results
from .reviews import Reviews
from .settings import Settings
from .store import CannotStore, Conflict, Restored, Store
from .telling import listed_as

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from karczma.core.game import Game
    from karczma.core.replay import Replay

LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
LOBBY_EVERY = 1.0  # seconds between two lists told to the same people
ROUNDS_EVERY = 1.0  # seconds between two looks at clocks and idle tables


class Guest(Client, Protocol):
    """A client at the inn."""

    token: str | None  # of the program that came in with it

    def hang_up(self, error: str) -> None:
        """Says why, and closes."""


class Inn:
    """Everything between the sockets and the database."""

    def __init__(self, settings: Settings, store: Store, people: People, journal: Journal) -> None:
        self.settings, self.store, self.people, self.journal = settings, store, people, journal
        self.metrics = Metrics()
        self.workers = Workers(settings.bot_workers)
        self.reviews = Reviews(settings.data / "reviews", journal)
        self.tables: dict[str, LiveTable] = {}
        self.guests: set[Guest] = set()
        self.in_lobby: set[Guest] = set()
        self._looking_at: dict[Guest, set[LiveTable]] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._list_changed = asyncio.Event()
        self._creating = Buckets(max(10.0, settings.tables_per_hour / 4), settings.tables_per_hour / 3600)
        self._around = Surroundings(
            store, self.workers, settings, self.metrics, journal, self._list_changed.set, self._make_rematch
        )
        loop = asyncio.get_running_loop()

        def on_restored() -> None:
            loop.call_soon_threadsafe(self._forget_everything)

        store.on_restored = on_restored
        works = [
            self._tell_lobby(),
            self._make_rounds(),
            keep_results(store, journal),
            *([warm_up(journal)] if settings.warm_up else []),
        ]
        self._tasks = [asyncio.create_task(work) for work in works]

    @classmethod
    async def open(cls, settings: Settings, journal: Journal, url: str) -> Inn:
        """Opens the doors: the database is brought up to date first."""
        store = await asyncio.to_thread(Store, url)
        return cls(settings, store, await People.open(store), journal)

    async def close(self) -> None:
        """Finishes what was begun, and shuts the database."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        await self.reviews.close()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)

    # -- messages

    async def receive(self, guest: Guest, message: m.Asked) -> None:
        """Does what a client asks for; whatever is wrong with it is said."""
        try:
            await self._check_names(guest.person, message)
            if isinstance(message, m.AtTable):
                table = await self.table(message.table)
                if isinstance(message, m.Watch):
                    self._looking_at.setdefault(guest, set()).add(table)
                table.put(FromClient(guest, message))
                return
            self.metrics.message(type(message).__name__.lower())
            guest.tell(m.encode(await self._done(guest, message)))
        except KarczmaError as problem:
            self.refuse(guest, message.id, problem)
        except (Conflict, Restored):
            self.refuse(guest, message.id, refuse("storage"))
        except Exception as problem:
            self.journal.error("message failed", problem, do=type(message).__name__.lower())
            self.refuse(guest, message.id, refuse("fault"))

    async def _check_names(self, person: Person, message: m.Asked) -> None:
        """A second person at somebody's screen may not use the name of an account either."""
        match message:
            case m.Sit(name=str(name)):
                await self.people.check_free(checked_name(name), person)
            case m.Create(seats=seats):
                for wanted in seats:
                    if wanted.kind == "me" and wanted.name is not None:
                        await self.people.check_free(checked_name(wanted.name), person)

    def refuse(self, guest: Guest, number: int | None, problem: KarczmaError) -> None:
        """Says what was wrong."""
        code = "storage" if isinstance(problem, CannotStore) else code_of(problem)
        self.metrics.refused(code)
        guest.tell(m.encode(m.Refused(id=number, error=code, why=said(problem.sentence))))

    async def _done(self, guest: Guest, message: m.Create | m.Lobby | m.Ban | m.Silence) -> m.Done:
        match message:
            case m.Create():
                return await self._create(guest, message)
            case m.Lobby(on=True):
                self.in_lobby.add(guest)
                guest.tell(await self._lobby_of(guest.person, await self._public_lists()))
            case m.Lobby():
                self.in_lobby.discard(guest)
            case m.Ban():
                await self._mark(guest.person, message.person, banned=message.on)
                if message.on:
                    self.turn_out(message.person)
            case m.Silence():
                await self._mark(guest.person, message.person, muted=message.on)
        return m.Done(id=message.id)

    def left(self, guest: Guest) -> None:
        """A client hung up."""
        self.guests.discard(guest)
        self.in_lobby.discard(guest)
        for table in self._looking_at.pop(guest, ()):
            table.put(Gone(guest))

    async def _mark(self, host: Person, person: str, **marks: bool) -> None:
        if not host.host:
            raise refuse("not_allowed")
        marked = await self.people.mark(person, **marks)
        if marked is None:
            raise refuse("no_such_person")
        self.has_changed(marked)

    def has_changed(self, person: Person) -> None:
        """Whoever is in is known by the new name and marks at once."""
        for guest in self.guests:
            if guest.person.id == person.id:
                guest.person = person

    def turn_out(self, person: str) -> None:
        """Somebody has to go, with all programs."""
        self._hang_up("banned", lambda guest: guest.person.id == person)

    def sign_out(self, person: str, token: str | None = None) -> None:
        """Whoever came in with this token has to go, or without one, with a cookie."""
        self._hang_up("signed_out", lambda guest: guest.person.id == person and guest.token == token)

    def _hang_up(self, error: str, whom: Callable[[Guest], bool]) -> None:
        for guest in filter(whom, list(self.guests)):
            guest.hang_up(error)

    # -- tables

    async def table(self, name: str) -> LiveTable:
        """The table of this name, loaded if it is not in memory."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        try:
            stored = await self.store.read(lambda connection: archive.load(connection, name))
            if stored is None:
                raise refuse("no_such_table", table=name)
            game = await engine_ready(find_game(stored.game))
            return self._bring_in(name, stored.course(game), stored.deal)
        finally:
            del self._loading[name]

    def _bring_in(self, name: str, course: Course, deal: Deal) -> LiveTable:
        table = self.tables[name] = LiveTable(name, course, deal, self._around)
        self.metrics.tables.set(len(self.tables))
        return table

    async def _create(self, guest: Guest, message: m.Create) -> m.Done:
        asked = guest.asked(message.id)
        known = await self.store.read(lambda connection: archive.made_by(connection, asked))
        if known is not None:
            return m.Done(id=message.id, table=known)
        if not self._creating.take(guest.person.id):
            raise refuse("too_many_tables")
        game = await engine_ready(find_game(message.game))
        options = game.check_options(message.options, seats=game.check_seats(len(message.seats)))
        now, person, keys = this_moment(), guest.person, {}
        created = e.Created(
            at=now,
            owner=person.id,
            game=game.name,
            rules=game.rules_version,
            seats=len(message.seats),
            options=options,
            public=message.public,
            rated=message.rated,
            pace=message.pace,
            on_timeout=message.on_timeout,
            starts=message.starts,
        )
        entries: list[e.Anything] = [created]
        names = set()
        for seat, wanted in enumerate(message.seats):
            match wanted:
                case m.Wanted(kind="bot", level=level):
                    level = level or USUAL
                    check_level(level)
                    entries.append(e.Handed(at=now, seat=seat, level=level))
                case m.Wanted(kind="me", name=name):
                    name = checked_name(name) if name is not None else person.name
                    if account_of(name) in names:
                        raise refuse("name_at_table", name=name)
                    names.add(account_of(name))
                    entries.append(e.Sat(at=now, seat=seat, person=person.id, name=name))
                case m.Wanted(kind="invited"):
                    keys[str(seat)] = key = secrets.token_urlsafe(18)
                    entries.append(e.Invited(at=now, seat=seat, hashed=hashed(key)))
        if not message.public:
            keys["table"] = key = secrets.token_urlsafe(18)
            entries.append(e.Invited(at=now, seat=None, hashed=hashed(key)))
        if message.starts == "full" and all(wanted.kind in ("me", "bot") for wanted in message.seats):
            entries.append(e.Started(at=now))
        name = await self._make(game, entries, asked)
        return m.Done(id=message.id, table=name, keys=keys or None)

    async def _make(self, game: Game, entries: list[e.Anything], asked: str | None, secret: bytes | None = None) -> str:
        """Writes a new table down and brings it in. If this message has made one already, that is the table."""
        deal = Deal(secret or new_secret(), secrets.token_bytes(SECRET_BYTES))
        name = "".join(secrets.choice(LETTERS) for _ in range(8))
        course = Course(game, deal.secret)
        entries = e.one_change(entries)
        for entry in entries:
            course.add(entry)
        shown = listed_as(course, name, seats_changed=True)

        def write(connection: Connection) -> None:
            archive.make(connection, name, game.name, deal, asked, entries[0].at, shown)
            archive.add(connection, name, 1, entries, shown)

        try:
            await self.store.write(write)
        except Conflict:
            known = asked and await self.store.read(lambda connection: archive.made_by(connection, asked))
            if not known:
                raise
            return str(known)
        self._bring_in(name, course, deal)
        self._list_changed.set()
        return name

    async def _make_rematch(self, table: LiveTable, person: Person) -> str:
        """1 The same players, everybody one seat on; those who have not said yes yet have their seats kept."""
        last, now = table.course.situation, this_moment()
        created = e.Created(
            at=now,
            owner=person.id,
            game=last.game,
            rules=table.course.game.rules_version,
            seats=len(last.seats),
            options=last.options,
            public=last.public,
            rated=last.rated,
            pace=last.pace,
            on_timeout=last.on_timeout,
            starts="full",
            rematch_of=table.name,
        )
        entries: list[e.Anything] = [created]
        for number, seat in enumerate(last.seats):
            place = (number + 1) % len(last.seats)
            if seat.person is not None:
                ready = seat.person == person.id
                name = seat.name or person.name
                entries.append(e.Sat(at=now, seat=place, person=seat.person, name=name, ready=ready))
            else:
                entries.append(e.Handed(at=now, seat=place, level=seat.bot or USUAL))
        if last.key is not None:
            entries.append(e.Invited(at=now, seat=None, hashed=last.key))
        if all(seat.person in (None, person.id) for seat in last.seats):
            entries.append(e.Started(at=now))
        return await self._make(table.course.game, entries, f"rematch of {table.name}")

    async def bring_record(self, person: Person, replay: Replay, names: list[str]) -> str:
        """A game from a file becomes a table of its own: over, or to be gone on with by whoever brought it."""
        game = await engine_ready(replay.game)
        now = this_moment()
        entries: list[e.Anything] = [_going_on(now, person, replay, replay.options, len(replay.moves), "owner")]
        is_over = replay.table().is_over
        if is_over:
            people = [e.Sat(at=now, seat=seat, person=person.id, name=name) for seat, name in enumerate(names)]
            entries += [*people, e.Started(at=now)]
        else:
            entries.append(e.Sat(at=now, seat=0, person=person.id, name=person.name))
        return await self._make(game, entries, None, replay.secret)

    async def branch(self, person: Person, table: LiveTable, at: int, seat: int, level: str) -> str:
        """A finished game goes on from one of its moments, at a table of its own: the person against bots. The cards
        are those of that game, also the ones not drawn yet, so it never counts."""
        check_level(level)
        if not self._creating.take(person.id):
            raise refuse("too_many_tables")
        last, replay = table.course.situation, table.course.playing.replay()
        if seat >= replay.seats:
            raise refuse("no_such_seat", last=replay.seats - 1)
        if at >= len(replay.moves):
            raise refuse("no_such_moment", last=len(replay.moves) - 1)
        now = this_moment()
        created = _going_on(now, person, replay, last.options, at, "full", table.name)
        others: list[e.Anything] = [e.Handed(at=now, seat=o, level=level) for o in range(replay.seats) if o != seat]
        sat = e.Sat(at=now, seat=seat, person=person.id, name=person.name)
        entries = [created, *others, sat, e.Started(at=now)]
        return await self._make(table.course.game, entries, None, replay.secret)

    # -- the list of tables

    async def _tell_lobby(self) -> None:
        while True:
            await self._list_changed.wait()
            await asyncio.sleep(LOBBY_EVERY)
            self._list_changed.clear()
            if not self.in_lobby:
                continue
            try:
                public = await self._public_lists()
                for guest in list(self.in_lobby):
                    guest.tell(await self._lobby_of(guest.person, public))
            except Exception as problem:
                self.journal.error("list failed", problem)

    async def _public_lists(self) -> dict[str, list[msgspec.Raw]]:
        stages = ("open", "playing", "over")
        return await self.store.read(
            lambda connection: {stage: archive.public_tables(connection, stage) for stage in stages}
        )

    async def _lobby_of(self, person: Person, public: dict[str, list[msgspec.Raw]]) -> bytes:
        mine = await self.store.read(lambda connection: archive.tables_of(connection, person.id, over=False))
        return m.encode({"tell": "lobby", **public, "mine": mine})

    # -- rounds

    async def _make_rounds(self) -> None:
        """Looks for clocks that ran out at tables nobody looks at, for tables to forget, for a restored backup."""
        while True:
            await asyncio.sleep(ROUNDS_EVERY)
            try:
                for name in await self.store.read(lambda connection: archive.overdue(connection, this_moment())):
                    if name not in self.tables:
                        (await self.table(name)).put(Ticked())
                await self._forget_idle()
                await self.store.check_generation()
            except Restored:
                continue
            except Exception as problem:
                self.journal.error("rounds failed", problem)

    async def _forget_idle(self) -> None:
        moment = time.monotonic() - self.settings.forget_after
        for name, table in list(self.tables.items()):
            if table.is_idle and table.idle_since < moment:
                del self.tables[name]
                await table.stop()
        self.metrics.tables.set(len(self.tables))

    def _forget_everything(self) -> None:
        """A backup was restored: everybody comes in anew, and finds what is in the database."""
        for guest in list(self.guests):
            guest.hang_up("restored")
        tables, self.tables = self.tables, {}
        for table in tables.values():
            asyncio.get_running_loop().create_task(table.stop())


def _going_on(
    now: int,
    person: Person,
    replay: Replay,
    options: dict[str, bool | int | str],
    moves: int,
    starts: str,
    branch_of: str | None = None,
) -> e.Created:
    """A table on which a game goes on after some of its moves: for the person alone to begin with, and never rated."""
    return e.Created(
        at=now,
        owner=person.id,
        game=replay.game.name,
        rules=replay.game.rules_version,
        seats=replay.seats,
        options=options,
        public=False,
        rated=False,
        pace=m.NoClock(),
        on_timeout="move",
        starts=starts,
        branch_of=branch_of,
        moves=list(replay.moves[:moves]),
    )
