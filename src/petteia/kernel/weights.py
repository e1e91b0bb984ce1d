"""The figures behind a heuristic: the file that a game ships, and a row of weights for each number of rounds left."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files

from petteia.kernel.errors import BadComponents
from petteia.kernel.heuristic import Weights


def shipped_weights(package: str) -> Weights:
    """The figures of a game's bot/weights.toml."""
    return tomllib.loads(files(package).joinpath("bot/weights.toml").read_text("utf-8"))


def weight_rows(game: str, names: Sequence[str], pairs: Weights, count: int, unit: float = 1.0) -> list[list[float]]:
    """A row of weights, in the order of the names, for 0, 1, 2 and more rounds left: each a pair of what it is worth at
    the end, and what so many more rounds (the unit) add to it."""
    unknown = set(pairs) ^ set(names)
    if unknown:
        raise BadComponents(f"The weights of {game}'s heuristic do not fit: {', '.join(sorted(unknown))}.")
    return [[float(pairs[name][0]) + float(pairs[name][1]) * left / unit for name in names] for left in range(count)]
