"""What is asked of a seat.

A question is put only where there is a real choice; otherwise it answers itself. Where several seats are asked at once,
their answers stay secret until the last one is in, and are then carried out in turn order (`decide_together`). What
becomes of an answer is in answers.py, what may be answered in legal.py: both lead back to the rules that ask, so they
are reached through the state.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.swap import swap_glory, swap_would_help
from petteia.games.khora.terms import ASK_PLAY, ASK_SETTLE, ASK_TILE, MAY_PASS, NOTHING, PASS
from petteia.kernel.bits import lowest

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def ask(state: "Khora", seat: i64, kind: i64) -> None:
    """Put a question, or answer it at once where there is nothing to choose."""
    city = state.city[seat]
    found = state.choices_of(city, kind, city.drachma)
    if kind == ASK_PLAY:
        state.others_learn(seat)  # whether there is a card in the hand that could be played
    if MAY_PASS >> kind & 1:
        if found == 0 and not swap_would_help(state, city, kind):
            state.decide(seat, kind, PASS)
            return
    elif found & (found - 1) == 0:
        only: i64 = PASS
        if found:
            only = state.components.base[kind] + lowest(found)
        state.decide(seat, kind, only)
        return
    put(state, seat, city, kind, found)


def put(state: "Khora", seat: i64, city: "City", kind: i64, found: i64) -> None:
    """Put a question whose answer is one of these choices."""
    city.ask = kind
    city.choices = found
    city.answer = -1
    state.waiters |= 1 << seat


def decide_together(state: "Khora") -> None:
    """Carry out the answers of all who were asked, in turn order."""
    for seat in state.turn_order():
        city = state.city[seat]
        kind = city.ask
        if kind != NOTHING:
            city.ask = NOTHING
            if kind != ASK_TILE:
                state.others_learn(seat)
                state.decide(seat, kind, city.answer)


def swap_and_ask_again(state: "Khora", seat: i64, city: "City") -> None:
    """Swap glory at any decision; then the question stands again (rulings 24, 27)."""
    swap_glory(state, seat)
    if city.ask != ASK_TILE and city.ask != ASK_SETTLE:
        city.choices = state.choices_of(city, city.ask, city.drachma)
    if MAY_PASS >> city.ask & 1 and city.choices == 0 and not swap_would_help(state, city, city.ask):
        city.answer = PASS
        state.waiters &= ~(1 << seat)
