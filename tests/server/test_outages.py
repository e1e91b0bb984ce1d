"""Changes that are stored just before the database goes away: they are told when it is back."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from litestar import Litestar

from petteia.server.app import create_app
from petteia.server.driver import Driver
from petteia.server.hub import Hub
from petteia.server.room import Room
from petteia.server.settings import Settings
from petteia.server.sockets import SIGNED_OUT
from petteia.server.storage.news import News
from petteia.server.storage.rows import TableRow
from petteia.server.uptime import Uptime
from tests.server.foreseen import keys_of, longest
from tests.server.outages import Outage
from tests.server.visitors import Refused, Visitor
from tests.server.watchers import Watcher

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]
ACCOUNT = {"name": "Ann", "password": "correct horse"}


@pytest.fixture(autouse=True)
def no_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is stored or read again unless the test says so."""

    async def rest(_driver: Driver) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Driver, "_sweep_on", rest)


@pytest.fixture
async def outage(app: Litestar) -> AsyncIterator[Outage]:
    made = Outage(app.state.store.database)
    yield made
    made.over()


def cookie(visitor: Visitor) -> str:
    return "; ".join(f"{name}={value}" for name, value in visitor.browser.cookies.items())


async def is_away(visitor: Visitor, method: str, path: str, data: object = None) -> None:
    with pytest.raises(Refused, match="503 no-database"):
        await visitor.ask(method, path, data)


