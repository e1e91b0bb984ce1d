"""Observations for networks."""

import math
from collections.abc import Iterator
from typing import Any

import numpy
import pytest

import petteia
from petteia.envs.one_hot import OneHot
from petteia.kernel.errors import PetteiaError
from petteia.kernel.game import Game
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State


def positions(game: Game) -> Iterator[State]:
    for seats in (2, 3, 4):
        state = game.new(seats, seats)
        rng = rng_from_seed(1)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
            if state.ply % 40 == 0:
                yield state


@pytest.mark.parametrize("name", petteia.known_games())
def test_every_number_is_found_again(name: str) -> None:
    game = petteia.load(name)
    form = OneHot(game)
    column_of = {column: at for at, column in enumerate(form.names)}
    assert len(column_of) == len(form.names)
    fields = [(column, field.kind) for field in game.observation_fields() for column in field.columns()]
    for state in positions(game):
        numbers = state.observe(0)
        row = form(numpy.array(numbers, "<i2"))
        expected: Any = numpy.zeros(len(form.names), numpy.float32)
        for (column, kind), number in zip(fields, numbers):
            if kind == "one-of":
                expected[column_of[f"{column}={number}"]] = 1
            else:
                expected[column_of[column]] = (
                    number if kind == "flag" else math.copysign(math.log1p(abs(number)), number)
                )
        assert numpy.allclose(row, expected)
        assert row.dtype == numpy.float32


def test_many_at_once_are_the_same_as_one_by_one() -> None:
    game = petteia.load("khora")
    state = game.new(3, 1)
    playout(state, rng_from_seed(1))
    form = OneHot(game)
    seen = numpy.array([state.observe(seat) for seat in range(3)], "<i2")
    rows = form(seen)
    assert all((rows[seat] == form(seen[seat])).all() for seat in range(3))
    assert form(seen.reshape(3, 1, -1)).shape == (3, 1, len(form.names))


def test_arrays_that_are_no_observations() -> None:
    form = OneHot(petteia.load("khora"))
    with pytest.raises(PetteiaError, match=rf"An observation has {form.observed} numbers; the array's shape is \(3,\)"):
        form(numpy.zeros(3, "<i2"))
    with pytest.raises(PetteiaError, match="Observations are numbers of type int16, not float64"):
        form(numpy.zeros(form.observed))
