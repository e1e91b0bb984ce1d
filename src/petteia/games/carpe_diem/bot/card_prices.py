"""What things are worth to a player now: the part of the heuristic that looks at the scoring cards.

Everything is counted in VP at the end of the game. Only what lies open is read.
"""

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.bot.weights import (
    BREAD,
    CHIMNEY,
    COIN,
    FEATURE,
    PROGRESS,
    SPREAD,
    STEP,
    USE,
    WARE,
)
from petteia.games.carpe_diem.components.board import DISC_CARDS, DISC_NAMES, GRID, PHASES, ROUNDS, SPACES
from petteia.games.carpe_diem.components.reader import COUNTED_BITS, COUNTED_MASK
from petteia.games.carpe_diem.rules.scoring_phase import counted, had, payable
from petteia.games.carpe_diem.terms import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    ANY_SINGLE,
    ASK_DISC,
    CRAFTSMAN,
    FOUNTAIN,
    KINDS,
    MARKET,
    MERCHANT,
    OVER,
    POND,
    VINEYARD,
    WARES,
)
from petteia.games.carpe_diem.terms import CHIMNEY as CHIMNEY_COUNT
from petteia.kernel.bits import members
from petteia.kernel.counts import count
from petteia.kernel.state import MOST_SEATS
from petteia.kernel.weights import WeightRow

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

NONE: Final = -1e9


class Prices:
    """What one more of each thing would be worth to a player."""

    __slots__ = (
        "bread", "chimney", "coin", "coins", "done", "held", "kinds", "loaves", "loss", "moment", "paid_with", "placed",
        "spaces", "step", "tiles", "wares",
    )  # fmt: skip
    kinds: vec[float]  # a complete feature of each kind, for the scoring cards and own fountain cards that count it
    wares: vec[float]
    coin: float
    bread: float
    step: float
    chimney: float
    loss: float  # VP that a card costs which is not fulfilled
    tiles: vec[float]  # the best that each tile can do, where that was asked for
    spaces: vec[float]  # the best tile that can be reached from each space of the ring, likewise

    # What they depend on.
    moment: i64
    placed: i64
    done: i64
    held: i64
    paid_with: i64  # wares
    coins: i64
    loaves: i64

    def __init__(self, row: WeightRow, state: "CarpeDiem", player: "Player") -> None:
        components = state.components
        feature = row[FEATURE]
        self.kinds = vec[float]([feature] * len(KINDS))
        ware = row[WARE]
        self.wares = vec[float]([ware] * len(WARES))
        self.coin = row[COIN]
        self.bread = row[BREAD]
        self.step = row[STEP]
        self.chimney = row[CHIMNEY]
        self.loss = float(components.unfulfilled)
        self.tiles = vec[float]([NONE] * len(components.tile_ids))
        self.spaces = vec[float]([NONE] * SPACES)
        self.moment = moment(state)
        self.placed = player.placed
        self.done = player.done
        self.held = player.held
        self.paid_with = player.wares
        self.coins = player.coins
        self.loaves = player.bread

    def hold(self, state: "CarpeDiem", player: "Player") -> bool:
        """Whether they hold good for the same player later in the same game: nothing has changed that they depend on.

        So they do from the taking of a tile to its building.
        """
        return (
            self.moment == moment(state)
            and self.placed == player.placed
            and self.done == player.done
            and self.held == player.held
            and self.paid_with == player.wares
            and self.coins == player.coins
            and self.loaves == player.bread
        )

    def forget_ring(self) -> None:
        """The tiles on the ring are others now."""
        self.spaces = vec[float]([NONE] * SPACES)


def moment(state: "CarpeDiem") -> i64:
    """A number that changes with every round, and with every disc between two cards."""
    return ((state.phase * (ROUNDS + 1) + state.round) * (OVER + 1) + state.part) << MOST_SEATS | state.scored


def scorings_left(state: "CarpeDiem", seat: i64) -> i64:
    """In how many scorings a player will still put a disc, the present one not counted once it is put."""
    left = PHASES - state.phase + 1
    if state.scored >> seat & 1 and not (state.ask == ASK_DISC and state.asked == seat):
        left -= 1
    return left


def prices(row: WeightRow, state: "CarpeDiem", seat: i64) -> Prices:
    """What things are worth to a player."""
    player = state.player[seat]
    found = Prices(row, state, player)
    left = scorings_left(state, seat)
    if left > 0:
        price_cards(row, found, state, player, left)
    if player.held:
        price_fountain_cards(found, state.components, player)
    return found


def price_fountain_cards(found: Prices, components: "Components", player: "Player") -> None:
    """What a player's fountain cards make features worth."""
    vp: list[int] = [0] * len(found.kinds)
    for card in members(player.held):
        face = components.fountain_face[card]
        for kind in components.fountain_kinds[face]:
            vp[kind] += components.fountain_vp[face]
    for kind, more in enumerate(vp):
        found.kinds[kind] += float(more)


