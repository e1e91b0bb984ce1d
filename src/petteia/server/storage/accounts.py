"""What belongs to people besides their names: sessions, recovery codes, and all that they take along or leave behind.

A token or a code is never stored, only its hash: whoever reads the database cannot sign in with what they find.
"""

from collections.abc import Collection
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server.clocks import DAY, MINUTE
from petteia.server.messages import OwnLine
from petteia.server.namer import LETTERS, NOBODY
from petteia.server.storage.database import Database
from petteia.server.storage.rows import PersonRow, SessionRow
from petteia.server.storage.schema import CHAT, PEOPLE, RECOVERY_CODES, SEATS, SESSIONS, TABLES
from petteia.server.storage.table_rows import concerns

HOUR: Final = 60 * MINUTE
KEPT: Final = 400 * DAY  # a session that nobody has used for that long has ended
UNSAID: Final = "…"  # in place of what people said who are gone


def hashed(secret: str) -> str:
    """The hash of a token or a code. They are long and random, so a fast hash is enough."""
    return sha256(secret.encode()).hexdigest()


def bare_code(written: str) -> str:
    """A recovery code without its hyphens, and whatever else somebody has written between its letters."""
    return "".join(letter for letter in written.lower() if letter in LETTERS)


class Start(NamedTuple):
    """What an account begins with: recovery codes, and the session in which it is made."""

    codes: list[str]
    session: SessionRow
    token: str

    def changes(self) -> list[Executable]:
        """The changes that store it."""
        return [*code_changes(self.session.person, self.codes), *session_changes(self.session, self.token)]


def session_changes(row: SessionRow, token: str) -> list[Executable]:
    """The changes that store a new session; those that have ended by themselves are removed."""
    new = {"id": row.id, "hash": hashed(token), "person": row.person, "device": row.device}
    return [
        delete(SESSIONS).where(SESSIONS.c.seen < row.made - KEPT),
        insert(SESSIONS).values(**new, made=row.made, seen=row.seen),
    ]


def code_changes(person: str, codes: Collection[str]) -> list[Executable]:
    """The changes that replace the recovery codes of a person."""
    rows = [{"person": person, "hash": hashed(person + bare_code(code))} for code in codes]
    return [
        delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person),
        insert(RECOVERY_CODES).values(rows),
    ]


