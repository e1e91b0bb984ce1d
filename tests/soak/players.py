"""People who play on whatever happens, and remember what they were told."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from petteia.server.storage.rows import Entry
from tests.server.live import LineClosed, Page, Person
from tests.soak.wire import Wire

BROKEN = (
    OSError,
    WebSocketException,
    httpx.HTTPError,
    LineClosed,
    TimeoutError,
)  # what a page shows as “no connection”
REFUSED = ("late", "over", "no-undo", "no-database")  # answers that a player may get
AGAIN = 0.05  # seconds before the next attempt
WISHES = {"decide": "decide", "undo": "undo", "back": "undo"}  # what was wished for, by the kind of its entry
UNDO = 0.15  # how often somebody takes a decision back who may

Wish = tuple[str, int]  # the kind of an entry, and the action


@dataclass
class Progress:
    """How far all players of a site are together."""

    acknowledged: int = 0
    refused: int = 0
    connected: int = 0


@dataclass
class Player:
    """Somebody at a seat who decides at random, comes back when the line breaks, and remembers what they were told."""

    person: Person
    table: str
    seat: int
    wires: Sequence[Wire]
    chance: Random
    progress: Progress
    pause: float = 0.0  # seconds of thinking, on average
    wishes: list[Wish] = field(default_factory=list)  # all that were sent
    acknowledged: list[tuple[int, Wish]] = field(default_factory=list)  # with the ply of the entry
    known: int = 0  # the ply after the last of them
    doing: str = ""
    refusal: str = ""  # the last one

    async def play(self) -> None:
        """Play to the end, whatever happens."""
        over = False
        while not over:
            self.person.at(self.chance.choice(self.wires))
            self.doing = f"connects to {self.person.server.url}"
            try:
                async with self.person.page(self.table) as page:
                    self.progress.connected += 1
                    over = await self.play_at(page)
            except BROKEN:
                await asyncio.sleep(AGAIN)
        self.doing = "over"

    def standing(self) -> str:
        return f"Table {self.table}, seat {self.seat}, ply {self.known}: {self.doing}{self.refusal}"

    async def play_at(self, page: Page) -> bool:
        """Play until the game is over. A page that connects must show at least what was acknowledged before."""
        await page.until(lambda: page.position)
        ply = page.position["ply"]
        assert ply >= self.known, f"{self.standing()}; that was acknowledged, and the page shows only {ply}"
        assert page.position["seat"] == self.seat, f"{self.standing()}; the page shows seat {page.position['seat']}"
        while True:
            self.doing = f"waits at {page.position['ply']} for {page.position['waiting']}"
            await page.until(lambda: page.my_turn() or page.position["over"])
            if page.position["over"]:
                await page.until(lambda: page.table["status"] == "finished")
                return True
            await asyncio.sleep(self.chance.expovariate(1 / self.pause) if self.pause else 0)
            await self.decide(page)

    async def decide(self, page: Page) -> None:
        """Decide something, or take the last decision back."""
        position = page.position
        if not position["choices"]:
            return
        if position["undo"] and self.chance.random() < UNDO:
            await self.wish(page, ("undo", -1), ply=position["ply"])
        else:
            action = self.chance.choice(position["choices"])["action"]
            await self.wish(page, ("decide", action), ply=position["ply"], action=action)

    async def wish(self, page: Page, wish: Wish, **what: Any) -> None:
        """Send a wish, and note it if it is acknowledged."""
        self.wishes.append(wish)
        self.doing = f"waits for the answer to {wish}"
        answer = await page.request(wish[0], seat=self.seat, **what)
        if answer["type"] == "done":
            self.acknowledged.append((answer["ply"] - 1, wish))
            self.known = answer["ply"]
            self.progress.acknowledged += 1
            return
        assert answer["code"] in REFUSED, f"{self.standing()}: {answer}"
        self.progress.refused += 1
        self.refusal = f"; {wish} was last refused at {what['ply']}: {answer['code']}"
        await asyncio.sleep(AGAIN)

    def differences(self, log: Sequence[Entry]) -> list[str]:
        """What is not in the log as it was acknowledged, or is there without having been wished for."""
        found: list[str] = []
        for ply, wish in self.acknowledged:
            entry = log[ply] if ply < len(log) else None
            there = wish_of(entry) if entry is not None and entry.seat == self.seat else entry
            if there != wish:
                found.append(f"entry {ply} of seat {self.seat} was acknowledged as {wish}, and is {there}")
        plies = [ply for ply, _ in self.acknowledged]
        if plies != sorted(set(plies)):
            found.append(f"seat {self.seat} was acknowledged the entries {plies}, which are not in order")
        made: Counter[Wish] = Counter(
            wish_of(entry) for entry in log if entry.seat == self.seat and entry.kind in WISHES
        )
        found += [f"{wish} of seat {self.seat} is there too often" for wish in made - Counter(self.wishes)]
        return found


def wish_of(entry: Entry) -> Wish:
    """The wish that an entry fulfils."""
    return WISHES.get(entry.kind, entry.kind), entry.action if entry.kind == "decide" else -1


class Visitor:
    """Somebody who looks at lists, figures and files of components meanwhile. No answer may be our fault."""

    def __init__(self, wires: Sequence[Wire], chance: Random, file: str) -> None:
        self.wires = wires
        self.chance = chance
        self.file = file
        self.answers: Counter[int] = Counter()

    async def visit(self) -> None:
        """Ask one thing after another, until it is cancelled."""
        async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
            while True:
                await asyncio.sleep(self.chance.uniform(0.1, 0.5))
                try:
                    await self.ask(http, self.chance.choice(self.wires).url)
                except httpx.HTTPError:
                    continue

    async def ask(self, http: httpx.AsyncClient, url: str) -> None:
        """Ask one thing."""
        path = self.chance.choice(("/health", "/metrics", "/api/tables", "/api/mine", "/api/games", "file"))
        if path == "file":
            path = "/api/games/khora/components/check"
            answer = await http.post(url + path, json={"text": self.file})
        else:
            answer = await http.get(url + path)
        self.answers[answer.status_code] += 1
        assert answer.status_code < 500 or answer.status_code == 503, f"{path}: {answer.status_code} {answer.text}"
