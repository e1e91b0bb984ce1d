"""How good each choice looks: the heuristic's figures, question by question."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.khora.bot import worth
from petteia.games.khora.bot.weights import MINOR
from petteia.games.khora.bot.worth import rounds_left
from petteia.games.khora.rules.actions import knowledge_price
from petteia.games.khora.rules.dice import citizens_for
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ASK_ACHIEVEMENT,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_BUY,
    ASK_DEVELOP,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_EVENT_ADVANCE,
    ASK_EXPLORE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_LOSE,
    ASK_PLAY,
    ASK_RECALL,
    ASK_REWARD,
    ASK_SETTLE,
    ASK_SWAP,
    ASK_TILE,
    ASK_TRACK,
    CITIZENS,
    DRACHMA,
    DRAFT,
    GLORY,
    PASS,
    PHILOSOPHY,
    SWAP,
    TILES,
)
from petteia.kernel.bits import BIT
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.state import Action, State
from petteia.kernel.weights import WeightRow, WeightTable

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


class Tiles:
    """What the action of each tile would bring a seat, and what that depends on while tiles are put."""

    __slots__ = ("bring", "glory", "hand", "round", "seat", "state")
    bring: vec[float]
    state: "Khora"
    seat: i64
    round: i64
    hand: i64
    glory: i64

    def __init__(self, row: WeightRow, state: "Khora", seat: i64) -> None:
        self.bring = vec[float]([0.0] * len(TILES))
        for tile in range(len(TILES)):
            self.bring[tile] = worth.tile_worth(row, state, seat, tile)
        self.state = state
        self.seat = seat
        self.round = state.round
        self.hand = state.city[seat].hand
        self.glory = state.city[seat].glory

    def hold(self, state: "Khora", seat: i64) -> bool:
        """Whether they hold good still: the same seat is asked, and has swapped no glory."""
        city = state.city[seat]
        return (
            self.state is state
            and self.seat == seat
            and self.round == state.round
            and self.hand == city.hand
            and self.glory == city.glory
        )


class KhoraHeuristic(Heuristic):
    """Khôra's own measure of positions and choices."""

    __slots__ = ("table", "tiles")
    table: WeightTable
    tiles: Tiles | None  # of whoever was last asked for one

    def __init__(self, table: WeightTable) -> None:
        self.table = table
        self.tiles = None

    def evaluate(self, state: State, seat: i64) -> float:
        khora = cast("Khora", state)
        return worth.evaluate(self.table.rows[rounds_left(khora)], khora, seat)

    def worth(self, state: State, seat: i64, action: i64) -> float:
        khora = cast("Khora", state)
        return choice_worth(self.table.rows[rounds_left(khora)], khora, seat, action)

    def worths(self, state: State, seat: i64, legal: tuple[Action, ...]) -> vec[float]:
        khora = cast("Khora", state)
        row = self.table.rows[rounds_left(khora)]
        kind = khora.city[seat].ask
        if kind == ASK_TILE:
            return put_worths(row, khora, seat, legal, self.what_tiles_bring(row, khora, seat))
        if kind == ASK_EXPLORE:
            return explore_worths(row, khora, seat, legal)
        found = vec[float]([0.0] * len(legal))
        for i, action in enumerate(legal):
            found[i] = choice_worth(row, khora, seat, action)
        return found

    def what_tiles_bring(self, row: WeightRow, state: "Khora", seat: i64) -> vec[float]:
        """What the action of each tile would bring a seat: worked out once for all of its dice."""
        tiles = self.tiles
        if tiles is None or not tiles.hold(state, seat):
            tiles = Tiles(row, state, seat)
            self.tiles = tiles
        return tiles.bring

    def stage(self, state: State) -> i64:
        khora = cast("Khora", state)
        if khora.phase == DRAFT:
            return khora.turn - 10
        return khora.round


def choice_worth(row: WeightRow, state: "Khora", seat: i64, action: i64) -> float:
    """How good a choice looks to a seat; declining is worth nothing."""
    city = state.city[seat]
    kind = city.ask
    if action == SWAP:
        return swap_worth(row, state, city)
    chosen: i64 = action - state.components.base[kind]
    if kind == ASK_TILE:
        return put_worth(row, state, city, chosen, worth.tile_worth(row, state, seat, chosen))
    if kind == ASK_SETTLE:
        return settle_worth(row, state, city, action)
    if action == PASS:
        return 0.0
    if kind == ASK_ADVANCE:
        return worth.advance_worth(row, state, city, chosen, city.levels == 0)
    if kind == ASK_DRAFT:
        return worth.hand_worth(row, state, seat, chosen)
    if kind <= ASK_DEVELOP:
        return action_worth(row, state, seat, kind, chosen)
    if kind <= ASK_ACTION:
        return event_worth(row, state, seat, kind, chosen)
    if kind <= ASK_LEARN:
        return effect_worth(row, state, seat, kind, chosen)
    if kind == ASK_ACHIEVEMENT:
        resource, _ = state.components.alone[chosen]
        return worth.resource_worth(row, city, resource)
    return 0.0


