"""The key of a game: all that is chance at a table follows from it, its bots' thoughts included.

A running server draws keys that nobody can foresee. Tests foresee theirs: they give `create_app` keys of their own.
"""

import secrets
from collections.abc import Callable
from hashlib import blake2b

from petteia.kernel.rng import KEY_BYTES

Keys = Callable[[], bytes]


def new_key() -> bytes:
    """A random key for a new game."""
    return secrets.token_bytes(KEY_BYTES)


def derived_seed(key: bytes, *purpose: str | int) -> int:
    """A seed for one purpose at the table of that key. It tells nothing about the dice, nor do the dice about it."""
    words = " ".join(map(str, purpose))
    digest = blake2b(words.encode(), digest_size=8, key=key, person=b"petteia bots").digest()
    return int.from_bytes(digest, "big") >> 1
