"""What a player is to the table: given a state and a seat, an action.

A bot decides with nothing but what its seat may know: before it looks at a state it replaces what is hidden (`redeal`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from petteia.kernel.state import State

NO_WORTH: Final = -1e300  # less than anything is worth
GRAIN: Final = 1024  # equal steps of a random part of a point


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one seat in one game."""

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions; the state is left as it is."""
        return state.legal(seat)[0]
