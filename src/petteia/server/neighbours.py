"""Other processes that serve the same tables: what they are told, and what becomes of what they tell.

Only that something changed is said; what it is, everybody reads in the store. Who is at a table is said itself.
"""

import logging
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.channels import ChannelsPlugin

from petteia.server.channels import CHANNEL
from petteia.server.clocks import now
from petteia.server.room import Elsewhere, Room

if TYPE_CHECKING:
    from petteia.server.hub import Hub

LOGGER: Final = logging.getLogger("petteia")
PRESENCE_KEPT: Final = 90_000  # milliseconds for which another process's word on who is there counts


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
    """The other processes, as one of them sees them."""

    def __init__(self, hub: "Hub", process: str, channels: ChannelsPlugin | None) -> None:
        self.hub = hub
        self.process = process
        self._channels = channels  # None: this process is alone
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
            await self._open.enter_async_context(heard.run_in_background(self.listen, join=False))

    async def stop(self) -> None:
        """Listen no more."""
        await self._open.aclose()

    # Telling.

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

    def tell_again(self) -> None:
        """Tell them again who is at the tables, and forget processes that have not done so for long."""
        before = now() - PRESENCE_KEPT
        for room in self.hub.rooms.values():
            if room.listeners:
                self.tell_who_is_here(room)
            gone = [process for process, other in room.elsewhere.items() if other.seen < before]
            for process in gone:
                del room.elsewhere[process]
            if gone:
                room.table_changed()

    # Hearing.

    async def listen(self, data: bytes) -> None:
        """Somebody has said something; whatever it is, we go on listening."""
        try:
            self.hear(data)
        except Exception:
            LOGGER.exception("What another process said was not understood")

    def hear(self, data: bytes) -> None:
        """One of them has said something."""
        news = msgspec.json.decode(data, type=News)
        if news.by == self.process:
            return
        if not news.by:
            self.hub.later(self.hub.refresh())
            return
        room = self.hub.rooms.get(news.table)
        if self.hub.is_loading(news.table) or (room is not None and news.people is None):
            self.hub.later(self.follow(news))
        elif room is not None and news.people is not None:
            self.hear_who_is_there(room, news, news.people)
        elif news.ply or news.row:
            self.hub.changed_elsewhere(news.table)

    def hear_who_is_there(self, room: Room, news: News, people: list[str]) -> None:
        """Somebody has come to a table or gone, through another process."""
        before = room.online(), room.watching()
        room.elsewhere[news.by] = Elsewhere(frozenset(people), news.watching, now())
        if (room.online(), room.watching()) != before:
            room.table_changed()
        if news.ask and room.listeners:
            self.tell_who_is_here(room)

    async def follow(self, news: News) -> None:
        """Read what another process has changed."""
        room = await self.hub.room(news.table)
        if room is None:
            return
        if news.people is not None:
            self.hear_who_is_there(room, news, news.people)
        if news.chat:
            await self.hub.read_chat(room)
        if news.row:
            await self.hub.read_row(room.id)
        if room.replica is not None and room.replica.ply < news.ply:
            await self.hub.read_log(room)
