"""How good each choice looks: the heuristic's figures, question by question."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from petteia.games.carpe_diem import heuristic, weights
from petteia.games.carpe_diem.counts import ONE_WARE, of_kind, of_ware
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
    PHASES,
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
        return heuristic.evaluate(self.row(table), table, seat)

    def worth(self, state: State, seat: i64, action: i64) -> float:
        table = cast("CarpeDiem", state)
        row = self.row(table)
        if ABOUT_TILES >> table.ask & 1:
            return tile_choice(row, self.prices(row, table, seat), table, seat, action)
        return card_choice(row, table, seat, action)

    def row(self, state: "CarpeDiem") -> Row:
        """The weights that go with the moment."""
        if state.phase == PHASES and state.part >= SCORING:
            return self.table.last
        return self.table.rows[turns_left(state)]

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
    if components.card_red[first]:
        best = paid_before(row, state, seat, first, 0, second)
        for times in range(1, payable(player, components.card_needs[first]) + 1):
            best = max(best, paid_before(row, state, seat, first, times, second))
        return best
    worth = card_value(row, state, player, first)
    times = had(player, components.card_needs[first])
    gains = components.card_gains[first]
    coins, bread = player.coins, player.bread
    player.coins += gains[1] * times
    player.bread += gains[2] * times
    if times == 0 and bread >= LOAVES:
        player.bread -= LOAVES
    worth += card_value(row, state, player, second)
    player.coins, player.bread = coins, bread
    return worth


def paid_before(row: Row, state: "CarpeDiem", seat: i64, card: i64, times: i64, second: i64) -> float:
    """What paying a card so often brings, and a second card with what is left; -1 if there is none."""
    player = state.player[seat]
    needs = state.components.card_needs[card]
    coins, wares, bread = player.coins, player.wares, player.bread
    worth = reward_worth(row, state.components.card_gains[card]) * float(times)
    if times == 0:
        worth = -float(NOT_FULFILLED)
        if bread >= LOAVES:
            with_bread = reward_worth(row, state.components.card_gains[card]) - float(LOAVES) * row[weights.BREAD]
            if with_bread > worth:
                worth = with_bread
                player.bread -= LOAVES
    spent = coins_needed(player, needs, times)
    worth -= float(spent) * row[weights.COIN]
    player.coins -= spent
    for ware, number in needs:
        have = of_ware(player.wares, ware)
        paid = number * times if number * times < have else have
        worth -= float(paid) * row[weights.WARE]
        player.wares -= paid * ONE_WARE[ware]
    if second >= 0:
        worth += card_value(row, state, player, second)
    player.coins, player.wares, player.bread = coins, wares, bread
    return worth


def pay_worth(row: Row, state: "CarpeDiem", seat: i64, times: i64) -> float:
    """What paying so often brings, with what it leaves for the other card."""
    one, other = DISC_SPACES[state.disc]
    second: i64 = -1
    if not state.second:
        second = state.grid[other if state.card == one else one]
    return paid_before(row, state, seat, state.grid[state.card], times, second)


def loaves_worth(row: Row, state: "CarpeDiem", times: i64) -> float:
    """What three bread bring, so often; the first time may also spare the loss."""
    if times == 0:
        return -float(NOT_FULFILLED) if state.times == 0 else 0.0
    reward = reward_worth(row, state.components.card_gains[state.grid[state.card]])
    return (reward - float(LOAVES) * row[weights.BREAD]) * float(times)
