"""What a decision costs a server, how long a player waits for the answer, and how many a second one server carries.

    python -m bench.load [--game khora] [--tables 400 ...] [--rate 300] [--seconds 20] [--find] [--peer] [--json]

Starts one server (one process that answers unless `--workers` says more, its own database) and four players at each
table, who decide at random among what they may do, at random moments, `--rate` times a second in all. Every decision is
judged, stored durably, and told to everybody at its table; the time is from sending it to hearing that it was stored.
The CPU is what all processes of the server have used in this time, whatever else the machine does; the bytes are those
of the messages to all four players. The players' processes run on the same machine and share its cores with the server.

Several numbers of tables are measured one after another, each with a server of its own. `--find` raises the rate
step by step and tells the highest at which 99 of 100 decisions are answered within 100 ms. `--before` measures another
version of Petteia too, in turns with this one. `--peer` measures a boardgame.io server in the same way: the same number
of tables, players and processes, a game with a state of about the same size and secrets of the same kind, over its own
socket.io transport. It keeps its tables in memory, as it does by default, and knows nobody; ours stores every decision
durably before it answers, and knows its players by their cookies. Its library comes with `npm ci` in bench/boardgameio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import random
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

import petteia
from bench.boardgameio_players import BoardgamePlayer
from bench.players import Measure, PetteiaPlayer, Player, serve
from petteia.server.clocks import now
from petteia.server.messages import Clock
from petteia.server.replica import Replica
from petteia.server.storage.rows import Entry, SeatRow, TableRow
from petteia.server.storage.store import Store
from tests.server.ports import Port

NAMES = ("Ada", "Ben", "Cleo", "Dion")
GOAL = 0.100  # seconds
STEP = 1.25
STARTING = 120.0
DEALS = 16  # different games; further tables begin like one of them
AT_ONCE = 100  # tables that are stored together
SPARE_FILES = 1000  # of a server, besides its sockets
SHOWN = (
    "tables",
    "kB_per_table",
    "rate",
    "decided_per_second",
    "p50_ms",
    "p90_ms",
    "p99_ms",
    "max_ms",
    "refused",
    "starved",
    "cpu_us",
    "bytes",
)
Players = Callable[[], list[Player]]


def allow_files(count: int) -> None:
    """Let processes that are started from now on have so many files open: every socket is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if count <= soft:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, max(count, hard)))
    except (ValueError, OSError):  # root alone may raise the hard limit
        raise SystemExit(f"bench/load: a server would have {count:,} files open, and {hard:,} are allowed.") from None


def free_port() -> int:
    """A port that nobody listens at, and that the system gives to nobody until the server is there."""
    with Port() as number:
        return number


