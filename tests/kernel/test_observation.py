"""How observations are written, and what is said of their numbers."""

from struct import unpack

import pytest
from librt.strings import BytesWriter

from petteia.kernel.observation import (
    ZEROS,
    Field,
    about,
    as_bytes,
    counted,
    flags,
    one_of,
    put,
    put_counts,
    put_flags,
    put_four,
    put_zeros,
    read_numbers,
)


def test_numbers_are_written_in_two_bytes_the_low_one_first() -> None:
    out = BytesWriter()
    put(out, 1)
    put_four(out, 2, 300, 0, -5)
    put_zeros(out, 2)
    assert unpack("<7h", out.getvalue()) == (1, 2, 300, 0, -5, 0, 0)
    assert read_numbers(out.getvalue()) == [1, 2, 300, 0, -5, 0, 0]
    assert as_bytes([1, 2, 300, 0, -5, 0, 0]) == out.getvalue()


@pytest.mark.parametrize("width", [0, 1, 7, 8, 9, 16, 40, 62])
@pytest.mark.parametrize("chosen", [0, 1, 0b1010_0110_0000_0001, (1 << 62) - 1])
def test_a_set_is_a_number_for_each_possible_member(chosen: int, width: int) -> None:
    out = BytesWriter()
    put(out, 9)
    put_flags(out, chosen, width)
    assert read_numbers(out.getvalue()) == [9, *[chosen >> member & 1 for member in range(width)]]


@pytest.mark.parametrize("numbers", [0, 1, len(ZEROS) - 1, len(ZEROS), 300])
def test_zeros_and_empty_sets_are_as_many_as_are_wanted(numbers: int) -> None:
    for write in (put_zeros, lambda out, width: put_flags(out, 0, width)):
        out = BytesWriter()
        write(out, numbers)
        put(out, 9)
        assert read_numbers(out.getvalue()) == [0] * numbers + [9]


def test_counts_of_items_that_are_there() -> None:
    out = BytesWriter()
    put(out, 9)
    put_counts(out, [2, 0, 2, -1, 2], 4)
    put(out, 8)
    assert read_numbers(out.getvalue()) == [9, 1, 0, 3, 0, 8]


def facts(field: Field) -> tuple[object, ...]:
    return field.kind, field.low, field.high, field.columns()


def test_fields_name_their_numbers_and_say_how_large_they_are() -> None:
    assert facts(counted("vp", low=-9)) == ("count", -9, 32767, ["vp"])
    assert facts(flags("hand", ("oracle", "mint"))) == ("flag", 0, 1, ["hand[oracle]", "hand[mint]"])
    assert facts(one_of("panel", 3, low=-1)) == ("one-of", -1, 1, ["panel"])


def test_numbers_of_somebody_are_zero_where_nobody_sits() -> None:
    assert [facts(field) for field in about("next", [counted("bid", 6, low=1)])] == [("count", 0, 6, ["next.bid"])]
