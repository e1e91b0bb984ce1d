"""`petteia tournament`: which bot is stronger."""

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from petteia.lab.ratings import can_rate
from petteia.lab.runner import check_games
from petteia.lab.tournament import Outcome, Standing, TournamentStopped
from petteia.lab.tournament import tournament as play_tournament
from petteia.terminal.arguments import table_options
from petteia.terminal.components import game_wanted
from petteia.terminal.progress_bar import progress
from petteia.terminal.simulate import means_of, tell_how_to_go_on


def tournament(wanted: argparse.Namespace, console: Console) -> None:
    """Play a tournament and print how everybody did."""
    game = game_wanted(wanted)
    seats = game.check_seats(wanted.seats or game.max_seats)
    check_games(wanted.games)
    bots = [name.strip() for names in wanted.bots for name in names.split(",")]
    options = game.check_options(table_options(wanted.options))
    means = means_of(wanted)
    total = -(-wanted.games // seats) * seats
    try:
        with progress(game.name, total) as tell:
            outcome = play_tournament(
                game, bots, seats, wanted.games, wanted.seed, options, wanted.until_clear, tell, means
            )
    except TournamentStopped as stopped:
        print_outcome(console, stopped.outcome, wanted)
        tell_how_to_go_on(means, stopped.done, total)
        raise
    print_outcome(console, outcome, wanted)


def print_outcome(console: Console, outcome: Outcome, wanted: argparse.Namespace) -> None:
    """What came of a tournament."""
    if not can_rate():
        print("petteia: no ratings without OpenSkill; 'pip install \"petteia[lab]\"' brings it.", file=sys.stderr)
    if wanted.json:
        print(json.dumps(outcome))
        return
    headers = ("bot", "games", "win share %", "mean score", "mean place", "rating")
    table = Table(*headers, border_style="rule", header_style="label")
    for row in outcome["bots"]:
        table.add_row(*cells(row))
    console.print(table)
    console.print(
        f"{outcome['games']} games of {outcome['game']} in {outcome['seconds']:.1f} s: {outcome['deals']} deals with "
        f"seed {outcome['seed']}, each from all seats. A fair share is {100 * outcome['fair_share']:.1f}. In brackets: "
        "95% intervals, which do not take the rotations of one deal as independent."
    )
    if wanted.until_clear and outcome["complete"]:
        console.print("The answer was clear." if outcome["clear"] else "The answer was not clear after these games.")


def cells(row: Standing) -> list[str]:
    """One bot's line."""
    share = f"{100 * row['win_share']:.1f} [{100 * row['low']:.1f}–{100 * row['high']:.1f}]"
    score = f"{row['mean_score']:.1f}"
    if row["score_low"] is not None and row["score_high"] is not None:
        score += f" [{row['score_low']:.1f}–{row['score_high']:.1f}]"
    rating = "" if row["rating"] is None else f"{row['rating']:.1f} ± {row['rating_sigma']:.1f}"
    return [row["bot"], str(row["games"]), share, score, f"{row['mean_rank']:.2f}", rating]
