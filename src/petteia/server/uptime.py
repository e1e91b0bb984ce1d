"""When servers of these tables were there: signs of life in the store, and what follows from them for the clocks."""

from typing import Final

from petteia.server.clocks import now
from petteia.server.storage.store import Store

BEAT: Final = 5_000  # milliseconds between two signs of life
ALIVE: Final = 3 * BEAT  # a process that has given none for so long is gone
GRACE: Final = 10_000  # after the start, in which no time runs out: another process may have to say that it stood


class Uptime:
    """How long this process has been there, and whether anybody was before it."""

    def __init__(self, store: Store, process: str) -> None:
        self.process = process
        self.away: tuple[int, int] | None = None  # from when until when no process was there
        self.grace_until = 0  # before that no time runs out
        self._store = store
        self._next_beat = 0

    async def start(self) -> None:
        """Find out whether the server was away, and give the first sign of life."""
        began = now()
        if await self._store.others_alive(self.process, began - ALIVE):
            self.grace_until = began + GRACE
        else:
            last = await self._store.last_alive()
            if last is not None:
                self.away = last, began
        await self.beat(began)

    async def beat(self, at: int) -> None:
        """Give a sign of life if it is time for one."""
        if at >= self._next_beat:
            self._next_beat = at + BEAT
            await self._store.heartbeat(self.process, at)

    async def stop(self) -> None:
        """Give the last sign of life."""
        await self._store.heartbeat(self.process, now())
