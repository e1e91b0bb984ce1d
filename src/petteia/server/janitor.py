"""Removes once a day what the settings say is too old, a little at a time. Without such settings it does nothing."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from petteia.server.clocks import DAY, now
from petteia.server.hub import Hub
from petteia.server.settings import Settings
from petteia.server.storage.database import AWAY
from petteia.server.storage.retention import OF_TABLES, Removable
from petteia.server.storage.store import Store

LOGGER: Final = logging.getLogger("petteia")
BATCH: Final = 100
PAUSE: Final = 0.5  # seconds between two batches, for everybody else
LOOK: Final = 600.0  # seconds between two looks whether a day has passed
LAST: Final = "last-pruned"  # the setting in which all processes see when it was done


class Janitor:
    """Removes what is old. Of several processes one does it."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self._ages = settings.kept_days()
        self._store = store
        self._hub = hub
        self._task: asyncio.Task[None] | None = None
        self._unfinished = False  # whether something is left of the last time, because the database went away

    async def start(self) -> None:
        if self._ages:
            self._task = asyncio.create_task(self._work(), name="petteia janitor")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        while True:
            await self.work()
            await asyncio.sleep(LOOK)

    async def work(self) -> None:
        """Remove what is old, if it is time for it or something was left. While the database is away, that waits."""
        try:
            if self._unfinished or await self.is_time(now()):
                self._unfinished = True
                await self.prune(now())
                self._unfinished = False
        except AWAY:  # the database logs it
            pass
        except Exception:
            LOGGER.exception("What is old could not be removed")

    async def is_time(self, at: int) -> bool:
        """Whether a day has passed since the last time, and no other process has begun."""
        last = await self._store.setting(LAST, "0")
        return at - int(last) >= DAY and await self._store.change_setting(LAST, str(at), expected=last)

    async def prune(self, at: int) -> dict[Removable, int]:
        """Remove everything that was too old then. Returns how much of each kind that was."""
        gone: dict[Removable, int] = {}
        for kind, days in self._ages.items():
            gone[kind] = 0
            while batch := await self._store.retention.remove(kind, at - days * DAY, BATCH):
                gone[kind] += len(batch)
                for table in batch if kind in OF_TABLES else ():
                    await self._hub.changed(table)
                await asyncio.sleep(PAUSE)
        LOGGER.info("Removed what was too old: %s", ", ".join(f"{kind} {number}" for kind, number in gone.items()))
        return gone
