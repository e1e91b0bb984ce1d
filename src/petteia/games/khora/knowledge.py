"""Knowledge as three counts in one integer: red in the lowest eight bits, then blue, then green.

Counts of two owners add up by plain addition, and one subtraction compares all three colours at once.
"""

from typing import Final

from mypy_extensions import i64

ONE: Final = (1, 1 << 8, 1 << 16)  # one token of each colour
GUARDS: Final[i64] = 0x808080  # a bit above each count; a count that falls below zero borrows it


def count(pack: i64, colour: i64) -> i64:
    """How many of one colour."""
    return pack >> 8 * colour & 127


def total(pack: i64) -> i64:
    """How many of all colours."""
    return (pack & 127) + (pack >> 8 & 127) + (pack >> 16 & 127)


def enough(have: i64, need: i64) -> bool:
    """Whether every colour has what is needed."""
    return ((have | GUARDS) - need) & GUARDS == GUARDS


def missing(have: i64, need: i64) -> i64:
    """How many tokens are missing, all colours together."""
    lacking: i64 = 0
    for _ in range(3):
        short = (need & 127) - (have & 127)
        if short > 0:
            lacking += short
        need >>= 8
        have >>= 8
    return lacking
