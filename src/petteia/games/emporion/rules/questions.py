"""What is asked, and of whom."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def seat_to_move(state: "Emporion") -> i64:
    """Whose turn it is, clockwise from the start player."""
    return (state.start + state.turn) % state.seats


def put_question(state: "Emporion", seat: i64, kind: i64, found: list[int]) -> None:
    """Ask the seat to choose."""
    state.ask = kind
    state.actor = seat
    state.choices = tuple(found)
