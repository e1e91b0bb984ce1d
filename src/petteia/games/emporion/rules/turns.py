"""The course of the game: the set-up, then rounds of turns (`seat_to_move` in questions.py says whose), and the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.rules.actions import act
from petteia.games.emporion.rules.end import end_round
from petteia.games.emporion.rules.expedition import forced_expedition, go_on, send
from petteia.games.emporion.rules.legal import turn_choices
from petteia.games.emporion.rules.port import refill
from petteia.games.emporion.rules.questions import put_question, seat_to_move
from petteia.games.emporion.rules.reserve import give_up, nothing_possible
from petteia.games.emporion.rules.set_up import choose_marker, set_up_step, take_first_card
from petteia.games.emporion.terms import (
    ASK_FIRST,
    ASK_GIVE_UP,
    ASK_REFILL,
    ASK_SEND,
    ASK_TURN,
    NOTHING,
    OVER,
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
    """Carry out a decision and what follows from it by itself. Says whether the turn ends."""
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
    elif nothing_possible(state, seat):
        end_turn(state, seat)


def end_turn(state: "Emporion", seat: i64) -> None:
    """The forced expedition, if it applies; then the next turn, or the end of the round."""
    forced_expedition(state, seat)
    state.turn += 1
    if state.turn == state.seats:
        end_round(state)
