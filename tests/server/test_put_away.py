"""Games against bots alone can be put away or deleted; what one has resigned is not offered to watch."""

import asyncio
import logging
from typing import Any

import pytest
from litestar import Litestar

from petteia.server.hub import Hub
from petteia.server.seats import put_away
from petteia.server.storage.store import Store
from tests.server.examples import bot, person, seated
from tests.server.playing import Play, chance, running
from tests.server.visitors import Document, Refused, Visitor

pytestmark = pytest.mark.anyio


async def ids(visitor: Visitor, path: str = "/api/mine") -> list[str]:
    return [table["id"] for table in await visitor.get(path)]


async def code_of(wish: object) -> str:
    with pytest.raises(Refused) as refused:
        await wish  # type: ignore[misc]
    return refused.value.code


async def started(visitor: Visitor, *seats: str, **wishes: object) -> str:
    table = str((await visitor.makes_table(*seats, **wishes))["id"])
    await visitor.post(f"/api/tables/{table}/start")
    return table


async def test_a_game_against_bots_is_put_away_and_taken_out_again(app: Litestar, document: Document) -> None:
    ann = await Visitor(app, document).called("Ann")
    table = await started(ann, "me", "bot")
    assert (await ann.get("/api/mine"))[0]["alone"]
    assert (await ann.put(f"/api/tables/{table}/away", {"away": True}))["away"]
    assert await ids(ann) == []
    assert await ids(ann, "/api/mine?away=true") == [table]
    assert not (await ann.put(f"/api/tables/{table}/away", {"away": False}))["away"]
    assert await ids(ann) == [table]


async def test_a_game_against_bots_is_deleted_while_they_think(
    app: Litestar, document: Document, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = await Visitor(app, document).called("Ann"), await Visitor(app, document).called("Bob")
    table = await started(ann, "me", "bot", "bot")
    assert await code_of(bob.delete(f"/api/tables/{table}")) == "not-host"
    await ann.delete(f"/api/tables/{table}")
    assert await code_of(ann.get(f"/api/tables/{table}")) == "no-table"
    hub: Hub = app.state.hub
    driver: Any = hub._watchers[0]
    await asyncio.gather(*driver._thinking.values())
    assert await hub.store.log(table) == []
    assert table not in hub.rooms
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_game_with_people_is_neither(app: Litestar, document: Document) -> None:
    ann, bob = await Visitor(app, document).called("Ann"), await Visitor(app, document).called("Bob")
    table = str((await ann.makes_table("me", "open", public=True))["id"])
    await bob.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    assert await code_of(ann.delete(f"/api/tables/{table}")) == "has-begun"
    assert await code_of(ann.put(f"/api/tables/{table}/away", {"away": True})) == "not-alone"
    cleo = await Visitor(app, document).called("Cleo")
    hub: Hub = app.state.hub
    room = await hub.room(table)
    assert room is not None
    await hub.referee.resign(room, 0)
    for viewer, seen in ((ann, []), (bob, []), (cleo, [table])):
        assert [each["id"] for each in (await viewer.get("/api/tables"))["running"]] == seen


async def test_what_is_put_away_stays_so(store: Store) -> None:
    """On both databases, also for tables that are over, whoever else sat there; and it is one's own choice."""
    for name in ("ada", "ben"):
        await store.add_person(person(name))
    play = Play(running(2, id="over"))
    play.play_on(chance(1))
    await store.add_table(play.row)
    await store.finish("over", play.replica.state.scores(), play.replica.state.ranking(), at=9)
    await store.add_table(running(id="bots", seats=[seated(0, "ada"), bot(1)]))
    for table in ("over", "bots"):
        assert await store.change_table(table, lambda row: put_away(row, person("ada"), away=True)) is not None
        assert await store.change_table(table, lambda row: put_away(row, person("ada"), away=True)) is None
    assert {row.id for row in await store.tables_of("ada", away=True)} == {"over", "bots"}
    assert await store.tables_of("ada", away=False) == []
    assert {row.id for row in await store.tables_of("ada")} == {"over", "bots"}
    assert [row.id for row in await store.tables_of("ben", away=False)] == ["over"]
