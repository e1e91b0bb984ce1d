"""The figures behind the heuristic: what things are worth, by the number of rounds left."""

import tomllib
from importlib.resources import files
from typing import Final

from petteia.games.khora.names import RESOURCES, TRACKS, TRIGGERS
from petteia.kernel.errors import BadComponents
from petteia.kernel.heuristic import Weights

# A row of weights begins with the resources, in the order of names.py; then come these.
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
    *RESOURCES, "minor", "major", *TRACKS, "drachma-beyond-8", "citizens-beyond-8", "card", "hope", "lacking", "draw",
    "development", "prospect", "wanted-colour", "permission", "growth", "unsure",
    *[trigger.replace("_", "-") for trigger in TRIGGERS],
)  # fmt: skip
ROUNDS: Final = 9


class WeightTable:
    """One row of weights for each number of rounds left."""

    __slots__ = ("rows",)
    rows: list[list[float]]

    def __init__(self, pairs: Weights) -> None:
        unknown = set(pairs) ^ set(NAMES)
        if unknown:
            raise BadComponents(f"The weights of Khôra's heuristic do not fit: {', '.join(sorted(unknown))}.")
        self.rows = [[float(pairs[name][0]) + float(pairs[name][1]) * left for name in NAMES] for left in range(ROUNDS)]


def shipped_weights() -> Weights:
    """The figures of heuristic.toml."""
    return tomllib.loads(files("petteia.games.khora").joinpath("heuristic.toml").read_text("utf-8"))


SHIPPED: Final = shipped_weights()
TABLE: Final = WeightTable(SHIPPED)
