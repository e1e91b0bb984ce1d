"""Requests that come at once are begun a few at a time, those of each household in turn.

Somebody who asks one thing is not kept waiting by somebody who asks a hundred. Behind a proxy all come from one
household, and in order.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

AT_ONCE: Final = 5  # requests that are begun in one turn of the event loop

Beginning = Callable[[], None]


class Turnstile:
    """Those who wait to be begun, by household."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Beginning]] = {}  # the next household first
        self._begun = 0  # in this turn
        self._is_turning = False

    def enter(self, household: str, begin: Beginning) -> None:
        """Begin now or, if others wait, in turn."""
        if self._lines or self._begun >= AT_ONCE:
            self._lines.setdefault(household, deque()).append(begin)
        else:
            self._begun += 1
            begin()
        if not self._is_turning:
            self._is_turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    async def passed(self, household: str = "") -> None:
        """Wait for one's turn."""
        turn = asyncio.get_running_loop().create_future()
        self.enter(household, lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _turn(self) -> None:
        self._begun = 0
        try:
            while self._lines and self._begun < AT_ONCE:
                self._begun += 1
                self._next()()
        finally:  # whatever goes wrong for one of them, the others have their turn
            self._is_turning = self._begun > 0
            if self._is_turning:
                asyncio.get_running_loop().call_soon(self._turn)

    def _next(self) -> Beginning:
        """Whoever is next, whose household then comes after all others."""
        household = next(iter(self._lines))
        line = self._lines.pop(household)
        begin = line.popleft()
        if line:
            self._lines[household] = line
        return begin


_turnstiles: WeakKeyDictionary[asyncio.AbstractEventLoop, Turnstile] = WeakKeyDictionary()


def turnstile_of(loop: asyncio.AbstractEventLoop) -> Turnstile:
    """The turnstile through which all come who want something of the application in this loop."""
    return _turnstiles.setdefault(loop, Turnstile())
