"""From the Port to the Polis: the Expedition action and the forced expedition; port.py fills the Port again."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.rules.booty import draw_booty
from petteia.games.emporion.rules.port import (
    CHOICE,
    add_port,
    cards_in_port,
    fill_from_history,
    next_deck,
    place_in_port,
    refill,
)
from petteia.games.emporion.rules.questions import put_question
from petteia.games.emporion.terms import ASK_REFILL, ASK_SEND, EMPTY, HISTORY_DECK, PROGRESS_DECK

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


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
