"""Small sets as integers: a bit a member."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_MEMBERS: Final = 62  # of a set

# Take a member's bit from here where it may be beyond the 31st: compiled, a literal shifted by a native integer, as in
# `1 << card`, is shifted in 32 bits.
BIT: Final = vec[i64]([1 << member for member in range(MOST_MEMBERS + 1)])

# Every other bit, every other pair of bits, and so on: `size` adds neighbours, then neighbouring sums. The first has
# no bit beyond those of the members: compiled, a literal of more than 62 bits is a Python object.
ONES: Final[i64] = 0x1555555555555555
TWOS: Final[i64] = 0x3333333333333333
FOURS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def size(members: i64) -> i64:
    """How many members a set has."""
    sums = members - (members >> 1 & ONES)
    sums = (sums & TWOS) + (sums >> 2 & TWOS)
    sums = sums + (sums >> 4) & FOURS
    sums += sums >> 8
    sums += sums >> 16
    return sums + (sums >> 32) & 127


def lowest(members: i64) -> i64:
    """The first member of a set."""
    return size((members & -members) - 1)


def members(chosen: i64) -> list[int]:
    """The members of a set, in ascending order."""
    found: list[int] = []
    member = 0
    while chosen:
        if chosen & 1:
            found.append(member)
        chosen >>= 1
        member += 1
    return found


def names_of(chosen: i64, names: tuple[str, ...]) -> list[str]:
    """The members of a set by their names."""
    return [names[member] for member in members(chosen)]
