"""News between processes that serve the same tables.

They say what has changed; whoever has missed something reads it in the store. A new entry of a log is part of the
news, because to read it there costs more than the decision itself: the store sends it when it stores it. Who is at a
table is part of them too, because it is not stored.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from petteia.server.room import Room
from petteia.server.storage.news import CHANNEL, News, letters

LOGGER: Final = logging.getLogger("petteia")
GATHER: Final = 0.005  # seconds for which news are gathered, to be sent together


class Neighbours:
    """The other processes. Their news goes to `listener`."""

    def __init__(self, process: str, channels: ChannelsPlugin | None, listener: Callable[[News], None]) -> None:
        self.process = process
        self._channels = channels  # None: this process is alone
        self._listener = listener
        self._open = AsyncExitStack()
        self._waiting: list[bytes] = []  # news to be sent

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
        self._publish()
        await self._open.aclose()

    def tell(self, news: News) -> None:
        """Send news to all other processes."""
        if self._channels is not None:
            news.by = self.process
            self._waiting.append(msgspec.json.encode(news))
            if len(self._waiting) == 1:
                asyncio.get_running_loop().call_later(GATHER, self._publish)

    def _publish(self) -> None:
        """Send what waits, a piece of news in each line."""
        waiting, self._waiting = self._waiting, []
        if self._channels is not None:
            for letter in letters(waiting):
                self._channels.publish(letter, CHANNEL)

    def tell_who_is_here(self, room: Room, ask: bool = False) -> None:
        """Tell other processes who is at a table through this one."""
        if self.any:
            people = sorted(room.people_here())
            self.tell(News(table=room.id, people=people, watching=room.watching_here(), ask=ask))

    async def _hear(self, data: bytes) -> None:
        """Pass news on; an error must not stop the listening."""
        for line in data.splitlines():
            try:
                news = msgspec.json.decode(line, type=News)
                if news.by != self.process:
                    self._listener(news)
            except Exception:
                LOGGER.exception("What another process said was not understood")
