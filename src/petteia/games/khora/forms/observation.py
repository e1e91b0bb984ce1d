"""What a seat knows, as numbers: the same information as its view, in a fixed order, for learning agents.

First come numbers of the table and of the question to the seat; then sets, a bit a member: the event announced, events
past, the board, the discard pile, open achievements, and the seat's secrets (hand, pack, drawn); then a block for each
of four cities, the seat's first, then clockwise; an empty seat is all zeros. How long each part is follows from the
components.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.set_up import OPTIONS
from petteia.games.khora.terms import ASK_TILE, COLOURS, TILES
from petteia.kernel.bits import BIT, size
from petteia.kernel.counts import count
from petteia.kernel.state import MOST_SEATS

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora


def observe(state: "Khora", seat: i64) -> list[int]:
    """The observation of one seat."""
    own = state.city[seat]
    numbers: list[int] = [
        state.seats, state.round, state.phase, state.tile, state.turn, (state.start - seat) % state.seats,
        1 if state.waiters >> seat & 1 else 0, own.ask, own.answer + 1, own.times_left(), len(own.tiles),
        len(state.deck), seat,
    ]  # fmt: skip
    numbers += [option.values.index(state.options[option.name]) for option in OPTIONS]
    components = state.components
    events = len(components.events)
    revealed = state.round if state.round > 0 else 0
    add_bits(numbers, BIT[state.events[revealed - 1]] if revealed else 0, events)
    past: i64 = 0
    for event in state.events[:revealed]:
        past |= BIT[event]
    add_bits(numbers, past, events)
    add_bits(numbers, state.board, len(components.token_ids))
    add_bits(numbers, state.discard, components.cards)
    add_bits(numbers, state.open, len(components.achievement_ids))
    add_bits(numbers, own.hand, components.cards)
    add_bits(numbers, own.pack, components.cards)
    add_bits(numbers, own.drawn, components.cards)
    before = len(numbers)
    for step in range(state.seats):
        add_city(numbers, state, (seat + step) % state.seats, step == 0)
    a_city = (len(numbers) - before) // state.seats
    numbers += [0] * (a_city * (MOST_SEATS - state.seats))
    return numbers


def add_bits(numbers: list[int], chosen: i64, width: i64) -> None:
    """A set as zeros and ones."""
    for i in range(width):
        numbers.append(1 if chosen >> i & 1 else 0)


def add_city(numbers: list[int], state: "Khora", seat: i64, own: bool) -> None:
    """What the viewer knows of a city: of others, not the tiles before the reveal."""
    city = state.city[seat]
    numbers += [
        1, city.development, city.drachma, city.citizens, city.taxes, city.glory, city.troops, city.vp, city.philosophy,
        city.economy, city.culture, city.military, city.dice, size(city.hand), 1 if state.waiters >> seat & 1 else 0,
        1 if state.most >> seat & 1 else 0, 1 if state.fewest >> seat & 1 else 0, size(city.pack), size(city.drawn),
    ]  # fmt: skip
    for colour in range(len(COLOURS)):
        numbers.append(count(city.minor, colour))
        numbers.append(count(city.major, colour))
    tiles = city.tiles if own or city.ask != ASK_TILE else ()
    for die in range(state.components.most_dice):
        numbers.append(city.roll[die] if die < len(city.roll) else 0)
        numbers.append(tiles[die] + 1 if die < len(tiles) else 0)
        numbers.append(1 if city.unpaid >> die & 1 else 0)
    components = state.components
    add_bits(numbers, city.acting, len(TILES))
    add_bits(numbers, BIT[city.name] if city.name >= 0 else 0, components.cities)
    add_bits(numbers, city.in_force, components.row)
    add_bits(numbers, city.achieved, len(components.achievement_ids))
    add_bits(numbers, city.shown, components.cards)
