"""What a choice would change at once, as far as the player can know: what a placement completes, what a disc brings."""

from typing import TYPE_CHECKING

from petteia.games.carpe_diem import building, fulfilling
from petteia.games.carpe_diem.counts import of_kind, of_ware
from petteia.games.carpe_diem.names import (
    ASK_BUILD,
    ASK_DISC,
    ASK_FIRST,
    ASK_LOAVES,
    ASK_PAY,
    ASK_TAKE,
    BREAD_TAKE,
    DISC,
    DISC_SPACES,
    FIRST,
    KINDS,
    LOAVES_TIMES,
    NOT_FULFILLED,
    PAY,
    STORE,
    WARES,
)
from petteia.games.carpe_diem.scoring import frame_vp
from petteia.kernel.game import Delta

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

Numbers = dict[str, int]


def preview(state: "CarpeDiem", seat: int, action: int) -> list[Delta]:
    """By how much a choice would change the seat's numbers."""
    if action not in state.legal(seat):
        return []
    before = numbers(state.player[seat])
    after = numbers(tried(state, seat, action).player[seat])
    return [Delta(seat, what, after[what] - before[what]) for what in before if after[what] != before[what]]


def numbers(player: "Player") -> Numbers:
    """All that is counted of a player."""
    counts: Numbers = {"vp": player.vp, "coin": player.coins, "bread": player.bread, "step": player.scroll}
    for ware, name in enumerate(WARES):
        counts[name] = of_ware(player.wares, ware)
    for kind in range(1, len(KINDS)):
        counts[f"complete-{KINDS[kind]}"] = of_kind(player.done, kind)
    counts["chimney"] = player.chimneys
    counts["stored"] = len(player.stored)
    counts["villa-vp"] = player.villa_vp
    counts["frame-vp"] = frame_vp(player)
    return counts


def tried(state: "CarpeDiem", seat: int, action: int) -> "CarpeDiem":
    """The position right after a choice, before anything hidden shows and before anybody is asked again."""
    after = state.copy()
    kind = state.ask
    if kind == ASK_BUILD:
        if action == STORE:
            building.store(after, seat)
        else:
            building.build(after, seat, action >> 2, action & 3)
    elif kind == ASK_TAKE and action >= BREAD_TAKE:
        after.player[seat].bread -= 1
    elif kind == ASK_DISC:
        return best_order(after, seat, action - DISC)
    elif kind == ASK_FIRST:
        settle(after, seat, action - FIRST)
    elif kind == ASK_PAY:
        fulfilling.pay(after, seat, action - PAY)
    elif kind == ASK_LOAVES:
        fulfilling.use_loaves(after, seat, action - LOAVES_TIMES)
    return after


def best_order(state: "CarpeDiem", seat: int, space: int) -> "CarpeDiem":
    """Both cards of a disc space fulfilled without bread, in the order that brings more VP."""
    tables: list[CarpeDiem] = []
    for one, other in (DISC_SPACES[space], DISC_SPACES[space][::-1]):
        table = state.copy()
        settle(table, seat, one)
        settle(table, seat, other)
        tables.append(table)
    return max(tables, key=lambda table: table.player[seat].vp)


def settle(state: "CarpeDiem", seat: int, place: int) -> None:
    """A card fulfilled as often as it can be without bread."""
    fulfilling.begin_card(state, seat, place)
    card = state.grid[place]
    if state.components.card_red[card]:
        fulfilling.pay(state, seat, fulfilling.payable(state.player[seat], state.components.card_needs[card]))
    if state.times == 0:
        state.player[seat].vp -= NOT_FULFILLED