def price_cards(row: WeightRow, found: Prices, state: "CarpeDiem", player: "Player", left: i64) -> None:
    """What the scoring cards make things worth, by the number of scorings left."""
    pairs = best_pairs(state, card_values(row, state, player))
    top = NONE
    for pair in pairs:
        if pair > top:
            top = pair
    components = state.components
    for place in range(GRID):
        if pairs[place] <= NONE:
            continue
        card = state.grid[place]
        use = row[USE] * float(left) * exp((pairs[place] - top) / row[SPREAD])
        reward = reward_worth(row, components.card_gains[card])
        if components.card_red[card]:
            price_wares(found, player, components.card_packs[card], min(use, 1.0), reward)
        else:
            price_features(row, found, player, components.card_packs[card], use, reward)


def reward_worth(row: WeightRow, gains: vec[i64]) -> float:
    """What a card brings each time."""
    return float(gains[0]) + float(gains[1]) * row[COIN] + float(gains[2]) * row[BREAD] + float(gains[3]) * row[STEP]


def card_values(row: WeightRow, state: "CarpeDiem", player: "Player") -> vec[float]:
    """What each card of the grid would bring a player now, place by place; empty places are worth NONE."""
    found = vec[float]([NONE] * GRID)
    for place in range(GRID):
        if state.grid[place] >= 0:
            found[place] = card_value(row, state, player, state.grid[place])
    return found


def card_value(row: WeightRow, state: "CarpeDiem", player: "Player", card: i64) -> float:
    """What a card would bring a player now: counted or paid, more often with bread if that is better, or the loss."""
    components = state.components
    reward = reward_worth(row, components.card_gains[card])
    worth = reward
    needs = components.card_packs[card]
    if components.card_red[card]:
        times = payable(player, needs)
        for need in needs:
            worth -= float(need >> COUNTED_BITS) * row[WARE]
    else:
        times = had(player, needs)
    value = worth * float(times) if times > 0 else -float(components.unfulfilled)
    loaves = player.bread // components.loaves
    if loaves > 0:
        gain = reward - float(components.loaves) * row[BREAD]
        if times == 0:
            value = max(value, gain)
            loaves -= 1
        if gain > 0.0:
            value += gain * float(loaves)
    return value


def best_pairs(state: "CarpeDiem", values: vec[float]) -> vec[float]:
    """For each card, the worth of the best free disc space beside it; NONE if there is none."""
    found = vec[float]([NONE] * GRID)
    for space in range(len(DISC_NAMES)):
        one = DISC_CARDS[space * 2]
        other = DISC_CARDS[space * 2 + 1]
        if state.discs[space] < 0 and values[one] > NONE and values[other] > NONE:
            value = values[one] + values[other]
            if value > found[one]:
                found[one] = value
            if value > found[other]:
                found[other] = value
    return found


def price_features(row: WeightRow, found: Prices, player: "Player", needs: vec[i64], use: float, reward: float) -> None:
    """What a green card makes one more of each thing worth that it counts: all of its reward for the last thing that
    the next time lacks, a part of it for a step towards that."""
    times = had(player, needs)
    lacking: i64 = 0
    for need in needs:
        short = (need >> COUNTED_BITS) * (times + 1) - counted(player, need & COUNTED_MASK)
        if short > 0:
            lacking += short
    worth = use * reward if times > 0 else use * (reward + found.loss)
    if lacking > 1:
        worth *= row[PROGRESS] / float(lacking)
    for need in needs:
        what = need & COUNTED_MASK
        if (need >> COUNTED_BITS) * (times + 1) > counted(player, what):
            add_worth(found, what, worth)


def add_worth(found: Prices, what: i64, worth: float) -> None:
    """Raise the worth of one more of what a card counts."""
    kinds = found.kinds
    if what == CHIMNEY_COUNT:
        found.chimney += worth
    elif what == ANY_LANDSCAPE:
        for kind in range(VINEYARD, POND + 1):
            kinds[kind] += worth
    elif what == ANY_DWELLING:
        for kind in range(MERCHANT, CRAFTSMAN + 1):
            kinds[kind] += worth
    elif what == ANY_SINGLE:
        for kind in range(MARKET, FOUNTAIN + 1):
            kinds[kind] += worth
    else:
        kinds[what] += worth


def price_wares(found: Prices, player: "Player", needs: vec[i64], use: float, reward: float) -> None:
    """What a red card makes wares and coins worth; a ware is paid only once, so the best card counts."""
    times = payable(player, needs)
    units: i64 = 0
    lacking = -player.coins
    for need in needs:
        number = need >> COUNTED_BITS
        units += number
        short = number * (times + 1) - count(player.wares, need & COUNTED_MASK)
        if short > 0:
            lacking += short
    each = use * (reward / float(units))
    if times == 0 and lacking <= 1:
        each += use * found.loss * 0.5
    for need in needs:
        ware = need & COUNTED_MASK
        if (need >> COUNTED_BITS) * (times + 1) > count(player.wares, ware) and each > found.wares[ware]:
            found.wares[ware] = each
    if each > found.coin:
        found.coin = each
