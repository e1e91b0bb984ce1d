"""The WebSockets of tables, one for each page at a table.

A page is sent the table, the position and the chat, and then whatever changes. Only answers are queued: other changes
are noted, and made into a message when the page can take it. So a slow page gets fewer messages with larger steps, and
nobody waits for it.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromQuery
from litestar.types import Send
from sqlalchemy.exc import DataError

from petteia.kernel.errors import PetteiaError
from petteia.server.hub import Hub
from petteia.server.messages import (
    Decide,
    Done,
    FromPage,
    Look,
    OfferRematch,
    Refused,
    Resign,
    Said,
    Say,
    Undo,
    Why,
    WhyNot,
)
from petteia.server.metrics import DECISION_SECONDS, DECISIONS, SOCKETS
from petteia.server.replica import Declined, Replica
from petteia.server.reporter import ENCODER, refusal, refusal_row
from petteia.server.requests import TableId, TheHub, Visit, visit_of
from petteia.server.room import Room
from petteia.server.security import Limits, OpenSockets, address
from petteia.server.sight import NOWHERE
from petteia.server.socket_connections import SocketConnection
from petteia.server.storage.database import AWAY
from petteia.server.written import cleaned

LOGGER: Final = logging.getLogger("petteia")
LONGEST_MESSAGE: Final = 8192  # characters
MOST_ANSWERS: Final = 100  # that may wait to be sent before reading stops
MOST_PAGES: Final = 20  # of one person at one table
SLOWED: Final = 1.0  # seconds at most before somebody is told that they ask too often
SILENCE: Final = 30.0  # seconds after which the table is sent again, so that the page knows its line to be alive
NO_TABLE: Final = (4404, "no-table")
SIGNED_OUT: Final = (4401, "signed-out")
TOO_MANY: Final = (1013, "too-many")  # the code for “try again later”
OUR_FAULT: Final = (1011, "our-fault")
LINE: Final = "petteia.line"  # the server's own `receive` and `send`, in the state of a scope
ASKS_TOO_OFTEN: Final = "Too many requests; wait a moment."
DECODER: Final = msgspec.json.Decoder(FromPage)
DECIDED: Final = DECISIONS.labels("person")


class Numbered(msgspec.Struct):
    """The part of a message that is needed to refuse it."""

    id: msgspec.UnsetType | Any = msgspec.UNSET


class TableSocket:
    """The socket of a page at a table: what has been sent, and what is to be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, room: Room, visit: Visit | None, since: int) -> None:
        # The server's own functions, if they are known: what Litestar wraps around them costs time and is not needed.
        self.get, self.put = socket.scope["state"].get(LINE, (socket.receive, socket.send))
        self.connection = connection_of(self.put)
        self.hub = hub
        self.room = room
        self.person = visit[0].id if visit is not None else None
        self.name = visit[0].name if visit is not None else ""
        self.session = visit[1].id if visit is not None else None
        self.looks: int | None = None  # the seat that the page wants to see
        self.chosen = False  # whether the page has chosen a seat
        self.viewer: int | msgspec.UnsetType | None = msgspec.UNSET  # whose position was sent last
        self.ply = NOWHERE  # of that position
        self.heard = since if len(room.seats_of(self.person)) < 2 else 0  # how many of the viewer's events were sent
        self.lines = 0  # the number of the next line of the chat
        self.answers: deque[str] = deque()
        self.is_woken = False  # whether `tell` is about to be called
        self.is_waiting = False  # whether `send` has news in hand that come before all others
        self.to_tell = asyncio.Event()  # set if there is something to do for `send`
        self.tell_table = self.tell_position = self.tell_chat = True
        self.closing: tuple[int, str] | None = None  # why the server closes the socket
        self.is_gone = False
        self.is_idle = True  # whether no message is being carried out
        self.is_deciding = False  # whether a decision is being carried out that did not wait for its turn
        self.spoke = 0.0  # when something was last sent
        self.to_tell.set()

    # What has changed.

    def keep_alive(self) -> None:
        """Send something if nothing was sent for long."""
        if time.monotonic() - self.spoke > SILENCE:
            self.table_changed()

    def table_changed(self) -> None:
        """Send the table."""
        self.tell_table = True
        self.wake()

    def position_changed(self) -> None:
        """Send the position."""
        self.tell_position = True
        self.wake()

    def chat_changed(self) -> None:
        """Send the new lines of the chat."""
        self.tell_chat = True
        self.wake()

    def removed(self) -> None:
        """Close the socket, because the table has been removed."""
        self.close(NO_TABLE)

    def signed_out(self) -> None:
        """Close the socket, because the page's session has ended."""
        self.close(SIGNED_OUT)

    def close(self, why: tuple[int, str]) -> None:
        self.closing = why
        self.to_tell.set()

    def answer(self, message: Done | Refused | WhyNot) -> None:
        """Queue the answer to a request."""
        self.answers.append(ENCODER.encode(message).decode())
        self.wake()

    # Sending.

    def wake(self) -> None:
        """Tell the page what has changed, as soon as whoever changes something has finished."""
        if not self.is_woken:
            self.is_woken = True
            self.room.wake(self.tell)

    def tell(self) -> None:
        """Send the news at once if the page has read what was sent before; otherwise leave it to `send`."""
        self.is_woken = False
        if self.connection is None or self.is_waiting or not self.connection.is_free():
            self.to_tell.set()
            return
        try:
            if news := self.news():
                self.connection.write_text(news)
            self.spoke = time.monotonic()
        except Exception:
            LOGGER.exception("A page at table %s could not be told the news", self.room.id)
            self.close(OUR_FAULT)

    async def send(self) -> None:
        """Send what there is to send whenever the page has to be waited for, until it leaves."""
        while self.closing is None:
            self.to_tell.clear()
            if news := self.news():
                self.is_waiting = True
                await self.put({"type": "websocket.send", "bytes": None, "text": news})
                self.is_waiting = False
            self.spoke = time.monotonic()
            await self.to_tell.wait()

    def news(self) -> str:
        """Everything that has changed, to be sent in one frame: a message in each line."""
        news = [*self.answers]
        self.answers.clear()
        if self.tell_table:
            self.tell_table = False
            news.append(self.room.table_text(self.person))
        if self.tell_position and self.room.replica is not None:
            self.tell_position = False
            news.append(self.position_text(self.room.replica))
        if self.tell_chat:
            self.tell_chat = False
            new = [line for line in self.room.lines or [] if line.number >= self.lines]
            if new or not self.lines:
                self.lines = new[-1].number + 1 if new else 0
                news.append(ENCODER.encode(Said(new)).decode())
        return "\n".join(news)

    def position_text(self, replica: Replica) -> str:
        """The position for this page. Viewers number their own events, so another viewer starts at the first."""
        viewer = self.looks_at(replica)
        if self.viewer not in (viewer, msgspec.UNSET):
            self.ply, self.heard = NOWHERE, 0
        sight = self.room.sight(viewer)
        text = sight.text(replica, self.ply, self.heard)
        self.viewer, self.ply, self.heard = viewer, sight.ply, sight.heard
        return text

    def looks_at(self, replica: Replica) -> int | None:
        """The seat whose position to send: the one the page has chosen, else its only seat that has to decide."""
        seats = self.room.seats_of(self.person)
        if self.chosen and (self.looks is None or self.looks in seats):
            return self.looks
        if len(seats) > 1:
            seats = [seat for seat in replica.waiting_people() if seat in seats]
        return seats[0] if len(seats) == 1 else None

    # Requests.

    def take(self, text: str, limits: Limits, who: str) -> bool:
        """Carry out a decision that nothing stands in the way of; False if `read` has to."""
        if self.is_deciding or not self.is_idle or len(self.answers) > MOST_ANSWERS or len(text) > LONGEST_MESSAGE:
            return False
        try:
            message = decode(text)
            if not isinstance(message, Decide):
                return False
            self.check_plays(message.seat)
        except (Declined, msgspec.MsgspecError):
            return False
        if limits.wait("play", who):
            return False
        self.is_deciding = True
        told = partial(self.decided, message.id, time.perf_counter())
        self.hub.referee.decide(self.room, message.seat, message.ply, message.action, told)
        return True

    def decided(self, number: int, began: float, outcome: int | Exception) -> None:
        """Answer a decision that did not wait for its turn among the page's messages."""
        self.is_deciding = False
        if isinstance(outcome, Exception):
            self.refuse(number, outcome)
        else:
            self.done(number, outcome)
            DECIDED.inc()
            DECISION_SECONDS.observe(time.perf_counter() - began)

    async def read(self, text: str, limits: Limits, who: str) -> None:
        """Carry out a message of the page, or say why not."""
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Declined("too-long", f"A message has at most {LONGEST_MESSAGE} characters.")
            message = decode(text)
            if isinstance(message, Say) and limits.wait("chat", who):
                raise Declined("too-many", ASKS_TOO_OFTEN)
            await self.carry_out(message)
        except Exception as error:
            self.refuse(number_of(text), error)

    def refuse(self, number: int, error: Exception) -> None:
        """Say why a message was not carried out."""
        if isinstance(error, Declined):
            self.answer(Refused(number, error.code, str(error)))
        elif isinstance(error, msgspec.MsgspecError):
            self.answer(Refused(number, "bad-message", f"This is not a message that a table understands: {error}."))
        elif isinstance(error, PetteiaError):
            self.answer(Refused(number, "illegal", str(error)))
        elif isinstance(error, DataError):
            self.answer(Refused(number, "bad-message", "This message cannot be stored."))
        elif isinstance(error, AWAY):  # the database logs it
            self.answer(Refused(number, "no-database", "The database does not answer; check whether it was done."))
        else:
            LOGGER.error("A request at table %s failed", self.room.id, exc_info=error)
            self.answer(Refused(number, "our-fault", "Something went wrong on the server; check whether it was done."))

    async def carry_out(self, message: FromPage) -> None:
        """Carry out a message."""
        if isinstance(message, Decide):
            await self.decide(message)
        elif isinstance(message, Undo):
            self.check_plays(message.seat)
            self.done(message.id, await self.hub.referee.undo(self.room, message.seat, message.ply))
        elif isinstance(message, Look):
            self.look(message)
        elif isinstance(message, Why):
            self.explain(message)
        elif isinstance(message, Say):
            await self.say(message)
        elif isinstance(message, Resign):
            self.check_plays(message.seat)
            self.done(message.id, await self.hub.referee.resign(self.room, message.seat))
        elif isinstance(message, OfferRematch):
            if not self.room.seats_of(self.person):
                raise Declined("not-yours", "Only players of this table can offer another game.")
            await self.hub.offer_rematch(self.room, self.somebody())
            self.done(message.id)

    async def decide(self, message: Decide) -> None:
        """Make a person's decision."""
        began = time.perf_counter()
        self.check_plays(message.seat)
        ply = await self.hub.referee.decide_and_wait(self.room, message.seat, message.ply, message.action)
        self.done(message.id, ply)
        DECIDED.inc()
        DECISION_SECONDS.observe(time.perf_counter() - began)

    async def say(self, message: Say) -> None:
        """Say something in the chat."""
        text = cleaned(message.text)
        if not text:
            raise Declined("nothing-to-say", "There is nothing to read in that.")
        person = self.somebody()
        owner = None if self.room.seats_of(person) else await self.hub.store.account(self.name)
        if owner is not None and owner.id != person:
            raise Declined("name-taken", "Your name belongs to an account; choose another.")
        await self.hub.say(self.room, person, self.name, text)
        self.done(message.id)

    def look(self, message: Look) -> None:
        """Send the positions of this seat from now on."""
        if message.seat is not None:
            self.check_owns(message.seat)
        self.looks, self.chosen = message.seat, True
        self.ply = NOWHERE
        self.position_changed()
        self.done(message.id)

    def explain(self, message: Why) -> None:
        """Say why a move is not open."""
        self.check_owns(message.seat)
        replica = self.room.playing()
        reason = replica.state.why_not(message.seat, message.action)
        told = refusal(refusal_row(replica, message.action, reason)) if reason is not None else None
        self.answer(WhyNot(message.id, told))

    def done(self, number: int, ply: int | None = None) -> None:
        """Answer that a request was carried out."""
        if ply is None:
            ply = self.room.replica.ply if self.room.replica is not None else 0
        self.answer(Done(number, ply))

    def somebody(self) -> str:
        """The person at this page; raises Declined if they have not given a name."""
        if self.person is None:
            raise Declined("who-are-you", "Say your name first.")
        return self.person

    def check_owns(self, seat: int) -> None:
        """Raise Declined if the person does not hold this seat."""
        if seat not in self.room.seats_of(self.person):
            raise Declined("not-yours", f"Seat {seat} is not yours.")

    def check_plays(self, seat: int) -> None:
        """Raise Declined if the person does not play this seat, or does not any more."""
        self.check_owns(seat)
        if self.room.playing().gone[seat] != "no":
            raise Declined("gone", "A bot plays for this seat now.")


