"""What two scoring cards bring together: in the better order, and with what the first leaves for the second."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.carpe_diem import weights
from petteia.games.carpe_diem.counts import ONE_WARE, of_ware
from petteia.games.carpe_diem.fulfilling import coins_needed, had, payable
from petteia.games.carpe_diem.names import LOAVES, NOT_FULFILLED
from petteia.games.carpe_diem.prices import Row, card_value, reward_worth

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


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
