"""Which bot is stronger. Every deal is played from every rotation of its line-up, so that neither seats nor deals
favour anybody; every figure has an interval that counts deals, not games, as independent.

`until_clear` looks at the results after 8, 16, 32, … deals and stops when the answer is clear: with two bots, when the
first one's interval excludes the fair share; with more, when the leader's interval lies above all others. Looking
often makes it easy to be fooled by luck, so look number k uses the level 1 - 0.05 / (k (k + 1)): all looks together
are wrong in at most 5% of tournaments between equal bots. The printed 95% intervals do not know that the tournament was
stopped, and a share at which it stopped tends to be a little too far from the fair one.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from petteia.kernel.game import Game, Options
from petteia.lab.intervals import Cluster, estimate, mean_interval, share_interval
from petteia.lab.lineups import check_contestants, make_lineups
from petteia.lab.matches import PlayedGame, Series
from petteia.lab.ratings import Rating, rate
from petteia.lab.runner import HERE, Means, Runner, check_games
from petteia.lab.simulate import OnGame

FIRST_LOOK: Final = 8  # deals
ERROR: Final = 0.05  # how often all looks together may be wrong


class Standing(TypedDict):
    """How one bot did. It plays a game for every seat it sits on. Intervals of 95%; of scores and ratings, None is
    unknown."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float
    score_low: float | None
    score_high: float | None
    mean_rank: float
    rating: float | None
    rating_sigma: float | None


class Outcome(TypedDict):
    """What came of a tournament. It is not complete if it was stopped by hand; `clear` if the answer stopped it."""

    game: str
    seats: int
    games: int
    deals: int
    seed: int
    decisions: int
    seconds: float
    complete: bool
    clear: bool
    fair_share: float
    bots: list[Standing]


class TournamentStopped(KeyboardInterrupt):
    """Ctrl-C, with what was done until then."""

    def __init__(self, outcome: Outcome, done: int) -> None:
        super().__init__()
        self.outcome = outcome
        self.done = done  # games, those of half-played deals included


@dataclass
class Course:
    """A tournament's games so far, and after how many deals its answer was clear (0: it is not)."""

    results: dict[int, PlayedGame]
    clear: int = 0


def tournament(
    game: Game,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    until_clear: bool = False,
    on_game: OnGame | None = None,
    means: Means = HERE,
) -> Outcome:
    """Play a number of games, rounded up to whole deals. `on_game` is told how many are done, as by `simulate`."""
    check_games(games)
    contestants = check_contestants(bots)
    lineups = make_lineups(contestants, game.check_seats(seats), seed)
    series = Series(game, lineups, seed, game.check_options(options or {}), duplicate=True)
    deals = -(-games // seats)
    runner = Runner(series, deals * seats, means)
    course = Course({})
    begun = time.perf_counter()
    complete = False
    try:
        play_through(runner, course, contestants, looks(deals) if until_clear else [deals], on_game)
        complete = True
    except KeyboardInterrupt:
        pass
    finally:
        runner.close()
    outcome = make_outcome(series, contestants, course, time.perf_counter() - begun, complete)
    if not complete:
        raise TournamentStopped(outcome, len(course.results))
    return outcome


def looks(deals: int) -> list[int]:
    """After how many deals to look; the last look is the end."""
    at = [FIRST_LOOK]
    while at[-1] < deals:
        at.append(2 * at[-1])
    return [look for look in at if look < deals] + [deals]


def play_through(
    runner: Runner, course: Course, bots: Sequence[str], stages: Sequence[int], on_game: OnGame | None
) -> None:
    """Play stage after stage, as long as the answer is not clear."""
    seats = runner.series.seats
    count(course, runner.kept(range(stages[-1] * seats)), on_game)
    for look, deals in enumerate(stages, 1):
        for results in runner.play(range(deals * seats)):
            count(course, results, on_game)
        if len(stages) > 1 and is_clear(bots, course, seats, deals, 1 - ERROR / (look * (look + 1))):
            course.clear = deals
            return


def count(course: Course, results: Sequence[PlayedGame], on_game: OnGame | None) -> None:
    """Add games that are done."""
    course.results.update((result.number, result) for result in results)
    if on_game is not None:
        on_game(len(course.results))


def is_clear(bots: Sequence[str], course: Course, seats: int, deals: int, level: float) -> bool:
    """Whether this many deals answer the question at that level."""
    results = whole_deals(course.results, seats, deals)
    if not all(any(bot in result.bots for result in results) for bot in bots):
        return False
    shares = {bot: estimate(clusters(bot, results, seats, PlayedGame.win_share)) for bot in bots}
    intervals = {bot: share_interval(shares[bot], level) for bot in bots}
    if len(bots) == 2:
        low, high = intervals[bots[0]]
        return not low <= 1 / seats <= high
    leader = max(bots, key=lambda bot: shares[bot].mean)
    return all(intervals[bot][1] < intervals[leader][0] for bot in bots if bot != leader)


def whole_deals(results: dict[int, PlayedGame], seats: int, deals: int) -> list[PlayedGame]:
    """The games of those deals that were played from every rotation, in order: half a deal would favour somebody."""
    rotations = [range(deal * seats, deal * seats + seats) for deal in range(deals)]
    whole = [numbers for numbers in rotations if all(number in results for number in numbers)]
    return [results[number] for numbers in whole for number in numbers]


def make_outcome(series: Series, bots: Sequence[str], course: Course, seconds: float, complete: bool) -> Outcome:
    """The figures of a tournament, the best bot first."""
    seats = series.seats
    deals = course.clear or max(course.results, default=0) // seats + 1
    results = whole_deals(course.results, seats, deals)
    ratings = rate(results)
    present = [bot for bot in bots if any(bot in result.bots for result in results)]
    rows = [standing(bot, results, seats, ratings.get(bot)) for bot in present]
    return {
        "game": series.game.name,
        "seats": seats,
        "games": len(results),
        "deals": len(results) // seats,
        "seed": series.seed,
        "decisions": sum(result.decisions for result in results),
        "seconds": seconds,
        "complete": complete,
        "clear": course.clear > 0,
        "fair_share": 1 / seats,
        "bots": sorted(rows, key=lambda row: -row["win_share"]),
    }


def standing(bot: str, results: Sequence[PlayedGame], seats: int, rating: Rating | None) -> Standing:
    """The figures of one bot, over every seat it sat on."""
    wins = estimate(clusters(bot, results, seats, PlayedGame.win_share))
    scores = estimate(clusters(bot, results, seats, lambda result, seat: result.scores[seat]))
    places = estimate(clusters(bot, results, seats, lambda result, seat: result.ranking[seat]))
    low, high = share_interval(wins)
    score_low, score_high = mean_interval(scores) or (None, None)
    return {
        "bot": bot,
        "games": wins.values,
        "win_share": wins.mean,
        "low": low,
        "high": high,
        "mean_score": scores.mean,
        "score_low": score_low,
        "score_high": score_high,
        "mean_rank": places.mean,
        "rating": None if rating is None else rating.mu,
        "rating_sigma": None if rating is None else rating.sigma,
    }


def clusters(
    bot: str, results: Sequence[PlayedGame], seats: int, value: Callable[[PlayedGame, int], float]
) -> list[Cluster]:
    """Deal by deal: how many seats the bot had over all rotations, and the sum of what it got there."""
    found: list[Cluster] = []
    for first in range(0, len(results), seats):
        rotations = results[first : first + seats]
        values = [value(result, seat) for result in rotations for seat, name in enumerate(result.bots) if name == bot]
        found.append((len(values), sum(values)))
    return found
