"""The district as sets of cells: a cell is a bit, row by row from the top left, so a step south is a shift by a row."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELLS, SIDE
from petteia.games.carpe_diem.terms import NORTH, SOUTH, WEST

ALL_CELLS: Final[i64] = (1 << int(CELLS)) - 1
FIRST_ROW: Final[i64] = (1 << int(SIDE)) - 1
LAST_ROW: Final[i64] = FIRST_ROW << CELLS - SIDE
FIRST_COLUMN: Final[i64] = sum([1 << cell for cell in range(0, int(CELLS), int(SIDE))])
LAST_COLUMN: Final[i64] = FIRST_COLUMN << SIDE - 1


def neighbours(cell: int) -> tuple[int, int, int, int]:
    """The cells on the four sides of a cell; -1 is the frame."""
    return (
        -1 if cell < SIDE else cell - int(SIDE),
        -1 if cell % SIDE == SIDE - 1 else cell + 1,
        -1 if cell >= CELLS - SIDE else cell + int(SIDE),
        -1 if cell % SIDE == 0 else cell - 1,
    )


# The neighbour of a cell on a side (cell * 4 + side), or -1 at the frame.
NEXT: Final = vec[i64]([other for cell in range(int(CELLS)) for other in neighbours(cell)])

# The members of each set of twelve cells. A larger set is looked up in pieces of twelve bits.
TWELVE: Final = vec[vec[i64]]([vec[i64]([bit for bit in range(12) if chosen >> bit & 1]) for chosen in range(1 << 12)])


def beside(cells: i64) -> i64:
    """The cells next to some of a set."""
    across = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return (cells >> SIDE | cells << SIDE & ALL_CELLS | across) & ~cells


def cells_before(side: int, place: int) -> int:
    """How many columns (of a goal in the north or south) or rows lie before its line, counted from the north-west.

    Places are counted clockwise along the frame (ruling 11).
    """
    return int(SIDE) - place if side in (SOUTH, WEST) else place


def line_of(side: int, place: int) -> tuple[int, int]:
    """The two parts into which a frame goal's line cuts the district (ruling 11): north or west of it, and the rest."""
    cells = range(int(CELLS))
    along = [cell % int(SIDE) if side in (NORTH, SOUTH) else cell // int(SIDE) for cell in cells]
    before = sum([1 << cell for cell in cells if along[cell] < cells_before(side, place)])
    return before, int(ALL_CELLS) & ~before
