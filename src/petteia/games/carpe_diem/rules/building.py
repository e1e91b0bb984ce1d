"""Building: where a tile fits, laying it down, and finding what it completes (rewards.py says what that brings)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, CELLS, SIDE
from petteia.games.carpe_diem.components.geometry import (
    FIRST_COLUMN,
    FIRST_ROW,
    LAST_COLUMN,
    LAST_ROW,
    NEXT,
    TWELVE,
    beside,
)
from petteia.games.carpe_diem.components.reader import ALL_SIDES, SIDE_BITS
from petteia.games.carpe_diem.moves import STORE
from petteia.games.carpe_diem.rules.effects import gain
from petteia.games.carpe_diem.rules.features import (
    ONE_FEATURE,
    cells_of,
    features,
    joined_parts,
    measure,
    region,
    sides_in,
)
from petteia.games.carpe_diem.rules.frame import goals_across
from petteia.games.carpe_diem.rules.rewards import complete
from petteia.games.carpe_diem.rules.scoring import villa_points
from petteia.games.carpe_diem.terms import EDGE_KINDS, MEADOW, MERCHANT, POND, STEP, VILLA, VINEYARD
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.counts import ONE, count

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

# Where the sets of cells begin, in Player.facing, that see a tile's edge on the other side of each of its sides.
ACROSS: Final = vec[i64]([(side + 2) % 4 * EDGE_KINDS for side in range(4)])

# An empty panel: its border cells see the meadow of the frame.
EMPTY: Final = vec[i64]([
    cells if kind == MEADOW else 0
    for cells in (FIRST_ROW, LAST_COLUMN, LAST_ROW, FIRST_COLUMN)
    for kind in range(EDGE_KINDS)
])  # fmt: skip


def fits(components: "Components", player: "Player", lying: i64) -> i64:
    """The cells where a tile may be built as it lies: every edge must equal the edge it meets."""
    edges = components.lying_edges[lying]
    facing = player.facing
    placed = player.placed
    # On each side, the cells that meet nothing yet or the same edge.
    cells = (
        player.frontier
        & (~(placed << SIDE | FIRST_ROW) | facing[edges[0]])
        & (~((placed & ~FIRST_COLUMN) >> 1 | LAST_COLUMN) | facing[EDGE_KINDS + edges[1]])
        & (~(placed >> SIDE | LAST_ROW) | facing[2 * EDGE_KINDS + edges[2]])
        & (~((placed & ~LAST_COLUMN) << 1 | FIRST_COLUMN) | facing[3 * EDGE_KINDS + edges[3]])
    )
    if cells and player.middles:
        return without_long_landscapes(components, player, components.lying_packs[lying], cells)
    return cells


def build_choices(state: "CarpeDiem", player: "Player", tile: i64) -> tuple[int, ...]:
    """Every cell and turn in which a tile may be built, and the storage."""
    components = state.components
    turns = components.turns[tile]
    first = fits(components, player, tile * 4)
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0
    if turns > 1:
        second = fits(components, player, tile * 4 + 1)
    if turns > 2:
        third = fits(components, player, tile * 4 + 2)
        fourth = fits(components, player, tile * 4 + 3)
    whole = first | second | third | fourth
    found: list[int] = []
    start: i64 = 0
    while whole:
        for bit in TWELVE[whole & 4095]:
            cell = start + bit
            if first >> cell & 1:
                found.append(cell * 4)
            if second >> cell & 1:
                found.append(cell * 4 + 1)
            if third >> cell & 1:
                found.append(cell * 4 + 2)
            if fourth >> cell & 1:
                found.append(cell * 4 + 3)
        whole >>= 12
        start += 12
    found.append(STORE)
    return tuple(found)


def without_long_landscapes(components: "Components", player: "Player", parts: vec[i64], cells: i64) -> i64:
    """The cells but for those where a landscape would become too long, or would bite its tail (ruling 6)."""
    for part in parts:
        kind = part >> SIDE_BITS
        if VINEYARD <= kind <= POND and count(player.middles, kind - VINEYARD) >= components.careful_middles:
            for cell in members(cells):
                if not landscape_fits(components, player, kind, part & ALL_SIDES, cell):
                    cells &= ~BIT[cell]
    return cells


def landscape_fits(components: "Components", player: "Player", kind: i64, sides: i64, cell: i64) -> bool:
    """Whether a landscape stays short enough, and open or closed at two ends, with a part of it in a cell."""
    if player.divided:
        return divided_landscape_fits(components, player, sides, cell)
    tiles: i64 = 1
    for side in range(4):
        other = NEXT[cell * 4 + side]
        if sides >> side & 1 and player.placed >> other & 1:
            # A loop has four tiles or more, three of which are counted twice here.
            tiles += size(region(components, player, kind, other, BIT[side ^ 2]) & player.placed)
    return tiles <= components.longest_landscape


def divided_landscape_fits(components: "Components", player: "Player", sides: i64, cell: i64) -> bool:
    """The same in a district where a tile shows two parts of a kind."""
    cells = BIT[cell]
    known: list[tuple[int, int]] = []
    for side in range(4):
        other = NEXT[cell * 4 + side]
        if sides >> side & 1 and player.placed >> other & 1:
            parts = joined_parts(components, player, other, BIT[side ^ 2])
            if parts[0] in known:
                return False
            known += parts
            cells |= cells_of(components, player, parts) & player.placed
    return size(cells) <= components.longest_landscape


def store(state: "CarpeDiem", seat: i64) -> None:
    """Put the tile in hand face down into the storage, where it stays until the end (ruling 15)."""
    state.player[seat].stored += (state.hand,)
    if state.log is not None:
        state.tell("store", seat, state.components.tile_ids[state.hand], 1, "")
    state.hand = -1


def build(state: "CarpeDiem", seat: i64, cell: i64, turn: i64) -> None:
    """Lay the tile in hand into a cell, gain the scroll there, and complete what it completes."""
    player = state.player[seat]
    components = state.components
    tile = state.hand
    lying = tile * 4 + turn
    state.hand = -1
    if state.log is not None:
        state.tell("build", seat, components.tile_ids[tile], turn, CELL_NAMES[cell])
    lay(components, player, lying, cell)
    player.chimneys += components.chimneys[tile]
    if player.scrolls >> cell & 1:
        player.scrolls &= ~BIT[cell]
        gain(state, seat, STEP, components.scroll_step, "scroll")
    joined: i64 = 0  # sides of parts that an earlier part of the tile has completed
    for part in components.lying_packs[lying]:
        kind = part >> SIDE_BITS
        sides = part & ALL_SIDES
        if kind >= MERCHANT:
            other = NEXT[cell * 4 + (sides >> 1) - (sides >> 3)]
            if player.placed >> other & 1:
                complete(state, seat, kind, BIT[cell] | BIT[other], 2)
            continue
        if kind != VILLA and sides & (sides - 1):
            player.middles += ONE[kind - VINEYARD]
        cells = region(components, player, kind, cell, sides)
        if cells & ~player.placed == 0 and not sides & joined:
            complete(state, seat, kind, cells, measure(components, player, kind, cells, cell, sides))
            if player.divided:
                joined |= sides_in(components, player, cell, sides)
    if components.building[tile]:
        complete(state, seat, components.building[tile], BIT[cell], 1)


def lay(components: "Components", player: "Player", lying: i64, cell: i64) -> None:
    """Put a tile on the panel: its neighbours see its edges from now on."""
    edges = components.lying_edges[lying]
    if components.divided[lying >> 2]:
        player.divided |= BIT[cell]
    player.cells[cell] = lying
    player.shown = None
    player.fitting = None
    player.placed |= BIT[cell]
    player.frontier = (player.frontier | beside(BIT[cell])) & ~player.placed
    facing = player.facing
    for side in range(4):
        other = NEXT[cell * 4 + side]
        if other >= 0:
            facing[ACROSS[side] + edges[side]] |= BIT[other]


def clear_district(player: "Player", shovel: i64) -> None:
    """An empty panel: the first tile goes where the shovel is, and the frame around it is meadow."""
    player.cells = vec[i64]([-1] * CELLS)
    player.placed = 0
    player.frontier = BIT[shovel]
    player.facing = EMPTY[:]
    player.done = 0
    player.chimneys = 0
    player.villa_vp = 0
    player.met = 0
    player.divided = 0
    player.middles = 0
    player.shown = None
    player.fitting = None


def work_out_district(state: "CarpeDiem", player: "Player") -> None:
    """Work out all that follows from the tiles on a panel: what they see, complete and meet. For reading positions."""
    cells = player.cells[:]
    clear_district(player, state.components.shovel[player.panel])
    for cell, lying in enumerate(cells):
        if lying < 0:
            continue
        lay(state.components, player, lying, cell)
        player.chimneys += state.components.chimneys[lying >> 2]
        for kind, sides in state.components.lying_parts[lying]:
            if VINEYARD <= kind <= POND and sides & (sides - 1):
                player.middles += ONE[kind - VINEYARD]
    for feature in features(state.components, player):
        if not feature.complete:
            continue
        player.done += ONE_FEATURE[feature.kind]
        player.met |= goals_across(player, feature.kind, feature.cells)
        if feature.kind == VILLA:
            player.villa_vp += villa_points(state, feature.size)
