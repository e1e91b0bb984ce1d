"""`petteia simulate` and `petteia bench`: many games at once, and how fast they go."""

import json
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from petteia.kernel.game import Game, Options
from petteia.lab.bench import bench as measure
from petteia.lab.simulate import line_up
from petteia.lab.simulate import simulate as play_games
from petteia.terminal.style import make_console


def bots_for(names: str, seats: int) -> list[str]:
    """`greedy` for all seats, or `greedy,random,…` for each."""
    return line_up(seats, [name.strip() for name in names.split(",")])


def simulate(
    console: Console,
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Options,
    as_json: bool,
) -> None:
    """Play many games and print what came of them."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=make_console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(game.name, total=games)
        summary = play_games(game, seats, bots, games, seed, options, lambda _: progress.advance(task))
    if as_json:
        print(json.dumps(summary))
        return
    table = Table("bot", "games", "wins", "mean score", "mean place", border_style="rule", header_style="label")
    for row in summary["bots"]:
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{100 * row['win_share']:.1f} %",
            f"{row['mean_score']:.2f}",
            f"{row['mean_rank']:.2f}",
        )
    console.print(table)
    shares = ", ".join(f"seat {seat}: {100 * share:.1f} %" for seat, share in enumerate(summary["seats_win_share"]))
    console.print(f"Wins by seat: {shares}")
    console.print(
        f"{summary['games']} games of {summary['game']} with seed {summary['seed']}: "
        f"{summary['decisions']} decisions in {summary['seconds']:.1f} s"
    )


def bench(console: Console, game: Game, seats: int, seconds: float, as_json: bool) -> None:
    """Measure the engine's speed and print it."""
    figures: Mapping[str, object] = measure(game, seats, seconds)
    if as_json:
        print(json.dumps(figures))
        return
    table = Table("what", "figure", border_style="rule", header_style="label")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.2f}" if isinstance(value, float) else str(value))
    console.print(table)
