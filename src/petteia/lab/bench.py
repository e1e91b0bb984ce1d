"""How fast the engine is, on one core: playouts inside it, games driven from Python, copies and redeals.

Time is the CPU time of the process and each figure the median of several turns, so that other work on the machine
does not decide it. The interpreted engine is measured in the same run, by another process.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median

import petteia
from petteia.bots.levels import make_bot
from petteia.bots.search import Search, SearchSettings
from petteia.kernel.errors import BadOption
from petteia.kernel.game import Game
from petteia.kernel.playout import play_on, playout
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State

TURNS = 5
BATCH = 200  # calls between two looks at the clock
CUT = 10  # decisions of a rollout
TO_THE_END = 10**6


def bench(game: Game, seats: int, seconds: float = 5.0) -> dict[str, object]:
    """All figures, in about `seconds` seconds each."""
    check_seconds(seconds)
    game.check_seats(seats)
    turn = seconds / TURNS
    playouts = median(playout_rate(game, seats, turn, number) for number in range(TURNS))
    per_game = decisions_per_game(game, seats)
    return {
        "game": game.name,
        "seats": seats,
        "compiled": petteia.compiled(),
        "playout_decisions_per_s": round(playouts),
        "driven_decisions_per_s": round(median(driven_rate(game, seats, turn, number) for number in range(TURNS))),
        "interpreted_decisions_per_s": round(interpreted_rate(game, seats, seconds)),
        "games_per_s": round(playouts / per_game),
        "decisions_per_game": round(per_game, 1),
        "copy_us": round(median(call_us(middle(game, seats).copy, turn) for _ in range(TURNS)), 3),
        "redeal_us": round(median(redeal_us(game, seats, turn) for _ in range(TURNS)), 3),
    }


def bench_bots(game: Game, seats: int, seconds: float = 5.0) -> dict[str, object]:
    """How fast bots think, on one core, from the middle of a game."""
    check_seconds(seconds)
    game.check_seats(seats)
    turn = seconds / TURNS
    return {
        "game": game.name,
        "seats": seats,
        "compiled": petteia.compiled(),
        "search_iterations_per_s": round(median(search_rate(game, seats, turn, CUT) for _ in range(TURNS))),
        "search_cut": CUT,
        "search_to_the_end_per_s": round(median(search_rate(game, seats, turn, TO_THE_END) for _ in range(TURNS))),
        "expert_decisions_per_s": round(1e6 / bot_us("expert", game, seats, seconds, 1), 1),
        "greedy_decisions_per_s": round(1e6 / median(bot_us("greedy", game, seats, turn) for _ in range(TURNS))),
    }


def check_seconds(seconds: float) -> None:
    """A time that a figure can be measured in."""
    if not 0 < seconds <= 600:
        raise BadOption(f"The seconds should be more than 0 and at most 600, not {seconds}.")


def search_rate(game: Game, seats: int, seconds: float, cut: int) -> float:
    """Iterations a second of the searching bot when rollouts end after a number of decisions."""
    state = middle(game, seats)
    settings = SearchSettings(1 << 40, seconds * 1000)
    settings.cut = cut
    settings.decided_early = False
    bot = Search(game.heuristic({}), settings, rng_from_seed(1))
    begun = time.process_time()
    bot.choose(state, state.waiting()[0])
    return float(bot.done) / (time.process_time() - begun)


def bot_us(name: str, game: Game, seats: int, seconds: float, batch: int = BATCH) -> float:
    """Microseconds for one decision of a bot."""
    state = middle(game, seats)
    bot = make_bot(name, game, 1)
    return call_us(lambda: bot.choose(state, state.waiting()[0]), seconds, batch)


def playout_rate(game: Game, seats: int, seconds: float, turn: int) -> float:
    """Decisions a second in random playouts inside the engine, the set-up of each game included."""
    rng = rng_from_seed(turn)
    decisions = 0
    seed = turn * 1_000_000
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(10):
            decisions += playout(game.new(seats, seed), rng)
            seed += 1
    return decisions / spent


def decisions_per_game(game: Game, seats: int) -> float:
    """The mean length of a random game."""
    rng = rng_from_seed(1)
    games = 200
    return sum(playout(game.new(seats, seed), rng) for seed in range(games)) / games


def driven_rate(game: Game, seats: int, seconds: float, turn: int) -> float:
    """Decisions a second when Python code asks for the legal actions and plays one of them at random."""
    choice = Random(turn).choice
    decisions = 0
    seed = turn * 1_000_000
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = game.new(seats, seed)
        seed += 1
        while not state.over():
            for seat in state.waiting():
                state.play(seat, choice(state.legal(seat)))
        decisions += state.ply
    return decisions / spent


def interpreted_rate(game: Game, seats: int, seconds: float) -> float:
    """Playouts of the interpreted engine, in a process of its own."""
    command = [sys.executable, "-m", "petteia.lab.bench", game.name, str(seats), str(seconds)]
    environment = os.environ | {"PETTEIA_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def middle(game: Game, seats: int) -> State:
    """A position in the middle of a game: half as many decisions as that game has in all."""
    state = game.new(seats, 3)
    length = playout(state.copy(), rng_from_seed(5))
    play_on(state, rng_from_seed(5), length // 2)
    return state


def redeal_us(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for one redeal in the middle of a game."""
    state = middle(game, seats)
    rng = rng_from_seed(6)
    return call_us(lambda: state.redeal(0, rng), seconds)


def call_us(call: Callable[[], object], seconds: float, batch: int = BATCH) -> float:
    calls = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(batch):
            call()
        calls += batch
    return spent / calls * 1e6


def main(arguments: list[str]) -> None:
    """Print the playouts a second of the engine that runs here: what `interpreted_rate` asks another process for."""
    name, seats, seconds = arguments
    game = petteia.load(name)
    turn = float(seconds) / TURNS
    print(json.dumps(median(playout_rate(game, int(seats), turn, number) for number in range(TURNS))))


if __name__ == "__main__":
    main(sys.argv[1:])
