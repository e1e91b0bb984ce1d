"""How long bots keep people waiting when many of them want to think.

    python -m bench.thinkers [--masters 50] [--novices 10] [--thinkers 1] [--seconds 60] [--people 50] [--game khora]

Starts the processes in which a server's bots think, and tables of two masters or two novices each, at which a bot is
asked as soon as the last one has answered; a novice after a pause, as if a person had decided meanwhile. Tells how long
each level waited for its decisions, and how many of them were cut short.
"""

import argparse
import asyncio
import platform
import time
from itertools import count

import petteia
from petteia.kernel.game import Game
from petteia.kernel.rng import rng_from_seed
from petteia.server.thinkers import Thinkers

PAUSE = 0.5  # seconds in which a person decides


class Waits:
    """How long the bots of one level took, from being asked to answering."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.hurried = 0

    def line(self, level: str) -> str:
        """These figures as a line of text."""
        found = sorted(self.seconds)
        if not found:
            return f"{level:8} no decision"
        middle, last = found[len(found) // 2], found[-1]
        hurried = f"{100 * self.hurried / len(found):3.0f} % cut short"
        return f"{level:8} {len(found):6} decisions, p50 {middle:6.2f} s, longest {last:6.2f} s, {hurried}"


async def play(thinkers: Thinkers, game: Game, table: str, person: str, level: str, waits: Waits, pause: float) -> None:
    """Let two bots play one game after another."""
    for seed in count(hash_of(table)):
        state = game.new(2, seed)
        while not state.over():
            seat = state.waiting()[0]
            shown = state.copy()
            shown.redeal(seat, rng_from_seed(seed))
            began = time.monotonic()
            action = await thinkers.think(table, seat, level, game, seed, shown, person)
            waits.seconds.append(time.monotonic() - began)
            waits.hurried += table in thinkers.hurried
            state.play(seat, action)
            await asyncio.sleep(pause)
        thinkers.forget(table)


def hash_of(table: str) -> int:
    """A number for a table: its games differ from those of the others."""
    return 1000 * int(table.rpartition(" ")[2])


async def measure(options: argparse.Namespace) -> dict[str, Waits]:
    """Play for some seconds, once the processes have started."""
    thinkers, game = Thinkers(options.thinkers), petteia.load(options.game)
    for number in range(options.thinkers):
        await thinkers.think(f"first {number}", 0, "random", game, 1, game.new(2, 1))
    found = {"master": Waits(), "novice": Waits()}
    playing = [
        asyncio.create_task(play(thinkers, game, f"{level} {number}", person, level, found[level], pause))
        for level, tables, pause in (("master", options.masters, 0.0), ("novice", options.novices, PAUSE))
        for number in range(tables)
        for person in [f"{level} {number % options.people}"]
    ]
    await asyncio.sleep(options.seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await thinkers.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--masters", type=int, default=50)
    parser.add_argument("--novices", type=int, default=10)
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--people", type=int, default=50)
    parser.add_argument("--game", default="khora")
    options = parser.parse_args()
    engine = "compiled" if petteia.compiled() else "interpreted"
    print(f"{options.game}, {engine} engine, Python {platform.python_version()}, {options.thinkers} thinker(s)")
    for level, waits in asyncio.run(measure(options)).items():
        print(waits.line(level))


if __name__ == "__main__":
    main()
