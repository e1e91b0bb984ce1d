"""What stands between people and a server: a line that can be cut at any byte."""

import asyncio
from random import Random

CHUNK = 1 << 16


class Wire:
    """Passes everything on to a server, and back. It stays where it is when the server is gone."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self.url = ""
        self._ends: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self._passing: set[asyncio.Task[None]] = set()
        self._door: asyncio.Server | None = None

    async def open(self) -> None:
        self._door = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._door.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._door is not None
        self._door.close()
        for ends in self._ends:
            abort(*ends)
        await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self, chance: Random) -> int:
        """Cut some of the lines, whatever is on its way. Returns how many."""
        cut = [ends for ends in self._ends if chance.random() < 0.5]
        for ends in cut:
            abort(*ends)
        return len(cut)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._server_port)
        except OSError:
            writer.transport.abort()
            return
        ends = writer, back
        self._ends.append(ends)
        tasks = [asyncio.create_task(pass_on(reader, back)), asyncio.create_task(pass_on(there, writer))]
        self._passing.update(tasks)
        await asyncio.gather(*tasks)
        self._passing.difference_update(tasks)
        self._ends.remove(ends)
        abort(*ends)


def abort(*ends: asyncio.StreamWriter) -> None:
    for end in ends:
        end.transport.abort()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on; if one side ends, so does the other."""
    try:
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
