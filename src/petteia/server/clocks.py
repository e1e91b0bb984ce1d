"""How long everybody may still think. All of it follows from the times in a table's log, so it survives a restart.

A live clock gives minutes for the whole game and some more seconds for each decision. A clock of days gives that long
for every decision. A seat's clock runs while the game waits for that seat; bots have no clock.
"""

import time
from collections.abc import Collection
from typing import Final

from petteia.server.messages import Clock, ClockState

MINUTE: Final = 60_000  # milliseconds, as all moments are
DAY: Final = 24 * 60 * MINUTE


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clocks:
    """Everybody's time at one table, in milliseconds."""

    __slots__ = ("budget", "increment", "kind", "left", "since")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.kind = clock.kind
        self.budget = clock.days * DAY if clock.kind == "days" else clock.minutes * MINUTE
        self.increment = clock.increment * 1000 if clock.kind == "live" else 0
        self.left = [self.budget] * seats  # when the clock was last stopped
        self.since: list[int | None] = [None] * seats  # since when it runs

    def remaining(self, seat: int, at: int) -> int:
        """The time that a seat has left, at least 0."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(self.left[seat] - max(at - since, 0), 0)

    def run(self, running: Collection[int], at: int) -> None:
        """Let these clocks run, and stop the others."""
        if self.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if seat in running and since is None:
                self.since[seat] = at
            elif seat not in running and since is not None:
                self.left[seat] = self.remaining(seat, at)
                self.since[seat] = None

    def decided(self, seat: int, at: int) -> int:
        """Stop the clock of a seat that has decided, and add time for its next decision. Returns how much."""
        left = self.remaining(seat, at)
        self.left[seat] = self.budget if self.kind == "days" else left + self.increment
        self.since[seat] = None
        return self.left[seat] - left

    def may_take_back(self, seat: int, given: int, at: int) -> bool:
        """Whether a seat has time left without what was added for a decision."""
        return self.kind == "none" or self.remaining(seat, at) > given

    def taken_back(self, seat: int, given: int, at: int) -> None:
        """Take the time away again that was added for a decision."""
        self.left[seat] = max(self.remaining(seat, at) - given, 0)
        self.since[seat] = None

    def stood(self, until: int, milliseconds: int) -> None:
        """Give back the time in which the server was down: no clock ran then."""
        self.since = [None if since is None else min(since + milliseconds, until) for since in self.since]

    def out_of_time(self, at: int) -> list[int]:
        """The seats whose clock is running and has run out."""
        return [seat for seat, since in enumerate(self.since) if since is not None and not self.remaining(seat, at)]

    def end(self, seat: int) -> int | None:
        """When the clock of a seat will run out, if it runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def next_end(self) -> int | None:
        """When the first of the running clocks will run out."""
        ends = map(self.end, range(len(self.since)))
        return min((end for end in ends if end is not None), default=None)

    def told(self, at: int) -> list[ClockState]:
        """The clocks as the page gets them; an empty list if the table has none."""
        if self.kind == "none":
            return []
        return [ClockState(self.remaining(seat, at), since is not None) for seat, since in enumerate(self.since)]
