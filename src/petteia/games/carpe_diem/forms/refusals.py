"""Why a move is refused: the rule that forbids it, and what is missing."""

from typing import TYPE_CHECKING, Final

from petteia.games.carpe_diem.components.board import DISC_SPACES, SPACES, STACK
from petteia.games.carpe_diem.components.geometry import NEXT
from petteia.games.carpe_diem.moves import (
    BREAD_TAKE,
    BUILD,
    CRAFT,
    DISC,
    FIRST,
    LOAVES,
    MOST_TIMES,
    PAY,
    PLACE,
    RETURN,
    STORE,
    TAKE,
)
from petteia.games.carpe_diem.rules.building import landscape_fits
from petteia.games.carpe_diem.rules.ring import WALKS
from petteia.games.carpe_diem.rules.scoring_phase import coins_needed
from petteia.games.carpe_diem.terms import (
    ASK_BUILD,
    ASK_CRAFT,
    ASK_DISC,
    ASK_FIRST,
    ASK_LOAVES,
    ASK_PAY,
    ASK_PLACE,
    ASK_RETURN,
    ASK_TAKE,
    EDGE_KINDS,
    KINDS,
    MEADOW,
    OVER,
    POND,
    VINEYARD,
)
from petteia.kernel.bits import members
from petteia.kernel.choices import Reason

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

# Where each range of actions begins, in ascending order, and the question that such actions answer.
RANGES: Final = (
    (BUILD, ASK_BUILD), (STORE, ASK_BUILD), (TAKE, ASK_TAKE), (BREAD_TAKE, ASK_TAKE), (PLACE, ASK_PLACE),
    (CRAFT, ASK_CRAFT), (DISC, ASK_DISC), (FIRST, ASK_FIRST), (PAY, ASK_PAY), (LOAVES, ASK_LOAVES),
    (RETURN, ASK_RETURN),
)  # fmt: skip


def why_not(state: "CarpeDiem", seat: int, action: int) -> Reason | None:
    """Why the seat may not choose this action now; None if it may."""
    if state.part == OVER:
        return Reason("game-over")
    if seat != state.asked:
        return Reason("not-your-turn")
    if action in state.choices:
        return None
    base, question = [pair for pair in RANGES if pair[0] <= action][-1]
    if question != state.ask:
        return Reason("not-asked")
    return refusal(state, state.player[seat], base, action - base)


def refusal(state: "CarpeDiem", player: "Player", base: int, number: int) -> Reason:
    """What is wrong with an answer to the present question."""
    if base == BUILD:
        return why_not_build(state, player, number // 4, number % 4)
    if base in (TAKE, BREAD_TAKE):
        return why_not_take(state, player, base, number)
    if base == PLACE:
        return Reason("space-occupied")
    if base == CRAFT:
        return Reason("equal-tile") if state.row[number] >= 0 else Reason("tile-taken")
    if base == RETURN:
        return Reason("not-your-card")
    if base == DISC:
        one, other = DISC_SPACES[number]
        if state.grid[one] < 0 or state.grid[other] < 0:
            return Reason("no-two-cards")
        return Reason("disc-there")
    if base == FIRST:
        return Reason("not-beside-disc")
    if base == PAY:
        needs = state.components.card_packs[state.grid[state.card]]
        return Reason("cannot-pay", (("coin", int(coins_needed(player, needs, number) - player.coins)),))
    return Reason("not-enough-bread", (("bread", int(state.components.loaves * number - player.bread)),))


def why_not_take(state: "CarpeDiem", player: "Player", base: int, slot: int) -> Reason:
    """A tile of the ring is gone, too far, or the same as another one on its space."""
    if state.ring[slot] < 0:
        return Reason("tile-taken")
    if base == BREAD_TAKE and player.bread < state.components.bread_move:
        return Reason("not-enough-bread", (("bread", int(state.components.bread_move - player.bread)),))
    if base == TAKE and not WALKS[state.spaces][player.pawn] >> slot // STACK & 1:
        return Reason("too-far")
    return Reason("equal-tile")


def why_not_build(state: "CarpeDiem", player: "Player", cell: int, turn: int) -> Reason:
    """A cell is taken or lies apart, an edge does not fit, or a landscape would be too long."""
    components = state.components
    if player.placed >> cell & 1:
        return Reason("cell-taken")
    if not player.placed:
        if cell != components.shovel[player.panel]:
            return Reason("first-on-shovel")
    elif not player.frontier >> cell & 1:
        return Reason("not-adjacent")
    if turn >= components.turns[state.hand]:
        return Reason("equal-turn")
    for side, edge in enumerate(components.lying_edges[state.hand * 4 + turn]):
        met = edge_met(state, player, cell, side)
        if met >= 0 and met != edge:
            return Reason("edges-differ", demands(state, player, cell))
    for kind, sides in components.lying_parts[state.hand * 4 + turn]:
        if VINEYARD <= kind <= POND and not landscape_fits(components, player, kind, sides, cell):
            return Reason("landscape-too-long")
    raise AssertionError("A placement without a fault was not among the choices.")


def edge_met(state: "CarpeDiem", player: "Player", cell: int, side: int) -> int:
    """The kind that a tile in a cell meets on a side; -1 where no tile lies yet."""
    other = NEXT[cell * 4 + side]
    if other < 0:
        return MEADOW
    if player.cells[other] < 0:
        return -1
    return state.components.lying_edges[player.cells[other]][(side + 2) % 4]


def demands(state: "CarpeDiem", player: "Player", cell: int) -> tuple[tuple[str, int], ...]:
    """The edges that a tile in a cell must have."""
    met = [edge_met(state, player, cell, side) for side in range(4)]
    return tuple([(f"edge-{KINDS[kind]}", met.count(kind)) for kind in range(EDGE_KINDS) if kind in met])


def refused(state: "CarpeDiem", seat: int) -> list[tuple[int, Reason]]:
    """What lies on the table and would answer the present question, but may not be chosen, with the reasons."""
    if seat != state.asked:
        return []
    player = state.player[seat]
    wanted: list[int] = []
    if state.ask == ASK_BUILD:
        open_cells = {action // 4 for action in state.choices if action < STORE}
        wanted = [BUILD + cell * 4 for cell in members(player.frontier) if cell not in open_cells]
    elif state.ask == ASK_TAKE:
        reach = {action - TAKE for action in state.choices if action < BREAD_TAKE}
        wanted = [TAKE + slot for slot, tile in enumerate(state.ring) if tile >= 0 and slot not in reach]
    elif state.ask == ASK_PLACE:
        wanted = [PLACE + space for space in range(SPACES)]
    elif state.ask == ASK_DISC:
        wanted = [DISC + space for space, owner in enumerate(state.discs) if owner >= 0]
    elif state.ask in (ASK_PAY, ASK_LOAVES):
        base = PAY if state.ask == ASK_PAY else LOAVES
        wanted = [action for action in (state.choices[-1] + 1,) if action <= base + MOST_TIMES]
    found: list[tuple[int, Reason]] = []
    for action in wanted:
        reason = why_not(state, seat, action)
        if reason is not None:
            found.append((action, reason))
    return found
