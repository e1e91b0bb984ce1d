"""Features: which tiles of a district are one villa, landscape or dwelling, and how many of each kind are complete.

Counts by kind are packed into one integer, five bits for each kind.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, SIDE
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
from petteia.kernel.bits import BIT, members, names_of, size

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import Player

# One feature of each kind in a pack of counts; meadow is none.
ONE_FEATURE: Final[tuple[int, ...]] = (0, *[1 << KIND_BITS * (kind - 1) for kind in range(1, len(KINDS))])


def of_kind(pack: i64, kind: i64) -> i64:
    """How many of a kind."""
    return pack >> KIND_BITS * (kind - 1) & MOST_OF_A_KIND


def landscapes(pack: i64) -> i64:
    """How many landscapes."""
    return of_kind(pack, VINEYARD) + of_kind(pack, HERB_GARDEN) + of_kind(pack, CHICKEN_YARD) + of_kind(pack, POND)


def dwellings(pack: i64) -> i64:
    """How many dwellings."""
    return of_kind(pack, MERCHANT) + of_kind(pack, BAKER) + of_kind(pack, ADMINISTRATOR) + of_kind(pack, CRAFTSMAN)


def single_buildings(pack: i64) -> i64:
    """How many markets, bakeries and fountains."""
    return of_kind(pack, MARKET) + of_kind(pack, BAKERY) + of_kind(pack, FOUNTAIN)


def region(player: "Player", kind: i64, cells: i64) -> i64:
    """All cells of the feature that some placed cells are part of, and the empty cells that it is open to."""
    facing = player.facing
    from_north: i64 = facing[kind]
    from_east: i64 = facing[EDGE_KINDS + kind]
    from_south: i64 = facing[2 * EDGE_KINDS + kind]
    from_west: i64 = facing[3 * EDGE_KINDS + kind]
    before: i64 = 0
    while before != cells:
        before = cells
        cells |= (
            cells >> SIDE & from_south | cells << SIDE & from_north | cells << 1 & from_west | cells >> 1 & from_east
        )
    return cells


def measure(components: "Components", player: "Player", kind: i64, cells: i64) -> i64:
    """How large a feature is: the chimneys of a villa, the tiles of anything else."""
    if kind != VILLA:
        return size(cells)
    chimneys: i64 = 0
    for cell in members(cells):
        if player.cells[cell] >= 0:
            chimneys += components.chimneys[player.cells[cell] >> 2]
    return chimneys


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
    """Every feature of a district, in the order of its first cell. They are kept until the next tile is laid."""
    found = player.features
    if found is None:
        found = find_features(components, player)
        player.features = found
    return found


def find_features(components: "Components", player: "Player") -> list[Feature]:
    """Every feature of a district, looked for tile by tile."""
    found: list[Feature] = []
    seen: list[int] = [0] * len(KINDS)
    for cell, lying in enumerate(player.cells):
        if lying < 0:
            continue
        for kind, _ in components.lying_parts[lying]:
            if not seen[kind] >> cell & 1:
                cells = region(player, kind, BIT[cell])
                own = cells & player.placed
                seen[kind] |= own
                found.append(Feature(kind, own, cells == own, measure(components, player, kind, own)))
        building = components.building[lying >> 2]
        if building:
            found.append(Feature(building, BIT[cell], True, 1))
    return found
