"""However many sign in, there is one slow hash at a time, and few wait for theirs."""

from contextlib import ExitStack

import pytest
from argon2 import PasswordHasher

from petteia.server.passwords import HASHER, LINE, MOST_WAITING, THREAD, hash_password, is_password
from petteia.server.problems import ProblemError

pytestmark = pytest.mark.anyio


async def test_few_wait_for_their_hash() -> None:
    with ExitStack() as others:
        for _ in range(MOST_WAITING):
            others.enter_context(LINE.place())
        for work in (hash_password("12345678"), is_password(None, "12345678")):
            with pytest.raises(ProblemError, match="signing in") as error:
                await work
            assert error.value.status == 429
    assert await is_password(await hash_password("12345678"), "12345678")


def test_a_hash_takes_one_core() -> None:
    assert THREAD._max_workers == 1
    assert HASHER.parallelism == 1


async def test_hashes_of_earlier_versions_are_still_good() -> None:
    earlier = PasswordHasher(time_cost=1, memory_cost=64, parallelism=4).hash("12345678")
    assert await is_password(earlier, "12345678")
    assert not await is_password(earlier, "87654321")
