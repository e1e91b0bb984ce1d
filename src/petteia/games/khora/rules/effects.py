"""The few verbs that cards, developments, events and tracks are made of.

A loss of which the player chooses what goes, knowledge or cards in hand, is asked in events.py.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.terms import (
    ALWAYS,
    BLUE,
    BLUE_KNOWLEDGE,
    CITIZENS,
    COLOURS,
    COUNTED_RESOURCE,
    CULTURE,
    DRACHMA,
    ECONOMY,
    ECONOMY_LEVEL,
    GLORY,
    HAND_CARD,
    KNOWLEDGE,
    LOWEST_TRACK,
    MINOR_KNOWLEDGE,
    NOBODY_LOWER_IN_CULTURE,
    PHILOSOPHY,
    PLAYED_CARD,
    RESOURCES,
    TAXES,
    TRACKS,
    TROOPS,
    VP,
)
from petteia.kernel.bits import size
from petteia.kernel.counts import ONE, count, total

if TYPE_CHECKING:
    from petteia.games.khora.components.row_tuples import Gain
    from petteia.games.khora.state import City, Khora


def gain(state: "Khora", seat: i64, resource: i64, amount: i64, cause: str) -> None:
    """Add to a resource, up to the end of its track; a negative amount is lost, down to 0."""
    if amount < 0:
        lose(state, seat, resource, -amount, cause)
        return
    city = state.city[seat]
    if resource == DRACHMA:
        city.drachma += amount
    elif resource == VP:
        city.vp += amount
    elif resource == PHILOSOPHY:
        city.philosophy += amount
    elif resource == TROOPS:
        amount = room(amount, city.troops, state.components.cap_troops)
        city.troops += amount
    elif resource == CITIZENS:
        amount = room(amount, city.citizens, state.components.cap_citizens)
        city.citizens += amount
    elif resource == TAXES:
        amount = room(amount, city.taxes, state.components.cap_taxes)
        city.taxes += amount
    elif resource == GLORY:
        amount = room(amount, city.glory, state.components.cap_glory)
        city.glory += amount
    else:
        city.dice += amount
    if state.log is not None and amount:
        state.tell("gain", seat, RESOURCES[resource], amount, cause)


def gain_beyond_cap(state: "Khora", seat: i64, resource: i64, amount: i64, cause: str) -> None:
    """Add troops or citizens beyond their cap for now; `cut_to_cap` ends that (ruling 5)."""
    city = state.city[seat]
    if resource == TROOPS:
        city.troops += amount
    else:
        city.citizens += amount
    if state.log is not None:
        state.tell("gain", seat, RESOURCES[resource], amount, cause)


def cut_to_cap(state: "Khora", seat: i64, resource: i64) -> None:
    """Cut troops at the end of each Military action, or citizens at the end of phase D (rulings 5, 32)."""
    cap = state.components.cap_troops if resource == TROOPS else state.components.cap_citizens
    above = amount_of(state.city[seat], resource) - cap
    if above > 0:
        lose(state, seat, resource, above, "cap")


def room(amount: i64, have: i64, cap: i64) -> i64:
    """How much of a gain fits under a cap. What is above the cap already (ruling 5) stays."""
    return max(min(amount, cap - have), 0)


def lose(state: "Khora", seat: i64, resource: i64, amount: i64, cause: str) -> None:
    """Lose some of a resource, at most as much as there is (ruling 14).

    Too little knowledge, or too few cards in hand: `lose_knowledge` and `discard_cards` in events.py.
    """
    city = state.city[seat]
    have = amount_of(city, resource)
    if amount > have:
        amount = have
    if resource == DRACHMA:
        city.drachma -= amount
    elif resource == VP:
        city.vp -= amount
    elif resource == PHILOSOPHY:
        city.philosophy -= amount
    elif resource == TROOPS:
        city.troops -= amount
    elif resource == CITIZENS:
        city.citizens -= amount
    elif resource == TAXES:
        city.taxes -= amount
    else:
        city.glory -= amount
    if state.log is not None and amount:
        state.tell("lose", seat, RESOURCES[resource], amount, cause)


def amount_of(city: "City", resource: i64) -> i64:
    """How much of a resource a city has."""
    if resource == DRACHMA:
        return city.drachma
    if resource == VP:
        return city.vp
    if resource == PHILOSOPHY:
        return city.philosophy
    if resource == TROOPS:
        return city.troops
    if resource == CITIZENS:
        return city.citizens
    if resource == TAXES:
        return city.taxes
    return city.glory


def gain_all(state: "Khora", seat: i64, gains: "tuple[Gain, ...]", cause: str) -> None:
    """Several gains at once."""
    for resource, amount in gains:
        gain(state, seat, resource, amount, cause)


def trigger(state: "Khora", seat: i64, when: i64) -> None:
    """Everything in force at a city that speaks on such an occasion."""
    city = state.city[seat]
    speaking = city.in_force & state.components.triggers[when][city.name]
    while speaking:
        low: int = speaking & -speaking
        source = low.bit_length() - 1
        speaking ^= low
        row = city.name * state.components.row + source
        if state.components.condition[row] == ALWAYS or holds(state, seat, state.components.condition[row]):
            gain_all(state, seat, state.components.ongoing[row], source_id(state, city, source))


def holds(state: "Khora", seat: i64, condition: i64) -> bool:
    """Whether a condition of the Tax phase is met; ties satisfy it (ruling 18)."""
    own = state.city[seat]
    for other in state.city:
        if condition == NOBODY_LOWER_IN_CULTURE:
            if other.culture < own.culture:
                return False
        elif other.economy > own.economy:
            return False
    return True


def source_id(state: "Khora", city: "City", source: i64) -> str:
    """The name of what is in force: a card, or the city for one of its developments."""
    components = state.components
    return components.card_ids[source] if source < components.cards else components.city_ids[city.name]


def level(city: "City", track: i64) -> i64:
    """A city's level on a progress track."""
    if track == ECONOMY:
        return city.economy
    if track == CULTURE:
        return city.culture
    return city.military


