"""`petteia serve` with games that the test foresees: `python -m tests.server.foreseen FILE`.

The file names the deal of the next game by two numbers: which one the test wants, and how many games have begun since.
"""

import os
import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path

from litestar.types import ASGIApp

from petteia.kernel.rng import KEY_BYTES
from petteia.server.app import create_app
from petteia.server.keys import Keys
from petteia.server.launcher import in_a_process, run
from petteia.server.settings import read_settings

FILE = "PETTEIA_TEST_DEAL"  # for the processes that `run` starts; nothing in petteia reads it


def key_of(deal: int, number: int = 0) -> bytes:
    """The key of the game of that number in a deal."""
    return blake2b(f"{deal} {number}".encode(), digest_size=KEY_BYTES).digest()


def keys_of(deal: int) -> Keys:
    """The keys of a deal, for a server inside the test."""
    numbers = count()
    return lambda: key_of(deal, next(numbers))


def longest(names: list[str]) -> str:
    """The name that takes most room."""
    return max(names, key=len)


def write_deal(file: Path, deal: int, number: int = 0) -> None:
    """Choose the next game. Whoever reads meanwhile reads the one or the other."""
    new = file.with_suffix(".new")
    new.write_text(f"{deal} {number}")
    new.replace(file)


def next_key(file: Path) -> bytes:
    """The key of the game that begins now."""
    deal, number = map(int, file.read_text().split())
    write_deal(file, deal, number + 1)
    return key_of(deal, number)


def make_app() -> ASGIApp:
    """The server as each worker makes it."""
    file = Path(os.environ[FILE])
    return in_a_process(create_app(read_settings(os.environ), lambda: next_key(file), longest))


if __name__ == "__main__":
    os.environ[FILE] = sys.argv[1]
    run(read_settings(os.environ), app="tests.server.foreseen:make_app")
