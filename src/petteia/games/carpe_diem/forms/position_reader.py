"""Reading positions: a document becomes a state, or is refused with one sentence on what is wrong in it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import (
    CELL_NAMES,
    DISC_NAMES,
    GRID,
    GRID_NAMES,
    PHASES,
    ROUNDS,
    ROW,
    SLOTS,
    SPACES,
    STACK,
)
from petteia.games.carpe_diem.forms import position_checks
from petteia.games.carpe_diem.rules.building import work_out_district
from petteia.games.carpe_diem.rules.fountains import marked
from petteia.games.carpe_diem.rules.phases import choices
from petteia.games.carpe_diem.rules.set_up import goals_of
from petteia.games.carpe_diem.terms import MOST_OF_A_KIND, NOTHING, OVER, PARTS, QUESTIONS, WARES
from petteia.kernel.bits import BIT, lowest, size
from petteia.kernel.counts import MOST as MOST_OF_A_WARE
from petteia.kernel.counts import ONE
from petteia.kernel.errors import BadPosition
from petteia.kernel.fields import (
    POSITION,
    expect,
    read_counts,
    read_different,
    read_field,
    read_flag,
    read_list,
    read_name,
    read_name_or_none,
    read_names,
    read_number,
    read_object,
    read_places,
)
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

MOST: Final = 9999


def read_position(state: "CarpeDiem", document: Document, rows: list[Document]) -> None:
    """Lay out an empty table as a document says; BadPosition if no game comes to that."""
    components = state.components
    mark = document.get("components")
    expect(mark == components.mark, f"The position was played with other components than {components.name!r}.")
    read_table(state, document)
    for seat, row in enumerate(rows):
        read_player(state, state.player[seat], row, f"Seat {seat}")
    read_deck(state, document)
    read_question(state, document)
    position_checks.check(state)
    state.choices = choices(state)
    expect(state.part == OVER or len(state.choices) > 1, "Somebody is asked something without a choice.")


def read_table(state: "CarpeDiem", document: Document) -> None:
    """What belongs to the table as a whole."""
    components = state.components
    tiles = components.tile_ids
    state.part = read_name(read_field(document, "part", POSITION), PARTS, "part")
    state.phase = read_number(document, "phase", 1, PHASES, POSITION)
    state.round = read_number(document, "round", 0, ROUNDS, POSITION)
    state.turn = read_number(document, "turn", 0, state.seats - 1, POSITION)
    state.start = read_number(document, "start", 0, state.seats - 1, POSITION)
    state.ply = read_number(document, "ply", 0, 10**9, POSITION)
    state.track = tuple(read_different(document, "track", state.seats, POSITION))
    state.ring = vec[i64](read_places(document, "ring", tiles, SLOTS, POSITION))
    state.spaces = 0
    for slot, tile in enumerate(state.ring):
        if tile >= 0:
            state.spaces |= BIT[slot // STACK]
    state.row = tuple(read_places(document, "row", tiles, ROW, POSITION))
    state.white = bytes(sorted(read_names(document, "white", tiles, POSITION)))
    state.black = bytes(sorted(read_names(document, "black", tiles, POSITION)))
    state.box = bytes(read_names(document, "box", tiles, POSITION))
    state.deck = (1 << len(components.fountain_face)) - 1
    state.under = tuple([read_under(state, row) for row in read_list(document, "under", POSITION)])
    state.grid = vec[i64](read_places(document, "grid", components.card_ids, GRID, POSITION))
    state.discs = vec[i64](read_discs(state, document))
    state.scored = 0
    for seat in read_different(document, "scored", state.seats, POSITION):
        state.scored |= BIT[seat]


def read_cards(state: "CarpeDiem", document: Document, name: str, what: str) -> int:
    """Some fountain cards, taken from the deck, which has all of them at first."""
    components = state.components
    counts = read_counts(document, name, components.fountain_ids, len(components.fountain_face), what)
    return sum([take_card(state, face) for face, number in enumerate(counts) for _ in range(number)])


def take_card(state: "CarpeDiem", face: int) -> int:
    """A set of one fountain card from the deck."""
    components = state.components
    equal = state.deck & components.fountain_sets[face]
    copies, name = components.fountain_copies[face], components.fountain_ids[face]
    expect(equal != 0, f"There are {copies} fountain cards of the kind {name}, not {copies + 1}.")
    state.deck &= ~(equal & -equal)
    return equal & -equal


def read_under(state: "CarpeDiem", value: object) -> int:
    """A fountain card under the deck, and who put it there."""
    what = "A card under the deck"
    row = read_object(value, what)
    face = read_name(read_field(row, "kind", what), state.components.fountain_ids, what)
    return marked(read_number(row, "seat", 0, state.seats - 1, what), lowest(take_card(state, face)))


def read_deck(state: "CarpeDiem", document: Document) -> None:
    """The deck has the fountain cards that are nowhere else."""
    components = state.components
    counts = read_counts(document, "deck", components.fountain_ids, len(components.fountain_face), POSITION)
    for face, number in enumerate(counts):
        copies, left = components.fountain_copies[face], size(state.deck & components.fountain_sets[face])
        name = components.fountain_ids[face]
        expect(number == left, f"There are {copies} fountain cards of the kind {name}, not {copies - left + number}.")


def read_discs(state: "CarpeDiem", document: Document) -> list[int]:
    """The owner of the disc on each disc space."""
    values = read_list(document, "discs", POSITION)
    expect(len(values) == len(DISC_NAMES), f"There are {len(DISC_NAMES)} disc spaces, not {len(values)}.")
    found: list[int] = []
    seats: int = state.seats  # of any size, as numbers in documents are
    for value in values:
        if value is None:
            found.append(-1)
        elif isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            raise BadPosition(f"A disc belongs to a seat, not to {str(value)[:40]}.")
        else:
            found.append(value)
    return found


def read_player(state: "CarpeDiem", player: "Player", document: Document, what: str) -> None:
    """One player; what follows from the tiles on the panel is worked out."""
    components = state.components
    frame = read_names(document, "frame", components.frame_ids, what)
    expect(len(frame) == 4, f"{what}: a frame has four pieces, not {len(frame)}.")
    player.panel = read_name(read_field(document, "panel", what), components.panel_ids, f"{what}, panel")
    player.frame = tuple(frame)
    player.goals = goals_of(components, player.frame)
    pawn = read_field(document, "pawn", what)
    player.pawn = -1 if pawn is None else read_number(document, "pawn", 1, SPACES, what) - 1
    read_district(state, player, read_object(read_field(document, "district", what), f"{what}, district"), what)
    wares = read_counts(document, "wares", WARES, MOST_OF_A_WARE, what)
    player.wares = sum([ONE[ware] * number for ware, number in enumerate(wares)])
    player.coins = read_number(document, "coins", 0, MOST, what)
    player.bread = read_number(document, "bread", 0, MOST, what)
    player.stored = tuple(read_names(document, "stored", components.tile_ids, what))
    player.held = read_cards(state, document, "held", what)
    player.drawn = read_cards(state, document, "drawn", what)
    player.vp = read_number(document, "vp", -MOST, MOST, what)
    player.scroll = read_number(document, "scroll", 0, components.track_last, what)


def read_district(state: "CarpeDiem", player: "Player", document: Document, what: str) -> None:
    """The tiles on a panel."""
    components = state.components
    player.cells = vec[i64]([-1] * len(CELL_NAMES))
    for name in document:
        cell = read_name(name, CELL_NAMES, f"{what}, district")
        row = read_object(document[name], f"{what}, cell {name}")
        tile = read_name(read_field(row, "tile", f"{what}, cell {name}"), components.tile_ids, f"{what}, cell {name}")
        most = components.turns[tile] - 1
        player.cells[cell] = tile * 4 + read_number(row, "turn", 0, most, f"{what}, cell {name}")
    work_out_district(state, player)
    player.scrolls = components.scrolls[player.panel] & ~player.placed


def read_question(state: "CarpeDiem", document: Document) -> None:
    """What is asked of whom."""
    asked = read_field(document, "question", POSITION)
    if asked is None:
        state.ask = NOTHING
        state.asked = -1
        return
    what = "The question"
    row = read_object(asked, what)
    state.ask = read_name(read_field(row, "kind", what), QUESTIONS[1:], what) + 1
    state.asked = read_number(row, "seat", 0, state.seats - 1, what)
    state.hand = read_name_or_none(row, "hand", state.components.tile_ids, what)
    state.disc = read_name_or_none(row, "disc", DISC_NAMES, what)
    state.card = read_name_or_none(row, "card", GRID_NAMES, what)
    state.second = read_flag(row, "second", what)
    state.times = read_number(row, "times", 0, 999, what)
    state.may_pay = read_flag(row, "may_pay", what)
    state.may_use_bread = read_flag(row, "may_use_bread", what)
    state.crafting = read_number(row, "crafting", 0, MOST_OF_A_KIND, what)
    state.selling = read_number(row, "selling", 0, MOST_OF_A_KIND, what)
