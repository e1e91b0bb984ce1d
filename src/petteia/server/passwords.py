"""Passwords, and codes for those who have lost theirs.

Hashing a password is slow on purpose. It is done in a thread, one after the other, and only a few wait for it: however
many come to sign in, a core is left for those who play.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from petteia.server.namer import random_id
from petteia.server.waiting_line import WaitingLine

Given = ParamSpec("Given")
Found = TypeVar("Found")

HASHER: Final = PasswordHasher(parallelism=1)  # by default one hash would take four cores
THREAD: Final = ThreadPoolExecutor(1, "petteia-password")  # each hash takes 64 MB
MOST_WAITING: Final = 20  # passwords, with the one that is being hashed
LINE: Final = WaitingLine(MOST_WAITING, "people are signing in")
CODES: Final = 8  # for an account
CODE_GROUPS: Final = 4
CODE_GROUP: Final = 4  # letters: 79 bits in all


async def hash_password(password: str) -> str:
    return await hashing(HASHER.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Whether this is the password. If none is stored, the answer takes just as long."""
    return await hashing(verify, stored, password)


async def hashing(work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
    """Do this in the thread; raises a ProblemError if too many wait for it."""
    with LINE.place():
        return await asyncio.get_running_loop().run_in_executor(THREAD, partial(work, *given, **named))


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