@contextmanager
def running(command: list[str], environment: dict[str, str], url: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server, from when it answers until the block ends."""
    process = subprocess.Popen(
        command, env=os.environ | environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=sys.stderr
    )
    try:
        until = time.monotonic() + STARTING
        while True:
            try:
                httpx.get(url, timeout=5, trust_env=False)
                break
            except httpx.TransportError:
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit(f"bench/load: {command[0]} does not answer.") from None
                time.sleep(0.1)
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def processes(group: int) -> Iterator[list[str]]:
    """What the system tells of each process of a group, from its state on; nothing where the system does not tell."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            yield fields


def cpu_seconds(group: int) -> float:
    """How much time the processes of a group have used."""
    return sum(int(fields[11]) + int(fields[12]) for fields in processes(group)) / os.sysconf("SC_CLK_TCK")


def kilobytes(group: int) -> float:
    """How much memory the processes of a group use."""
    return sum(int(fields[21]) for fields in processes(group)) * os.sysconf("SC_PAGE_SIZE") / 1024


# Petteia's tables.


def random_log(row: TableRow, rng: random.Random) -> list[Entry]:
    """A whole game of random decisions at a table."""
    replica = Replica(row, petteia.load(row.game))
    entries = []
    while not replica.state.over():
        seat = rng.choice(replica.waiting)
        change = replica.decision(seat, rng.choice(replica.questions[seat]), replica.at)
        replica.take(change)
        entries.append(change.entry)
    return entries


async def make_tables(database: str, name: str, people: list[str], count: int) -> list[str]:
    """Running tables for four people, straight into the database, each somewhere in the first half of its game."""
    game = petteia.load(name)
    rng = random.Random(1)
    seats = [SeatRow(seat, "person", person, NAMES[seat], None) for seat, person in enumerate(people)]
    rows = [
        TableRow(
            id=f"load{number}", name=f"load{number}", game=game.name, rules=game.version,
            options=game.check_options({}), seats=seats, status="running", host=people[0], public=False, clock=Clock(),
            undo=True, webhook="", created=now(), started=now(), finished=None, key=bytes([number % DEALS]) * 32,
            scores=None, ranking=None, rematch=None, rematch_offers=[], frozen="",
        )
        for number in range(count)
    ]  # fmt: skip
    logs = [random_log(row, rng) for row in rows[:DEALS]]
    store = await Store.open(database)
    for start in range(0, count, AT_ONCE):
        for row in rows[start : start + AT_ONCE]:
            await store.add_table(row)
        begun = [(row, logs[number % DEALS]) for number, row in enumerate(rows)][start : start + AT_ONCE]
        await asyncio.gather(*(store.append(row.id, log[: rng.randrange(len(log) // 2)]) for row, log in begun))
    await store.close()
    return [row.id for row in rows]


def petteia_players(url: str, cookies: list[str], tables: list[str]) -> list[Player]:
    """Four players at each of these tables."""
    return [
        PetteiaPlayer(f"ws{url[4:]}/api/tables/{table}/play", {"Cookie": cookies[seat]}, table, seat)
        for table in tables
        for seat in range(len(NAMES))
    ]


@contextmanager
def petteia_server(
    wanted: argparse.Namespace, count: int, python: str = sys.executable
) -> Iterator[tuple[int, list[Players]]]:
    """A server of Petteia with its tables: its group of processes, and who is to play in each process."""
    with tempfile.TemporaryDirectory(prefix="petteia-load-") as folder:
        database = wanted.database or f"sqlite:///{folder}/petteia.sqlite"
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        settings = {"PETTEIA_DATABASE": database, "PETTEIA_PORT": str(port), "PETTEIA_LIMITS": "false"}
        settings["PETTEIA_WORKERS"] = str(wanted.workers)
        command = [python, "-m", "petteia", "serve"]
        with running(command, settings, f"{url}/health") as process:
            people, cookies = [], []
            for name in NAMES:
                answer = httpx.post(f"{url}/api/me", json={"name": name}, trust_env=False)
                people.append(answer.json()["id"])
                cookies.append("; ".join(f"{cookie}={value}" for cookie, value in answer.cookies.items()))
            tables = asyncio.run(make_tables(database, wanted.game, people, count))
            parts = [tables[part :: wanted.clients] for part in range(wanted.clients)]
            yield process.pid, [partial(petteia_players, url, cookies, part) for part in parts]


# The peer's tables.


def boardgame_players(url: str, tables: list[str]) -> list[Player]:
    """Four players at each of these tables, which the server makes when they come."""
    address = f"ws{url[4:]}/socket.io/?EIO=4&transport=websocket"
    return [BoardgamePlayer(address, {}, table, seat) for table in tables for seat in range(len(NAMES))]


@contextmanager
def boardgame_server(wanted: argparse.Namespace, count: int) -> Iterator[tuple[int, list[Players]]]:
    """A boardgame.io server with its tables."""
    folder = Path(__file__).parent / "boardgameio"
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if node is None or not (folder / "node_modules").is_dir():
        raise SystemExit("bench/load: the peer is not installed; run npm ci in bench/boardgameio.")
    port, lobby = free_port(), free_port()
    url = f"http://127.0.0.1:{port}"
    with running([node, str(folder / "server.mjs"), str(port), str(lobby)], {}, url) as process:
        tables = [f"load{number}" for number in range(count)]
        parts = [tables[part :: wanted.clients] for part in range(wanted.clients)]
        yield process.pid, [partial(boardgame_players, url, part) for part in parts]


# Measuring.


class Crews:
    """The processes of players."""

    def __init__(self, parts: list[Players]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes = []
        for part in parts:
            ours, theirs = context.Pipe()
            context.Process(target=serve, args=(theirs, part), daemon=True).start()
            self.pipes.append(ours)
        self.players = sum(self.answers())

    def answers(self) -> list[Any]:
        """What each process says."""
        said = [pipe.recv() for pipe in self.pipes]
        for answer in said:
            if isinstance(answer, str):
                raise SystemExit(f"bench/load: a process of players failed:\n{answer}")
        return said

    def play(self, rate: float, seconds: float) -> list[Measure]:
        """Let all of them play."""
        for pipe in self.pipes:
            pipe.send((rate / len(self.pipes), seconds))
        return self.answers()

    def leave(self) -> None:
        """Let all of them go."""
        for pipe in self.pipes:
            pipe.send(None)


def figures(measures: list[Measure], rate: float, seconds: float, cpu: float) -> dict[str, float]:
    """What a spell of play says."""
    latencies = sorted(latency for measure in measures for latency in measure.latencies)

    def percentile(part: float) -> float:
        return round(1000 * latencies[min(int(part * len(latencies)), len(latencies) - 1)], 2) if latencies else -1.0

    decided = sum(measure.decided for measure in measures)
    return {
        "rate": rate,
        "decided_per_second": round(len(latencies) / seconds, 1),
        "p50_ms": percentile(0.50),
        "p90_ms": percentile(0.90),
        "p99_ms": percentile(0.99),
        "max_ms": percentile(1.0),
        "refused": sum(measure.refused for measure in measures),
        "unanswered": decided - len(latencies) - sum(measure.refused for measure in measures),
        "starved": sum(measure.starved for measure in measures),
        "cpu_us": round(1e6 * cpu / max(decided, 1)),
        "bytes": round(sum(measure.received for measure in measures) / max(decided, 1)),
    }


def spell(crews: Crews, group: int, rate: float, seconds: float) -> dict[str, float]:
    """Play at a rate for some time."""
    before = cpu_seconds(group)
    measures = crews.play(rate, seconds)
    return figures(measures, rate, seconds, cpu_seconds(group) - before)


def carries(found: dict[str, float]) -> bool:
    """Whether a server has kept up with a rate."""
    kept_up = found["decided_per_second"] > 0.9 * found["rate"] and not found["unanswered"]
    return kept_up and found["p99_ms"] < 1000 * GOAL


def highest(crews: Crews, group: int, rate: float, seconds: float) -> list[dict[str, float]]:
    """Spells at higher and higher rates, the last one too high."""
    spells = [spell(crews, group, rate, seconds)]
    while carries(spells[-1]):
        rate *= STEP
        spells.append(spell(crews, group, rate, seconds))
    return spells


def table(spells: list[dict[str, float]]) -> str:
    """Figures for a person."""
    lines = ["  ".join(f"{name:>{len(name) + 1}}" for name in SHOWN)]
    lines += ["  ".join(f"{found[name]:{len(name) + 1}.1f}" for name in SHOWN) for found in spells]
    return "\n".join(lines)


def measure(wanted: argparse.Namespace, server: Callable[..., Any], count: int) -> list[dict[str, float]]:
    """Load a server with a number of tables."""
    with server(wanted, count) as (group, parts):
        before = kilobytes(group)
        crews = Crews(parts)
        memory = round((kilobytes(group) - before) / count)
        crews.play(wanted.rate / 2, wanted.warm_up)
        if wanted.find:
            spells = highest(crews, group, wanted.rate, wanted.seconds)
        else:
            spells = [spell(crews, group, wanted.rate, wanted.seconds)]
        crews.leave()
    return [{"tables": count, "kB_per_table": memory, **found} for found in spells]


def arguments() -> argparse.Namespace:
    """What was asked for."""
    about = str(__doc__).partition("\n\n")[0]
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=about)
    parser.add_argument("--game", default="khora", help="of Petteia's tables (default: khora)")
    parser.add_argument("--tables", type=int, nargs="+", default=[400], help="tables of four players (default: 400)")
    parser.add_argument("--rate", type=float, default=300.0, help="decisions a second (default: 300)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (default: 20)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before that (default: 5)")
    parser.add_argument("--clients", type=int, default=2, help="processes of players (default: 2)")
    parser.add_argument("--database", default="", help="of Petteia (default: a new SQLite file)")
    parser.add_argument("--workers", type=int, default=1, help="processes that answer (default: 1)")
    parser.add_argument("--before", metavar="PYTHON", help="measure the Petteia of another environment too")
    parser.add_argument("--find", action="store_true", help="find the highest rate with p99 below 100 ms")
    parser.add_argument("--peer", action="store_true", help="measure a boardgame.io server too")
    parser.add_argument("--turns", type=int, default=1, help="how often each server is measured (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser.parse_args()


def best(spells: list[dict[str, float]]) -> float:
    """The highest rate that a server carried."""
    return max((found["decided_per_second"] for found in spells if carries(found)), default=0.0)


def main() -> None:
    """Measure and tell."""
    wanted = arguments()
    allow_files(max(wanted.tables) * len(NAMES) + SPARE_FILES)
    servers: dict[str, Callable[..., Any]] = {"petteia": petteia_server}
    if wanted.before:
        servers["petteia before"] = partial(petteia_server, python=wanted.before)
    if wanted.peer:
        servers["boardgame.io"] = boardgame_server
    turns: dict[str, list[list[dict[str, float]]]] = {name: [] for name in servers}
    for count in wanted.tables:
        for _ in range(wanted.turns):
            for name, server in servers.items():
                turns[name].append(measure(wanted, server, count))
    spells = {name: [found for part in measured for found in part] for name, measured in turns.items()}
    facts: dict[str, Any] = {
        "game": wanted.game,
        "compiled": petteia.compiled(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "spells": spells,
    }
    if wanted.find:
        facts["highest"] = {name: statistics.median(map(best, measured)) for name, measured in turns.items()}
    facts["ratios"] = {name: ratios(facts, name) for name in servers if name != "petteia"}
    print(json.dumps(facts, indent=1) if wanted.json else told(facts))


def ratios(facts: dict[str, Any], name: str) -> dict[str, float]:
    """Ours to those of another server."""
    ours, theirs = (statistics.median(found["cpu_us"] for found in facts["spells"][one]) for one in ("petteia", name))
    pairs = {"cpu_us": (ours, theirs)}
    if "highest" in facts:
        pairs["highest"] = facts["highest"]["petteia"], facts["highest"][name]
    return {what: round(one / other, 2) for what, (one, other) in pairs.items() if other}


def told(facts: dict[str, Any]) -> str:
    """All figures for a person."""
    lines = [f"{facts['game']}; the engine is {'compiled' if facts['compiled'] else 'not compiled'}"]
    for name, spells in facts["spells"].items():
        lines += ["", name, table(spells)]
    for name, rate in facts.get("highest", {}).items():
        lines.append(f"{name}: {rate:.0f} decisions a second with p99 below {1000 * GOAL:.0f} ms")
    for name, found in facts["ratios"].items():
        lines += [f"{what}: {ratio} of that of {name}" for what, ratio in found.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
