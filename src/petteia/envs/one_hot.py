"""Observations as networks like them: numbers of about the same size, and no order where there is none.

- A flag stays as it is.
- One of n things becomes n flags, of which one is set.
- A count becomes the logarithm of itself and 1, with its sign.
"""

from typing import Any

import numpy

from petteia.envs.environment import NUMBERS
from petteia.kernel.errors import PetteiaError
from petteia.kernel.game import Game

Arrays = Any  # numpy's


class OneHot:
    """The one-hot form of a game's observations."""

    def __init__(self, game: Game) -> None:
        self.names: list[str] = []  # of its columns
        self.observed = 0  # how many numbers an observation has
        places: dict[str, list[int]] = {"flag": [], "count": [], "one-of": []}  # in an observation
        begins: dict[str, list[int]] = {"flag": [], "count": [], "one-of": []}  # and here
        lows: list[int] = []  # of the things that are one of several
        for field in game.observation_fields():
            for column in field.columns():
                places[field.kind].append(self.observed)
                begins[field.kind].append(len(self.names))
                self.observed += 1
                if field.kind == "one-of":
                    lows.append(field.low)
                    self.names += [f"{column}={value}" for value in range(field.low, field.high + 1)]
                else:
                    self.names.append(column)
        self.places = {kind: numpy.array(found, int) for kind, found in places.items()}
        self.begins = {kind: numpy.array(found, int) for kind, found in begins.items()}
        self.first = self.begins["one-of"] - numpy.array(lows, int)  # where the thing numbered 0 is, or would be

    def __call__(self, observations: Arrays) -> Arrays:
        """One observation, or many in an array of any shape whose last axis they are: as float32."""
        seen = numpy.asarray(observations)
        if seen.dtype != numpy.dtype(NUMBERS):
            raise PetteiaError(f"Observations are numbers of type int16, not {seen.dtype}.")
        if not seen.shape or seen.shape[-1] != self.observed:
            raise PetteiaError(f"An observation has {self.observed} numbers; the array's shape is {seen.shape}.")
        out: Arrays = numpy.zeros((*seen.shape[:-1], len(self.names)), numpy.float32)
        counts = seen[..., self.places["count"]].astype(numpy.float32)
        out[..., self.begins["flag"]] = seen[..., self.places["flag"]]
        out[..., self.begins["count"]] = numpy.copysign(numpy.log1p(numpy.abs(counts)), counts)
        numpy.put_along_axis(out, seen[..., self.places["one-of"]] + self.first, 1, axis=-1)
        return out
