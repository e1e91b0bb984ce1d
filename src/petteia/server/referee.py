"""Everything that changes a game. A wish is judged, then stored, then told: nobody is told of what is not stored.

The wishes for one table are carried out one after another. Where two processes change a table at once, the store
accepts one of the entries; the other process reads what it missed and judges again.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol

from petteia.server.clocks import now
from petteia.server.neighbours import Neighbours
from petteia.server.outcome import outcome_of
from petteia.server.replica import Change, Frozen, Replica, open_table
from petteia.server.room import Room
from petteia.server.storage.news import News
from petteia.server.storage.rows import Entry, TableRow
from petteia.server.storage.store import Store
from petteia.server.uptime import Uptime

LOGGER: Final = logging.getLogger("petteia")

Wish = Callable[[Replica, int], Change]
Decided = Callable[[int | Exception], None]  # told the ply after a decision, or what went wrong


class Announcer(Protocol):
    """Whoever tells of changes in this process."""

    def moved(self, room: Room) -> None:
        """The position of a table has changed."""

    def asked(self, room: Room, waited: set[int]) -> None:
        """People may be asked who were not among those that the game waited for."""

    def over(self, room: Room) -> None:
        """The game of a table is over, and was not before."""

    def later(self, work: Awaitable[object]) -> None:
        """Run something in the background."""

    async def read_row_of(self, room: Room) -> None:
        """Read the row of a table again that is locked."""


class Referee:
    """Judges, stores and tells what happens in the games of this process."""

    def __init__(self, store: Store, uptime: Uptime, neighbours: Neighbours, announcer: Announcer) -> None:
        self.store = store
        self._uptime = uptime
        self._neighbours = neighbours
        self._announcer = announcer

    # Wishes.

    def decide(self, room: Room, seat: int, ply: int, action: int, tell: Decided) -> None:
        """Make a seat's decision on the position of that ply, and tell the ply after it, or what went wrong.

        Mostly nothing but the disk has to be waited for, and that needs no task.
        """
        replica, at = room.replica, now()
        if replica is None or not self._can_judge(room, replica, ply, at) or not room.lock.take():
            self._announcer.later(self._decide_in_turn(room, seat, ply, action, tell))
            return
        try:
            change = replica.decide(seat, ply, action, at)
        except Exception as error:
            room.lock.release()
            tell(error)
            return
        go_on = partial(self._stored, room, replica, ply, change, tell)
        try:
            self.store.submit(room.id, change.entry, go_on)
        except Exception as error:
            go_on(error)

    async def decide_and_wait(self, room: Room, seat: int, ply: int, action: int) -> int:
        """Make a seat's decision. Returns the ply after it."""
        return await outcome_of(partial(self.decide, room, seat, ply, action))

    def _can_judge(self, room: Room, replica: Replica, ply: int, at: int) -> bool:
        """Whether nothing has to be read or stored before a decision can be judged."""
        if room.row.status != "running" or ply > replica.ply or not self._uptime.is_sure(at):
            return False
        return not self._uptime.gaps_after(replica.at) and replica.out_of_time(at) is None

    async def _decide_in_turn(self, room: Room, seat: int, ply: int, action: int, tell: Decided) -> None:
        """Make a decision when everybody before it has had their turn, and whatever has to come first has come."""
        outcome: int | Exception
        try:
            outcome = await self._write(room, ply, lambda replica, at: replica.decide(seat, ply, action, at))
        except Exception as error:
            outcome = error
        tell(outcome)

    def _stored(
        self, room: Room, replica: Replica, ply: int, change: Change, tell: Decided, stored: bool | Exception
    ) -> None:
        """Go on with a decision, which is stored, or is not."""
        if stored is True and change.state.over():
            self._announcer.later(self._end(room, replica, change, tell))
            return
        outcome: int | Exception = replica.ply + 1
        try:
            if stored is True:
                self._announce(room, self._take(room, replica, change))
            elif stored is not False:
                self._uptime.failed()
                outcome = stored
        except Exception as error:
            outcome = error
        finally:
            room.lock.release()
        if stored is False:  # another process was first
            entry = change.entry
            self._announcer.later(self._decide_in_turn(room, entry.seat, ply, entry.action, tell))
        else:
            tell(outcome)

    async def _end(self, room: Room, replica: Replica, change: Change, tell: Decided) -> None:
        """Go on with the last decision of a game, which is stored."""
        try:
            await self._take_and_tell(room, replica, change)
        except Exception as error:
            tell(error)
        else:
            tell(replica.ply)
        finally:
            room.lock.release()

    async def undo(self, room: Room, seat: int, ply: int) -> int:
        """Take a seat's last decision back."""
        return await self._write(room, ply, lambda replica, at: replica.undo(seat, ply, at))

    async def resign(self, room: Room, seat: int) -> int:
        """Give a seat up."""
        return await self._write(room, 0, lambda replica, at: replica.resign(seat, at))

    async def let_time_run_out(self, room: Room) -> None:
        """Let bots play on for everybody whose time has run out while decisions could be stored."""
        async with room.lock:
            await self._let_time_run_out(room, room.playing())

    async def _write(self, room: Room, ply: int, wish: Wish) -> int:
        """Judge a wish, store what it leads to and tell of it. Returns the ply after it."""
        async with room.lock:
            replica = room.playing()
            if ply > replica.ply:  # the page has seen more than this process
                await self._read_on(room, replica)
            judged = wish(replica, await self._let_time_run_out(room, replica))
            while not await self._store_and_tell(room, replica, judged):
                await self._read_on(room, replica)
                judged = wish(replica, await self._let_time_run_out(room, replica))
            return replica.ply

    async def _let_time_run_out(self, room: Room, replica: Replica) -> int:
        """Give clocks time back, and give up whoever has none left. Returns the moment at which that is so.

        What happens now is of this moment and no later one: the clock may jump, or the machine sleep, at any time.
        """
        while True:
            at = await self._uptime.sure()
            await self._give_time_back(room, replica)
            change = replica.out_of_time(at)
            if change is None:
                return at
            if not await self._store_and_tell(room, replica, change):
                await self._read_on(room, replica)

    async def _store_and_tell(self, room: Room, replica: Replica, change: Change) -> bool:
        """Store a change, take it and tell of it; False if another process was first."""
        with self._uptime.storing():
            stored = await self.store.append(room.id, [change.entry])
        if stored:
            await self._take_and_tell(room, replica, change)
        return stored

    async def _take_and_tell(self, room: Room, replica: Replica, change: Change) -> None:
        """Take a change that is stored, and tell of it."""
        waited = self._take(room, replica, change)
        try:
            await self._finish_if_over(room, replica)
        finally:  # the decision is stored, even if the result is not yet
            self._announce(room, waited)

    def _take(self, room: Room, replica: Replica, change: Change) -> set[int]:
        """Take a change that is stored. Returns the seats that the game waited for."""
        waited = {*replica.waiting, change.entry.seat}
        replica.take(change)
        return waited

    def _announce(self, room: Room, waited: set[int]) -> None:
        self._announcer.moved(room)
        self._announcer.asked(room, waited)

    # Logs.

    async def open(self, room: Room) -> None:
        """Replay the log of a table whose game has begun. A frozen table thaws if its log can be replayed again."""
        if room.row.status == "lobby":
            return
        try:
            replica = open_table(room.row, await self.store.log(room.id))
        except Frozen as error:
            if room.row.status == "running":
                await self._freeze(room, str(error))
            return
        if room.row.status == "frozen":
            await self.store.change_table(room.id, thaw)
            await self._announcer.read_row_of(room)
        room.replica = replica
        if room.row.status == "running":
            await self._give_time_back(room, replica)
            await self._finish_if_over(room, replica)

    async def _freeze(self, room: Room, why: str) -> None:
        await self.store.freeze(room.id, why)
        LOGGER.error("Table %s is frozen: %s", room.id, why)
        room.replica = None
        self._neighbours.tell(News(table=room.id, row=True))
        await self._announcer.read_row_of(room)

    async def _give_time_back(self, room: Room, replica: Replica) -> None:
        """Give clocks the time back in which nothing could be stored."""
        for gap in self._uptime.gaps_after(replica.at):
            while (change := replica.time_stood(gap.since, gap.until)) is not None:
                if not await self._store_and_tell(room, replica, change):
                    await self._read_on(room, replica)

    async def _read_on(self, room: Room, replica: Replica, told: Iterable[Entry] = ()) -> None:
        """Read what other processes have added to the log, unless it was told."""
        before = replica.ply
        new = [entry for entry in told if entry.ply >= before]
        is_whole = bool(new) and all(entry.ply == ply for ply, entry in enumerate(new, before))
        try:
            replica.read(new if is_whole else await self.store.log(room.id, before))
        except Frozen as error:
            await self._freeze(room, str(error))
            room.playing()  # raises Declined
        try:
            await self._finish_if_over(room, replica)
        finally:
            if replica.ply > before:
                self._announcer.moved(room)

    async def finish(self, room: Room) -> None:
        """Store the result of a game that is over, if the database was away when it ended."""
        async with room.lock:
            await self._finish_if_over(room, room.playing())

    async def _finish_if_over(self, room: Room, replica: Replica) -> None:
        if room.row.status != "running" or not replica.state.over():
            return
        if await self.store.finish(room.id, replica.state.scores(), replica.state.ranking(), replica.at):
            self._neighbours.tell(News(table=room.id, row=True))
            self._announcer.over(room)
        await self._announcer.read_row_of(room)

    async def read_log(self, room: Room, told: Sequence[Entry] = ()) -> None:
        """Read what other processes have added to a table's log; they may have told the last entries."""
        async with room.lock:
            replica = room.replica
            if replica is not None and (not told or replica.ply <= told[-1].ply):
                await self._read_on(room, replica, told)


def thaw(row: TableRow) -> bool:
    """Make a frozen table running again; False if it is not frozen."""
    if row.status != "frozen":
        return False
    row.status, row.frozen = "running", ""
    return True
