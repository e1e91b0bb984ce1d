"""The course of the game: first cards, markers, rounds of turns, and the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.rules.actions import act, count_card, leave_reserve
from petteia.games.emporion.rules.expedition import end_soon, forced_expedition, go_on, refill, send
from petteia.games.emporion.rules.legal import (
    first_card_choices,
    give_up_choices,
    marker_choices,
    put_question,
    turn_choices,
)
from petteia.games.emporion.rules.points import points_before, tell_points
from petteia.games.emporion.terms import (
    ASK_FIRST,
    ASK_GIVE_UP,
    ASK_MARKER,
    ASK_REFILL,
    ASK_SEND,
    ASK_TURN,
    BY_STANDSTILL,
    ENDINGS,
    MARKERS,
    NOT_YET,
    NOTHING,
    OVER,
    PLAY,
    SET_UP,
)

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def decide(state: "Emporion", action: i64) -> None:
    """Carry out a decision of the seat that was asked, and go on until the next one."""
    if carry_out(state, action):
        end_turn(state, state.actor)
    proceed(state)


def carry_out(state: "Emporion", action: i64) -> bool:
    """Carry out a decision, as far as it goes by itself; whether it ends a turn."""
    seat = state.actor
    kind = state.ask
    state.ask = NOTHING
    if kind == ASK_TURN:
        act(state, seat, action)
    elif kind == ASK_SEND:
        send(state, seat, action - state.components.send)
    elif kind == ASK_REFILL:
        refill(state, seat, action - state.components.refill)
    elif kind == ASK_GIVE_UP:
        give_up(state, seat, action)
    elif kind == ASK_FIRST:
        take_first_card(state, seat, action - state.components.first_card)
        return False
    else:
        choose_marker(state, seat, action - state.components.choose_marker)
        return False
    state.idle = 0
    return go_on(state, seat)


def proceed(state: "Emporion") -> None:
    """Go on until somebody has a choice, or the game is over."""
    while state.ask == NOTHING and state.phase != OVER:
        if state.phase == SET_UP:
            set_up_step(state)
        else:
            take_turn(state, seat_to_move(state))


def seat_to_move(state: "Emporion") -> i64:
    """Whose turn it is."""
    return (state.start + state.turn) % state.seats


# The set-up: first cards, then the Polis, Booty and markers.


def set_up_step(state: "Emporion") -> None:
    """Ask the next player for a first card; after the last one, lay out the rest and begin."""
    if state.turn < state.seats:
        put_question(state, seat_to_move(state), ASK_FIRST, first_card_choices(state.components))
        return
    lay_out(state)
    if state.seats == 2:
        put_question(state, state.start, ASK_MARKER, marker_choices(state.components))
    else:
        begin_play(state)


def take_first_card(state: "Emporion", seat: i64, number: i64) -> None:
    """Hoplitēs or Sophistes comes into the Domain."""
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


def lay_out(state: "Emporion") -> None:
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


def choose_marker(state: "Emporion", seat: i64, marker: i64) -> None:
    """Two players: the start player takes a marker, the other one gets the other."""
    state.names = marker if seat == 0 else 1 - marker
    state.tell("marker", seat, MARKERS[marker], 1, "")
    begin_play(state)


def begin_play(state: "Emporion") -> None:
    """The first round begins."""
    state.phase = PLAY
    state.turn = 0
    state.round = 1
    state.tell("round", -1, "", 1, "")


# Turns.


def take_turn(state: "Emporion", seat: i64) -> None:
    """Ask the seat what it does; what is forced is done at once."""
    found = turn_choices(state, seat)
    if len(found) > 1:
        put_question(state, seat, ASK_TURN, found)
    elif found:
        act(state, seat, found[0])
        state.idle = 0
        if go_on(state, seat):
            end_turn(state, seat)
    else:
        nothing_possible(state, seat)


def nothing_possible(state: "Emporion", seat: i64) -> None:
    """Who can do nothing gives up a reserved card; who has none is passed over (ruling 1). The marker stays (14)."""
    found = give_up_choices(state, state.domain[seat])
    if len(found) > 1:
        put_question(state, seat, ASK_GIVE_UP, found)
        return
    if found:
        give_up(state, seat, found[0])
        state.idle = 0
    else:
        state.tell("skip", seat, "", 0, "")
        state.idle += 1
        if state.idle >= state.seats:
            end_soon(state, seat, BY_STANDSTILL)
    end_turn(state, seat)


def give_up(state: "Emporion", seat: i64, action: i64) -> None:
    """A reserved card leaves the game, and its drachma is free again (ruling 8)."""
    components = state.components
    before = points_before(state, seat)
    face = leave_reserve(state.domain[seat], components, action - components.give_up)
    state.removed = tuple(sorted([*state.removed, face]))
    state.tell("give-up", seat, components.ids[face], 1, "")
    tell_points(state, seat, before, "give-up")


def end_turn(state: "Emporion", seat: i64) -> None:
    """The forced expedition, if it applies; then the next turn or round, or the end."""
    forced_expedition(state, seat)
    state.turn += 1
    if state.turn < state.seats:
        return
    if state.ending != NOT_YET:
        state.phase = OVER
        state.tell("over", -1, ENDINGS[state.ending], 0, "")
        return
    state.turn = 0
    state.round += 1
    state.tell("round", -1, "", state.round, "")
