"""Who meets whom in a tournament."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from petteia.bots.levels import check_bot
from petteia.kernel.errors import BadOption
from petteia.kernel.rng import rng_from_seed

MOST_BOTS: Final = 24

Lineup = tuple[str, ...]


def check_contestants(bots: Sequence[str]) -> list[str]:
    """The bots of a tournament, if they are at least two and all different."""
    for bot in bots:
        check_bot(bot)
        if bots.count(bot) > 1:
            raise BadOption(f"Bot {bot} is named twice; a bot that plays itself always wins its fair share.")
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadOption(f"A tournament is for 2 to {MOST_BOTS} different bots, not {len(bots)}.")
    return list(bots)


def make_lineups(bots: Sequence[str], seats: int, seed: int) -> tuple[Lineup, ...]:
    """The line-ups of a tournament, which take turns. Two bots: one of the first among the second. More: when all
    line-ups have been played, every bot has sat as often and met every other as often."""
    if len(bots) == 2:
        return ((bots[0], *[bots[1]] * (seats - 1)),)
    contestants = sorted(bots)
    everybody, extra = divmod(seats, len(contestants))
    numbers = draw(len(contestants), extra, seed)
    return tuple(tuple(contestants) * everybody + tuple(contestants[number] for number in group) for group in numbers)


def draw(bots: int, size: int, seed: int) -> list[tuple[int, ...]]:
    """All groups of that size in a random order, but so that a group is followed by the same group one bot further on,
    around the circle of bots: all have then played about as often, wherever a tournament ends."""
    circles: list[list[tuple[int, ...]]] = []
    seen: set[tuple[int, ...]] = set()
    for group in combinations(range(bots), size):
        circle: list[tuple[int, ...]] = []
        while group not in seen:
            seen.add(group)
            circle.append(group)
            group = tuple(sorted((number + 1) % bots for number in group))
        if circle:
            circles.append(circle)
    order = list(range(len(circles)))
    rng_from_seed(seed).shuffle(order)
    return [group for number in order for group in circles[number]]
