"""What the learner with PyTorch does before PyTorch has its turn; that need not be installed."""

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest

from petteia.envs.arrays import ArrayBatch

EXAMPLES = Path(__file__).parents[2] / "examples"

pytestmark = pytest.mark.slow


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("torch_self_play")


class Lowest:
    """Takes the first legal action."""

    def choose(self, seen: dict[str, Any]) -> Any:
        return seen["action_mask"].argmax(axis=1)


def test_a_decision_gains_what_its_seat_gets_in_the_end(example: ModuleType) -> None:
    batch = ArrayBatch("emporion", 2, 2, reward="rank")
    rollout = example.Rollout(batch, 150)
    rollout.begin(batch, 5)
    rollout.play(batch, Lowest())
    gains = rollout.gains()
    for game in range(2):
        begun = 0
        for step in numpy.flatnonzero(rollout.ended[:, game]):
            ranks = rollout.rewards[step, game]
            assert sorted(ranks) in ([0, 1], [0.5, 0.5])
            assert (gains[begun : step + 1, game] == ranks[rollout.seats[begun : step + 1, game]]).all()
            begun = int(step) + 1
        assert begun
        assert numpy.isnan(gains[begun:, game]).all()


def test_a_round_goes_on_where_the_last_one_ended(example: ModuleType) -> None:
    one, other = (ArrayBatch("khora", 3, 2, reward="rank") for _ in range(2))
    long, short = example.Rollout(one, 60), example.Rollout(other, 30)
    long.begin(one, 5)
    long.play(one, Lowest())
    short.begin(other, 5)
    for begin in (0, 30):
        short.play(other, Lowest())
        assert (short.actions == long.actions[begin : begin + 30]).all()
        assert (short.observations == long.observations[begin : begin + 31]).all()


def test_it_learns_or_says_what_it_needs(example: ModuleType) -> None:
    small = ("khora", "--rounds", "1", "--games", "2", "--steps", "120", "--trials", "2", "--hidden", "8")
    done = subprocess.run(
        [sys.executable, EXAMPLES / "torch_self_play.py", *small], capture_output=True, text=True, check=False
    )
    if find_spec("torch") is None:
        assert (done.returncode, done.stderr.strip()) == (1, example.NEEDS_TORCH)
    else:
        assert done.returncode == 0, done.stderr
        assert [line.partition(",")[0] for line in done.stdout.splitlines()] == ["round 0", "round 1"]
