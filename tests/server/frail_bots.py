"""Bots that fail once, as programs do: the first decision leaves a mark beside this file's copy, the next is made."""

import os
import signal
from pathlib import Path

from petteia.bots.bot import Bot
from petteia.kernel.game import Game
from petteia.kernel.rng import Seed
from petteia.kernel.state import State

MARK = Path(__file__).with_suffix(".mark")


class Mortal(Bot):
    """Kills the process that it thinks in."""

    def __init__(self, game: Game, seed: Seed) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return state.legal(seat)[0]


class Dreamer(Bot):
    """Comes to no decision."""

    def __init__(self, game: Game, seed: Seed) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        if not MARK.exists():
            MARK.touch()
            signal.pause()
        return state.legal(seat)[0]
