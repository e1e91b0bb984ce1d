"""Phase C, steps 2 and 4: putting tiles on dice, and paying citizens for tiles above their dice.

Here each seat goes on step by step without waiting for the others.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import gain, lose
from petteia.games.khora.terms import (
    ASK_SETTLE,
    CITIZENS,
    NOTHING,
    PASS,
    PAY,
    PHILOSOPHY,
    SPEND,
    TILES,
)

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def put_tile(state: "Khora", seat: i64, city: "City", tile: i64) -> None:
    """Put a tile on the next die; nobody sees it before all are done."""
    city.tiles = (*city.tiles, tile)
    if len(city.tiles) == len(city.roll):
        city.answer = PASS
        state.waiters &= ~(1 << seat)
    else:
        city.choices &= ~(1 << tile)


def settle(state: "Khora", seat: i64) -> None:
    """Pay citizens for the tiles above their dice, as far as there is no choice, and ask where there is (ruling 3)."""
    city = state.city[seat]
    city.ask = NOTHING
    while city.unpaid:
        citizens = city.citizens
        payable: i64 = 0
        whole: i64 = 0
        for die, tile in enumerate(city.tiles):
            if city.unpaid >> die & 1:
                above = tile - city.roll[die]
                whole += above
                if above <= citizens:
                    payable |= 1 << die
        if whole <= citizens:
            pay_citizens(state, seat, city, city.unpaid)
        elif city.philosophy > 0 or payable & (payable - 1):
            spend: i64 = 1 if city.philosophy > 0 else 0
            put_settle(state, seat, city, spend | payable << 1)
            return
        elif payable:
            pay_citizens(state, seat, city, payable)
        else:
            set_aside(state, seat, city)
    if city.philosophy > 0 and city.citizens < state.components.cap_citizens:
        put_settle(state, seat, city, 1)


def put_settle(state: "Khora", seat: i64, city: "City", found: i64) -> None:
    """Ask how to go on with step 4."""
    city.ask = ASK_SETTLE
    city.choices = found
    city.answer = -1
    state.waiters |= 1 << seat


def settle_step(state: "Khora", seat: i64, city: "City", action: i64) -> None:
    """Spend a philosophy token, pay a tile, or set the rest aside; after that step 4 goes on."""
    state.waiters &= ~(1 << seat)
    if action == SPEND:
        lose(state, seat, PHILOSOPHY, 1, "philosophy-token")
        gain(state, seat, CITIZENS, 3, "philosophy-token")
    elif action >= PAY:
        pay_citizens(state, seat, city, 1 << (action - PAY))
    elif city.unpaid:
        set_aside(state, seat, city)
    else:
        city.ask = NOTHING
        return
    settle(state, seat)


def pay_citizens(state: "Khora", seat: i64, city: "City", dice: i64) -> None:
    """Pay for the tiles on these dice; they will be resolved."""
    for die, tile in enumerate(city.tiles):
        if dice >> die & 1:
            city.acting |= 1 << tile
            lose(state, seat, CITIZENS, tile - city.roll[die], TILES[tile])
    city.unpaid &= ~dice


def set_aside(state: "Khora", seat: i64, city: "City") -> None:
    """Tiles that cannot be paid are not used."""
    if state.log is not None:
        for die, tile in enumerate(city.tiles):
            if city.unpaid >> die & 1:
                state.tell("set-aside", seat, TILES[tile], 0, "")
    city.unpaid = 0
