"""Decisions per second of Petteia's games beside other engines, all driven from Python in one run.

    python bench/peers.py [--seconds 5] [--repeat 3] [--json]

The peers are OpenSpiel's hearts and gin_rummy (rules in C++ behind a Python binding), fastcatan (rules in C++, on
Python 3.12 and later) and Catanatron with four of its RandomPlayer (rules in Python). Every seat picks uniformly among
its legal actions.

What is counted: every decision of a player, whether or not it leaves a choice. The peers ask for forced moves too (the
dice roll of both Catans, the last card of a hand of hearts) and those count for them; Petteia plays forced steps
itself, so they never count for it. OpenSpiel's chance nodes are sampled by their outcomes' probabilities and are no
decisions, but the time they take is in the measure, as are shuffles and dice inside the other engines. OpenSpiel's
games start from a clone of the initial state, which is always the same: gin_rummy builds its tables anew in every
new_initial_state(), and without the clone that alone would halve its pace. Catanatron counts one decision per tick.
Batches are of 256 games, which step together; numpy picks the actions from their masks, in the same way for both.

What is timed: the CPU time of whole games, setting up included, in one process held to one core where the system
allows it. Each engine is warmed up first; then the engines take turns (A B C D, A B C D, ...), so that a slow spell of
the machine falls on all of them, and the median turn is reported. The games differ: a ratio compares the pace of
driving each engine, not like with like.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module, metadata
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

WARM_UP_SECONDS = 1.0
SEED = 1
SIDE_BY_SIDE = 256  # games of a batch
STEPS = 200  # of a batch, which count as one game
PEERS_COMMAND = "pip install --require-hashes -r requirements/peers.txt"
PETTEIA_COMMAND = "make setup"

Play = Callable[[int], int]
"""Plays one whole game, given its number (from 1), or a batch on; returns how many decisions players took."""


class NotInstalled(Exception):
    """An engine cannot be imported; the message is one line and says what to run."""


@dataclass
class Engine:
    """One engine with one game, and the decisions per second of each of its timed turns."""

    name: str
    package: str
    play: Play
    games: int = 0
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> float:
        """Play whole games for at least `seconds` and return the decisions per second."""
        decisions = 0
        start = process_time()
        end = start
        while end - start < seconds:
            self.games += 1
            decisions += self.play(self.games)
            end = process_time()
        return decisions / (end - start)

    @property
    def rate(self) -> float:
        """Decisions per second of the median turn."""
        return statistics.median(self.rates)


def require(module: str, package: str, command: str) -> ModuleType:
    """Import `module` of `package`, or say which command installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        reason = " ".join(str(error).split())
        raise NotInstalled(f"{package} cannot be imported ({reason}); run: {command}") from error


def sample(outcomes: Sequence[tuple[int, float]], point: float) -> int:
    """Return the outcome in whose share of [0, 1) `point` falls."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def openspiel(game_name: str) -> Play:
    """Uniform random play of one of OpenSpiel's sequential games."""
    game: Any = require("pyspiel", "open_spiel", PEERS_COMMAND).load_game(game_name)
    initial = game.new_initial_state()
    rng = Random(SEED)
    choice, uniform = rng.choice, rng.random

    def play(_number: int) -> int:
        state = initial.clone()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), uniform()))
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Catanatron with four RandomPlayer, tick by tick up to its own limit of turns."""
    module: Any = require("catanatron.game", "catanatron", PEERS_COMMAND)
    players: Any = require("catanatron.models.player", "catanatron", PEERS_COMMAND)

    def play(number: int) -> int:
        game = module.Game([players.RandomPlayer(color) for color in players.Color], seed=number)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < module.TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def fastcatan() -> Play:
    """Uniform random play of fastcatan, one game at a time."""
    env: Any = require("fastcatan", "fastcatan", PEERS_COMMAND).Env()
    choice = Random(SEED).choice

    def play(number: int) -> int:
        env.reset(seed=number)
        decisions = 0
        while not env.done:
            env.step(choice(env.legal_actions()))
            decisions += 1
        return decisions

    return play


def chooser() -> Callable[[Any], Any]:
    """Picks a legal action in each row of an array of masks of bytes, with numpy."""
    numpy: Any = require("numpy", "numpy", PEERS_COMMAND)
    rng = numpy.random.default_rng(SEED)

    def choose(masks: Any) -> Any:
        masks = masks.view(bool)  # in which numpy finds what is not 0 several times as fast
        counts = numpy.count_nonzero(masks, axis=1)
        begins = numpy.cumsum(counts) - counts
        picked = begins + (rng.random(len(counts)) * counts).astype("i8")
        return numpy.flatnonzero(masks)[picked] - numpy.arange(len(counts)) * masks.shape[1]

    return choose


def fastcatan_batch() -> Play:
    """Many games of fastcatan, in masks of bits."""
    module: Any = require("fastcatan", "fastcatan", PEERS_COMMAND)
    numpy: Any = require("numpy", "numpy", PEERS_COMMAND)
    batch, choose = module.BatchedEnv(SIDE_BY_SIDE, SEED), chooser()
    batch.reset()
    masks = numpy.zeros((SIDE_BY_SIDE, module.MASK_WORDS), numpy.uint64)
    ended = numpy.zeros(SIDE_BY_SIDE, numpy.uint8)

    def play(_number: int) -> int:
        for _ in range(STEPS):
            batch.write_masks(masks)
            flags = numpy.unpackbits(masks.view(numpy.uint8), axis=1, bitorder="little")
            batch.step_autoreset(choose(flags).astype(numpy.uint32), ended)
        return STEPS * SIDE_BY_SIDE

    return play


def petteia(game_name: str) -> Play:
    """Uniform random play of one of our games by four seats, as a search or a learner drives it."""
    game: Any = require("petteia", "petteia", PETTEIA_COMMAND).load(game_name)
    choice = Random(SEED).choice

    def play(number: int) -> int:
        state = game.new(seats=4, seed=number)
        seat, decisions = state.next_seat(), 0
        while seat >= 0:
            state.apply(seat, choice(state.legal(seat)))
            seat = state.next_seat()
            decisions += 1
        return decisions

    return play


def petteia_batch(game_name: str, observed: bool) -> Play:
    """Many games of ours, in masks of bytes; with what the seats know that are asked, if that is wished."""
    numpy: Any = require("numpy", "numpy", PEERS_COMMAND)
    batch: Any = require("petteia.envs.arrays", "petteia", PETTEIA_COMMAND).ArrayBatch(game_name, SIDE_BY_SIDE, 4)
    masks = numpy.empty((SIDE_BY_SIDE, batch.actions), numpy.uint8)
    into = {"masks": masks}
    if observed:
        into["observations"] = numpy.empty((SIDE_BY_SIDE, batch.numbers), numpy.int16)
    choose = chooser()
    batch.reset(SEED, **into)

    def play(_number: int) -> int:
        for _ in range(STEPS):
            batch.step(choose(masks).astype("<i4"), **into)
        return STEPS * SIDE_BY_SIDE

    return play


def engines() -> list[Engine]:
    """Every engine, Petteia's Khôra last."""
    entrants = [
        Engine("OpenSpiel hearts", "open_spiel", openspiel("hearts")),
        Engine("OpenSpiel gin_rummy", "open_spiel", openspiel("gin_rummy")),
        Engine("Catanatron", "catanatron", catanatron()),
    ]
    if sys.version_info >= (3, 12):
        entrants += [
            Engine("fastcatan", "fastcatan", fastcatan()),
            Engine("fastcatan, batch", "fastcatan", fastcatan_batch()),
        ]
    return [
        *entrants,
        Engine("Khôra, batch", "petteia", petteia_batch("khora", observed=False)),
        Engine("Khôra, batch, observed", "petteia", petteia_batch("khora", observed=True)),
        Engine("Petteia Carpe Diem", "petteia", petteia("carpe-diem")),
        Engine("Petteia Emporion", "petteia", petteia("emporion")),
        Engine("Petteia Khôra", "petteia", petteia("khora")),
    ]


