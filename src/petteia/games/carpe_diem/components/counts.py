"""Several small counts in one integer: features by kind and fountain cards in five bits each, wares in eight."""

from typing import Final

from mypy_extensions import i64

MOST: Final = 31  # of one kind

# One feature or fountain card of a kind; meadow has none.
ONE: Final = (0, *[1 << 5 * (kind - 1) for kind in range(1, 13)])
ONE_WARE: Final = tuple([1 << 8 * ware for ware in range(4)])


def of_kind(pack: i64, kind: i64) -> i64:
    """How many of a kind."""
    return pack >> (5 * kind - 5) & 31


def all_kinds(pack: i64) -> i64:
    """How many of all kinds together."""
    total: i64 = 0
    while pack:
        total += pack & 31
        pack >>= 5
    return total


def landscapes(pack: i64) -> i64:
    """How many landscapes."""
    return (pack >> 5 & 31) + (pack >> 10 & 31) + (pack >> 15 & 31) + (pack >> 20 & 31)


def dwellings(pack: i64) -> i64:
    """How many dwellings."""
    return (pack >> 25 & 31) + (pack >> 30 & 31) + (pack >> 35 & 31) + (pack >> 40 & 31)


def of_ware(wares: i64, ware: i64) -> i64:
    """How many of a ware."""
    return wares >> 8 * ware & 255


def all_wares(wares: i64) -> i64:
    """How many wares of all sorts."""
    return (wares & 255) + (wares >> 8 & 255) + (wares >> 16 & 255) + (wares >> 24 & 255)
