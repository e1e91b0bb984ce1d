"""Whoever learns something by a decision cannot take it back: the rules note it, and trials with other deals agree."""

import pytest

import petteia
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from petteia.testing.checks_of_secrets import demand_noted
from petteia.testing.tables import random_decision
from tests.games.khora.table import table

GAMES = ("carpe-diem", "emporion", "khora")


def learns_by(state: State, seat: int, move: str) -> bool:
    """Whether a seat learns something by its own decision."""
    after = state.copy()
    after.play(seat, petteia.load("khora").codec.read(move))
    return after.has_learned(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_trials_find_is_noted(name: str, seats: int) -> None:
    state = petteia.load(name).new(seats, seed=seats)
    rng = rng_from_seed(seats)
    while not state.over():
        seat, action = random_decision(state, rng)
        demand_noted(state, seat, action, rng, alternatives=3)
        state.play(seat, action)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_many_trials_find_is_noted(name: str) -> None:
    for number in range(9):
        state = petteia.load(name).new(2 + number % 3, seed=1000 + number)
        rng = rng_from_seed(number)
        while not state.over():
            seat, action = random_decision(state, rng)
            demand_noted(state, seat, action, rng, alternatives=16)
            state.play(seat, action)


# Khôra shows in many ways what was hidden.


def test_a_purchase_tells_nothing() -> None:
    game = table(p0={"tiles": ["trade"], "drachma": 9}, p1={"tiles": ["military"], "troops": 9})
    assert not learns_by(game.state, 0, "buy red")


def test_whether_somebody_else_can_play_a_card_is_learned() -> None:
    game = table(p0={"tiles": ["trade"], "drachma": 9}, p1={"tiles": ["politics"], "hand": ["bank"]})
    assert learns_by(game.state, 0, "buy red")


def test_whether_one_can_play_a_card_oneself_is_no_news() -> None:
    game = table(p0={"tiles": ["trade", "politics"], "drachma": 9, "hand": ["bank"]})
    assert not learns_by(game.state, 0, "buy red")


def test_answers_given_at_once_are_learned_when_the_last_one_is_in() -> None:
    trader = {"tiles": ["trade"], "drachma": 9}
    game = table(p0=trader, p1=trader)
    assert not learns_by(game.state, 0, "buy red")
    game.do(0, "buy red")
    assert learns_by(game.state, 1, "buy blue")
