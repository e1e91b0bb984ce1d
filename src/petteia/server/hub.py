"""The tables that are loaded in this process: their rows, their chats, who is there, and what other processes tell.

What changes a game goes through the `referee`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

import petteia
from petteia.server.channels import make_channels
from petteia.server.clocks import now
from petteia.server.keys import Keys
from petteia.server.latest import Latest
from petteia.server.messages import TableInfo
from petteia.server.namer import Pick, table_id
from petteia.server.neighbours import Neighbours
from petteia.server.outages import Outages
from petteia.server.problems import ProblemError
from petteia.server.referee import Referee
from petteia.server.replica import Declined, mark
from petteia.server.reporter import table_info
from petteia.server.room import Room
from petteia.server.seats import seats_again
from petteia.server.settings import Settings
from petteia.server.storage.database import AWAY
from petteia.server.storage.name_owners import Names
from petteia.server.storage.news import News
from petteia.server.storage.rows import SeatRow, TableRow
from petteia.server.storage.store import Store
from petteia.server.storage.table_rows import NO_LIMIT, GameLimit, TooManyGames
from petteia.server.turnstile import Turnstile
from petteia.server.uptime import Uptime

LOGGER: Final = logging.getLogger("petteia")
KEPT: Final = 600_000  # milliseconds for which a table stays loaded that nobody looks at
MOST_ROOMS: Final = 2000  # beyond it, such tables are unloaded sooner
KEPT_IF_MANY: Final = 60_000
CROWD: Final = 12  # pages at a table beyond which comings and goings are told together
CROWD_PAUSE: Final = 1.0  # seconds
GOING_ON: Final = 3_600_000  # milliseconds without a decision after which a game is not going on any more


class Watcher(Protocol):
    """Something that is told which tables change, such as the driver."""

    def look(self, room: Room) -> None:
        """A table has changed in this process."""

    def look_later(self, table: str) -> None:
        """The row of a table has changed that is not loaded here."""

    def leave_to(self, process: str, table: str, ply: int) -> None:
        """Another process has carried on the game of a table, at which nobody is through this one."""

    def forget(self, table: str) -> None:
        """A table has been removed."""

    def unloaded(self, table: str) -> None:
        """A table takes no memory here any more."""

    def minds(self, table: str) -> bool:
        """Whether it has to know at once what another process changes at a table."""


class Hub:
    """The tables that this process has loaded."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, pick: Pick, uptime: Uptime) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.pick = pick
        self.rooms: dict[str, Room] = {}
        self.neighbours = Neighbours(uptime.process, make_channels(settings, uptime.process), self.hear)
        self.referee = Referee(store, uptime, self.neighbours, self)
        self.outages = Outages(self)
        self._watchers: list[Watcher] = []
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        # A crowd that comes to a table, or looks for one, asks the store once.
        self._standings = Latest(store.standing)
        self._public = Latest(store.public_tables)
        self._doors = Turnstile()  # a crowd that is told something together goes on a few at a time
        self._tasks: set[asyncio.Task[Any]] = set()
        self._crowds: set[str] = set()  # tables with a crowd that is about to be told who came and went

    async def start(self) -> None:
        """Start to tell other processes of changes, and to listen to them."""
        if self.neighbours.any:
            self.store.tell_others(self.neighbours.process)
        await self.neighbours.start()

    async def stop(self) -> None:
        """Stop; everything that was told is already stored."""
        for task in self._tasks:
            task.cancel()
        # A table is loaded to the end, and perhaps written to, even if whoever asked for it is gone.
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await self._standings.close()
        await self._public.close()
        await self.neighbours.stop()
        await self.mark_positions(self.rooms.values())

    def watch(self, watcher: Watcher) -> None:
        """Tell this watcher from now on which tables change."""
        self._watchers.append(watcher)

    # Loading.

    async def room(self, table: str) -> Room | None:
        """The table of that id, which is loaded if necessary; None if there is none."""
        await self.outages.bring_up_to_date(table)
        room = self.rooms.get(table)
        if room is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        if room is not None:
            room.used = now()
        return room

    def is_loading(self, table: str) -> bool:
        """Whether a table is being loaded, perhaps from rows that have just changed."""
        return table in self._loading

    async def _load(self, table: str) -> Room | None:
        row = await self.store.table(table)
        if row is None:
            return None
        room = Room(row, None)
        async with room.lock:
            await self.referee.open(room)
        self.rooms[table] = room
        self._look(room)
        return room

    def forget_unused(self) -> None:
        """Unload tables that nobody has looked at for long, and sooner if there are too many."""
        idle = sorted((room for room in self.rooms.values() if room.is_idle()), key=lambda room: room.used)
        soon, at = max(len(self.rooms) - MOST_ROOMS, 0), now()
        kept = [KEPT_IF_MANY] * soon + [KEPT] * len(idle)
        unused = [room for room, time in zip(idle, kept) if room.used < at - time]
        for room in unused:
            del self.rooms[room.id]
            for watcher in self._watchers:
                watcher.unloaded(room.id)
        if unused:
            self.later(self.mark_positions(unused))

    async def mark_positions(self, rooms: Iterable[Room]) -> None:
        """Store marks of the present positions, which whoever replays the logs must come to again."""
        playing = [room.replica for room in rooms if room.replica is not None and room.row.status == "running"]
        marks = [(replica.row.id, replica.ply - 1, mark(replica.state)) for replica in playing if not replica.marked]
        await self.store.mark(marks)

    async def table_info(self, table: str, person: str | None) -> TableInfo:
        """A table as this person may see it. Only running games are loaded for it."""
        await self.outages.bring_up_to_date(table)
        room = self.rooms.get(table)
        if room is None:
            row = await self.store.table(table)
            if row is not None and row.status != "running":
                return table_info(row, None, person)
            room = await self.room(table)
        if room is None:
            raise ProblemError(404, "no-table", "There is no such table.")
        return table_info(room.row, room.replica, person, room.online(), room.watching(), room.hurried)

    # What the referee announces.

    def moved(self, room: Room) -> None:
        """The position of a table has changed."""
        room.position_changed()
        self._look(room)

    def over(self, room: Room) -> None:
        """The game of a table is over, and was not before."""
        self._call(room, "webhook-over")

    def _look(self, room: Room) -> None:
        for watcher in self._watchers:
            watcher.look(room)

    def _look_later(self, table: str) -> None:
        for watcher in self._watchers:
            watcher.look_later(table)

    # Changing a table.

    async def begin(self, table: str) -> None:
        """Announce that the game of a table has begun."""
        await self.changed(table)
        try:
            room = await self.room(table)
        except AWAY:
            self.outages.note_begun(table)
        else:
            if room is not None:
                self.asked(room, set())

    def game_limit(self) -> GameLimit:
        """How many games may be going on at the tables of one person."""
        return GameLimit(self.settings.tables, since=now() - GOING_ON) if self.settings.limits else NO_LIMIT

    async def changed(self, *tables: str) -> None:
        """Announce that the rows of tables have changed."""
        for table in tables:
            self.neighbours.tell(News(table=table, row=True))
            with suppress(*AWAY), self.outages.noted(table):
                await self.read_row(table)

    async def remove(self, table: str, may: Callable[[TableRow], bool]) -> bool:
        """Remove a table with everything that belongs to it, if `may` allows it: nobody decides there meanwhile."""
        room = await self.room(table)
        if room is None:
            return False
        async with room.lock:
            removed = await self.store.remove_table(table, may)
            if removed:
                await self.read_row_of(room)
        if removed:
            self.neighbours.tell(News(table=table, row=True))
        return removed

    async def read_row(self, table: str) -> None:
        """Read a table's row again, which has changed in the store."""
        if self.is_loading(table):
            await self.room(table)
        room = self.rooms.get(table)
        if room is None:
            self._look_later(table)
            return
        async with room.lock:
            await self.read_row_of(room)
            if room.replica is None and room.id in self.rooms:
                try:
                    await self.referee.open(room)
                finally:
                    if room.replica is not None:
                        self.moved(room)

    async def read_row_of(self, room: Room) -> None:
        """Read the row of a table again that is locked."""
        with self.outages.noted(room.id):
            row = await self.store.table(room.id)
        if row is None:
            self.rooms.pop(room.id, None)
            room.replica = None  # whoever is about to decide there is declined
            room.removed()
            for watcher in self._watchers:
                watcher.forget(room.id)
            return
        room.row = row
        if room.replica is not None:
            room.replica.row = row
        room.table_changed()

    # Rematches.

    async def offer_rematch(self, room: Room, person: str) -> None:
        """Offer a rematch, which begins when all people at the table have offered it."""
        following = table_id()

        def begun(row: TableRow, names: Names) -> TableRow:
            return rematch_of(row, following, seats_again(row.seats, names, self.pick), self.keys(), now())

        try:
            row = await self.store.offer_rematch(room.id, room.seats_of(person), begun, self.game_limit())
        except TooManyGames:
            text = "Many games are going on at tables of one host; finish one of them first."
            raise Declined("too-many-games", text) from None
        if row is None:
            raise Declined("not-over", "Another game can be offered when this one is over.")
        try:
            if row.rematch == following:
                await self.begin(following)
        finally:
            await self.changed(room.id)

    # Chat.

    async def say(self, room: Room, person: str, name: str, text: str) -> None:
        """Add a line to the chat of a table."""
        seats = room.seats_of(person)
        called = room.row.seats[seats[0]].name if seats else name
        await self.store.say(room.id, person, seats[0] if seats else None, called, text, now())
        await self.chat_changed(room.id)

    async def chat_changed(self, table: str) -> None:
        """Announce that the chat of a table has changed."""
        self.neighbours.tell(News(table=table, chat=True))
        room = self.rooms.get(table)
        if room is not None:
            with suppress(*AWAY), self.outages.noted(table):
                await self.read_chat(room)

    async def open_chat(self, room: Room) -> None:
        """Load the chat of a table, if it is not loaded yet."""
        async with room.lock:
            if room.lines is None:
                room.lines = await self.store.chat(room.id)

    async def read_chat(self, room: Room) -> None:
        """Read the chat of a table again."""
        if room.lines is not None:
            room.lines = await self.store.chat(room.id)
            room.chat_changed()

    # Webhooks.

    def asked(self, room: Room, waited: set[int]) -> None:
        """Call the webhook for people who have to decide from now on and are not online."""
        if not room.row.webhook or room.row.status != "running" or room.replica is None:
            return
        online = room.online()
        for seat in room.replica.waiting_people():
            if seat not in waited and room.row.seats[seat].person not in online:
                self._call(room, "webhook-turn", name=room.row.seats[seat].name)

    def _call(self, room: Room, message: str, **values: str) -> None:
        if room.row.webhook:
            from petteia.server.webhooks import letter, notify, webhook_of  # slow to import, and rarely needed

            webhook = webhook_of(room.row.webhook)
            text = letter(webhook, room.id, message, table=room.row.name, **values)
            allowed = self.settings.webhook_ports
            self.later(notify(webhook.url, text, local=self.settings.webhook_local, ports=allowed))

    def hurry(self, room: Room, hurried: bool) -> None:
        """Announce whether bots think shorter at a table, because many wait."""
        if room.hurried != hurried:
            room.hurried = hurried
            room.table_changed()
            self.neighbours.tell(News(table=room.id, hurried=hurried))

    # Presence.

    def came_or_went(self, room: Room, ask: bool = False) -> None:
        """Announce that somebody has come to a table or left it: at once or, in a crowd, together with others."""
        room.used = now()
        if len(room.listeners) <= CROWD:
            room.table_changed()
            self.neighbours.tell_who_is_here(room, ask)
        elif room.id not in self._crowds:
            self._crowds.add(room.id)
            self.later(self._tell_crowd(room))

    async def _tell_crowd(self, room: Room) -> None:
        await asyncio.sleep(CROWD_PAUSE)
        self._crowds.discard(room.id)
        room.table_changed()
        self.neighbours.tell_who_is_here(room, ask=True)

    def keep_alive(self, part: int, parts: int) -> None:
        """Send something to pages that have heard nothing for long, for one part of the tables at a time."""
        for number, room in enumerate(self.rooms.values()):
            if number % parts == part:
                room.rest()
                for listener in room.listeners:
                    listener.keep_alive()

    # Sessions.

    async def close_ended(self, person: str) -> None:
        """Close the pages of a person whose sessions have ended, here and through other processes."""
        self.neighbours.tell(News(person=person))
        await self.check_sessions(person)

    async def check_sessions(self, person: str | None = None) -> None:
        """Close pages whose sessions have ended: those of a person, or all.

        If the database is away, all pages of that person are closed; those whose sessions go on connect again.
        """
        pages = [page for room in self.rooms.values() for page in room.listeners if person in (None, page.person)]
        sessions = {page.session for page in pages if page.session is not None}
        try:
            ended = sessions - await self.store.accounts.alive(sessions) if sessions else set()
        except AWAY:
            if person is None:
                raise
            ended = sessions
        for page in pages:
            if page.session in ended:
                page.signed_out()

    # Other processes.

    def hear(self, news: News) -> None:
        """Act on the news of another process. News without a sender means that other news may be lost."""
        room = self.rooms.get(news.table)
        if not news.by:
            self.later(self.refresh())
        elif news.person:
            self.later(self.check_sessions(news.person))
        elif room is not None and news.entry is not None and not self._follows(room):
            room.told.append(news.entry)
            self._leave(news)
        elif self.is_loading(news.table) or (room is not None and news.people is None):
            self.later(self.follow(news))
        elif room is not None and news.people is not None:
            self._hear_who_is_there(room, news, news.people)
        elif news.entry is not None:
            self._leave(news)
        elif news.ply or news.row:
            self._look_later(news.table)

    def _leave(self, news: News) -> None:
        for watcher in self._watchers:
            watcher.leave_to(news.by, news.table, news.ply)

    def _follows(self, room: Room) -> bool:
        """Whether what other processes change at a table is read at once, and not when somebody asks for it."""
        return bool(room.listeners) or any(watcher.minds(room.id) for watcher in self._watchers)

    def _hear_who_is_there(self, room: Room, news: News, people: list[str]) -> None:
        room.hear_from(news.by, frozenset(people), news.watching)
        if news.ask and room.listeners:
            self.neighbours.tell_who_is_here(room)

    async def follow(self, news: News) -> None:
        """Read what another process has changed."""
        with self.outages.noted(news.table):
            await self._follow(news)

    async def _follow(self, news: News) -> None:
        room = await self.room(news.table)
        if room is None:
            return
        if news.people is not None:
            self._hear_who_is_there(room, news, news.people)
        if news.hurried is not None:
            room.hurried = news.hurried
            room.table_changed()
        if news.chat:
            await self.read_chat(room)
        if news.row:
            await self.read_row(room.id)
        if room.replica is not None and room.replica.ply < news.ply:
            await self.referee.read_log(room, [] if news.entry is None else [news.entry])

    def tell_who_is_here(self) -> None:
        """Tell other processes again who is at the tables, and forget what they said too long ago."""
        for room in self.rooms.values():
            if room.listeners:
                self.neighbours.tell_who_is_here(room)
            room.forget_silent()

    async def public_tables(self, status: str) -> list[TableRow]:
        """The newest public tables of a status."""
        found = await self._public.of(status)
        await self._doors.passed()
        return found

    async def caught_up(self, table: str) -> Room | None:
        """A table as it is stored, even if no process told of the last changes: one may have died before it could."""
        room = await self.room(table)
        if room is None:
            return None
        ply = 0 if room.replica is None else room.replica.ply
        if await self._standings.of(table) != (room.row, ply):
            await self.outages.read_again(table)
        await self._doors.passed()
        return self.rooms.get(table)

    async def refresh(self) -> None:
        """Read all tables again that somebody looks at, and check who may still do so."""
        await self.check_sessions()
        for room in list(self.rooms.values()):
            if room.listeners:
                await self.outages.read_again(room.id)

    # In the background.

    def later(self, work: Awaitable[object]) -> None:
        """Run something in the background."""

        async def done() -> None:
            try:
                await work
            except (Declined, *AWAY):  # the database logs that it is away
                pass
            except Exception:
                LOGGER.exception("Something went wrong at a table")

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def rematch_of(row: TableRow, table: str, seats: list[SeatRow], key: bytes, at: int) -> TableRow:
    """A table for another game, with these seats."""
    return msgspec.structs.replace(
        row,
        id=table,
        rules=petteia.load(row.game).version,
        seats=seats,
        status="running",
        created=at,
        started=at,
        finished=None,
        key=key,
        scores=None,
        ranking=None,
        rematch=None,
        rematch_offers=[],
        frozen="",
    )
