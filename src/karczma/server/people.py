"""Who people are: guests with a name, accounts with a password, programs with a token. Cookies are signed."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update

from karczma.bots.levels import LEVELS
from karczma.core.errors import KarczmaError, printable
from karczma.words import sentence

from .schema import facts, people, tokens
from .store import Conflict, Store

LONGEST_NAME = 20
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_TOKENS = 20
TOKEN_MARK = "karczma_"  # by which a token that got somewhere it should not be is known


class BadIdentity(KarczmaError):
    """A name, a password or a token that will not do."""


@dataclass(frozen=True)
class Person:
    """Somebody at the inn."""

    id: str
    name: str
    account: bool
    host: bool
    banned: bool
    muted: bool
    session: int


def checked_name(name: str) -> str:
    """A name as it will be shown: in one form of Unicode, no control characters, none that looks like a bot's."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable() or plain.lower() in LEVELS:
        raise BadIdentity(sentence("bad-person-name", name=printable(name), most=LONGEST_NAME))
    return plain


def hashed(token: str) -> str:
    """What is kept of a token or a key. They are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everybody the inn knows."""

    def __init__(self, store: Store, signing_key: bytes) -> None:
        self.store = store
        self._signer = Signer(signing_key, salt="karczma session", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB
        self._no_password = self._hasher.hash(secrets.token_hex())

    @classmethod
    async def open(cls, store: Store) -> People:
        """With the inn's own key for signing; one is made at the first start."""

        def find_key(connection: Connection) -> str:
            known = connection.scalar(select(facts.c.value).where(facts.c.name == "signing key"))
            if known is None:
                known = secrets.token_hex(32)
                connection.execute(insert(facts), {"name": "signing key", "value": known})
            return str(known)

        return cls(store, bytes.fromhex(await store.write(find_key)))

    # -- cookies and tokens

    def cookie(self, person: Person) -> str:
        """What the browser keeps."""
        return self._signer.sign(f"{person.id}.{person.session}").decode()

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Who this cookie was given to, if it is ours and still valid."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            known, _, session = self._signer.unsign(cookie).decode().partition(".")
        except (BadSignature, UnicodeError):
            return None
        person = await self.find(known)
        return person if person is not None and str(person.session) == session else None

    async def by_token(self, token: str) -> Person | None:
        """Whose program this is."""
        chosen = select(people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.hashed == hashed(token))
        return await self.store.read(lambda connection: _one(connection, chosen))

    async def find(self, person: str) -> Person | None:
        """The person of this id."""
        return await self.store.read(lambda connection: _one(connection, select(people).where(people.c.id == person)))

    # -- guests and accounts

    async def new_guest(self, name: str) -> Person:
        """Somebody who has just come in."""
        person = {"id": secrets.token_hex(6), "name": checked_name(name), "session": 1}
        facts_of = person | {"host": False, "banned": False, "muted": False, "created_at": _now()}
        await self.store.write(lambda connection: connection.execute(insert(people), facts_of) and None)
        return Person(**person, account=False, host=False, banned=False, muted=False)  # type: ignore[arg-type]

    async def rename(self, person: Person, name: str) -> Person:
        """A guest may change names; an account is known by its own."""
        if person.account:
            raise BadIdentity(sentence("account-keeps-name"))
        return await self._change(person.id, name=checked_name(name))

    async def make_account(self, person: Person | None, name: str, password: str) -> Person:
        """A guest becomes an account and keeps all tables; or somebody new does. Older cookies end."""
        if person is not None and person.account:
            raise BadIdentity(sentence("has-account"))
        name = checked_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadIdentity(sentence("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD))
        kept = await self._in_thread(self._hasher.hash, password)
        person = person or await self.new_guest(name)
        try:
            return await self._change(
                person.id, name=name, account=name.casefold(), password=kept, session=person.session + 1
            )
        except Conflict:
            raise BadIdentity(sentence("name-taken", name=name)) from None

    async def log_in(self, name: str, password: str) -> Person:
        """Somebody with an account. A wrong name and a wrong password take as long and sound the same."""
        account = unicodedata.normalize("NFKC", name).strip().casefold()
        chosen = select(people).where(people.c.account == account)
        found = await self.store.read(lambda connection: connection.execute(chosen).mappings().first())
        kept = str(found["password"]) if found else self._no_password
        try:
            await self._in_thread(self._hasher.verify, kept, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            found = None
        if found is None:
            raise BadIdentity(sentence("wrong-password"))
        return _person(found)

    async def log_out_everywhere(self, person: Person) -> None:
        """All cookies of this person end."""
        await self._change(person.id, session=person.session + 1)

    # -- tokens of programs

    async def new_token(self, person: Person, label: str) -> str:
        """A token for a program; it is shown once."""
        token = TOKEN_MARK + secrets.token_urlsafe(24)
        row = {"hashed": hashed(token), "person": person.id, "label": checked_name(label), "created_at": _now()}

        def add(connection: Connection) -> bool:
            mine = connection.execute(select(tokens.c.hashed).where(tokens.c.person == person.id)).all()
            if len(mine) >= MOST_TOKENS:
                return False
            connection.execute(insert(tokens), row)
            return True

        if not await self.store.write(add):
            raise BadIdentity(sentence("too-many-tokens", most=MOST_TOKENS))
        return token

    async def tokens_of(self, person: Person) -> list[dict[str, Any]]:
        """A person's tokens: the beginning of their hash, by which one is revoked, and what they are for."""
        chosen = select(tokens).where(tokens.c.person == person.id).order_by(tokens.c.created_at)
        rows = await self.store.read(lambda connection: connection.execute(chosen).mappings().all())
        return [{"id": row["hashed"][:12], "label": row["label"], "created_at": row["created_at"]} for row in rows]

    async def revoke_token(self, person: Person, token: str) -> bool:
        """Ends a token. False if there is no such token."""
        mine = delete(tokens).where(tokens.c.person == person.id, tokens.c.hashed.startswith(token, autoescape=True))
        if len(token) != 12:
            return False
        return await self.store.write(lambda connection: connection.execute(mine).rowcount > 0)

    # -- the host's hand

    async def mark(self, person: str, **marks: bool) -> Person | None:
        """Bans, mutes, or makes a host."""
        if await self.find(person) is None:
            return None
        return await self._change(person, **marks)

    async def _change(self, person: str, **changes: Any) -> Person:
        def change(connection: Connection) -> Person | None:
            connection.execute(update(people).where(people.c.id == person).values(**changes))
            return _one(connection, select(people).where(people.c.id == person))

        changed = await self.store.write(change)
        assert changed is not None
        return changed

    async def _in_thread(self, work: Any, *arguments: str) -> Any:
        async with self._hashing:
            return await asyncio.to_thread(work, *arguments)


def _one(connection: Connection, chosen: Any) -> Person | None:
    row = connection.execute(chosen).mappings().first()
    return None if row is None else _person(row)


def _person(row: Any) -> Person:
    return Person(
        id=row["id"],
        name=row["name"],
        account=row["account"] is not None,
        host=row["host"],
        banned=row["banned"],
        muted=row["muted"],
        session=row["session"],
    )


def _now() -> int:
    return time.time_ns() // 1_000_000
