"""Telling how the points of a seat changed, source by source. Only while somebody listens."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.rules.scoring import breakdown

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

Breakdown = list[tuple[str, int]]
NOBODY_LISTENS: Breakdown = []


def points_before(state: "Emporion", seat: i64) -> Breakdown:
    """Where the seat's points come from before a change."""
    return breakdown(state.components, state.domain[seat]) if state.log is not None else NOBODY_LISTENS


def tell_points(state: "Emporion", seat: i64, before: Breakdown, what: str) -> None:
    """Tell what a change brought the seat: what it was, how much, and the source of points that it came from."""
    if state.log is None:
        return
    for (source, old), (_, new) in zip(before, breakdown(state.components, state.domain[seat])):
        if new != old:
            state.tell("points", seat, what, new - old, source)
