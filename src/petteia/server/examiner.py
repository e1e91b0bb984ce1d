"""A process that looks through the files of strangers. Files come in and findings go out, one line of JSON each.

examiners.py starts it as `python -m petteia.server.examiner`. It may take so much memory and, for each file, so much
time of the processor; the system ends it if it takes more.
"""

import sys
import time
from math import ceil
from typing import BinaryIO, Final

import msgspec

import petteia
from petteia.kernel.errors import PetteiaError

SECONDS: Final = 2  # of the processor, for one file
MEMORY: Final = 512 << 20  # bytes of the whole process
TOLD: Final = 50  # problems of one file


class Examination(msgspec.Struct):
    """Look through an owner's file for this game."""

    game: str
    text: str


class Finding(msgspec.Struct):
    """What is wrong: the lines and sentences of the first problems, or why nothing can be said."""

    problems: list[tuple[int, str]] = []
    error: str = ""


def examine(wish: Examination) -> Finding:
    try:
        problems = petteia.load(wish.game).check_components(wish.text)
    except PetteiaError as error:
        return Finding(error=str(error))
    except (MemoryError, RecursionError):
        return Finding(error="This file is too much to look through.")
    return Finding([(problem.line, problem.text) for problem in problems[:TOLD]])


def bound_memory() -> None:
    """Let the system refuse more memory, where it can."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def bound_time() -> None:
    """Let the system end this process if the next file takes too long, where it can."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (ceil(time.process_time()) + SECONDS, most))


def serve(wishes: BinaryIO, findings: BinaryIO) -> None:
    """Look through files until there are no more. The first line only says that the process is ready."""
    for game in petteia.known_games():
        petteia.load(game)
    bound_memory()
    decoder = msgspec.json.Decoder(Examination)
    findings.write(b"\n")
    findings.flush()
    for line in wishes:
        bound_time()
        findings.write(msgspec.json.encode(examine(decoder.decode(line))) + b"\n")
        findings.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone
        sys.exit(1)
