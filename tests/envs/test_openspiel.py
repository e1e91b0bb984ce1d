"""OpenSpiel's own checks, and what they leave open."""

import pickle
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import petteia
from petteia.envs.openspiel import register
from petteia.envs.playthroughs import playthroughs, replayed

PLAYTHROUGHS = Path(__file__).parents[1] / "golden" / "openspiel"
TABLES = [(name.replace("-", "_"), seats) for name in petteia.known_games() for seats in (2, 3, 4)]
pytestmark = pytest.mark.slow
register()


def dealt(game: str, decisions: int) -> Any:
    """A game of the fifth deal in which so many times the first legal action was chosen."""
    state = pyspiel.load_game(game).new_initial_state()
    state.apply_action(5)
    for _ in range(decisions):
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"petteia_{game}(players={seats})"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("reward", ["rank", "margin", "score"])
def test_random_games_for_each_reward(reward: str) -> None:
    game = pyspiel.load_game(f"petteia_emporion(players=2,reward={reward})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", playthroughs())
def test_playthroughs(name: str) -> None:
    """Played anew, decision by decision, every file is the same again; `make golden` writes them."""
    original, again = replayed(PLAYTHROUGHS / name)
    assert original.splitlines() == again.splitlines()
    assert "Returns() = [" in original


def test_every_playthrough_is_of_a_game() -> None:
    assert {path.name for path in PLAYTHROUGHS.iterdir()} == set(playthroughs())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_deal_is_a_seed(game: str, seats: int) -> None:
    alone = petteia.load(game.replace("_", "-")).new(seats, 5)
    state = dealt(f"petteia_{game}(players={seats})", 0)
    while not state.is_terminal():
        seat = state.current_player()
        assert state.legal_actions() == list(alone.legal(seat))
        action = state.legal_actions()[-1]
        assert state.action_to_string(seat, action)
        state.apply_action(action)
        alone.play(seat, action)
    places = alone.ranking()
    assert state.returns() == [1 / places.count(1) if place == 1 else 0 for place in places]


def test_options_are_parameters() -> None:
    state = dealt("petteia_khora(players=2,draft=off)", 0)
    assert state.legal_actions() == list(petteia.load("khora").new(2, 5, draft="off").legal(0))


def test_what_a_player_observes() -> None:
    state = dealt("petteia_khora(players=3)", 4)
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.table.observe(1)
    assert state.observation_tensor(1) == state.table.observe(1)
    assert f"own.drachma={state.table.view(1)['cities'][1]['drachma']}" in state.observation_string(1)


def test_an_information_state_is_a_history() -> None:
    state = dealt("petteia_khora(players=2,memory=9000)", 30)
    remembered = state.memory.histories[1].numbers()
    tensor = state.information_state_tensor(1)
    assert tensor[: len(remembered)] == remembered
    assert not any(tensor[len(remembered) :])
    assert len(tensor) == state.get_game().information_state_tensor_shape()[0] == 9000
    recalled = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER),
    )
    recalled.set_from(state, 1)
    assert recalled.tensor.tolist() == tensor
    assert not any(pyspiel.load_game("petteia_khora").new_initial_state().information_state_tensor(0))


def test_a_memory_that_is_too_small_says_so() -> None:
    state = dealt("petteia_khora(players=2,memory=50)", 3)
    with pytest.raises(Exception, match=r"A history has \d+ numbers, and memory=50 has no room for them"):
        state.information_state_tensor(0)
    assert state.information_state_string(0)


def test_an_information_state_remembers() -> None:
    one, other = dealt("petteia_khora(players=2)", 6), dealt("petteia_khora(players=2)", 5)
    assert one.information_state_string(0) != other.information_state_string(0)
    other.apply_action(other.legal_actions()[0])
    for player in (0, 1):
        assert one.information_state_string(player) == other.information_state_string(player)
    assert one.information_state_string(0) != one.information_state_string(1)


def test_secret_answers_do_not_change_what_others_know() -> None:
    """Both draft at once: what seat 0 drafts is nothing that seat 1 could know."""
    one, other = dealt("petteia_khora(players=2)", 0), dealt("petteia_khora(players=2)", 0)
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_other_worlds_that_a_player_cannot_tell_from_this_one() -> None:
    state = dealt("petteia_khora(players=3)", 10)
    world = state.resample_from_infostate(1, lambda: 0.25)
    assert world.information_state_string(1) == state.information_state_string(1)
    assert world.observation_tensor(1) == state.observation_tensor(1)
    assert world.table.view(0) != state.table.view(0)
    assert state.table.ply == 10


def test_states_can_be_kept() -> None:
    state = dealt("petteia_carpe_diem(players=2)", 12)
    game, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(kept) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert kept.information_state_string(0) == state.information_state_string(0)
    assert game.num_players() == 2
    again = state.clone()
    again.apply_action(again.legal_actions()[0])
    assert str(again) != str(state)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("petteia_khora(players=5)", "khora is for 2 to 4 players, not 5"),
        ("petteia_khora(reward=fame)", "There is no reward 'fame'"),
        ("petteia_khora(deals=0)", "There must be at least one deal, not 0"),
        ("petteia_khora(memory=0)", "A memory has room for at least one number, not 0"),
        ("petteia_khora(draft=maybe)", "Option draft cannot be 'maybe'"),
    ],
)
def test_games_that_cannot_be(game: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        pyspiel.load_game(game)


def test_masked_actions_change_nothing() -> None:
    state = dealt("petteia_khora(players=2)", 3)
    before = str(state)
    with pytest.raises(Exception, match=r"Action 0 is not open to seat \d now; it may choose"):
        state.apply_action(0)
    assert str(state) == before


def test_deals_and_players_that_are_none() -> None:
    state = pyspiel.load_game("petteia_khora(players=2,deals=4)").new_initial_state()
    with pytest.raises(Exception, match="There is no deal 4; the deals are 0 to 3"):
        state.apply_action(4)
    state.apply_action(3)
    before = str(state)
    seen = make_observation(state.get_game())
    for player in (-1, 2):
        with pytest.raises(Exception, match=f"There is no seat {player}; the seats are 0 to 1|player"):
            seen.set_from(state, player)
        with pytest.raises(Exception, match=f"There is no seat {player}; the seats are 0 to 1|player"):
            state.information_state_string(player)
        with pytest.raises(Exception, match=f"There is no seat {player}; the seats are 0 to 1|player"):
            state.resample_from_infostate(player, lambda: 0.5)
    assert str(state) == before


def test_nothing_can_be_decided_after_the_end() -> None:
    state = dealt("petteia_emporion(players=2)", 0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    with pytest.raises(Exception, match="The game is over"):
        state.apply_action(0)
    assert str(state) == before
