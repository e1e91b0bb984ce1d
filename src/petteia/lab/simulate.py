"""Many games between bots, and what came of them."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypedDict

from petteia.kernel.game import Game, Options
from petteia.lab.matches import PlayedGame, Series, line_up
from petteia.lab.result_tables import check_table, write_table
from petteia.lab.run_files import describe
from petteia.lab.runner import HERE, Means, Runner, check_games

OnGame = Callable[[int], None]


class BotSummary(TypedDict):
    """How one bot did over all its games; one that sits on two seats plays two games at once."""

    bot: str
    games: int
    win_share: float
    mean_score: float
    mean_rank: float


class Summary(TypedDict):
    """What came of a run. It is not complete if it was stopped."""

    game: str
    seats: int
    games: int
    seed: int
    decisions: int
    seconds: float
    complete: bool
    bots: list[BotSummary]
    seats_win_share: list[float]


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with what was done until then."""

    def __init__(self, summary: Summary) -> None:
        super().__init__()
        self.summary = summary


class Score:
    """Whole numbers that can be added in any order: games, points, places, and wins by how many shared them."""

    __slots__ = ("games", "places", "points", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.points = 0
        self.places = 0
        self.wins: Counter[int] = Counter()

    def add(self, points: int, place: int, winners: int) -> None:
        self.games += 1
        self.points += points
        self.places += place
        if place == 1:
            self.wins[winners] += 1

    def win_share(self) -> float:
        """The mean share of a win."""
        return sum(wins / shared for shared, wins in sorted(self.wins.items())) / self.games


class Tally:
    """A run's figures while it is played."""

    def __init__(self, seats: int, keep: bool, on_game: OnGame | None) -> None:
        self.games = 0
        self.decisions = 0
        self.bots: dict[str, Score] = {}
        self.seats = [Score() for _ in range(seats)]
        self.results: list[PlayedGame] = []  # only if they are to be kept
        self.keep = keep
        self.on_game = on_game

    def add(self, results: Sequence[PlayedGame]) -> None:
        for _, _, bots, scores, ranking, decisions, _, _ in results:
            self.games += 1
            self.decisions += decisions
            winners = ranking.count(1)
            for bot, seat, points, place in zip(bots, self.seats, scores, ranking):
                seat.add(points, place, winners)
                self.bots.setdefault(bot, Score()).add(points, place, winners)
        if self.keep:
            self.results.extend(result._replace(record="") for result in results)
        if self.on_game is not None:
            self.on_game(self.games)

    def rows(self) -> list[BotSummary]:
        """Every bot's figures, over every seat it sat on."""
        return [
            {
                "bot": bot,
                "games": score.games,
                "win_share": score.win_share(),
                "mean_score": score.points / score.games,
                "mean_rank": score.places / score.games,
            }
            for bot, score in sorted(self.bots.items())
        ]


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    on_game: OnGame | None = None,
    means: Means = HERE,
    table: str = "",
) -> Summary:
    """Play a number of games. `on_game` is told how many are done: those of an earlier run of the command first."""
    check_games(games)
    lineup = tuple(line_up(game.check_seats(seats), bots))
    chosen = game.check_options(options or {})
    if table:
        check_table(table)
    facts = bool(table or means.out)  # a run that is kept may be asked for its table later
    series = Series(game, (lineup,), seed, chosen, facts=facts, records=bool(means.records))
    runner = Runner(series, games, means)
    tally = Tally(seats, bool(table), on_game)
    begun = time.perf_counter()
    complete = False
    try:
        tally.add(runner.kept(range(games)))
        for results in runner.play(range(games)):
            tally.add(results)
        complete = True
    except KeyboardInterrupt:
        pass
    finally:
        runner.close()
    if table:
        write_table(table, describe(series, games), tally.results)
    summary = summarize(series, tally, time.perf_counter() - begun, complete)
    if not complete:
        raise Stopped(summary)
    return summary


def summarize(series: Series, tally: Tally, seconds: float, complete: bool) -> Summary:
    return {
        "game": series.game.name,
        "seats": series.seats,
        "games": tally.games,
        "seed": series.seed,
        "decisions": tally.decisions,
        "seconds": seconds,
        "complete": complete,
        "bots": tally.rows(),
        "seats_win_share": [seat.win_share() for seat in tally.seats] if tally.games else [],
    }
