"""Shares and means with their 95% intervals, where one game may contribute several observations."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95% of a normal distribution lie within this many standard deviations


@dataclass(frozen=True)
class Figure:
    """A share or a mean, the interval that holds the true one in 95 of 100 runs, and what it rests on."""

    value: float
    low: float | None  # None where a single game says nothing about the spread
    high: float | None
    n: int  # observations
    games: int

    def leaves_out(self, value: float) -> int:
        """1 if the whole interval lies above a value, -1 if below, else 0."""
        if self.low is None or self.high is None:
            return 0
        return 1 if self.low > value else -1 if self.high < value else 0


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's interval of a share that was seen in n independent observations."""
    centre = share + Z * Z / (2 * n)
    spread = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_of(groups: Sequence[Sequence[float]]) -> Figure | None:
    """The share of wins among observations, in one group for each game; None without any.

    Observations of one game depend on each other: the interval is Wilson's for as many independent observations as
    would spread as much as the games do, at most for as many as there are.
    """
    n = sum(len(group) for group in groups)
    if n == 0:
        return None
    share = sum(map(sum, groups)) / n
    independent = float(len(groups))
    spread = spread_between(groups, share) if n > len(groups) else None
    if spread is not None and spread > 0:
        independent = min(float(n), share * (1 - share) / spread)
    low, high = wilson(share, independent)
    return Figure(share, low, high, n, len(groups))


def mean_of(groups: Sequence[Sequence[float]]) -> Figure | None:
    """The mean of observations, in one group for each game, with a normal interval; None without any."""
    n = sum(len(group) for group in groups)
    if n == 0:
        return None
    mean = sum(map(sum, groups)) / n
    spread = spread_between(groups, mean)
    if spread is None:
        return Figure(mean, None, None, n, len(groups))
    half = Z * sqrt(spread)
    return Figure(mean, mean - half, mean + half, n, len(groups))


def spread_between(groups: Sequence[Sequence[float]], mean: float) -> float | None:
    """The variance of a mean, by how much the groups differ (the cluster-robust estimate); None for one group."""
    games = len(groups)
    if games < 2:
        return None
    n = sum(len(group) for group in groups)
    return games / (games - 1) * sum((sum(group) - mean * len(group)) ** 2 for group in groups) / (n * n)


def quantile(values: Iterable[float], part: float) -> float:
    """The value below which a part of the values lies."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
