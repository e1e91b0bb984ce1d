"""Gymnasium's own checks, and what they leave open."""

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import petteia
from petteia.bots.levels import make_bot
from petteia.envs.one_seat import OneSeatEnv
from petteia.envs.registration import register
from petteia.envs.vector import SelfPlayVectorEnv
from petteia.kernel.errors import BadSeats, IllegalAction, UnknownBot, WrongSeat
from petteia.kernel.position import digest

TABLES = [(name, seats) for name in petteia.known_games() for seats in (2, 3, 4)]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_one_seat(game: str, seats: int) -> None:
    """The check chooses actions without looking at masks."""
    register()
    env = gymnasium.make(f"petteia/{game}-v1", seats=seats, seat=seats - 1, on_illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("game", petteia.known_games())
def test_the_bots_play_as_they_do_in_the_lab(game: str) -> None:
    env = OneSeatEnv(game, 3, seat=1, bots=("greedy", "random"), reward="margin")
    rules = petteia.load(game)
    alone = rules.new(3, 5)
    bots = {0: make_bot("greedy", rules, 81), 2: make_bot("random", rules, 83)}
    seen, _ = env.reset(seed=5)
    ended = False
    while not ended:
        seen, paid, ended, _, info = env.step(numpy.flatnonzero(seen["action_mask"])[0])
    while waiting := alone.waiting():
        seat = waiting[0] if 1 not in waiting else 1
        alone.play(seat, alone.legal(1)[0] if seat == 1 else bots[seat].choose(alone, seat))
    assert env.table.state is not None
    assert digest(env.table.state) == digest(alone)
    assert info == {"scores": alone.scores(), "ranking": alone.ranking()}
    assert paid == alone.scores()[1] - max(alone.scores()[0], alone.scores()[2])
    assert not env.action_masks().any()
    with pytest.raises(WrongSeat, match="The game is over; reset the environment"):
        env.step(0)


def test_seats_that_cannot_be() -> None:
    with pytest.raises(BadSeats, match="There is no seat 2; the seats are 0 to 1"):
        OneSeatEnv("khora", 2, seat=2)
    with pytest.raises(BadSeats, match="There are 2 seats for bots, and 1 bots were named"):
        OneSeatEnv("khora", 3, bots=["random"])
    with pytest.raises(UnknownBot, match="There is no bot 'oracle'"):
        OneSeatEnv("khora", 3, bots="oracle")
    with pytest.raises(WrongSeat, match="No game has begun"):
        OneSeatEnv("khora", 3).step(0)
    with pytest.raises(WrongSeat, match="No game has begun"):
        OneSeatEnv("khora", 3).action_masks()


def test_bad_actions_change_nothing_for_one_seat() -> None:
    env = OneSeatEnv("khora", 2)
    env.reset(seed=1)
    before = digest(env.table.running())
    for action in (0, -1, 2.0, None, numpy.array([3])):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert digest(env.table.running()) == before


def lowest(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_games(game: str, seats: int) -> None:
    register()
    envs = gymnasium.make_vec(f"petteia/{game}-v1", 3, vectorization_mode="vector_entry_point", seats=seats)
    seen, infos = envs.reset(seed=20)
    assert seen in envs.observation_space
    alone = petteia.load(game).new(seats, 21)
    paid = numpy.zeros(seats)
    for _ in range(2000):
        asked = int(infos["seat"][1])
        assert asked == alone.next_seat()
        assert seen["observation"][1].tolist() == alone.observe(asked)
        action = lowest(seen)
        alone.play(asked, int(action[1]))
        seen, rewards, ended, cut, infos = envs.step(action)
        assert rewards[1] == infos["rewards"][1][asked]
        paid += infos["rewards"][1]
        assert not cut.any()
        if ended[1]:
            break
    assert alone.over()
    assert paid.sum() == 1
    assert infos["final_info"]["scores"][1].tolist() == alone.scores()
    assert infos["final_info"]["ranking"][1].tolist() == alone.ranking()
    assert infos["final_obs"][1]["observation"].tolist() == alone.observe(asked)
    assert infos["final_obs"][1] in envs.single_observation_space
    fresh = petteia.load(game).new(seats, 24)
    assert seen["observation"][1].tolist() == fresh.observe(fresh.next_seat())


def test_points_of_many_games_are_paid_as_they_come() -> None:
    envs = SelfPlayVectorEnv("emporion", 2, 2, reward="score")
    seen, _ = envs.reset(seed=2)
    first = petteia.load("emporion").new(2, 2).scores()
    paid = numpy.zeros(2)
    ended = [False]
    while not ended[0]:
        seen, _, ended, _, infos = envs.step(lowest(seen))
        paid += infos["rewards"][0]
    assert (paid + first).tolist() == infos["final_info"]["scores"][0].tolist()


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([1], r"Actions are an array of shape \(2,\), not \(1,\)"),
        ([[1], [1]], r"not \(2, 1\)"),
        ([1.0, 2.0], "Actions are whole numbers, not float64"),
        ([True, False], "Actions are whole numbers, not bool"),
        ([0, -(2**40)], "In game 0, action 0 is not open to seat"),
        ([2**40, 2**33], "In game 0, action 2147483647 is not open"),
    ],
)
def test_bad_actions_change_nothing_in_many_games(actions: object, why: str) -> None:
    envs = SelfPlayVectorEnv("khora", 2, 2)
    with pytest.raises(WrongSeat, match="No game has begun"):
        envs.step([0, 0])
    envs.reset(seed=1)
    assert envs.games.batch is not None
    before = [digest(state) for state in envs.games.batch.states]
    with pytest.raises(IllegalAction, match=why):
        envs.step(actions)
    assert [digest(state) for state in envs.games.batch.states] == before


def test_arrays_are_new_in_every_step_unless_that_is_not_wished() -> None:
    keeping, filling = SelfPlayVectorEnv("khora", 2, 2), SelfPlayVectorEnv("khora", 2, 2, copy=False)
    first, _ = keeping.reset(seed=3)
    same, _ = filling.reset(seed=3)
    before = first["observation"].copy()
    keeping.step(lowest(first))
    second, *_ = filling.step(lowest(same))
    assert (first["observation"] == before).all()
    assert second["observation"] is same["observation"]
    assert not (second["observation"] == before).all()


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(BadSeats, match="at least one game, not 0"):
        SelfPlayVectorEnv("khora", 0)
