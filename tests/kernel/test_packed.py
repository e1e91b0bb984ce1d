"""Positions as bytes."""

from contextlib import suppress

import pytest
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

import petteia
from petteia.kernel.errors import BadPosition
from petteia.kernel.packed import Unpacker, pack, pack_ascending, pack_list, pack_rng, pack_sets, pack_small, pack_tuple
from petteia.kernel.position import digest
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from tests.kernel.tiny import GAME

NUMBERS = [
    0, -2, 248, -3, 249, 2**15 - 1, -(2**15), 2**15, 2**31 - 1, -(2**31), 2**31, 2**36 + 5, 2**40 - 1, 2**40,
    2**63 - 1, -(2**63),
]  # fmt: skip
SETS = vec[i64]([0, 1, 2**35 + 2**31, 0, 2**40 - 1, 0])


def some_way_into(game: str, seats: int, decisions: int) -> State:
    state = petteia.load(game).new(seats, 3)
    rng = rng_from_seed(decisions)
    while state.ply < decisions and not state.over():
        for seat in state.waiting():
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
    return state


def test_numbers_of_every_width() -> None:
    out = BytesWriter()
    for number in NUMBERS:
        pack(out, number)
    pack_list(out, NUMBERS)
    pack_tuple(out, (1, 2))
    pack_sets(out, SETS)
    pack_ascending(out, (0, 7, 300, 301))
    pack_small(out, b"\0\xff")
    assert len(out.getvalue()) < 220
    packed = Unpacker(out.getvalue())
    assert [packed.number() for _ in NUMBERS] == NUMBERS
    assert packed.numbers() == NUMBERS
    assert packed.row() == (1, 2)
    assert packed.sets(len(SETS)) == SETS
    assert packed.ascending() == (0, 7, 300, 301)
    assert packed.small() == b"\0\xff"
    assert packed.rest() == b""


@pytest.mark.parametrize("seed", [5, bytes(range(32))])
def test_generators(seed: int | bytes) -> None:
    rng = rng_from_seed(seed)
    rng.below(6)
    out = BytesWriter()
    pack_rng(out, rng)
    again = Unpacker(out.getvalue()).rng()
    assert [rng.below(1000) for _ in range(40)] == [again.below(1000) for _ in range(40)]


@pytest.mark.parametrize("game", petteia.known_games())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_takes_less_than_a_kilobyte(game: str, seats: int) -> None:
    for decisions in (0, 40, 80, 120, 1000):
        state = some_way_into(game, seats, decisions)
        assert len(petteia.load(game).to_bytes(state)) < 1000


def test_the_options_of_a_table_come_along() -> None:
    khora = petteia.load("khora")
    state = khora.new(2, 1, draft="off", cities="chosen")
    assert khora.from_bytes(khora.to_bytes(state)).to_dict() == state.to_dict()


def test_a_game_that_says_nothing_of_bytes_has_them_too() -> None:
    state = GAME.new(3, 1)
    assert digest(GAME.from_bytes(GAME.to_bytes(state))) == digest(state)


def test_positions_of_another_game() -> None:
    written = petteia.load("emporion").to_bytes(some_way_into("emporion", 2, 10))
    with pytest.raises(BadPosition, match="The bytes are no position of khora with these rules and components"):
        petteia.load("khora").from_bytes(written)
    with pytest.raises(BadPosition, match="The bytes are no position of khora"):
        petteia.load("khora").from_bytes(b"")


@pytest.mark.parametrize("name", petteia.known_games())
def test_damaged_bytes_are_refused_or_read(name: str) -> None:
    game = petteia.load(name)
    written = bytearray(game.to_bytes(some_way_into(name, 3, 50)))
    rng = rng_from_seed(1)
    for _ in range(300):
        damaged = bytearray(written)
        damaged[rng.below(len(damaged))] = rng.below(256)
        with suppress(BadPosition):
            assert game.from_bytes(bytes(damaged)).seats in (2, 3, 4)
