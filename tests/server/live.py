"""A real server in processes of its own, and people who play at it over HTTP and WebSockets."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from petteia.kernel.edits import edited
from petteia.server.messages import Choice, Delta, Missing, Refusal, Told
from tests.server.foreseen import write_deal
from tests.server.ports import Port

ROOT = Path(__file__).parents[2]
ME, OPEN, HERE = {"who": "me"}, {"who": "open"}, {"who": "here", "name": "Zoe"}
NOVICE = {"who": "bot", "level": "novice"}
PATIENCE = 120.0  # seconds: the machine may be busy with something else
EVENT, CHOICE, DELTA, REFUSAL, MISSING = (kind.__struct_fields__ for kind in (Told, Choice, Delta, Refusal, Missing))
# How long a WebSocket waits; by itself it would give up after ten or twenty seconds.
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE}
USED_ONCE = httpx.Limits(max_keepalive_connections=0)  # a server may close an idle line while a request is on its way


class Address(Protocol):
    """Something that people reach at a URL: a server, or what stands before one."""

    url: str


class Running(Protocol):
    """The first process of a server, which leads a group of its own."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None:
        """How it has ended; None if it has not."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""


class LineClosed(AssertionError):
    """The server has closed the line of a page, or it broke."""


class Server:
    """A server whose games the test foresees, in a group of processes that can be killed together."""

    def __init__(self, database: str, **settings: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="petteia-deal-")
        self.file = Path(self.folder.name) / "deal"
        self.deal(1)
        self.port = Port()
        self.url = f"http://127.0.0.1:{self.port.number}"
        self.environment = os.environ | {
            "PETTEIA_DATABASE": database,
            "PETTEIA_PORT": str(self.port.number),
            "PETTEIA_THINKERS": "1",
            "PETTEIA_LIMITS": "false",
            "PETTEIA_WEBHOOK_LOCAL": "true",
            **{f"PETTEIA_{name.upper()}": value for name, value in settings.items()},
        }
        self.process: Running | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()
        self.port.leave()
        self.folder.cleanup()

    def deal(self, number: int) -> None:
        """Choose the games that begin from now on: the first of this deal, then the second, and so on."""
        write_deal(self.file, number)

    def launch(self) -> Running:
        """Start its first process."""
        command = [sys.executable, "-m", "tests.server.foreseen", str(self.file)]
        return subprocess.Popen(command, cwd=ROOT, env=self.environment, start_new_session=True)

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = self.launch()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server has ended"
            try:
                if httpx.get(f"{self.url}/health", timeout=PATIENCE, trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        if self.process is not None:
            with suppress(ProcessLookupError):  # all of them have ended
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Stop it in the orderly way."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.kill()
        return code


class Person:
    """A person with their own browser."""

    def __init__(self, server: Address, name: str) -> None:
        self.name = name
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False, limits=USED_ONCE)
        self.id = ""

    async def __aenter__(self) -> "Person":
        self.id = (await self.post("/api/me", name=self.name))["id"]
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.http.aclose()

    def at(self, server: Address) -> None:
        """Use another server from now on, as the same person."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def make_table(self, *seats: dict[str, str], **wishes: Any) -> str:
        """A table of Khôra: the seats are {"who": "me"}, {"who": "open"}, ..."""
        wishes = {"options": {"draft": "off"}} | wishes
        table = await self.post("/api/tables", game="khora", seats=list(seats), **wishes)
        return str(table["id"])

    async def join(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/join")

    async def start(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/start")

    @asynccontextmanager
    async def page(self, table: str, since: int = 0) -> AsyncIterator["Page"]:
        """A page at a table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        uri = f"ws{self.server.url[4:]}/api/tables/{table}/play?since={since}"
        headers = {"Cookie": cookies}
        async with connect(uri, additional_headers=headers, compression=None, proxy=None, **PATIENT) as line:
            page = Page(line)
            listening = asyncio.create_task(page.listen())
            try:
                yield page
            finally:
                listening.cancel()


class Page:
    """What a page shows: the last table and position, the chat, all events, and the answers to its requests."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.everything: list[dict[str, Any]] = []
        self.closed = False
        self.wrong: AssertionError | None = None  # what the server should not have said
        self.number = 0
        self.heard = asyncio.Event()

    async def listen(self) -> None:
        try:
            async for frame in self.line:
                for text in frame.splitlines():
                    self.hear(msgspec.json.decode(text))
        except AssertionError as error:  # raised again where somebody waits
            self.wrong = error
        finally:  # whether the line was closed or broke
            self.closed = True
            self.heard.set()

    def hear(self, message: dict[str, Any]) -> None:
        self.everything.append(message)
        if message["type"] == "change":
            message = next_position(self.position, message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "position":
            if self.position and self.position["seat"] != message["seat"]:
                assert message["first"] == 0
            self.position = message
            assert message["first"] <= len(self.events) or not self.events
            self.events = self.events[: message["first"]] + message["events"]
        elif message["type"] == "said":
            self.said += message["lines"]
        else:
            self.answers[message["id"]] = message
        self.heard.set()

    async def until(self, happened: Callable[[], Any]) -> Any:
        """Wait until something has happened."""
        async with asyncio.timeout(PATIENCE):
            while not (found := happened()):
                if self.wrong is not None:
                    raise self.wrong
                if self.closed:
                    raise LineClosed
                self.heard.clear()
                await self.heard.wait()
            return found

    async def request(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send a request and wait for the answer."""
        self.number += 1
        number = self.number
        await self.line.send(msgspec.json.encode({"type": kind, "id": number, **what}).decode())
        answer: dict[str, Any] = await self.until(lambda: self.answers.get(number))
        return answer

    async def decide(self, move: str | int = 0, seat: int | None = None) -> dict[str, Any]:
        """Choose the move of that notation, or the one of that number."""
        choices = self.position["choices"]
        if isinstance(move, int):
            choice = choices[move]
        else:
            choice = next(choice for choice in choices if choice["move"] == move)
        seat = self.position["seat"] if seat is None else seat
        return await self.request("decide", seat=seat, ply=self.position["ply"], action=choice["action"])

    async def must(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send a request that must be carried out."""
        answer = await self.request(kind, **what)
        assert answer["type"] == "done", answer
        return answer

    async def reaches(self, ply: int) -> None:
        """Wait until the position is of that ply, or later."""
        await self.until(lambda: self.position and self.position["ply"] >= ply)

    async def shows(self, seat: int | None) -> None:
        """Wait for the position of a seat."""
        await self.until(lambda: self.position and self.position["seat"] == seat)

    def my_turn(self) -> bool:
        """Whether this page's seat has to decide."""
        return bool(self.position) and bool(self.position["choices"])

    def my_turn_alone(self) -> bool:
        """Whether this page's seat has to decide and no bot does: what a bot chooses depends on who was first."""
        seats = self.table["seats"] if self.table else []
        return self.my_turn() and not any(seats[seat]["level"] for seat in self.position["waiting"])


def next_position(position: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The position after a change of it."""
    assert change["since"] == position["ply"]
    made: dict[str, Any] = edited(position, change.get("edits", {}))
    made["choices"] = [named(choice, CHOICE, deltas=DELTA) for choice in made["choices"]]
    made["refused"] = [named(refusal, REFUSAL, missing=MISSING) for refusal in made["refused"]]
    events = [named(event, EVENT) for event in change.get("events", [])]
    news = {name: change[name] for name in ("ply", "at", "first")}
    return {**made, **news, "events": events, "clocks": change.get("clocks", [])}


def named(row: Any, fields: tuple[str, ...], **inner: tuple[str, ...]) -> dict[str, Any]:
    """A row with the names of its fields; what was there before has them already."""
    made = dict(zip(fields, row)) if isinstance(row, list) else dict(row)
    return made | {name: [named(each, of) for each in made[name]] for name, of in inner.items()}


@asynccontextmanager
async def people(server: Address, *names: str) -> AsyncIterator[list[Person]]:
    """Several people, each with a browser."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(server, name)) for name in names]


async def play_to_the_end(*pages: Page, seed: int = 1) -> None:
    """Everybody decides at random, after the bots have, until the game is over."""

    async def play(page: Page, rng: random.Random) -> None:
        while True:
            await page.until(lambda: page.my_turn_alone() or (page.position and page.position["over"]))
            if page.position["over"]:
                await page.until(lambda: page.table["status"] == "finished")
                return
            ply = page.position["ply"]
            answer = await page.decide(rng.randrange(len(page.position["choices"])))
            assert answer["type"] == "done" or answer["code"] in ("late", "over"), answer
            await page.reaches(ply + 1)

    await asyncio.gather(*(play(page, random.Random(f"{seed} {number}")) for number, page in enumerate(pages)))
