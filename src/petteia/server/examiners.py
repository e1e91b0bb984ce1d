"""Looking through the files of strangers in a process of its own, so that no file keeps the server busy.

The process takes one file after another. If one takes too much time or memory, the process is gone with it, and the
next file gets a new one. Only a few files wait; who comes later is asked to come back.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

import petteia
from petteia.kernel.components import Problem
from petteia.kernel.errors import BadComponents
from petteia.kernel.game import Game
from petteia.server.examiner import Examination, Finding
from petteia.server.waiting_line import WaitingLine

MOST_WAITING: Final = 8  # files, with the one that is being looked through
STARTING: Final = 60.0  # seconds in which the process must be ready
PATIENCE: Final = 20.0  # seconds for a file on a busy machine; how much of them is used, the process bounds itself
LONGEST_ANSWER: Final = 1 << 20  # bytes
COMMAND: Final = (sys.executable, "-m", "petteia.server.examiner")


class Examiners:
    """The process, which is started when it is first needed."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._line = WaitingLine(MOST_WAITING, "files are being looked through")

    async def problems(self, game: str, text: str) -> list[Problem]:
        """The first things that are wrong in a file; BadComponents if nobody can say, ProblemError if too many wait."""
        with self._line.place():
            async with self._turn:
                finding = await self._look_through(msgspec.json.encode(Examination(game, text)) + b"\n")
        if finding.error:
            raise BadComponents(finding.error)
        return [Problem(line, said) for line, said in finding.problems]

    async def load(self, game: str, text: str) -> Game:
        """A game with the components of an owner's file, if there is one; BadComponents if something is wrong in it."""
        if text:
            found = await self.problems(game, text)
            if found:
                raise BadComponents(found[0].sentence())
        return await asyncio.to_thread(petteia.load, game, text)

    async def close(self) -> None:
        """End the process."""
        await self._end()

    async def _look_through(self, line: bytes) -> Finding:
        try:
            process = await self._running()
            async with asyncio.timeout(PATIENCE):
                return msgspec.json.decode(await ask(process, line), type=Finding)
        except (OSError, EOFError, TimeoutError, ValueError):
            await self._end()
            raise BadComponents("This file takes too long to look through.") from None
        except asyncio.CancelledError:  # the next file would get its answer
            await self._end()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, started and ready."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,
            )
            async with asyncio.timeout(STARTING):
                await ask(self._process, b"")
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def ask(process: asyncio.subprocess.Process, line: bytes) -> bytes:
    """Send a line to a process and return the line that it answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError
    return answer
