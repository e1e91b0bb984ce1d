"""`petteia tune`: find better weights for a game's heuristic."""

import argparse
import sys

from rich.console import Console

import petteia
from petteia.lab.tune import Generation, tune, weights_text
from petteia.lab.workers import check_workers, usual_workers
from petteia.terminal.text_files import write_text

ABOUT = "Find better weights for a game's heuristic by CMA-ES and self-play, starting from those it ships with."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game's name; see 'petteia games'")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players (default: as many as can play)")
    parser.add_argument("--generations", type=int, default=100, metavar="K", help="how many (default: 100)")
    parser.add_argument(
        "--deals", type=int, default=40, metavar="D", help="deals for each trial, played from every seat (default: 40)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same weights (default: 0)"
    )
    parser.add_argument("--workers", type=int, default=0, metavar="W", help="processes (default: one for each core)")
    parser.add_argument("--out", metavar="FILE.toml", help="write the weights there after every generation")


def tune_weights(wanted: argparse.Namespace, console: Console) -> None:
    """Tune, tell of every generation, and print the weights."""
    game = petteia.load(wanted.game)
    seats = game.check_seats(wanted.seats or game.max_seats)
    workers = check_workers(wanted.workers or usual_workers())

    def tell(generation: Generation) -> None:
        best, mean = generation.best, generation.mean
        print(f"generation {generation.number}: best {best:.3f}, mean {mean:.3f}", file=sys.stderr, flush=True)
        if wanted.out:
            write_text(wanted.out, weights_text(generation.weights))

    weights = tune(game, seats, wanted.generations, wanted.deals, wanted.seed, workers, tell)
    if not wanted.out:
        console.print(weights_text(weights), end="", highlight=False)
