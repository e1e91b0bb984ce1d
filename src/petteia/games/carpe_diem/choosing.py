"""How good each choice looks: the heuristic's figures, question by question."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from petteia.games.carpe_diem import heuristic, weights
from petteia.games.carpe_diem.counts import of_kind
from petteia.games.carpe_diem.fulfilling import coins_needed, had, payable
from petteia.games.carpe_diem.heuristic import placement_worth, tile_worth, turns_left
from petteia.games.carpe_diem.names import (
    ASK_BUILD,
    ASK_CRAFT,
    ASK_DISC,
    ASK_FIRST,
    ASK_PAY,
    ASK_PLACE,
    ASK_RETURN,
    ASK_TAKE,
    BREAD_TAKE,
    CRAFT,
    DISC,
    DISC_SPACES,
    FIRST,
    LOAVES,
    LOAVES_TIMES,
    NOT_FULFILLED,
    PAY,
    PLACE,
    RETURN,
    ROUNDS,
    SCORING,
    STORE,
    TAKE,
)
from petteia.games.carpe_diem.prices import Prices, Row, card_value, prices, reward_worth
from petteia.games.carpe_diem.ring import WALKS
from petteia.games.carpe_diem.weights import WeightTable
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.state import State

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem

# The questions that are about tiles.
ABOUT_TILES: Final[i64] = 1 << ASK_BUILD | 1 << ASK_TAKE | 1 << ASK_CRAFT | 1 << ASK_PLACE


class CarpeDiemHeuristic(Heuristic):
    """Carpe Diem's own measure of positions and choices. It remembers the prices of the position it last looked at."""

    __slots__ = ("found", "known", "ply", "seat", "table")
    table: WeightTable
    known: "CarpeDiem | None"  # the position of the prices
    ply: i64
    seat: i64
    found: Prices | None

    def __init__(self, table: WeightTable) -> None:
        self.table = table
        self.known = None
        self.ply = -1
        self.seat = -1
        self.found = None

    def evaluate(self, state: State, seat: i64) -> float:
        table = cast("CarpeDiem", state)
        return heuristic.evaluate(self.table.rows[turns_left(table)], table, seat)

    def worth(self, state: State, seat: i64, action: i64) -> float:
        table = cast("CarpeDiem", state)
        row = self.table.rows[turns_left(table)]
        if ABOUT_TILES >> table.ask & 1:
            return tile_choice(row, self.prices(row, table, seat), table, seat, action)
        return card_choice(row, table, seat, action)

    def prices(self, row: Row, state: "CarpeDiem", seat: i64) -> Prices:
        """What things are worth to a seat in this position."""
        found = self.found
        if found is not None and self.known is state and self.ply == state.ply and self.seat == seat:
            return found
        found = prices(row, state, seat)
        self.found = found
        self.known = state
        self.ply = state.ply
        self.seat = seat
        return found

    def stage(self, state: State) -> i64:
        table = cast("CarpeDiem", state)
        return table.phase * (ROUNDS + 1) + (table.round if table.part < SCORING else ROUNDS + 1)


def tile_choice(row: Row, found: Prices, state: "CarpeDiem", seat: i64, action: i64) -> float:
    """Tiles: what the best is that can be done with one, or what this placement is worth."""
    player = state.player[seat]
    kind = state.ask
    if kind == ASK_BUILD:
        if action == STORE:
            return row[weights.STORED]
        return placement_worth(row, found, state, player, state.hand * 4 + (action & 3), action >> 2)
    if kind == ASK_CRAFT:
        return tile_worth(row, found, state, player, state.row[action - CRAFT])
    if kind == ASK_PLACE:
        return best_around(row, found, state, seat, action - PLACE)
    slot = action - TAKE if action < BREAD_TAKE else action - BREAD_TAKE
    worth = tile_worth(row, found, state, player, state.ring[slot])
    if row[weights.NEXT_TILE] > 0.0:
        worth += row[weights.NEXT_TILE] * best_around(row, found, state, seat, slot >> 2)
    return worth if action < BREAD_TAKE else worth - found.bread


def best_around(row: Row, found: Prices, state: "CarpeDiem", seat: i64, space: i64) -> float:
    """The best tile that a pawn on a space can walk to."""
    best = 0.0
    walks = WALKS[state.spaces][space]
    for slot, tile in enumerate(state.ring):
        if tile >= 0 and walks >> (slot >> 2) & 1:
            worth = tile_worth(row, found, state, state.player[seat], tile)
            if worth > best:
                best = worth
    return best


def card_choice(row: Row, state: "CarpeDiem", seat: i64, action: i64) -> float:
    """Fountain cards and scoring cards."""
    kind = state.ask
    if kind == ASK_DISC:
        one, other = DISC_SPACES[action - DISC]
        return pair_worth(row, state, seat, state.grid[one], state.grid[other])
    if kind == ASK_FIRST:
        one, other = DISC_SPACES[state.disc]
        first = action - FIRST
        return in_order(row, state, seat, state.grid[first], state.grid[other if first == one else one])
    if kind == ASK_PAY:
        return pay_worth(row, state, seat, action - PAY)
    if kind == ASK_RETURN:
        player = state.player[seat]
        fountain = action - RETURN + 1
        return -float(state.components.fountain_vp[fountain] * of_kind(player.done, fountain))
    return loaves_worth(row, state, action - LOAVES_TIMES)


def pair_worth(row: Row, state: "CarpeDiem", seat: i64, one: i64, other: i64) -> float:
    """What two cards bring, in the better order."""
    return max(in_order(row, state, seat, one, other), in_order(row, state, seat, other, one))


def in_order(row: Row, state: "CarpeDiem", seat: i64, first: i64, second: i64) -> float:
    """What two cards bring one after the other: the second is paid with what the first leaves and brings."""
    player = state.player[seat]
    components = state.components
    worth = card_value(row, state, player, first)
    coins, bread, wares = player.coins, player.bread, player.wares
    gains = components.card_gains[first]
    if components.card_red[first]:
        needs = components.card_needs[first]
        times = payable(player, needs)
        player.coins -= coins_needed(player, needs, times)
        for ware, number in needs:
            have = player.wares >> 8 * ware & 255
            paid = number * times
            player.wares -= (paid if paid < have else have) << 8 * ware
    else:
        times = had(player, components.card_needs[first])
        player.coins += gains[1] * times
    if times == 0 and bread >= LOAVES:
        player.bread -= LOAVES
    player.bread += gains[2] * times
    worth += card_value(row, state, player, second)
    player.coins, player.bread, player.wares = coins, bread, wares
    return worth


def pay_worth(row: Row, state: "CarpeDiem", seat: i64, times: i64) -> float:
    """What paying so often brings; the first time also spares the loss."""
    if times == 0:
        return -float(NOT_FULFILLED) if state.player[seat].bread < LOAVES else -float(LOAVES) * row[weights.BREAD]
    card = state.grid[state.card]
    worth = reward_worth(row, state.components.card_gains[card])
    for _, number in state.components.card_needs[card]:
        worth -= float(number) * row[weights.WARE]
    return worth * float(times)


def loaves_worth(row: Row, state: "CarpeDiem", times: i64) -> float:
    """What three bread bring, so often; the first time may also spare the loss."""
    if times == 0:
        return -float(NOT_FULFILLED) if state.times == 0 else 0.0
    reward = reward_worth(row, state.components.card_gains[state.grid[state.card]])
    return (reward - float(LOAVES) * row[weights.BREAD]) * float(times)
