"""People with a browser of their own: what they see, what it was sent, and what it complained about.

Where the way to a position is not what a test is about, it is gone without the page: `sits_down` makes the table,
`Player.skips_to` plays on, and only then is the page opened.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, WebSocket
from websockets.sync.client import ClientConnection, connect

from tests.page.words import say
from tests.server.live import PATIENT, Server, next_position

PATIENCE = 180_000  # milliseconds: the machine may be busy with something else
WHOLE_GAME = 600_000  # until bots have played one to its end
PAUSE = 20
# What Chromium says when a server is away, and what Playwright says of service workers.
EXPECTED = ("Failed to load resource", "WebSocket connection", "Service Worker registration blocked")


class Screen(NamedTuple):
    """A kind of screen."""

    width: int
    height: int
    touch: bool


DESK = Screen(1440, 900, touch=False)
LAPTOP = Screen(1280, 720, touch=False)
PHONE = Screen(390, 844, touch=True)
SMALL_PHONE = Screen(360, 740, touch=True)
WALL = Screen(3840, 2160, touch=False)

ME = {"who": "me"}
OPEN = {"who": "open"}
NOVICE = {"who": "bot", "level": "novice"}

GAMES = ("khora", "carpe-diem", "emporion")
USUAL = {"khora": {"draft": "off"}}  # how a game is played where a test says nothing of it: the shortest way


class Ear:
    """What comes through one line, with every change of a position made into a whole one."""

    def __init__(self, frames: list[dict[str, Any]]) -> None:
        self.frames = frames
        self.position: dict[str, Any] = {}

    def hears(self, frame: str | bytes) -> None:
        """Take in the messages of a frame."""
        for text in frame.splitlines():
            message = json.loads(text)
            if message["type"] == "change":
                message = next_position(self.position, message)
            if message["type"] == "position":
                self.position = message
            self.frames.append(message)


class Line:
    """A line to the server beside the page's. What comes through it counts as told to the visitor."""

    def __init__(self, visitor: "Visitor", socket: ClientConnection) -> None:
        self.ear = Ear(visitor.frames)
        self.socket = socket

    def sends(self, kind: str, **what: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps({"type": kind, "id": 1, **what}))

    def until(self, happened: Callable[[], bool]) -> None:
        """Listen until something has happened."""
        while not happened():
            known = len(self.ear.frames)
            self.ear.hears(self.socket.recv(timeout=PATIENCE / 1000))
            assert all(message["type"] != "refused" for message in self.ear.frames[known:]), self.ear.frames[known:]


