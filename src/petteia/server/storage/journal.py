"""The writer of the logs. Everything that is waiting is stored in one transaction, with one wait for the disk.

A decision that comes alone is stored at once. Where many come, those of a few milliseconds are stored together: each
transaction costs as much as several decisions do.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from petteia.server.outcome import outcome_of
from petteia.server.storage.database import Database
from petteia.server.storage.rows import Entry
from petteia.server.storage.writers import Exists, LogRow, Unfit, make_writer

BATCH: Final = 500  # appends in one transaction at most
PACE: Final = 0.008  # seconds from the beginning of a transaction to that of the next

Stored = Callable[[bool | Exception], None]  # told whether something was stored, or why that is not known


class Append:
    """Entries of one table to be stored, all or none, and who waits for the answer."""

    __slots__ = ("rows", "tell")

    def __init__(self, table: str, entries: list[Entry], tell: Stored) -> None:
        self.rows: list[LogRow] = [
            (table, entry.ply, entry.kind, entry.seat, entry.action, entry.at, entry.digest) for entry in entries
        ]
        self.tell = tell


class Journal:
    """Writes entries for everybody, who are told when they are durable."""

    def __init__(self, database: Database) -> None:
        self._disk = make_writer(database)
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Append] = deque()
        self._writing = False
        self._next = 0.0  # when the next transaction may begin
        self._closing = False
        self._idle = asyncio.Event()  # whether nothing is being written, and nothing waits
        self._idle.set()

    async def append(self, table: str, entries: list[Entry]) -> bool:
        """Store entries; False if one of their numbers exists already, then nothing is stored."""
        return await outcome_of(partial(self.submit, table, entries))

    def submit(self, table: str, entries: list[Entry], tell: Stored) -> None:
        """Store entries, and tell whether they are stored; if one of their numbers exists already, nothing is."""
        if self._closing:
            raise RuntimeError("The journal is closed.")
        if not entries:
            tell(True)
            return
        self._waiting.append(Append(table, entries, tell))
        if not self._writing:
            self._writing = True
            self._idle.clear()
            self._go_on()

    def tell_others(self, process: str) -> None:
        """Tell other processes from now on of every entry that is stored, as this one."""
        self._disk.tell_others(process)

    async def close(self) -> None:
        """Store what still waits, then stop."""
        self._closing = True
        await self._idle.wait()
        await self._disk.close()

    def _write(self) -> None:
        """Write what waits."""
        self._next = self._loop.time() + PACE
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), BATCH))]
        self._disk.write([row for wish in batch for row in wish.rows], partial(self._written, batch))

    def _written(self, batch: list[Append], error: Exception | None) -> None:
        if isinstance(error, Unfit) and len(batch) > 1:
            # One of them came second, or does not fit. The others may be good, so each is tried alone.
            self._write_alone(batch)
            return
        for wish in batch:
            self._tell(wish, error)
        self._go_on()

    def _write_alone(self, batch: list[Append]) -> None:
        """Write the first of them, and then the others."""
        first, rest = batch[0], batch[1:]

        def written(error: Exception | None) -> None:
            if rest:
                self._tell(first, error)
                self._write_alone(rest)
            else:
                self._written([first], error)

        self._disk.write(first.rows, written)

    def _tell(self, wish: Append, error: Exception | None) -> None:
        """Tell somebody, whose own errors are none of the journal."""
        self._loop.call_soon(wish.tell, True if error is None else False if isinstance(error, Exists) else error)

    def _go_on(self) -> None:
        """Write what has come meanwhile, if anything has."""
        if not self._waiting:
            self._writing = False
            self._idle.set()
        elif self._closing or self._loop.time() >= self._next:
            self._write()
        else:
            self._loop.call_at(self._next, self._write)
