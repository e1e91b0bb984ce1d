"""How long a run will still take, from how fast it has lately been: no guess before the first game is done."""

from collections import deque
from typing import Final

WINDOW: Final = 60.0  # seconds that count as lately
ENOUGH: Final = 20  # games that count as lately, however long they took


class TimeLeft:
    """Is told how many games are done, and when; the first report is what was done before the run began."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.reports: deque[tuple[float, int]] = deque()

    def report(self, done: int, now: float) -> None:
        """So many games are done now."""
        self.reports.append((now, done))
        while len(self.reports) > 2 and self.is_old(self.reports[1], now, done):
            self.reports.popleft()

    def is_old(self, report: tuple[float, int], now: float, done: int) -> bool:
        """Whether what came since a report is enough to judge by."""
        return now - report[0] >= WINDOW and done - report[1] >= ENOUGH

    def seconds_left(self, now: float) -> float | None:
        """How long it will still take; None as long as nobody can know."""
        if not self.reports:
            return None
        (begun, before), (last, done) = self.reports[0], self.reports[-1]
        if done == before or last <= begun:
            return 0.0 if done >= self.total else None
        left = (self.total - done) * (last - begun) / (done - before) - (now - last)
        if left > 0 or done >= self.total:
            return max(left, 0.0)
        # The next game should have been done by now: it goes more slowly than it did.
        return (self.total - done) * (now - begun) / (done - before)


def in_words(seconds: float | None) -> str:
    """`about 3 min left`, no more exact than it can be."""
    if seconds is None:
        return "measuring"
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= 1.5 * size:
            return (
                f"about {seconds / size:.0f} {unit} left"
                if seconds >= 10 * size
                else (f"about {seconds / size:.1f} {unit} left")
            )
    return f"about {seconds:.0f} s left"
