"""The learner runs, and learns the same from the same seed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import petteia

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play.py"
SMALL = ("--rounds", "2", "--games", "4", "--steps", "150", "--trials", "4")


@pytest.mark.slow
@pytest.mark.parametrize("game", petteia.known_games())
def test_the_learner_runs(game: str) -> None:
    command = [sys.executable, str(EXAMPLE), game, *SMALL]
    said = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert said[0] == said[1]
    trials = re.findall(r"round (\d+), (\d+) decisions: wins ([01]\.\d\d) of the games\n", said[0])
    assert [number for number, _, _ in trials] == ["0", "2"]
    assert int(trials[1][1]) > int(trials[0][1]) == 0
