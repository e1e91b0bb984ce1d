"""Phases A and F: an event is announced, and later resolved; one takes effect when dice are rolled, in phase C."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.cards import playable
from petteia.games.khora.rules.deck import discard, draw
from petteia.games.khora.rules.developments import developable
from petteia.games.khora.rules.effects import advance, amount_of, gain_all, lose
from petteia.games.khora.rules.progress import level_cost
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.rules.swap import swap_would_help
from petteia.games.khora.terms import (
    ALL_TILES,
    ASK_ACTION,
    ASK_DEVELOP,
    ASK_DISCARD,
    ASK_EVENT_ADVANCE,
    ASK_LOSE,
    ASK_PLAY,
    COLOURS,
    DEVELOPMENT_TILE,
    DRACHMA,
    MILITARY_TILE,
    POLITICS_TILE,
    RESOLUTION,
    TAX,
)
from petteia.kernel.bits import members, size
from petteia.kernel.counts import ONE, count, total

if TYPE_CHECKING:
    from petteia.games.khora.components.row_tuples import EventCard
    from petteia.games.khora.state import City, Khora


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


def actions_of_choice(state: "Khora", city: "City", drachma: i64) -> i64:
    """Conquest of the Persians: all tiles but Military, and Politics and Development only if they are possible, at
    least with a swap."""
    tiles = ALL_TILES & ~(1 << MILITARY_TILE)
    if not playable(state, city, drachma) and not swap_would_help(state, city, ASK_PLAY):
        tiles &= ~(1 << POLITICS_TILE)
    if not developable(state, city, drachma) and not swap_would_help(state, city, ASK_DEVELOP):
        tiles &= ~(1 << DEVELOPMENT_TILE)
    return tiles


def lose_knowledge(state: "Khora", seat: i64, tokens: i64) -> None:
    """Choose the knowledge to lose; whoever has less than that loses none (ruling 14)."""
    city = state.city[seat]
    if total(city.minor + city.major) >= tokens:
        ask(state, seat, ASK_LOSE)


def owned_kinds(city: "City") -> i64:
    """The set of kinds of knowledge a city has: minor red, blue, green, then major."""
    kinds: i64 = 0
    colours = len(COLOURS)
    for colour in range(colours):
        if count(city.minor, colour):
            kinds |= 1 << colour
        if count(city.major, colour):
            kinds |= 1 << colours + colour
    return kinds


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
