"""What a seat knows, as numbers: the same information as its view, in a fixed order, for learning agents.

Layout (see `LENGTH`): TABLE numbers of the table and of the own question, 16 + 16 + 34 + 40 + 5 bits (event announced,
events past, board, discard pile, open achievements), 40 + 40 + 40 bits of the own secrets (hand, pack, drawn), then a
block of CITY numbers for each of four cities, the own first, then clockwise; an empty seat is all zeros.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.terms import ASK_TILE
from petteia.kernel.bits import size
from petteia.kernel.counts import count

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora

TABLE: Final = 16
CITY: Final = 19 + 6 + 9 + 7 + 7 + 44 + 5 + 40
LENGTH: Final = TABLE + 16 + 16 + 34 + 40 + 5 + 40 * 3 + 4 * CITY


def observe(state: "Khora", seat: i64) -> list[int]:
    """The observation of one seat."""
    own = state.city[seat]
    numbers: list[int] = [
        state.seats, state.round, state.phase, state.tile, state.turn, (state.start - seat) % state.seats,
        1 if state.waiters >> seat & 1 else 0, own.ask, own.answer + 1, own.left, len(own.tiles), len(state.deck), seat,
        1 if state.options["values"] == "revised" else 0, 1 if state.options["draft"] == "on" else 0,
        1 if state.options["cities"] == "chosen" else 0,
    ]  # fmt: skip
    revealed = state.round if state.round > 0 else 0
    add_bits(numbers, 1 << state.events[revealed - 1] if revealed else 0, 16)
    past: i64 = 0
    for event in state.events[:revealed]:
        past |= 1 << event
    add_bits(numbers, past, 16)
    add_bits(numbers, state.board, 34)
    add_bits(numbers, state.discard, 40)
    add_bits(numbers, state.open, 5)
    add_bits(numbers, own.hand, 40)
    add_bits(numbers, own.pack, 40)
    add_bits(numbers, own.drawn, 40)
    for step in range(4):
        if step < state.seats:
            add_city(numbers, state, (seat + step) % state.seats, step == 0)
        else:
            numbers += [0] * CITY
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
    for colour in range(3):
        numbers.append(count(city.minor, colour))
        numbers.append(count(city.major, colour))
    tiles = city.tiles if own or city.ask != ASK_TILE else ()
    for die in range(3):
        numbers.append(city.roll[die] if die < len(city.roll) else 0)
        numbers.append(tiles[die] + 1 if die < len(tiles) else 0)
        numbers.append(1 if city.unpaid >> die & 1 else 0)
    add_bits(numbers, city.acting, 7)
    add_bits(numbers, 1 << city.name if city.name >= 0 else 0, 7)
    add_bits(numbers, city.in_force, 44)
    add_bits(numbers, city.achieved, 5)
    add_bits(numbers, city.shown, 40)
