"""Whether a server stays well while many strangers try to hurt it, and what is left of them afterwards.

    python -m bench.hostile [--requests 10000] [--sockets 2000] [--seconds 60] [--ahead] [--json]

Starts a server with its usual limits on this machine, and asks for /health again and again from an address of its own.
Meanwhile strangers from other addresses of the loopback network send odd, deep, long and unfinished requests, and open
sockets that say nothing, never read, send endless fragments, floods of messages or pings, or deep JSON. Nothing leaves
the machine. It tells how long /health took, how long a person waited for their table, which the database must be
asked for, and how much memory the server had before and after.

The strangers would come from other machines. Here they share the cores, so they live in a process of their own that
gets what everything else leaves over (niceness 19). Those who ask and measure have processes of their own too, with the
server's priority. What the rest of the machine takes, the timer tells: how late they were woken up from their pauses,
with which the server has nothing to do; nothing is subtracted for it. On a busy machine root can say `--ahead`: then
those who measure, the server and the strangers, in this order, go before whatever else runs there, the first two as
real-time processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from pathlib import Path

import httpx

from bench.load import cpu_seconds, free_port, running

AT_ONCE = 200  # strangers at work at the same time
STRANGERS = 20  # addresses they come from
PATIENCE = 10.0  # seconds that one of them stays at most
PAUSES = 0.02, 0.1  # seconds between two looks at /health, and at the table, which one may not ask for more often
LOWEST, AHEAD = 19, -5  # nicenesses of the strangers, the second if all are to go before the rest of the machine
WATCHING, SERVING = 2, 1  # priorities of real-time processes, if so
SETTLING = 5.0  # seconds after the last stranger before memory is looked at

Stranger = Callable[["Target", random.Random], Awaitable[str]]


class Target:
    """The server: its port, and a table that everybody may watch."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table

    async def line(self, rng: random.Random) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from one of the strangers' addresses."""
        source = f"127.0.1.{rng.randrange(1, STRANGERS + 1)}"
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))


# Requests.


def request(method: str, path: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nhost: petteia\r\nconnection: close\r\ncontent-type: application/json\r\n"
    return head.encode() + f"content-length: {len(body)}\r\n\r\n".encode() + body


def owners_file(text: str) -> bytes:
    return request("POST", "/api/games/carpe-diem/components/check", json.dumps({"text": text}).encode())


REQUESTS: list[bytes] = [
    owners_file(".".join("a" * 29_000) + "=1"),
    owners_file("a=" + "[" * 50_000),
    owners_file("a=" + "9" * 50_000),
    request("POST", "/api/me", b'{"name":' + b"[" * 30_000),
    request("POST", "/api/me", b"x" * 200_000),
    request("POST", "/api/login", b'{"name": "Ann", "password": "12345678"}'),
    request("GET", "/%00"),
    request("GET", "/" + "a/" * 3000),
    request("GET", "/api/mine?before=9223372036854775808"),
    request("GET", "/api/games/khora/components"),
    request("GET", "/api/tables"),
    b"GET /api/tables HTTP/1.1\r\nhost: petteia\r\n\r\n" * 1000,
    request("DELETE", "/api/tables/" + "x" * 300),
    b"GET / HTTP/1.1\r\n" + b"x-more: yes\r\n" * 5000,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nslow",
]


async def ask(target: Target, rng: random.Random) -> str:
    """Send one of the requests, and see what comes back; the last never ends."""
    reader, writer = await target.line(rng)
    try:
        writer.write(rng.choice(REQUESTS))
        async with asyncio.timeout(PATIENCE / 2):
            answer = await reader.read(-1)
        return answer[9:12].decode(errors="replace") or "closed"
    finally:
        writer.transport.abort()


# Sockets.


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A frame of a page, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([opcode | (0x80 if fin else 0)]) + size + bytes(4) + data


SOCKETS: dict[str, bytes] = {
    "silent": b"",
    "half a frame": b"\x81\xfe\x10",
    "fragments": frame(1, b"x", fin=False) + frame(0, b"x" * 4000, fin=False) * 50,
    "empty fragments": frame(1, b"", fin=False) + frame(0, b"", fin=False) * 20_000,
    "a huge frame": b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4),
    "pings": frame(9, b"ping") * 5000,
    "a flood": frame(1, b'{"type": "look", "id": 1, "seat": null}') * 2000,
    "deep JSON": frame(1, b"[" * 4000) * 5,
}


