"""What every set has in common, read from the set that is shipped: the course of the game, the boards, and the names of
the places on them.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


def shipped_text() -> str:
    """The file of the set that we ship."""
    return files("petteia.games.carpe_diem.components").joinpath("components.toml").read_text("utf-8")


SHIPPED: Final[dict[str, Any]] = tomllib.loads(shipped_text())
COURSE: Final[dict[str, Any]] = SHIPPED["course"]
BOARD: Final[dict[str, Any]] = SHIPPED["board"]

PHASES: Final[i64] = COURSE["phases"]
ROUNDS: Final[i64] = COURSE["rounds"]
ALL_TURNS: Final[i64] = PHASES * ROUNDS  # of each player

SIDE: Final[i64] = BOARD["district"]  # cells
CELLS: Final[i64] = SIDE * SIDE
GOALS: Final[i64] = BOARD["goals"]  # of a frame piece
SPACES: Final[i64] = BOARD["spaces"]  # of the ring
STACK: Final[i64] = BOARD["stack"]  # tiles of a space
SLOTS: Final[i64] = SPACES * STACK
ROW: Final[i64] = BOARD["craftsman_row"]
COLUMNS: Final[i64] = BOARD["columns"]  # of the scoring grid
GRID: Final[i64] = COLUMNS * BOARD["rows"]

LETTERS: Final = "abcdefgh"
CELL_NAMES: Final = tuple([LETTERS[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS)])
GRID_NAMES: Final = tuple([LETTERS[place % COLUMNS] + str(place // COLUMNS + 1) for place in range(GRID)])
SLOT_NAMES: Final = tuple([str(slot // STACK + 1) + LETTERS[slot % STACK] for slot in range(SLOTS)])
# Disc spaces lie between two cards: first those beside each other, then those below each other.
DISC_SPACES: Final = tuple(
    [(place, place + 1) for place in range(int(GRID)) if place % COLUMNS < COLUMNS - 1]
    + [(place, place + int(COLUMNS)) for place in range(int(GRID - COLUMNS))]
)
DISC_CARDS: Final = vec[i64]([place for pair in DISC_SPACES for place in pair])  # the same, two for each disc space
DISC_NAMES: Final = tuple([f"{GRID_NAMES[one]}-{GRID_NAMES[other]}" for one, other in DISC_SPACES])
