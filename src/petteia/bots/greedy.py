"""The bot that looks one decision ahead."""

from petteia.bots.bot import GRAIN, NO_WORTH, Bot
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


class Greedy(Bot):
    """Takes the action that the game's own readable measure finds worth most; among equals, one at random."""

    __slots__ = ("errors", "heuristic", "rng")
    heuristic: Heuristic
    rng: Rng
    errors: float  # points by which each choice may be misjudged

    def __init__(self, heuristic: Heuristic, rng: Rng, errors: float = 0.0) -> None:
        self.heuristic = heuristic
        self.rng = rng
        self.errors = errors

    def choose(self, state: State, seat: int) -> int:
        known = state.copy()
        known.redeal(seat, self.rng)
        best: list[int] = []
        most = NO_WORTH
        legal = known.legal(seat)
        worths = self.heuristic.worths(known, seat, legal)
        for i, action in enumerate(legal):
            worth = worths[i]
            if self.errors > 0.0:
                worth += self.errors * float(self.rng.below(GRAIN)) / float(GRAIN)
            if worth > most:
                best = [action]
                most = worth
            elif worth == most:
                best.append(action)
        return best[self.rng.below(len(best))]
