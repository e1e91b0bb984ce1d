"""What could not be read or announced because the database was away after a change was stored, and is made up for."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from petteia.server.referee import Referee
from petteia.server.replica import Declined
from petteia.server.room import Room
from petteia.server.storage.database import AWAY


class Tables(Protocol):
    """The tables of this process, as the hub knows them."""

    rooms: dict[str, Room]
    referee: Referee

    async def read_row(self, table: str) -> None:
        """Read a table's row again, which has changed in the store."""

    async def read_chat(self, room: Room) -> None:
        """Read the chat of a table again."""

    async def begin(self, table: str) -> None:
        """Announce that the game of a table has begun."""


class Outages:
    """The tables of which something is still to be read or announced."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._outdated: set[str] = set()  # to be read again
        self._begun: set[str] = set()  # whose games have begun, which could not be announced just then

    @contextmanager
    def noted(self, table: str) -> Iterator[None]:
        """Note that a table is to be read again, if the database is away."""
        try:
            yield
        except AWAY:
            self._outdated.add(table)
            raise

    def note_begun(self, table: str) -> None:
        """Note that the game of a table has begun and could not be announced."""
        self._begun.add(table)

    async def bring_up_to_date(self, table: str) -> None:
        """Read a table that is known to be outdated, so that nobody is told what is not true any more."""
        if table in self._outdated:
            await self.read_again(table)
        room = self._tables.rooms.get(table)
        if room is not None and room.told:
            told, room.told = room.told, []
            with self.noted(table):
                await self._tables.referee.read_log(room, told)

    async def read_again(self, table: str) -> None:
        """Read all of a table again, of which something may have changed in the store."""
        self._outdated.discard(table)
        with self.noted(table), suppress(Declined):  # these rules may not be able to read on
            await self._tables.read_row(table)
            room = self._tables.rooms.get(table)
            if room is not None:
                await self._tables.referee.read_log(room)
                await self._tables.read_chat(room)

    async def catch_up(self) -> None:
        """Read and announce what could not be, now that the database is back."""
        for table in [*self._outdated]:
            await self.read_again(table)
        begun, self._begun = self._begun, set()
        for table in begun:
            await self._tables.begin(table)
