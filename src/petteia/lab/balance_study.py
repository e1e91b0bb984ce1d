"""What many games say about a game's balance: every figure of the report, before anything is drawn."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import petteia
from petteia.kernel.game import Game
from petteia.kernel.statistics import POINTS, SHARES, Chart, Item
from petteia.lab.balance_data import Run, StudiedGame
from petteia.lab.balance_figures import Figure, mean_of, quantile, share_of

Namer = Callable[[str], str]  # what people call an item, by its message or its plain words
Seen = dict[str, dict[str, list[tuple[int, int, int]]]]  # table, key: game, seat, value
NICE_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


@dataclass(frozen=True)
class ChartRow:
    """One thing and its figures: a share for each of the chart's tables, or the winners' mean and the others'."""

    key: str
    name: str
    source: str
    figures: list[Figure | None]
    usual: list[float]  # for each table: how many of all seats have it


@dataclass(frozen=True)
class Stack:
    """A stage of the game: the mean points of a seat in it, and of which sources (as the rows are ordered) they are."""

    name: str
    total: Figure
    parts: list[Figure]


@dataclass(frozen=True)
class ChartStudy:
    """A chart with its figures."""

    kind: str
    title: str
    note: str
    tables: list[str]
    rows: list[ChartRow]
    stages: list[Stack]


@dataclass(frozen=True)
class Bar:
    """A part of a distribution, from `low` up to but not including `high`."""

    low: int
    high: int
    share: Figure
    winners: float  # the share of all observations that lie here and belong to winners


@dataclass(frozen=True)
class Distribution:
    """How often values came; the quantiles are the 5th, 25th, 50th, 75th and 95th percentiles."""

    mean: Figure
    quantiles: list[float]
    bars: list[Bar]


@dataclass(frozen=True)
class Players:
    """The study of all games with one number of players."""

    seats: int
    games: int
    fair: float
    headline: dict[str, Figure | None]
    places: ChartStudy  # the seats
    charts: list[ChartStudy]
    scores: Distribution
    lengths: Distribution


@dataclass(frozen=True)
class Study:
    """All that a report tells."""

    petteia: str
    run: Run
    players: list[Players]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self) | {"run": self.run._asdict()}


def study(game: Game, run: Run, played: Sequence[StudiedGame], name: Namer) -> Study:
    """Work out every figure, for each number of players by itself."""
    numbers = sorted({each.seats for each in played}, reverse=True)
    statistics = game.statistics(run.options)
    players = [
        study_players(seats, [each for each in played if each.seats == seats], statistics.charts(seats), name)
        for seats in numbers
    ]
    return Study(petteia.__version__, run, players)


def study_players(seats: int, games: Sequence[StudiedGame], charts: Sequence[Chart], name: Namer) -> Players:
    """The figures of games with one number of players."""
    seen = facts_by_table(games)
    return Players(
        seats=seats,
        games=len(games),
        fair=1 / seats,
        headline=headline(games),
        places=study_seats(seats, games),
        charts=[study_chart(chart, games, seen, name) for chart in charts],
        scores=distribution([[(score, place == 1) for score, place in zip(g.scores, g.ranking)] for g in games]),
        lengths=distribution([[(game.decisions, False)] for game in games]),
    )


def headline(games: Sequence[StudiedGame]) -> dict[str, Figure | None]:
    """The first figures one looks for; means but for `shared`, which is a share."""
    ordered = [sorted(game.scores, reverse=True) for game in games]
    return {
        "score": mean_of([game.scores for game in games]),
        "winner": mean_of([[winning_score(game)] for game in games]),
        "lead": mean_of([[scores[0] - scores[1]] for scores in ordered if len(scores) > 1]),
        "shared": share_of([[float(game.ranking.count(1) > 1)] for game in games]),
        "decisions": mean_of([[game.decisions] for game in games]),
        "seconds": mean_of([[game.seconds] for game in games]),
    }


def winning_score(game: StudiedGame) -> int:
    """The score of a seat at the first place."""
    return game.scores[game.ranking.index(1)]


def study_seats(seats: int, games: Sequence[StudiedGame]) -> ChartStudy:
    """How often each seat wins."""
    rows = [
        ChartRow(str(seat), f"Seat {seat}", "", [share_of([[game.win_share(seat)] for game in games])], [1.0])
        for seat in range(seats)
    ]
    return ChartStudy(SHARES, "Seats", "How often each seat wins. Seats are numbered clockwise.", ["wins"], rows, [])


