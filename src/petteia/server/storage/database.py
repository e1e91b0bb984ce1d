"""The database of a URL, SQLite in a file or PostgreSQL: connections and migrations."""

import asyncio
import logging
import math
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import aiosqlite
from psycopg import OperationalError as PostgresError
from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from petteia.kernel.errors import PetteiaError
from petteia.server.storage.schema import NEWEST, VERSIONS

LOGGER: Final = logging.getLogger("petteia")
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
SQLITE_PATIENCE: Final = 10.0  # seconds that a connection waits for another one
SQLITE_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {SQLITE_PATIENCE * 1000:.0f}",
    "PRAGMA synchronous = FULL",  # a decision that somebody was told survives a power cut
    "PRAGMA foreign_keys = ON",
)
PATIENCE: Final = 15.0  # seconds in which a database that is well answers, on a busy machine too
FRESH: Final = 1.0  # seconds for which a database that has answered is called well
READERS: Final = 4
CONNECTIONS: Final = 10
MIGRATION_LOCK: Final = 0x70657474656961  # "petteia"; any number that nobody else takes
UNIQUE_VIOLATION: Final = "23505"  # PostgreSQL's name for it
UNIQUE_ERRORS: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID")


AWAY: Final = (  # what is raised while a database does not answer
    OperationalError, InterfaceError, PoolTimeoutError, PostgresError, sqlite3.OperationalError, ConnectionError,
    TimeoutError,
)  # fmt: skip


class BadDatabase(PetteiaError):
    """The database cannot be used: the URL is wrong, or it does not answer."""


def default_url() -> str:
    """The URL of a file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'petteia.sqlite'}"


def data_folder() -> Path:
    """The folder where programs on this system keep a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "petteia"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "petteia"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "petteia"


def database_url(given: str) -> URL:
    """The URL with our driver; raises BadDatabase for an unknown database."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadDatabase(
            f"{given[:80]!r} is not a database URL, such as sqlite:///FILE or postgresql://USER@HOST/NAME."
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(f"The database can be sqlite or postgresql, not {kind[:40]!r}.")
    return url.set(drivername=DRIVERS[kind])


def is_unique_violation(error: IntegrityError) -> bool:
    """Whether a row with this key exists already."""
    if getattr(error.orig, "sqlstate", None) == UNIQUE_VIOLATION:
        return True
    cause: BaseException | None = error.orig
    while cause is not None and not isinstance(cause, sqlite3.Error):
        cause = cause.__cause__ or cause.__context__
    return isinstance(cause, sqlite3.Error) and cause.sqlite_errorname in UNIQUE_ERRORS


class Database:
    """Connections for reading and for writing. SQLite has one writer at a time, PostgreSQL many."""

    def __init__(self, given: str) -> None:
        self.url = database_url(given)
        self.postgresql = self.url.get_backend_name() == "postgresql"
        self._away: bool | None = None  # until it answers for the first time; whoever starts a server is told
        self._answered = -math.inf  # when it last did
        self._checking = asyncio.Lock()
        if self.postgresql:
            self._writing = create_async_engine(
                self.url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True
            )
            # A table and its seats are read by two queries that must see the same moment.
            self._reading = self._writing.execution_options(isolation_level="REPEATABLE READ")
        else:
            self._make_folder()
            self._writing = self._sqlite(connections=1, begin="BEGIN IMMEDIATE")
            self._reading = self._sqlite(connections=READERS, begin="BEGIN")

    def _make_folder(self) -> None:
        if self.url.database in (None, "", ":memory:"):
            raise BadDatabase("SQLite needs a file here, as in sqlite:///petteia.sqlite.")
        file = Path(str(self.url.database))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(f"The folder of {file} cannot be made: {error.strerror}.") from None
        with suppress(OSError):  # whoever opens the database says what is wrong with the file
            make_private(file)

    def _sqlite(self, connections: int, begin: str) -> AsyncEngine:
        engine = create_async_engine(self.url, pool_size=connections, max_overflow=0, pool_timeout=60)

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # transactions begin where we say so, below
            connection.run_async(prepare_sqlite)

        @event.listens_for(engine.sync_engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection with a consistent view of the database."""
        with self.noticed():
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed together at the end."""
        with self.noticed():
            async with self._writing.begin() as connection:
                yield connection

    @contextmanager
    def noticed(self) -> Iterator[None]:
        """Log once that the database does not answer, and once that it does again."""
        try:
            yield
        except AWAY as error:
            if self._away is False:
                self._away = True
                LOGGER.error("The database %s does not answer: %s", self, reason(error))
            raise
        if self._away:
            LOGGER.warning("The database %s answers again.", self)
        self._away = False
        self._answered = time.monotonic()

    async def migrate(self) -> None:
        """Create or migrate the tables. Of several processes that start together, one does it."""
        async with self.writing() as connection:
            if self.postgresql:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            if await connection.run_sync(is_of_this_version):
                return
            # Alembic takes long to import, and mostly there is nothing for it to do.
            from petteia.server.storage.migrations.upgrade import NewerDatabase, upgrade

            try:
                await connection.run_sync(upgrade)
            except NewerDatabase as error:
                raise BadDatabase(
                    f"The database {self} is of a newer Petteia than this one; run that, or name another database."
                ) from error

    def is_well(self) -> bool:
        """Whether it has just answered somebody."""
        return self._away is False and time.monotonic() < self._answered + FRESH

    async def check(self) -> None:
        """Raise BadDatabase if the database does not answer. It is asked only if nobody else has just been answered."""
        try:
            async with asyncio.timeout(PATIENCE), self._checking:
                if not self.is_well():
                    async with self.reading() as connection:
                        await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            raise BadDatabase(f"The database {self} does not answer: {reason(error)}") from None

    async def close(self) -> None:
        """Close all connections."""
        await self._reading.dispose()
        await self._writing.dispose()

    def __str__(self) -> str:
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(hide_password=True)


def make_private(file: Path) -> None:
    """Make an empty file that only its owner may read, if there is none."""
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


async def prepare_sqlite(connection: aiosqlite.Connection) -> None:
    """Set up a new connection so that readers and the writer do not block each other."""
    for setting in SQLITE_SETTINGS:
        await connection.execute_fetchall(setting)
    # Whatever the busy timeout is, SQLite does not wait if another connection is changing the journal of a new file.
    deadline = time.monotonic() + SQLITE_PATIENCE
    while True:
        try:
            await connection.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.01)
        else:
            return


def reason(error: Exception) -> str:
    """The first line of the database's error."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause).strip().splitlines()
    return said[0].rstrip(".") + "." if said else type(cause).__name__ + "."


def is_of_this_version(connection: Connection) -> bool:
    """Whether all migrations have been run."""
    if not inspect(connection).has_table(VERSIONS):
        return False
    return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars().all() == [NEWEST]
