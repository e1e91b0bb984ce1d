"""A PettingZoo table: one seat takes what has brought points before, the others play at random.

    python examples/pettingzoo_table.py khora --games 20

A policy is given what its seat knows, a mask of its actions, and nothing else.
"""

import argparse

import numpy

import petteia
from petteia.envs.multi_agent import SequentialEnv


class Random:
    """Any legal action."""

    def __init__(self, seed):
        self.chance = numpy.random.default_rng(seed)

    def choose(self, seen):
        return self.chance.choice(numpy.flatnonzero(seen["action_mask"]))

    def learn(self, action, reward):
        """Nothing."""


class NearSighted(Random):
    """Mostly the action that has brought the most points so far (a bandit over all actions)."""

    def __init__(self, seed, actions):
        super().__init__(seed)
        self.times, self.points = numpy.zeros(actions), numpy.zeros(actions)

    def choose(self, seen):
        legal = numpy.flatnonzero(seen["action_mask"])
        if self.chance.random() < 0.1:
            return self.chance.choice(legal)
        hopes = (self.points[legal] + 1) / (self.times[legal] + 1)  # of what was never tried it expects a point
        return legal[hopes.argmax()]

    def learn(self, action, reward):
        self.times[action] += 1
        self.points[action] += reward


def play(env, policies, seed):
    """A whole game; gives back everybody's points."""
    env.reset(seed=seed)
    points, last = dict.fromkeys(env.possible_agents, 0.0), {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        points[agent] += reward
        if agent in last:
            policies[agent].learn(last.pop(agent), reward)
        if ended or cut:
            env.step(None)
        else:
            last[agent] = policies[agent].choose(seen)
            env.step(last[agent])
    return points


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=petteia.known_games())
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    env = SequentialEnv(chosen.game, seats=3, reward="score")
    policies = {agent: Random(number) for number, agent in enumerate(env.possible_agents)}
    policies["player_0"] = NearSighted(0, env.action_space("player_0").n)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for seed in range(chosen.games):
        for agent, points in play(env, policies, seed).items():
            totals[agent] += points / chosen.games
    for agent, mean in totals.items():
        print(f"{agent}, {type(policies[agent]).__name__}: {mean:.1f} points a game")


if __name__ == "__main__":
    main()
