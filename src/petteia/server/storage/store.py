"""Everything that outlives the server: people, tables with their logs and chats, and what several processes agree on.

Where two people try the same thing at once (taking a seat, starting, finishing, ...), one of them succeeds. The
database decides, whether they are connected to one process or to two.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Row, bindparam, case, delete, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from petteia.server.clocks import now
from petteia.server.messages import ChatLine
from petteia.server.storage.accounts import Accounts, Start
from petteia.server.storage.attendance import Attendance
from petteia.server.storage.bulletin import Bulletin
from petteia.server.storage.census import Census
from petteia.server.storage.database import BadDatabase, Database, is_unique_violation, reason
from petteia.server.storage.journal import Journal, Stored
from petteia.server.storage.name_owners import Names, account_keys, read_names
from petteia.server.storage.retention import Retention, delete_tables
from petteia.server.storage.rows import Entry, Gap, PersonRow, TableRow
from petteia.server.storage.schema import CHAT, LEASES, LOG, PEOPLE, PROCESSES, SEATS, SESSIONS, SETTINGS, TABLES
from petteia.server.storage.table_rows import (
    NO_LIMIT,
    GameLimit,
    check_games,
    concerns,
    insert_table,
    lock_table,
    put_away,
    read_tables,
    update_table,
)
from petteia.server.storage.transfers import Transfers
from petteia.server.written import name_key

Following = Callable[[TableRow, Names], TableRow]  # the table for another game after one
PositionMark = tuple[str, int, str]  # the id of a table, the ply of an entry, and the mark of its position

SECRET: Final = "secret"
OLDER_SECRET: Final = "older-secret"
CHAT_TRIES: Final = 20  # attempts to find a free number for a line
CHAT_KEPT: Final = 200  # lines of a table
GAPS: Final = "gaps"  # the name of a setting
GAPS_KEPT: Final = 20


class Store:
    """The open database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.accounts = Accounts(database)
        self.attendance = Attendance(database)
        self.bulletin = Bulletin(database)
        self.census = Census(database)
        self.retention = Retention(database)
        self.transfers = Transfers(database)
        self._journal = Journal(database)
        self._insert = postgresql.insert if database.postgresql else sqlite.insert

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> "Store":
        """Open and migrate the database; raises BadDatabase if it cannot be used."""
        database = Database(url)
        try:
            await database.check()
            if migrate:
                await database.migrate()
        except (SQLAlchemyError, OSError) as error:
            await database.close()
            raise BadDatabase(f"The database {database} cannot be used: {reason(error)}") from None
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Store what is still waiting, then close."""
        await self._journal.close()
        await self.attendance.leave()
        await self.database.close()

    def tell_others(self, process: str) -> None:
        """Tell other processes from now on of every entry that is stored, as this one."""
        self._journal.tell_others(process)

    # Logs.

    async def append(self, table: str, entries: list[Entry]) -> bool:
        """Add entries to a log, durably; False if one of their numbers exists already, then nothing is stored."""
        return await self._journal.append(table, entries)

    def submit(self, table: str, entry: Entry, tell: Stored) -> None:
        """Add an entry to a log, and tell when it is durable."""
        self._journal.submit(table, [entry], tell)

    async def log(self, table: str, first: int = 0) -> list[Entry]:
        """A table's log, from an entry on."""
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.ply >= first).order_by(LOG.c.ply)
        async with self.database.reading() as connection:
            return [
                Entry(row.ply, row.kind, row.seat, row.action, row.at, row.digest)
                for row in await connection.execute(query)
            ]

    async def standing(self, table: str) -> tuple[TableRow, int] | None:
        """A table and the number of its entries; None if there is no such table."""
        entries = select(func.coalesce(func.max(LOG.c.ply) + 1, 0)).where(LOG.c.table_id == table)
        async with self.database.reading() as connection:
            found = await read_tables(connection, select(TABLES).where(TABLES.c.id == table))
            ply = (await connection.execute(entries)).scalar_one()
        return (found[0], ply) if found else None

    async def mark(self, marks: Sequence[PositionMark]) -> None:
        """Add marks to entries that are stored already."""
        if not marks:
            return
        entry = (LOG.c.table_id == bindparam("of_table"), LOG.c.ply == bindparam("of_ply"), LOG.c.digest == "")
        change = update(LOG).where(*entry).values(digest=bindparam("mark"))
        rows = [{"of_table": table, "of_ply": ply, "mark": digest} for table, ply, digest in marks]
        async with self.database.writing() as connection:
            await connection.execute(change, rows)

    # Tables.

    async def add_table(self, row: TableRow) -> None:
        """Store a new table."""
        async with self.database.writing() as connection:
            await insert_table(connection, row)

    async def save_table(self, row: TableRow) -> None:
        """Store a table, new or not. Use `change_table` where others may change it at the same time."""
        async with self.database.writing() as connection:
            if await lock_table(connection, row.id) is None:
                await insert_table(connection, row)
            else:
                await update_table(connection, row)

    async def change_table(self, table: str, change: Callable[[TableRow], bool]) -> TableRow | None:
        """Change a table while it is locked.

        `change` is given the table as it is, changes it and says whether it did; it may raise, then nothing changes.
        The answer is the changed table; None if there is no such table or `change` said no.
        """
        async with self.database.writing() as connection:
            row = await lock_table(connection, table)
            if row is None or not change(row):
                return None
            await update_table(connection, row)
            return row

    async def remove_table(self, table: str, may: Callable[[TableRow], bool]) -> bool:
        """Remove a table with everything that belongs to it, if `may` allows it."""
        async with self.database.writing() as connection:
            row = await lock_table(connection, table)
            if row is None or not may(row):
                return False
            await delete_tables(connection, [table])
            return True

    async def start(self, table: str, key: bytes, rules: int, at: int, limit: GameLimit = NO_LIMIT) -> bool:
        """Start a table whose seats are all taken; False if that is not possible, or not any more.

        Raises TooManyGames if its host has as many games going on as the limit says.
        """
        async with self.database.writing() as connection:
            row = await lock_table(connection, table)
            if row is None or row.status != "lobby" or any(seat.who == "open" for seat in row.seats):
                return False
            await check_games(connection, row.host, limit)
            row.status = "running"
            row.key, row.rules, row.started = key, rules, at
            await update_table(connection, row)
            return True

    async def finish(self, table: str, scores: list[int], ranking: list[int], at: int) -> bool:
        """Store the result of a table; False if it is not running any more."""
        values = {"status": "finished", "scores": str(scores), "ranking": str(ranking), "finished": at}
        return await self._leave_running(table, values)

    async def freeze(self, table: str, why: str) -> bool:
        """Freeze a table that cannot go on; False if it is not running any more."""
        return await self._leave_running(table, {"status": "frozen", "frozen": why})

    async def _leave_running(self, table: str, values: dict[str, Any]) -> bool:
        change = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == "running").values(values)
        async with self.database.writing() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def offer_rematch(
        self, table: str, seats: list[int], following: Following, limit: GameLimit = NO_LIMIT
    ) -> TableRow | None:
        """Add the offers of these seats and, if nobody else is waited for, the table that follows.

        Returns the table, or None if it is not finished. Raises TooManyGames if its host has as many games going on as
        the limit says, and whatever `following` raises; then nothing is stored, and the last can offer again.
        """
        async with self.database.writing() as connection:
            row = await lock_table(connection, table)
            if row is None or row.status != "finished":
                return None
            row.rematch_offers = sorted({*row.rematch_offers, *seats})
            awaited = {seat.seat for seat in row.seats if seat.person is not None} - {*row.rematch_offers}
            if row.rematch is None and not awaited:
                await check_games(connection, row.host, limit)
                rematch = following(row, await read_names(connection, row.seats))
                await insert_table(connection, rematch)
                row.rematch = rematch.id
            await update_table(connection, row)
            return row

    async def table(self, table: str) -> TableRow | None:
        """The table of that id."""
        async with self.database.reading() as connection:
            found = await read_tables(connection, select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def public_tables(self, status: str, limit: int = 50) -> list[TableRow]:
        """Tables of a status that everybody may find, newest first."""
        query = select(TABLES).where(TABLES.c.status == status, TABLES.c.public)
        async with self.database.reading() as connection:
            return await read_tables(connection, query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit))

    async def running_tables(self) -> list[str]:
        """The ids of all running tables, oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "running").order_by(TABLES.c.created, TABLES.c.id)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(
        self,
        person: str,
        *,
        statuses: Sequence[str] = ("lobby", "running", "finished", "frozen"),
        limit: int | None = 100,
        before: int | None = None,
        away: bool | None = None,
    ) -> list[TableRow]:
        """The tables of a person, as a player or host, newest first: all, or those put away, or the others."""
        moment = func.coalesce(TABLES.c.finished, TABLES.c.created)
        query = select(TABLES).where(concerns(person), TABLES.c.status.in_(statuses))
        if before is not None:
            query = query.where(moment < before)
        if away is not None:
            query = query.where(put_away(person) if away else not_(put_away(person)))
        async with self.database.reading() as connection:
            return await read_tables(connection, query.order_by(moment.desc(), TABLES.c.id).limit(limit))

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
        async with self.database.reading() as connection:
            return {row.status: row.number for row in await connection.execute(query)}

    # Chat.

    async def say(self, table: str, person: str, seat: int | None, name: str, text: str, at: int) -> ChatLine:
        """Add a line to a table's chat; the first has the number 0. Only the last lines are kept."""
        number = select(func.coalesce(func.max(CHAT.c.number) + 1, 0)).where(CHAT.c.table_id == table)
        values = {"table_id": table, "person": person, "seat": seat, "name": name, "text": text, "at": at}
        line = insert(CHAT).values(**values, number=number.scalar_subquery()).returning(CHAT.c.number)
        for tried in range(1, CHAT_TRIES + 1):
            try:
                async with self.database.writing() as connection:
                    found = (await connection.execute(line)).scalar_one()
                    old = CHAT.c.number <= found - CHAT_KEPT
                    await connection.execute(delete(CHAT).where(CHAT.c.table_id == table, old))
                    return ChatLine(number=found, at=at, seat=seat, name=name, text=text)
            except IntegrityError as error:
                if tried == CHAT_TRIES or not is_unique_violation(error):
                    raise
                await asyncio.sleep(0)
        raise AssertionError

    async def chat(self, table: str) -> list[ChatLine]:
        """The last lines of a table's chat."""
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [ChatLine(row.number, row.at, row.seat, row.name, row.text) for row in reversed(found)]

    # People.

    async def add_person(self, row: PersonRow, start: Start | None = None) -> bool:
        """Store a new person, with the start of an account if they have one; False if its name is taken."""
        account = name_key(row.name) if row.password is not None else None
        values = {"id": row.id, "name": row.name, "account": account, "password": row.password, "created": row.created}
        return await self._unless_taken(insert(PEOPLE).values(values), *(start.changes() if start else ()))

    async def person(self, person: str) -> PersonRow | None:
        """The person of that id."""
        async with self.database.reading() as connection:
            found = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).one_or_none()
        return person_row(found)

    async def account(self, name: str) -> PersonRow | None:
        """The account of that name, or of one that looks the same."""
        spelled, key = account_keys(name)
        query = select(PEOPLE).where(PEOPLE.c.account.in_((spelled, key)))
        async with self.database.reading() as connection:
            found = (await connection.execute(query.order_by(PEOPLE.c.account != spelled).limit(1))).one_or_none()
        return person_row(found)

    async def free_names(self, names: Iterable[str]) -> list[str]:
        """Those of these names that are no account's."""
        keys = {name: name_key(name) for name in names}
        query = select(PEOPLE.c.account).where(PEOPLE.c.account.in_(keys.values()))
        async with self.database.reading() as connection:
            taken = set((await connection.execute(query)).scalars())
        return [name for name, key in keys.items() if key not in taken]

    async def rename(self, person: str, name: str) -> bool:
        """Change a person's name, also at unfinished tables; False if another account has it."""
        same_kind = case((PEOPLE.c.account.is_(None), None), else_=name_key(name))
        return await self._name(person, {"name": name, "account": same_kind})

    async def set_password(self, person: str, name: str, password: str, start: Start | None = None) -> bool:
        """Make an account of a guest, whose sessions end; False if the name is taken."""
        values = {"name": name, "account": name_key(name), "password": password}
        ended = delete(SESSIONS).where(SESSIONS.c.person == person)
        return await self._name(person, values, ended, *(start.changes() if start else ()))

    async def _name(self, person: str, values: dict[str, Any], *besides: Executable) -> bool:
        not_over = select(TABLES.c.id).where(TABLES.c.status.in_(("lobby", "running")))
        called = select(PEOPLE.c.name).where(PEOPLE.c.id == person).scalar_subquery()
        # Seats of other people at the same screen have names of their own, which stay.
        seats = update(SEATS).where(SEATS.c.person == person, SEATS.c.name == called, SEATS.c.table_id.in_(not_over))
        return await self._unless_taken(
            seats.values(name=values["name"]), update(PEOPLE).where(PEOPLE.c.id == person).values(values), *besides
        )

    async def _unless_taken(self, *changes: Executable) -> bool:
        try:
            async with self.database.writing() as connection:
                for change in changes:
                    await connection.execute(change)
        except IntegrityError as error:
            if is_unique_violation(error):
                return False
            raise
        return True

    # Several processes.

    async def lease(self, table: str, process: str, until: int, at: int | None = None) -> bool:
        """Take or renew the lease of a table; False if another process holds it.

        One that holds for much longer than this one would is from before the clock was set back, and counts no more.
        """
        at = now() if at is None else at
        taken = self._insert(LEASES).values(table_id=table, process=process, until=until)
        free = or_(LEASES.c.process == process, LEASES.c.until < at, LEASES.c.until > until + max(until - at, 0))
        taken = taken.on_conflict_do_update(
            index_elements=[LEASES.c.table_id], set_={"process": process, "until": until}, where=free
        )
        async with self.database.writing() as connection:
            return (await connection.execute(taken.returning(LEASES.c.table_id))).first() is not None

    async def release(self, table: str, process: str) -> None:
        """Give the lease of a table back."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LEASES).where(LEASES.c.table_id == table, LEASES.c.process == process))

    async def leave(self, process: str) -> None:
        """Give back all leases of a process that stops. Its last heartbeat stays known."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LEASES).where(LEASES.c.process == process))

    async def heartbeat(self, process: str, at: int) -> None:
        """Store the heartbeat of a process."""
        beat = self._insert(PROCESSES).values(process=process, at=at)
        beat = beat.on_conflict_do_update(index_elements=[PROCESSES.c.process], set_={"at": at})
        async with self.database.writing() as connection:
            await connection.execute(beat)

    async def alive_since(self, at: int) -> set[str]:
        """The processes that have sent a heartbeat since then."""
        async with self.database.reading() as connection:
            return {*(await connection.execute(select(PROCESSES.c.process).where(PROCESSES.c.at >= at))).scalars()}

    async def last_alive(self) -> int | None:
        """The time of the last heartbeat of any process."""
        async with self.database.reading() as connection:
            found: int | None = (await connection.execute(select(func.max(PROCESSES.c.at)))).scalar_one()
            return found

    async def forget_processes(self, before: int, after: int) -> None:
        """Forget processes whose last heartbeat was before then, or after a time that has not come yet."""
        gone = or_(PROCESSES.c.at < before, PROCESSES.c.at > after)
        async with self.database.writing() as connection:
            await connection.execute(delete(PROCESSES).where(gone))

    async def gaps(self) -> list[Gap]:
        """The last times in which nothing could be stored, the oldest first."""
        async with self.database.reading() as connection:
            query = select(SETTINGS.c.value).where(SETTINGS.c.name == GAPS)
            return read_gaps((await connection.execute(query)).scalar_one_or_none())

    async def note_gap(self, gap: Gap) -> None:
        """Store that nothing could be stored for a time, for processes that start later."""
        await self.setting(GAPS, "[]")
        row = SETTINGS.c.name == GAPS
        async with self.database.writing() as connection:
            known = (await connection.execute(select(SETTINGS.c.value).where(row).with_for_update())).scalar_one()
            kept = [*read_gaps(known), gap][-GAPS_KEPT:]
            await connection.execute(update(SETTINGS).where(row).values(value=msgspec.json.encode(kept).decode()))

    # The server's own settings.

    async def setting(self, name: str, first: str) -> str:
        """A setting, created with this value if there is none. Processes that start together agree on one."""
        async with self.database.writing() as connection:
            await connection.execute(self._insert(SETTINGS).values(name=name, value=first).on_conflict_do_nothing())
        async with self.database.reading() as connection:
            return str((await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name))).scalar_one())

    async def change_setting(self, name: str, value: str, expected: str | None = None) -> bool:
        """Change a setting that there is; False if it is no longer as it was expected to be."""
        change = update(SETTINGS).where(SETTINGS.c.name == name)
        if expected is not None:
            change = change.where(SETTINGS.c.value == expected)
        async with self.database.writing() as connection:
            return (await connection.execute(change.values(value=value))).rowcount == 1

    async def secret(self) -> str:
        """The secret that signs cookies, drawn at the first start."""
        return await self.setting(SECRET, secrets.token_hex(32))

    async def older_secret(self) -> tuple[str, int]:
        """The secret before the last rotation, and until when it is believed."""
        until, _, secret = (await self.setting(OLDER_SECRET, "0 ")).partition(" ")
        return secret, int(until)

    async def rotate_secret(self, secret: str, until: int) -> None:
        """Replace the secret; the one before it is believed until then."""
        older = await self.secret()
        await self.older_secret()
        await self.change_setting(OLDER_SECRET, f"{until} {older}")
        await self.change_setting(SECRET, secret)


def person_row(found: Row[Any] | None) -> PersonRow | None:
    return None if found is None else PersonRow(found.id, found.name, found.password, found.created, found.banned)


def read_gaps(text: str | None) -> list[Gap]:
    return msgspec.json.decode(text, type=list[Gap]) if text else []
