"""Many games between bots, and what came of them."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict

from petteia.bots.names import check_bot
from petteia.kernel.errors import BadOption, BadSeats
from petteia.kernel.game import Game, Options
from petteia.lab.matches import Result, play_match


class BotSummary(TypedDict):
    """How one bot did over all its games."""

    bot: str
    games: int
    win_share: float
    mean_score: float
    mean_rank: float


class Summary(TypedDict):
    """What came of a run."""

    game: str
    seats: int
    games: int
    seed: int
    decisions: int
    seconds: float
    bots: list[BotSummary]
    seats_win_share: list[float]


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    on_game: Callable[[int], None] | None = None,
) -> Summary:
    """Play so many games; `on_game` is told after each how many are done."""
    if games < 1:
        raise BadOption(f"The number of games should be at least 1, not {games}.")
    lineup = line_up(game.check_seats(seats), bots)
    chosen = game.check_options(options or {})
    results: list[Result] = []
    begun = time.perf_counter()
    for number in range(games):
        results.append(play_match(game, lineup, chosen, seed, number))
        if on_game is not None:
            on_game(number + 1)
    return summarize(game, seats, seed, results, time.perf_counter() - begun)


def line_up(seats: int, bots: Sequence[str]) -> list[str]:
    """A bot for every seat: one name stands for all."""
    for bot in bots:
        check_bot(bot)
    if len(bots) == 1:
        return [bots[0]] * seats
    if len(bots) != seats:
        raise BadSeats(f"There are {seats} seats and {len(bots)} bots; name one bot, or one for each seat.")
    return list(bots)


def summarize(game: Game, seats: int, seed: int, results: Sequence[Result], seconds: float) -> Summary:
    """The figures of a run."""
    names = sorted({bot for result in results for bot in result.bots})
    return {
        "game": game.name,
        "seats": seats,
        "games": len(results),
        "seed": seed,
        "decisions": sum(result.decisions for result in results),
        "seconds": seconds,
        "bots": [bot_summary(name, results) for name in names],
        "seats_win_share": [mean(result.win_share(seat) for result in results) for seat in range(seats)],
    }


def bot_summary(name: str, results: Sequence[Result]) -> BotSummary:
    """The figures of one bot, over every seat it sat on."""
    played = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    return {
        "bot": name,
        "games": len(played),
        "win_share": mean(result.win_share(seat) for result, seat in played),
        "mean_score": mean(result.scores[seat] for result, seat in played),
        "mean_rank": mean(result.ranking[seat] for result, seat in played),
    }


def mean(values: Iterable[float]) -> float:
    """The mean of at least one value."""
    listed = list(values)
    return sum(listed) / len(listed)
