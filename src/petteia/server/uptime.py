"""When decisions could be stored, by the heartbeats of the servers of a database, and what follows for the clocks.

Nobody can decide while no server is running, while the database is away or while the machine sleeps. These are gaps;
every table whose clocks were running gets the time of a gap back before anything else happens at it.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from petteia.server.clocks import now
from petteia.server.storage.rows import Gap
from petteia.server.storage.store import Store

BEAT: Final = 5_000  # milliseconds between two heartbeats
LATE: Final = 2 * BEAT  # after the last one, until it is in doubt whether anything can be stored
GONE: Final = 3 * BEAT  # after its last one, until a process is gone, whatever the database says


class Uptime:
    """The heartbeats of this process, and the gaps in which nothing could be stored."""

    def __init__(self, store: Store, process: str) -> None:
        self.process = process
        self.gaps: list[Gap] = []  # the oldest first
        self._store = store
        self._stored = 0  # when the last heartbeat was
        self._next_beat = 0
        self._failed = False  # whether something could not be stored since then
        self._turn = asyncio.Lock()

    async def start(self) -> None:
        """Find out whether all servers were down, and send the first heartbeat."""
        began = now()
        async with self._store.attendance.arriving() as first:
            last = await self._store.last_alive()
            if last is not None and (first or last < began - GONE):
                await self._store.note_gap(Gap(last, began))
            self.gaps = past(await self._store.gaps(), began)
            await self._store.heartbeat(self.process, began)
            await self._store.forget_processes(began - GONE, began + GONE)
        self._stored = began

    async def beat(self, at: int) -> None:
        """Send a heartbeat if it is time for one. Raises what the database raises if it is away."""
        if not self._next_beat - BEAT <= at < self._next_beat:  # before that, the clock was set back
            async with self._turn:
                await self._beat(at)

    async def confirm(self, at: int) -> None:
        """Send a heartbeat if it is in doubt whether anything can be stored: then the gaps are known up to now."""
        if self._in_doubt(at):
            async with self._turn:
                if self._in_doubt(at):
                    await self._beat(at)

    async def sure(self) -> int:
        """The present moment, once it is certain that all gaps before it are known."""
        while not self.is_sure(at := now()):
            await self.confirm(at)
        return at

    def is_sure(self, at: int) -> bool:
        """Whether something can be stored, as far as is known, and all gaps are known."""
        return not self._in_doubt(at)

    def failed(self) -> None:
        """Something could not be stored."""
        self._failed = True

    @contextmanager
    def storing(self) -> Iterator[None]:
        """Notice if something cannot be stored."""
        try:
            yield
        except Exception:
            self.failed()
            raise

    def gaps_after(self, at: int) -> list[Gap]:
        """The gaps that ended after a moment, such as a table's last decision."""
        found = [gap for gap in self.gaps if at < gap.until]
        return past(found, now()) if found else found

    async def stop(self) -> None:
        """Send the last heartbeat."""
        await self._store.heartbeat(self.process, now())

    def _in_doubt(self, at: int) -> bool:
        return self._failed or at - self._stored > LATE

    async def _beat(self, at: int) -> None:
        with self.storing():
            await self._store.attendance.stay()
            # First the gap: whoever starts after the heartbeat finds no gap of their own, and must find this one.
            stored = now()
            if self._in_doubt(stored):
                gap = Gap(self._stored, stored)
                await self._store.note_gap(gap)
                self.gaps.append(gap)
                self._stored = stored
            await self._store.heartbeat(self.process, at)
        self.gaps = past(self.gaps, stored)
        self._stored, self._failed = stored, False
        self._next_beat = at + BEAT


def past(gaps: list[Gap], at: int) -> list[Gap]:
    """What of these gaps has been. The rest is from before the clock was set back, such as after a long sleep."""
    return [Gap(gap.since, min(gap.until, at)) for gap in gaps if gap.since < at]
