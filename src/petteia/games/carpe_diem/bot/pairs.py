"""What two scoring cards bring together: in the better order, and with what the first leaves for the second."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.bot import weights
from petteia.games.carpe_diem.bot.card_prices import card_value, reward_worth
from petteia.games.carpe_diem.rules.scoring_phase import had, payable, spend
from petteia.games.carpe_diem.terms import BREAD, COIN
from petteia.kernel.counts import total
from petteia.kernel.weights import WeightRow

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def pair_worth(row: WeightRow, state: "CarpeDiem", seat: i64, one: i64, other: i64) -> float:
    """What two cards bring, in the better order."""
    return max(in_order(row, state, seat, one, other), in_order(row, state, seat, other, one))


def in_order(row: WeightRow, state: "CarpeDiem", seat: i64, first: i64, second: i64) -> float:
    """What two cards bring one after the other: the second is paid with what the first leaves and brings."""
    player = state.player[seat]
    components = state.components
    if not components.card_red[first]:
        return paid_before(row, state, seat, first, had(player, components.card_packs[first]), second)
    best = paid_before(row, state, seat, first, 0, second)
    for times in range(1, payable(player, components.card_packs[first]) + 1):
        best = max(best, paid_before(row, state, seat, first, times, second))
    return best


def paid_before(row: WeightRow, state: "CarpeDiem", seat: i64, card: i64, times: i64, second: i64) -> float:
    """What fulfilling a card some times brings, and with bread as often as is best; then a second one, -1 for none."""
    best = with_loaves(row, state, seat, card, times, 0, second)
    for loaves in range(1, state.player[seat].bread // state.components.loaves + 1):
        best = max(best, with_loaves(row, state, seat, card, times, loaves, second))
    return best


def with_loaves(
    row: WeightRow, state: "CarpeDiem", seat: i64, card: i64, times: i64, loaves: i64, second: i64
) -> float:
    """What fulfilling a card brings, paid and with bread, and then a second card with what is left."""
    player = state.player[seat]
    components = state.components
    gains = components.card_gains[card]
    coins, wares, bread = player.coins, player.wares, player.bread
    worth = reward_worth(row, gains) * float(times + loaves) if times + loaves > 0 else -float(components.unfulfilled)
    worth -= float(components.loaves * loaves) * row[weights.BREAD]
    if components.card_red[card]:
        worth -= pay(row, state, seat, components.card_packs[card], times)
    player.coins += gains[COIN] * (times + loaves)
    player.bread += gains[BREAD] * (times + loaves) - components.loaves * loaves
    if second >= 0:
        worth += card_value(row, state, player, second)
    player.coins, player.wares, player.bread = coins, wares, bread
    return worth


def pay(row: WeightRow, state: "CarpeDiem", seat: i64, needs: vec[i64], times: i64) -> float:
    """Take what paying a card some times costs from a player, and say what it was worth."""
    player = state.player[seat]
    coins, wares = player.coins, player.wares
    spend(player, needs, times)
    return float(coins - player.coins) * row[weights.COIN] + float(total(wares - player.wares)) * row[weights.WARE]
