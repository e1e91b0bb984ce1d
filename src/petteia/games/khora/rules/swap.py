"""Thebes: glory for drachma and VP, at any time (rulings 24, 27)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import counted, gain, lose
from petteia.games.khora.terms import DRACHMA, DRACHMA_OWNED, GLORY, VP, VP_SCORED

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def may_swap(state: "Khora", city: "City") -> bool:
    """Whether glory may be given away (ruling 24)."""
    return bool(city.in_force & state.components.swap[city.name]) and city.glory >= state.components.swap_glory


def swap_glory(state: "Khora", seat: i64) -> None:
    """Give glory away once."""
    components = state.components
    cause = components.city_ids[state.city[seat].name]
    state.tell("swap", seat, cause, 1, cause)
    lose(state, seat, GLORY, components.swap_glory, cause)
    gain(state, seat, DRACHMA, components.swap_drachma, cause)
    gain(state, seat, VP, components.swap_vp, cause)


def drachma_by_swaps(state: "Khora", city: "City") -> i64:
    """How much drachma all of the glory would bring."""
    if city.glory == 0 or not may_swap(state, city):
        return 0
    return city.glory // state.components.swap_glory * state.components.swap_drachma


def swap_would_help(state: "Khora", city: "City", kind: i64) -> bool:
    """Thebes is asked wherever a swap could open an option that drachma alone does not (ruling 27)."""
    more = drachma_by_swaps(state, city)
    return more > 0 and state.choices_of(city, kind, city.drachma + more) != 0


def swap_would_achieve(state: "Khora", city: "City") -> bool:
    """Whether Thebes could newly meet an open achievement by swaps (ruling 24)."""
    if city.glory == 0 or not may_swap(state, city):
        return False
    components = state.components
    swaps = city.glory // components.swap_glory
    for number, (what, needed) in enumerate(components.achievement_needs):
        if state.open >> number & 1:
            more = components.swap_vp if what == VP_SCORED else components.swap_drachma if what == DRACHMA_OWNED else 0
            have = counted(city, what)
            if have < needed <= have + swaps * more:
                return True
    return False
