"""What levels and knowledge cost, with all that lowers it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import level
from petteia.games.khora.terms import PROGRESS

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


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


def knowledge_price(state: "Khora", city: "City") -> i64:
    """What minor knowledge costs in this city's Trade."""
    components = state.components
    return (
        components.low_price_amount if city.in_force & components.low_price[city.name] else components.knowledge_price
    )
