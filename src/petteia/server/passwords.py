"""Passwords: what is stored instead of them. Hashing is slow on purpose, so it is done beside the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

HASHER: Final = PasswordHasher()
THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="petteia-password")  # each hash takes 64 MB


async def hash_password(password: str) -> str:
    """What is stored."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Whether this is the password; where none is stored, the answer takes as long."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, verify, stored, password)


def verify(stored: str | None, password: str) -> bool:
    """Whether this is the password."""
    try:
        HASHER.verify(stored or nobodys(), password)
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None


@cache
def nobodys() -> str:
    """The hash of a password that opens nothing."""
    return HASHER.hash("nobody")
