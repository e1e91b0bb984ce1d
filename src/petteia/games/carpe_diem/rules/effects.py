"""The few verbs that rewards are made of: points, coins, bread, and steps on the scroll track."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.rules.scroll_track import advance
from petteia.games.carpe_diem.terms import BREAD, COIN, REWARDS, STEP, VP

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def gain(state: "CarpeDiem", seat: i64, reward: i64, amount: i64, cause: str) -> None:
    """Add to what a player has; steps beyond the end of the scroll track are VP."""
    player = state.player[seat]
    if reward == STEP:
        beyond = advance(state, seat, amount, cause)
        if beyond:
            gain(state, seat, VP, beyond * state.components.step_beyond, "scroll-track")
        return
    if reward == VP:
        player.vp += amount
    elif reward == COIN:
        player.coins += amount
    else:
        assert reward == BREAD
        player.bread += amount
    if state.log is not None:
        state.tell("gain", seat, REWARDS[reward], amount, cause)


def lose(state: "CarpeDiem", seat: i64, reward: i64, amount: i64, cause: str) -> None:
    """Take away of what a player has; VP may drop below 0 (ruling 3)."""
    player = state.player[seat]
    if reward == VP:
        player.vp -= amount
    elif reward == COIN:
        player.coins -= amount
    else:
        assert reward == BREAD
        player.bread -= amount
    if state.log is not None:
        state.tell("lose", seat, REWARDS[reward], amount, cause)


def gain_all(state: "CarpeDiem", seat: i64, gains: vec[i64], times: i64, cause: str) -> None:
    """A whole reward, a number of times."""
    for reward in range(len(REWARDS)):
        amount = gains[reward]
        if amount:
            gain(state, seat, reward, amount * times, cause)
