"""All sockets of a table go to one worker, so that one alone plays its game and prepares what its pages see.

The system gives a new connection to any of the workers. One that gets a socket for a table of another worker passes it
on, with the request that it has read: a datagram over a Unix socket can carry open connections. Where that cannot be
done, because the other worker is gone or very busy, it serves the socket itself: several workers may serve a table, it
only costs more.
"""

import asyncio
import os
import socket
from array import array
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary
from zlib import crc32

INBOXES: Final = "PETTEIA_INBOXES"  # the folder in the environment of workers, where there are several
LONGEST: Final = 48 * 1024  # bytes of a request that is passed on

Take = Callable[[socket.socket, bytes], None]  # goes on with a connection over which these bytes have come


def in_order(names: Iterable[str], what: bytes) -> list[str]:
    """Processes in the order in which they are to do something. If one is gone, what others do stays with them."""
    return sorted(names, key=lambda name: crc32(name.encode(), crc32(what)))


class Handover:
    """The inbox of this worker, and the way to those of the others: a socket file for each in one folder."""

    def __init__(self, folder: Path, take: Take, name: str = "") -> None:
        self._folder = folder
        self._own = name or str(os.getpid())
        self._take = take
        self._loop = asyncio.get_running_loop()
        self._inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._inbox.setblocking(False)
        (folder / self._own).unlink(missing_ok=True)  # of a process that had the same number
        self._inbox.bind(str(folder / self._own))
        self._loop.add_reader(self._inbox, self._read)

    def pass_on(self, connection: int, what: bytes, request: bytes) -> bool:
        """Give a connection to the worker that serves this; False if that is to be this one."""
        for name in in_order(os.listdir(self._folder), what):
            if name == self._own:
                return False
            try:
                files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
                self._inbox.sendmsg([request], files, 0, str(self._folder / name))
            except ConnectionRefusedError:  # that worker has died
                (self._folder / name).unlink(missing_ok=True)
            except OSError:  # its inbox is full
                return False
            else:
                return True
        return False

    def _read(self) -> None:
        """Take a connection that another worker passes on."""
        with suppress(BlockingIOError):
            request, files, _, _ = socket.recv_fds(self._inbox, LONGEST, 1)
            for number in files:
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                self._take(connection, request)

    def close(self) -> None:
        """Take nothing any more."""
        self._loop.remove_reader(self._inbox)
        self._inbox.close()
        (self._folder / self._own).unlink(missing_ok=True)


_handovers: WeakKeyDictionary[asyncio.AbstractEventLoop, Handover] = WeakKeyDictionary()


def open_handover(loop: asyncio.AbstractEventLoop, take: Take) -> None:
    """Let other workers pass connections on to this one, if there are any."""
    if INBOXES in os.environ and loop not in _handovers:
        with suppress(OSError):  # the path may be too long for a socket
            _handovers[loop] = Handover(Path(os.environ[INBOXES]), take)


def handover_of(loop: asyncio.AbstractEventLoop) -> Handover | None:
    """The handover of this worker; None if it is alone."""
    return _handovers.get(loop)


def close_handover(loop: asyncio.AbstractEventLoop) -> None:
    """Let no other worker pass anything on, because this one ends."""
    handover = _handovers.pop(loop, None)
    if handover is not None:
        handover.close()
