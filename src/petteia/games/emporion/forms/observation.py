"""What a seat knows, as numbers in a fixed order, for learning agents. Everybody knows the same.

Layout (see `length`): TABLE numbers of the table and of what is asked, then for each face how many lie in the Port, in
the Polis (special Prestige included) and among the cards given up, then a block for each of four seats, clockwise from
the one that observes: DOMAIN numbers, and for each face how many are in the Domain and how many are reserved. An empty
seat is all zeros.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.forms.position import reserved_faces, special_faces
from petteia.games.emporion.rules.markers import blocked
from petteia.games.emporion.rules.scoring import number_of, points
from petteia.games.emporion.rules.set_up import OPTIONS
from petteia.games.emporion.terms import ACTIONS, COLOURS, COUNTED, TAKES_MERCHANDISE
from petteia.kernel.counts import count, wide_count
from petteia.kernel.state import MOST_SEATS

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

TABLE: Final = 17 + len(OPTIONS) + len(ACTIONS)  # single numbers, and which actions markers close
DOMAIN: Final = 7 + len(COLOURS) + 2 * len(COUNTED) + len(COLOURS) + 1  # as add_domain has them


def length(components: Components) -> int:
    faces: int = components.faces
    return TABLE + 3 * faces + MOST_SEATS * (DOMAIN + 2 * faces)


def observe(state: "Emporion", seat: i64) -> list[int]:
    numbers: list[int] = [
        state.seats, state.phase, state.round, state.turn, (state.start - seat) % state.seats, state.ending, state.idle,
        state.ask, (state.actor - seat) % state.seats, state.to_send, state.moved, state.gaps, state.used,
        len(state.history), len(state.progress),
    ]  # fmt: skip
    numbers += [option.values.index(state.options[option.name]) for option in OPTIONS]
    numbers += [state.marker + 1, state.second_marker + 1]
    closed = blocked(state, seat)
    numbers += [closed >> action & 1 for action in range(len(ACTIONS))]
    for place in (state.port, [*state.polis, *special_faces(state)], list(state.removed)):
        add_counts(numbers, place, state.components.faces)
    for step in range(MOST_SEATS):
        if step < state.seats:
            add_domain(numbers, state, (seat + step) % state.seats)
        else:
            numbers += [0] * (DOMAIN + 2 * state.components.faces)
    return numbers


def add_counts(numbers: list[int], cards: list[int], faces: i64) -> None:
    """How many of each face are there."""
    counts = [0] * faces
    for face in cards:
        if face >= 0:
            counts[face] += 1
    numbers += counts


def add_domain(numbers: list[int], state: "Emporion", seat: i64) -> None:
    """A Domain, all of which lies open but for what the Booty is."""
    domain = state.domain[seat]
    held = reserved_faces(domain)
    numbers += [
        1, (seat - state.start) % state.seats, len(domain.cards), len(held), domain.ships,
        points(state.components, domain), domain.printed,
    ]  # fmt: skip
    for colour in range(len(COLOURS)):
        numbers.append(count(domain.have, colour))
    for kind in range(len(COUNTED)):
        numbers.append(number_of(domain, kind))
        numbers.append(wide_count(domain.per, kind))
    for colour in range(len(COLOURS)):
        numbers.append(domain.abilities >> colour & 1)
    numbers.append(domain.abilities >> TAKES_MERCHANDISE)
    add_counts(numbers, domain.cards, state.components.faces)
    add_counts(numbers, held, state.components.faces)
