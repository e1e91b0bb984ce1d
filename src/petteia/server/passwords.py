"""Hashes of passwords. Hashing is slow on purpose, so it is done in threads."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

HASHER: Final = PasswordHasher()
THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="petteia-password")  # each hash takes 64 MB


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
