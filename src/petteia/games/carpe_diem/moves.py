"""The moves of Carpe Diem: one table of verbs and their objects, in the order of the actions."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, DISC_NAMES, GRID_NAMES, ROW, SLOT_NAMES, SPACES
from petteia.kernel.moves import Verb, first_actions

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components

MOST_TIMES: Final[i64] = 31  # that a card can be paid or fulfilled with bread by one move; then it is asked again
TIMES: Final = [str(times) for times in range(int(MOST_TIMES) + 1)]

VERBS: Final = [
    Verb("build", [f"{cell} {turn}" for cell in CELL_NAMES for turn in range(4)]),  # after this many quarter turns
    Verb("store"),  # put the tile in hand face down into the storage
    Verb("take", SLOT_NAMES),  # on a neighbouring space: 3b is the second tile of the third space
    Verb("bread", SLOT_NAMES),  # the same on any space, for a loaf of bread
    Verb("place", [str(space + 1) for space in range(int(SPACES))]),  # set-up: the pawn
    Verb("craft", [str(slot + 1) for slot in range(int(ROW))]),  # craftsman: a tile of the craftsman row
    Verb("disc", DISC_NAMES),  # scoring: a disc between two cards
    Verb("first", GRID_NAMES),  # scoring: the card to fulfil first
    Verb("pay", TIMES),  # scoring: a card this many times
    Verb("loaves", TIMES),  # scoring: a card this many times with bread
]
# The first action of each row; which object is chosen is added to it. The fountain cards come last, as sets differ in
# them.
FIRSTS: Final = first_actions(VERBS)
BUILD: Final[i64] = FIRSTS[0]  # + cell * 4 + quarter turns clockwise
STORE: Final[i64] = FIRSTS[1]
TAKE: Final[i64] = FIRSTS[2]
BREAD_TAKE: Final[i64] = FIRSTS[3]
PLACE: Final[i64] = FIRSTS[4]
CRAFT: Final[i64] = FIRSTS[5]
DISC: Final[i64] = FIRSTS[6]
FIRST: Final[i64] = FIRSTS[7]
PAY: Final[i64] = FIRSTS[8]
LOAVES: Final[i64] = FIRSTS[9]
RETURN: Final[i64] = FIRSTS[10]


def verbs(components: "Components") -> list[Verb]:
    """The moves with a set of components."""
    return [*VERBS, Verb("return", components.fountain_ids)]  # fountain: a card under the deck
