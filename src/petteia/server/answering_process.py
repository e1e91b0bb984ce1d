"""A program of ours in a process of its own, which answers each line of JSON with another.

It is started when it is first asked, and says with an empty line that it is ready. If it dies, takes too long or
answers nonsense, it is ended, and the next question starts a new one.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar

import msgspec

Answer = TypeVar("Answer")

STARTING: Final = 60.0  # seconds in which it must be ready
LONGEST_ANSWER: Final = 1 << 20  # bytes


class Lost(Exception):
    """The process has died, or had to be ended."""


class AnsweringProcess(Generic[Answer]):
    """The process, which is asked one thing at a time."""

    __slots__ = ("_answers", "_process", "command")

    def __init__(self, command: Sequence[str], answers: type[Answer]) -> None:
        self.command = command
        self._answers = answers
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return self._process.pid if self._process is not None else None

    async def ask(self, question: msgspec.Struct, patience: float) -> Answer:
        """The answer; raises Lost if there is none within so many seconds after the process was ready."""
        try:
            process = await self._running()
            async with asyncio.timeout(patience):
                answer = await exchange(process, line_of(question))
            return msgspec.json.decode(answer, type=self._answers)
        except (OSError, EOFError, TimeoutError, ValueError, RuntimeError) as error:  # uvloop's word for a closed pipe
            await self.end()
            raise Lost(f"{type(error).__name__} {error}".strip()) from None
        except asyncio.CancelledError:  # the next question would get this answer
            await self.end()
            raise

    def tell(self, news: msgspec.Struct) -> None:
        """Say something that has no answer, if the process is running."""
        if self._process is not None and self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.write(line_of(news))

    async def end(self, patience: float = 0.0) -> None:
        """Close the input of the process, so that it ends, and kill it if it has not after so many seconds."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(patience):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, started and ready."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,  # Ctrl-C reaches only the server
            )
            async with asyncio.timeout(STARTING):
                await exchange(self._process, b"")
        return self._process


def line_of(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


async def exchange(process: asyncio.subprocess.Process, line: bytes) -> bytes:
    """Send a line to a process and return the line that it answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError(f"exit code {process.returncode}")
    return answer