def action_worth(row: WeightRow, state: "Khora", seat: i64, kind: i64, chosen: i64) -> float:
    """How good a choice looks in the questions of the seven actions."""
    city = state.city[seat]
    if kind == ASK_PLAY:
        return worth.play_worth(row, state, seat, chosen)
    if kind == ASK_EXPLORE:
        return worth.token_worths(row, state, city, BIT[chosen])[0]
    if kind == ASK_BUY:
        cost = float(knowledge_price(state, city)) * worth.resource_worth(row, city, DRACHMA)
        return row[MINOR] + worth.wanted_colour(row, state, city, chosen) - cost
    if kind == ASK_KEEP:
        return worth.hand_worth(row, state, seat, chosen)
    if kind == ASK_DEVELOP:
        return worth.development_worth(row, state, seat)
    return 0.0


def event_worth(row: WeightRow, state: "Khora", seat: i64, kind: i64, chosen: i64) -> float:
    """How good a choice looks in the questions of events."""
    city = state.city[seat]
    if kind == ASK_EVENT_ADVANCE:
        return worth.advance_worth(row, state, city, chosen, False)
    if kind == ASK_DISCARD:
        return -worth.hand_worth(row, state, seat, chosen)
    if kind == ASK_LOSE:
        return -worth.kind_owned_worth(row, city, chosen)
    return worth.tile_worth(row, state, seat, chosen)


def effect_worth(row: WeightRow, state: "Khora", seat: i64, kind: i64, chosen: i64) -> float:
    """How good a choice looks in the questions of single cards and developments."""
    city = state.city[seat]
    if kind == ASK_TRACK:
        return worth.level_worth(row, state, city, chosen)
    if kind == ASK_RECALL:
        immediate = state.components.card_kind[chosen] == "immediate"
        return worth.card_worth(row, state, seat, chosen) if immediate else -1.0
    if kind == ASK_REWARD:
        gained, amount = state.components.rewards[chosen]
        return worth.capped_worth(row, state, city, gained, amount)
    return worth.wanted_colour(row, state, city, chosen)


def put_worths(row: WeightRow, state: "Khora", seat: i64, legal: tuple[Action, ...], bring: vec[float]) -> vec[float]:
    """How good each tile looks on the next die, given what their actions bring; a swap looks as good as ever."""
    city = state.city[seat]
    first: i64 = state.components.base[ASK_TILE]
    found = vec[float]([0.0] * len(legal))
    for i, action in enumerate(legal):
        if action == SWAP:
            found[i] = swap_worth(row, state, city)
        else:
            tile: i64 = action - first
            found[i] = put_worth(row, state, city, tile, bring[tile])
    return found


def put_worth(row: WeightRow, state: "Khora", city: "City", tile: i64, brings: float) -> float:
    """Putting a tile on the next die: what its action brings, less the citizens; what cannot be paid brings nothing."""
    citizens = citizens_for(tile, city.roll[len(city.tiles)])
    if citizens == 0:
        return brings
    owed = citizens
    for die, other in enumerate(city.tiles):
        owed += citizens_for(other, city.roll[die])
    if owed > city.citizens + state.components.token_citizens * city.philosophy:
        return -1.0
    return brings - float(citizens) * worth.resource_worth(row, city, CITIZENS)


def explore_worths(row: WeightRow, state: "Khora", seat: i64, legal: tuple[Action, ...]) -> vec[float]:
    """How good each space looks: all together, because much of it is the same for all. Other choices come first."""
    city = state.city[seat]
    spaces = worth.token_worths(row, state, city, city.choices)
    others: i64 = len(legal) - len(spaces)
    found = vec[float]([0.0] * len(legal))
    for i, action in enumerate(legal):
        found[i] = choice_worth(row, state, seat, action) if i < others else spaces[i - others]
    return found


def settle_worth(row: WeightRow, state: "Khora", city: "City", action: i64) -> float:
    """Step 4: a token is spent where a tile could not be paid otherwise, or where citizens are worth more."""
    if action == PASS:
        return 0.0
    if action > state.components.base[ASK_SETTLE]:
        return 1.0
    if city.unpaid:
        return 2.0
    return float(state.components.token_citizens) * worth.resource_worth(row, city, CITIZENS) - row[PHILOSOPHY]


def swap_worth(row: WeightRow, state: "Khora", city: "City") -> float:
    """Thebes: glory for drachma and VP, and for an achievement where it is asked for one."""
    gained = float(state.components.swap_drachma) * row[DRACHMA] + float(state.components.swap_vp)
    if state.phase == ACHIEVEMENT and city.ask == ASK_SWAP:
        gained += worth.gains_worth(row, city, state.components.shared)
    return gained - float(state.components.swap_glory) * worth.resource_worth(row, city, GLORY)
