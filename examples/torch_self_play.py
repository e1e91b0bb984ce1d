"""A learner that plays against itself, with PyTorch: a network with a policy and a value, on the CPU.

    python examples/torch_self_play.py khora --minutes 10

As self_play.py, which needs numpy alone, it begins as random play and says now and then what share of the games it wins
against the bot `random`. The batch writes straight into the arrays that the network learns from.
"""

import argparse
import sys
import time

import numpy
from self_play import share_of_wins

import petteia
from petteia.envs.arrays import ArrayBatch
from petteia.envs.one_hot import OneHot

NEEDS_TORCH = "This example needs PyTorch, which Petteia does not bring: pip install torch"


class Rollout:
    """The decisions of a round, in arrays of (steps, games, ...)."""

    def __init__(self, batch, steps):
        games = batch.games
        self.observations = numpy.empty((steps + 1, games, batch.numbers), numpy.int16)
        self.masks = numpy.empty((steps + 1, games, batch.actions), bool)
        self.seats = numpy.empty((steps + 1, games), numpy.int64)
        self.actions = numpy.empty((steps, games), numpy.int64)
        self.rewards = numpy.empty((steps, games, batch.seats), numpy.float32)
        self.ended = numpy.empty((steps, games), bool)

    def now(self, step):
        """The arrays in which the batch describes a step."""
        return {"observations": self.observations[step], "masks": self.masks[step], "seats": self.seats[step]}

    def begin(self, batch, seed):
        batch.reset(seed, **self.now(-1))

    def play(self, batch, policy):
        """Go on where the last round ended."""
        for array in self.now(0):
            getattr(self, array)[0] = getattr(self, array)[-1]
        for step in range(len(self.actions)):
            seen = {"observation": self.observations[step], "action_mask": self.masks[step]}
            self.actions[step] = policy.choose(seen)
            after = self.now(step + 1)
            batch.step(self.actions[step], **after, rewards=self.rewards[step], ended=self.ended[step])

    def gains(self):
        """What each decision's seat gets in the end; no number where its game is not over yet."""
        found = numpy.empty(self.actions.shape, numpy.float32)
        final = numpy.full(self.rewards.shape[1:], numpy.nan, numpy.float32)
        for step in reversed(range(len(found))):
            final[self.ended[step]] = self.rewards[step][self.ended[step]]
            found[step] = final[numpy.arange(len(final)), self.seats[step]]
        return found


class Policy:
    """A network of one hidden layer; its outputs are a weight for each action, and what the seat will get."""

    def __init__(self, torch, game, rate, hidden, seed):
        torch.manual_seed(seed)
        self.torch = torch
        self.features = OneHot(game)
        self.network = torch.nn.Sequential(
            torch.nn.Linear(len(self.features.names), hidden),
            torch.nn.ReLU(),
            torch.nn.Linear(hidden, len(game.codec.moves) + 1),
        )
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=rate)

    def look(self, observations, masks):
        """The chances of all actions, as a distribution, and what is expected to be got."""
        out = self.network(self.torch.from_numpy(self.features(observations)))
        weights = out[:, :-1].masked_fill(~self.torch.from_numpy(masks.astype(bool)), -1e9)
        return self.torch.distributions.Categorical(logits=weights), out[:, -1]

    def choose(self, seen):
        """An action for each row of observations, by its chances."""
        with self.torch.no_grad():
            return self.look(seen["observation"], seen["action_mask"])[0].sample().numpy()

    def learn(self, rollout, portion=1024):
        """Make actions more likely that brought more than was expected; gives back from how many it has learned."""
        gains = rollout.gains()
        steps, games = numpy.nonzero(~numpy.isnan(gains))
        order = self.torch.randperm(len(steps)).numpy()
        for begin in range(0, len(order), portion):
            at = steps[order[begin : begin + portion]], games[order[begin : begin + portion]]
            chances, expected = self.look(rollout.observations[:-1][at], rollout.masks[:-1][at])
            gained = self.torch.from_numpy(gains[at])
            surprise = gained - expected
            chosen = chances.log_prob(self.torch.from_numpy(rollout.actions[at]))
            loss = (surprise**2 - chosen * surprise.detach() - 0.01 * chances.entropy()).mean()
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
        return len(order)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=petteia.known_games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=10**6, help="end after so many rounds, if not before")
    parser.add_argument("--games", type=int, default=32, help="that are played side by side")
    parser.add_argument("--steps", type=int, default=512, help="decisions of each in a round")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--hidden", type=int, default=128, help="units of the hidden layer")
    parser.add_argument("--trials", type=int, default=100, help="games against random play, now and then")
    parser.add_argument("--every", type=int, default=10, help="rounds between two such trials")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    try:
        import torch
    except ImportError:
        sys.exit(NEEDS_TORCH)
    batch = ArrayBatch(chosen.game, chosen.games, chosen.seats, reward="rank")
    policy = Policy(torch, batch.game, chosen.rate, chosen.hidden, chosen.seed)
    rollout = Rollout(batch, chosen.steps)
    rollout.begin(batch, chosen.seed)
    end = time.monotonic() + 60 * chosen.minutes
    decisions = 0
    for number in range(chosen.rounds + 1):
        if number:
            rollout.play(batch, policy)
            decisions += policy.learn(rollout)
        last = number == chosen.rounds or time.monotonic() > end
        if last or number % chosen.every == 0:
            share = share_of_wins(chosen.game, chosen.seats, policy, chosen.trials)
            print(f"round {number}, {decisions} decisions: wins {share:.2f} of the games", flush=True)
        if last:
            break


if __name__ == "__main__":
    main()
