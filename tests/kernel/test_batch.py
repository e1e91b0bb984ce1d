"""Many games side by side."""

from struct import pack

import pytest

import petteia
from petteia.kernel.batch import AT_HAND, Batch, mask_of
from petteia.kernel.errors import BadSeats, IllegalAction
from petteia.kernel.game import Game
from petteia.kernel.observation import WIDTH
from petteia.kernel.position import digest
from petteia.kernel.state import State
from tests.kernel.tiny import GAME

GAMES = [GAME, *(petteia.load(name) for name in petteia.known_games())]


def first_legal(masks: bytes, games: int) -> list[int]:
    """The first legal action of each game."""
    width = len(masks) // games
    return [masks[number * width : (number + 1) * width].index(1) for number in range(games)]


def as_actions(actions: list[int]) -> bytes:
    return pack(f"<{len(actions)}i", *actions)


def alone(game: Game, seats: int, seed: int) -> State:
    """A game in which everybody does the first thing that is legal."""
    state = game.new(seats, seed)
    while (seat := state.next_seat()) >= 0:
        state.play(seat, state.legal(seat)[0])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_game_of_a_batch_is_played_as_if_it_were_alone(game: Game) -> None:
    batch = Batch(game, 3, game.min_seats, 10, {})
    width = len(batch.observations()) // 3
    ends: list[tuple[int, int, list[int], list[int]]] = []
    while len(ends) < 4:
        for number, state in enumerate(batch.states):
            seat = batch.to_move[number]
            assert seat == state.next_seat()
            assert batch.observations()[number * width : (number + 1) * width] == state.observation(seat)
            assert batch.masks()[number * len(batch.zeros) :][: len(batch.zeros)] == mask_of(
                state, seat, len(game.codec.moves)
            )
        batch.step(as_actions(first_legal(batch.masks(), 3)))
        ends += [(end.game, end.plies, end.scores, end.ranking) for end in batch.ended]
    for number in range(3):
        mine = [end[1:] for end in ends if end[0] == number]
        same = [alone(game, game.min_seats, 10 + number + 3 * turn) for turn in range(len(mine))]
        assert mine == [(state.ply, state.scores(), state.ranking()) for state in same]


@pytest.mark.parametrize("games", [1, AT_HAND, 2 * AT_HAND + 3])
def test_arrays_are_filled_with_all_games_however_many_there_are(games: int) -> None:
    batch = Batch(GAME, games, 2, 10, {})
    array = memoryview(bytearray(games * batch.numbers * WIDTH))
    batch.write_observations(array)
    assert array == batch.observations()
    assert array[-batch.numbers * WIDTH :] == batch.states[-1].observation(batch.to_move[-1])


def test_options_and_numbers_of_seats_are_those_of_a_table() -> None:
    assert Batch(GAME, 2, 3, 0, {"prizes": "equal"}).states[0].seats == 3
    with pytest.raises(BadSeats):
        Batch(GAME, 2, 9, 0, {})


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([0], "There are 2 games, and 1 actions were given"),
        ([0, 0, 0], "There are 2 games, and 3 actions were given"),
        ([-1, 0], "In game 0, action -1 is not open to seat 0"),
        ([99, 0], "In game 0, action 99 is not open"),
    ],
)
def test_actions_that_do_not_fit_change_nothing(actions: list[int], why: str) -> None:
    batch = Batch(GAME, 2, 2, 5, {})
    before = [digest(state) for state in batch.states]
    good = first_legal(batch.masks(), 2)
    with pytest.raises(IllegalAction, match=why):
        batch.step(as_actions(actions))
    illegal = next(action for action in range(16) if action not in batch.states[1].legal(batch.to_move[1]))
    with pytest.raises(IllegalAction, match=f"In game 1, action {illegal} is not open to seat"):
        batch.step(as_actions([good[0], illegal]))
    assert [digest(state) for state in batch.states] == before
