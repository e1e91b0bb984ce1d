"""News between processes that serve the same tables.

They only say that something has changed; what it is, everybody reads in the store. Who is at a table is not stored, so
it is part of the news.
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

    by: str = ""  # the process; empty if the connection was broken and news may be lost
    table: str = ""
    ply: int = 0  # the number of entries in the log
    row: bool = False  # the table's row has changed
    chat: bool = False  # there is a new line in the chat
    hurried: bool | None = None  # whether bots think shorter there
    people: list[str] | None = None  # who is at the table through this process
    watching: int = 0
    person: str = ""  # sessions of this person have ended
    ask: bool = False  # whether others should answer who is there through them


class Neighbours:
    """The other processes. Their news goes to `listener`."""

    def __init__(self, process: str, channels: ChannelsPlugin | None, listener: Callable[[News], None]) -> None:
        self.process = process
        self._channels = channels  # None: this process is alone
        self._listener = listener
        self._open = AsyncExitStack()

    @property
    def any(self) -> bool:
        """Whether there can be other processes."""
        return self._channels is not None

    async def start(self) -> None:
        """Start to listen."""
        if self._channels is not None:
            await self._open.enter_async_context(self._channels)
            heard = await self._open.enter_async_context(self._channels.start_subscription(CHANNEL))
            await self._open.enter_async_context(heard.run_in_background(self._hear, join=False))

    async def stop(self) -> None:
        await self._open.aclose()

    def tell(self, news: News) -> None:
        """Send news to all other processes."""
        if self._channels is not None:
            news.by = self.process
            self._channels.publish(msgspec.json.encode(news), CHANNEL)

    def tell_who_is_here(self, room: Room, ask: bool = False) -> None:
        """Tell other processes who is at a table through this one."""
        if self.any:
            people = sorted(room.people_here())
            self.tell(News(table=room.id, people=people, watching=room.watching_here(), ask=ask))

    async def _hear(self, data: bytes) -> None:
        """Pass news on; an error must not stop the listening."""
        try:
            news = msgspec.json.decode(data, type=News)
            if news.by != self.process:
                self._listener(news)
        except Exception:
            LOGGER.exception("What another process said was not understood")