def facts_by_table(games: Sequence[StudiedGame]) -> Seen:
    """The facts of all games, where a chart finds them."""
    seen: Seen = {}
    for number, game in enumerate(games):
        for table, key, seat, value in game.facts:
            seen.setdefault(table, {}).setdefault(key, []).append((number, seat, value))
    return seen


def study_chart(chart: Chart, games: Sequence[StudiedGame], seen: Seen, name: Namer) -> ChartStudy:
    words = [words for _, words in chart.tables]
    if chart.kind == SHARES:
        rows = [share_row(item, chart, games, seen, name) for item in chart.items]
        rows.sort(key=lambda row: tuple(figure.value if figure else -1.0 for figure in row.figures), reverse=True)
        return ChartStudy(chart.kind, chart.title, chart.note, words, rows, [])
    table = seen.get(chart.tables[0][0], {})
    if chart.kind == POINTS:
        by_source = over_stages(table)
        rows = [mean_row(item, by_source, games, name) for item in chart.items]
        return ChartStudy(chart.kind, chart.title, chart.note, words, rows, stacks(chart, table, games, name))
    rows = [mean_row(item, table, games, name) for item in chart.items]
    return ChartStudy(chart.kind, chart.title, chart.note, words, rows, [])


def share_row(item: Item, chart: Chart, games: Sequence[StudiedGame], seen: Seen, name: Namer) -> ChartRow:
    """How often seats win that have an item, for each table of the chart."""
    figures: list[Figure | None] = []
    usual: list[float] = []
    for table, _ in chart.tables:
        groups: dict[int, list[float]] = {}
        for number, seat, _ in seen.get(table, {}).get(item.key, ()):
            groups.setdefault(number, []).append(games[number].win_share(seat))
        figures.append(share_of(list(groups.values())))
        usual.append(sum(map(len, groups.values())) / sum(game.seats for game in games))
    return ChartRow(item.key, name(item.name), item.source, figures, usual)


def mean_row(
    item: Item, table: dict[str, list[tuple[int, int, int]]], games: Sequence[StudiedGame], name: Namer
) -> ChartRow:
    """The mean value of an item, for winners and for the others; a seat without it counts as 0."""
    values = seat_values(table.get(item.key, ()), games)
    winners = [[v for v, place in zip(row, game.ranking) if place == 1] for row, game in zip(values, games)]
    others = [[v for v, place in zip(row, game.ranking) if place > 1] for row, game in zip(values, games)]
    figures = [mean_of(winners), mean_of([row for row in others if row])]
    return ChartRow(item.key, name(item.name), item.source, figures, [])


def stacks(
    chart: Chart, table: dict[str, list[tuple[int, int, int]]], games: Sequence[StudiedGame], name: Namer
) -> list[Stack]:
    """The mean points of a seat, stage by stage and source by source."""
    found: list[Stack] = []
    for stage in chart.stages:
        sources = [table.get(f"{stage.key}/{item.key}", []) for item in chart.items]
        parts = [mean_of(seat_values(facts, games)) for facts in sources]
        total = mean_of(seat_values([fact for facts in sources for fact in facts], games))
        if total is not None:
            found.append(Stack(name(stage.name), total, [part for part in parts if part is not None]))
    return found


def over_stages(table: dict[str, list[tuple[int, int, int]]]) -> dict[str, list[tuple[int, int, int]]]:
    """The facts of a POINTS table by their sources alone."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for key, facts in table.items():
        found.setdefault(key.partition("/")[2], []).extend(facts)
    return found


def seat_values(facts: Iterable[tuple[int, int, int]], games: Sequence[StudiedGame]) -> list[list[float]]:
    """The sum of values for every seat of every game."""
    values = [[0.0] * game.seats for game in games]
    for number, seat, value in facts:
        values[number][seat] += value
    return values


def distribution(groups: Sequence[Sequence[tuple[int, bool]]]) -> Distribution:
    """How values spread, in one group for each game; each value comes with whether it is a winner's."""
    values = [value for group in groups for value, _ in group]
    mean = mean_of([[value for value, _ in group] for group in groups])
    assert mean is not None
    lowest, highest = min(values), max(values)
    width = next((step for step in NICE_STEPS if (highest - lowest) / step <= 20), NICE_STEPS[-1])
    bars: list[Bar] = []
    for low in range(lowest // width * width, highest + 1, width):
        here = share_of([[float(low <= value < low + width) for value, _ in group] for group in groups])
        winners = sum(wins and low <= value < low + width for group in groups for value, wins in group)
        assert here is not None
        bars.append(Bar(low, low + width, here, winners / len(values)))
    return Distribution(mean, [quantile(values, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)], bars)
