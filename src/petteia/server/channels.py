"""How processes that share tables tell each other that something changed. What changed, they read in the store.

A single process needs no channel. Several use PostgreSQL, where their tables are.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier
from sqlalchemy import make_url

from petteia.server.settings import Settings
from petteia.server.storage.database import database_url
from petteia.server.storage.news import CHANNEL, letters_of

LOGGER: Final = logging.getLogger("petteia")
MISSED: Final = b"{}"  # for this process alone: the connection was broken, and messages may have been lost
FIRST_PAUSE: Final = 0.2  # seconds before the first attempt to reconnect
LONGEST_PAUSE: Final = 5.0


class PostgresBackend(ChannelsBackend):
    """LISTEN and NOTIFY over two connections, which are opened again when they break."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._own = letters_of(process)
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._speaker: AsyncConnection[Any] | None = None
        self._listener: AsyncConnection[Any] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()

    async def on_shutdown(self) -> None:
        await self._stop_listening()
        for connection in (self._speaker, self._listener):
            if connection is not None:
                await connection.close()
        self._speaker = self._listener = None
        self._channels.clear()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            try:
                await self._notify(channel, data)
            except (Error, OSError):
                self._speaker = None  # it may have been broken for long: try again over a new one
                try:
                    await self._notify(channel, data)
                except (Error, OSError) as error:
                    LOGGER.warning("Other processes were not told of a change: %s", error)

    async def _notify(self, channel: str, data: bytes) -> None:
        if self._speaker is None or self._speaker.closed:
            self._speaker = await AsyncConnection.connect(self._url, autocommit=True)
        await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._stop_listening()
        self._channels.update(channels)
        self._listener = await self._listen_again()
        self._listening = asyncio.create_task(self._listen(self._listener), name="petteia channels")

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, data = await self._heard.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _listen_again(self) -> AsyncConnection[Any]:
        connection = await AsyncConnection.connect(self._url, autocommit=True)
        for channel in self._channels:
            await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
        return connection

    async def _listen(self, connection: AsyncConnection[Any]) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async for said in connection.notifies():
                    if not said.payload.startswith(self._own):  # PostgreSQL brings our own back to us
                        self._heard.put_nowait((said.channel, said.payload.encode()))
                    pause = FIRST_PAUSE
            except (Error, OSError) as error:
                LOGGER.warning("The connection to the other processes is broken: %s", error)
            await connection.close()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with suppress(Error, OSError):
                connection = self._listener = await self._listen_again()
                for channel in self._channels:
                    self._heard.put_nowait((channel, MISSED))

    async def _stop_listening(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
        if self._listener is not None:
            await self._listener.close()
            self._listener = None


def psycopg_url(given: str) -> str:
    """A database URL in the form that psycopg takes."""
    url = database_url(given)
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def make_channels(settings: Settings, process: str) -> ChannelsPlugin | None:
    """The channels of a process, which does not hear itself; None for one that is alone."""
    if not settings.several:
        return None
    return ChannelsPlugin(PostgresBackend(psycopg_url(settings.database), process), channels=[CHANNEL])