def advance(state: "Khora", seat: i64, track: i64, cause: str) -> None:
    """Go up one level and gain what is printed there; at the top nothing happens (ruling 20)."""
    city = state.city[seat]
    reached = level(city, track) + 1
    if reached > state.components.cap_track:
        return
    if track == ECONOMY:
        city.economy = reached
    elif track == CULTURE:
        city.culture = reached
    else:
        city.military = reached
    if state.log is not None:
        state.tell("level", seat, TRACKS[track], reached, cause)
    gain_all(state, seat, state.components.track_gains[track][reached], "track")


def counted(city: "City", what: i64) -> i64:
    """How many a city has of what an effect, a scoring or an achievement counts."""
    if COUNTED_RESOURCE[what] >= 0:
        return amount_of(city, COUNTED_RESOURCE[what])
    if what == ECONOMY_LEVEL:
        return city.economy
    if what == PLAYED_CARD:
        return size(city.in_force) - city.development
    if what == HAND_CARD:
        return size(city.hand)
    if what == MINOR_KNOWLEDGE:
        return total(city.minor)
    if what == KNOWLEDGE:
        return total(city.minor + city.major)
    if what == BLUE_KNOWLEDGE:
        return count(city.minor + city.major, BLUE)
    assert what == LOWEST_TRACK
    lowest = min(city.economy, city.culture)
    return min(lowest, city.military)


def learn(state: "Khora", seat: i64, colour: i64, cause: str) -> None:
    """Take a minor knowledge token from the reserve."""
    state.city[seat].minor += ONE[colour]
    if state.log is not None:
        state.tell("learn", seat, f"{COLOURS[colour]}-minor", 1, cause)
