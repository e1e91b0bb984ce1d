"""Bots think in processes of their own, never where requests are answered.

Each process takes one task after another. One that dies is replaced, and its task is given to another; one that takes
far too long is ended. Processes are started when there is something to think about.
"""

import asyncio
import logging
import sys
import time
from contextlib import suppress
from typing import Final

import msgspec

from petteia.kernel.errors import PetteiaError
from petteia.kernel.state import State
from petteia.server.metrics import BOT_SECONDS, BOTS_THINKING
from petteia.server.thinker import Task, Thought

LOGGER: Final = logging.getLogger("petteia")
LONGEST_QUEUE: Final = 1000  # tasks that may wait
LONGEST_THOUGHT: Final = 120.0  # seconds
LOSSES: Final = 3  # processes that one task may cost
LINE: Final = 1 << 20  # bytes of an answer at most
PATIENCE: Final = 2.0  # seconds for a process to end by itself


class NotThought(PetteiaError):
    """There is no decision: too many wait, or a bot failed."""


class Lost(Exception):
    """A process has died, or has been ended."""


class Thinkers:
    """So many processes, and the tasks that wait for them."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the one that thought last is warm
        self._all = [Thinker() for _ in range(count)]
        self._waiting = 0
        for thinker in reversed(self._all):
            self._free.put_nowait(thinker)

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.process.pid for thinker in self._all if thinker.process is not None]

    async def think(self, game: str, level: str, seat: int, seed: int, state: State, components: str = "") -> int:
        """A bot's decision. The state must already be one in which all is made up that the seat may not know."""
        if self._waiting >= LONGEST_QUEUE:
            raise NotThought("Too many bots wait to think.")
        task = Task(game, level, seat, seed, state.to_dict(), components)
        began = time.perf_counter()
        self._waiting += 1
        BOTS_THINKING.inc()
        try:
            return await self._think(msgspec.json.encode(task) + b"\n")
        finally:
            self._waiting -= 1
            BOTS_THINKING.dec()
            BOT_SECONDS.observe(time.perf_counter() - began)

    async def _think(self, line: bytes) -> int:
        thinker = await self._free.get()
        try:
            for _ in range(LOSSES):
                try:
                    thought = await thinker.think(line)
                except Lost as error:
                    LOGGER.warning("A process of bots was lost: %s", error)
                    continue
                if thought.error:
                    raise NotThought(f"A bot failed: {thought.error}")
                return thought.action
            raise NotThought(f"A bot's task has cost {LOSSES} processes.")
        finally:
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))


class Thinker:
    """A place for a process: empty until there is something to think about."""

    __slots__ = ("process",)

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, line: bytes) -> Thought:
        """Give the process a task and wait for the answer; Lost if there will be none."""
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                answer = await self._ask(line)
            return msgspec.json.decode(answer, type=Thought)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            await self.end(at_once=True)
            raise Lost(f"{type(error).__name__} {error}".strip()) from None
        except asyncio.CancelledError:  # its answer would be taken for that to the next task
            await self.end(at_once=True)
            raise

    async def _ask(self, line: bytes) -> bytes:
        if self.process is None or self.process.returncode is not None:
            self.process = await start()
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError(f"exit code {process.returncode}")
        return answer

    async def end(self, at_once: bool = False) -> None:
        """End the process: when nobody sends any more, it ends by itself."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(0 if at_once else PATIENCE):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def start() -> asyncio.subprocess.Process:
    """A new process: a fresh interpreter, out of reach of the Ctrl-C that is meant for the server."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "petteia.server.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE,
        start_new_session=True,
    )
