"""What a seat knows, as numbers for learning agents: how they are written, and what each of them means.

They are written as integers of two bytes, the low one first, without a list in between: `numpy.frombuffer(…, "<i2")`
reads them as they are.
"""

from struct import pack, unpack
from typing import Final, Literal

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16, i64

from petteia.kernel.bits import size

WIDTH: Final = 2  # bytes of a number
ZEROS: Final = [bytes(numbers * WIDTH) for numbers in range(65)]  # so many zeros, and any set that is empty

ROOM: Final = bytes(4000)  # as long as the longest observation of the games here

NUMBER: Final[i64] = 0xFFFF  # the bits of a number
# Four bits times the first are these bits four times, each time 15 places on: so the second leaves each bit once, in
# four numbers side by side.
SPREAD: Final[i64] = 0x200040008001
ONES: Final[i64] = 0x1000100010001

# A count has its own scale; a flag is 0 or 1; one of several is a name for something, and 3 is no more than 2.
Kind = Literal["count", "flag", "one-of"]


class Field:
    """Numbers of an observation that lie side by side and mean the same, for each of some members or alone."""

    __slots__ = ("high", "kind", "low", "members", "name")
    name: str
    kind: Kind
    low: int
    high: int
    members: tuple[str, ...]  # what each number is about; one empty word if there is only one

    def __init__(self, name: str, kind: Kind, low: int, high: int, members: tuple[str, ...]) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.members = members

    def columns(self) -> list[str]:
        """A name for each of the numbers."""
        return [f"{self.name}[{member}]" if member else self.name for member in self.members]


def wide_writer() -> BytesWriter:
    """A writer that has its room at once, where others grow again and again."""
    out = BytesWriter()
    out.write(ROOM)
    out.truncate(0)
    return out


def put(out: BytesWriter, number: i64) -> None:
    """Write a number."""
    write_i16_le(out, i16(number))


def side_by_side(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Four numbers in one, in the order in which they are written."""
    return (one & NUMBER) | (two & NUMBER) << 16 | (three & NUMBER) << 32 | four << 48


def put_four(out: BytesWriter, one: i64, two: i64, three: i64, four: i64) -> None:
    """Write four numbers."""
    write_i64_le(out, side_by_side(one, two, three, four))


def put_flags(out: BytesWriter, chosen: i64, width: i64) -> None:
    """Write a set, a number for each possible member: 1 if it is in."""
    if not chosen and width < len(ZEROS):
        out.write(ZEROS[width])
        return
    while width >= 4:
        write_i64_le(out, (chosen & 15) * SPREAD & ONES)
        chosen >>= 4
        width -= 4
    while width > 0:
        write_i16_le(out, i16(chosen & 1))
        chosen >>= 1
        width -= 1


def set_flags(out: BytesWriter, begun: i64, chosen: i64, apart: i64) -> None:
    """Make the number of each member of a set 1, which was written as 0: the first at a place, each so far apart."""
    while chosen:
        lowest = chosen & -chosen
        out[begun + size(lowest - 1) * apart] = 1
        chosen ^= lowest


def put_zeros(out: BytesWriter, numbers: i64) -> None:
    """Write nothing but zeros."""
    out.write(ZEROS[numbers] if numbers < len(ZEROS) else bytes(numbers * WIDTH))


def put_counts(out: BytesWriter, items: list[int], kinds: i64) -> None:
    """Write how many items there are of each kind, below 256 of each; items below 0 count for nothing."""
    begun: i64 = len(out)
    put_zeros(out, kinds)
    add_counts(out, begun, items)


def add_counts(out: BytesWriter, begun: i64, items: list[int]) -> None:
    """Count further items, below 256 of each kind with those that were counted from a place on."""
    for item in items:
        add_count(out, begun, item)


def add_count(out: BytesWriter, begun: i64, item: i64) -> None:
    """Count one more item of its kind."""
    if item >= 0:
        at = begun + item * WIDTH
        out[at] = out[at] + 1


def as_bytes(numbers: list[int]) -> bytes:
    """Numbers as they are written: for what is written often."""
    return pack(f"<{len(numbers)}h", *numbers)


def read_numbers(written: bytes) -> list[int]:
    """The numbers that were written."""
    return list(unpack(f"<{len(written) // WIDTH}h", written))


# Fields, for the games to describe their observations with.

MOST: Final = 32767  # the largest number that can be written
PLACES: Final = ("own", "next", "third", "fourth")  # of the players: the seat itself, then clockwise


def counted(name: str, high: int = MOST, members: tuple[str, ...] = ("",), low: int = 0) -> Field:
    """How many of something there are, for each member or once."""
    return Field(name, "count", low, high, members)


def flags(name: str, members: tuple[str, ...] = ("",)) -> Field:
    """Whether something is so, for each member or once."""
    return Field(name, "flag", 0, 1, members)


def one_of(name: str, words: int, members: tuple[str, ...] = ("",), low: int = 0) -> Field:
    """Which of so many things it is."""
    return Field(name, "one-of", low, low + words - 1, members)


def about(whom: str, fields: list[Field]) -> list[Field]:
    """The same fields, said of somebody."""
    return [Field(f"{whom}.{each.name}", each.kind, min(each.low, 0), each.high, each.members) for each in fields]
