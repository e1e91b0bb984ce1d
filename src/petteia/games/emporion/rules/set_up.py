"""The set-up: the decks and the Port, first cards, the Polis, Booty and markers."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.actions import count_card
from petteia.games.emporion.rules.questions import put_question, seat_to_move
from petteia.games.emporion.rules.scoring import points_before, tell_points
from petteia.games.emporion.terms import ASK_FIRST, ASK_MARKER, MARKERS, PLAY
from petteia.kernel.game import Option

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

OPTIONS: Final = (Option("special", ("off", "on")),)  # special Prestige cards


def lay_out(state: "Emporion") -> None:
    """Draw the start player, shuffle History and Progress cards, fill the Port and lay out special Prestige."""
    components = state.components
    rng = state.rng
    state.start = rng.below(state.seats)
    state.left_over = components.starting_cards
    state.history = list(components.history_cards)
    rng.shuffle(state.history)
    state.progress = list(components.progress_cards)
    rng.shuffle(state.progress)
    state.port = [state.history.pop() for _ in range(components.port)]
    if state.options["special"] == "on":
        state.special = (1 << (components.faces - components.specials)) - 1


def set_up_step(state: "Emporion") -> None:
    """Ask the next player for a first card; after the last one, lay out the rest and begin."""
    if state.turn < state.seats:
        put_question(state, seat_to_move(state), ASK_FIRST, first_card_choices(state.components))
        return
    lay_out_starting_cards(state)
    if state.seats == 2:
        put_question(state, state.start, ASK_MARKER, marker_choices(state.components))
    else:
        begin_play(state)


def first_card_choices(components: Components) -> list[int]:
    """The cards to begin with."""
    return [components.first_card + number for number in range(len(components.first))]


def take_first_card(state: "Emporion", seat: i64, number: i64) -> None:
    """One of the cards to begin with comes into the Domain."""
    components = state.components
    face = components.first[number]
    rest = list(state.left_over)
    rest.remove(face)
    state.left_over = tuple(rest)
    before = points_before(state, seat)
    count_card(components, state.domain[seat], face)
    state.tell("first", seat, components.ids[face], 1, "")
    tell_points(state, seat, before, components.ids[face])
    state.turn += 1


def lay_out_starting_cards(state: "Emporion") -> None:
    """Starting cards into the Polis, as many as players of each; Booty at random; the rest leaves the game unseen."""
    components = state.components
    rest = list(state.left_over)
    for face in components.polis:
        for _ in range(state.seats):
            rest.remove(face)
            state.polis.append(face)
    state.polis.sort()
    state.rng.shuffle(rest)
    for place, number in enumerate(components.booty_at_start[state.seats - 2]):
        seat = (state.start + place) % state.seats
        before = points_before(state, seat)
        for _ in range(number):
            state.domain[seat].booty.append(rest.pop())
        state.tell("booty", seat, "booty", number, "set-up")
        tell_points(state, seat, before, "booty")
    state.left_over = tuple(sorted(rest))


def marker_choices(components: Components) -> list[int]:
    """Two players: the markers."""
    return [components.choose_marker + marker for marker in range(len(MARKERS))]


def choose_marker(state: "Emporion", seat: i64, marker: i64) -> None:
    """Two players: the start player takes a marker, the other one gets the other."""
    state.names = marker if seat == 0 else 1 - marker
    state.tell("marker", seat, MARKERS[marker], 1, "")
    begin_play(state)


def begin_play(state: "Emporion") -> None:
    state.phase = PLAY
    state.turn = 0
    state.round = 1
    state.tell("round", -1, "", 1, "")
