"""A process that is asked: whatever becomes of it, whoever asks is told, and the next question gets a new one."""

import asyncio
import sys

import msgspec
import pytest

from petteia.server.answering_process import AnsweringProcess, Lost

uvloop = pytest.importorskip("uvloop", reason="servers run without it on Windows", exc_type=ModuleNotFoundError)

# Answers one question, and hears no other, but goes on.
DEAF = """
import os, time
print(flush=True)
print(input(), flush=True)
os.close(0); os.closerange(3, 65536)  # its end of the pipe has several numbers
time.sleep(600)
"""


class Question(msgspec.Struct):
    number: int


def test_a_process_that_has_closed_its_input_is_lost() -> None:
    async def ask_twice() -> None:
        process = AnsweringProcess((sys.executable, "-c", DEAF), Question)
        try:
            assert await process.ask(Question(1), 60) == Question(1)
            assert process._process is not None
            assert process._process.stdin is not None
            while not process._process.stdin.is_closing():
                await asyncio.sleep(0.01)
            with pytest.raises(Lost):
                await process.ask(Question(2), 60)
            assert await process.ask(Question(3), 60) == Question(3)
        finally:
            await process.end()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(ask_twice())
