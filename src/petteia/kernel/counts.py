"""Small counts packed into one integer: a byte each, whose top bit stays free.

Counts of two owners add up by plain addition, and one subtraction compares all of them at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 8  # bits of a count
ONE: Final = vec[i64]([1 << WIDTH * number for number in range(4)])
FREE: Final[i64] = 0x80808080  # the bit above each count; a count that falls below zero borrows it
MOST: Final = 127  # that one count can hold

# Larger counts add up in the same way, ten bits each, six to an integer. They are not compared.
WIDE: Final = 10
WIDEST: Final = 1023
WIDE_ONE: Final = vec[i64]([1 << WIDE * number for number in range(6)])


def count(pack: i64, number: i64) -> i64:
    return pack >> WIDTH * number & MOST


def wide_count(pack: i64, number: i64) -> i64:
    """One of the larger counts."""
    return pack >> WIDE * number & WIDEST


def total(pack: i64) -> i64:
    """All counts together."""
    return count(pack, 0) + count(pack, 1) + count(pack, 2) + count(pack, 3)


def enough(have: i64, need: i64) -> bool:
    """Whether every count is at least what is needed."""
    return ((have | FREE) - need) & FREE == FREE


def missing(have: i64, need: i64) -> i64:
    """How much is missing, all counts together."""
    if ((have | FREE) - need) & FREE == FREE:
        return 0
    lacking: i64 = 0
    while need:
        short = (need & MOST) - (have & MOST)
        if short > 0:
            lacking += short
        need >>= WIDTH
        have >>= WIDTH
    return lacking


def by_name(pack: i64, names: tuple[str, ...]) -> dict[str, int]:
    return {name: count(pack, number) for number, name in enumerate(names)}


def shortfall(have: i64, need: i64, names: tuple[str, ...]) -> list[tuple[str, int]]:
    """What is missing, by its name."""
    return [
        (name, count(need, number) - count(have, number))
        for number, name in enumerate(names)
        if count(need, number) > count(have, number)
    ]
