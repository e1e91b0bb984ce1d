"""Positions as bytes: small and quick, for replay buffers and for other processes of the same program.

What is read is not checked against the rules: a position that comes from elsewhere, or that is to be kept, is a
document (position.py). A number from -2 to 248 takes one byte; any other takes one that says how wide it is, and then
two, four, five (most sets) or eight.
"""

from typing import Final

from librt.strings import (
    BytesWriter,
    read_i16_le,
    read_i32_le,
    read_i64_le,
    write_i16_le,
    write_i32_le,
    write_i64_le,
)
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from petteia.kernel.bits import BIT
from petteia.kernel.errors import BadPosition
from petteia.kernel.rng import KEY_BYTES, Fast, Rng, Sealed

LOWEST: Final = -2  # of the numbers of one byte
TWO: Final = 251  # the first byte of a number of two more; of four, of five, and of eight
FOUR: Final = 252
FIVE: Final = 253
EIGHT: Final = 254
MORE: Final = 128  # in a byte of a set: others follow
LOW: Final[i64] = 0xFFFFFFFF
FAST: Final = 0
SEALED: Final = 1


def pack(out: BytesWriter, number: i64) -> None:
    """Write a number."""
    if LOWEST <= number < TWO + LOWEST:
        out.append(u8(number - LOWEST))
    elif -0x8000 <= number < 0x8000:
        out.append(TWO)
        write_i16_le(out, i16(number))
    elif -0x80000000 <= number < 0x80000000:
        out.append(FOUR)
        write_i32_le(out, i32(number))
    elif 0 <= number < 0x10000000000:
        out.append(FIVE)
        put_five(out, number)
    else:
        out.append(EIGHT)
        write_i64_le(out, number)


def pack_list(out: BytesWriter, numbers: list[int]) -> None:
    """Write some numbers, and how many there are."""
    pack(out, len(numbers))
    for number in numbers:
        pack(out, number)


def pack_tuple(out: BytesWriter, numbers: tuple[int, ...]) -> None:
    """Write some numbers, and how many there are."""
    pack(out, len(numbers))
    for number in numbers:
        pack(out, number)


def pack_small(out: BytesWriter, numbers: bytes) -> None:
    """Write numbers of one byte as they are, and how many there are."""
    pack(out, len(numbers))
    out.write(numbers)


def pack_ascending(out: BytesWriter, numbers: tuple[int, ...]) -> None:
    """Write numbers that ascend, by the steps between them."""
    pack(out, len(numbers))
    last: i64 = 0
    for number in numbers:
        pack(out, number - last)
        last = number


def pack_sets(out: BytesWriter, sets: vec[i64]) -> None:
    """Write some sets: which of them are not empty, then those, seven members to a byte."""
    there: i64 = 0
    for place in range(len(sets)):
        if sets[place]:
            there |= BIT[place]
    pack(out, there)
    for place in range(len(sets)):
        left: i64 = sets[place]
        while left > MORE - 1:
            out.append(u8(left & (MORE - 1) | MORE))
            left >>= 7
        if left:
            out.append(u8(left))


def put_five(out: BytesWriter, number: i64) -> None:
    """Write a number of five bytes, from 0 on."""
    out.append(u8(number >> 32))
    low = number & LOW
    write_i32_le(out, i32(low if low < 0x80000000 else low - 0x100000000))


def pack_rng(out: BytesWriter, rng: Rng) -> None:
    """Write a generator."""
    if isinstance(rng, Fast):
        pack(out, FAST)
        pack(out, rng.x)
    elif isinstance(rng, Sealed):
        pack(out, SEALED)
        out.write(rng.key)
        pack(out, rng.counter)
    else:
        raise BadPosition("Only the two generators of the engine can be written as bytes.")


class Unpacker:
    """Reads what was written, from the first number to the last."""

    __slots__ = ("at", "packed")
    packed: bytes
    at: i64

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.at = 0

    def number(self) -> i64:
        at = self.at
        first: i64 = self.packed[at]
        if first < TWO:
            self.at = at + 1
            return first + LOWEST
        if first == TWO:
            self.at = at + 1
            return self.two()
        if first == FOUR:
            self.at = at + 5
            return i64(read_i32_le(self.packed, at + 1))
        if first == FIVE:
            self.at = at + 1
            return self.five()
        self.at = at + 9
        return read_i64_le(self.packed, at + 1)

    def two(self) -> i64:
        """A number of two bytes."""
        at = self.at
        self.at = at + 2
        return i64(read_i16_le(self.packed, at))

    def five(self) -> i64:
        """A number of five bytes."""
        at = self.at
        self.at = at + 5
        high: i64 = self.packed[at]
        return high << 32 | i64(read_i32_le(self.packed, at + 1)) & LOW

    def sets(self, count: i64) -> vec[i64]:
        there = self.number()
        found = vec[i64]([0] * count)
        for place in range(count):
            if there >> place & 1:
                found[place] = self.members()
        return found

    def members(self) -> i64:
        """A set that is not empty."""
        found: i64 = 0
        shift: i64 = 0
        at = self.at
        while shift < 63:
            byte: i64 = self.packed[at]
            at += 1
            found |= (byte & (MORE - 1)) << shift
            if byte < MORE:
                break
            shift += 7
        self.at = at
        return found

    def numbers(self) -> list[int]:
        return [self.number() for _ in range(self.number())]

    def vector(self) -> vec[i64]:
        found = vec[i64]([0] * self.length())
        for place in range(len(found)):
            found[place] = self.number()
        return found

    def length(self) -> i64:
        """How many numbers follow; no more than there are bytes."""
        found = self.number()
        if not 0 <= found <= len(self.packed):
            raise IndexError(found)
        return found

    def row(self) -> tuple[int, ...]:
        return tuple(self.numbers())

    def small(self) -> bytes:
        """Numbers of one byte, as they are."""
        length = self.length()
        begin = self.at
        self.at = begin + length
        return self.packed[begin : begin + length]

    def ascending(self) -> tuple[int, ...]:
        found: list[int] = []
        last: i64 = 0
        for _ in range(self.number()):
            last += self.number()
            found.append(last)
        return tuple(found)

    def rng(self) -> Rng:
        if self.number() == FAST:
            return Fast(self.number())
        key = self.packed[self.at : self.at + KEY_BYTES]
        self.at += KEY_BYTES
        return Sealed(key, self.number())

    def rest(self) -> bytes:
        """All that has not been read."""
        found = self.packed[self.at :]
        self.at = len(self.packed)
        return found
