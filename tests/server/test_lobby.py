"""Tables before they are played at."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar import Litestar

import petteia
from petteia.kernel.rng import commitment
from petteia.server.lobby import MOST_LOBBIES
from petteia.server.settings import Settings
from petteia.server.storage.store import Store
from tests.server.visitors import Refused, Visitor

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]


@pytest.fixture
async def ann(visitor: Visitors) -> Visitor:
    return await visitor().called("Ann")


@pytest.fixture
async def bob(visitor: Visitors) -> Visitor:
    return await visitor().called("Bob")


def sitting(table: dict[str, Any]) -> list[tuple[str, str]]:
    """Who sits on the seats: their kind and name, or the level of a bot."""
    return [(seat["who"], seat["level"] or seat["name"]) for seat in table["seats"]]


# Making.


async def test_a_new_table_waits_in_the_lobby(ann: Visitor) -> None:
    table = await ann.makes_table("me", "open", "bot", options={"draft": "off"}, name="  Our   table ", public=True)
    assert sitting(table) == [("person", "Ann"), ("open", ""), ("bot", "skilled")]
    assert (table["status"], table["name"], table["game"]) == ("lobby", "Our table", "khora")
    assert table["host"]
    assert table["public"]
    assert table["options"] == petteia.load("khora").check_options({"draft": "off"})
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert table["commitment"] is table["key"] is table["started"] is None
    assert await ann.get(f"/api/tables/{table['id']}") == table


async def test_a_table_without_a_name_gets_one_and_bots_have_names_of_their_own(ann: Visitor) -> None:
    table = await ann.makes_table("bot", "bot", "bot", "bot")
    assert table["name"]
    assert len({seat["name"] for seat in table["seats"]}) == 4


async def test_several_people_at_one_screen(ann: Visitor) -> None:
    seats = [{"who": "me"}, {"who": "here", "name": " Aunt "}, {"who": "here"}]
    table = await ann.post("/api/tables", {"game": "khora", "seats": seats})
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Aunt", "Ann"]
    assert all(seat["mine"] for seat in table["seats"])


async def test_a_table_keeps_its_clock(ann: Visitor) -> None:
    clock = {"kind": "live", "minutes": 10, "increment": 5, "days": 1}
    assert (await ann.makes_table("me", "open", clock=clock, undo=False))["clock"] == clock


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": [{"who": "me"}]}, 400, "bad-seats"),
        ({"seats": [{"who": "me"}] + [{"who": "bot"}] * 4}, 400, "bad-seats"),
        ({"seats": [{"who": "me"}, {"who": "me"}]}, 400, "seated-twice"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "divine"}]}, 400, "bad-request"),
        ({"seats": [{"who": "me"}, {"who": "king"}]}, 400, "bad-request"),
        ({"seats": []}, 400, "bad-request"),
        ({"options": {"draft": "perhaps"}}, 400, "bad-option"),
        ({"options": {"dice": "seven"}}, 400, "bad-option"),
        ({"name": "x" * 41}, 400, "bad-request"),
        ({"clock": {"kind": "live", "minutes": 0}}, 400, "bad-request"),
        ({"colour": "red"}, 400, "bad-request"),
        ({"webhook": "http://127.0.0.1/"}, 400, "bad-webhook"),
        ({"webhook": "https://localhost/"}, 400, "bad-webhook"),
        ({"webhook": "hello"}, 400, "bad-webhook"),
    ],
)
async def test_tables_that_cannot_be(ann: Visitor, change: dict[str, object], status: int, code: str) -> None:
    wanted = {"game": "khora", "seats": [{"who": "me"}, {"who": "open"}], **change}
    with pytest.raises(Refused) as refused:
        await ann.post("/api/tables", wanted)
    assert (refused.value.status, refused.value.code) == (status, code)
    assert refused.value.text.endswith(".")
    assert await ann.get("/api/mine") == []


async def test_only_somebody_makes_a_table(visitor: Visitors) -> None:
    with pytest.raises(Refused, match="who-are-you") as refused:
        await visitor().makes_table("me", "open")
    assert refused.value.status == 401


async def test_nobody_plays_at_any_number_of_tables_at_once(app: Litestar, ann: Visitor) -> None:
    """Games without a decision for an hour do not count: somebody has forgotten them."""
    hub = app.state.hub
    hub.settings = msgspec.structs.replace(hub.settings, limits=True, tables=2)
    tables = [(await ann.makes_table("me", "here"))["id"] for _ in range(3)]
    for table in tables[:2]:
        await ann.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="too-many-games") as refused:
        await ann.post(f"/api/tables/{tables[2]}/start")
    assert refused.value.status == 409
    assert (await ann.get(f"/api/tables/{tables[2]}"))["status"] == "lobby"
    forgotten = await app.state.store.table(tables[0])
    forgotten.started -= 2 * 3_600_000
    await app.state.store.save_table(forgotten)
    assert (await ann.post(f"/api/tables/{tables[2]}/start"))["status"] == "running"


async def test_nobody_fills_the_lobby_alone(ann: Visitor) -> None:
    for _ in range(MOST_LOBBIES):
        table = await ann.makes_table("me", "open")
    with pytest.raises(Refused, match="too-many-tables"):
        await ann.makes_table("me", "open")
    await ann.delete(f"/api/tables/{table['id']}")
    await ann.makes_table("me", "open")


class TestWithLocalWebhooks:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, webhook_local=True)

    async def test_a_webhooks_address_is_nobodys_business(self, ann: Visitor, bob: Visitor) -> None:
        table = await ann.makes_table("me", "open", webhook="http://127.0.0.1:9/hook")
        assert table["webhook"] is True
        seen = await bob.request("GET", f"/api/tables/{table['id']}")
        assert "hook" not in seen.text.replace('"webhook"', "")


# Finding.


async def test_only_public_tables_with_a_free_seat_are_open_to_all(ann: Visitor, visitor: Visitors) -> None:
    shown = await ann.makes_table("me", "open", public=True)
    await ann.makes_table("me", "open")
    await ann.makes_table("me", "bot", public=True)
    running = await ann.makes_table("me", "bot", public=True)
    await ann.post(f"/api/tables/{running['id']}/start")
    stranger = visitor()
    tables = await stranger.get("/api/tables")
    assert [table["id"] for table in tables["open"]] == [shown["id"]]
    assert [table["id"] for table in tables["running"]] == [running["id"]]
    assert not tables["open"][0]["host"]
    assert not any(seat["mine"] for seat in tables["open"][0]["seats"])


async def test_somebody_who_has_the_link_sees_a_private_table(ann: Visitor, visitor: Visitors) -> None:
    table = await ann.makes_table("me", "open")
    assert (await visitor().get(f"/api/tables/{table['id']}"))["id"] == table["id"]


async def test_there_is_no_such_table(ann: Visitor) -> None:
    for request in (
        ann.get("/api/tables/nowhere"),
        ann.delete("/api/tables/nowhere"),
        ann.post("/api/tables/nowhere/join", {}),
        ann.post("/api/tables/nowhere/leave"),
        ann.post("/api/tables/nowhere/start"),
        ann.put("/api/tables/nowhere/seats/0", {"who": "bot"}),
    ):
        with pytest.raises(Refused, match="no-table") as refused:
            await request
        assert refused.value.status == 404


async def test_my_tables_are_sorted_by_how_urgent_they_are(ann: Visitor, bob: Visitor, app: Litestar) -> None:
    store: Store = app.state.store
    old, older = [await ann.makes_table("bot", "bot") for _ in range(2)]
    for at, table in ((2000, old), (1000, older)):
        await ann.post(f"/api/tables/{table['id']}/start")
        await store.finish(table["id"], [1, 2], [2, 1], at)
    waits_for_me = await ann.makes_table("me", "bot")
    watched = await ann.makes_table("open", "bot")
    await bob.post(f"/api/tables/{watched['id']}/join", {})
    for table in (waits_for_me, watched):
        await ann.post(f"/api/tables/{table['id']}/start")
    lobby = await ann.makes_table("me", "open")
    mine = await ann.get("/api/mine")
    order = [waits_for_me, watched, lobby, old, older]
    assert [table["id"] for table in mine] == [table["id"] for table in order]
    assert [table["id"] for table in await ann.get("/api/mine?before=2000")] == [older["id"]]
    assert [table["id"] for table in await bob.get("/api/mine")] == [watched["id"]]


# Sitting down.


async def test_sitting_down_and_standing_up(ann: Visitor, bob: Visitor) -> None:
    table = await ann.makes_table("open", "me", "open")
    path = f"/api/tables/{table['id']}"
    joined = await bob.post(f"{path}/join", {})
    assert sitting(joined) == [("person", "Bob"), ("person", "Ann"), ("open", "")]
    assert [seat["mine"] for seat in joined["seats"]] == [True, False, False]
    assert await bob.post(f"{path}/join", {}) == joined
    moved = await bob.post(f"{path}/join", {"seat": 2})
    assert sitting(moved) == [("open", ""), ("person", "Ann"), ("person", "Bob")]
    assert await bob.post(f"{path}/join", {"seat": 2}) == moved
    left = await bob.post(f"{path}/leave")
    assert sitting(left) == [("open", ""), ("person", "Ann"), ("open", "")]
    assert await bob.post(f"{path}/leave") == left


async def test_without_a_word_one_sits_on_the_first_free_seat(ann: Visitor, bob: Visitor) -> None:
    table = await ann.makes_table("me", "open")
    assert sitting(await bob.post(f"/api/tables/{table['id']}/join"))[1] == ("person", "Bob")


async def test_a_taken_seat_is_taken(ann: Visitor, bob: Visitor, visitor: Visitors) -> None:
    table = await ann.makes_table("me", "open")
    path = f"/api/tables/{table['id']}"
    for seat, status, code in ((0, 409, "seat-taken"), (2, 404, "no-seat"), (8, 400, "bad-request")):
        with pytest.raises(Refused) as refused:
            await bob.post(f"{path}/join", {"seat": seat})
        assert (refused.value.status, refused.value.code) == (status, code)
    await bob.post(f"{path}/join", {})
    cleo = await visitor().called("Cleo")
    with pytest.raises(Refused, match="seat-taken"):
        await cleo.post(f"{path}/join", {})
    with pytest.raises(Refused, match="who-are-you"):
        await visitor().post(f"{path}/join", {})


async def test_of_many_who_want_the_last_seat_one_gets_it(ann: Visitor, visitor: Visitors) -> None:
    table = await ann.makes_table("me", "open")
    path = f"/api/tables/{table['id']}"
    rivals = [await visitor().called(f"Rival {i}") for i in range(6)]
    answers = await asyncio.gather(*(rival.post(f"{path}/join", {}) for rival in rivals), return_exceptions=True)
    winners = [i for i, answer in enumerate(answers) if isinstance(answer, dict)]
    assert len(winners) == 1
    assert all(answer.code == "seat-taken" for answer in answers if isinstance(answer, Refused))
    assert sitting(await ann.get(path))[1] == ("person", f"Rival {winners[0]}")


# What the host may do.


async def test_the_host_arranges_the_seats(ann: Visitor, bob: Visitor) -> None:
    table = await ann.makes_table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {"seat": 1})
    with_bot = await ann.put(f"{path}/seats/2", {"who": "bot", "level": "novice"})
    assert sitting(with_bot) == [("person", "Ann"), ("person", "Bob"), ("bot", "novice")]
    stronger = await ann.put(f"{path}/seats/2", {"who": "bot", "level": "master"})
    assert sitting(stronger)[2] == ("bot", "master")
    assert stronger["seats"][2]["name"] == with_bot["seats"][2]["name"]
    without_bob = await ann.put(f"{path}/seats/1", {"who": "open"})
    assert sitting(without_bob)[1] == ("open", "")
    aunt = await ann.put(f"{path}/seats/1", {"who": "here", "name": "Aunt"})
    assert sitting(aunt)[1] == ("person", "Aunt")
    moved = await ann.put(f"{path}/seats/2", {"who": "me"})
    assert sitting(moved) == [("open", ""), ("person", "Aunt"), ("person", "Ann")]


async def test_others_may_not_arrange_start_or_remove(ann: Visitor, bob: Visitor) -> None:
    table = await ann.makes_table("me", "open")
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    for request in (
        bob.put(f"{path}/seats/0", {"who": "bot"}),
        bob.post(f"{path}/start"),
        bob.delete(path),
    ):
        with pytest.raises(Refused, match="not-host") as refused:
            await request
        assert refused.value.status == 403


@pytest.mark.parametrize(("seat", "status", "code"), [(2, 404, "no-seat"), (8, 400, "bad-request")])
async def test_a_seat_that_is_not_there(ann: Visitor, seat: int, status: int, code: str) -> None:
    table = await ann.makes_table("me", "open")
    with pytest.raises(Refused) as refused:
        await ann.put(f"/api/tables/{table['id']}/seats/{seat}", {"who": "bot"})
    assert (refused.value.status, refused.value.code) == (status, code)


async def test_a_table_of_several_people_is_removed_before_the_game_only(ann: Visitor, bob: Visitor) -> None:
    first, second = await ann.makes_table("me", "open"), await ann.makes_table("me", "open")
    await bob.post(f"/api/tables/{second['id']}/join")
    await ann.delete(f"/api/tables/{first['id']}")
    with pytest.raises(Refused, match="no-table"):
        await ann.get(f"/api/tables/{first['id']}")
    await ann.post(f"/api/tables/{second['id']}/start")
    with pytest.raises(Refused, match="has-begun") as refused:
        await ann.delete(f"/api/tables/{second['id']}")
    assert refused.value.status == 409


# Starting.


async def test_a_started_table_shows_the_seal_of_its_dice_but_not_the_key(ann: Visitor, app: Litestar) -> None:
    table = await ann.makes_table("me", "bot")
    path = f"/api/tables/{table['id']}"
    started = await ann.post(f"{path}/start")
    store: Store = app.state.store
    row = await store.table(table["id"])
    assert row is not None
    assert row.key is not None
    assert len(row.key) == 32
    assert (started["status"], started["commitment"]) == ("running", commitment(row.key))
    assert started["started"] is not None
    for asked in (path, "/api/mine", "/api/tables", f"{path}/story", f"{path}/record", f"{path}/positions/0"):
        response = await ann.browser.get(asked)
        assert row.key.hex() not in response.text


async def test_a_table_starts_when_it_is_full(ann: Visitor, bob: Visitor) -> None:
    table = await ann.makes_table("me", "open")
    path = f"/api/tables/{table['id']}"
    with pytest.raises(Refused, match="seats-open") as refused:
        await ann.post(f"{path}/start")
    assert refused.value.status == 409
    await bob.post(f"{path}/join", {})
    assert (await ann.post(f"{path}/start"))["status"] == "running"


async def test_a_table_starts_once(ann: Visitor) -> None:
    table = await ann.makes_table("me", "bot")
    path = f"/api/tables/{table['id']}"
    answers = await asyncio.gather(*(ann.post(f"{path}/start") for _ in range(4)), return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    assert all(answer.code == "has-begun" for answer in answers if isinstance(answer, Refused))


async def test_after_the_start_nobody_moves(ann: Visitor, bob: Visitor) -> None:
    table = await ann.makes_table("me", "bot")
    path = f"/api/tables/{table['id']}"
    await ann.post(f"{path}/start")
    for request in (
        bob.post(f"{path}/join", {}),
        ann.post(f"{path}/leave"),
        ann.put(f"{path}/seats/1", {"who": "open"}),
        ann.post(f"{path}/start"),
    ):
        with pytest.raises(Refused, match="has-begun") as refused:
            await request
        assert refused.value.status == 409
