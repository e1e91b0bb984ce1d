"""What a choice would change at once, in everybody's numbers, as far as they can be known."""

from typing import TYPE_CHECKING, Final

from petteia.games.emporion.actions import act
from petteia.games.emporion.expedition import cards_in_port
from petteia.games.emporion.names import (
    ASK_FIRST,
    ASK_GIVE_UP,
    ASK_TURN,
    BOOTY,
    BYTE,
    COLOURS,
    FIRST,
    MERCHANDISE,
    PRESTIGE,
    SEND_EXPEDITION,
)
from petteia.games.emporion.resources import count
from petteia.games.emporion.scoring import number_of, points, reserved
from petteia.games.emporion.turns import give_up, take_first_card
from petteia.kernel.game import Delta

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

NUMBERS: Final = (*COLOURS, "ships", "booty", "cards", "vp", "reserved", "prestige", "merchandise")


def preview(state: "Emporion", seat: int, action: int) -> list[Delta]:
    """The numbers that change: of an expedition, the Booty and what it is worth; of all else, what the action does."""
    after = state.copy()
    if state.ask == ASK_TURN:
        if action == SEND_EXPEDITION:
            return expedition(state, seat)
        act(after, seat, action)
    elif state.ask == ASK_FIRST:
        take_first_card(after, seat, action - FIRST)
    elif state.ask == ASK_GIVE_UP:
        give_up(after, seat, action)
    before, then = numbers(state, seat), numbers(after, seat)
    return [Delta(seat, what, then[what] - before[what]) for what in NUMBERS if then[what] != before[what]]


def expedition(state: "Emporion", seat: int) -> list[Delta]:
    """An expedition's Booty: one for each card moved, as far as the History deck goes after the Port is filled."""
    domain = state.domain[seat]
    moved = min(domain.ships, state.components.most_ships, cards_in_port(state))
    filled = 1 if moved == 1 or state.progress else moved
    booty = min(moved, max(len(state.history) - filled, 0))
    worth = booty * (domain.per >> BYTE * BOOTY & 127)
    found = [Delta(seat, "booty", booty)] if booty else []
    return [*found, Delta(seat, "vp", worth)] if worth else found


def numbers(state: "Emporion", seat: int) -> dict[str, int]:
    """A seat's numbers by their names."""
    domain = state.domain[seat]
    found = {colour: count(domain.have, i) for i, colour in enumerate(COLOURS)}
    found["ships"] = domain.ships
    found["booty"] = len(domain.booty)
    found["cards"] = len(domain.cards)
    found["vp"] = points(state.components, domain)
    found["reserved"] = reserved(domain)
    found["prestige"] = number_of(domain, PRESTIGE)
    found["merchandise"] = number_of(domain, MERCHANDISE)
    return found
