"""Other processes that serve the same tables: what they tell each other.

Only that something changed is said; what it is, everybody reads in the store. Who is at a table is said itself.
"""

import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from petteia.server.channels import CHANNEL
from petteia.server.room import Room

LOGGER: Final = logging.getLogger("petteia")


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    by: str = ""  # the process; nobody: the line was broken
    table: str = ""
    ply: int = 0  # the log has so many entries
    row: bool = False  # the table has changed
    chat: bool = False  # something was said
    people: list[str] | None = None  # who is there through this process
    watching: int = 0
    ask: bool = False  # who else is there?


class Neighbours:
    """The other processes, as one of them sees them. What they say goes to `listener`."""

    def __init__(self, process: str, channels: ChannelsPlugin | None, listener: Callable[[News], None]) -> None:
        self.process = process
        self._channels = channels  # None: this process is alone
        self._listener = listener
        self._open = AsyncExitStack()

    @property
    def any(self) -> bool:
        """Whether there may be others."""
        return self._channels is not None

    async def start(self) -> None:
        """Begin to listen."""
        if self._channels is not None:
            await self._open.enter_async_context(self._channels)
            heard = await self._open.enter_async_context(self._channels.start_subscription(CHANNEL))
            await self._open.enter_async_context(heard.run_in_background(self._hear, join=False))

    async def stop(self) -> None:
        """Listen no more."""
        await self._open.aclose()

    def tell(self, news: News) -> None:
        """Tell all of them."""
        if self._channels is not None:
            news.by = self.process
            self._channels.publish(msgspec.json.encode(news), CHANNEL)

    def tell_who_is_here(self, room: Room, ask: bool = False) -> None:
        """Tell them who is at a table through this process."""
        if self.any:
            people = sorted(room.people_here())
            self.tell(News(table=room.id, people=people, watching=room.watching_here(), ask=ask))

    async def _hear(self, data: bytes) -> None:
        """Pass on what one of them says; whatever it is, we go on listening."""
        try:
            news = msgspec.json.decode(data, type=News)
            if news.by != self.process:
                self._listener(news)
        except Exception:
            LOGGER.exception("What another process said was not understood")
