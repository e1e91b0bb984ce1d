"""Throws damaged texts at everything that reads the texts of strangers, and keeps those that do harm."""

import time
import traceback
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from tests.fuzz.mutator import Mutator
from tests.fuzz.server import target
from tests.fuzz.targets import READERS, corpus, is_taken

SHARES = {"records": 8, "positions": 40, "files": 2, "messages": 40, "requests": 10}  # of a hundred texts


@dataclass
class Tally:
    """What became of the texts of a kind."""

    texts: int = 0
    taken: int = 0  # by readers; a server answers all
    slowest: float = 0.0  # seconds of this process
    harmful: dict[str, str] = field(default_factory=dict)  # the first text for each way to fail

    def note(self, text: str, error: BaseException) -> None:
        place = traceback.extract_tb(error.__traceback__)[-1]
        self.harmful.setdefault(f"{type(error).__name__} at {place.name}:{place.lineno}: {error}"[:300], text)


async def fuzz(inputs: int, seed: int, progress: Callable[[dict[str, Tally]], None]) -> dict[str, Tally]:
    """Throw a number of texts, the same for the same seed."""
    tallies = {kind: Tally() for kind in SHARES}
    mutators = {kind: Mutator(corpus(kind), seed) for kind in SHARES}
    async with target() as server:
        senders = {"messages": server.take_message, "requests": server.take_request}
        while sum(tally.texts for tally in tallies.values()) < inputs:
            for kind, share in SHARES.items():
                for _ in range(share):
                    await throw(kind, mutators[kind].text(), tallies[kind], senders)
            progress(tallies)
    return tallies


async def throw(kind: str, text: str, tally: Tally, senders: Mapping[str, Callable[[str], Awaitable[None]]]) -> None:
    """Throw one text, and note what became of it."""
    began = time.process_time()
    tally.texts += 1
    try:
        if kind in READERS:
            tally.taken += is_taken(READERS[kind], text)
        else:
            await senders[kind](text)
    except Exception as error:
        tally.note(text, error)
    tally.slowest = max(tally.slowest, time.process_time() - began)
