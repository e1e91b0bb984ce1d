"""How good each choice looks: the heuristic's figures, question by question."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from petteia.games.carpe_diem.bot import value, weights
from petteia.games.carpe_diem.bot.card_prices import NONE, Prices, card_value, prices, reward_worth
from petteia.games.carpe_diem.bot.pairs import in_order, paid_before, pair_worth
from petteia.games.carpe_diem.bot.worth import placement_worth, tile_worth, turns_left
from petteia.games.carpe_diem.components.board import ALL_TURNS, DISC_SPACES, PHASES, SLOTS, STACK
from petteia.games.carpe_diem.moves import BREAD_TAKE, CRAFT, DISC, FIRST, LOAVES, PAY, PLACE, RETURN, STORE, TAKE
from petteia.games.carpe_diem.rules.ring import WALKS
from petteia.games.carpe_diem.rules.scoring import fountain_card_vp
from petteia.games.carpe_diem.terms import (
    ASK_BUILD,
    ASK_CRAFT,
    ASK_DISC,
    ASK_FIRST,
    ASK_PAY,
    ASK_PLACE,
    ASK_RETURN,
    ASK_TAKE,
    OVER,
    SCORING,
)
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.state import State
from petteia.kernel.weights import WeightRow, WeightTable

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem

# The questions that are about tiles.
ABOUT_TILES: Final[i64] = 1 << ASK_BUILD | 1 << ASK_TAKE | 1 << ASK_CRAFT | 1 << ASK_PLACE
STAGES: Final[i64] = 100_000  # of a phase, so many that no search looks beyond it
LAST_STAGE: Final[i64] = 100  # of a phase: the scoring, which a short look ahead leaves to the value of the position


class CarpeDiemHeuristic(Heuristic):
    """Carpe Diem's own measure of positions and choices. It remembers what it found at the position it last saw."""

    __slots__ = ("found", "known", "look", "look_ply", "looked_at", "ply", "seat", "table", "values")
    table: WeightTable
    values: value.ValueTable
    known: "CarpeDiem | None"  # the position of the prices
    ply: i64
    seat: i64
    found: Prices | None
    looked_at: "CarpeDiem | None"  # the position of the outlook
    look_ply: i64
    look: value.Outlook | None

    def __init__(self, table: WeightTable, values: value.ValueTable) -> None:
        self.table = table
        self.values = values
        self.looked_at = None
        self.look_ply = -1
        self.look = None
        self.known = None
        self.ply = -1
        self.seat = -1
        self.found = None

    def evaluate(self, state: State, seat: i64) -> float:
        table = cast("CarpeDiem", state)
        if table.part == OVER:
            return float(table.player[seat].vp)
        look = self.outlook(table)
        if table.part == SCORING:
            if table.phase == PHASES:
                return value.last_value(table, seat, look)
            return self.values.worth(turns_left(table), value.features(table, seat, look, 0.0))
        left = min(turns_left(table) + 1, ALL_TURNS)
        return self.values.worth(left, value.features(table, seat, look, self.next_tile(table, seat)))

    def next_tile(self, state: "CarpeDiem", seat: i64) -> float:
        """The best tile that a seat can walk to from where its pawn stands."""
        pawn = state.player[seat].pawn
        if pawn < 0:
            return 0.0
        row = self.row(state)
        return best_around(row, self.prices(row, state, seat), state, seat, pawn)

    def worth(self, state: State, seat: i64, action: i64) -> float:
        table = cast("CarpeDiem", state)
        row = self.row(table)
        if ABOUT_TILES >> table.ask & 1:
            return tile_choice(row, self.prices(row, table, seat), table, seat, action)
        return card_choice(row, table, seat, action)

    def row(self, state: "CarpeDiem") -> WeightRow:
        """The weights that go with the moment."""
        if state.phase == PHASES and state.part >= SCORING:
            return self.table.last
        return self.table.rows[turns_left(state)]

    def prices(self, row: WeightRow, state: "CarpeDiem", seat: i64) -> Prices:
        """What things are worth to a seat in this position."""
        found = self.found
        if found is None or self.known is not state or self.seat != seat or not found.hold(state, state.player[seat]):
            found = prices(row, state, seat)
            self.found = found
            self.known = state
            self.seat = seat
        elif self.ply != state.ply:
            found.forget_ring()
        self.ply = state.ply
        return found

    def outlook(self, state: "CarpeDiem") -> value.Outlook:
        """What the scorings to come may bring everybody in this position."""
        look = self.look
        if look is not None and self.looked_at is state and self.look_ply == state.ply:
            return look
        last = state.phase == PHASES and state.part == SCORING
        look = value.outlook(value.RATES.last if last else value.RATES.rows[turns_left(state)], state)
        self.look = look
        self.looked_at = state
        self.look_ply = state.ply
        return look

    def stage(self, state: State) -> i64:
        """Every round is a stage, and every scoring. No plan reaches beyond a phase, as nobody knows the next tiles."""
        table = cast("CarpeDiem", state)
        return table.phase * STAGES + (table.round if table.part < SCORING else LAST_STAGE)


def tile_choice(row: WeightRow, found: Prices, state: "CarpeDiem", seat: i64, action: i64) -> float:
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


def best_around(row: WeightRow, found: Prices, state: "CarpeDiem", seat: i64, space: i64) -> float:
    """The best tile that a pawn on a space can walk to."""
    if found.spaces[space] > NONE:
        return found.spaces[space]
    best = 0.0
    walks = WALKS[state.spaces][space]
    player = state.player[seat]
    for slot in range(SLOTS):
        tile = state.ring[slot]
        if tile >= 0 and walks >> slot // STACK & 1:
            worth = tile_worth(row, found, state, player, tile)
            if worth > best:
                best = worth
    found.spaces[space] = best
    return best


def card_choice(row: WeightRow, state: "CarpeDiem", seat: i64, action: i64) -> float:
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
        return -float(fountain_card_vp(state, state.player[seat], action - RETURN))
    return loaves_worth(row, state, seat, action - LOAVES)


def pay_worth(row: WeightRow, state: "CarpeDiem", seat: i64, times: i64) -> float:
    """What paying a card a number of times brings, with what that leaves for the other card."""
    return paid_before(row, state, seat, state.grid[state.card], times, second_card(state))


def loaves_worth(row: WeightRow, state: "CarpeDiem", seat: i64, times: i64) -> float:
    """What bread for a card brings, with what it leaves for the other card; the first time may spare the loss."""
    worth = -float(state.components.unfulfilled) if times == 0 and state.times == 0 else 0.0
    reward = reward_worth(row, state.components.card_gains[state.grid[state.card]])
    worth += (reward - float(state.components.loaves) * row[weights.BREAD]) * float(times)
    second = second_card(state)
    if second >= 0:
        player = state.player[seat]
        bread = player.bread
        player.bread -= state.components.loaves * times
        worth += card_value(row, state, player, second)
        player.bread = bread
    return worth


def second_card(state: "CarpeDiem") -> i64:
    """The card that comes after the present one; -1 if this is the second."""
    if state.second:
        return -1
    one, other = DISC_SPACES[state.disc]
    return state.grid[other if state.card == one else one]
