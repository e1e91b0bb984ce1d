"""Developments: what the next one of a city requires, unlocking it, and what single cities let their players choose."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.cards import pay, perform
from petteia.games.khora.rules.effects import advance, gain, source_id, trigger
from petteia.games.khora.rules.philosophy import knowledge_allowed
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import ASK_TRACK, DEVELOPMENTS, ON_DEVELOPMENT
from petteia.kernel.bits import BIT
from petteia.kernel.counts import missing

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def developable(state: "Khora", city: "City", drachma: i64) -> bool:
    """Whether the city's next development can be unlocked."""
    if city.development >= DEVELOPMENTS:
        return False
    row = city.name * DEVELOPMENTS + city.development
    if state.components.dev_cost[row] > drachma:
        return False
    return missing(city.minor + city.major, state.components.dev_need[row]) <= knowledge_allowed(state, city)


def unlock(state: "Khora", seat: i64) -> None:
    """6: unlock the city's next development."""
    city = state.city[seat]
    components = state.components
    row = city.name * DEVELOPMENTS + city.development
    state.tell("develop", seat, components.city_ids[city.name], city.development + 1, "")
    pay(state, seat, components.dev_cost[row], components.dev_need[row], components.city_ids[city.name])
    trigger(state, seat, ON_DEVELOPMENT)
    activate(state, seat)


def activate(state: "Khora", seat: i64) -> None:
    """Bring the next development into force, and apply it if it is an immediate one."""
    city = state.city[seat]
    source = state.components.cards + city.development
    city.in_force |= BIT[source]
    city.development += 1
    perform(state, seat, source)


def reward(state: "Khora", seat: i64, chosen: i64) -> None:
    """Argos: one of several gains."""
    city = state.city[seat]
    resource, amount = state.components.rewards[chosen]
    gain(state, seat, resource, amount, source_id(state, city, city.source))
    city.source = -1


def open_tracks(state: "Khora", city: "City") -> i64:
    """The set of tracks that are not at the top."""
    top = state.components.cap_track
    return (1 if city.economy < top else 0) | (2 if city.culture < top else 0) | (4 if city.military < top else 0)


def different_level(state: "Khora", seat: i64, track: i64) -> None:
    """Miletus: one of several free levels, each on another track."""
    city = state.city[seat]
    city.chosen |= 1 << track
    city.left -= 1
    advance(state, seat, track, source_id(state, city, city.source))
    if city.left > 0:
        ask(state, seat, ASK_TRACK)
    else:
        end_different_levels(city)


def end_different_levels(city: "City") -> None:
    """Without a track below the top the rest of the levels is lost."""
    city.left = 0
    city.chosen = 0
    city.source = -1
