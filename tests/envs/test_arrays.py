"""Many games whose results are written into arrays of the caller."""

from typing import Any

import numpy
import pytest

import petteia
from petteia.envs.arrays import ArrayBatch
from petteia.kernel.errors import BadArray, BadOption, BadSeats, IllegalAction, PetteiaError, WrongSeat
from petteia.kernel.position import digest

GAMES = 3


def empty(shape: int | tuple[int, ...], kind: str) -> Any:
    """An array of zeros."""
    return numpy.zeros(shape, kind)


def arrays_for(batch: ArrayBatch) -> dict[str, Any]:
    """Arrays that fit, full of what no step writes."""
    return {
        "observations": numpy.full((batch.games, batch.numbers), -7, "i2"),
        "masks": numpy.full((batch.games, batch.actions), 7, "u1"),
        "seats": numpy.full(batch.games, -7, "i8"),
        "rewards": numpy.full((batch.games, batch.seats), -7, "f4"),
        "ended": numpy.ones(batch.games, bool),
    }


@pytest.mark.slow
@pytest.mark.parametrize("reward", ["win", "rank", "margin", "score"])
@pytest.mark.parametrize("game", petteia.known_games())
def test_a_game_is_written_as_it_is_alone(game: str, reward: str) -> None:
    batch = ArrayBatch(game, GAMES, 2, reward=reward)
    into = arrays_for(batch)
    batch.reset(20, **into)
    assert not into["rewards"].any()
    assert not into["ended"].any()
    alone = petteia.load(game).new(2, 21)
    begun, paid = alone.scores(), numpy.zeros(2)
    while not into["ended"][1]:
        seat = alone.next_seat()
        assert into["seats"][1] == seat
        assert into["observations"][1].tolist() == alone.observe(seat)
        assert numpy.flatnonzero(into["masks"][1]).tolist() == list(alone.legal(seat))
        actions = into["masks"].argmax(axis=1)
        alone.play(seat, int(actions[1]))
        ends = batch.step(actions, **into)
        paid += into["rewards"][1]
    last = next(end for end in ends if end.game == 1)
    assert alone.over()
    assert last.scores == alone.scores()
    mine, other = alone.scores()
    wins = [(place == 1) / alone.ranking().count(1) for place in alone.ranking()]
    expected = {"win": wins, "rank": wins, "margin": [mine - other, other - mine],
                "score": [mine - begun[0], other - begun[1]]}  # fmt: skip
    assert paid.tolist() == expected[reward]
    fresh = petteia.load(game).new(2, 21 + GAMES)
    assert into["observations"][1].tolist() == fresh.observe(fresh.next_seat())


def test_only_what_is_asked_for_is_written() -> None:
    batch = ArrayBatch("khora", GAMES, 2)
    masks = empty((GAMES, batch.actions), "?")
    batch.reset(1, masks=masks)
    before = masks.copy()
    batch.step(masks.argmax(axis=1))
    assert (masks == before).all()
    seats = empty((5, GAMES), "i8")
    assert batch.batch is not None
    moves = [state.legal(seat)[0] for state, seat in zip(batch.batch.states, batch.batch.to_move)]
    batch.step(numpy.array(moves, "i4"), seats=seats[2])  # a row of something larger
    assert seats[2].tolist() == batch.batch.to_move
    assert not seats[[0, 1, 3, 4]].any()


def test_points_of_steps_that_nobody_asked_about_are_not_paid_later() -> None:
    batch = ArrayBatch("emporion", 1, 2, reward="score")
    rewards, masks, ended = empty((1, 2), "f8"), empty((1, batch.actions), "?"), empty(1, "?")
    batch.reset(2, masks=masks)
    while not ended[0]:
        batch.step(masks.argmax(axis=1), masks=masks, ended=ended)
    assert batch.batch is not None
    before = batch.batch.states[0].scores()
    batch.step(masks.argmax(axis=1), rewards=rewards)
    assert rewards[0].tolist() == [now - then for now, then in zip(batch.batch.states[0].scores(), before)]


def test_a_part_of_a_batch_plays_as_it_does_in_the_whole() -> None:
    whole, part = ArrayBatch("emporion", 4, 2), ArrayBatch("emporion", 2, 2)
    all_masks, masks = empty((4, whole.actions), "?"), empty((2, whole.actions), "?")
    all_ended, ended = empty(4, "?"), empty(2, "?")
    whole.reset(10, masks=all_masks)
    part.reset(12, apart=4, masks=masks)
    games = 0
    while games < 4:
        assert (all_masks[2:] == masks).all()
        whole.step(all_masks.argmax(axis=1), masks=all_masks, ended=all_ended)
        part.step(masks.argmax(axis=1), masks=masks, ended=ended)
        assert (all_ended[2:] == ended).all()
        games += ended.sum()


