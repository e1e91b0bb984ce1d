"""The five actions of the rulebook: Reserve, adding a card by Trade, Culture or War, and Expedition."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.booty import pay_booty, price
from petteia.games.emporion.rules.end import check_last_card
from petteia.games.emporion.rules.expedition import begin_expedition
from petteia.games.emporion.rules.markers import put_marker
from petteia.games.emporion.rules.port import fill_from_history, place_in_port
from petteia.games.emporion.rules.scoring import Breakdown, points_before, tell_points
from petteia.games.emporion.terms import EMPTY, EXPEDITION, RESERVE
from petteia.kernel.counts import WIDE_ONE

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


def act(state: "Emporion", seat: i64, action: i64) -> None:
    """Put the marker on an action and carry it out."""
    components = state.components
    if action == components.expedition:
        put_marker(state, seat, EXPEDITION)
        begin_expedition(state, seat)
    elif action < components.take_by:
        face = action - components.take
        put_marker(state, seat, components.kind[face])
        state.polis.remove(face)
        add_card(state, seat, face, "polis", points_before(state, seat))
    elif action < components.play:
        number = action - components.take_by
        put_marker(state, seat, number // components.groups)
        taken = progress_from_polis(state, number % components.groups)
        add_card(state, seat, taken, "polis", points_before(state, seat))
    elif action < components.play_by:
        face = action - components.play
        put_marker(state, seat, components.kind[face])
        play_reserved(state, seat, face)
    elif action < components.reserve:
        number = action - components.play_by
        put_marker(state, seat, number // components.portable)
        play_reserved(state, seat, components.histories + number % components.portable)
    else:
        put_marker(state, seat, RESERVE)
        reserve(state, seat, action - components.reserve)


# Reserve.


def reserve(state: "Emporion", seat: i64, chosen: i64) -> None:
    """Take a card of the Port under a drachma, and fill its place from the History deck."""
    place = place_in_port(state, chosen)
    face = state.port[place]
    state.port[place] = EMPTY
    before = points_before(state, seat)
    hold(state.domain[seat], face)
    state.tell("reserve", seat, state.components.ids[face], 1, "")
    tell_points(state, seat, before, "reserve")
    fill_from_history(state, seat, place)


def hold(domain: "Domain", face: i64) -> None:
    """Put a card under a drachma; the two are kept in order."""
    if domain.reserved == EMPTY:
        domain.reserved = face
    elif face < domain.reserved:
        domain.second = domain.reserved
        domain.reserved = face
    else:
        domain.second = face


def leave_reserve(domain: "Domain", components: Components, chosen: i64) -> i64:
    """Free the drachma of a reserved card, and return the card."""
    face = domain.reserved
    if components.port_choice(face) == chosen:
        domain.reserved = domain.second
    else:
        face = domain.second
    domain.second = EMPTY
    return face


def give_up(state: "Emporion", seat: i64, action: i64) -> None:
    """A reserved card leaves the game, and its drachma is free again (ruling 8)."""
    components = state.components
    before = points_before(state, seat)
    face = leave_reserve(state.domain[seat], components, action - components.give_up)
    state.removed = tuple(sorted([*state.removed, face]))
    state.tell("give-up", seat, components.ids[face], 1, "")
    tell_points(state, seat, before, "give-up")


# Trade, Culture, War.


def progress_from_polis(state: "Emporion", group: i64) -> i64:
    """Take a Prestige, Merchandise or special Prestige card, and return its face."""
    components = state.components
    if group >= components.portable:
        state.special &= ~(1 << (group - components.portable))
        return components.specials + group - components.portable
    face = components.histories + group
    if face == components.goods:
        face = next_merchandise(state)
    state.polis.remove(face)
    return face


def next_merchandise(state: "Emporion") -> i64:
    """The first Merchandise of the Polis: they are all worth the same."""
    goods = state.components.goods
    for face in state.polis:
        if face >= goods:
            return face
    return EMPTY


def play_reserved(state: "Emporion", seat: i64, chosen: i64) -> None:
    before = points_before(state, seat)
    add_card(state, seat, leave_reserve(state.domain[seat], state.components, chosen), "reserve", before)


def add_card(state: "Emporion", seat: i64, face: i64, origin: str, before: Breakdown) -> None:
    """Add a card to the Domain, paying Booty for what is missing (ruling 6)."""
    components = state.components
    domain = state.domain[seat]
    paid = price(components, domain, face)
    pay_booty(state, domain, paid)
    count_card(components, domain, face)
    state.tell("take", seat, components.ids[face], 1, origin)
    if paid:
        state.tell("pay", seat, "booty", paid, components.ids[face])
    tell_points(state, seat, before, components.ids[face])
    check_last_card(state, seat)


def count_card(components: Components, domain: "Domain", face: i64) -> None:
    """Add a card to the Domain and to what the Domain is worth."""
    domain.cards.append(face)
    domain.have += components.grants[face]
    domain.ships += components.ships[face]
    domain.abilities |= components.takes[face]
    domain.per += components.per[face]
    domain.printed += components.vp[face]
    domain.count += WIDE_ONE[components.kind[face]]