async def connect(target: Target, rng: random.Random) -> str:
    """Open a socket, send something, read nothing, and stay for a while."""
    reader, writer = await target.line(rng)
    kind = rng.choice(list(SOCKETS))
    head = f"GET /api/tables/{target.table}/play?since={rng.randrange(1 << 40)} HTTP/1.1\r\nhost: petteia\r\n"
    try:
        writer.write(head.encode() + b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n")
        if kind == "silent" and rng.random() < 0.5:
            await asyncio.sleep(PATIENCE)  # a handshake that never ends
            return "half-open"
        writer.write(b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            if not (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
                return "refused"
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(SOCKETS[kind])
            await writer.drain()
            await asyncio.sleep(rng.random() * PATIENCE / 2)
        return kind
    finally:
        writer.transport.abort()


# Watching.


async def run_strangers(stranger: Stranger, target: Target, count: int, until: float) -> Counter[str]:
    """Let a number of strangers come, some at once, until the time is over."""
    came: Counter[str] = Counter()
    numbers = iter(range(count))

    async def one_after_another() -> None:
        for number in numbers:
            if time.monotonic() > until:
                return
            try:
                came[await stranger(target, random.Random(number))] += 1
            except (OSError, EOFError, TimeoutError):
                came["cut off"] += 1

    await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))
    return came


def strangers(target: Target, requests: int, sockets: int, seconds: float) -> tuple[Counter[str], Counter[str]]:
    """All strangers, in this process: what became of their requests, and of their sockets."""

    async def all_of_them() -> tuple[Counter[str], Counter[str]]:
        until = time.monotonic() + seconds
        return await asyncio.gather(
            run_strangers(ask, target, requests, until), run_strangers(connect, target, sockets, until)
        )

    return asyncio.run(all_of_them())


def give_way(niceness: int) -> None:
    """Be a session of one's own, which takes less than others. Linux divides the cores between sessions first."""
    if sys.platform != "win32":
        os.setsid()
        os.setpriority(os.PRIO_PROCESS, 0, niceness)
        with suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(niceness), encoding="ascii")


def go_ahead(process: int, priority: int) -> None:
    """Let the threads of a process, and those that they start, go before all that is not real-time, where Linux can."""
    if sys.platform == "linux":
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setscheduler(int(thread.name), os.SCHED_RR, os.sched_param(priority))


