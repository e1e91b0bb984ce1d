"""Small counts packed into one integer, and small sets."""

from hypothesis import given
from hypothesis import strategies as st

from petteia.kernel.bits import BIT, lowest, members, names_of, size
from petteia.kernel.counts import ONE, by_name, count, enough, missing, shortfall, total

NAMES = ("war", "culture", "trade", "ships")


def counts(most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, most), min_size=4, max_size=4)


def pack(numbers: list[int]) -> int:
    return sum(number * one for number, one in zip(numbers, ONE))


@given(counts(127))
def test_a_pack_keeps_every_count(numbers: list[int]) -> None:
    assert [count(pack(numbers), i) for i in range(4)] == numbers
    assert total(pack(numbers)) == sum(numbers)
    assert by_name(pack(numbers), NAMES) == dict(zip(NAMES, numbers))


@given(counts(3), counts(3))
def test_enough_compares_every_count(have: list[int], need: list[int]) -> None:
    assert enough(pack(have), pack(need)) == all(a >= b for a, b in zip(have, need))


@given(counts(127), counts(127))
def test_what_is_missing_adds_up(have: list[int], need: list[int]) -> None:
    lacking = [max(0, b - a) for a, b in zip(have, need)]
    assert missing(pack(have), pack(need)) == sum(lacking)
    assert shortfall(pack(have), pack(need), NAMES) == [(name, n) for name, n in zip(NAMES, lacking) if n]
    assert enough(pack(have), pack(need)) == (not any(lacking))


@given(counts(63), counts(63))
def test_packs_add_up_like_their_counts(one: list[int], other: list[int]) -> None:
    assert pack(one) + pack(other) == pack([a + b for a, b in zip(one, other)])


@given(st.sets(st.integers(0, 61)))
def test_a_set_knows_its_members_and_its_size(chosen: set[int]) -> None:
    bits = sum(BIT[member] for member in chosen)
    assert members(bits) == sorted(chosen)
    assert size(bits) == len(chosen)
    assert not chosen or lowest(bits) == min(chosen)


def test_members_have_names() -> None:
    assert names_of(0b1010, NAMES) == ["culture", "ships"]
