"""What completing a feature brings: villas, landscapes, dwellings and single buildings."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES
from petteia.games.carpe_diem.rules.effects import gain, gain_all
from petteia.games.carpe_diem.rules.features import ONE_FEATURE
from petteia.games.carpe_diem.rules.fountains import draw
from petteia.games.carpe_diem.rules.frame import meet_goals
from petteia.games.carpe_diem.rules.scoring import villa_points
from petteia.games.carpe_diem.terms import COIN, CRAFTSMAN, FOUNTAIN, KINDS, MERCHANT, POND, VILLA, VINEYARD, WARES
from petteia.kernel.bits import names_of
from petteia.kernel.counts import ONE, count, total

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def complete(state: "CarpeDiem", seat: i64, kind: i64, cells: i64, measured: i64) -> None:
    """A feature is complete: count it, meet goals of the frame, gain its reward.

    The features of one tile are completed in the order REWARD_ORDER (components/reader.py), its single building last.
    Craftsmen and merchants are only counted here: their tiles come next, and then the merchants sell (ruling 7).
    """
    player = state.player[seat]
    player.done += ONE_FEATURE[kind]
    if state.log is not None:
        names = " ".join(names_of(cells, CELL_NAMES))
        state.tell("complete", seat, KINDS[kind], measured, names)
    meet_goals(state, seat, kind, cells)
    if kind == VILLA:
        player.villa_vp += villa_points(state, measured)
    elif kind <= POND:
        harvest(state, seat, kind - VINEYARD, measured - 1)
    elif kind == MERCHANT:
        state.selling += 1
    elif kind == CRAFTSMAN:
        state.crafting += 1
    elif kind == FOUNTAIN:
        draw(state, seat)
    else:
        gain_all(state, seat, state.components.rewards[kind], 1, KINDS[kind])


def harvest(state: "CarpeDiem", seat: i64, ware: i64, amount: i64) -> None:
    """A landscape brings one ware fewer than it has tiles."""
    state.player[seat].wares += amount * ONE[ware]
    if state.log is not None:
        state.tell("gain", seat, WARES[ware], amount, KINDS[ware + VINEYARD])


def settle_sales(state: "CarpeDiem", seat: i64) -> None:
    """The merchants that were completed sell, last of all (ruling 7)."""
    while state.selling:
        state.selling -= 1
        sell(state, seat)


def sell(state: "CarpeDiem", seat: i64) -> None:
    """The merchant: every ware becomes a coin, and the reward comes on top."""
    player = state.player[seat]
    sold = total(player.wares)
    if state.log is not None:
        for ware, name in enumerate(WARES):
            if count(player.wares, ware):
                state.tell("lose", seat, name, count(player.wares, ware), KINDS[MERCHANT])
    player.wares = 0
    for reward, more in enumerate(state.components.rewards[MERCHANT]):
        amount = more + sold if reward == COIN else more
        if amount:
            gain(state, seat, reward, amount, KINDS[MERCHANT])
