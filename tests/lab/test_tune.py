"""Tuning: the same call gives the same weights, whoever does the work, and they are weights of the game."""

import tomllib

import pytest

import petteia
from petteia.kernel.errors import BadOption
from petteia.lab.tune import Generation, tune, weights_text
from tests.kernel.tiny import GAME as TINY

KHORA = petteia.load("khora")


def test_the_same_call_gives_the_same_weights() -> None:
    told: list[Generation] = []
    first = tune(KHORA, 2, 2, 1, seed=3, on_generation=told.append)
    assert tune(KHORA, 2, 2, 1, seed=3, workers=2) == first
    assert tune(KHORA, 2, 2, 1, seed=4) != first
    assert [generation.number for generation in told] == [1, 2]
    assert told[-1].weights == first
    assert told[0].best >= told[0].mean


def test_what_comes_out_can_be_played_with_and_written_down() -> None:
    weights = tune(KHORA, 2, 1, 1, seed=1)
    assert tomllib.loads(weights_text(weights)) == weights
    KHORA.heuristic(weights)
    assert weights.keys() == KHORA.weights().keys()
    assert weights != KHORA.weights()


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadOption, match="generation"):
        tune(KHORA, 2, 0, 1)
    with pytest.raises(BadOption, match="no weights"):
        tune(TINY, TINY.min_seats, 1, 1)
