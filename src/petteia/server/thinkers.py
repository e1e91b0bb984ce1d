"""The processes in which bots think, apart from those that answer requests.

Each process takes one task after another, in the order that its queue says, and keeps the bots of its seats. A process
that dies is replaced by a new one with new bots, which gets the same task; a process that takes far too long is killed.
Processes are started when they are first needed.
"""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from typing import Final

from petteia.kernel.errors import PetteiaError
from petteia.kernel.game import Game
from petteia.kernel.state import State
from petteia.server.answering_process import AnsweringProcess, Lost
from petteia.server.metrics import BOT_SECONDS, BOTS_HURRIED, BOTS_THINKING
from petteia.server.think_queue import SHORT, Costs, ThinkQueue, Ticket
from petteia.server.thinker import Farewell, Task, Thought

LOGGER: Final = logging.getLogger("petteia")
LONGEST_QUEUE: Final = 1000  # tasks that may wait
MOST_PLACES: Final = 10_000  # whose process is remembered
MOST_SEATS: Final = 8  # of a table
LONGEST_THOUGHT: Final = 120.0  # seconds
LOSSES: Final = 3  # before a task is given up
PATIENCE: Final = 2.0  # seconds before a process is killed
COMMAND: Final = (sys.executable, "-m", "petteia.server.thinker")


class NotThought(PetteiaError):
    """There is no decision: too many tasks wait, or a bot failed."""


class Thinkers:
    """All processes of bots. A bot stays in the process that it started in, as long as that lives."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._places: OrderedDict[tuple[str, int], Thinker] = OrderedDict()  # by table and seat
        self._waiting = 0
        self._costs = Costs()
        self.hurried: set[str] = set()  # the tables whose last long thought was cut short, because others waited

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.process.pid for thinker in self._all if thinker.process.pid is not None]

    async def think(
        self, table: str, seat: int, level: str, game: Game, seed: int, state: State, person: str = ""
    ) -> int:
        """The decision of the bot at a seat of somebody's table. The seed is for a new bot.

        Everything that the seat may not know must have been redealt in the state.
        """
        if self._waiting >= LONGEST_QUEUE:
            raise NotThought("Too many bots are waiting to think.")
        task = Task(table, seat, game.name, level, seed, state.to_dict(), game.own_components)
        began = time.perf_counter()
        self._waiting += 1
        BOTS_THINKING.inc()
        try:
            cost = self._costs.of(game.name, level)
            thought = await self.place(table, seat).think(task, Ticket(person, cost, time.monotonic()))
            self._learn(task, thought, cost)
            return thought.action
        finally:
            self._waiting -= 1
            BOTS_THINKING.dec()
            BOT_SECONDS.observe(time.perf_counter() - began)

    def _learn(self, task: Task, thought: Thought, cost: float) -> None:
        """Note how long a thought took, or that it was cut short."""
        if task.seconds:
            BOTS_HURRIED.inc()
            self.hurried.add(task.table)
            return
        self._costs.learn(task.game, task.level, thought.seconds)
        if cost > SHORT:
            self.hurried.discard(task.table)

    def place(self, table: str, seat: int) -> "Thinker":
        """The process of a seat's bot: for a new bot, the one with the fewest tasks, then with the fewest bots."""
        thinker = self._places.pop((table, seat), None)
        if thinker is None:
            thinker = min(self._all, key=lambda one: (one.waiting, one.bots))
            thinker.bots += 1
        self._places[table, seat] = thinker
        if len(self._places) > MOST_PLACES:
            _, left = self._places.popitem(last=False)
            left.bots -= 1
        return thinker

    def forget(self, table: str, seat: int | None = None) -> None:
        """Forget the bots of a table, or only the one at this seat."""
        seats = range(MOST_SEATS) if seat is None else (seat,)
        self.hurried.discard(table)
        left = [self._places.pop((table, number)) for number in seats if (table, number) in self._places]
        for thinker in left:
            thinker.bots -= 1
        for thinker in set(left):
            thinker.process.tell(Farewell(table, seat))

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.process.end(PATIENCE) for thinker in self._all))


class Thinker:
    """One process, which is started when it is first needed."""

    __slots__ = ("_busy", "_queue", "_turns", "bots", "process", "waiting")

    def __init__(self) -> None:
        self.process = AnsweringProcess(COMMAND, Thought)
        self.bots = 0  # that think here
        self.waiting = 0  # tasks, including the present one
        self._queue = ThinkQueue()
        self._turns: dict[Ticket, asyncio.Future[None]] = {}  # of those that wait
        self._busy = False

    async def think(self, task: Task, ticket: Ticket) -> Thought:
        """The answer to a task, once it is its turn, which may limit its time. A process that dies is replaced."""
        self.waiting += 1
        try:
            await self._turn(ticket)
            task.seconds = ticket.limit
            began = time.monotonic()
            try:
                return await self._think_again(task)
            finally:
                self._queue.thought(ticket, time.monotonic() - began)
                self._busy = False
                self._go_on()
        finally:
            self.waiting -= 1

    async def _turn(self, ticket: Ticket) -> None:
        """Wait for one's turn."""
        turn = self._turns[ticket] = asyncio.get_running_loop().create_future()
        self._queue.add(ticket)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was its turn
                self._busy = False
                self._go_on()
            elif self._turns.pop(ticket, None) is not None:
                self._queue.remove(ticket)
            raise

    def _go_on(self) -> None:
        """Give the next one its turn, if the process is free."""
        while not self._busy and self._turns:
            ticket = self._queue.take(time.monotonic())
            turn = self._turns.pop(ticket)
            if turn.cancelled():
                continue
            self._busy = True
            turn.set_result(None)

    async def _think_again(self, task: Task) -> Thought:
        """The answer to a task, after as many losses as one may bear."""
        for _ in range(LOSSES):
            try:
                thought = await self.process.ask(task, LONGEST_THOUGHT)
            except Lost as error:
                LOGGER.warning("A process of bots has died: %s", error)
                continue
            if thought.error:
                raise NotThought(f"A bot failed: {thought.error}")
            return thought
        raise NotThought(f"{LOSSES} processes have died on a bot's task.")
