"""The moves of Carpe Diem: one table of verbs and their objects, in the order of the actions."""

from typing import Final

from petteia.games.carpe_diem.terms import (
    CELL_NAMES,
    DISC_NAMES,
    GRID_NAMES,
    KINDS,
    MOST_LOAVES,
    MOST_PAID,
    ROW,
    SLOT_NAMES,
    SPACES,
)
from petteia.kernel.moves import Codec, Verb

VERBS: Final = [
    Verb("build", [f"{cell} {turn}" for cell in CELL_NAMES for turn in range(4)]),  # turned by so many quarters
    Verb("store"),  # put the tile in hand face down into the storage
    Verb("take", SLOT_NAMES),  # on a neighbouring space: 3b is the second tile of the third space
    Verb("bread", SLOT_NAMES),  # the same on any space, for a loaf of bread
    Verb("place", [str(space + 1) for space in range(SPACES)]),  # set-up: the pawn
    Verb("craft", [str(slot + 1) for slot in range(ROW)]),  # craftsman: a tile of the craftsman row
    Verb("return", KINDS[1:]),  # fountain: a card under the deck
    Verb("disc", DISC_NAMES),  # scoring: a disc between two cards
    Verb("first", GRID_NAMES),  # scoring: the card to fulfil first
    Verb("pay", [str(times) for times in range(MOST_PAID + 1)]),  # scoring: a card so many times
    Verb("loaves", [str(times) for times in range(MOST_LOAVES + 1)]),  # scoring: a card so many times with bread
]
CODEC: Final = Codec(VERBS)
