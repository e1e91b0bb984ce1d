"""The Port: what lies there, which deck fills its gaps after an expedition, and filling them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.end import check_history_deck
from petteia.games.emporion.terms import DECKS, EMPTY, HISTORY_DECK, PROGRESS_DECK

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

CHOICE: Final = -1  # either deck
HISTORY_USED: Final = 1 << HISTORY_DECK
PROGRESS_USED: Final = 1 << PROGRESS_DECK


def cards_in_port(state: "Emporion") -> i64:
    number: i64 = 0
    for face in state.port:
        if face != EMPTY:
            number += 1
    return number


def port_is_empty(state: "Emporion") -> bool:
    for face in state.port:  # noqa: SIM110 (compiled, a loop is faster than a generator)
        if face != EMPTY:
            return False
    return True


def add_port(state: "Emporion", components: Components, base: i64, found: list[int]) -> None:
    """The cards of the Port, ascending, equal ones once."""
    port = state.port
    first, second = components.port_choice(port[0]), components.port_choice(port[1])
    third, fourth = components.port_choice(port[2]), components.port_choice(port[3])
    # The lower and the higher of two places, until all four are in order.
    first, second = min(first, second), max(first, second)
    third, fourth = min(third, fourth), max(third, fourth)
    first, third = min(first, third), max(first, third)
    second, fourth = min(second, fourth), max(second, fourth)
    second, third = min(second, third), max(second, third)
    if first != EMPTY:
        found.append(base + first)
    if second != first:
        found.append(base + second)
    if third != second:
        found.append(base + third)
    if fourth != third:
        found.append(base + fourth)


def place_in_port(state: "Emporion", chosen: i64) -> i64:
    """The first place of the Port with such a card."""
    components = state.components
    for place, face in enumerate(state.port):
        if face != EMPTY and components.port_choice(face) == chosen:
            return place
    return EMPTY


def first_gap(state: "Emporion") -> i64:
    for place, face in enumerate(state.port):
        if face == EMPTY:
            return place
    return EMPTY


def next_deck(state: "Emporion") -> i64:
    """The deck that has to fill the next gap that an expedition has left, or either (rulings 5 and 7).

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
    """Fill the first gap that an expedition has left."""
    place = first_gap(state)
    if deck == HISTORY_DECK:
        fill_from_history(state, seat, place)
    else:
        fill_from_progress(state, seat, place)
    state.used |= 1 << deck
    state.gaps -= 1


def fill_from_history(state: "Emporion", seat: i64, place: i64) -> None:
    """A card of the History deck; if there is none the game will end, and one of the Progress deck is used."""
    if state.history:
        fill(state, seat, place, state.history.pop(), HISTORY_DECK)
        return
    check_history_deck(state, seat)
    fill_from_progress(state, seat, place)


def fill_from_progress(state: "Emporion", seat: i64, place: i64) -> None:
    """A card of the Progress deck, if there is one."""
    if state.progress:
        fill(state, seat, place, state.progress.pop(), PROGRESS_DECK)


def fill(state: "Emporion", seat: i64, place: i64, face: i64, deck: i64) -> None:
    """Put a card into the Port, face up."""
    state.port[place] = face
    state.all_learn()
    state.tell("refill", seat, state.components.ids[face], place, DECKS[deck])
