"""The scoring after a phase: who scores first, and putting a disc between two cards; scoring_cards.py fulfils them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import DISC_NAMES, DISC_SPACES
from petteia.games.carpe_diem.moves import DISC

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def scoring_order(state: "CarpeDiem") -> tuple[int, ...]:
    """The furthest on the scroll track scores first, and on one space the top disc."""
    return state.track[::-1]


def next_to_score(state: "CarpeDiem") -> i64:
    """Whose turn it is to put a disc between two cards; -1 after the last one."""
    for seat in scoring_order(state):
        if not state.scored >> seat & 1:
            return seat
    return -1


def disc_choices(state: "CarpeDiem") -> tuple[int, ...]:
    """The free disc spaces: each lies between two cards."""
    found: list[int] = []
    for space, (one, other) in enumerate(DISC_SPACES):
        if state.discs[space] < 0 and state.grid[one] >= 0 and state.grid[other] >= 0:
            found.append(DISC + space)
    return tuple(found)


def put_disc(state: "CarpeDiem", seat: i64, space: i64) -> None:
    """Put a disc on a free space; it stays and blocks it."""
    state.discs = (*state.discs[:space], seat, *state.discs[space + 1 :])
    state.disc = space
    if state.log is not None:
        state.tell("disc", seat, DISC_NAMES[space], 0, "")
