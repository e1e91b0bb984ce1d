"""Reserve: cards of the Port, each under a drachma, until they are played or given up."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.end import check_standstill
from petteia.games.emporion.rules.port import fill_from_history, place_in_port
from petteia.games.emporion.rules.questions import put_question
from petteia.games.emporion.rules.scoring import points_before, reserved, tell_points
from petteia.games.emporion.terms import ASK_GIVE_UP, EMPTY

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


def has_free_drachma(components: Components, domain: "Domain") -> bool:
    """Whether a card can be reserved: each one lies under a drachma."""
    return reserved(domain) < components.drachmas


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


def nothing_possible(state: "Emporion", seat: i64) -> bool:
    """Whoever can carry out no action gives up a reserved card or is passed over (rulings 1 and 14).

    Says whether the turn ends; it does not while two cards are to choose from.
    """
    found = give_up_choices(state, state.domain[seat])
    if len(found) > 1:
        put_question(state, seat, ASK_GIVE_UP, found)
        return False
    if found:
        give_up(state, seat, found[0])
        state.idle = 0
    else:
        state.tell("skip", seat, "", 0, "")
        state.idle += 1
        check_standstill(state, seat)
    return True


def give_up_choices(state: "Emporion", domain: "Domain") -> list[int]:
    """The reserved cards that can be given up."""
    components = state.components
    if domain.reserved == EMPTY:
        return []
    # The two are kept in order.
    first = components.give_up + components.port_choice(domain.reserved)
    second = components.give_up + components.port_choice(domain.second)
    return [first] if domain.second == EMPTY or second == first else [first, second]


def give_up(state: "Emporion", seat: i64, action: i64) -> None:
    """A reserved card leaves the game, and its drachma is free again (ruling 8)."""
    components = state.components
    before = points_before(state, seat)
    face = leave_reserve(state.domain[seat], components, action - components.give_up)
    state.removed = tuple(sorted([*state.removed, face]))
    state.tell("give-up", seat, components.ids[face], 1, "")
    tell_points(state, seat, before, "give-up")