def connection_of(put: Send) -> SocketConnection | None:
    """The connection whose method this is, over which news can be sent without waiting; None of another server."""
    owner = getattr(put, "__self__", None)
    return owner if isinstance(owner, SocketConnection) else None


def decode(text: str) -> FromPage:
    """The message in a text; raises Declined or MsgspecError if there is none."""
    try:
        message: FromPage = DECODER.decode(text)
    except RecursionError:
        raise Declined(
            "bad-message", "This is not a message that a table understands: it is nested too deeply."
        ) from None
    return message


def number_of(text: str) -> int:
    """The id of a message, even if something else is wrong with it; 0 without one."""
    with suppress(msgspec.MsgspecError, RecursionError):
        text = text if len(text) <= LONGEST_MESSAGE else ""
        found = msgspec.json.decode(text, type=Numbered).id
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < 2**53:
            return found
    return 0


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: TableId, hub: TheHub, since: FromQuery[int] = 0) -> None:
    """The socket of a page, which has `since` events already."""
    await socket.accept()
    where = address(socket, socket.app.state.settings)
    limits: Limits = socket.app.state.limits
    sockets: OpenSockets = socket.app.state.sockets
    if limits.wait("connect", where):
        await socket.close(*TOO_MANY)
        return
    room = await hub.caught_up(table)
    if room is None:
        await socket.close(*NO_TABLE)
        return
    await hub.open_chat(room)
    visit = await visit_of(socket)  # the last to wait for: no session ends unnoticed before the page is at the table
    with sockets.counted(where, visit[0].id if visit else None) as admitted:
        if not admitted:
            await socket.close(*TOO_MANY)
            return
        await attend(socket, TableSocket(socket, hub, room, visit, since), where)