def hold_to_one_core() -> None:
    """Keep this process on one core, where the system can."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(entrants: Sequence[Engine], seconds: float, repeat: int) -> None:
    """Warm every engine up, then let them take `repeat` turns each."""
    for engine in entrants:
        engine.run(min(seconds, WARM_UP_SECONDS))
    for _ in range(repeat):
        for engine in entrants:
            gc.collect()
            engine.rates.append(engine.run(seconds))


def version(package: str) -> str:
    """The installed version of a package; for Petteia also whether its compiled engine ran."""
    if package == "petteia":
        ours: Any = import_module(package)
        return f"{ours.__version__} ({'compiled' if ours.compiled() else 'interpreted'})"
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "unknown"


def versions(entrants: Sequence[Engine]) -> dict[str, str]:
    """Python's version and each package's."""
    packages = {engine.package: version(engine.package) for engine in entrants}
    return {"python": platform.python_version(), **packages}


def table(entrants: Sequence[Engine]) -> str:
    """The measured rates and Khôra's ratio to each, as plain text."""
    ours = entrants[-1].rate
    lines = [f"{'engine':<24}{'decisions/s':>14}{'lowest':>12}{'highest':>12}{'Khôra is':>12}"]
    for engine in entrants:
        spread = f"{min(engine.rates):>12,.0f}{max(engine.rates):>12,.0f}"
        lines.append(f"{engine.name:<24}{engine.rate:>14,.0f}{spread}{ours / engine.rate:>11.2f}x")
    lines += ["", "  ".join(f"{name} {number}" for name, number in versions(entrants).items())]
    return "\n".join(lines)


def report(entrants: Sequence[Engine], seconds: float, repeat: int) -> dict[str, Any]:
    """The same as the table, for machines."""
    ours = entrants[-1].rate
    rows = [
        {
            "engine": engine.name,
            "decisions_per_second": round(engine.rate, 1),
            "turns": [round(rate, 1) for rate in engine.rates],
            "khora_ratio": round(ours / engine.rate, 4),
        }
        for engine in entrants
    ]
    return {"seconds": seconds, "repeat": repeat, "versions": versions(entrants), "engines": rows}


def positive_seconds(text: str) -> float:
    """Read a number of seconds above 0."""
    if not 0 < (seconds := float(text)) < float("inf"):
        raise argparse.ArgumentTypeError("must be above 0")
    return seconds


def positive_count(text: str) -> int:
    """Read a whole number above 0."""
    if (count := int(text)) < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return count


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Decisions per second of Petteia and its peers, driven from Python.")
    parser.add_argument("--seconds", type=positive_seconds, default=5.0, help="length of a turn (default 5)")
    parser.add_argument("--repeat", type=positive_count, default=3, help="turns per engine (default 3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; 2 when an engine is not installed."""
    options = arguments(argv)
    hold_to_one_core()  # before any engine counts the cores: fastcatan's threads would wait for each other on one
    try:
        entrants = engines()
    except NotInstalled as error:
        print(f"peers: {error}", file=sys.stderr)
        return 2
    measure(entrants, options.seconds, options.repeat)
    if options.json:
        print(json.dumps(report(entrants, options.seconds, options.repeat), ensure_ascii=False, indent=2))
    else:
        print(table(entrants))
    return 0


if __name__ == "__main__":
    sys.exit(main())
