"""The scroll track: moving the discs of the players, and whose is ahead."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def advance(state: "CarpeDiem", seat: i64, steps: i64, cause: str) -> i64:
    """Move a disc on top of those that lie there, also one that is at the end already (ruling 12).

    Returns the steps beyond the end.
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
    return max(beyond, 0)


def scoring_order(state: "CarpeDiem") -> tuple[int, ...]:
    """The furthest on the scroll track scores first, and on one space the top disc."""
    return state.track[::-1]
