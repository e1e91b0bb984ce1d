"""How sure a figure is, when games come in clusters: the rotations of one deal are not independent of each other, deals
are. So a standard error is computed between deals, never between games (the ratio estimator of cluster sampling).

A win share cannot lie below 0 or above 1, and near these ends it is skew. Its interval is Wilson's, for the number of
independent games that would have given the same standard error. Where all deals agree, a deal counts as one game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final

USUAL: Final = 0.95

Cluster = tuple[int, float]  # of one deal: how many values, and their sum
Interval = tuple[float, float]


@dataclass(frozen=True)
class Estimate:
    """A mean over clusters and its standard error; None if there is one cluster only."""

    mean: float
    error: float | None
    values: int
    clusters: int


def estimate(clusters: Sequence[Cluster]) -> Estimate:
    """The mean of all values (there is at least one), and how far it may be off."""
    values = sum(count for count, _ in clusters)
    mean = sum(total for _, total in clusters) / values
    counted = [cluster for cluster in clusters if cluster[0]]
    if len(counted) < 2:
        return Estimate(mean, None, values, len(counted))
    squares = sum((total - mean * count) ** 2 for count, total in counted)
    error = sqrt(squares * len(counted) / (len(counted) - 1)) / values
    return Estimate(mean, error, values, len(counted))


def mean_interval(of: Estimate, level: float = USUAL) -> Interval | None:
    """Where the true mean lies, with that confidence; None if nobody can know."""
    if of.error is None:
        return None
    reach = student(level, of.clusters - 1) * of.error
    return of.mean - reach, of.mean + reach


def share_interval(of: Estimate, level: float = USUAL) -> Interval:
    """Where the true share lies, with that confidence."""
    if of.error is None:
        return 0.0, 1.0
    mean = min(max(of.mean, 0.0), 1.0)
    spread = mean * (1 - mean)
    games = spread / of.error**2 if of.error > 1e-9 and spread > 0 else float(of.clusters)
    z = student(level, of.clusters - 1)
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(spread / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(min(middle - reach, mean), 0.0), min(max(middle + reach, mean), 1.0)


def student(level: float, freedom: int) -> float:
    """Student's t for a two-sided level: exact for 1 and 2 degrees of freedom, else by its expansion around the normal
    distribution (Abramowitz and Stegun, 26.7.5), which is right to within 1% for the levels used here."""
    p = (1 + level) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * sqrt(2 / (4 * p * (1 - p)))
    z = NormalDist().inv_cdf(p)
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
