"""The ring of tile spaces: moving the pawn, with bread or without, and taking a tile."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import SPACES, STACK
from petteia.games.carpe_diem.moves import BREAD_TAKE, TAKE
from petteia.games.carpe_diem.rules.effects import lose
from petteia.games.carpe_diem.terms import BREAD
from petteia.kernel.bits import BIT

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player


def next_space(open_spaces: int, space: int, step: int) -> int:
    """The first space with tiles in a direction; the pawn's own space comes last (ruling 5). -1 if there are none."""
    for distance in range(1, SPACES + 1):
        other = (space + step * distance) % SPACES
        if open_spaces >> other & 1:
            return other
    return -1


# By the set of spaces with tiles and the pawn's space: the set of spaces that it can walk to.
WALKS: Final = vec[vec[i64]]([
    vec[i64]([
        1 << next_space(spaces, space, 1) | 1 << next_space(spaces, space, -1) if spaces else 0
        for space in range(SPACES)
    ])
    for spaces in range(1 << SPACES)
])  # fmt: skip


def take_choices(state: "CarpeDiem", player: "Player") -> tuple[int, ...]:
    """Every tile that the pawn can walk to, and with bread every tile; of equal tiles on a space the first."""
    found: list[int] = []
    add_tiles(found, state.ring, WALKS[state.spaces][player.pawn], TAKE)
    if player.bread >= state.components.bread_move:
        add_tiles(found, state.ring, state.spaces, BREAD_TAKE)
    return tuple(found)


def add_tiles(found: list[int], ring: vec[i64], spaces: i64, base: i64) -> None:
    """The tiles on some spaces, of equal ones on a space the first."""
    for space in range(SPACES):
        if not spaces >> space & 1:
            continue
        first = space * STACK
        for slot in range(first, first + STACK):
            tile = ring[slot]
            equal = first
            while ring[equal] != tile:
                equal += 1
            if equal == slot and tile >= 0:
                found.append(base + slot)


def take(state: "CarpeDiem", seat: i64, action: i64) -> None:
    """Move the pawn, with bread or without, and take a tile; a space that has given enough tiles closes."""
    player = state.player[seat]
    with_bread = action >= BREAD_TAKE
    slot = action - BREAD_TAKE if with_bread else action - TAKE
    space = slot // STACK
    if with_bread:
        lose(state, seat, BREAD, state.components.bread_move, "bread-move")
    player.pawn = space
    state.hand = state.ring[slot]
    state.ring[slot] = -1
    if state.log is not None:
        state.tell("move", seat, str(space + 1), 1 if with_bread else 0, "")
        state.tell("take", seat, state.components.tile_ids[state.hand], space + 1, "ring")
    left: i64 = 0
    for other in range(space * STACK, space * STACK + STACK):
        if state.ring[other] >= 0:
            left += 1
    if left == STACK - state.components.taken[state.seats]:
        close_space(state, space)


def close_space(state: "CarpeDiem", space: i64) -> None:
    """The space has given as many tiles as there are players; those left over leave the game."""
    for slot in range(space * STACK, space * STACK + STACK):
        tile = state.ring[slot]
        if tile >= 0:
            state.box += bytes([tile])
            state.ring[slot] = -1
            if state.log is not None:
                state.tell("discard", -1, state.components.tile_ids[tile], space + 1, "")
    state.spaces &= ~BIT[space]
