"""A learner that plays against itself: a policy of one matrix, learned by REINFORCE, with numpy alone.

    python examples/self_play.py khora --minutes 10

It begins as random play. After every round of games, what the better half did becomes a little more likely. Now and
then it plays against the bot `random`, and says what share of the games it wins: two equal players have 0.5 each.
"""

import argparse
import time

import numpy

import petteia
from petteia.envs.one_hot import OneHot
from petteia.envs.one_seat import OneSeatEnv
from petteia.envs.vector import SelfPlayVectorEnv


class Policy:
    """A weight for each feature and action; the chance of an action is the softmax over those that are legal."""

    def __init__(self, game, rate, seed):
        self.features = OneHot(game)
        self.weights = numpy.zeros((len(self.features.names), len(game.codec.moves)), numpy.float32)
        self.first, self.second, self.updates = numpy.zeros_like(self.weights), numpy.zeros_like(self.weights), 0
        self.rate = rate
        self.chance = numpy.random.default_rng(seed)

    def chances(self, rows, masks):
        worth = numpy.where(masks, rows @ self.weights, -numpy.inf)
        grown = numpy.exp(worth - worth.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True)

    def choose(self, seen):
        """An action for each row of observations, by its chances."""
        chances = self.chances(self.features(seen["observation"]), seen["action_mask"])
        return (numpy.log(chances + 1e-30) + self.chance.gumbel(size=chances.shape)).argmax(axis=1)

    def learn(self, seen, masks, actions, gains, portion=1024):
        """Make actions more likely by what they gained (Adam, in portions and in random order)."""
        order = self.chance.permutation(len(actions))
        for begin in range(0, len(order), portion):
            part = order[begin : begin + portion]
            rows = self.features(seen[part])
            push = -self.chances(rows, masks[part])
            push[numpy.arange(len(part)), actions[part]] += 1
            self.step(rows.T @ (push * gains[part, None]) / len(part))

    def step(self, gradient):
        self.updates += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.001 * (gradient**2 - self.second)
        scale = numpy.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        self.weights += self.rate * scale * self.first / (numpy.sqrt(self.second) + 1e-8)


def play_round(envs, policy, seen, infos, steps):
    """Play on in all games; give back the decisions of those that ended, and what each of them gained."""
    kept = {"observation": [], "action_mask": [], "action": [], "seat": []}
    gains = numpy.full((steps, envs.num_envs), numpy.nan, numpy.float32)
    begun = numpy.zeros(envs.num_envs, int)
    for step in range(steps):
        actions = policy.choose(seen)
        for name, value in (*seen.items(), ("action", actions), ("seat", infos["seat"])):
            kept[name].append(value)
        seen, _, ended, _, infos = envs.step(actions)
        for game in numpy.flatnonzero(ended):
            seats = [kept["seat"][at][game] for at in range(begun[game], step + 1)]
            gains[begun[game] : step + 1, game] = infos["rewards"][game][seats] - 0.5  # 0.5: the mean of all ranks
            begun[game] = step + 1
    done = ~numpy.isnan(gains)
    decisions = [numpy.stack(kept[name])[done] for name in ("observation", "action_mask", "action")]
    return seen, infos, (*decisions, gains[done])


def share_of_wins(game, seats, policy, games):
    """How often the policy wins against random play; it sits on each seat in turn."""
    won = 0.0
    for number in range(games):
        env = OneSeatEnv(game, seats, seat=number % seats, bots="random", reward="win")
        seen, _ = env.reset(seed=number)
        ended = False
        while not ended:
            rows = {name: value[None] for name, value in seen.items()}
            seen, reward, ended, _, _ = env.step(policy.choose(rows)[0])
        won += reward
    return won / games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=petteia.known_games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=10**6, help="end after so many rounds, if not before")
    parser.add_argument("--games", type=int, default=32, help="that are played side by side")
    parser.add_argument("--steps", type=int, default=512, help="decisions of each in a round")
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--trials", type=int, default=100, help="games against random play, now and then")
    parser.add_argument("--every", type=int, default=10, help="rounds between two such trials")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    policy = Policy(petteia.load(chosen.game), chosen.rate, chosen.seed)
    envs = SelfPlayVectorEnv(chosen.game, chosen.games, chosen.seats, reward="rank")
    seen, infos = envs.reset(seed=chosen.seed)
    end = time.monotonic() + 60 * chosen.minutes
    decisions = 0
    for number in range(chosen.rounds + 1):
        if number:
            seen, infos, found = play_round(envs, policy, seen, infos, chosen.steps)
            policy.learn(*found)
            decisions += len(found[-1])
        last = number == chosen.rounds or time.monotonic() > end
        if last or number % chosen.every == 0:
            share = share_of_wins(chosen.game, chosen.seats, policy, chosen.trials)
            print(f"round {number}, {decisions} decisions: wins {share:.2f} of the games", flush=True)
        if last:
            break


if __name__ == "__main__":
    main()