class TestATable:
    async def test_a_game_that_has_begun_begins_on_every_page(
        self, app: Litestar, visitor: Visitors, outage: Outage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hub: Hub = app.state.hub
        asked: list[str] = []
        monkeypatch.setattr(hub, "asked", lambda room, _waited: asked.append(room.row.status))
        ann = await visitor().called("Ann")
        table = (await ann.makes_table("me", "here"))["id"]
        async with Watcher(app, table) as page:
            await page.hears("said")
            outage.after_storing = True
            await is_away(ann, "POST", f"/api/tables/{table}/start")
            with pytest.raises(ConnectionError):
                await hub.outages.catch_up()
            assert asked == []
            outage.over()
            await hub.outages.catch_up()
            await page.hears("position")
            assert page.of("table")[-1]["status"] == "running"
            assert asked == ["running"]

    async def test_somebody_who_has_sat_down_is_seen(self, app: Litestar, visitor: Visitors, outage: Outage) -> None:
        ann, ben = await visitor().called("Ann"), await visitor().called("Ben")
        table = (await ann.makes_table("me", "open"))["id"]
        async with Watcher(app, table) as page:
            await page.hears("said")
            outage.after_storing = True
            await is_away(ben, "POST", f"/api/tables/{table}/join")
            outage.over()
            before = len(page.of("table"))
            await app.state.hub.outages.catch_up()
            assert (await page.hears("table", before + 1))[-1]["seats"][1]["name"] == "Ben"

    async def test_who_asks_first_gets_the_truth(self, app: Litestar, visitor: Visitors, outage: Outage) -> None:
        ann, ben = await visitor().called("Ann"), await visitor().called("Ben")
        table = (await ann.makes_table("me", "open"))["id"]
        await app.state.hub.room(table)
        outage.after_storing = True
        await is_away(ben, "POST", f"/api/tables/{table}/join")
        outage.over()
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Ben"

    async def test_a_line_of_the_chat_is_said_once_and_heard(
        self, app: Litestar, visitor: Visitors, outage: Outage
    ) -> None:
        ann = await visitor().called("Ann")
        table = (await ann.makes_table("me", "open"))["id"]
        async with Watcher(app, table, cookie=cookie(ann)) as page:
            await page.hears("said")
            outage.after_storing = True
            page.say('{"type": "say", "id": 1, "text": "Hello"}')
            await page.hears("done")
            assert page.of("refused") == []
            outage.over()
            await app.state.hub.outages.catch_up()
            assert [line["text"] for line in (await page.hears("said", 2))[-1]["lines"]] == ["Hello"]

    async def test_news_of_another_process_is_read_when_the_database_is_back(
        self, app: Litestar, visitor: Visitors, outage: Outage
    ) -> None:
        hub: Hub = app.state.hub
        ann = await visitor().called("Ann")
        table = (await ann.makes_table("me", "open"))["id"]
        room = await hub.room(table)
        assert room is not None
        await renamed(hub, room)
        outage.away = True
        with pytest.raises(ConnectionError):
            await hub.follow(News(by="another", table=table, row=True))
        outage.over()
        await hub.outages.catch_up()
        assert room.row.name == "Elsewhere"

    async def test_a_page_that_comes_is_told_the_row_as_it_is_stored(self, app: Litestar, visitor: Visitors) -> None:
        hub: Hub = app.state.hub
        ann = await visitor().called("Ann")
        table = (await ann.makes_table("me", "open"))["id"]
        room = await hub.room(table)
        assert room is not None
        await renamed(hub, room)
        async with Watcher(app, table) as page:
            assert (await page.hears("table"))[0]["name"] == "Elsewhere"


async def renamed(hub: Hub, room: Room) -> None:
    """Change the name of a table in the store, without a word."""

    def rename(row: TableRow) -> bool:
        row.name = "Elsewhere"
        return True

    await hub.store.change_table(room.id, rename)


async def test_a_server_stops_in_order(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(settings, keys_of(1), longest)
    stopped: list[str] = []
    for part in (Driver, Hub, Uptime):
        monkeypatch.setattr(part, "stop", noted(part, stopped))
    async with app.lifespan():
        Outage(app.state.store.database).away = True
    assert stopped == ["Driver", "Hub", "Uptime"]


def noted(part: type[Any], stopped: list[str]) -> Callable[[Any], Awaitable[None]]:
    """The end of a part of the server, which is noted."""
    stop = part.stop

    async def note(self: Any) -> None:
        stopped.append(part.__name__)
        await stop(self)

    return note


class TestAnAccount:
    @pytest.mark.parametrize(
        ("method", "path", "data"),
        [
            ("POST", "/api/logout", None),
            ("DELETE", "/api/sessions", None),
            ("PUT", "/api/account/password", {"old": ACCOUNT["password"], "new": "battery staple"}),
            ("POST", "/api/account/delete", {"password": ACCOUNT["password"]}),
            ("POST", "/api/login", ACCOUNT),
        ],
    )
    async def test_the_pages_of_an_ended_session_are_closed(
        self, app: Litestar, visitor: Visitors, outage: Outage, method: str, path: str, data: Any
    ) -> None:
        ann = visitor()
        await ann.post("/api/account", ACCOUNT)
        table = (await (await visitor().called("Ben")).makes_table("me", "open"))["id"]
        async with Watcher(app, table, cookie=cookie(ann)) as page:
            await page.hears("said")
            outage.after_storing = True
            await ann.request(method, path, json=data)
            await page.hears("nothing more")
            assert page.code == SIGNED_OUT[0]

    async def test_who_is_banned_is_sent_away(self, app: Litestar, visitor: Visitors, outage: Outage) -> None:
        ann = visitor()
        person = (await ann.post("/api/account", ACCOUNT))["person"]["id"]
        table = (await ann.makes_table("me", "open"))["id"]
        async with Watcher(app, table, cookie=cookie(ann)) as page:
            await page.hears("said")
            outage.away = True
            app.state.hub.hear(News(by="notices", person=person))
            await page.hears("nothing more")
            assert page.code == SIGNED_OUT[0]

    async def test_an_account_is_made_with_its_codes_and_its_session_or_not_at_all(
        self, app: Litestar, visitor: Visitors, outage: Outage
    ) -> None:
        ann = await visitor().called("Anna")
        table = (await ann.makes_table("me", "open"))["id"]
        room = await app.state.hub.room(table)
        outage.after_storing = True
        made = await ann.post("/api/account", ACCOUNT)
        outage.over()
        assert (await ann.get("/api/me"))["account"]
        assert (await ann.get("/api/account"))["codes"] == len(made["codes"]) == 8
        await app.state.hub.outages.catch_up()
        assert room.row.seats[0].name == "Ann"
