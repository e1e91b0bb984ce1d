"""A server that takes whatever is sent: a damaged message or request is refused, and nothing is our fault."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch
from urllib.parse import quote

import httpx
from argon2 import PasswordHasher
from litestar import Litestar

from petteia.server import passwords
from petteia.server.app import create_app
from petteia.server.settings import Settings
from tests.server.foreseen import keys_of, longest
from tests.server.visitors import HOST
from tests.server.watchers import Watcher

GAMES = ("khora", "carpe-diem", "emporion")
AT_ONE_TABLE = 400  # messages
URL = f"http://{HOST}"
JSON = {"content-type": "application/json"}
OUR_FAULT = "our-fault"


class Page(Watcher):
    """A page that only looks at how its messages are answered."""

    answers = 0
    fault = ""

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            text = message["text"]
            self.answers += sum(text.count(f'"type":"{kind}"') for kind in ("done", "refused", "reason"))
            self.fault = text if OUR_FAULT in text else self.fault
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self.changed.set()

    def ended(self, _: object) -> None:
        self.changed.set()

    async def is_answered(self, text: str) -> None:
        """Send a message and wait until it is answered."""
        before = self.answers
        self.say(text)
        while self.answers == before and self.code is None and not self.running.done():
            self.changed.clear()
            await self.changed.wait()
        if self.running.done():
            self.running.result()
        fault, self.fault = self.fault, ""
        assert not fault, fault
        assert self.code is None, f"the socket was closed with {self.code}"


class Target:
    """A server, with Ann, who sends it messages in games against Ben, and Zoe, who sends it requests."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        asgi: Any = app
        transport = httpx.ASGITransport(app=asgi, raise_app_exceptions=True, client=("203.0.113.7", 4000))
        self.ann, self.ben, self.zoe = (httpx.AsyncClient(transport=transport, base_url=URL) for _ in range(3))
        self.table = ""  # Zoe's
        self.page: Page | None = None  # Ann's
        self.sent = self.asked = 0

    async def begin(self, game: str) -> str:
        """Let Ann begin a game with Ben. Returns the table."""
        await say_names((self.ann, "Ann"), (self.ben, "Ben"))
        table = await made_table(self.ann, game)
        (await self.ben.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        (await self.ann.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def take_message(self, text: str) -> None:
        """Send a message at a running table, in each game in turn."""
        if self.sent % AT_ONE_TABLE == 0:
            await self.leave()
            table = await self.begin(GAMES[self.sent // AT_ONE_TABLE % len(GAMES)])
            cookie = "; ".join(f"{name}={value}" for name, value in self.ann.cookies.items())
            self.page = Page(self.app, table, cookie=cookie)
            await self.page.__aenter__()
            self.page.running.add_done_callback(self.page.ended)
        self.sent += 1
        assert self.page is not None
        await self.page.is_answered(sendable(text).decode())

    async def take_request(self, text: str) -> None:
        """Send a request: method, path, an empty line, the body. Its answer is no failure of ours."""
        if self.asked % AT_ONE_TABLE == 0:  # the last requests may have removed Zoe or her table
            await say_names((self.zoe, "Zoe"))
            self.table = await made_table(self.zoe, GAMES[self.asked // AT_ONE_TABLE % len(GAMES)])
        self.asked += 1
        head, _, body = text.partition("\n\n")
        method, _, path = head.partition(" ")
        path = quote(sendable(path.replace("TABLE", self.table)), safe="/?&=%")
        try:
            request = self.zoe.build_request(
                method or "GET",
                "/" + path.lstrip("/"),
                content=sendable(body),
                headers={"content-type": "application/json"},
            )
        except (httpx.InvalidURL, ValueError):  # no client can send it
            return
        answer = await self.zoe.send(request)
        assert answer.status_code < 500, f"{answer.status_code} {answer.text}"

    async def leave(self) -> None:
        if self.page is not None:
            await self.page.__aexit__(None, None, None)
            self.page = None


async def say_names(*people: tuple[httpx.AsyncClient, str]) -> None:
    """Make new guests. No damaged request has made an account of such a name."""
    for who, name in people:
        who.cookies.clear()
        (await who.post("/api/me", json={"name": f"{name} the guest"})).raise_for_status()


async def made_table(host: httpx.AsyncClient, game: str) -> str:
    """A table with a seat for the host and one for somebody else."""
    made = await host.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, {"who": "open"}]})
    return str(made.raise_for_status().json()["id"])


def sendable(text: str) -> bytes:
    """A text as a line can carry it: without halves of characters."""
    return text.encode("utf-8", "replace")


@asynccontextmanager
async def target() -> AsyncIterator[Target]:
    """A server without limits, inside this process."""
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    with tempfile.TemporaryDirectory(prefix="petteia-fuzz-") as folder, patch.object(passwords, "HASHER", quick):
        settings = Settings(database=f"sqlite:///{folder}/petteia.sqlite", thinkers=1, limits=False)
        app = create_app(settings, keys_of(1), longest)
        async with app.lifespan():
            made = Target(app)
            yield made
            await made.leave()
