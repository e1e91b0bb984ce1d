"""The bots by their names, as people ask for them."""

from typing import Final

from petteia.bots.bot import Bot
from petteia.bots.greedy import Greedy
from petteia.bots.random import Random
from petteia.kernel.errors import UnknownBot
from petteia.kernel.game import Game
from petteia.kernel.rng import Seed, rng_from_seed

BOT_NAMES: Final = ("random", "greedy")


def check_bot(name: str) -> str:
    """The name, if there is a bot of that name."""
    if name not in BOT_NAMES:
        raise UnknownBot(f"There is no bot {name[:40]!r}; there are {', '.join(BOT_NAMES)}.")
    return name


def make_bot(name: str, game: Game, seed: Seed) -> Bot:
    """A bot for a game; the same seed gives the same decisions."""
    rng = rng_from_seed(seed)
    return Random(rng) if check_bot(name) == "random" else Greedy(game.heuristic({}), rng)
