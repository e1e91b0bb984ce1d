"""Features: which tiles of a district are one villa, landscape or dwelling, and how many of each kind are complete.

Counts by kind are packed into one integer, five bits for each kind.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, SIDE
from petteia.games.carpe_diem.components.geometry import NEXT
from petteia.games.carpe_diem.terms import (
    ADMINISTRATOR,
    BAKER,
    BAKERY,
    CHICKEN_YARD,
    CRAFTSMAN,
    EDGE_KINDS,
    FOUNTAIN,
    HERB_GARDEN,
    KIND_BITS,
    KINDS,
    MARKET,
    MERCHANT,
    MOST_OF_A_KIND,
    POND,
    VILLA,
    VINEYARD,
)
from petteia.kernel.bits import BIT, lowest, names_of, size

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import Player

PartPlace = tuple[int, int]  # of a part of a feature: its cell, and its number among the parts of the tile there

# One feature of each kind in a pack of counts; meadow is none.
ONE_FEATURE: Final = vec[i64]([1 << KIND_BITS * (kind - 1) if kind else 0 for kind in range(len(KINDS))])


def of_kind(pack: i64, kind: i64) -> i64:
    """How many features of a kind are in a pack of counts."""
    return pack >> KIND_BITS * (kind - 1) & MOST_OF_A_KIND


def landscapes(pack: i64) -> i64:
    """How many landscapes, of all kinds together."""
    return of_kind(pack, VINEYARD) + of_kind(pack, HERB_GARDEN) + of_kind(pack, CHICKEN_YARD) + of_kind(pack, POND)


def dwellings(pack: i64) -> i64:
    """How many dwellings, of all kinds together."""
    return of_kind(pack, MERCHANT) + of_kind(pack, BAKER) + of_kind(pack, ADMINISTRATOR) + of_kind(pack, CRAFTSMAN)


def single_buildings(pack: i64) -> i64:
    """How many markets, bakeries and fountains."""
    return of_kind(pack, MARKET) + of_kind(pack, BAKERY) + of_kind(pack, FOUNTAIN)


def region(components: "Components", player: "Player", kind: i64, cell: i64, sides: i64) -> i64:
    """All cells of the feature that a part of a tile belongs to, and the empty cells that it is open to.

    The part is known by any of its sides.
    """
    if player.divided:
        return cells_of(components, player, joined_parts(components, player, cell, sides))
    facing = player.facing
    from_north: i64 = facing[kind]
    from_east: i64 = facing[EDGE_KINDS + kind]
    from_south: i64 = facing[2 * EDGE_KINDS + kind]
    from_west: i64 = facing[3 * EDGE_KINDS + kind]
    cells = BIT[cell]
    before: i64 = 0
    while before != cells:
        before = cells
        cells |= (
            cells >> SIDE & from_south | cells << SIDE & from_north | cells << 1 & from_west | cells >> 1 & from_east
        )
    return cells


def joined_parts(components: "Components", player: "Player", cell: i64, sides: i64) -> list[PartPlace]:
    """The parts of tiles that one feature is made of: where a tile shows two of a kind, cells alone do not tell."""
    found = [part_of(components, player, cell, sides)]
    for here, part in found:  # which grows meanwhile
        own = components.lying_parts[player.cells[here]][part][1]
        for side in range(4):
            other = NEXT[here * 4 + side]
            if own >> side & 1 and player.placed >> other & 1:
                joined = part_of(components, player, other, BIT[side ^ 2])
                if joined not in found:
                    found.append(joined)
    return found


def part_of(components: "Components", player: "Player", cell: i64, sides: i64) -> PartPlace:
    """The part of the tile in a cell that has one of these sides."""
    part = 0
    while not components.lying_parts[player.cells[cell]][part][1] & sides:
        part += 1
    return cell, part


def sides_in(components: "Components", player: "Player", cell: i64, sides: i64) -> i64:
    """The sides of a tile that belong to the same feature as one of its parts."""
    found: i64 = 0
    for here, part in joined_parts(components, player, cell, sides):
        if here == cell:
            found |= components.lying_parts[player.cells[cell]][part][1]
    return found


def cells_of(components: "Components", player: "Player", parts: list[PartPlace]) -> i64:
    """The cells of some parts, and the empty cells that they are open to."""
    cells: i64 = 0
    for cell, part in parts:
        cells |= BIT[cell]
        sides = components.lying_parts[player.cells[cell]][part][1]
        for side in range(4):
            if sides >> side & 1:
                cells |= BIT[NEXT[cell * 4 + side]]
    return cells


def chimneys(components: "Components", player: "Player", cells: i64) -> i64:
    """The chimneys on all tiles of some cells.

    A scoring card counts those of every villa (`counted` in scoring_phase.py), the end only those of complete ones
    (`complete` in rewards.py).
    """
    found: i64 = 0
    left = cells & player.placed
    while left:
        found += components.chimneys[player.cells[lowest(left)] >> 2]
        left &= left - 1
    return found


def measure(components: "Components", player: "Player", kind: i64, cells: i64, cell: i64, sides: i64) -> i64:
    """How large a feature is that a tile's part belongs to: the chimneys of a villa, the tiles of anything else."""
    if kind != VILLA:
        return size(cells)
    if not player.divided:
        return chimneys(components, player, cells)
    found: i64 = 0
    for here, part in joined_parts(components, player, cell, sides):
        found += components.part_chimneys[player.cells[here]][part]
    return found


class Feature:
    """A villa, landscape, dwelling or single building of a district."""

    __slots__ = ("cells", "complete", "kind", "names", "size")
    kind: i64
    cells: i64
    names: list[str]  # of the cells
    complete: bool
    size: i64  # chimneys of a villa, tiles of anything else

    def __init__(self, kind: i64, cells: i64, complete: bool, size: i64) -> None:
        self.kind = kind
        self.cells = cells
        self.names = names_of(cells, CELL_NAMES)
        self.complete = complete
        self.size = size


def features(components: "Components", player: "Player") -> list[Feature]:
    """Every feature of a district, in the order of its first cell."""
    found: list[Feature] = []
    seen: list[int] = [0] * len(KINDS)
    known: list[PartPlace] = []
    for cell, lying in enumerate(player.cells):
        if lying < 0:
            continue
        for part, (kind, sides) in enumerate(components.lying_parts[lying]):
            if (cell, part) in known if player.divided else seen[kind] >> cell & 1:
                continue
            cells = region(components, player, kind, cell, sides)
            own = cells & player.placed
            seen[kind] |= own
            if player.divided:
                known += joined_parts(components, player, cell, sides)
            found.append(Feature(kind, own, cells == own, measure(components, player, kind, own, cell, sides)))
        building = components.building[lying >> 2]
        if building:
            found.append(Feature(building, BIT[cell], True, 1))
    return found
