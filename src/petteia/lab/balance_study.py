"""What many games say about a game's balance: every figure of the report, before anything is drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import petteia
from petteia.kernel.game import Game
from petteia.kernel.statistics import POINTS, SHARES, Chart, Item
from petteia.lab.balance_data import Run, StudiedGame
from petteia.lab.balance_figures import Figure, mean_of, quantile, share_of
from petteia.texts import Texts, plain_words

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
    key: str
    title: str
    note: str
    tables: list[str]  # SHARES only: what it means to be in each
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


def study(game: Game, run: Run, played: Sequence[StudiedGame], texts: Texts) -> Study:
    """Work out every figure, for each number of players by itself; the texts name what is drawn."""
    numbers = sorted({each.seats for each in played}, reverse=True)
    statistics = game.statistics(run.options)
    players = [
        study_players(seats, [each for each in played if each.seats == seats], statistics.charts(seats), texts)
        for seats in numbers
    ]
    return Study(petteia.__version__, run, players)


def study_players(seats: int, games: Sequence[StudiedGame], charts: Sequence[Chart], texts: Texts) -> Players:
    """The figures of games with one number of players."""
    seen = facts_by_table(games)
    return Players(
        seats=seats,
        games=len(games),
        fair=1 / seats,
        headline=headline(games),
        places=study_seats(seats, games, texts),
        charts=[study_chart(chart, games, seen, texts) for chart in charts],
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


def study_seats(seats: int, games: Sequence[StudiedGame], texts: Texts) -> ChartStudy:
    """How often each seat wins."""
    rows = [
        ChartRow(str(seat), texts("seat-number", n=seat), "", [share_of([[g.win_share(seat)] for g in games])], [1.0])
        for seat in range(seats)
    ]
    return ChartStudy(SHARES, "seats", texts("chart-seats"), texts("chart-seats.note"), [""], rows, [])


def facts_by_table(games: Sequence[StudiedGame]) -> Seen:
    """The facts of all games, where a chart finds them."""
    seen: Seen = {}
    for number, game in enumerate(games):
        for table, key, seat, value in game.facts:
            seen.setdefault(table, {}).setdefault(key, []).append((number, seat, value))
    return seen


def study_chart(chart: Chart, games: Sequence[StudiedGame], seen: Seen, texts: Texts) -> ChartStudy:
    title = words_for(f"chart-{chart.key}", texts, plain_words(chart.key))
    note = words_for(f"chart-{chart.key}.note", texts, "")
    tables: list[str] = []
    stages: list[Stack] = []
    if chart.kind == SHARES:
        tables = [words_for(f"chart-{chart.key}.{table}", texts, plain_words(table)) for table in chart.tables]
        rows = [share_row(item, chart, games, seen, texts) for item in chart.items]
        rows.sort(key=lambda row: tuple(figure.value if figure else -1.0 for figure in row.figures), reverse=True)
    else:
        table = seen.get(chart.tables[0], {})
        if chart.kind == POINTS:
            stages = stacks(chart, table, games, texts)
            table = over_stages(table)
        rows = [mean_row(item, table, games, texts) for item in chart.items]
    return ChartStudy(chart.kind, chart.key, title, note, tables, rows, stages)


def words_for(name: str, texts: Texts, otherwise: str) -> str:
    return texts(name) if texts.has(name) else otherwise


def said(name: str, texts: Texts) -> str:
    """An item's name in a language: its messages, and all other words as they are."""
    words: list[str] = []
    for word in name.split(" "):
        message, _, n = word.partition(":")
        if message.replace("-", "").isalnum() and texts.has(message):
            word = texts(message, n=int(n) if n.isdecimal() else n)
        words.append(word)
    return " ".join(words)


def share_row(item: Item, chart: Chart, games: Sequence[StudiedGame], seen: Seen, texts: Texts) -> ChartRow:
    """How often seats win that have an item, for each table of the chart."""
    figures: list[Figure | None] = []
    usual: list[float] = []
    for table in chart.tables:
        groups: dict[int, list[float]] = {}
        for number, seat, _ in seen.get(table, {}).get(item.key, ()):
            groups.setdefault(number, []).append(games[number].win_share(seat))
        figures.append(share_of(list(groups.values())))
        usual.append(sum(map(len, groups.values())) / sum(game.seats for game in games))
    return ChartRow(item.key, said(item.name, texts), item.source, figures, usual)


def mean_row(
    item: Item, table: dict[str, list[tuple[int, int, int]]], games: Sequence[StudiedGame], texts: Texts
) -> ChartRow:
    """The mean value of an item, for winners and for the others; a seat without it counts as 0."""
    values = seat_values(table.get(item.key, ()), games)
    winners = [[v for v, place in zip(row, game.ranking) if place == 1] for row, game in zip(values, games)]
    others = [[v for v, place in zip(row, game.ranking) if place > 1] for row, game in zip(values, games)]
    figures = [mean_of(winners), mean_of([row for row in others if row])]
    return ChartRow(item.key, said(item.name, texts), item.source, figures, [])


def stacks(
    chart: Chart, table: dict[str, list[tuple[int, int, int]]], games: Sequence[StudiedGame], texts: Texts
) -> list[Stack]:
    """The mean points of a seat, stage by stage and source by source."""
    found: list[Stack] = []
    for stage in chart.stages:
        sources = [table.get(f"{stage.key}/{item.key}", []) for item in chart.items]
        parts = [mean_of(seat_values(facts, games)) for facts in sources]
        total = mean_of(seat_values([fact for facts in sources for fact in facts], games))
        if total is not None:
            found.append(Stack(said(stage.name, texts), total, [part for part in parts if part is not None]))
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
