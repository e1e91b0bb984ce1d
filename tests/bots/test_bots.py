"""Bots play legal moves to the end, repeat themselves with the same seed, and know only what their seat may know."""

import pytest

import petteia
from petteia.bots.levels import BOT_NAMES, make_bot
from petteia.kernel.errors import UnknownBot
from petteia.kernel.playout import play_on
from petteia.kernel.rng import rng_from_seed
from petteia.lab.simulate import simulate
from tests.kernel.tiny import GAME as TINY

KHORA = petteia.load("khora")
SIMPLE = ("random", "greedy")


def finished(bot: str, seed: int, seats: int = 3) -> list[int]:
    state = KHORA.new(seats, seed)
    players = [make_bot(bot, KHORA, seat) for seat in range(seats)]
    while not state.over():
        for seat in state.waiting():
            state.play(seat, players[seat].choose(state, seat))
    return state.scores()


@pytest.mark.parametrize("bot", SIMPLE)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    assert finished(bot, 4) == finished(bot, 4)


@pytest.mark.parametrize("bot", SIMPLE)
def test_what_is_hidden_does_not_matter(bot: str) -> None:
    for seed in range(6):
        state = KHORA.new(4, seed)
        play_on(state, rng_from_seed(seed), 20 * seed)
        for seat in state.waiting():
            other = state.copy()
            other.redeal(seat, rng_from_seed(99))
            assert make_bot(bot, KHORA, 5).choose(state, seat) == make_bot(bot, KHORA, 5).choose(other, seat)


@pytest.mark.parametrize("bot", SIMPLE)
def test_choosing_leaves_the_state_as_it_is(bot: str) -> None:
    state = KHORA.new(2, 1)
    before = state.to_dict()
    make_bot(bot, KHORA, 1).choose(state, state.waiting()[0])
    assert state.to_dict() == before


@pytest.mark.parametrize("bot", SIMPLE)
def test_a_game_without_a_heuristic_can_be_played(bot: str) -> None:
    summary = simulate(TINY, TINY.min_seats, [bot], 3)
    assert summary["games"] == 3


@pytest.mark.parametrize("name", ["khora", "carpe-diem", "emporion"])
def test_choices_look_the_same_together_and_one_by_one(name: str) -> None:
    game = petteia.load(name)
    together, one_by_one = game.heuristic({}), game.heuristic({})
    for seats in (2, 4):
        state, rng = game.new(seats, 5), rng_from_seed(seats)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            worths = list(together.worths(state, seat, legal))
            assert worths == [one_by_one.worth(state, seat, action) for action in legal]
            state.apply(seat, legal[rng.below(len(legal))])


def test_greedy_beats_random() -> None:
    summary = simulate(KHORA, 4, ["greedy", "random", "random", "random"], 40, seed=1)
    shares = {row["bot"]: row["win_share"] for row in summary["bots"]}
    assert shares["greedy"] > 0.85
    assert "greedy" in BOT_NAMES


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="'deep'"):
        make_bot("deep", KHORA, 1)
