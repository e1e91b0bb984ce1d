"""The searching bot: legal, repeatable, blind to what is hidden, and better than what it searches with."""

import pytest

import petteia
from petteia.bots.levels import BOT_NAMES, check_bot, make_bot
from petteia.bots.search import Search, SearchSettings
from petteia.kernel.errors import UnknownBot
from petteia.kernel.playout import play_on
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from petteia.lab.simulate import simulate
from tests.kernel.tiny import GAME as TINY

KHORA = petteia.load("khora")


def middle(seed: int, decisions: int, seats: int = 3) -> State:
    state = KHORA.new(seats, seed)
    play_on(state, rng_from_seed(seed), decisions)
    return state


def search(iterations: int, depth: int = 1) -> Search:
    settings = SearchSettings(iterations)
    settings.depth = depth
    return Search(KHORA.heuristic({}), settings, rng_from_seed(3))


@pytest.mark.parametrize("decisions", [0, 7, 20, 45, 80, 110])
def test_what_is_hidden_does_not_matter(decisions: int) -> None:
    state = middle(5, decisions)
    for seat in state.waiting():
        choice = search(20).choose(state, seat)
        assert choice in state.legal(seat)
        for redeal in range(3):
            other = state.copy()
            other.redeal(seat, rng_from_seed(redeal))
            assert search(20).choose(other, seat) == choice


def test_choosing_leaves_the_state_as_it_is() -> None:
    state = middle(2, 30)
    before = state.to_dict()
    search(15).choose(state, state.waiting()[0])
    assert state.to_dict() == before


@pytest.mark.long
def test_the_same_seed_and_budget_give_the_same_game() -> None:
    first, second = (simulate(KHORA, 2, ["expert@8"], 1, seed=4) for _ in range(2))
    assert first["bots"] == second["bots"]


def test_a_budget_of_iterations_is_kept() -> None:
    bot = search(40)
    state = middle(1, 30)
    bot.choose(state, state.waiting()[0])
    assert 1 <= bot.done <= 40


def test_a_budget_of_time_ends() -> None:
    bot = make_bot("master@30ms", KHORA, 1)
    state = middle(1, 30)
    assert bot.choose(state, state.waiting()[0]) in state.legal(state.waiting()[0])


def test_an_expert_looks_as_far_ahead_as_the_game_advises_and_a_master_to_the_end() -> None:
    for name in ("khora", "emporion"):
        game = petteia.load(name)
        expert, master = (make_bot(level, game, 1) for level in ("expert", "master"))
        assert isinstance(expert, Search)
        assert isinstance(master, Search)
        assert expert.settings.depth == game.heuristic({}).horizon() < master.settings.depth


def test_the_tree_is_kept_between_the_decisions_of_a_round() -> None:
    state = middle(3, 12)  # the draft is over: everybody puts tiles on dice
    seat = state.waiting()[0]
    bot = search(60)
    state.play(seat, bot.choose(state, seat))
    assert bot.root is not None
    assert sum(edge.visits for edge in bot.root.edges.values()) > 0


def test_a_tree_of_another_game_is_not_used_again() -> None:
    for seed in range(4, 12):  # in each game seat 0 is asked for its first tile
        bot = search(24)
        bot.choose(middle(3, 12), 0)
        bot.rng = rng_from_seed(3)
        assert bot.choose(middle(seed, 12), 0) == search(24).choose(middle(seed, 12), 0)


@pytest.mark.slow
def test_it_beats_the_bot_it_is_guided_by() -> None:
    summary = simulate(KHORA, 2, ["expert@60", "skilled"], 12, seed=2)
    shares = {row["bot"]: row["win_share"] for row in summary["bots"]}
    assert shares["expert@60"] > 0.5


def test_a_game_without_a_heuristic_can_be_searched() -> None:
    assert simulate(TINY, TINY.min_seats, ["expert@20"], 2)["games"] == 2


@pytest.mark.parametrize("name", [*BOT_NAMES, "expert@1", "master@500ms", "master@200"])
def test_names(name: str) -> None:
    assert check_bot(name) == name
    make_bot(name, KHORA, 1)


@pytest.mark.parametrize(
    "name",
    ["", "Expert", "expert@", "expert@0", "expert@-3", "expert@ms", "expert@1.5ms", "greedy@10", "master@9999999ms"],
)
def test_names_that_are_no_bots(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name, KHORA, 1)
    assert "\n" not in str(caught.value)
