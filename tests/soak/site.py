"""A database with its servers, which can all be killed: one server on SQLite, or two on one PostgreSQL."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

import httpx
import msgspec
from sqlalchemy import func, select

from petteia.server.storage.schema import METADATA
from petteia.server.storage.store import Store
from tests.server.foreseen import FILE
from tests.server.live import PATIENCE, Server
from tests.server.postgresql import Cluster, cluster
from tests.soak.disk import Disk
from tests.soak.moved import CLOCK, Forked, MovedClock
from tests.soak.wire import Wire

SiteKind = Literal["sqlite", "postgresql"]
DATABASE_LINES = ("The database ",)  # an outage is no fault


class SoakServer(Server):
    """A server with a clock that can be moved, whose log is kept."""

    def __init__(self, database: str, clock: Path, log: Path) -> None:
        super().__init__(database, log="json")
        self.log = log
        self.environment |= {FILE: str(self.file), CLOCK: str(clock)}

    def launch(self) -> Forked:
        return Forked(self.environment, self.log)

    @property
    def is_up(self) -> bool:
        return self.process is not None

    def helpers(self, module: str) -> list[int]:
        """The processes of a module that this server has started, such as its thinkers."""
        return [pid for pid, parent, command in processes() if parent == self.pid() and module in command]

    def pid(self) -> int:
        return self.process.pid if self.process is not None else -1


def processes() -> Iterator[tuple[int, int, str]]:
    """All processes of this machine: number, parent, command."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            yield int(folder.name), parent, (folder / "cmdline").read_text().replace("\0", " ")


class Site:
    """A database, its servers, the lines to them, their clock and their disk."""

    def __init__(self, kind: SiteKind) -> None:
        self.kind = kind
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-soak-", dir="/tmp"))
        self.folder.chmod(0o755)
        (self.folder / "disk").mkdir()
        self.disk = Disk(self.folder / "disk")
        self.clock = MovedClock(self.folder / "clock")
        self.cluster: Cluster | None = None
        self.servers: list[SoakServer] = []
        self.wires: list[Wire] = []
        self.url = ""
        self._stack = ExitStack()
        self._wires = AsyncExitStack()

    async def __aenter__(self) -> "Site":
        self._stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self._stack.callback(self.disk.remove)
        try:
            if self.kind == "postgresql":
                self.cluster = self._stack.enter_context(cluster(self.disk.folder))
                self.url = self.cluster.new_database()
            else:
                self.url = f"sqlite:///{self.disk.folder / 'petteia.sqlite'}"
            for number in range(2 if self.cluster else 1):
                server = SoakServer(self.url, self.clock.file, self.folder / f"log{number}")
                self._stack.push(server)
                self.servers.append(server)
                wire = Wire(server.port.number)
                self._wires.push_async_callback(wire.close)
                await wire.open()
                self.wires.append(wire)
            await self.start()
        except BaseException:
            self._stack.close()
            raise
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._wires.aclose()
        self.disk.clear()
        self._stack.close()

    async def start(self) -> None:
        """Start all servers that are not running, together."""
        down = [server for server in self.servers if not server.is_up]
        with ThreadPoolExecutor(max(len(down), 1)) as starting:
            loop = asyncio.get_running_loop()
            await asyncio.gather(*(loop.run_in_executor(starting, server.start) for server in down))

    def writers(self) -> list[int]:
        """The processes that write to the disk."""
        if self.cluster is None:
            return [server.pid() for server in self.servers if server.is_up]
        of = str(self.cluster.folder)
        postmasters = [pid for pid, _, command in processes() if "postgres" in command and of in command]
        return [pid for pid, parent, _ in processes() if parent in postmasters] + postmasters

    # What there is.

    async def store(self) -> Store:
        return await Store.open(self.url, migrate=False)

    async def rows(self) -> dict[str, int]:
        """The number of rows in each table of the database."""
        store = await self.store()
        try:
            async with store.database.reading() as connection:
                return {
                    table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                    for table in METADATA.sorted_tables
                }
        finally:
            await store.close()

    async def standing(self) -> list[dict[str, int]]:
        """What each server keeps, with its gauges and its helpers."""
        found: list[dict[str, int]] = []
        for server in self.servers:
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False) as http:
                figures = (await http.get("/metrics")).text
                kept: dict[str, int] = (await http.get("/standing")).json()
            for line in figures.splitlines():
                if line.startswith(("petteia_sockets ", "petteia_bots_thinking ", "petteia_tables{")):
                    name, _, number = line.partition(" ")
                    kept[name] = int(float(number))
            kept["helpers"] = len(server.helpers("petteia.server"))
            found.append(kept)
        return found

    async def kept(self) -> list[str]:
        """Of which tables each server keeps what, and how it stands with them."""
        found: list[str] = []
        for number, server in enumerate(self.servers):
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False) as http:
                kept: dict[str, dict[str, str]] = (await http.get("/kept")).json()
            found += [f"server {number}: {kind} {of}: {said}" for kind in kept for of, said in kept[kind].items()]
        return found

    def orphans(self) -> list[str]:
        """Processes of servers that were killed, and which should have ended with them."""
        return [
            f"{pid} {command}"
            for pid, parent, command in processes()
            if parent not in {server.pid() for server in self.servers}
            and "petteia.server" in command
            and self.owns(pid)
        ]

    def owns(self, pid: int) -> bool:
        with suppress(OSError):
            return f"PETTEIA_DATABASE={self.url}".encode() in Path(f"/proc/{pid}/environ").read_bytes()
        return False

    def faults(self) -> list[str]:
        """What the servers wrote into their logs that they should not have to say. The logs are empty afterwards."""
        found: list[str] = []
        for server in self.servers:
            for line in server.log.read_text(errors="replace").splitlines():
                if fault := fault_in(line):
                    found.append(fault)
            os.truncate(server.log, 0)
        return found


def fault_in(line: str) -> str:
    """What is wrong if there is such a line in a log; empty if nothing is."""
    try:
        told: dict[str, Any] = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return "" if line.startswith("Petteia ") else line
    if "error" in told:
        return f"{told['message']}\n{told['error']}"
    return told["message"] if told["level"] == "error" and not told["message"].startswith(DATABASE_LINES) else ""


def kill(pid: int) -> bool:
    """Kill a process; False if it is gone already."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
        return True
    return False
