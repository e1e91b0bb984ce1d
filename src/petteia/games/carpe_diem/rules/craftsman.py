"""The craftsman row: tiles with black backs, of which a complete craftsman brings one. It is never refilled."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import ROW
from petteia.games.carpe_diem.moves import CRAFT

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def deal_row(state: "CarpeDiem") -> None:
    """Lay the row out, from the tiles with black backs."""
    tiles = list(state.black)
    state.rng.shuffle(tiles)
    state.row = tuple(tiles[:ROW])
    state.black = bytes(sorted(tiles[ROW:]))
    if state.log is not None:
        state.tell("deal", -1, "black", ROW, "row")


def call_craftsman(state: "CarpeDiem") -> bool:
    """The next completed craftsman brings a tile, which may complete another one; says whether the row has one."""
    if state.crafting and max(state.row) >= 0:
        state.crafting -= 1
        return True
    state.crafting = 0
    return False


def craft_choices(state: "CarpeDiem") -> tuple[int, ...]:
    """The tiles of the row, equal ones once."""
    found: list[int] = []
    for slot in range(ROW):
        tile = state.row[slot]
        if tile >= 0 and state.row.index(tile) == slot:
            found.append(CRAFT + slot)
    return tuple(found)


def craft(state: "CarpeDiem", seat: i64, slot: i64) -> None:
    """Take a tile of the row, to build or store it at once (ruling 2)."""
    state.hand = state.row[slot]
    state.row = (*state.row[:slot], -1, *state.row[slot + 1 :])
    if state.log is not None:
        state.tell("take", seat, state.components.tile_ids[state.hand], slot + 1, "row")
