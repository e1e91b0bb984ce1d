"""Ports for servers of the tests."""

import random
import socket
from contextlib import suppress
from types import TracebackType

NUMBERS = range(10_000, 30_000)  # none of those that the system gives to whoever connects


class Port:
    """A port at which one server of the tests listens, and no other one.

    As long as this lives, the port of the same number for datagrams is taken: so all tests on this machine know that it
    is in use, also while its server restarts.
    """

    def __init__(self) -> None:
        for number in random.SystemRandom().sample(NUMBERS, 100):
            self.sign = socket.socket(type=socket.SOCK_DGRAM)
            with suppress(OSError), socket.socket() as trial:
                self.sign.bind(("127.0.0.1", number))
                trial.bind(("127.0.0.1", number))
                self.number = number
                return
            self.sign.close()
        raise AssertionError("there is no free port")

    def leave(self) -> None:
        """Let others have it."""
        self.sign.close()

    def __enter__(self) -> int:
        return self.number

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.leave()
