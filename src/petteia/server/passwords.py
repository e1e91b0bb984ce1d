"""Passwords, whose hashing is slow on purpose and done in threads, and codes for those who have lost theirs."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from petteia.server.namer import random_id

HASHER: Final = PasswordHasher()
THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="petteia-password")  # each hash takes 64 MB
CODES: Final = 8  # for an account
CODE_GROUPS: Final = 4
CODE_GROUP: Final = 4  # letters: 79 bits in all


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Whether this is the password. If none is stored, the answer takes just as long."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, verify, stored, password)


def verify(stored: str | None, password: str) -> bool:
    try:
        HASHER.verify(stored or no_password_hash(), password)
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None


@cache
def no_password_hash() -> str:
    """A hash to compare with where no password is stored."""
    return HASHER.hash("nobody")


# Recovery codes: random, so they need no slow hash.


def new_codes() -> list[str]:
    """Recovery codes for an account, to be written down: `k7pm-3xwa-9dch-vr2e`."""
    codes = [random_id(CODE_GROUPS * CODE_GROUP) for _ in range(CODES)]
    return ["-".join(code[at : at + CODE_GROUP] for at in range(0, len(code), CODE_GROUP)) for code in codes]
