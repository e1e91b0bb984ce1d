"""`petteia simulate`, `petteia tournament` and `petteia bench`: many games at once, and how fast they go."""

import argparse
import json
import shlex
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from petteia.kernel.errors import BadOption
from petteia.lab.matches import line_up
from petteia.lab.runner import Means, check_games
from petteia.lab.simulate import Stopped, Summary
from petteia.lab.simulate import simulate as play_games
from petteia.lab.workers import usual_workers
from petteia.terminal.arguments import table_options
from petteia.terminal.components import game_wanted
from petteia.terminal.progress_bar import progress


def bots_for(names: str, seats: int) -> list[str]:
    """`greedy` for all seats, or `greedy,random,…` for each."""
    return line_up(seats, [name.strip() for name in names.split(",")])


def means_of(wanted: argparse.Namespace) -> Means:
    """How the games are to be played and kept."""
    if wanted.ray and wanted.workers is not None:
        raise BadOption("--workers is for this machine; with --ray the cluster decides.")
    return Means(
        workers=usual_workers() if wanted.workers is None else wanted.workers,
        ray=wanted.ray or "",
        out=wanted.out or "",
        resume=wanted.resume,
        records=getattr(wanted, "records", None) or "",
    )


def simulate(wanted: argparse.Namespace, console: Console) -> None:
    """Play many games and print what came of them."""
    game = game_wanted(wanted)
    seats = game.check_seats(wanted.seats or game.max_seats)
    check_games(wanted.games)
    bots = bots_for(wanted.bots, seats)
    options = game.check_options(table_options(wanted.options))
    means = means_of(wanted)
    try:
        with progress(game.name, wanted.games) as tell:
            summary = play_games(game, seats, bots, wanted.games, wanted.seed, options, tell, means, wanted.table or "")
    except Stopped as stopped:
        print_summary(console, stopped.summary, wanted.json)
        tell_how_to_go_on(means, stopped.summary["games"], wanted.games)
        raise
    print_summary(console, summary, wanted.json)


def tell_how_to_go_on(means: Means, done: int, games: int) -> None:
    """After Ctrl-C: where the games are, and how to play the rest."""
    said = f"Stopped after {done} of {games} games."
    if means.out:
        said += f" They are kept in {shlex.quote(means.out)}; the same command with --resume goes on."
    else:
        said += " They are not kept; with --out FILE they would be, and --resume could go on."
    print(f"\n{said}", file=sys.stderr, end="")


def print_summary(console: Console, summary: Summary, as_json: bool) -> None:
    """What came of a simulation."""
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
    console.print(f"Wins by seat: {shares or 'no game was finished'}")
    console.print(
        f"{summary['games']} games of {summary['game']} with seed {summary['seed']}: "
        f"{summary['decisions']} decisions in {summary['seconds']:.1f} s"
    )


def print_figures(console: Console, figures: Mapping[str, object], as_json: bool) -> None:
    """What was measured."""
    if as_json:
        print(json.dumps(figures))
        return
    table = Table("what", "figure", border_style="rule", header_style="label")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.2f}" if isinstance(value, float) else str(value))
    console.print(table)
