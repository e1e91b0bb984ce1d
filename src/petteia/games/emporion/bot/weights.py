"""The figures behind the heuristic: what things are worth, by the number of rounds left."""

from typing import Final

from petteia.games.emporion.terms import COLOURS, COUNTED
from petteia.kernel.heuristic import Weights
from petteia.kernel.weights import shipped_weights, weight_rows

# A row of weights: resources by colour, three times; then what is named here.
RESOURCE: Final = 0  # + colour
BEYOND_3: Final = 3  # + colour
BEYOND_6: Final = 6  # + colour
SHIP: Final = 9  # the first, the second, each further one
BOOTY: Final = 12
BOOTY_BEYOND_3: Final = 13
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

NAMES: Final = (
    *COLOURS, *[f"{colour}-beyond-3" for colour in COLOURS], *[f"{colour}-beyond-6" for colour in COLOURS], "ship",
    "second-ship", "more-ships", "booty", "booty-beyond-3", "takes-prestige", "takes-prestige-again",
    "takes-merchandise", "takes-merchandise-again", *[f"growth-{kind}" for kind in COUNTED], "card", "held", "prospect",
    "lacking", "unable", "expedition", "reserve", "send-own", "send-rival", "progress-card",
)  # fmt: skip
ROUNDS: Final = 18


class WeightTable:
    """One row of weights for each number of rounds left."""

    __slots__ = ("rows",)
    rows: list[list[float]]

    def __init__(self, pairs: Weights) -> None:
        self.rows = weight_rows("Emporion", NAMES, pairs, ROUNDS)


SHIPPED: Final = shipped_weights("petteia.games.emporion")
TABLE: Final = WeightTable(SHIPPED)
