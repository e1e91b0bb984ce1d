"""Self-play in several processes, or on a Ray cluster: whoever plays a share of the games, the results are the same.

    python examples/many_processes.py khora --processes 2
    python examples/many_processes.py khora --ray auto

A share is a batch of games, and a function of its number: the seeds of its games and its choices follow from it. A
learner would hand the weights of its network along, and get decisions back instead of results.
"""

import argparse
import time
from functools import partial

import numpy

import petteia
from petteia.envs.arrays import ArrayBatch
from petteia.lab.ray_cluster import check_ray, spread_on_ray
from petteia.lab.workers import spread, usual_workers


def choose(masks, chance):
    """A random legal action in each row."""
    counts = masks.sum(axis=1)
    places = counts.cumsum() - counts + (chance.random(len(masks)) * counts).astype(int)
    return numpy.flatnonzero(masks)[places] % masks.shape[1]


def play_share(game, seats, games, steps, number):
    """Play some steps of a batch; gives back the share's number, how many games ended, and how many each seat won."""
    batch = ArrayBatch(game, games, seats, reward="win")
    chance = numpy.random.default_rng(number)
    seen = numpy.empty((games, batch.numbers), numpy.int16)
    masks = numpy.empty((games, batch.actions), bool)
    rewards, ended = numpy.empty((games, seats)), numpy.empty(games, bool)
    batch.reset(number * 10**9, observations=seen, masks=masks)
    finished, won = 0, numpy.zeros(seats)
    for _ in range(steps):
        batch.step(choose(masks, chance), observations=seen, masks=masks, rewards=rewards, ended=ended)
        finished += int(ended.sum())
        won += rewards.sum(axis=0)
    return number, finished, won.round(6).tolist()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=petteia.known_games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--shares", type=int, default=8)
    parser.add_argument("--games", type=int, default=256, help="of a share, side by side")
    parser.add_argument("--steps", type=int, default=500, help="of each game of a share")
    parser.add_argument("--processes", type=int, default=usual_workers())
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, instead of processes here")
    chosen = parser.parse_args()
    work = partial(play_share, chosen.game, chosen.seats, chosen.games, chosen.steps)
    numbers = range(chosen.shares)
    begun = time.monotonic()
    if chosen.ray:
        portions = spread_on_ray(work, numbers, check_ray(chosen.ray))
    else:
        portions = spread(work, numbers, chosen.processes)
    for number, finished, won in sorted(share for portion in portions for share in portion):
        print(f"share {number}: {finished} games ended, won by each seat: {won}")
    decisions = chosen.shares * chosen.games * chosen.steps
    print(f"{decisions} decisions, {decisions / (time.monotonic() - begun):,.0f} a second")


if __name__ == "__main__":
    main()
