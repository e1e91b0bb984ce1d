"""From the Port to the Polis: the Expedition action, which deck fills the Port again, and the forced expedition."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.rules.booty import draw_booty
from petteia.games.emporion.rules.legal import add_port, put_question
from petteia.games.emporion.rules.port import (
    cards_in_port,
    fill_from_history,
    fill_from_progress,
    first_gap,
    place_in_port,
)
from petteia.games.emporion.terms import ASK_REFILL, ASK_SEND, EMPTY, HISTORY_DECK, PROGRESS_DECK

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

CHOICE: Final = -1  # either deck
HISTORY_USED: Final = 1 << HISTORY_DECK
PROGRESS_USED: Final = 1 << PROGRESS_DECK


def begin_expedition(state: "Emporion", seat: i64) -> None:
    """As many cards leave the Port as there are ships."""
    state.to_send = cards_to_send(state, seat)
    state.moved = 0
    state.used = 0


def cards_to_send(state: "Emporion", seat: i64) -> i64:
    """How many cards an expedition moves: all ships are used, up to a limit."""
    ships = min(state.domain[seat].ships, state.components.most_ships)
    return min(ships, cards_in_port(state))


def go_on(state: "Emporion", seat: i64) -> bool:
    """Go on with an expedition until something is to be decided; whether it is over."""
    components = state.components
    while state.to_send > 0:
        found: list[int] = []
        add_port(state, components, components.send, found)
        if len(found) > 1 and state.to_send < cards_in_port(state):
            put_question(state, seat, ASK_SEND, found)
            return False
        send(state, seat, found[0] - components.send)
    while state.gaps > 0:
        deck = next_deck(state)
        if deck == CHOICE:
            put_question(state, seat, ASK_REFILL, [components.refill + HISTORY_DECK, components.refill + PROGRESS_DECK])
            return False
        refill(state, seat, deck)
    if state.moved > 0:
        draw_booty(state, seat, state.moved)
        state.moved = 0
        state.used = 0
    return True


# Step a: cards move.


def send(state: "Emporion", seat: i64, chosen: i64) -> None:
    """A card moves from the Port to the Polis."""
    move_to_polis(state, seat, place_in_port(state, chosen), "expedition")
    state.to_send -= 1
    state.moved += 1
    if state.to_send == 0:
        state.gaps = len(state.port) - cards_in_port(state)


def move_to_polis(state: "Emporion", seat: i64, place: i64, cause: str) -> None:
    """The card at a place of the Port takes its place in the Polis, which is kept in order."""
    face = state.port[place]
    state.port[place] = EMPTY
    polis = state.polis
    at: i64 = len(polis)
    while at > 0 and polis[at - 1] > face:
        at -= 1
    polis.insert(at, face)
    state.tell("send", seat, state.components.ids[face], 1, cause)


# Step b: the Port is filled again.


def next_deck(state: "Emporion") -> i64:
    """The deck that has to fill the next gap, or either (rulings 5 and 7).

    One card moved: the History deck. More: either, but at least one card of each deck that has any.
    """
    if state.moved == 1 or not state.progress:
        return HISTORY_DECK
    if not state.history:
        return PROGRESS_DECK if state.used & HISTORY_USED else HISTORY_DECK
    if state.gaps == 1:
        if state.used == HISTORY_USED:
            return PROGRESS_DECK
        if state.used == PROGRESS_USED:
            return HISTORY_DECK
    return CHOICE


def refill(state: "Emporion", seat: i64, deck: i64) -> None:
    place = first_gap(state)
    if deck == HISTORY_DECK:
        fill_from_history(state, seat, place)
    else:
        fill_from_progress(state, seat, place)
    state.used |= 1 << deck
    state.gaps -= 1


# The forced expedition.


def forced_expedition(state: "Emporion", seat: i64) -> None:
    """No History card in the Polis at the end of a turn: the whole Port moves there, without Booty (ruling 9)."""
    if state.polis and state.polis[0] < state.components.histories:
        return
    state.tell("forced", seat, "", 0, "")
    state.idle = 0
    for place, face in enumerate(state.port):
        if face != EMPTY:
            move_to_polis(state, seat, place, "forced")
    for place in range(len(state.port)):
        fill_from_history(state, seat, place)
