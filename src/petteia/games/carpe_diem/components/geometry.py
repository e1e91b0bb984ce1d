"""The district as sets of cells: a cell is a bit, row by row from the top left, so a step south is a shift by six."""

from typing import Final

from mypy_extensions import i64

from petteia.games.carpe_diem.terms import NORTH, SOUTH, WEST

ALL_CELLS: Final[i64] = (1 << 36) - 1
FIRST_ROW: Final[i64] = 0b111111
LAST_ROW: Final[i64] = 0b111111 << 30
FIRST_COLUMN: Final[i64] = 0b000001000001000001000001000001000001
LAST_COLUMN: Final[i64] = 0b100000100000100000100000100000100000

# The neighbour of a cell on a side (cell * 4 + side), or -1 at the frame.
NEXT: Final = tuple([
    (-1 if cell < 6 else cell - 6, -1 if cell % 6 == 5 else cell + 1, -1 if cell >= 30 else cell + 6,
     -1 if cell % 6 == 0 else cell - 1)[side]
    for cell in range(36) for side in range(4)
])  # fmt: skip

# The cells of each set of twelve; three such sets are a district.
TWELVE: Final = tuple([tuple([bit for bit in range(12) if chosen >> bit & 1]) for chosen in range(4096)])


def beside(cells: i64) -> i64:
    """The cells next to some of a set."""
    return (cells >> 6 | cells << 6 & ALL_CELLS | (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1) & ~cells


def line_of(side: int, place: int) -> tuple[int, int]:
    """The two parts into which a frame goal's line cuts the district (ruling 11): the first `place` cells, the rest."""
    if side in (SOUTH, WEST):
        place = 6 - place
    along = [cell % 6 if side in (NORTH, SOUTH) else cell // 6 for cell in range(36)]
    before = sum([1 << cell for cell in range(36) if along[cell] < place])
    return before, (1 << 36) - 1 & ~before
