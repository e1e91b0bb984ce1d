"""A clock that the test moves, and a store that is away when the test says so."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server.storage.database import Database
from petteia.server.storage.journal import Stored
from petteia.server.storage.rows import Entry, Gap
from petteia.server.storage.store import Store

SECOND = 1000
NOON = 1_800_000_000_000


class Wall:
    """The clock on the wall, which the test moves."""

    def __init__(self) -> None:
        self.at = NOON

    def time_ns(self) -> int:
        return self.at * 1_000_000

    def passes(self, seconds: int) -> None:
        self.at += seconds * SECOND


class FrailStore(Store):
    """A store that is away when the test says so."""

    away = False
    away_after: Literal["append", ""] = ""  # what is done once more before it is away

    async def append(self, table: str, entries: list[Entry]) -> bool:
        self.answer()
        stored = await super().append(table, entries)
        self.away = self.away_after == "append"
        return stored

    def submit(self, table: str, entry: Entry, tell: Stored) -> None:
        def stored(answer: bool | Exception) -> None:
            self.away = self.away_after == "append"
            tell(answer)

        self.answer()
        super().submit(table, entry, stored)

    async def finish(self, table: str, scores: list[int], ranking: list[int], at: int) -> bool:
        self.answer()
        return await super().finish(table, scores, ranking, at)

    async def heartbeat(self, process: str, at: int) -> None:
        self.answer()
        await super().heartbeat(process, at)

    async def note_gap(self, gap: Gap) -> None:
        self.answer()
        await super().note_gap(gap)

    def answer(self) -> None:
        if self.away:
            raise ConnectionError("the database is away")


class Outage:
    """A database that is away when the test says so, or as soon as one thing more has been stored."""

    def __init__(self, database: Database) -> None:
        self.away = False
        self.after_storing = False
        self._reading, self._writing = database.reading, database.writing
        database.reading, database.writing = self.reading, self.writing  # type: ignore[method-assign]

    def over(self) -> None:
        self.away = self.after_storing = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        self.answer()
        async with self._reading() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        self.answer()
        async with self._writing() as connection:
            yield connection
        self.away = self.after_storing

    def answer(self) -> None:
        if self.away:
            raise ConnectionError("the database is away")
