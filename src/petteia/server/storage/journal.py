"""The writer of the logs. Everything that is waiting is stored in one transaction, with one wait for the disk."""

import asyncio
from contextlib import suppress
from typing import Final

from petteia.server.storage.database import Database
from petteia.server.storage.rows import Entry
from petteia.server.storage.writers import Exists, LogRow, Unfit, make_writer

BATCH: Final = 500  # appends in one transaction at most
GATHER: Final = 0.004  # seconds to wait for more of them when there are many


class Append:
    """Entries of one table to be stored, all or none, and the answer that somebody waits for."""

    __slots__ = ("answer", "rows")

    def __init__(self, table: str, entries: list[Entry]) -> None:
        self.rows: list[LogRow] = [
            (table, entry.ply, entry.kind, entry.seat, entry.action, entry.at, entry.digest) for entry in entries
        ]
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def tell(self, stored: bool) -> None:
        """Answer, if somebody is still waiting."""
        if not self.answer.done():
            self.answer.set_result(stored)

    def fail(self, error: BaseException) -> None:
        """Answer with an error."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Journal:
    """A task that writes entries for all others, who wait until they are durable."""

    def __init__(self, database: Database) -> None:
        self._disk = make_writer(database)
        self._waiting: asyncio.Queue[Append | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="petteia journal")

    async def append(self, table: str, entries: list[Entry]) -> bool:
        """Store entries; False if one of their numbers exists already, then nothing is stored."""
        if not entries:
            return True
        if self._writer.done():
            raise RuntimeError("The journal is closed.")
        wish = Append(table, entries)
        self._waiting.put_nowait(wish)
        return await wish.answer

    async def close(self) -> None:
        """Store what still waits, then stop."""
        self._waiting.put_nowait(None)
        await self._writer
        await self._disk.close()

    async def _write(self) -> None:
        many = False
        while (first := await self._waiting.get()) is not None:
            if many:
                await asyncio.sleep(GATHER)
            batch = [first]
            closing = False
            with suppress(asyncio.QueueEmpty):
                while len(batch) < BATCH:
                    further = self._waiting.get_nowait()
                    if further is None:
                        closing = True
                        break
                    batch.append(further)
            await self._store_batch(batch)
            many = len(batch) > 1
            if closing:
                return

    async def _store_batch(self, batch: list[Append]) -> None:
        try:
            await self._disk.store([row for wish in batch for row in wish.rows])
        except Unfit:
            # One of them came second, or does not fit. The others may be good, so each is tried alone.
            for wish in batch:
                await self._store_one(wish)
        except Exception as error:
            for wish in batch:
                wish.fail(error)
        else:
            for wish in batch:
                wish.tell(True)

    async def _store_one(self, wish: Append) -> None:
        try:
            await self._disk.store(wish.rows)
        except Exists:
            wish.tell(False)
        except Exception as error:
            wish.fail(error)
        else:
            wish.tell(True)
