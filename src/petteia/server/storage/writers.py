"""How entries of logs reach the disk: many in one transaction, in the fastest way of each database.

Everything else goes through SQLAlchemy, where a transaction costs a millisecond of CPU. That is too long for a decision
that somebody waits for; here it is a tenth of that.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec
from psycopg import AsyncConnection, IntegrityError, OperationalError
from psycopg.errors import UniqueViolation

from petteia.server.storage.database import SQLITE_SETTINGS, UNIQUE_ERRORS, Database
from petteia.server.storage.schema import LOG

LogRow = tuple[Any, ...]  # of the log, in the order of its columns

COLUMNS: Final = tuple(LOG.columns.keys())
PLACES: Final = tuple(f"$[{number}]" for number in range(len(COLUMNS)))  # of a row, for SQLite
ARRAYS: Final = ("text[]", "integer[]", "text[]", "integer[]", "integer[]", "bigint[]", "text[]")  # for PostgreSQL


class Unfit(Exception):
    """One of the entries does not fit, for example because its table does not exist. Nothing was stored."""


class Exists(Unfit):
    """One of the entries has a number that exists already. Nothing was stored."""


class Writer(Protocol):
    async def store(self, rows: list[LogRow]) -> None:
        """Store all of them durably, or none; raises Exists if one came second, Unfit if one does not fit."""

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
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="petteia journal")
        self._connection: sqlite3.Connection | None = None

    async def store(self, rows: list[LogRow]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._store, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _store(self, rows: list[LogRow]) -> None:
        if self._connection is None:
            self._connection = self._open()
        try:
            self._connection.execute(self.INSERT, [msgspec.json.encode(rows).decode()])
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname in UNIQUE_ERRORS:
                raise Exists from None
            raise Unfit(str(error)) from None

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)  # a statement is a transaction
        for setting in SQLITE_SETTINGS:
            connection.execute(setting)
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class PostgresWriter:
    """A connection that is opened again when it breaks."""

    INSERT: Final = (
        f"INSERT INTO log ({', '.join(COLUMNS)}) SELECT * FROM unnest({', '.join(f'%s::{kind}' for kind in ARRAYS)})"
    )

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: AsyncConnection[Any] | None = None

    async def store(self, rows: list[LogRow]) -> None:
        columns = [list(column) for column in zip(*rows)]
        was_open = self._connection is not None
        try:
            await self._store(columns)
        except OperationalError:
            await self.close()
            if not was_open:
                raise
            await self._store(columns)  # it broke since it was last used: try again over a new one

    async def _store(self, columns: list[list[Any]]) -> None:
        if self._connection is None:
            self._connection = await AsyncConnection.connect(self._url, autocommit=True)
        try:
            await self._connection.execute(self.INSERT, columns)
        except UniqueViolation:
            raise Exists from None
        except IntegrityError as error:
            raise Unfit(str(error)) from None

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


def make_writer(database: Database) -> Writer:
    """The writer for a database."""
    if database.postgresql:
        url = database.url.set(drivername="postgresql")
        return PostgresWriter(url.render_as_string(hide_password=False))
    return SqliteWriter(str(database.url.database))