class Accounts:
    """Sessions, recovery codes and belongings of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _write(self, *changes: Executable) -> None:
        async with self._database.writing() as connection:
            for change in changes:
                await connection.execute(change)

    # Sessions.

    async def add_session(self, row: SessionRow, token: str) -> None:
        """Store a new session."""
        await self._write(*session_changes(row, token))

    async def visit(self, token: str, at: int) -> tuple[PersonRow, SessionRow] | None:
        """The session of a token and its person, unless they are banned. It is noted, to the hour, that they came."""
        query = select(SESSIONS, PEOPLE.c.name, PEOPLE.c.password, PEOPLE.c.created).join(PEOPLE)
        async with self._database.reading() as connection:
            query = query.where(
                SESSIONS.c.hash == hashed(token), SESSIONS.c.seen >= at - KEPT, PEOPLE.c.banned.is_(None)
            )
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return None
        if at - found.seen >= HOUR:
            await self._write(update(SESSIONS).where(SESSIONS.c.id == found.id).values(seen=at))
        return PersonRow(found.person, found.name, found.password, found.created), session_row(found)

    async def claim(self, person: str, token: str, device: str) -> None:
        """Give the session of a guest from before there were sessions its token, once."""
        waiting = update(SESSIONS).where(SESSIONS.c.hash == person)
        await self._write(waiting.values(hash=hashed(token), device=device))

    async def sessions(self, person: str) -> list[SessionRow]:
        """The sessions of a person, those last seen first."""
        query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        async with self._database.reading() as connection:
            return [session_row(found) for found in await connection.execute(query)]

    async def alive(self, sessions: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        query = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(sessions))
        async with self._database.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def end_session(self, person: str, session: str) -> bool:
        """End a session of a person; False if they have none of that id."""
        change = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id == session)
        async with self._database.writing() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def end_sessions(self, person: str) -> None:
        """End all sessions of a person."""
        await self._write(delete(SESSIONS).where(SESSIONS.c.person == person))

    async def ban(self, person: str, at: int | None) -> None:
        """Ban a person and end all their sessions; without a time, let them come back."""
        await self._write(
            update(PEOPLE).where(PEOPLE.c.id == person).values(banned=at),
            delete(SESSIONS).where(SESSIONS.c.person == person),
        )

    # Passwords and codes.

    async def change_password(self, person: str, password: str) -> None:
        """Store the hash of a new password, and end all sessions."""
        await self._write(
            update(PEOPLE).where(PEOPLE.c.id == person).values(password=password),
            delete(SESSIONS).where(SESSIONS.c.person == person),
        )

    async def set_codes(self, person: str, codes: Collection[str]) -> None:
        """Replace the recovery codes of a person."""
        await self._write(*code_changes(person, codes))

    async def use_code(self, person: str, code: str, password: str) -> bool:
        """Use up a recovery code for a new password, and end all sessions; False if it is not one of theirs."""
        codes = RECOVERY_CODES.c
        used = delete(RECOVERY_CODES).where(codes.person == person, codes.hash == hashed(person + bare_code(code)))
        async with self._database.writing() as connection:
            if (await connection.execute(used)).rowcount != 1:
                return False
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
            return True

    async def count_codes(self, person: str) -> int:
        """How many recovery codes a person has left."""
        query = select(func.count()).where(RECOVERY_CODES.c.person == person)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # Belongings.

    async def lines(self, person: str) -> list[OwnLine]:
        """What a person has said at all tables, oldest first."""
        query = select(CHAT).where(CHAT.c.person == person).order_by(CHAT.c.at, CHAT.c.table_id, CHAT.c.number)
        async with self._database.reading() as connection:
            return [OwnLine(row.table_id, row.at, row.name, row.text) for row in await connection.execute(query)]

    async def give(self, guest: PersonRow, heir: PersonRow) -> list[str]:
        """Let a guest become one with the owner of an account. Returns the tables that have changed."""
        mine, open_seats = SEATS.c.person == guest.id, SEATS.c.table_id.in_(unfinished())
        async with self._database.writing() as connection:
            tables = await lock_tables_of(connection, guest.id)
            for change in (
                update(SEATS).where(mine, open_seats, SEATS.c.name == guest.name).values(name=heir.name),
                update(SEATS).where(mine).values(person=heir.id),
                update(TABLES).where(TABLES.c.host == guest.id).values(host=heir.id),
                update(CHAT).where(CHAT.c.person == guest.id).values(person=heir.id),
                delete(PEOPLE).where(PEOPLE.c.id == guest.id),
            ):
                await connection.execute(change)
        return tables

    async def forget(self, person: str) -> list[str]:
        """Forget who a person was and what they said. Returns the tables that have changed.

        Offers of a rematch lapse, so that those who stay can offer one without them.
        A row without a name stays, which nobody can sign in to: tables have to have a host.
        """
        spoke = select(CHAT.c.table_id).where(CHAT.c.person == person)
        waiting = select(TABLES.c.id).where(TABLES.c.status == "lobby")
        mine, in_lobby = SEATS.c.person == person, SEATS.c.table_id.in_(waiting)
        seated = select(SEATS.c.table_id).where(mine)
        async with self._database.writing() as connection:
            tables = await lock_tables_of(connection, person)
            heard = (await connection.execute(spoke.distinct())).scalars().all()
            for change in (
                delete(TABLES).where(TABLES.c.host == person, TABLES.c.status == "lobby"),
                update(TABLES).where(TABLES.c.id.in_(seated), TABLES.c.rematch.is_(None)).values(rematch_offers="[]"),
                update(SEATS).where(mine, in_lobby).values(who="open", name="", person=None),
                update(SEATS).where(mine).values(name=NOBODY, person=None),
                update(TABLES).where(TABLES.c.host == person).values(webhook=""),
                update(CHAT).where(CHAT.c.person == person).values(name=NOBODY, text=UNSAID),
                delete(SESSIONS).where(SESSIONS.c.person == person),
                delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person),
                update(PEOPLE).where(PEOPLE.c.id == person).values(name=NOBODY, account=None, password=None),
            ):
                await connection.execute(change)
        return sorted({*tables, *heard})


def unfinished() -> Any:
    """The tables whose games are not over."""
    return select(TABLES.c.id).where(or_(TABLES.c.status == "lobby", TABLES.c.status == "running"))


async def lock_tables_of(connection: AsyncConnection, person: str) -> list[str]:
    """Lock the tables of a person, in an order that no two processes can lock against each other."""
    query = select(TABLES.c.id).where(concerns(person)).order_by(TABLES.c.id).with_for_update()
    return list((await connection.execute(query)).scalars())


def session_row(found: Row[Any]) -> SessionRow:
    return SessionRow(found.id, found.person, found.device, found.made, found.seen)
