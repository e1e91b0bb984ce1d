"""A waiting line of limited length before slow work. Whoever comes when it is full is asked to come back."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from petteia.server.problems import ProblemError

COME_BACK: Final = 5  # seconds after which to try again


class WaitingLine:
    """Those who wait for slow work, with those for whom it is being done."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what  # is being done, in a sentence with “Too many”
        self._waiting = 0

    @contextmanager
    def place(self) -> Iterator[None]:
        """Stand in the line for as long as the block lasts; raises a ProblemError if it is full."""
        if self._waiting >= self._most:
            text = f"Too many {self._what}; try again in {COME_BACK} seconds."
            raise ProblemError(429, "too-many", text, {"retry-after": str(COME_BACK)})
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
