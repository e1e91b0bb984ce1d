"""What happens at tables without a request: bots decide, clocks run out, interrupted games go on.

Where several processes serve one table, one of them does this: the one that holds the table's lease. It renews the
lease while there is something to do; when the lease expires, another process takes it. Every process looks regularly
for tables with something to do, so that interrupted games go on. A table at which nobody is, is loaded by one of them
alone: the one that carried its game on last or, if that is gone, the first of those that are alive, in an order of the
table's own.
"""

import asyncio
import logging
import math
from contextlib import suppress
from typing import Final

from petteia.server.clocks import now
from petteia.server.handover import in_order
from petteia.server.hub import Hub
from petteia.server.metrics import DECISIONS
from petteia.server.replica import Declined, Replica
from petteia.server.room import Room
from petteia.server.storage.database import AWAY
from petteia.server.storage.news import News
from petteia.server.storage.store import Store
from petteia.server.thinkers import NotThought, Thinkers
from petteia.server.uptime import LATE, Uptime

LOGGER: Final = logging.getLogger("petteia")
DECIDED: Final = DECISIONS.labels("bot")
LEASE: Final = 8_000  # milliseconds
RENEW: Final = 3_000  # before the lease expires
SWEEP: Final = 1.0  # seconds between two sweeps
SEARCH: Final = 10_000  # milliseconds between two searches for running tables in the store
RETRY: Final = 1_000
REFRESH: Final = 30_000  # milliseconds between two looks for changes that other processes failed to announce
TURNS: Final = 10  # sweeps in which every page is visited once
NEVER: Final = math.inf
NOTICES: Final = "notices"  # as if they came from a process of that name
ANY_PLY: Final = 2**53  # more than the log of any table has


