"""PettingZoo's own checks, and what they leave open."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import petteia
from petteia.envs.multi_agent import Agents, ParallelEnv, SequentialEnv
from petteia.kernel.errors import BadOption, BadSeats, IllegalAction, WrongSeat
from petteia.kernel.position import digest

TABLES = [(name, seats) for name in petteia.known_games() for seats in (2, 3, 4)]
# A mask beside what is observed is how PettingZoo's own board games do it; who is dead may do nothing.
OF_MASKS = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
pytestmark = [pytest.mark.slow, *OF_MASKS]


def legal_answers(env: ParallelEnv) -> dict[str, int]:
    """The first legal action of everybody who is asked."""
    state = env.table.running()
    return {env.possible_agents[seat]: state.legal(seat)[0] for seat in state.waiting()}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_agents_in_sequence(game: str, seats: int) -> None:
    api_test(SequentialEnv(game, seats), num_cycles=20)
    api_test(SequentialEnv(game, seats, reward="score", max_cycles=5), num_cycles=20)
    seed_test(lambda: SequentialEnv(game, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_agents_in_parallel(game: str, seats: int) -> None:
    parallel_api_test(ParallelEnv(game, seats), num_cycles=60)
    parallel_seed_test(lambda: ParallelEnv(game, seats, on_illegal="replace"), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_games_of_limited_length(game: str, seats: int) -> None:
    """PettingZoo's check chooses actions without looking at masks, and wants every agent asked in every cycle."""

    def parallel_env(max_cycles: int) -> ParallelEnv:
        return ParallelEnv(game, seats, on_illegal="replace", max_cycles=max_cycles)

    in_turn: Callable[[int], Any] = lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=in_turn))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_limited_length_in_sequence(seats: int) -> None:
    """The same check of the other kind, in the one game that begins by asking everybody at once (a draft)."""

    def made_by(kind: type[Agents]) -> Callable[[int], Agents]:
        return lambda max_cycles: kind("khora", seats, on_illegal="replace", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=made_by(ParallelEnv), env=made_by(SequentialEnv)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_limit_counts_the_same_cycles_in_both_kinds(game: str, seats: int) -> None:
    together, in_turn = ParallelEnv(game, seats, max_cycles=7), SequentialEnv(game, seats, max_cycles=7)
    together.reset(seed=6)
    in_turn.reset(seed=6)
    while together.agents:
        answers = legal_answers(together)
        for agent, action in answers.items():
            assert in_turn.agent_selection == agent
            in_turn.step(action)
        _, _, ended, cut, _ = together.step(answers)
        assert (in_turn.terminations, in_turn.truncations) == (ended, cut)
    assert all(cut.values())
    assert in_turn.cycles == together.cycles == 7
    for _ in range(seats):
        in_turn.step(None)
    with pytest.raises(WrongSeat, match="No game is under way; reset the environment first"):
        in_turn.step(0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_kinds_play_the_same_game(game: str, seats: int) -> None:
    together, in_turn = ParallelEnv(game, seats, reward="rank"), SequentialEnv(game, seats, reward="rank")
    together.reset(seed=4)
    in_turn.reset(seed=4)
    while together.agents:
        answers = legal_answers(together)
        for agent, action in answers.items():
            assert in_turn.agent_selection == agent
            in_turn.step(action)
        _, paid, ended, _, _ = together.step(answers)
        assert (in_turn.rewards, in_turn.terminations, in_turn.cycles) == (paid, ended, together.cycles)
        assert together.table.state is not None
        assert in_turn.table.state is not None
        assert digest(together.table.state) == digest(in_turn.table.state)
    assert sum(paid.values()) == seats / 2


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = ParallelEnv("khora", 3, draft="off")
    seen, told = env.reset(seed=7)
    alone = petteia.load("khora").new(3, 7, draft="off")
    assert seen["player_2"]["observation"].tolist() == alone.observe(2)
    assert numpy.flatnonzero(seen["player_1"]["action_mask"]).tolist() == list(alone.legal(1))
    assert [told[agent]["asked"] for agent in env.agents] == [seat in alone.waiting() for seat in range(3)]


@pytest.mark.parametrize("kind", [SequentialEnv, ParallelEnv])
def test_tables_that_cannot_be(kind: type[Agents]) -> None:
    with pytest.raises(BadSeats, match="khora is for 2 to 4 players, not 5"):
        kind("khora", 5)
    with pytest.raises(BadOption, match="There is no reward 'fame'; there are win, rank, margin, score"):
        kind("khora", reward="fame")
    with pytest.raises(BadOption, match="khora has no option 'sail'"):
        kind("khora", sail="on")
    with pytest.raises(BadOption, match="There is no picture 'human'; there are ansi, svg"):
        kind("khora", render_mode="human")
    with pytest.raises(BadOption, match="'raise' or 'replace', not 'ignore'"):
        kind("khora", on_illegal="ignore")
    with pytest.raises(BadOption, match="A game lasts for at least one cycle, not 0"):
        kind("khora", max_cycles=0)
    with pytest.raises(WrongSeat, match="There is no agent 'player_2'; there are player_0, player_1"):
        kind("khora", 2).action_space("player_2")
    with pytest.raises(WrongSeat, match="There is no agent 'nobody'"):
        kind("khora", 2).observation_space("nobody")


BAD_ACTIONS = [
    (1.0, "An action is one whole number, not '1.0'"),
    (True, "An action is one whole number"),
    ("0", "An action is one whole number"),
    (None, "An action is one whole number"),
    (numpy.array([1, 2]), "An action is one whole number"),
    (numpy.float32(3), "An action is one whole number"),
    (-1, "Action -1 is masked: seat 0 may choose"),
    (10**30, "is masked"),
    (0, "Action 0 is masked"),
]


@pytest.mark.parametrize(("action", "why"), BAD_ACTIONS)
def test_bad_actions_change_nothing(action: object, why: str) -> None:
    in_turn, together = SequentialEnv("khora", 2), ParallelEnv("khora", 2)
    in_turn.reset(seed=1)
    together.reset(seed=1)
    before = digest(in_turn.table.running())
    with pytest.raises(IllegalAction, match=why):
        in_turn.step(action)
    good = legal_answers(together)
    with pytest.raises(IllegalAction, match=why.replace("seat 0", "seat 1")):
        together.step({**good, "player_1": action})
    with pytest.raises(IllegalAction, match="There is no action of player_0, who must decide now"):
        together.step({"player_1": good["player_1"]})
    with pytest.raises(WrongSeat, match="There is no agent 'player_2'; there are player_0, player_1"):
        together.step({**good, "player_2": 1})
    assert digest(in_turn.table.running()) == digest(together.table.running()) == before
    assert (in_turn.agent_selection, in_turn.cycles, together.cycles) == ("player_0", 0, 0)


def test_no_steps_before_a_game_or_after_it() -> None:
    in_turn, together = SequentialEnv("emporion", 2), ParallelEnv("emporion", 2)
    with pytest.raises(WrongSeat, match="reset the environment first"):
        in_turn.step(0)
    with pytest.raises(WrongSeat, match="reset the environment first"):
        together.step({})
    with pytest.raises(WrongSeat, match="No game has begun; reset the environment first"):
        in_turn.observe("player_0")
    together.reset(seed=1)
    while together.agents:
        together.step(legal_answers(together))
    with pytest.raises(WrongSeat, match="reset the environment first"):
        together.step({})


@pytest.mark.parametrize("game", petteia.known_games())
def test_pictures(game: str) -> None:
    for mode, begins in (("ansi", ""), ("svg", "<svg ")):
        env = ParallelEnv(game, 2, render_mode=mode)
        assert env.render() is None
        env.reset(seed=3)
        drawn = env.render()
        assert drawn is not None
        assert drawn.startswith(begins)
        assert "http" not in drawn.replace("http://www.w3.org/", "")
        assert drawn == env.render()
