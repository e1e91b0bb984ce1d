"""What is stored at this moment, looked up once for all who ask for it together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")


class Latest(Generic[Key, Found]):
    """Looks something up by its key. Whoever asks meanwhile waits for the next time, with all others."""

    def __init__(self, look_up: Callable[[Key], Awaitable[Found]]) -> None:
        self._look_up = look_up
        self._now: dict[Key, asyncio.Task[Found]] = {}  # what is being looked up
        self._next: dict[Key, asyncio.Task[Found]] = {}  # what will be, as soon as that has ended

    async def of(self, key: Key) -> Found:
        """An answer that was looked up after it was asked for."""
        if key not in self._next:
            self._next[key] = asyncio.create_task(self._after(self._now.get(key), key))
        return await asyncio.shield(self._next[key])

    async def close(self) -> None:
        """Wait until nothing is being looked up any more."""
        await asyncio.gather(*self._now.values(), *self._next.values(), return_exceptions=True)

    async def _after(self, before: asyncio.Task[Found] | None, key: Key) -> Found:
        if before is not None:
            await asyncio.wait((before,))
        this = self._now[key] = self._next.pop(key)
        try:
            return await self._look_up(key)
        finally:
            if self._now.get(key) is this:
                del self._now[key]
