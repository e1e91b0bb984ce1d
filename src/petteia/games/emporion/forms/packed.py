"""Positions as bytes (kernel/packed.py), read in the order in which they are written."""

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from petteia.games.emporion.rules.set_up import OPTIONS
from petteia.kernel.game import pack_options
from petteia.kernel.packed import Unpacker, pack, pack_ascending, pack_list, pack_tuple

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


def write(state: "Emporion", out: BytesWriter) -> None:
    """Write the table and everybody's Domain."""
    pack_options(out, state.options, OPTIONS)
    pack_list(out, state.history)
    pack_list(out, state.progress)
    pack_list(out, state.port)
    pack_list(out, state.polis)
    pack(out, state.special)
    pack_tuple(out, state.removed)
    pack_tuple(out, state.left_over)
    pack(out, state.marker)
    pack(out, state.second_marker)
    pack(out, state.names)
    pack(out, state.phase)
    pack(out, state.round)
    pack(out, state.turn)
    pack(out, state.ending)
    pack(out, state.idle)
    pack(out, state.to_send)
    pack(out, state.moved)
    pack(out, state.gaps)
    pack(out, state.used)
    pack(out, state.ask)
    pack(out, state.actor)
    pack_ascending(out, state.choices)
    for domain in state.domain:
        write_domain(domain, out)


def write_domain(domain: "Domain", out: BytesWriter) -> None:
    pack_list(out, domain.cards)
    pack_list(out, domain.booty)
    pack(out, domain.reserved)
    pack(out, domain.second)
    pack(out, domain.have)
    pack(out, domain.ships)
    pack(out, domain.abilities)
    pack(out, domain.count)
    pack(out, domain.per)
    pack(out, domain.printed)


def read(state: "Emporion", packed: Unpacker) -> None:
    """Lay out on an empty table what was written after the options."""
    state.history = packed.numbers()
    state.progress = packed.numbers()
    state.port = packed.numbers()
    state.polis = packed.numbers()
    state.special = packed.number()
    state.removed = packed.row()
    state.left_over = packed.row()
    state.marker = packed.number()
    state.second_marker = packed.number()
    state.names = packed.number()
    state.phase = packed.number()
    state.round = packed.number()
    state.turn = packed.number()
    state.ending = packed.number()
    state.idle = packed.number()
    state.to_send = packed.number()
    state.moved = packed.number()
    state.gaps = packed.number()
    state.used = packed.number()
    state.ask = packed.number()
    state.actor = packed.number()
    state.choices = packed.ascending()
    for domain in state.domain:
        read_domain(domain, packed)


def read_domain(domain: "Domain", packed: Unpacker) -> None:
    domain.cards = packed.numbers()
    domain.booty = packed.numbers()
    domain.reserved = packed.number()
    domain.second = packed.number()
    domain.have = packed.number()
    domain.ships = packed.number()
    domain.abilities = packed.number()
    domain.count = packed.number()
    domain.per = packed.number()
    domain.printed = packed.number()
