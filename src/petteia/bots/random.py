"""The bot that decides at random."""

from petteia.bots.bot import Bot
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


class Random(Bot):
    """Every legal action is as likely as the others."""

    __slots__ = ("rng",)
    rng: Rng

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        actions = state.legal(seat)
        return actions[self.rng.below(len(actions))]
