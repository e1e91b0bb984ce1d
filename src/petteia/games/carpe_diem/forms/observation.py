"""What a seat knows, as numbers: the same information as its view, in a fixed order, for learning agents.

Layout: TABLE numbers of the table and of the seat's question; a tile (its four edges from the top, its
single building, its chimneys, and whether one lies there) for the tile in hand, for each of 28 places of the ring and
each of 11 of the craftsman row; for each of 12 places of the grid the card's number in the set, counted from 1; for
each of 17 disc spaces the owner of the disc, the seat itself being 1, then clockwise; the tiles to come, by their
number in the set, in MOST_TILES numbers; its fountain cards (held, drawn, returned), three times a number for each
face in the set; then a block of PLAYER numbers for each of four players, itself first, then clockwise; an empty seat
is all 0.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from petteia.games.carpe_diem.components.board import (
    CELL_NAMES,
    CELLS,
    DISC_NAMES,
    GOALS,
    GRID_NAMES,
    PHASES,
    ROW,
    SLOT_NAMES,
    SLOTS,
    SPACES,
)
from petteia.games.carpe_diem.components.reader import Components
from petteia.games.carpe_diem.rules.features import of_kind
from petteia.games.carpe_diem.rules.fountains import card_of, seat_of
from petteia.games.carpe_diem.rules.frame import frame_vp
from petteia.games.carpe_diem.terms import KINDS, PARTS, QUESTIONS, SIDES, WARES
from petteia.kernel.bits import BIT, size
from petteia.kernel.counts import count
from petteia.kernel.observation import (
    MOST,
    PLACES,
    WIDTH,
    Field,
    about,
    add_count,
    counted,
    flags,
    one_of,
    put,
    put_four,
    put_zeros,
    set_flags,
)
from petteia.kernel.state import MOST_SEATS

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

TABLE: Final = 18
TILE: Final = 7
TWO_NUMBERS: Final[i64] = 0xFFFFFFFF
MOST_TILES: Final[i64] = SLOTS * PHASES + ROW  # different ones
OPEN: Final = 16
PLAYER: Final[i64] = OPEN + len(WARES) + len(KINDS) - 1 + 4 * GOALS * 4 + CELLS * (TILE + 1)


def fields(components: Components) -> list[Field]:
    """What the numbers mean, in their order."""
    table = [
        counted("seats", MOST_SEATS), one_of("part", len(PARTS)), counted("phase", PHASES), counted("round"),
        counted("turn", MOST_SEATS), one_of("to-start-player", MOST_SEATS), one_of("seat", MOST_SEATS),
        one_of("question", len(QUESTIONS)), one_of("to-asked", MOST_SEATS + 1), flags("asked"),
        one_of("disc", len(DISC_NAMES) + 1), one_of("card", len(GRID_NAMES) + 1), flags("second"), counted("times"),
        counted("spaces"), counted("scored"), counted("deck"), counted("under-deck"),
    ]  # fmt: skip
    found = [*table, *tile_fields("hand")]
    for slot in SLOT_NAMES:
        found += tile_fields(f"ring-{slot}")
    for number in range(1, ROW + 1):
        found += tile_fields(f"row-{number}")
    found.append(one_of("grid", len(components.card_ids) + 1, GRID_NAMES))
    found.append(one_of("disc-owner", MOST_SEATS + 1, DISC_NAMES))
    found.append(counted("tiles-to-come", MOST, tuple([str(tile + 1) for tile in range(MOST_TILES)])))
    found += [counted(f"fountain-{place}", MOST, components.fountain_ids) for place in ("held", "drawn", "returned")]
    for place in PLACES:
        found += about(place, player_fields(components))
    return found


def tile_fields(place: str) -> list[Field]:
    """What the numbers of a tile mean. An edge or a building that is not there is 0, as a meadow is."""
    return [
        one_of(f"{place}.edge", len(KINDS), SIDES), one_of(f"{place}.building", len(KINDS)),
        counted(f"{place}.chimneys"), flags(f"{place}.there"),
    ]  # fmt: skip


def player_fields(components: Components) -> list[Field]:
    """What the numbers of a player mean."""
    found = [
        flags("there"), counted("vp", low=-MOST), counted("coins"), counted("bread"), counted("stored"),
        one_of("pawn", SPACES + 1), counted("scroll"), counted("place-on-track", MOST_SEATS - 1), counted("chimneys"),
        counted("villa-vp"), counted("frame-vp"), counted("fountain-cards"), counted("fountain-cards-drawn"),
        one_of("panel", len(components.panel_ids) + 1, low=-1), flags("asked"), flags("has-scored"),
        counted("wares", MOST, WARES), counted("complete", MOST, KINDS[1:]),
    ]  # fmt: skip
    for side in SIDES:
        for number in range(1, GOALS + 1):
            goal = f"goal-{side}-{number}"
            found += [
                one_of(f"{goal}.kind", len(KINDS)), counted(f"{goal}.place"), counted(f"{goal}.vp"),
                flags(f"{goal}.met"),
            ]  # fmt: skip
    for cell in CELL_NAMES:
        found += [*tile_fields(cell), flags(f"{cell}.scroll")]
    return found


def write(state: "CarpeDiem", seat: i64, out: BytesWriter) -> None:
    """Write the observation of one seat."""
    components = state.components
    put_four(out, state.seats, state.part, state.phase, state.round)
    put_four(out, state.turn, (state.start - seat) % state.seats, seat, state.ask)
    put(out, place_of(state, state.asked, seat))
    put(out, 1 if state.asked == seat else 0)
    put_four(out, state.disc + 1, state.card + 1, 1 if state.second else 0, state.times)
    put_four(out, state.spaces, state.scored, size(state.deck), len(state.under))
    write_tile(components, state.hand, out)
    for tile in state.ring:
        write_tile(components, tile, out)
    for tile in state.row:
        write_tile(components, tile, out)
    for card in state.grid:
        put(out, card + 1)
    for owner in state.discs:
        put(out, place_of(state, owner, seat))
    to_come: i64 = len(out)
    put_zeros(out, MOST_TILES)
    for tile in state.white:
        add_count(out, to_come, tile)
    for tile in state.black:
        add_count(out, to_come, tile)
    write_fountain_cards(state, seat, out)
    for step in range(state.seats):
        write_player(state, (seat + step) % state.seats, out)
    put_zeros(out, (MOST_SEATS - state.seats) * PLAYER)


def place_of(state: "CarpeDiem", other: i64, seat: i64) -> i64:
    """Where another seat sits, clockwise from 1 for the seat itself; 0 for none."""
    if other < 0:
        return 0
    return (other - seat) % state.seats + 1


def write_tile(components: Components, tile: i64, out: BytesWriter) -> None:
    """Write a tile that nobody has turned; below 0 nothing."""
    at: i64 = 0
    if tile >= 0:
        at = tile * 4 + 1
    inside = components.seen_inside[at]
    write_i64_le(out, components.seen_edges[at])
    write_i32_le(out, i32(inside & TWO_NUMBERS))
    put(out, inside >> 2 * 16)


def write_fountain_cards(state: "CarpeDiem", seat: i64, out: BytesWriter) -> None:
    """Write how many fountain cards of each face the seat itself holds, has drawn, has returned."""
    player = state.player[seat]
    returned: i64 = 0
    for card in state.under:
        if seat_of(card) == seat:
            returned |= BIT[card_of(card)]
    write_faces(state.components, player.held, out)
    write_faces(state.components, player.drawn, out)
    write_faces(state.components, returned, out)


def write_faces(components: Components, cards: i64, out: BytesWriter) -> None:
    for equal in components.fountain_sets:
        put(out, size(cards & equal))


def write_player(state: "CarpeDiem", seat: i64, out: BytesWriter) -> None:
    """Write what everybody knows of a player."""
    player = state.player[seat]
    put_four(out, 1, player.vp, player.coins, player.bread)
    put_four(out, len(player.stored), player.pawn + 1, player.scroll, place_on_track(state, seat))
    put_four(out, player.chimneys, player.villa_vp, frame_vp(player), size(player.held))
    put_four(out, size(player.drawn), player.panel, 1 if state.asked == seat else 0, state.scored >> seat & 1)
    for ware in range(len(WARES)):
        put(out, count(player.wares, ware))
    for kind in range(1, len(KINDS)):
        put(out, of_kind(player.done, kind))
    write_frame(state.components, player, out)
    write_cells(state.components, player, out)


def place_on_track(state: "CarpeDiem", seat: i64) -> i64:
    """How many discs are further back on the scroll track."""
    for place, other in enumerate(state.track):
        if other == seat:
            return place
    return -1


def write_frame(components: Components, player: "Player", out: BytesWriter) -> None:
    """Write the goals of a frame: kind, place, VP, and whether it is met."""
    begun: i64 = len(out)
    for piece in player.frame:
        out.write(components.goal_numbers[piece])
    set_flags(out, begun + 3 * WIDTH, player.met, 4 * WIDTH)


def write_cells(components: Components, player: "Player", out: BytesWriter) -> None:
    """Write the tiles of a district, and where its scrolls are."""
    edges, inside = components.seen_edges, components.seen_inside
    scrolls = player.scrolls
    for lying in player.cells:
        write_i64_le(out, edges[lying + 1])
        write_i64_le(out, inside[lying + 1] | (scrolls & 1) << 3 * 16)
        scrolls >>= 1