async def attend(socket: WebSocket[Any, Any, Any], page: TableSocket, where: str) -> None:
    """Let a page be at its table until it leaves."""
    hub, room = page.hub, page.room
    if sum(other.person == page.person for other in room.listeners) >= MOST_PAGES and page.person is not None:
        await socket.close(*TOO_MANY)
        return
    room.listeners.add(page)
    if page.connection is not None:
        page.connection.take = partial(page.take, limits=socket.app.state.limits, who=page.person or where)
    hub.came_or_went(room, ask=True)
    SOCKETS.inc()
    sending = asyncio.create_task(page.send())
    reading = asyncio.create_task(receive(socket, page, page.person or where))
    try:
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        SOCKETS.dec()
        room.listeners.discard(page)
        if page.connection is not None:
            page.connection.take = None
        hub.came_or_went(room)
        page.is_gone = True
        sending.cancel()
        if page.is_idle:  # a message that is being carried out is finished, though the page is gone
            reading.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)
    if page.closing is not None:
        await socket.close(*page.closing)


async def receive(socket: WebSocket[Any, Any, Any], page: TableSocket, who: str) -> None:
    """Read what a page sends until it leaves."""
    limits: Limits = socket.app.state.limits
    while not page.is_gone:
        message = await page.get()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode(errors="replace")
        if seconds := limits.wait("play", who):
            await asyncio.sleep(min(seconds, SLOWED))  # meanwhile nothing more is read
            page.answer(Refused(number_of(text), "too-many", ASKS_TOO_OFTEN))
            continue
        page.is_idle = False
        await page.read(text, limits, who)
        page.is_idle = True
        while len(page.answers) > MOST_ANSWERS:
            await asyncio.sleep(0.05)