class Driver:
    """Keeps the games of this process going."""

    def __init__(self, hub: Hub, store: Store, thinkers: Thinkers, uptime: Uptime) -> None:
        self.hub = hub
        self.store = store
        self.thinkers = thinkers
        self.uptime = uptime
        self.due: dict[str, float] = {}  # when each running table is to be looked at again
        self.leases: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[int, str]] = {}  # the ply to which another process carried a game, and which
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._went_back: dict[str, int] = {}  # the ply after a game last went back, which its bots know of
        self._sweeping: asyncio.Task[None] | None = None
        self._stopped = False
        self._turn = 0
        self._swept = 0  # when the last sweep began
        self._next_search = 0
        self._gaps = 0  # after which all tables were looked at
        self._next_refresh = now() + REFRESH
        self._notice = 0  # the number of the last notice of another program

    # Starting and stopping.

    async def start(self) -> None:
        """Begin to look for tables with something to do."""
        self.hub.watch(self)
        self._notice = await self.store.bulletin.last()
        self._sweeping = asyncio.create_task(self._sweep_on(), name="petteia driver")

    async def stop(self) -> None:
        """Stop, and give up all leases, so that another process can take over at once."""
        self._stopped = True
        tasks = [task for task in (self._sweeping, *self._thinking.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.leave(self.uptime.process)

    # When to look at a table.

    def look(self, room: Room) -> None:
        """Look whether there is something to do at a table that has changed here."""
        replica = room.replica
        if self._stopped or replica is None or room.row.status != "running" or replica.state.over():
            self.forget(room.id)
            if has_no_result(room):
                self.due[room.id] = now() + RETRY
            return
        if self._went_back.get(room.id, 0) != replica.went_back:  # what bots have thought since is of no game any more
            self._went_back[room.id] = replica.went_back
            self.thinkers.forget(room.id)
        end = replica.clocks.next_end()
        self.due[room.id] = NEVER if end is None else end
        if room.id not in self._thinking and replica.waiting_bots():
            self._thinking[room.id] = asyncio.create_task(self._play(room))

    def look_later(self, table: str) -> None:
        """Look at a table that is not loaded; among several processes, only if this one was to look after it."""
        if not self.hub.neighbours.any or table in self.due:
            self.due[table] = now()

    def leave_to(self, process: str, table: str, ply: int) -> None:
        """Leave a table to another process, for as long as that is alive, unless this one has carried it on further."""
        room = self.hub.rooms.get(table)
        known, _ = self._elsewhere.get(table, (0, ""))
        if ply > known and (room is None or room.replica is None or room.replica.ply < ply):
            self._elsewhere[table] = ply, process
            self.due.pop(table, None)

    def forget(self, table: str) -> None:
        """Forget a table at which nothing is left to do."""
        self.due.pop(table, None)
        self._elsewhere.pop(table, None)
        self.unloaded(table)

    def unloaded(self, table: str) -> None:
        """Forget who plays on at a table: if it is another process, nobody tells this one of the end."""
        self.leases.pop(table, None)
        self._went_back.pop(table, None)
        self.thinkers.forget(table)

    def minds(self, table: str) -> bool:
        """Whether bots play or time runs out at a table through this process."""
        return self.leases.get(table, 0) > now()

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self._sweep()
            except AWAY:  # the database logs it
                pass
            except Exception:
                LOGGER.exception("A sweep failed")
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        at = now()
        if at < self._swept:  # the clock was set back, and what is due would be late by that much
            self._next_search = self._next_refresh = at
            self.due = dict.fromkeys(self.due, at)
            self.leases.clear()
        self._swept = at
        await self.uptime.beat(at)
        if self._gaps != len(self.uptime.gaps):
            self._gaps = len(self.uptime.gaps)
            self.due = dict.fromkeys(self.due, at)
        await self._read_bulletin()
        await self.hub.outages.catch_up()
        if at >= self._next_search:
            self._next_search = at + SEARCH
            await self._search(at)
            self.hub.forget_unused()
        if at >= self._next_refresh and self.hub.neighbours.any:
            self._next_refresh = at + REFRESH
            self.hub.tell_who_is_here()
            self.hub.later(self.hub.refresh())
        self._turn = (self._turn + 1) % TURNS
        self.hub.keep_alive(self._turn, TURNS)
        for table in [table for table, due in self.due.items() if due <= at]:
            try:
                await self._examine(table)
            except AWAY:
                raise
            except Exception:  # of this table; the others are examined all the same
                LOGGER.exception("Table %s could not be examined", table)

    async def _search(self, at: int) -> None:
        """Find running tables that nobody looks after."""
        running = await self.store.running_tables()
        if self.hub.neighbours.any:
            self._elsewhere = {table: self._elsewhere[table] for table in running if table in self._elsewhere}
            alive = await self.store.alive_since(at - LATE) | {self.uptime.process}
            running = [table for table in running if self._keeper(table, alive) == self.uptime.process]
        for table in running:
            self.due.setdefault(table, at)

    def _keeper(self, table: str, alive: set[str]) -> str:
        """The process that looks after a table at which nobody is."""
        _, process = self._elsewhere.get(table, (0, ""))
        return process if process in alive else in_order(alive, table.encode())[0]

    async def _read_bulletin(self) -> None:
        """Hear what other programs have changed in the store."""
        for notice in await self.store.bulletin.since(self._notice):
            self._notice = notice.number
            if notice.person:
                self.hub.hear(News(by=NOTICES, person=notice.person))
            else:
                self.hub.hear(News(by=NOTICES, table=notice.table, ply=ANY_PLY, row=True, chat=True))

    async def _examine(self, table: str) -> None:
        """Look at a table that is due."""
        self.due[table] = now() + RETRY
        room = await self.hub.room(table)
        if room is None:
            self.forget(table)
            return
        with suppress(Declined):  # it may be frozen meanwhile
            if has_no_result(room):
                await self.hub.referee.finish(room)
            if room.replica is not None and await self._has_to_do_with_time(room.replica, table):
                await self.hub.referee.let_time_run_out(room)
        self.look(room)

    async def _has_to_do_with_time(self, replica: Replica, table: str) -> bool:
        """Whether clocks are to get time back, or somebody's time has run out and this process has the lease."""
        if self.uptime.gaps_after(replica.at):
            return True
        return replica.out_of_time(now()) is not None and await self._lease(table)

    # Acting.

    async def _lease(self, table: str) -> bool:
        """Take or renew the lease of a table; False if another process holds it."""
        if not self.hub.neighbours.any:
            return True
        at = now()
        if self.leases.get(table, 0) > at + RENEW:
            return True
        if await self.store.lease(table, self.uptime.process, at + LEASE, at):
            self.leases[table] = at + LEASE
            return True
        self.leases.pop(table, None)
        self.thinkers.forget(table)  # another process plays on, so what they have thought becomes outdated
        return False

    async def _play(self, room: Room) -> None:
        """Let bots decide for as long as the game waits for one.

        Those that are asked at once think at once, and answer in the order of their seats: who is quicker makes no
        difference to the game.
        """
        try:
            while (replica := room.replica) is not None and (seats := replica.waiting_bots()):
                if not await self._lease(room.id):
                    self.due[room.id] = now() + RENEW
                    return
                ply = replica.ply
                thoughts = await asyncio.gather(
                    *(self._think(room, replica, seat) for seat in seats), return_exceptions=True
                )
                self.hub.hurry(room, room.id in self.thinkers.hurried)
                for seat, thought in zip(seats, thoughts):
                    if isinstance(thought, int):
                        await self._decide(room, seat, ply, thought)
                for thought in thoughts:
                    if isinstance(thought, BaseException):
                        raise thought
        except NotThought as error:
            LOGGER.warning("Table %s waits for a bot: %s", room.id, error)
            self.due[room.id] = now() + RETRY
        except AWAY:  # the database logs it
            self.due[room.id] = now() + RETRY
        except Exception:
            LOGGER.exception("Table %s waits for a bot", room.id)
            self.due[room.id] = now() + RETRY
        finally:
            del self._thinking[room.id]

    async def _think(self, room: Room, replica: Replica, seat: int) -> int:
        """What the bot at a seat chooses."""
        position, seed = replica.seen_by_bot(seat), replica.bot_seed("think", seat)
        level, host = replica.level(seat) or "", room.row.host
        return await self.thinkers.think(room.id, seat, level, replica.game, seed, position, host)

    async def _decide(self, room: Room, seat: int, ply: int, action: int) -> None:
        """Make the decision of a bot, unless the table has moved on meanwhile."""
        try:
            await self.hub.referee.decide_and_wait(room, seat, ply, action)
        except Declined:  # the bot's thoughts are of another game
            self.thinkers.forget(room.id, seat)
        else:
            DECIDED.inc()


def has_no_result(room: Room) -> bool:
    """Whether the game of a table is over and its result is not stored: the database was away just then."""
    return room.row.status == "running" and room.replica is not None and room.replica.state.over()
