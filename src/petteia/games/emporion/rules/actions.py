"""The five actions of the rulebook: adding a card by Trade, Culture or War here, the others in files of their own."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.booty import pay_booty, price
from petteia.games.emporion.rules.end import check_last_card
from petteia.games.emporion.rules.expedition import begin_expedition
from petteia.games.emporion.rules.markers import put_marker
from petteia.games.emporion.rules.reserve import leave_reserve, reserve
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
        leave_polis(state, face)
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


def progress_from_polis(state: "Emporion", group: i64) -> i64:
    """Take a Prestige, Merchandise or special Prestige card, and return its face."""
    components = state.components
    if group >= components.portable:
        state.special &= ~(1 << (group - components.portable))
        return components.specials + group - components.portable
    face = components.histories + group
    if face == components.goods:
        face = next_merchandise(state)
    leave_polis(state, face)
    return face


def leave_polis(state: "Emporion", face: i64) -> None:
    """Take a card out of the Polis."""
    for place, other in enumerate(state.polis):
        if other == face:
            state.polis.pop(place)
            return


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
