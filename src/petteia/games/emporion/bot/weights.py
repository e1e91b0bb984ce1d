"""The figures behind the heuristic: what things are worth, by the number of rounds left."""

from typing import Final

from petteia.games.emporion.terms import COLOURS, COUNTED
from petteia.kernel.heuristic import Weights
from petteia.kernel.weights import WeightTable, shipped_weights

# A row of weights: resources by colour, three times; then what is named here.
RESOURCE: Final = 0  # + colour
BEYOND_SOME: Final = 3  # + colour
BEYOND_MANY: Final = 6  # + colour
SHIP: Final = 9  # the first, the second, each further one
BOOTY: Final = 12
BOOTY_BEYOND_SOME: Final = 13
TAKES_PRESTIGE: Final = 14  # by one colour, by each further one
TAKES_MERCHANDISE: Final = 16
GROWTH: Final = 18  # + kind
CARD: Final = 24
HELD: Final = 25
PROSPECT: Final = 26
LACKING: Final = 27
UNABLE: Final = 28
EXPEDITION: Final = 29
RESERVE: Final = 30
SEND_OWN: Final = 31
SEND_RIVAL: Final = 32
PROGRESS_CARD: Final = 33

SOME: Final = 3  # resources of a colour, or Booty, beyond which each further one is worth something else
MANY: Final = 6  # ... and beyond which once more
NAMES: Final = (
    *COLOURS, *[f"{colour}-beyond-{SOME}" for colour in COLOURS], *[f"{colour}-beyond-{MANY}" for colour in COLOURS],
    "ship", "second-ship", "more-ships", "booty", f"booty-beyond-{SOME}", "takes-prestige", "takes-prestige-again",
    "takes-merchandise", "takes-merchandise-again", *[f"growth-{kind}" for kind in COUNTED], "card", "held", "prospect",
    "lacking", "unable", "expedition", "reserve", "send-own", "send-rival", "progress-card",
)  # fmt: skip
ROUNDS: Final = 18  # rows of weights; the last one holds for any more rounds, too


def weight_table(pairs: Weights) -> WeightTable:
    """The weights by the number of rounds left."""
    return WeightTable("Emporion", NAMES, pairs, ROUNDS)


SHIPPED: Final = shipped_weights("petteia.games.emporion")
TABLE: Final = weight_table(SHIPPED)
