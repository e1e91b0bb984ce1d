"""The markers: one for all, or with two players one each. They stand on actions, which they close."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.terms import ACTIONS, NOWHERE, RESERVE

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def marker_of(state: "Emporion", seat: i64) -> i64:
    """The action on which the seat's marker stands: the shared one, or with two players its own."""
    return state.second_marker if state.seats == 2 and seat == 1 else state.marker


def put_marker(state: "Emporion", seat: i64, action: i64) -> None:
    """The marker moves to an action: the shared one, or with two players the seat's own."""
    if state.seats == 2 and seat == 1:
        state.second_marker = action
    else:
        state.marker = action
    state.tell("action", seat, ACTIONS[action], 1, "")


def blocked(state: "Emporion", seat: i64) -> i64:
    """The set of actions that markers close to the seat (-1: to nobody).

    Nobody repeats the action on which their marker stands. With two players the other's marker closes its action too,
    but for Reserve.
    """
    if seat < 0:
        return 0
    if state.seats > 2:
        return closed_by(state.marker)
    other = marker_of(state, 1 - seat)
    found = closed_by(marker_of(state, seat))
    return found if other == RESERVE else found | closed_by(other)


def closed_by(action: i64) -> i64:
    """The set of the action on which a marker stands; empty while it stands nowhere."""
    if action == NOWHERE:
        return 0
    return 1 << action
