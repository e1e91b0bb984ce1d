"""Phases A and F: an event is announced, and later resolved; one takes effect when dice are rolled, in phase C.

Which actions Conquest of the Persians allows is said with all other options: `actions_of_choice` in legal.py.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.deck import discard, draw
from petteia.games.khora.rules.effects import advance, amount_of, gain_all, lose
from petteia.games.khora.rules.prices import level_cost
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_EVENT_ADVANCE,
    ASK_LOSE,
    ASK_PLAY,
    COLOURS,
    DRACHMA,
    RESOLUTION,
    TAX,
)
from petteia.kernel.bits import members, size
from petteia.kernel.counts import ONE, total

if TYPE_CHECKING:
    from petteia.games.khora.components.row_tuples import EventCard
    from petteia.games.khora.state import Khora


def event_announcement(state: "Khora") -> None:
    """Phase A: the next event is revealed; it takes effect in phase F, or by rolls in phase C."""
    state.round += 1
    state.all_learn()
    state.tell("round", -1, "", state.round, "")
    state.tell("event", -1, state.event().id, 0, "")
    state.phase = TAX


def event_of_rolls(state: "Khora", totals: list[int]) -> None:
    """Growing Populations: in phase C, whoever has rolled so little gains."""
    event = state.event()
    if event.roll_at_most:
        for seat in state.turn_order():
            if totals[seat] <= event.roll_at_most:
                gain_all(state, seat, event.gains, event.id)


def event_resolution(state: "Khora") -> None:
    """Phase F: fix who has the most and the fewest troops (rulings 12, 31); apply what needs no choice."""
    state.phase = RESOLUTION
    state.turn = 0
    event = state.event()
    compare_troops(state)
    for seat in state.turn_order():
        gain_all(state, seat, event.all_gains, event.id)
    for seat in state.turn_order():
        if state.most >> seat & 1:
            gain_all(state, seat, event.most, event.id)
            if event.most_draw:
                state.city[seat].hand |= draw(state, seat, event.most_draw, event.id)
    for seat in state.turn_order():
        if state.fewest >> seat & 1:
            gain_all(state, seat, event.fewest, event.id)
            if event.fewest_lose_all >= 0:
                resource: i64 = event.fewest_lose_all
                lose(state, seat, resource, amount_of(state.city[seat], resource), event.id)


def compare_troops(state: "Khora") -> None:
    """Fix who has the most and who the fewest troops; several may."""
    most = fewest = state.city[0].troops
    for city in state.city:
        most = max(most, city.troops)
        fewest = min(fewest, city.troops)
    state.most = 0
    state.fewest = 0
    for seat, city in enumerate(state.city):
        if city.troops == most:
            state.most |= 1 << seat
        if city.troops == fewest:
            state.fewest |= 1 << seat


def event_choices(state: "Khora") -> None:
    """Phase F: choices are made in turn order (ruling 13)."""
    seat = state.turn_order()[state.turn]
    state.turn += 1
    event_choice(state, seat, state.event())


def event_choice(state: "Khora", seat: i64, event: "EventCard") -> None:
    """What the event asks of one player, if anything. Events are data; each branch names one that asks for it."""
    if event.lose_knowledge:  # Oracle of Delphi
        lose_knowledge(state, seat, event.lose_knowledge)
    if event.fewest_discard and state.fewest >> seat & 1:  # The Thirty Tyrants
        discard_cards(state, seat, event.fewest_discard)
    if event.tracks and (state.most >> seat & 1 or not event.advance_most_only):  # Military Victory
        ask(state, seat, ASK_EVENT_ADVANCE)
    if event.most_politics and state.most >> seat & 1:  # Prosperity
        ask(state, seat, ASK_PLAY)
    if event.all_action and not state.board >> state.components.persepolis & 1:  # Conquest of the Persians
        ask(state, seat, ASK_ACTION)


def lose_knowledge(state: "Khora", seat: i64, tokens: i64) -> None:
    """Choose the knowledge to lose; whoever has less than that loses none (ruling 14)."""
    city = state.city[seat]
    if total(city.minor + city.major) >= tokens:
        ask(state, seat, ASK_LOSE)


def discard_cards(state: "Khora", seat: i64, cards: i64) -> None:
    """Choose the cards of the hand to discard; whoever has no more than that discards all (ruling 14)."""
    city = state.city[seat]
    if size(city.hand) > cards:
        city.left = cards
        ask(state, seat, ASK_DISCARD)
    else:
        for card in members(city.hand):
            discard(state, seat, card)


def forget(state: "Khora", seat: i64, kind: i64) -> None:
    """Lose a knowledge token; it leaves the game (ruling 14). Whoever lost one gains what the event promises."""
    city = state.city[seat]
    event = state.event()
    colours = len(COLOURS)
    if kind < colours:
        city.minor -= ONE[kind]
    else:
        city.major -= ONE[kind - colours]
    if state.log is not None:
        state.tell("forget", seat, f"{COLOURS[kind % colours]}-{'minor' if kind < colours else 'major'}", 1, event.id)
    gain_all(state, seat, event.gains, event.id)


def discard_one(state: "Khora", seat: i64, card: i64) -> None:
    """The Thirty Tyrants: a card from the hand, and perhaps another one."""
    city = state.city[seat]
    discard(state, seat, card)
    city.left -= 1
    if city.left > 0:
        ask(state, seat, ASK_DISCARD)


def event_level(state: "Khora", seat: i64, track: i64) -> None:
    """A level that the event makes cheaper."""
    cause = state.event().id
    lose(state, seat, DRACHMA, level_cost(state, state.city[seat], track), cause)
    advance(state, seat, track, cause)
