"""A second game, interpreted whatever the kernel is: simultaneous secret bids, hidden hands and a die."""

from typing import cast

import pytest

from petteia.kernel.errors import IllegalAction, WrongSeat
from petteia.kernel.log import told_to
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed
from petteia.testing.conformance import conformance
from tests.kernel.tiny import GAME, Tiny


def table(seed: int = 1, seats: int = 2) -> Tiny:
    return cast(Tiny, GAME.new(seats, seed))


def test_it_conforms() -> None:
    conformance(GAME, games=4)


def test_everybody_bids_at_once_and_nobody_sees_the_others() -> None:
    state = table(seats=3)
    hidden = state.view(2)
    state.play(1, state.hands[1][0])
    assert state.waiting() == (0, 2)
    assert state.view(2) == hidden | {"waiting": [0, 2]}


def test_the_highest_bid_wins_the_prize() -> None:
    state = table()
    state.hands = [[0, 1, 2, 3], [4, 5, 6, 7]]
    prize = state.prize
    GAME.do(state, 1, "bid 5")
    GAME.do(state, 0, "bid 4")
    assert state.scores() == [0, prize]
    assert state.ranking() == [2, 1]


def test_the_last_number_bids_itself() -> None:
    state = table()
    assert playout(state, rng_from_seed(1)) == 2 * 3
    assert state.over()


def test_a_bid_is_whispered_and_the_win_is_told() -> None:
    state = table()
    events = state.listen()
    state.play(0, state.hands[0][0])
    assert [event.kind for event in told_to(events, 0)] == ["bid"]
    assert told_to(events, 1) == told_to(events, None) == []
    state.play(1, state.hands[1][0])
    assert [event.kind for event in told_to(events, None)] == ["win", "prize"]


def test_refusals_come_from_the_kernel() -> None:
    state = table()
    foreign = next(number for number in range(16) if number not in state.hands[0])
    with pytest.raises(IllegalAction, match=f"Action {foreign} is not open to seat 0 now"):
        state.play(0, foreign)
    state.play(0, state.hands[0][0])
    with pytest.raises(WrongSeat, match="Seat 0 owes no decision now; the game waits for 1"):
        state.play(0, state.hands[0][1])
