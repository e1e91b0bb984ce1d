"""A database as the first server made it: everything is there after the upgrade, and games go on."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from itsdangerous import URLSafeTimedSerializer
from litestar import Litestar

from petteia.server.app import create_app
from petteia.server.settings import Settings
from tests.server.first_schema import SECRET, WORD, games, write_first
from tests.server.foreseen import keys_of, longest
from tests.server.visitors import Document, Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(empty_url: str) -> AsyncIterator[Litestar]:
    """A server of today on that database."""
    await write_first(empty_url)
    made = create_app(Settings(database=empty_url, thinkers=1, limits=False), keys_of(1), longest)
    async with made.lifespan():
        yield made


@pytest.fixture
def ada(app: Litestar) -> Visitor:
    """The guest, with the cookie of the first server."""
    visitor = Visitor(app, Document(app))
    cookie = str(URLSafeTimedSerializer(SECRET, salt="petteia person").dumps("ada"))
    visitor.browser.cookies.set("petteia", cookie, domain="petteia.test")
    return visitor


async def test_a_guest_finds_their_games(ada: Visitor) -> None:
    mine = await ada.get("/api/mine")
    assert [(each["id"], each["status"]) for each in mine] == [("t", "running"), ("over", "finished")]


async def test_a_running_game_has_its_log_and_goes_on(app: Litestar) -> None:
    middle, _ = games()
    room = await app.state.hub.room("t")
    assert room.row.status == "running"
    assert (await app.state.store.log("t"))[: len(middle.log)] == middle.log
    while 0 not in room.replica.waiting:  # the bot may have to decide first
        await asyncio.sleep(0.05)
    before = room.replica.ply
    assert await app.state.hub.referee.decide_and_wait(room, 0, before, room.replica.questions[0][0]) > before


async def test_a_finished_game_has_its_result_story_and_chat(app: Litestar, ada: Visitor) -> None:
    _, over = games()
    found = await ada.get("/api/tables/over")
    assert found["result"]["scores"] == over.replica.state.scores()
    assert len((await ada.get("/api/tables/over/story"))["steps"]) == len(over.log)
    assert [line.text for line in await app.state.store.chat("over")] == ["Again?"]


async def test_an_account_signs_in_to_its_table(app: Litestar) -> None:
    ben = Visitor(app, Document(app))
    await ben.post("/api/login", {"name": "BEN", "password": WORD})
    assert {each["id"] for each in await ben.get("/api/mine")} == {"lobby", "over"}
