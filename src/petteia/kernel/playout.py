"""Games that play themselves at random: for tests, benchmarks and the leaves of a search."""

from mypy_extensions import i64

from petteia.kernel.rng import Rng
from petteia.kernel.state import State


def playout(state: State, rng: Rng) -> i64:
    """Play the game to its end, every choice at random, and return the number of decisions."""
    return play_on(state, rng, 1 << 40)


def play_on(state: State, rng: Rng, decisions: i64) -> i64:
    """Play at random for at most this many decisions, and return how many there were."""
    made: i64 = 0
    while made < decisions:
        seat = state.next_seat()
        if seat < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        made += 1
    return made
