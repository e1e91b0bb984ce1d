"""The set-up: districts, scoring cards, tiles, pawns, who begins, and with how many points."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, GOALS, GRID, SPACES
from petteia.games.carpe_diem.components.reader import Components
from petteia.games.carpe_diem.moves import PLACE
from petteia.games.carpe_diem.rules.building import clear_district
from petteia.games.carpe_diem.rules.effects import gain
from petteia.games.carpe_diem.terms import VP

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player


def lay_out(state: "CarpeDiem") -> None:
    """Draw the start player (ruling 17), deal districts and cards, and sort tiles."""
    state.start = state.rng.below(state.seats)
    state.track = state.turn_order()
    deal_districts(state)
    deal_cards(state)
    sort_tiles(state)


def tell_set_up(state: "CarpeDiem") -> None:
    """Tell whoever listens how the table was laid out."""
    if state.log is None:
        return
    components = state.components
    state.tell("start-player", state.start, "", 0, "")
    for seat in state.turn_order():
        panel = state.player[seat].panel
        state.tell("panel", seat, components.panel_ids[panel], 0, CELL_NAMES[components.shovel[panel]])


def deal_districts(state: "CarpeDiem") -> None:
    """Everybody gets four frame pieces in random order and a random panel with its scrolls."""
    components = state.components
    frames = list(range(len(components.frame_ids)))
    panels = list(range(len(components.panel_ids)))
    state.rng.shuffle(frames)
    state.rng.shuffle(panels)
    for seat, player in enumerate(state.player):
        give_district(player, components, tuple(frames[4 * seat : 4 * seat + 4]), panels[seat])


def goals_of(components: Components, frame: tuple[int, ...]) -> vec[vec[i64]]:
    """The goals of a frame, two a side."""
    found = vec[vec[i64]]([vec[i64]()] * (len(frame) * GOALS))
    for side, piece in enumerate(frame):
        for number in range(GOALS):
            found[side * GOALS + number] = components.goals[(piece * 4 + side) * GOALS + number]
    return found


def give_district(player: "Player", components: Components, frame: tuple[int, ...], panel: int) -> None:
    """A frame around a panel."""
    player.frame = frame
    player.goals = goals_of(components, frame)
    player.panel = panel
    player.scrolls = components.scrolls[panel]
    clear_district(player, components.shovel[panel])


def deal_cards(state: "CarpeDiem") -> None:
    """Shuffle scoring cards of each back onto the grid; then the fountain cards.

    Which corners of the grid stay empty, by the number of players, is `empty` in components.toml.
    """
    components = state.components
    chosen: list[int] = []
    for deck, number in zip(components.card_decks, components.dealt[state.seats]):
        cards = list(deck)
        state.rng.shuffle(cards)
        chosen += cards[:number]
    state.rng.shuffle(chosen)
    grid = [-1] * GRID
    for place, card in zip(components.places[state.seats], chosen):
        grid[place] = card
    state.grid = vec[i64](grid)
    state.deck = (1 << len(components.fountain_face)) - 1


def sort_tiles(state: "CarpeDiem") -> None:
    """White and black tiles lie face down until the last pawn stands."""
    state.white = state.components.white_tiles
    state.black = state.components.black_tiles


def pawn_choices(state: "CarpeDiem") -> tuple[int, ...]:
    """The spaces where no pawn stands."""
    taken = [player.pawn for player in state.player]
    return tuple([PLACE + space for space in range(SPACES) if space not in taken])


def put_pawn(state: "CarpeDiem", seat: i64, space: i64) -> None:
    """Pawns are put on free spaces in turn order, before any tile lies open (rulings 8, 14)."""
    state.player[seat].pawn = space
    if state.log is not None:
        state.tell("place", seat, str(space + 1), 0, "")


def give_points(state: "CarpeDiem") -> None:
    """Everybody begins with points, by turn order and number of players."""
    for place, seat in enumerate(state.turn_order()):
        gain(state, seat, VP, state.components.start_vp[state.seats][place], "start")
