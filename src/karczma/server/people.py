"""Who people are: guests with a name, accounts with a password, programs with a token. Cookies are signed."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update

from karczma.bots.levels import LEVELS
from karczma.core.errors import KarczmaError, printable
from karczma.words import sentence

from .clocks import this_moment
from .schema import facts, people, tokens
from .store import Conflict, Store

LONGEST_NAME = 20
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_TOKENS = 20
TOKEN_ID = 12
MOST_MARKS = 2  # accents on one letter
VARIATIONS = dict.fromkeys(range(0xFE00, 0xFE10))  # how an emoji is drawn, which makes no other name of it
# Printable as Unicode has it, and yet nothing is seen: fillers, joiners, blanks.
INVISIBLE = set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
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
    """A name as it will be shown: in one form of Unicode, all of it visible, and not that of a bot."""
    plain = _one_form(name)
    is_short = 1 <= len(plain) <= LONGEST_NAME
    if not is_short or not plain.isprintable() or _hides(plain) or account_of(plain) in LEVELS:
        raise BadIdentity(sentence("bad-person-name", name=printable(name), most=LONGEST_NAME))
    return plain


def account_of(name: str) -> str:
    """What two names have in common that differ only in capitals, blanks or the form of their letters."""
    return _one_form(_one_form(name).casefold())


def _one_form(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name.translate(VARIATIONS)).split())


def _hides(name: str) -> bool:
    """Whether a name has letters nobody sees, towers of accents, or nothing to be read at all."""
    kinds = "".join(unicodedata.category(letter)[0] for letter in name)
    return bool(INVISIBLE & set(name)) or "M" * (MOST_MARKS + 1) in kinds or not set("LNS") & set(kinds)


def hashed(token: str) -> str:
    """What is kept of a token or a key. They are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_id(token: str) -> str:
    """By what a token is listed and revoked."""
    return hashed(token)[:TOKEN_ID]


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
        facts_of = person | {"host": False, "banned": False, "muted": False, "created_at": this_moment()}

        def add(connection: Connection) -> bool:
            is_free = not _accounts(connection, str(person["name"]))
            if is_free:
                connection.execute(insert(people), facts_of)
            return is_free

        if not await self.store.write(add):
            raise BadIdentity(sentence("name-taken", name=person["name"]))
        return Person(**person, account=False, host=False, banned=False, muted=False)  # type: ignore[arg-type]

    async def check_free(self, name: str, person: Person | None = None) -> None:
        """Nobody may use the name of somebody else's account."""
        whose = await self.store.read(lambda connection: _accounts(connection, name))
        if whose and (person is None or whose != [person.id]):
            raise BadIdentity(sentence("name-taken", name=name))

    async def rename(self, person: Person, name: str) -> Person:
        """A guest may change names; an account is known by its own."""
        if person.account:
            raise BadIdentity(sentence("account-keeps-name"))
        name = checked_name(name)
        await self.check_free(name)
        return await self._change(person.id, name=name)

    async def make_account(self, person: Person | None, name: str, password: str) -> Person:
        """A guest becomes an account and keeps all tables; or somebody new does. Older cookies end."""
        if person is not None and person.account:
            raise BadIdentity(sentence("has-account"))
        name = checked_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadIdentity(sentence("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD))
        await self.check_free(name)
        kept = await self._in_thread(self._hasher.hash, password)
        person = person or await self.new_guest(name)
        changes = {"name": name, "account": account_of(name), "password": kept, "session": person.session + 1}
        still_a_guest = update(people).where(people.c.id == person.id, people.c.account.is_(None)).values(**changes)
        try:
            changed = await self.store.write(lambda connection: connection.execute(still_a_guest).rowcount)
        except Conflict:
            raise BadIdentity(sentence("name-taken", name=name)) from None
        if not changed:
            raise BadIdentity(sentence("has-account"))
        return replace(person, name=name, account=True, session=person.session + 1)

    async def log_in(self, name: str, password: str) -> Person:
        """Somebody with an account. A wrong name and a wrong password take as long and sound the same."""
        chosen = select(people).where(people.c.account == account_of(name))
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
        row = {"hashed": hashed(token), "person": person.id, "label": checked_name(label), "created_at": this_moment()}

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
        return [
            {"id": row["hashed"][:TOKEN_ID], "label": row["label"], "created_at": row["created_at"]} for row in rows
        ]

    async def revoke_token(self, person: Person, token: str) -> bool:
        """Ends a token. False if there is no such token."""
        mine = delete(tokens).where(tokens.c.person == person.id, tokens.c.hashed.startswith(token, autoescape=True))
        if len(token) != TOKEN_ID:
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


def _accounts(connection: Connection, name: str) -> list[str]:
    return list(connection.scalars(select(people.c.id).where(people.c.account == account_of(name))))


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
