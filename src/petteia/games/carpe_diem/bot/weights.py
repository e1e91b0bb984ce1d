"""The figures behind the heuristic: what things are worth, by the number of own turns left."""

from typing import Final

from petteia.games.carpe_diem.components.board import ALL_TURNS, ROUNDS
from petteia.games.carpe_diem.components.reader import USUAL
from petteia.kernel.heuristic import Weights
from petteia.kernel.weights import WeightTable, shipped_weights

WARE: Final = 0
COIN: Final = 1
BREAD: Final = 2
STEP: Final = 3
STORED: Final = 4
FEATURE: Final = 5
CRAFTSMAN: Final = 6
FOUNTAIN_CARD: Final = 7
CHIMNEY: Final = 8
GOAL: Final = 9
USE: Final = 10
SPREAD: Final = 11
PROGRESS: Final = 12
OPEN_DWELLING: Final = 13
OPEN_LANDSCAPE: Final = 14
OPEN_VILLA: Final = 15
LONGER_LANDSCAPE: Final = 16
LARGER_VILLA: Final = 17
HOPE: Final = 18
TWO_DEMANDS: Final = 19
TIGHT: Final = 20
HOLE: Final = 21
NEXT_TILE: Final = 22

NAMES: Final = (
    "ware", "coin", "bread", "step", "stored", "feature", "craftsman", "fountain-card", "chimney", "goal", "use",
    "spread", "progress", "open-dwelling", "open-landscape", "open-villa", "longer-landscape",
    "larger-villa", "hope", "two-demands", "tight", "hole", "next-tile",
)  # fmt: skip

# In the last scoring there is nothing to guess: two things left over are 1 VP, a step is 1 VP.
ITEM: Final = 1.0 / float(USUAL.items)
LAST_SCORING: Final = {"ware": ITEM, "coin": ITEM, "bread": ITEM, "stored": ITEM, "step": 1.0}


def weight_table(pairs: Weights) -> WeightTable:
    """The weights by the number of own turns left."""
    return WeightTable("Carpe Diem", NAMES, pairs, ALL_TURNS + 1, float(ROUNDS), LAST_SCORING)


SHIPPED: Final = shipped_weights("petteia.games.carpe_diem")
TABLE: Final = weight_table(SHIPPED)
