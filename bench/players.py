"""Many players in one process, each at a table of a server, who decide at random and at a given pace together."""

from __future__ import annotations

import asyncio
import gc
import random
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

import msgspec

from bench.lines import Line, open_line
from petteia.kernel.edits import edited

AT_ONCE = 50  # lines that are opened at the same time
LAST_ANSWERS = 5.0  # seconds for answers that are still on their way when the time is over


class Player(ABC):
    """A player at a table. What they send and hear depends on the server; the `Crew` says when they decide."""

    def __init__(self, url: str, headers: dict[str, str], table: str, seat: int) -> None:
        self.url = url
        self.headers = headers
        self.table = table
        self.seat = seat
        self.crew: Crew | None = None
        self.line: Line | None = None
        self.sent = 0.0  # the time of a decision without an answer yet
        self.here = asyncio.Event()  # set when the server has told the first position

    def hears(self, message: bytes) -> None:
        """The server says something, which is measured."""
        if self.crew is not None:
            self.crew.measure.received += len(message)
        self.heard(message)

    @abstractmethod
    def heard(self, message: bytes) -> None:
        """Take in what the server says."""

    @abstractmethod
    def decide(self, rng: random.Random) -> None:
        """Say one of the things that may be done."""

    def may_decide(self) -> None:
        """The player is asked something."""
        assert self.crew is not None
        self.crew.may_decide(self)

    def answered(self, done: bool) -> None:
        """The player's decision was carried out, or was not."""
        assert self.crew is not None
        if self.sent:
            self.crew.answered(self.sent, done)
            self.sent = 0.0


@dataclass
class Measure:
    """What came of a spell of play."""

    decided: int = 0
    refused: int = 0
    starved: int = 0  # nobody was asked when somebody should have decided
    received: int = 0  # bytes of messages to all players
    latencies: list[float] = field(default_factory=list)


class Crew:
    """The players of one process."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.ready: list[Player] = []
        self.rng = random.Random(1)
        self.measure = Measure()
        self.begun = 0.0
        for player in players:
            player.crew = self

    async def come(self) -> None:
        """Open all lines. What it costs a server that somebody comes is no part of what decisions cost."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(player: Player) -> None:
            async with gate:
                player.line = await open_line(player.url, player.hears, player.headers)
                await player.here.wait()

        await asyncio.gather(*(come(player) for player in self.players))

    def may_decide(self, player: Player) -> None:
        """Somebody is asked something."""
        if player not in self.ready and not player.sent:
            self.ready.append(player)

    def answered(self, sent: float, done: bool) -> None:
        """Somebody was answered. What was said before this spell does not count any more."""
        if done and sent > self.begun:
            self.measure.latencies.append(perf_counter() - sent)
        elif sent > self.begun:
            self.measure.refused += 1

    async def play(self, rate: float, seconds: float) -> Measure:
        """Decide at a rate, for some seconds, whatever the server does: a late answer does not slow the others."""
        self.measure = measure = Measure()
        self.begun = next_time = perf_counter()
        while next_time < self.begun + seconds:
            wait = next_time - perf_counter()
            await asyncio.sleep(max(wait, 0))
            next_time += self.rng.expovariate(rate)
            if not self.ready:
                measure.starved += 1
                continue
            place = self.rng.randrange(len(self.ready))
            player, self.ready[place] = self.ready[place], self.ready[-1]
            self.ready.pop()
            player.sent = perf_counter()
            player.decide(self.rng)
            measure.decided += 1
        until = perf_counter() + LAST_ANSWERS
        while len(measure.latencies) + measure.refused < measure.decided and perf_counter() < until:
            await asyncio.sleep(0.01)
        return measure


def serve(pipe: Connection, make: Callable[[], list[Player]]) -> None:
    """A process of players: comes to the tables, then plays whenever it is told to."""

    async def live() -> None:
        crew = Crew(make())
        await crew.come()
        gc.collect()
        gc.freeze()
        pipe.send(len(crew.players))
        while (wish := await asyncio.to_thread(pipe.recv)) is not None:
            pipe.send(await crew.play(*wish))

    try:
        asyncio.run(live())
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception:
        pipe.send(traceback.format_exc())


class Heard(msgspec.Struct):
    """As much of a message of Petteia as a player needs."""

    type: str
    ply: int = 0
    choices: list[Any] = []
    edits: dict[str, Any] = {}


class PetteiaPlayer(Player):
    """Somebody at a table of Petteia."""

    decoder = msgspec.json.Decoder(Heard)
    ply = 0
    choices: list[Any] = []  # noqa: RUF012

    def heard(self, message: bytes) -> None:
        for line in message.splitlines():
            if line.startswith((b'{"type":"position"', b'{"type":"change"')):
                position = self.decoder.decode(line)
                self.ply = position.ply
                if position.type == "position":
                    self.choices = position.choices
                    self.here.set()
                elif "choices" in position.edits:
                    self.choices = edited(self.choices, position.edits["choices"])
                if self.choices:
                    self.may_decide()
            elif line.startswith((b'{"type":"done"', b'{"type":"refused"')):
                self.answered(line.startswith(b'{"type":"done"'))

    def decide(self, rng: random.Random) -> None:
        choice = rng.choice(self.choices)
        action = choice[0] if isinstance(choice, list) else choice["action"]  # a row, or from a whole position
        assert self.line is not None
        self.line.send(b'{"type":"decide","id":1,"seat":%d,"ply":%d,"action":%d}' % (self.seat, self.ply, action))
