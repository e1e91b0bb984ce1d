"""Games that play themselves at random."""

from petteia.kernel.playout import play_on, playout
from petteia.kernel.position import digest
from petteia.kernel.rng import rng_from_seed
from tests.kernel.tiny import GAME


def test_a_playout_ends_the_game_and_counts_the_decisions() -> None:
    state = GAME.new(3, 1)
    assert playout(state, rng_from_seed(2)) == state.ply == 9
    assert state.over()


def test_a_finished_game_stays_as_it_is() -> None:
    state = GAME.new(3, 1)
    playout(state, rng_from_seed(2))
    before = digest(state)
    assert playout(state, rng_from_seed(3)) == 0
    assert digest(state) == before


def test_play_on_stops_where_it_is_told_or_at_the_end() -> None:
    state = GAME.new(2, 1)
    assert play_on(state, rng_from_seed(2), 0) == 0
    assert play_on(state, rng_from_seed(2), 4) == 4
    assert not state.over()
    assert play_on(state, rng_from_seed(2), 100) == 2
    assert state.over()


def test_the_same_chance_plays_the_same_game() -> None:
    one, other, third = GAME.new(2, 1), GAME.new(2, 1), GAME.new(2, 1)
    playout(one, rng_from_seed(5))
    playout(other, rng_from_seed(5))
    playout(third, rng_from_seed(6))
    assert digest(one) == digest(other) != digest(third)


def test_in_parts_it_is_the_same_game() -> None:
    whole, parts = GAME.new(3, 4), GAME.new(3, 4)
    playout(whole, rng_from_seed(5))
    rng = rng_from_seed(5)
    while play_on(parts, rng, 2):
        pass
    assert digest(whole) == digest(parts)
