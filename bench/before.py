"""How much faster the engine is than that of another environment: random play, and what the searching bots think.

    python bench/before.py PYTHON [--games khora emporion] [--seats 4] [--seconds 2] [--repeat 5] [--json]

PYTHON is that of the other environment, such as one in which an older commit is installed. Both measure the same in
processes of their own, by CPU time, and take turns, so that a slow spell of the machine falls on both. A ratio is that
of two turns which followed each other; the middle one is told, with the lowest and the highest.

`playout` and `driven` (`legal` and `play` from Python) are decisions a second of random games, setting up included.
`expert` and `master` are iterations a second of these bots' searches, in the middle of eight random games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

GAMES = ("khora", "carpe-diem", "emporion")
LEVELS = ("expert", "master")
POSITIONS = 8  # in which the bots think
ITERATIONS = 150  # in each of them

Rates = dict[str, float]  # by what was measured


# What each of the two environments measures. Nothing but what an old one has, too.


def rate(step: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second by steps that are numbered from 0, the first of which only warms up."""
    step(0)
    done, number = 0, 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        number += 1
        done += step(number)
    return done / spent


def measured(name: str, seats: int, seconds: float) -> Rates:
    """All that is measured of a game, in so many seconds each."""
    import petteia

    game: Any = petteia.load(name)
    found = {"playout": rate(player_out(game, seats), seconds), "driven": rate(driver(game, seats), seconds)}
    for level in LEVELS:
        found[level] = rate(thinker(level, game, seats), seconds)
    return found


def player_out(game: Any, seats: int) -> Callable[[int], int]:
    from petteia.kernel.playout import playout
    from petteia.kernel.rng import rng_from_seed

    chance = rng_from_seed(1)
    return lambda number: playout(game.new(seats, number), chance)


def driver(game: Any, seats: int) -> Callable[[int], int]:
    choice = Random(1).choice

    def step(number: int) -> int:
        state = game.new(seats, number)
        while not state.over():
            for seat in state.waiting():
                state.play(seat, choice(state.legal(seat)))
        return int(state.ply)

    return step


def thinker(level: str, game: Any, seats: int) -> Callable[[int], int]:
    make_bot = import_module("petteia.lab.bench").make_bot  # where it comes from was not always the same
    bot: Any = make_bot(f"{level}@{ITERATIONS}", game, 1)
    bot.settings.decided_early = False
    positions = [middle(game, seats, seed) for seed in range(POSITIONS)]

    def step(number: int) -> int:
        state = positions[number % POSITIONS]
        bot.choose(state, state.waiting()[0])
        return int(bot.done)

    return step


def middle(game: Any, seats: int, seed: int) -> Any:
    """A random game after half of its decisions."""
    from petteia.kernel.playout import play_on, playout
    from petteia.kernel.rng import rng_from_seed

    state = game.new(seats, seed)
    play_on(state, rng_from_seed(seed), playout(state.copy(), rng_from_seed(seed)) // 2)
    return state


# Both of them in turn.


def asked(python: str, name: str, seats: int, seconds: float) -> Rates:
    """What a process of an environment measures."""
    command = [python, str(Path(__file__).resolve()), "--measure", name, str(seats), str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: Rates = json.loads(done.stdout)
    return found


def compared(before: Sequence[Rates], now: Sequence[Rates]) -> dict[str, dict[str, float]]:
    """For all that was measured the middle rates, and the middle, lowest and highest ratio of two turns."""
    found = {}
    for what in now[0]:
        ratios = [after[what] / first[what] for first, after in zip(before, now, strict=True)]
        found[what] = {
            "before": round(median(turn[what] for turn in before), 1),
            "now": round(median(turn[what] for turn in now), 1),
            "ratio": round(median(ratios), 3),
            "lowest": round(min(ratios), 3),
            "highest": round(max(ratios), 3),
        }
    return found


def table(games: dict[str, dict[str, dict[str, float]]]) -> str:
    lines = [f"{'':<20}{'before':>12}{'now':>12}{'ratio':>8}{'lowest':>8}{'highest':>8}"]
    for name, rows in games.items():
        for what, row in rows.items():
            rates = f"{row['before']:>12,.0f}{row['now']:>12,.0f}"
            spread = f"{row['ratio']:>8.2f}{row['lowest']:>8.2f}{row['highest']:>8.2f}"
            lines.append(f"{name + ' ' + what:<20}{rates}{spread}")
    return "\n".join(lines)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How much faster the engine is than that of another environment.")
    parser.add_argument("python", help="the Python of the other environment")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="default: all three")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of a turn (default 2)")
    parser.add_argument("--repeat", type=int, default=5, help="turns (default 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> None:
    if argv[:1] == ["--measure"]:
        name, seats, seconds = argv[1:]
        print(json.dumps(measured(name, int(seats), float(seconds))))
        return
    wanted = arguments(argv)
    found = {}
    for name in wanted.games:
        before, now = [], []
        for _ in range(wanted.repeat):
            before.append(asked(wanted.python, name, wanted.seats, wanted.seconds))
            now.append(asked(sys.executable, name, wanted.seats, wanted.seconds))
        found[name] = compared(before, now)
    print(json.dumps(found, indent=2) if wanted.json else table(found))


if __name__ == "__main__":
    main(sys.argv[1:])
