"""What a placement and a position are worth: a readable measure, in VP at the end of the game.

The figures stand in weights.toml, one row of them for each number of own turns left; what the scoring cards make of
them is in card_prices.py. Only what the deciding seat may know is read.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.bot import weights
from petteia.games.carpe_diem.bot.card_prices import NONE, Prices
from petteia.games.carpe_diem.components.board import PHASES, ROUNDS
from petteia.games.carpe_diem.components.geometry import NEXT, TWELVE
from petteia.games.carpe_diem.components.reader import ALL_SIDES, SIDE_BITS
from petteia.games.carpe_diem.rules.building import fits
from petteia.games.carpe_diem.rules.features import chimneys as chimneys_on
from petteia.games.carpe_diem.rules.features import region
from petteia.games.carpe_diem.terms import (
    BREAD,
    COIN,
    CRAFTSMAN,
    EDGE_KINDS,
    FOUNTAIN,
    MERCHANT,
    POND,
    STEP,
    TURNS,
    VILLA,
    VINEYARD,
    WARES,
)
from petteia.kernel.bits import BIT, size
from petteia.kernel.counts import count
from petteia.kernel.weights import WeightRow

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player


def turns_left(state: "CarpeDiem") -> i64:
    """How many turns everybody has after this one."""
    left = (PHASES - state.phase) * ROUNDS
    return left + ROUNDS - state.round if state.part == TURNS else left + (ROUNDS if state.round == 0 else 0)


# Placements.


def tile_worth(row: WeightRow, found: Prices, state: "CarpeDiem", player: "Player", tile: i64) -> float:
    """The best that can be done with a tile: built somewhere, or stored."""
    if found.tiles[tile] > NONE:
        return found.tiles[tile]
    best = row[weights.STORED]
    components = state.components
    for turn in range(components.turns[tile]):
        lying = tile * 4 + turn
        cells = fits(components, player, lying)
        start: i64 = 0
        while cells:
            for bit in TWELVE[cells & 4095]:
                worth = placement_worth(row, found, state, player, lying, start + bit)
                if worth > best:
                    best = worth
            cells >>= 12
            start += 12
    found.tiles[tile] = best
    return best


def placement_worth(
    row: WeightRow, found: Prices, state: "CarpeDiem", player: "Player", lying: i64, cell: i64
) -> float:
    """What building a tile in a cell is worth."""
    components = state.components
    tile = lying >> 2
    worth = float(components.chimneys[tile]) * found.chimney
    if player.scrolls >> cell & 1:
        worth += found.step
    for part in components.lying_packs[lying]:
        worth += part_worth(
            row, found, state, player, part >> SIDE_BITS, part & ALL_SIDES, cell, components.chimneys[tile]
        )
    if components.building[tile]:
        worth += completion_worth(row, found, state, player, components.building[tile], BIT[cell], 0)
    return worth + neighbours_worth(row, player, components.lying_edges[lying], cell)


def part_worth(
    row: WeightRow, found: Prices, state: "CarpeDiem", player: "Player", kind: i64, sides: i64, cell: i64, chimneys: i64
) -> float:
    """What one part of a tile is worth: it completes a feature, makes it larger, or begins one."""
    cells = BIT[cell]
    ahead: i64 = 0  # empty cells that the feature will be open to
    for side in range(4):
        if sides >> side & 1:
            other = NEXT[cell * 4 + side]
            if player.placed >> other & 1:
                cells |= region(state.components, player, kind, other, BIT[side ^ 2])
            else:
                ahead |= BIT[other]
    ahead |= cells & ~player.placed & ~BIT[cell]
    cells &= ~ahead
    if ahead == 0:
        return completion_worth(row, found, state, player, kind, cells, chimneys)
    if kind >= MERCHANT:
        worth = row[weights.OPEN_DWELLING]
    elif cells == BIT[cell]:
        worth = row[weights.OPEN_VILLA] if kind == VILLA else row[weights.OPEN_LANDSCAPE]
    elif kind == VILLA:
        worth = row[weights.LARGER_VILLA]
    else:
        worth = row[weights.LONGER_LANDSCAPE]
    return worth + row[weights.HOPE] * completion_worth(row, found, state, player, kind, cells | ahead, chimneys)


def completion_worth(
    row: WeightRow, found: Prices, state: "CarpeDiem", player: "Player", kind: i64, cells: i64, chimneys: i64
) -> float:
    """What completing a feature is worth: its reward, the cards that count it, the goals that it meets."""
    components = state.components
    worth = found.kinds[kind]
    goals = player.goals
    for number in range(len(goals)):
        if goals[number][0] == kind and cells & goals[number][1] and cells & goals[number][2]:
            if not player.met >> number & 1:
                worth += row[weights.GOAL] * float(goals[number][3])
    if kind == VILLA:
        return worth + float(components.villa_vp[chimneys_on(components, player, cells) + chimneys])
    if kind <= POND:
        return worth + float(size(cells) - 1) * found.wares[kind - VINEYARD]
    if kind == MERCHANT:
        worth += float(components.rewards[kind][COIN]) * found.coin
        for ware in range(len(WARES)):
            worth += float(count(player.wares, ware)) * max(found.coin - found.wares[ware], 0.0)
        return worth
    if kind == CRAFTSMAN:
        return worth + row[weights.CRAFTSMAN]
    if kind == FOUNTAIN:
        return worth + row[weights.FOUNTAIN_CARD]
    gains = components.rewards[kind]
    return worth + float(gains[COIN]) * found.coin + float(gains[BREAD]) * found.bread + float(gains[STEP]) * found.step


def neighbours_worth(row: WeightRow, player: "Player", edges: vec[i64], cell: i64) -> float:
    """What a tile makes of the empty cells beside it: those with two demands, or closed in, are hard to fill."""
    worth = 0.0
    for side in range(4):
        other = NEXT[cell * 4 + side]
        if other < 0 or player.placed >> other & 1:
            continue
        known: i64 = 1
        demands: i64 = 1 if edges[side] else 0
        for around in range(4):
            beyond = NEXT[other * 4 + around]
            if beyond < 0:
                known += 1
            elif player.placed >> beyond & 1:
                known += 1
                if not player.facing[around * EDGE_KINDS] >> other & 1:
                    demands += 1
        if demands > 1:
            worth += row[weights.TWO_DEMANDS] * float(demands - 1)
        elif demands == 1:
            if known > 2:
                worth += row[weights.TIGHT]
        elif known == 4:
            worth += row[weights.HOLE]
    return worth
