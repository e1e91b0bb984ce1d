"""Petteia: board games to play and to study. `petteia.load("khora").new(seats=4, seed=7)` is a game."""

import os
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING

from petteia._interpreted import ignore_extension_modules

if TYPE_CHECKING:
    from petteia.kernel.game import Game

__version__ = "0.1.0"

if os.environ.get("PETTEIA_INTERPRETED") == "1":
    ignore_extension_modules(__path__[0])

_GROUP = "petteia.games"
_OUR_OWN = {  # for a source tree that was never installed
    "carpe-diem": "petteia.games.carpe_diem.game:GAME",
    "emporion": "petteia.games.emporion.game:GAME",
    "khora": "petteia.games.khora.game:GAME",
}


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    spec = find_spec("petteia.kernel.state")
    return spec is not None and not str(spec.origin).endswith(".py")


def known_games() -> list[str]:
    """The names of all games that `load` knows, other packages' included. (`petteia.games` is the package of ours.)"""
    return sorted(_entry_points())


@lru_cache(maxsize=64)
def load(name: str, components: str = "") -> "Game":
    """The game of that name, UnknownGame if there is none; played with the components of an owner's file, if given.

    Whatever is loaded once is kept, so everybody asks here and nobody keeps games.
    """
    from petteia.kernel.errors import UnknownGame

    known = _entry_points()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(sorted(known))}")
    game: Game = known[name].load()
    return game.played_with(components)


def _entry_points() -> dict[str, EntryPoint]:
    own = {name: EntryPoint(name, target, _GROUP) for name, target in _OUR_OWN.items()}
    return own | {entry.name: entry for entry in entry_points(group=_GROUP)}
