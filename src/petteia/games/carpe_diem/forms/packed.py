"""Positions as bytes (kernel/packed.py), read in the order in which they are written."""

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.games.carpe_diem.components.board import CELLS
from petteia.games.carpe_diem.rules.set_up import goals_of
from petteia.games.carpe_diem.terms import EDGE_KINDS
from petteia.kernel.packed import Unpacker, pack, pack_ascending, pack_list, pack_sets, pack_small, pack_tuple

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player


def write(state: "CarpeDiem", out: BytesWriter) -> None:
    """Write the table and all players."""
    pack(out, state.part)
    pack(out, state.phase)
    pack(out, state.round)
    pack(out, state.turn)
    pack_tuple(out, state.track)
    pack_list(out, list(state.ring))
    pack(out, state.spaces)
    pack_tuple(out, state.row)
    pack_small(out, state.white)
    pack_small(out, state.black)
    pack_small(out, state.box)
    pack(out, state.deck)
    pack_tuple(out, state.under)
    pack_list(out, list(state.grid))
    pack_list(out, list(state.discs))
    pack(out, state.scored)
    pack(out, state.disc)
    pack(out, state.card)
    pack(out, int(state.second))
    pack(out, state.times)
    pack(out, int(state.may_pay))
    pack(out, int(state.may_use_bread))
    pack(out, state.hand)
    pack(out, state.crafting)
    pack(out, state.selling)
    pack(out, state.ask)
    pack(out, state.asked)
    pack_ascending(out, state.choices)
    for player in state.player:
        write_player(player, out)


def write_player(player: "Player", out: BytesWriter) -> None:
    pack_tuple(out, player.frame)
    pack(out, player.panel)
    pack(out, player.pawn)
    pack(out, player.placed)
    for lying in player.cells:
        if lying >= 0:
            write_i16_le(out, i16(lying))
    pack(out, player.frontier)
    pack_sets(out, player.facing)
    pack(out, player.scrolls)
    pack(out, player.done)
    pack(out, player.chimneys)
    pack(out, player.villa_vp)
    pack(out, player.met)
    pack(out, player.divided)
    pack(out, player.middles)
    pack(out, player.wares)
    pack(out, player.coins)
    pack(out, player.bread)
    pack_tuple(out, player.stored)
    pack(out, player.held)
    pack(out, player.drawn)
    pack(out, player.vp)
    pack(out, player.scroll)


def read(state: "CarpeDiem", packed: Unpacker) -> None:
    """Lay out on an empty table what was written."""
    state.part = packed.number()
    state.phase = packed.number()
    state.round = packed.number()
    state.turn = packed.number()
    state.track = packed.row()
    state.ring = packed.vector()
    state.spaces = packed.number()
    state.row = packed.row()
    state.white = packed.small()
    state.black = packed.small()
    state.box = packed.small()
    state.deck = packed.number()
    state.under = packed.row()
    state.grid = packed.vector()
    state.discs = packed.vector()
    state.scored = packed.number()
    state.disc = packed.number()
    state.card = packed.number()
    state.second = packed.number() == 1
    state.times = packed.number()
    state.may_pay = packed.number() == 1
    state.may_use_bread = packed.number() == 1
    state.hand = packed.number()
    state.crafting = packed.number()
    state.selling = packed.number()
    state.ask = packed.number()
    state.asked = packed.number()
    state.choices = packed.ascending()
    for player in state.player:
        read_player(player, packed)
        player.goals = goals_of(state.components, player.frame)


def read_player(player: "Player", packed: Unpacker) -> None:
    player.frame = packed.row()
    player.panel = packed.number()
    player.pawn = packed.number()
    player.placed = packed.number()
    player.cells = vec[i64]([-1] * CELLS)
    for cell in range(CELLS):
        if player.placed >> cell & 1:
            player.cells[cell] = packed.two()
    player.frontier = packed.number()
    player.facing = packed.sets(4 * EDGE_KINDS)
    player.scrolls = packed.number()
    player.done = packed.number()
    player.chimneys = packed.number()
    player.villa_vp = packed.number()
    player.met = packed.number()
    player.divided = packed.number()
    player.middles = packed.number()
    player.wares = packed.number()
    player.coins = packed.number()
    player.bread = packed.number()
    player.stored = packed.row()
    player.held = packed.number()
    player.drawn = packed.number()
    player.vp = packed.number()
    player.scroll = packed.number()
