"""The figures behind the heuristic: what things are worth, by the number of rounds left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.emporion.terms import COLOURS, COUNTED
from petteia.kernel.heuristic import Weights
from petteia.kernel.weights import WeightRow, WeightTable, shipped_weights

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

# After the weights, a row has what they make of each number of resources of a colour, from none on.
RESOURCES: Final = 34  # + colour * NUMBERS + number
NUMBERS: Final = 128  # that a count has room for


def weight_table(pairs: Weights) -> WeightTable:
    """The weights by the number of rounds left."""
    table = WeightTable("Emporion", NAMES, pairs, ROUNDS)
    table.rows = [with_resources(row) for row in table.rows]
    return table


def with_resources(row: WeightRow) -> WeightRow:
    """A row of weights with what they make of resources."""
    worths = [resources_of(row, colour, number) for colour in range(len(COLOURS)) for number in range(NUMBERS)]
    return vec[float](list(row) + worths)


def resources_of(row: WeightRow, colour: i64, number: i64) -> float:
    """The worth of some resources of a colour: each further one is worth less, or more, than those before it."""
    worth = row[RESOURCE + colour] * float(number)
    if number > SOME:
        worth += row[BEYOND_SOME + colour] * float(number - SOME)
        if number > MANY:
            worth += row[BEYOND_MANY + colour] * float(number - MANY)
    return worth


SHIPPED: Final = shipped_weights("petteia.games.emporion")
TABLE: Final = weight_table(SHIPPED)
