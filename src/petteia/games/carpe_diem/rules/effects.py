"""The few verbs that rewards are made of: points, coins, bread, and steps on the scroll track."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.terms import BREAD, COIN, REWARDS, STEP, VP

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def gain(state: "CarpeDiem", seat: i64, reward: i64, amount: i64, cause: str) -> None:
    """Add to what a player has."""
    player = state.player[seat]
    if reward == STEP:
        advance(state, seat, amount, cause)
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


def advance(state: "CarpeDiem", seat: i64, steps: i64, cause: str) -> None:
    """Move a disc on the scroll track, on top of those that lie there; steps beyond the end are VP.

    A disc on the last space that cannot advance still goes on top (ruling 12).
    """
    player = state.player[seat]
    reached = player.scroll + steps
    beyond = reached - state.components.track_last
    if beyond > 0:
        reached = state.components.track_last
    if state.log is not None and reached > player.scroll:
        state.tell("gain", seat, "step", reached - player.scroll, cause)
    player.scroll = reached
    track: list[int] = []
    placed = False
    for other in state.track:
        if other == seat:
            continue
        if not placed and state.player[other].scroll > reached:
            track.append(seat)
            placed = True
        track.append(other)
    if not placed:
        track.append(seat)
    state.track = tuple(track)
    if beyond > 0:
        gain(state, seat, VP, beyond * state.components.step_beyond, "scroll-track")
