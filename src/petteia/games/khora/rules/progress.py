"""Phase E: advancing on the progress tracks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import advance, lose, trigger
from petteia.games.khora.rules.philosophy import spend_for_levels
from petteia.games.khora.rules.prices import level_cost
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import ASK_ADVANCE, DRACHMA, ON_IDLE

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora


def progress(state: "Khora") -> None:
    """In turn order, everybody may advance a track by one level, or two by some effects (ruling 15)."""
    seat = state.turn_order()[state.turn]
    state.turn += 1
    city = state.city[seat]
    city.levels = 1
    if city.in_force & state.components.progress_levels[city.name]:
        city.levels = state.components.progress_levels_amount
    city.advanced = 0
    ask(state, seat, ASK_ADVANCE)


def progress_level(state: "Khora", seat: i64, track: i64) -> None:
    """Pay for one level; beyond the free number of levels a philosophy token allows more."""
    city = state.city[seat]
    lose(state, seat, DRACHMA, level_cost(state, city, track), "progress")
    if city.levels == 0:
        city.levels = spend_for_levels(state, seat)
    city.levels -= 1
    city.advanced += 1
    advance(state, seat, track, "progress")
    ask(state, seat, ASK_ADVANCE)


def end_progress(state: "Khora", seat: i64) -> None:
    """A player who gained no level is idle: the Old Guard speaks (ruling 17)."""
    city = state.city[seat]
    if city.advanced == 0:
        trigger(state, seat, ON_IDLE)
    city.levels = 0
    city.advanced = 0
