"""How good each choice looks: the heuristic's figures, question by question."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from petteia.games.khora.bot import worth
from petteia.games.khora.bot.weights import MINOR
from petteia.games.khora.bot.worth import rounds_left
from petteia.games.khora.rules.prices import knowledge_price
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
)
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.state import State
from petteia.kernel.weights import WeightRow, WeightTable

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


class KhoraHeuristic(Heuristic):
    """Khôra's own measure of positions and choices."""

    __slots__ = ("table",)
    table: WeightTable

    def __init__(self, table: WeightTable) -> None:
        self.table = table

    def evaluate(self, state: State, seat: i64) -> float:
        khora = cast("Khora", state)
        return worth.evaluate(self.table.rows[rounds_left(khora)], khora, seat)

    def worth(self, state: State, seat: i64, action: i64) -> float:
        khora = cast("Khora", state)
        return choice_worth(self.table.rows[rounds_left(khora)], khora, seat, action)

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
        return put_worth(row, state, seat, chosen)
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
        return worth.token_worth(row, state, city, chosen)
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


def put_worth(row: WeightRow, state: "Khora", seat: i64, tile: i64) -> float:
    """Putting a tile on the next die: what its action brings, less the citizens; what cannot be paid brings nothing."""
    city = state.city[seat]
    above = tile - city.roll[len(city.tiles)]
    if above <= 0:
        return worth.tile_worth(row, state, seat, tile)
    owed = above
    for die, other in enumerate(city.tiles):
        if other > city.roll[die]:
            owed += other - city.roll[die]
    if owed > city.citizens + state.components.token_citizens * city.philosophy:
        return -1.0
    return worth.tile_worth(row, state, seat, tile) - float(above) * worth.resource_worth(row, city, CITIZENS)


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
