"""Phase E: advancing on the progress tracks, and what their levels cost, then and by events."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import advance, level, lose, trigger
from petteia.games.khora.rules.philosophy import spend_for_levels
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import ASK_ADVANCE, DRACHMA, ON_IDLE, PROGRESS, TRACKS

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


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


def progress_choices(state: "Khora", city: "City", drachma: i64) -> i64:
    """The set of tracks that may be advanced: beyond the free number of levels only with a philosophy token."""
    if city.levels == 0 and city.philosophy == 0:
        return 0
    return affordable_tracks(state, city, drachma)


def affordable_tracks(state: "Khora", city: "City", drachma: i64) -> i64:
    """The set of tracks whose next level can be paid."""
    tracks: i64 = 0
    for track in range(len(TRACKS)):
        if level(city, track) < state.components.cap_track and level_cost(state, city, track) <= drachma:
            tracks |= 1 << track
    return tracks


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


# What a level costs.


def level_cost(state: "Khora", city: "City", track: i64) -> i64:
    """What the next level costs now: in phase E, or by an event."""
    return progress_cost(state, city, track) if state.phase == PROGRESS else event_cost(state, city, track)


def progress_cost(state: "Khora", city: "City", track: i64) -> i64:
    """What the next level costs in phase E, where the Mint and Corinth count (rulings 16, 28)."""
    components = state.components
    if city.in_force & components.free_track[track * components.cities + city.name]:
        return 0
    less: i64 = 0
    if city.in_force & components.progress_discount[city.name]:
        less = components.progress_discount_amount
    return discounted(state, city, track, less)


def event_cost(state: "Khora", city: "City", track: i64) -> i64:
    """What the next level costs by the event of the round."""
    return discounted(state, city, track, state.event().discount)


def discounted(state: "Khora", city: "City", track: i64, less: i64) -> i64:
    """The printed cost of the next level less a discount; Gradualism always counts (ruling 16)."""
    components = state.components
    cost: i64 = components.track_cost[track][level(city, track) + 1] - less
    if city.in_force & components.discount[city.name]:
        cost -= components.discount_amount
    return max(cost, 0)