class Visitor:
    """Somebody with a browser, and one page in it."""

    def __init__(self, browser: Browser, server: Server, screen: Screen = DESK, **wishes: Any) -> None:
        # A service worker would keep files of one server for the next one at its address.
        wishes = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"} | wishes
        self.server = server
        self.screen = screen
        self.table = ""  # where they sit
        self.context = browser.new_context(
            base_url=server.url,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            **wishes,
        )
        self.context.set_default_timeout(PATIENCE)
        self.console: list[str] = []
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []  # the messages that came through WebSockets
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", self._hear_error)
        self.page.on("websocket", self._listen)

    def _hear_console(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            self.complaints.append(message.text)

    def _hear_error(self, error: Error) -> None:
        self.console.append(f"exception: {error}")
        self.complaints.append(str(error))

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", Ear(self.frames).hears)

    def leave_traces(self, folder: Path, name: str) -> None:
        """Save what can be seen, and what the browser has said."""
        (folder / f"{name}-console.txt").write_text("\n".join(self.console), "utf-8")
        self.page.screenshot(path=folder / f"{name}.png")

    # Through the server's doors, where the way there is not what a test is about.

    def becomes(self, name: str) -> "Visitor":
        """Say one's name."""
        self.post("/api/me", name=name)
        return self

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Ask the server for something, as this person."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def makes_table(
        self,
        *seats: dict[str, str],
        game: str = "khora",
        options: Mapping[str, str] = MappingProxyType({}),
        start: bool = True,
        deal: int | None = None,
        **wishes: Any,
    ) -> str:
        """A table with these seats, begun if nobody has to come."""
        options = USUAL.get(game, {}) | dict(options)
        table = self.post("/api/tables", game=game, seats=list(seats), options=options, **wishes)
        self.table = str(table["id"])
        if deal is not None:
            self.server.deal(deal)
        if start:
            self.post(f"/api/tables/{self.table}/start")
        return self.table

    def sits_down(self, *others: dict[str, str], **wishes: Any) -> "Visitor":
        """Sit at a table that has begun, without looking at it: against one novice, if nobody else is named."""
        self.becomes("Ada")
        self.frames.clear()
        self.makes_table(ME, *(others or (NOVICE,)), **wishes)
        return self

    @contextmanager
    def line(self) -> Iterator[Line]:
        """A line to the table, without its page."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        address = f"ws{self.server.url[4:]}/api/tables/{self.table}/play"
        headers = {"Cookie": cookies}
        with connect(address, additional_headers=headers, compression=None, proxy=None, **PATIENT) as socket:
            line = Line(self, socket)
            line.until(self.knows_position)
            yield line

    def looks_at_the_table(self) -> None:
        """Open the page of the table."""
        self.goes_to(f"/t/{self.table}")

    def table_in_play(self, *others: dict[str, str], **wishes: Any) -> "Visitor":
        """Sit down, and look at the table."""
        self.sits_down(*others, **wishes).looks_at_the_table()
        return self

    def finished_table(self, *others: dict[str, str], **wishes: Any) -> "Visitor":
        """The page of a game that was given up at once, and that bots have played to its end."""
        self.sits_down(*others, **wishes)
        with self.line() as line:
            line.sends("resign", seat=0)
            line.until(lambda: self.told("table")["status"] == "finished" and bool(self.position()["over"]))
        self.looks_at_the_table()
        return self

    def shows_the_result(self) -> Locator:
        """Open the sheet that tells how the game has ended."""
        self.button(say("result")).click()
        sheet = self.page.get_by_role("dialog", name=say("final-scoring"))
        sheet.wait_for()
        return sheet

    # What they see.

    def goes_to(self, path: str) -> None:
        """Open an address."""
        self.page.goto(path)

    def new_table(self, game: str = "khora") -> Locator:
        """The form of a new table of a game, from the home page."""
        self.goes_to("/")
        cover = self.page.get_by_role("button", name=say(f"{game}/game-name"))
        cover.tap() if self.screen.touch else cover.click()
        form = self.page.locator(f'form.new[data-game="{game}"]')
        form.wait_for()
        return form

    def button(self, name: str) -> Locator:
        """The button that is called so."""
        return self.page.get_by_role("button", name=name, exact=True)

    def told(self, kind: str) -> dict[str, Any]:
        """What the page was told last of a kind: the `table`, the `position`."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    def position(self) -> dict[str, Any]:
        """How the table stands, as the page was told last."""
        return self.told("position")

    def bots_think(self) -> bool:
        """Whether the game waits for a bot."""
        seats = self.told("table")["seats"]
        return any(seats[seat]["level"] for seat in self.position()["waiting"])

    def round(self) -> int:
        """The number of the round, as the page was told last."""
        return int(self.position()["view"]["round"])

    def knows_position(self) -> bool:
        """Whether the page was told how the table stands."""
        return any(frame["type"] == "position" for frame in self.frames)

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something that the browser is told rather than shows."""
        for _ in range(PATIENCE // PAUSE):
            if happened():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("what was waited for has not happened")

    def hand(self) -> list[str]:
        """The cards in the visitor's own hand, as the page shows them."""
        pieces = self.page.locator(".hand .card")
        keys: Sequence[str] = pieces.evaluate_all("cards => cards.map(card => card.dataset.piece)")
        return [key.removeprefix("card-") for key in keys]

    def widest(self) -> int:
        """How wide the page is, whether or not all of it can be seen at once."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def nothing_scrolls_sideways(self) -> None:
        """Check that the page is as wide as the screen."""
        width, body = self.page.evaluate("[innerWidth, document.body.scrollWidth]")
        assert max(self.widest(), body) <= width, f"{self.page.url} is {self.widest()} pixels wide, the screen {width}"
