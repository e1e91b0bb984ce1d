"""Who uses a database now: the processes of servers that are alive."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from psycopg import AsyncConnection, Error

from petteia.server.storage.database import Database

ALIVE: Final = 0x70657474656962  # "petteib": the lock of all who are alive; any number that nobody else takes


class Attendance:
    """The attendance of this process. In PostgreSQL it is a lock, which is gone when the process is.

    A file has one server at a time, so nobody else can be there.
    """

    def __init__(self, database: Database) -> None:
        self._postgresql = database.postgresql
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: AsyncConnection[Any] | None = None

    @asynccontextmanager
    async def arriving(self) -> AsyncIterator[bool]:
        """Arrive: whether nobody was there. Those who arrive after the first wait until it leaves the block."""
        if not self._postgresql:
            yield True
            return
        connection = self._connection = await AsyncConnection.connect(self._url, autocommit=True)
        answer = await connection.execute("SELECT pg_try_advisory_lock(%s)", [ALIVE])
        (first,) = await answer.fetchone() or (False,)
        await share(connection)
        yield bool(first)
        if first:
            await connection.execute("SELECT pg_advisory_unlock(%s)", [ALIVE])

    async def stay(self) -> None:
        """Arrive again if the connection has broken."""
        if self._connection is None:
            return
        try:
            await self._connection.execute("SELECT 1")
        except (Error, OSError):
            await self._connection.close()
            self._connection = await AsyncConnection.connect(self._url, autocommit=True)
            await share(self._connection)

    async def leave(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


async def share(connection: AsyncConnection[Any]) -> None:
    """Take the lock with all others; wait for whoever has it alone."""
    await connection.execute("SELECT pg_advisory_lock_shared(%s)", [ALIVE])
