"""The bots by their names, as people ask for them.

A name is a level (`expert`), a level with another budget for each decision: iterations (`expert@400`) or milliseconds
(`master@500ms`), or a class in a file of your own (`mine.py:Careful`).
"""

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from petteia.bots.bot import Bot
from petteia.bots.greedy import Greedy
from petteia.bots.random import Random
from petteia.bots.search import Search, SearchSettings
from petteia.kernel.errors import UnknownBot
from petteia.kernel.game import Game
from petteia.kernel.rng import Seed, rng_from_seed

LEVELS: Final = ("novice", "skilled", "expert", "master")  # that people choose from, the weakest first
BOT_NAMES: Final = ("random", "greedy", *LEVELS)
SEARCHING: Final = ("expert", "master")
LONGEST_THOUGHT: Final = 600_000  # milliseconds
MOST_ITERATIONS: Final = 100_000_000
NOVICE_ERRORS: Final = 12.0  # points


def check_bot(name: str) -> str:
    """The name, if there is a bot of that name."""
    if ".py:" in name:
        own_bot(name)
        return name
    level, at, budget = name.partition("@")
    if level not in BOT_NAMES:
        raise UnknownBot(f"There is no bot {name[:40]!r}; there are {', '.join(BOT_NAMES)}.")
    if at and (level not in SEARCHING or read_budget(budget) == (0, 0)):
        raise UnknownBot(
            f"{name[:40]!r} is not a bot: {' and '.join(SEARCHING)} take a budget, as in expert@400 or master@500ms."
        )
    return name


def own_bot(name: str) -> Callable[[Game, Seed], Bot]:
    """The class in a file of the user's own: called with a game and a seed, it gives a bot."""
    path, _, wanted = name.rpartition(":")
    spec = spec_from_file_location(f"petteia_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise UnknownBot(f"There is no file {path[:80]!r} with a bot.")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBot(f"The bot in {path[:80]!r} cannot be loaded: {type(error).__name__}: {error}.") from None
    found = getattr(module, wanted, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{path[:80]!r} has no class {wanted[:40]!r} that is a Bot.")
    return found


def read_budget(text: str) -> tuple[int, int]:
    """Iterations and milliseconds; both 0 if the text is not a budget."""
    digits = text.removesuffix("ms")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        return 0, 0
    number = int(digits)
    if text.endswith("ms"):
        return (0, number) if number <= LONGEST_THOUGHT else (0, 0)
    return (number, 0) if number <= MOST_ITERATIONS else (0, 0)


def make_bot(name: str, game: Game, seed: Seed) -> Bot:
    """A bot for a game; the same seed gives the same decisions, unless its budget is one of time."""
    if ".py:" in name:
        return own_bot(name)(game, seed)
    level, _, budget = check_bot(name).partition("@")
    rng = rng_from_seed(seed)
    if level == "random":
        return Random(rng)
    if level in SEARCHING:
        heuristic = game.heuristic({})
        return Search(heuristic, search_settings(level, budget, heuristic.horizon()), rng)
    return Greedy(game.heuristic({}), rng, NOVICE_ERRORS if level == "novice" else 0.0)


def search_settings(level: str, budget: str, horizon: int) -> SearchSettings:
    """How a searching level thinks: the master looks to the end of the game, the expert to the game's horizon."""
    settings = SearchSettings()
    if level == "expert":
        settings.iterations = 150
        settings.depth = horizon
    else:
        settings.milliseconds = 1000.0
    if budget:
        settings.iterations, milliseconds = read_budget(budget)
        settings.milliseconds = float(milliseconds)
    return settings
