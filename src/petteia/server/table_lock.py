"""The lock of a table, held by whoever changes it. It can be waited for, or taken at once where nobody has it."""

import asyncio
from collections import deque


class TableLock:
    """Passed on from each holder to the next who waits, in order. So it is never free while somebody waits for it."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def take(self) -> bool:
        """Take it if nobody has it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Pass it on to the next who still waits, or put it back."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the very moment at which nobody wanted it any more
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
