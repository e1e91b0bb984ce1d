"""Tuning: the same call gives the same weights, whoever does the work, and they are weights of the game."""

import tomllib

import pytest

import petteia
from petteia.kernel.errors import BadOption
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.lab.tune import Generation, Trial, measure, tune, weights_text
from tests.kernel.tiny import GAME as TINY

pytestmark = pytest.mark.slow

KHORA = petteia.load("khora")


def test_the_same_call_gives_the_same_weights() -> None:
    told: list[Generation] = []
    first = tune(KHORA, 2, 2, 1, seed=3, on_generation=told.append)
    assert tune(KHORA, 2, 2, 1, seed=3, workers=2) == first
    assert tune(KHORA, 2, 2, 1, seed=4) != first
    assert [generation.number for generation in told] == [1, 2]
    assert told[-1].weights == first
    assert told[0].best >= told[0].mean


def test_the_first_rivals_stay_when_better_ones_join_them(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[list[Weights]] = []

    class Noted(Trial):
        def __call__(self, number: int) -> tuple[int, float]:
            if number == 0:
                met.append(list(self.rivals))
            return number, float(number)

    monkeypatch.setattr("petteia.lab.tune.NEW_RIVALS", 1)
    monkeypatch.setattr("petteia.lab.tune.Trial", Noted)
    told: list[Generation] = []
    tune(KHORA, 2, 3, 1, on_generation=told.append)
    assert met == [[KHORA.weights(), *(generation.weights for generation in told[:n])] for n in range(3)]


def test_a_deal_says_which_rivals_play() -> None:
    own, weak = KHORA.heuristic({}), Heuristic()
    for deal, rival, absent in ((3, own, weak), (4, weak, own)):
        found = measure(KHORA, 2, own, [own, weak], 0, deal)
        assert found == measure(KHORA, 2, own, [rival], 0, deal)
        assert found != measure(KHORA, 2, own, [absent], 0, deal)


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
