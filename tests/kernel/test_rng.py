"""Chance: known numbers for known seeds, even, independent, with a text form, and sealed where people play."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.kernel.errors import BadPosition, BadSeed
from petteia.kernel.rng import Rng, Seed, commitment, fork, rng_from_seed, rng_from_text, seed_from_text, seed_text

KEY = bytes(range(32))
seeds = st.one_of(st.integers(-(2**80), 2**80), st.binary(min_size=32, max_size=32))


def dice(rng: Rng, count: int) -> list[int]:
    return [rng.below(6) for _ in range(count)]


@pytest.mark.parametrize(
    ("seed", "start", "numbers"),
    [
        (0, "fast:249fe1fe3884180e", [4, 0, 1, 0, 4, 0, 5, 0, 5, 2, 3, 3]),
        (1, "fast:05b64db6ad3d4a78", [1, 5, 1, 0, 3, 0, 3, 1, 2, 2, 2, 2]),
        (7, "fast:57dc3a74bf8551ed", [5, 5, 0, 3, 5, 4, 4, 3, 4, 5, 4, 1]),
        (-3, "fast:3a12609b1f425b35", [5, 4, 4, 1, 2, 1, 2, 4, 2, 4, 5, 3]),
        (2**70, "fast:11874172485dcdb6", [4, 4, 5, 4, 3, 4, 4, 3, 2, 5, 0, 5]),
        (KEY, f"sealed:{KEY.hex()}:0", [1, 5, 2, 4, 0, 1, 4, 4, 0, 5, 2, 0, 2, 0, 0, 3, 2, 1, 5, 5]),
    ],
)
def test_known_seeds_give_known_numbers(seed: Seed, start: str, numbers: list[int]) -> None:
    rng = rng_from_seed(seed)
    assert rng.text() == start
    assert dice(rng, len(numbers)) == numbers


def test_the_fast_generator_is_multiply_with_carry() -> None:
    x = int(rng_from_seed(1).text()[5:], 16)
    rng = rng_from_seed(1)
    for _ in range(1000):
        x = 2147483085 * (x % 2**32) + x // 2**32
        assert rng.below(1000) == ((x ^ x >> 32) % 2**32 * 1000) >> 32
    assert rng.text() == f"fast:{x:016x}"


def test_the_sealed_generator_is_a_keyed_blake2b_counter() -> None:
    words: list[int] = []
    for block in range(40):
        output = blake2b(block.to_bytes(8, "big"), key=KEY, person=b"petteia dice").digest()
        words += [int.from_bytes(output[at : at + 4], "big") for at in range(0, 64, 4)]
    rng = rng_from_seed(KEY)
    assert [rng.below(2**32) for _ in words] == words


def test_words_beyond_the_last_full_multiple_are_drawn_again() -> None:
    n = 2**31 + 1  # nearly half of all words are beyond it
    plain, rng = rng_from_seed(KEY), rng_from_seed(KEY)
    words = [plain.below(2**32) for _ in range(200)]
    expected = [word for word in words if word < n]
    assert [rng.below(n) for _ in expected] == expected


@pytest.mark.parametrize("seed", [11, KEY])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 40, 283])
def test_all_numbers_are_equally_likely(seed: Seed, n: int) -> None:
    rng = rng_from_seed(seed)
    draws = 100 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 100) ** 2 / 100 for count in counts)
    freedom = n - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 6


@pytest.mark.parametrize("seed", [5, KEY])
def test_a_number_does_not_tell_the_next_one(seed: Seed) -> None:
    rng = rng_from_seed(seed)
    pairs = [0] * 36
    last = rng.below(6)
    for _ in range(7200):
        number = rng.below(6)
        pairs[6 * last + number] += 1
        last = number
    assert sum((count - 200) ** 2 / 200 for count in pairs) < 80


@pytest.mark.parametrize("seed", [3, KEY])
def test_a_shuffle_keeps_the_items_and_reaches_every_order(seed: Seed) -> None:
    rng = rng_from_seed(seed)
    orders = set()
    for _ in range(400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [0, 1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 24


def test_one_item_or_none_needs_no_chance() -> None:
    rng = rng_from_seed(1)
    before = rng.text()
    rng.shuffle([])
    rng.shuffle([7])
    assert rng.text() == before


@given(seeds, st.integers(0, 40))
def test_the_text_is_the_whole_generator(seed: Seed, drawn: int) -> None:
    rng = rng_from_seed(seed)
    dice(rng, drawn)
    again = rng_from_text(rng.text())
    assert again.text() == rng.text()
    assert dice(again, 40) == dice(rng, 40)
    assert again.text() == rng.text()


@given(seeds, st.integers(0, 40))
def test_a_copy_gives_the_same_numbers_and_goes_its_own_way(seed: Seed, drawn: int) -> None:
    rng = rng_from_seed(seed)
    dice(rng, drawn)
    before = rng.text()
    other = rng.copy()
    numbers = dice(other, 40)
    assert rng.text() == before
    assert dice(rng, 40) == numbers


def test_a_fork_is_fast_known_and_independent() -> None:
    rng = rng_from_seed(1)
    assert fork(rng).text() == "fast:145d491c742b9d31"
    assert rng.text() == "fast:03f5c3d5eba2f9b5"
    assert fork(rng_from_seed(KEY)).text().startswith("fast:")
    assert len({fork(rng).text() for _ in range(100)}) == 100


def test_the_commitment_proves_the_key_and_does_not_show_it() -> None:
    assert commitment(KEY) == "024f3096236837ac48b7ae47b91336097683ee45663f141dc95512bc0b6ea657"
    assert commitment(KEY) == blake2b(KEY, digest_size=32, person=b"petteia seal").hexdigest()
    assert commitment(KEY) != commitment(KEY[::-1])


@pytest.mark.parametrize("key", [b"", b"short", bytes(31), bytes(33)])
def test_a_key_has_32_bytes(key: bytes) -> None:
    with pytest.raises(BadSeed, match=f"32 bytes, not {len(key)}"):
        rng_from_seed(key)


@pytest.mark.parametrize("seed", ["7", None, 1.0, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises((BadSeed, TypeError)):  # a compiled engine refuses some types by itself
        rng_from_seed(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "", "fast", "fast:", "fast:0", "fast:-1", "fast:xyz", "fast:7fffffffffffffff", f"fast:{'f' * 40}", "slow:1",
        f"sealed:{KEY.hex()}", f"sealed:{KEY.hex()}:", f"sealed:{KEY.hex()}:-1", f"sealed:{KEY.hex()}:1.5",
        f"sealed:{KEY.hex()[2:]}:1", f"sealed:{'g' * 64}:1", f"sealed:{KEY.hex()}:{2**62}", f"sealed:{KEY.hex()}:1:2",
        "None", "sealed:",
    ],
)  # fmt: skip
def test_a_text_that_describes_no_generator_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="No generator is described"):
        rng_from_text(text)


@given(seeds)
def test_a_seed_is_written_and_read(seed: Seed) -> None:
    assert seed_from_text(seed_text(seed)) == seed


@pytest.mark.parametrize("text", ["", "seven", "1.5", "sealed:xyz", "sealed:0", "--1", "9" * 5000])
def test_a_text_that_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="is not a seed"):
        seed_from_text(text)
