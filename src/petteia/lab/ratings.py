"""OpenSkill ratings (the Plackett-Luce model of Weng and Lin): how strong each bot is, from places alone.

Everybody begins at 25 with an uncertainty of 25/3, and the games count in their order. A bot on several seats of one
game moves by the mean of what each of its seats would have moved it."""

from collections.abc import Iterable
from importlib.util import find_spec
from typing import NamedTuple

from petteia.lab.matches import PlayedGame


class Rating(NamedTuple):
    """A bot's strength, and how unsure it is."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Whether OpenSkill is installed."""
    return find_spec("openskill") is not None


def rate(results: Iterable[PlayedGame]) -> dict[str, Rating]:
    """Every bot's rating after these games; nobody's without OpenSkill."""
    if not can_rate():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for result in results:
        teams = []
        for bot in result.bots:
            before = ratings.get(bot)
            teams.append([model.rating() if before is None else model.rating(before.mu, before.sigma)])
        after = model.rate(teams, ranks=[float(place) for place in result.ranking])
        for bot in set(result.bots):
            moved = [team[0] for team, name in zip(after, result.bots) if name == bot]
            mu, sigma = (sum(values) / len(moved) for values in zip(*((each.mu, each.sigma) for each in moved)))
            ratings[bot] = Rating(mu, sigma)
    return ratings
