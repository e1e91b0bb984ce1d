"""How entries of logs reach the disk: many in one transaction, in the fastest way of each database.

Everything else goes through SQLAlchemy, where a transaction costs a millisecond of CPU. That is too long for a decision
that somebody waits for; here it is a tenth of that.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

import msgspec
from psycopg import AsyncConnection, IntegrityError, OperationalError
from psycopg.errors import UniqueViolation

from petteia.server.storage.database import SQLITE_SETTINGS, UNIQUE_ERRORS, Database
from petteia.server.storage.news import CHANNEL, News, letters
from petteia.server.storage.rows import Entry
from petteia.server.storage.schema import LOG

LogRow = tuple[Any, ...]  # of the log, in the order of its columns
Written = Callable[[Exception | None], None]  # told what went wrong, if anything did

COLUMNS: Final = tuple(LOG.columns.keys())
PLACES: Final = tuple(f"$[{number}]" for number in range(len(COLUMNS)))  # of a row, for SQLite
KINDS: Final = ("text", "integer", "text", "integer", "integer", "bigint", "text")  # for PostgreSQL


class Unfit(Exception):
    """One of the entries does not fit, for example because its table does not exist. Nothing was stored."""


class Exists(Unfit):
    """One of the entries has a number that exists already. Nothing was stored."""


class Writer(Protocol):
    def write(self, rows: list[LogRow], tell: Written) -> None:
        """Store all of them durably, or none: Exists if one came second, Unfit if one does not fit."""

    def tell_others(self, process: str) -> None:
        """Tell other processes from now on of everything that is stored, as this one."""

    async def close(self) -> None:
        """Close the connection."""


class SqliteWriter:
    """A connection in a thread of its own. All rows are one statement, so the thread waits for the GIL only once."""

    INSERT: Final = (
        f"INSERT INTO log ({', '.join(COLUMNS)}) "
        f"SELECT {', '.join(f'json_extract(value, {place!r})' for place in PLACES)} FROM json_each(?)"
    )

    def __init__(self, path: str) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._wishes: SimpleQueue[tuple[str, Written] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="petteia journal", daemon=True)
        self._thread.start()

    def write(self, rows: list[LogRow], tell: Written) -> None:
        self._wishes.put((json_text(rows), tell))

    def tell_others(self, process: str) -> None:
        """There are none: a file belongs to one process."""

    async def close(self) -> None:
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        connection: sqlite3.Connection | None = None
        while (wish := self._wishes.get()) is not None:
            rows, tell = wish
            failed: Exception | None = None
            try:
                connection = connection or self._open()
                connection.execute(self.INSERT, [rows])
            except sqlite3.IntegrityError as error:
                failed = Exists() if error.sqlite_errorname in UNIQUE_ERRORS else Unfit(str(error))
            except Exception as error:
                failed = error
            self._loop.call_soon_threadsafe(tell, failed)
        if connection is not None:
            connection.close()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)  # a statement is a transaction
        for setting in SQLITE_SETTINGS:
            connection.execute(setting)
        return connection


class PostgresWriter:
    """A connection that is opened again when it breaks. What is stored and what is told of it are one statement.

    Rows and letters are sent as JSON: psycopg writes arrays in Python, which took a twelfth of a server's CPU.
    """

    FIELDS: Final = [f"(entry ->> {place})::{kind} AS {name}" for place, (name, kind) in enumerate(zip(COLUMNS, KINDS))]
    ROWS: Final = f"SELECT {', '.join(FIELDS)} FROM json_array_elements(%s::json) AS entries (entry)"
    INSERT: Final = (
        f"WITH stored AS (INSERT INTO log ({', '.join(COLUMNS)}) {ROWS}) "
        f"SELECT pg_notify('{CHANNEL}', letter) FROM json_array_elements_text(%s::json) AS letters (letter)"
    )
    COUNT: Final = f"SELECT count(*) FROM log JOIN ({ROWS}) AS mine USING ({', '.join(COLUMNS)})"

    def __init__(self, url: str) -> None:
        self._url = url
        self._process = ""  # as which others are told
        self._connection: AsyncConnection[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    def write(self, rows: list[LogRow], tell: Written) -> None:
        async def work() -> None:
            failed: Exception | None = None
            try:
                await self._store_somehow(rows, json_text(self._letters(rows)))
            except Exception as error:
                failed = error
            tell(failed)

        self._task = asyncio.create_task(work())

    def tell_others(self, process: str) -> None:
        self._process = process

    def _letters(self, rows: list[LogRow]) -> list[str]:
        """What others are told of rows."""
        if not self._process:
            return []
        news = [News(by=self._process, table=row[0], ply=row[1] + 1, entry=Entry(*row[1:])) for row in rows]
        return [letter.decode() for letter in letters([msgspec.json.encode(each) for each in news])]

    async def _store_somehow(self, rows: list[LogRow], told: str) -> None:
        was_open = self._connection is not None
        try:
            await self._store(rows, told)
        except OperationalError:
            await self.close()
            if not was_open:
                raise
            try:
                await self._store(rows, told)  # it broke since it was last used: try again over a new one
            except Exists:
                if not await self._has(rows):
                    raise

    async def _store(self, rows: list[LogRow], told: str) -> None:
        if self._connection is None:
            self._connection = await AsyncConnection.connect(self._url, autocommit=True)
        try:
            await self._connection.execute(self.INSERT, [json_text(rows), told])
        except UniqueViolation:
            raise Exists from None
        except IntegrityError as error:
            raise Unfit(str(error)) from None

    async def _has(self, rows: list[LogRow]) -> bool:
        """Whether these very rows are stored: then the connection broke after that, before it could say so."""
        assert self._connection is not None
        found = await (await self._connection.execute(self.COUNT, [json_text(rows)])).fetchone()
        return found == (len(rows),)

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def make_writer(database: Database) -> Writer:
    """The writer for a database."""
    if database.postgresql:
        url = database.url.set(drivername="postgresql")
        return PostgresWriter(url.render_as_string(hide_password=False))
    return SqliteWriter(str(database.url.database))
