"""Looking through the files of strangers in a process of its own, so that no file keeps the server busy.

The process takes one file after another. If one takes too much time or memory, the process is gone with it, and the
next file gets a new one. Only a few files wait; whoever comes later is asked to come back.
"""

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import petteia
from petteia.kernel.components import Problem
from petteia.kernel.errors import BadComponents
from petteia.kernel.game import Game
from petteia.server.answering_process import AnsweringProcess, Lost
from petteia.server.examiner import Examination, Finding
from petteia.server.waiting_line import WaitingLine

MOST_WAITING: Final = 8  # files, with the one that is being looked through
PATIENCE: Final = 20.0  # seconds for a file on a busy machine; how much of them is used, the process bounds itself
COMMAND: Final = (sys.executable, "-m", "petteia.server.examiner")


class Examiners:
    """The process, which is started when it is first needed."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.process = AnsweringProcess(command, Finding)
        self._turn = asyncio.Lock()
        self._line = WaitingLine(MOST_WAITING, "files are being looked through")

    async def problems(self, game: str, text: str) -> list[Problem]:
        """The first things that are wrong in a file; BadComponents if nobody can say, ProblemError if too many wait."""
        with self._line.place():
            async with self._turn:
                finding = await self._look_through(Examination(game, text))
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
        await self.process.end()

    async def _look_through(self, wish: Examination) -> Finding:
        try:
            return await self.process.ask(wish, PATIENCE)
        except Lost:
            raise BadComponents("This file takes too long to look through.") from None
