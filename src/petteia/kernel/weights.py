"""The figures behind a heuristic: the file that a game ships, and a row of weights for each number of rounds left."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from librt.vecs import vec

from petteia.kernel.errors import BadComponents
from petteia.kernel.heuristic import Weights

WeightRow = vec[float]  # a weight for each name, in their order
NOTHING_CERTAIN: Final[Mapping[str, float]] = MappingProxyType({})


def shipped_weights(package: str) -> Weights:
    """The figures of a game's bot/weights.toml."""
    return tomllib.loads(files(package).joinpath("bot/weights.toml").read_text("utf-8"))


class WeightTable:
    """A row of weights for each number of rounds left, from none on, and one for the final scoring.

    A weight is a pair: what it is worth at the end, and what every `unit` of further rounds adds to it. In the final
    scoring some are certain.
    """

    __slots__ = ("last", "rows")
    rows: list[WeightRow]
    last: WeightRow

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        pairs: Weights,
        count: int,
        unit: float = 1.0,
        certain: Mapping[str, float] = NOTHING_CERTAIN,
    ) -> None:
        unknown = set(pairs) ^ set(names)
        if unknown:
            raise BadComponents(f"The weights of {game}'s heuristic do not fit: {', '.join(sorted(unknown))}.")
        self.rows = [
            vec[float]([float(pairs[name][0]) + float(pairs[name][1]) * left / unit for name in names])
            for left in range(count)
        ]
        self.last = vec[float]([certain.get(name, float(pairs[name][0])) for name in names])
