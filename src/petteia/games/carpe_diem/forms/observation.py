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

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELLS, GOALS, PHASES, ROW, SLOTS
from petteia.games.carpe_diem.rules.features import of_kind
from petteia.games.carpe_diem.rules.fountains import card_of, seat_of
from petteia.games.carpe_diem.rules.frame import frame_vp
from petteia.games.carpe_diem.terms import KINDS, WARES
from petteia.kernel.bits import BIT, size
from petteia.kernel.counts import count
from petteia.kernel.state import MOST_SEATS

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

TABLE: Final = 18
TILE: Final = 7
MOST_TILES: Final[i64] = SLOTS * PHASES + ROW  # different ones
OPEN: Final = 16
PLAYER: Final[i64] = OPEN + len(WARES) + len(KINDS) - 1 + 4 * GOALS * 4 + CELLS * (TILE + 1)


def observe(state: "CarpeDiem", seat: i64) -> list[int]:
    """The observation of one seat."""
    asked = state.asked == seat
    numbers: list[int] = [
        state.seats, state.part, state.phase, state.round, state.turn, (state.start - seat) % state.seats, seat,
        state.ask, (state.asked - seat) % state.seats + 1 if state.asked >= 0 else 0, 1 if asked else 0,
        state.disc + 1, state.card + 1, 1 if state.second else 0, state.times, state.spaces, state.scored,
        size(state.deck), len(state.under),
    ]  # fmt: skip
    add_tile(numbers, state, state.hand * 4)
    for tile in state.ring:
        add_tile(numbers, state, tile * 4)
    for tile in state.row:
        add_tile(numbers, state, tile * 4)
    for card in state.grid:
        numbers.append(card + 1)
    for owner in state.discs:
        numbers.append((owner - seat) % state.seats + 1 if owner >= 0 else 0)
    add_tiles_to_come(numbers, state)
    add_fountain_cards(numbers, state, seat)
    for step in range(MOST_SEATS):
        if step < state.seats:
            add_player(numbers, state, (seat + step) % state.seats)
        else:
            numbers += [0] * PLAYER
    return numbers


def add_tile(numbers: list[int], state: "CarpeDiem", lying: i64) -> None:
    """A tile as it lies; below 0 nothing."""
    if lying < 0:
        numbers += [0] * TILE
        return
    numbers += state.components.lying_edges[lying]
    numbers += [state.components.building[lying >> 2], state.components.chimneys[lying >> 2], 1]


def add_tiles_to_come(numbers: list[int], state: "CarpeDiem") -> None:
    """How many of each tile are still to be dealt."""
    counts = [0] * MOST_TILES
    for tile in state.white:
        counts[tile] += 1
    for tile in state.black:
        counts[tile] += 1
    numbers += counts


def add_fountain_cards(numbers: list[int], state: "CarpeDiem", seat: i64) -> None:
    """The fountain cards of the seat itself: how many of each face it holds, has drawn, has returned."""
    player = state.player[seat]
    for pack in (player.held, player.drawn):
        for equal in state.components.fountain_sets:
            numbers.append(size(pack & equal))
    returned: i64 = 0
    for card in state.under:
        if seat_of(card) == seat:
            returned |= BIT[card_of(card)]
    for equal in state.components.fountain_sets:
        numbers.append(size(returned & equal))


def add_player(numbers: list[int], state: "CarpeDiem", seat: i64) -> None:
    """What everybody knows of a player."""
    player = state.player[seat]
    numbers += [
        1, player.vp, player.coins, player.bread, len(player.stored), player.pawn + 1, player.scroll,
        state.track.index(seat), player.chimneys, player.villa_vp, frame_vp(player), size(player.held),
        size(player.drawn), player.panel, 1 if state.asked == seat else 0, 1 if state.scored >> seat & 1 else 0,
    ]  # fmt: skip
    for ware in range(len(WARES)):
        numbers.append(count(player.wares, ware))
    for kind in range(1, len(KINDS)):
        numbers.append(of_kind(player.done, kind))
    add_frame(numbers, state, player)
    for cell in range(CELLS):
        add_tile(numbers, state, player.cells[cell] if player.cells[cell] >= 0 else -4)
        numbers.append(1 if player.scrolls >> cell & 1 else 0)


def add_frame(numbers: list[int], state: "CarpeDiem", player: "Player") -> None:
    """The goals of a frame: kind, place, VP, and whether it is met."""
    for side, piece in enumerate(player.frame):
        for number, (kind, place, vp) in enumerate(state.components.frame_goals[piece]):
            numbers += [kind, place, vp, 1 if player.met >> (side * GOALS + number) & 1 else 0]
