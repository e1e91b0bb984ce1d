"""What a seat may do in its turn, as ascending actions. Other questions: with the rules that ask them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.booty import within_reach
from petteia.games.emporion.rules.markers import blocked
from petteia.games.emporion.rules.port import add_port, port_is_empty
from petteia.games.emporion.rules.requirements import takes_merchandise, takes_prestige
from petteia.games.emporion.rules.reserve import has_free_drachma
from petteia.games.emporion.terms import COLOURS, EMPTY, EXPEDITION, RESERVE
from petteia.kernel.bits import BIT
from petteia.kernel.counts import missing

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


def turn_choices(state: "Emporion", seat: i64) -> list[int]:
    """All that the seat may do in its turn."""
    components = state.components
    domain = state.domain[seat]
    closed = blocked(state, seat)
    found: list[int] = []
    if not closed >> EXPEDITION & 1 and domain.ships > 0 and not port_is_empty(state):
        found.append(components.expedition)
    add_cards_of_polis(state, components, domain, closed, found)
    if domain.reserved != EMPTY:
        add_reserved(components, domain, closed, found)
    if not closed >> RESERVE & 1 and has_free_drachma(components, domain):
        add_port(state, components, components.reserve, found)
    return found


def add_cards_of_polis(
    state: "Emporion", components: Components, domain: "Domain", closed: i64, found: list[int]
) -> None:
    """The cards of the Polis, and the special Prestige beside it, that can be taken."""
    histories = components.histories
    have = domain.have
    booty: i64 = len(domain.booty)
    abilities = domain.abilities
    last: i64 = -1
    progress: i64 = 0  # set of the groups within reach
    for face in state.polis:
        if face == last:
            continue
        last = face
        if face < histories:
            if not closed >> components.kind[face] & 1 and missing(have, components.need[face]) <= booty:
                found.append(components.take + face)
        elif abilities and within_reach(components, domain, face):
            progress |= BIT[components.group[face - histories]]
    if abilities:
        special = state.special
        face = components.specials
        while special:
            if special & 1 and within_reach(components, domain, face):
                progress |= BIT[components.group[face - histories]]
            special >>= 1
            face += 1
        if progress:
            add_by_colour(components, domain, closed, progress, components.take_by, components.groups, found)


def add_by_colour(
    components: Components, domain: "Domain", closed: i64, progress: i64, base: i64, width: i64, found: list[int]
) -> None:
    """Progress cards within reach, by each action whose colour has the ability."""
    merchandise: i64 = BIT[components.portable - 1]
    for colour in range(len(COLOURS)):
        if closed >> colour & 1:
            continue
        groups: i64 = 0
        if takes_prestige(domain) >> colour & 1:
            groups = progress & ~merchandise
        if takes_merchandise(domain) >> colour & 1:
            groups |= progress & merchandise
        action = base + colour * width
        while groups:
            if groups & 1:
                found.append(action)
            groups >>= 1
            action += 1


def add_reserved(components: Components, domain: "Domain", closed: i64, found: list[int]) -> None:
    """The reserved cards of a Domain that can be played."""
    histories = components.histories
    progress: i64 = 0
    for drachma in range(2):
        face = domain.second if drachma else domain.reserved
        if face == EMPTY or (drachma and face == domain.reserved) or not within_reach(components, domain, face):
            continue
        if face >= histories:
            progress |= BIT[components.group[face - histories]]
        elif not closed >> components.kind[face] & 1:
            found.append(components.play + face)
    if progress and domain.abilities:
        add_by_colour(components, domain, closed, progress, components.play_by, components.portable, found)
