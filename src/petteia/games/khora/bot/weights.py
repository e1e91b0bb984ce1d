"""The figures behind the heuristic: what things are worth, by the number of rounds left."""

from typing import Final

from petteia.games.khora.terms import RESOURCES, TRACKS, TRIGGERS
from petteia.kernel.heuristic import Weights
from petteia.kernel.weights import WeightTable, shipped_weights

MANY: Final = 8  # drachma or citizens: those beyond are worth something else
ROUNDS_LEFT: Final = 15  # 0 to 14: an owner's file cannot have more rounds

# A row of weights begins with the resources, in the order of terms.py; then come these.
MINOR: Final = 8
MAJOR: Final = 9
LEVEL: Final = 10  # + track
RICH: Final = 13
CROWDED: Final = 14
CARD: Final = 15
HOPE: Final = 16
LACKING: Final = 17
DRAW: Final = 18
DEVELOPMENT: Final = 19
PROSPECT: Final = 20
WANTED: Final = 21
PERMISSION: Final = 22
GROWTH: Final = 23
UNSURE: Final = 24
OCCASION: Final = 25  # + trigger

NAMES: Final = (
    *RESOURCES, "minor", "major", *TRACKS, f"drachma-beyond-{MANY}", f"citizens-beyond-{MANY}",
    "card", "hope", "lacking", "draw", "development", "prospect", "wanted-colour", "permission", "growth", "unsure",
    *[trigger.replace("_", "-") for trigger in TRIGGERS],
)  # fmt: skip


def weight_table(pairs: Weights) -> WeightTable:
    """The weights by the number of rounds left."""
    return WeightTable("Khôra", NAMES, pairs, ROUNDS_LEFT)


SHIPPED: Final = shipped_weights("petteia.games.khora")
TABLE: Final = weight_table(SHIPPED)
