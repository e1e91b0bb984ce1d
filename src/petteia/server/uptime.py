"""When servers of this database were running, by their heartbeats, and what follows for the clocks."""

from typing import Final

from petteia.server.clocks import now
from petteia.server.storage.store import Store

BEAT: Final = 5_000  # milliseconds between two heartbeats
ALIVE: Final = 3 * BEAT  # a process without a heartbeat for that long is gone
GRACE: Final = 10_000  # after the start, while no clock runs out: another process may still have to give time back


class Uptime:
    """The heartbeats of this process, and whether the server was down before it."""

    def __init__(self, store: Store, process: str) -> None:
        self.process = process
        self.away: tuple[int, int] | None = None  # since when and until when no process was running
        self.grace_until = 0  # before that no clock runs out
        self._store = store
        self._next_beat = 0

    async def start(self) -> None:
        """Find out whether the server was down, and send the first heartbeat."""
        began = now()
        if await self._store.others_alive(self.process, began - ALIVE):
            self.grace_until = began + GRACE
        else:
            last = await self._store.last_alive()
            if last is not None:
                self.away = last, began
        await self.beat(began)

    async def beat(self, at: int) -> None:
        """Send a heartbeat if it is time for one."""
        if at >= self._next_beat:
            self._next_beat = at + BEAT
            await self._store.heartbeat(self.process, at)

    async def stop(self) -> None:
        """Send the last heartbeat."""
        await self._store.heartbeat(self.process, now())
