"""`python -m tests.fuzz INPUTS [SEED]`: a long search for texts that do harm, which `make fuzz` starts."""

import asyncio
import logging
import sys
from pathlib import Path

from tests.fuzz.fuzzer import Tally, fuzz

FINDINGS = Path("fuzz-findings")
TOLD_EVERY = 10_000  # texts


def show(tallies: dict[str, Tally]) -> None:
    if sum(tally.texts for tally in tallies.values()) % TOLD_EVERY == 0:
        print(line_of(tallies), flush=True)


def line_of(tallies: dict[str, Tally]) -> str:
    parts = [
        f"{kind} {tally.texts} ({tally.taken} taken, slowest {tally.slowest:.2f} s, {len(tally.harmful)} harmful)"
        for kind, tally in tallies.items()
    ]
    return f"{sum(tally.texts for tally in tallies.values())} inputs: {', '.join(parts)}"


def main(inputs: int, seed: int = 1) -> int:
    """Returns 1 if something does harm; the texts are then in a folder."""
    logging.disable()  # a server says in its log what it refuses
    tallies = asyncio.run(fuzz(inputs, seed, show))
    print(line_of(tallies))
    found = [(kind, said, text) for kind, tally in tallies.items() for said, text in tally.harmful.items()]
    for number, (kind, said, text) in enumerate(found):
        FINDINGS.mkdir(exist_ok=True)
        file = FINDINGS / f"{kind}-{number}.txt"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        print(f"{file}: {said}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
