"""Booty: History cards face down, drawn by expeditions and paid for what a card requires."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.end import check_history_deck
from petteia.games.emporion.rules.requirements import need_of
from petteia.games.emporion.rules.scoring import points_before, tell_points
from petteia.kernel.counts import missing

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


def draw_booty(state: "Emporion", seat: i64, number: i64) -> None:
    """Draw cards of the History deck unseen, one for each card moved, while there are any (rulings 11 and 12)."""
    before = points_before(state, seat)
    booty = state.domain[seat].booty
    drawn: i64 = 0
    while drawn < number and state.history:
        booty.append(state.history.pop())
        drawn += 1
    if drawn:
        state.tell("booty", seat, "booty", drawn, "expedition")
        tell_points(state, seat, before, "booty")
    if drawn < number:
        check_history_deck(state, seat)


def most_booty(state: "Emporion", sent: i64) -> i64:
    """How many Booty an expedition of `sent` cards draws at most: first the History deck fills one gap or more."""
    if sent == 0:
        return 0
    filled: i64 = sent - len(state.progress)
    left: i64 = len(state.history) - max(filled, 1)
    return max(min(sent, left), 0)


def price(components: Components, domain: "Domain", face: i64) -> i64:
    """How many Booty a card would cost: what fills gaps, and what special Prestige is paid."""
    return missing(domain.have, need_of(components, domain, face)) + components.pays[face]


def within_reach(components: Components, domain: "Domain", face: i64) -> bool:
    """Whether a Domain, with its Booty, has what a card requires."""
    return price(components, domain, face) <= len(domain.booty)


def pay_booty(state: "Emporion", domain: "Domain", number: i64) -> None:
    """Booty goes face down under the History deck."""
    while number > 0:
        state.history.insert(0, domain.booty.pop())
        number -= 1
