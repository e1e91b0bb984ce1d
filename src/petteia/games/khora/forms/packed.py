"""Positions as bytes (kernel/packed.py), read in the order in which they are written."""

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from petteia.games.khora.rules.set_up import OPTIONS
from petteia.kernel.game import pack_options
from petteia.kernel.packed import Unpacker, pack, pack_list, pack_tuple

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def write(state: "Khora", out: BytesWriter) -> None:
    """Write the table and everybody's city."""
    pack_options(out, state.options, OPTIONS)
    pack_list(out, state.deck)
    pack(out, state.discard)
    pack_tuple(out, state.events)
    pack(out, state.board)
    pack(out, state.open)
    pack(out, state.round)
    pack(out, state.phase)
    pack(out, state.tile)
    pack(out, state.turn)
    pack(out, state.most)
    pack(out, state.fewest)
    pack(out, state.waiters)
    for city in state.city:
        write_city(city, out)


def write_city(city: "City", out: BytesWriter) -> None:
    pack(out, city.name)
    pack(out, city.development)
    pack(out, city.drachma)
    pack(out, city.citizens)
    pack(out, city.taxes)
    pack(out, city.glory)
    pack(out, city.troops)
    pack(out, city.vp)
    pack(out, city.philosophy)
    pack(out, city.economy)
    pack(out, city.culture)
    pack(out, city.military)
    pack(out, city.dice)
    pack(out, city.minor)
    pack(out, city.major)
    pack(out, city.achieved)
    pack(out, city.hand)
    pack(out, city.shown)
    pack(out, city.in_force)
    pack(out, city.pack)
    pack(out, city.drawn)
    pack_tuple(out, city.roll)
    pack_tuple(out, city.tiles)
    pack(out, city.unpaid)
    pack(out, city.acting)
    pack(out, city.ask)
    pack(out, city.choices)
    pack(out, city.answer)
    pack(out, city.left)
    pack(out, city.source)
    pack(out, city.chosen)
    pack(out, city.again)
    pack(out, city.levels)
    pack(out, city.advanced)
    pack(out, city.rewards)


def read(state: "Khora", packed: Unpacker) -> None:
    """Lay out on an empty table what was written after the options."""
    state.deck = packed.numbers()
    state.discard = packed.number()
    state.events = packed.row()
    state.board = packed.number()
    state.open = packed.number()
    state.round = packed.number()
    state.phase = packed.number()
    state.tile = packed.number()
    state.turn = packed.number()
    state.most = packed.number()
    state.fewest = packed.number()
    state.waiters = packed.number()
    for city in state.city:
        read_city(city, packed)


def read_city(city: "City", packed: Unpacker) -> None:
    city.name = packed.number()
    city.development = packed.number()
    city.drachma = packed.number()
    city.citizens = packed.number()
    city.taxes = packed.number()
    city.glory = packed.number()
    city.troops = packed.number()
    city.vp = packed.number()
    city.philosophy = packed.number()
    city.economy = packed.number()
    city.culture = packed.number()
    city.military = packed.number()
    city.dice = packed.number()
    city.minor = packed.number()
    city.major = packed.number()
    city.achieved = packed.number()
    city.hand = packed.number()
    city.shown = packed.number()
    city.in_force = packed.number()
    city.pack = packed.number()
    city.drawn = packed.number()
    city.roll = packed.row()
    city.tiles = packed.row()
    city.unpaid = packed.number()
    city.acting = packed.number()
    city.ask = packed.number()
    city.choices = packed.number()
    city.answer = packed.number()
    city.left = packed.number()
    city.source = packed.number()
    city.chosen = packed.number()
    city.again = packed.number()
    city.levels = packed.number()
    city.advanced = packed.number()
    city.rewards = packed.number()
