"""Phase C: rolling dice, putting tiles on them, and paying citizens for tiles above their dice.

In steps 2 and 4 each seat goes on step by step without waiting for the others.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import lose
from petteia.games.khora.rules.events import event_of_rolls
from petteia.games.khora.rules.philosophy import may_spend_for_citizens, spend_for_citizens
from petteia.games.khora.rules.questions import put
from petteia.games.khora.terms import (
    ALL_TILES,
    ASK_SETTLE,
    ASK_TILE,
    CITIZENS,
    DICE_PHASE,
    NOTHING,
    PASS,
    SETTLING,
    TILES,
)

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def roll(state: "Khora") -> None:
    """Step 1: everybody rolls; the lowest total is the new start player. Step 2: a tile on each die."""
    state.phase = DICE_PHASE
    totals: list[int] = []
    rng = state.rng
    sides = state.components.sides
    state.all_learn()
    for city in state.city:
        dice: list[int] = []
        total: i64 = 0
        for _ in range(city.dice):
            die = rng.below(sides) + 1
            dice.append(die)
            total += die
        dice.sort()
        city.roll = tuple(dice)
        city.tiles = ()
        totals.append(total)
    if state.log is not None:
        for seat, city in enumerate(state.city):
            state.tell("roll", seat, " ".join(str(die) for die in city.roll), totals[seat], "")
    state.start = new_start_player(state, totals)
    state.tell("start", state.start, "", 0, "")
    event_of_rolls(state, totals)
    state.turn = 0
    for seat, city in enumerate(state.city):
        put(state, seat, city, ASK_TILE, ALL_TILES)


def new_start_player(state: "Khora", totals: list[int]) -> i64:
    """The lowest total; of several, the first to the left of the old start player, who comes last (ruling 1)."""
    best = state.start
    for step in range(1, state.seats):
        seat = (state.start + step) % state.seats
        if totals[seat] < totals[best] or (totals[seat] == totals[best] and best == state.start):
            best = seat
    return best


def unused_tiles(city: "City") -> i64:
    """The set of action tiles not yet on a die."""
    used: i64 = 0
    for tile in city.tiles:
        used |= 1 << tile
    return ALL_TILES & ~used


def put_tile(state: "Khora", seat: i64, city: "City", tile: i64) -> None:
    """Put a tile on the next die; nobody sees it before all are done."""
    city.tiles += (tile,)
    if len(city.tiles) == len(city.roll):
        city.answer = PASS
        state.waiters &= ~(1 << seat)
    else:
        city.choices &= ~(1 << tile)


def reveal(state: "Khora") -> None:
    """Steps 3 and 4: the tiles are revealed, then citizens are paid for those above their dice."""
    state.phase = SETTLING
    state.all_learn()
    for city in state.city:
        city.acting = 0
        city.unpaid = 0
        for die, tile in enumerate(city.tiles):
            if tile <= city.roll[die]:
                city.acting |= 1 << tile
            else:
                city.unpaid |= 1 << die
    if state.log is not None:
        for seat in state.turn_order():
            for die, tile in enumerate(state.city[seat].tiles):
                state.tell("reveal", seat, TILES[tile], state.city[seat].roll[die], "")
    for seat in state.turn_order():
        settle(state, seat)


def citizens_for(tile: i64, die: i64) -> i64:
    """The citizens that a tile on a die costs: the difference, if the tile is above the die."""
    return max(tile - die, 0)


def settle(state: "Khora", seat: i64) -> None:
    """Pay citizens for the tiles above their dice where there is no choice, and ask where there is (ruling 3)."""
    city = state.city[seat]
    city.ask = NOTHING
    while city.unpaid:
        citizens = city.citizens
        payable: i64 = 0
        whole: i64 = 0
        for die, tile in enumerate(city.tiles):
            if city.unpaid >> die & 1:
                cost = citizens_for(tile, city.roll[die])
                whole += cost
                if cost <= citizens:
                    payable |= 1 << die
        if whole <= citizens:
            pay_citizens(state, seat, city, city.unpaid)
        elif city.philosophy > 0 or payable & (payable - 1):
            spend: i64 = 1 if city.philosophy > 0 else 0
            put(state, seat, city, ASK_SETTLE, spend | payable << 1)
            return
        elif payable:
            pay_citizens(state, seat, city, payable)
        else:
            set_aside(state, seat, city)
    if may_spend_for_citizens(state, city):
        put(state, seat, city, ASK_SETTLE, 1)


def settle_step(state: "Khora", seat: i64, city: "City", action: i64) -> None:
    """Spend a philosophy token, pay a tile, or set the rest aside; after that step 4 goes on."""
    state.waiters &= ~(1 << seat)
    if action != PASS:
        chosen: i64 = action - state.components.base[ASK_SETTLE]
        if chosen == 0:
            spend_for_citizens(state, seat)
        else:
            pay_citizens(state, seat, city, 1 << (chosen - 1))
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
            lose(state, seat, CITIZENS, citizens_for(tile, city.roll[die]), TILES[tile])
    city.unpaid &= ~dice


def set_aside(state: "Khora", seat: i64, city: "City") -> None:
    """Tiles that cannot be paid are not used."""
    if state.log is not None:
        for die, tile in enumerate(city.tiles):
            if city.unpaid >> die & 1:
                state.tell("set-aside", seat, TILES[tile], 0, "")
    city.unpaid = 0