class Times:
    """Some times, of which the longest matter."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def told(self, what: str) -> dict[str, float]:
        """How many there were, and within how many milliseconds most, nearly all and all of them were."""
        found = sorted(self.seconds)
        parts = {"p50": 0.5, "p99": 0.99, "p999": 0.999, "max": 1.0}
        times = {name: found[min(int(part * len(found)), len(found) - 1)] for name, part in parts.items()}
        return {f"{what}_count": len(found)} | {f"{what}_{name}_ms": round(1000 * times[name], 1) for name in parts}


def watch(port: int, path: str, cookies: str, pause: float, ahead: bool, done: Event, answers: Connection) -> None:
    """Tell how long the answer took, again and again, and how late the timer was between."""
    if ahead:
        go_ahead(os.getpid(), WATCHING)
    took, late = Times(), Times()
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    while not done.is_set():
        began = time.perf_counter()
        line.request("GET", path, headers={"cookie": cookies})
        answer = line.getresponse()
        answer.read()
        took.seconds.append(time.perf_counter() - began if answer.status == 200 else math.inf)
        began = time.perf_counter()
        time.sleep(pause)
        late.seconds.append(time.perf_counter() - began - pause)
    answers.send((took, late))


class Watch:
    """A process that asks for one thing and measures."""

    def __init__(self, port: int, path: str, cookies: str, pause: float, ahead: bool) -> None:
        context = get_context("spawn")
        self._done, (self._answers, theirs) = context.Event(), context.Pipe(duplex=False)
        given = (port, path, cookies, pause, ahead, self._done, theirs)
        self._process = context.Process(target=watch, args=given, daemon=True)
        self._process.start()

    def end(self) -> tuple[Times, Times]:
        """How long the answers took, and how late the timer was."""
        self._done.set()
        took, late = self._answers.recv()
        self._process.join()
        return took, late


def memory(group: int) -> float:
    """The memory of a group of processes in MB; 0 where the system does not tell."""
    pages = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[2]) == group:
                pages += int(stat.with_name("statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def open_table(host: httpx.AsyncClient) -> str:
    """A table that waits for somebody."""
    await host.post("/api/me", json={"name": "Ann"})
    seats = [{"who": "me"}, {"who": "open"}]
    await host.post("/api/games/khora/components/check", json={"text": ""})  # its process belongs to the beginning
    return str((await host.post("/api/tables", json={"game": "khora", "seats": seats})).json()["id"])


async def first_visit(port: int) -> tuple[Target, str]:
    """What the strangers come to, and the cookies of the person whose table it is."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as host:
        target = Target(port, await open_table(host))
        return target, "; ".join(f"{name}={value}" for name, value in host.cookies.items())


def attack(port: int, group: int, wanted: argparse.Namespace) -> dict[str, object]:
    """Let everybody come, and tell how the server was meanwhile."""
    target, cookies = asyncio.run(first_visit(port))
    before, used = memory(group), cpu_seconds(group)
    if wanted.ahead:  # its other processes, which have started by now, not: they would take turns with it
        go_ahead(group, SERVING)
    paths = "/health", f"/api/tables/{target.table}"
    watches = [Watch(port, path, cookies, pause, wanted.ahead) for path, pause in zip(paths, PAUSES)]
    with ProcessPoolExecutor(1, get_context("spawn"), give_way, (AHEAD if wanted.ahead else LOWEST,)) as elsewhere:
        coming = elsewhere.submit(strangers, target, wanted.requests, wanted.sockets, wanted.seconds)
        asked, connected = coming.result()
    (health, late), (table, _) = (watch.end() for watch in watches)
    time.sleep(wanted.settling)
    return {
        "requests": dict(asked.most_common()),
        "sockets": dict(connected.most_common()),
        **health.told("health"),
        **table.told("table"),
        **late.told("timer"),
        "server_cpu_seconds": round(cpu_seconds(group) - used, 1),
        "memory_before_mb": round(before, 1),
        "memory_after_mb": round(memory(group), 1),
    }


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("--requests", type=int, default=10_000, help="hostile requests (default: 10000)")
    parser.add_argument("--sockets", type=int, default=2_000, help="hostile sockets (default: 2000)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they come at most (default: 60)")
    parser.add_argument("--ahead", action="store_true", help="let them go before everything else (root)")
    parser.add_argument("--settling", type=float, default=SETTLING, help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser.parse_args(given)


def measure(wanted: argparse.Namespace) -> dict[str, object]:
    """Start a server and let the strangers come."""
    with tempfile.TemporaryDirectory(prefix="petteia-hostile-") as folder:
        port = free_port()
        settings = {"PETTEIA_DATABASE": f"sqlite:///{folder}/petteia.sqlite", "PETTEIA_PORT": str(port)}
        command = [sys.executable, "-m", "petteia", "serve"]
        with running(command, settings, f"http://127.0.0.1:{port}/health") as process:
            return attack(port, process.pid, wanted)


def main() -> None:
    """Measure and tell."""
    wanted = arguments()
    found = measure(wanted)
    print(json.dumps(found, indent=1) if wanted.json else "\n".join(f"{name}: {found[name]}" for name in found))


if __name__ == "__main__":
    main()
