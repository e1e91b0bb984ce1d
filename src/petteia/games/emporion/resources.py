"""War, Culture and Trade counted in one integer: a byte each, whose top bit stays free to compare all three at once."""

from typing import Final

from mypy_extensions import i64

from petteia.games.emporion.names import COLOURS

ONE: Final = (1, 1 << 8, 1 << 16)
FREE: Final[i64] = 0x808080
MOST: Final = 127


def count(pack: i64, colour: i64) -> i64:
    """How much of one colour."""
    return pack >> 8 * colour & 127


def gap(have: i64, need: i64) -> i64:
    """How many resources are missing, each of which one Booty can stand for."""
    if ((have | FREE) - need) & FREE == FREE:
        return 0
    missing: i64 = 0
    for shift in (0, 8, 16):
        short = (need >> shift & 127) - (have >> shift & 127)
        if short > 0:
            missing += short
    return missing


def by_colour(pack: int) -> dict[str, int]:
    """The three counts by their names."""
    return {colour: count(pack, i) for i, colour in enumerate(COLOURS)}


def shortfall(have: i64, need: i64) -> list[tuple[str, int]]:
    """What is missing, by its name."""
    missing: list[tuple[str, int]] = []
    for i, colour in enumerate(COLOURS):
        short = count(need, i) - count(have, i)
        if short > 0:
            missing.append((colour, short))
    return missing