def readonly(array: Any) -> Any:
    array.flags.writeable = False
    return array


KHORA = ArrayBatch("khora", 2, 2)
BAD_ARRAYS = [
    ("observations", numpy.zeros((2, KHORA.numbers), "f4"), "observations: the numbers should be int16, not float32"),
    ("observations", numpy.zeros((2, KHORA.numbers), ">i2"), "observations: the numbers should be int16, not >h"),
    ("observations", numpy.zeros((1, KHORA.numbers), "i2"), r"observations: the shape should be \(2, \d+\), not \(1, "),
    ("observations", numpy.zeros(2 * KHORA.numbers, "i2"), r"observations: the shape should be \(2, \d+\), not \(\d+,"),
    ("observations", numpy.zeros((KHORA.numbers, 2), "i2").T, "observations: the array should be contiguous"),
    ("masks", numpy.zeros((2, 2 * KHORA.actions), "u1")[:, ::2], "masks: the array should be contiguous"),
    ("masks", numpy.zeros((2, KHORA.actions), "i8"), "masks: the numbers should be bool or int8 or uint8, not int64"),
    ("masks", readonly(numpy.zeros((2, KHORA.actions), "u1")), "masks: the array can only be read"),
    ("masks", bytearray(9), r"masks: the shape should be \(2, \d+\), not \(9,\)"),
    ("masks", [[0], [1]], "masks: an array is wanted, and list lends no memory"),
    ("seats", numpy.zeros(2, "i4"), "seats: the numbers should be int64, not int32"),
    ("seats", numpy.zeros((2, 1), "i8"), r"seats: the shape should be \(2,\), not \(2, 1\)"),
    ("rewards", numpy.zeros((2, 2), "f2"), "rewards: the numbers should be float32 or float64, not float16"),
    ("rewards", numpy.zeros((2, 3)), r"rewards: the shape should be \(2, 2\), not \(2, 3\)"),
    ("rewards", numpy.zeros((2, 2)).T, "rewards: the array should be contiguous"),
    ("ended", numpy.zeros(2, "i1"), "ended: the numbers should be bool, not int8"),
    ("ended", 3, "ended: an array is wanted, and int lends no memory"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "array", "why"), BAD_ARRAYS)
def test_arrays_that_do_not_fit_change_nothing(name: str, array: Any, why: str) -> None:
    batch = ArrayBatch("khora", 2, 2)
    good = arrays_for(batch)
    with pytest.raises(BadArray, match=why):
        batch.reset(1, **{**good, name: array})
    assert batch.batch is None
    unchanged(good, batch)
    batch.reset(1)
    assert batch.batch is not None
    actions = [state.legal(seat)[0] for state, seat in zip(batch.batch.states, batch.batch.to_move)]
    before = [digest(state) for state in batch.batch.states]
    with pytest.raises(BadArray, match=why):
        batch.step(actions, **{**good, name: array})
    assert [digest(state) for state in batch.batch.states] == before
    unchanged(good, batch)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([1], r"Actions are an array of shape \(2,\), not \(1,\)"),
        ([[1], [1]], r"not \(2, 1\)"),
        ([1.0, 2.0], "Actions are whole numbers, not float64"),
        ([True, False], "Actions are whole numbers, not bool"),
        (numpy.array([0, 0], "i4"), "In game 0, action 0 is not open to seat"),
        ([0, -(2**40)], "In game 0, action 0 is not open to seat"),
        ([2**40, 2**33], "In game 0, action 2147483647 is not open"),
    ],
)
def test_bad_actions_change_nothing(actions: object, why: str) -> None:
    batch = ArrayBatch("khora", 2, 2)
    good = arrays_for(batch)
    with pytest.raises(WrongSeat, match="No game has begun; reset the batch first"):
        batch.step(actions, **good)
    batch.reset(1)
    assert batch.batch is not None
    before = [digest(state) for state in batch.batch.states]
    with pytest.raises(IllegalAction, match=why):
        batch.step(actions, **good)
    assert [digest(state) for state in batch.batch.states] == before
    unchanged(good, batch)


def unchanged(arrays: dict[str, Any], batch: ArrayBatch) -> None:
    assert all((arrays[name] == array).all() for name, array in arrays_for(batch).items())


@pytest.mark.parametrize(
    ("wanted", "error", "why"),
    [
        ({"games": 0}, BadSeats, "at least one game, not 0"),
        ({"seats": 5}, BadSeats, "khora is for 2 to 4 players, not 5"),
        ({"reward": "fame"}, BadOption, "There is no reward 'fame'"),
        ({"sail": "on"}, BadOption, "khora has no option 'sail'"),
    ],
)
def test_batches_that_cannot_be(wanted: dict[str, Any], error: type[PetteiaError], why: str) -> None:
    with pytest.raises(error, match=why):
        ArrayBatch("khora", **{"games": 2, **wanted})
