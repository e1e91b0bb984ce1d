"""A table in play over a real server: people at their pages, bots in their processes."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import pytest

from petteia.kernel.rng import commitment
from petteia.server.clocks import now
from petteia.server.storage.rows import Entry
from petteia.server.storage.store import Store
from petteia.terminal.main import main
from tests.server.live import HERE, ME, NOVICE, OPEN, PATIENCE, Page, Person, Server, people, play_to_the_end
from tests.server.playing import KHORA

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('play') / 'petteia.sqlite'}") as running:
        yield running


@asynccontextmanager
async def table_of_two(server: Server, **wishes: object) -> AsyncIterator[tuple[Page, Page, str]]:
    """Ada and Ben at a table that has begun, Ada on seat 0."""
    async with people(server, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(ME, OPEN, **wishes)
        await ben.join(table)
        await ada.start(table)
        async with ada.page(table) as one, ben.page(table) as two:
            await one.until(lambda: one.position)
            await two.until(lambda: two.position)
            yield one, two, table


# From the first page to the last.


async def test_a_page_is_first_sent_the_table_the_position_and_what_was_said(server: Server) -> None:
    async with table_of_two(server) as (one, _, table):
        await one.until(lambda: len(one.everything) >= 3)
        kinds = [message["type"] for message in one.everything]
        assert kinds[0] == "table"
        assert {"position", "said"} <= set(kinds)
        assert one.table["id"] == table
        assert one.position["seat"] == 0
        assert one.position["waiting"] in ([0, 1], [1, 0])


async def test_everybody_is_told_of_a_decision(server: Server) -> None:
    async with table_of_two(server) as (one, two, _):
        answer = await one.decide("put culture")
        assert answer == {"type": "done", "id": 1, "ply": 1}
        for page in (one, two):
            await page.reaches(1)
        assert one.position["view"]["cities"][0]["tiles"] == ["culture"]
        assert two.position["view"]["cities"][0]["tiles"] is None


async def test_a_page_that_connects_is_told_what_nobody_told_the_server(server: Server) -> None:
    """As if another process had stored a decision, and died before it could tell of it."""
    async with table_of_two(server) as (one, _, table):
        store = await Store.open(server.environment["PETTEIA_DATABASE"])
        assert await store.append(table, [Entry(0, "decide", 0, KHORA.codec.read("put culture"), now(), "")])
        await store.close()
        async with people(server, "Eve") as (eve,), eve.page(table) as again:
            await again.until(lambda: again.position)
            first = next(message for message in again.everything if message["type"] == "position")
            assert first["ply"] == 1
        await one.reaches(1)


async def test_a_whole_game_with_bots_then_its_record_story_and_positions(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        table = await ada.make_table(ME, NOVICE, NOVICE)
        await ada.start(table)
        assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 409
        async with ada.page(table) as page:
            await play_to_the_end(page)
        story = await ada.get(f"/api/tables/{table}/story")
        assert story["table"]["result"]["scores"] == story["steps"][-1]["scores"] == page.table["result"]["scores"]
        assert [sum(part["points"] for part in seat) for seat in story["points"]] == page.table["result"]["scores"]
        last = len(story["steps"])
        for ply in (0, 5, last):
            for seat in ("", "?seat=0", "?seat=2"):
                past = await ada.get(f"/api/tables/{table}/positions/{ply}{seat}")
                assert past["ply"] == ply
                assert past["over"] == (ply == last)
        assert past["view"]["ranking"] == page.table["result"]["ranking"]
        for path in (f"positions/{last + 1}", "positions/0?seat=3"):
            assert (await ada.http.get(f"/api/tables/{table}/{path}")).status_code == 400


async def test_the_record_of_a_game_can_be_verified(
    server: Server, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    async with table_of_two(server) as (one, two, table):
        await one.decide("put culture")
        await one.until(lambda: one.position["undo"])
        await one.must("undo", seat=0, ply=one.position["ply"])
        await one.reaches(2)
        await play_to_the_end(one, two)
        record = httpx.get(f"{server.url}/api/tables/{table}/record", trust_env=False)
        assert record.headers["content-type"].startswith("text/plain")
        assert "# taken back: seat 0: put culture" in record.text
        assert one.table["key"] in record.text
        file = tmp_path_factory.mktemp("record") / "record.txt"
        file.write_text(record.text, encoding="utf-8")
        assert main(["replay", "--verify", str(file)]) == 0
        assert one.table["commitment"] in capsys.readouterr().out
        file.write_text(record.text.replace(one.table["key"], "0" * 64), encoding="utf-8")
        assert main(["replay", "--verify", str(file)]) == 2


async def test_the_key_is_told_when_the_game_is_over_and_never_before(server: Server) -> None:
    async with table_of_two(server) as (one, two, _):
        await play_to_the_end(one, two)
        key = one.table["key"]
        assert commitment(bytes.fromhex(key)) == one.everything[0]["commitment"]
        for page in (one, two):
            told = [message for message in page.everything if key in str(message)]
            assert all(message["type"] == "table" and message["status"] == "finished" for message in told)


# Refusals.


async def test_late_and_repeated_decisions_change_nothing(server: Server) -> None:
    async with table_of_two(server) as (one, _, _):
        choice = one.position["choices"][0]["action"]
        await one.must("decide", seat=0, ply=0, action=choice)
        await one.reaches(1)
        for ply in (0, 999):
            answer = await one.request("decide", seat=0, ply=ply, action=choice)
            assert (answer["type"], answer["code"]) == ("refused", "late")
        assert one.position["ply"] == 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "decide", "seat": 1, "ply": 0, "action": 7}, "not-yours"),
        ({"type": "decide", "seat": 5, "ply": 0, "action": 7}, "not-yours"),
        ({"type": "decide", "seat": 0, "ply": 0, "action": 0}, "illegal"),
        ({"type": "decide", "seat": 0, "ply": 0, "action": 511}, "illegal"),
        ({"type": "decide", "seat": 0, "ply": 0, "action": 512}, "bad-message"),
        ({"type": "decide", "seat": 0, "ply": 0, "action": "7"}, "bad-message"),
        ({"type": "decide", "seat": 0, "ply": 0}, "bad-message"),
        ({"type": "win"}, "bad-message"),
        ({"type": "undo", "seat": 0, "ply": 0}, "no-undo"),
        ({"type": "look", "seat": 1}, "not-yours"),
        ({"type": "why", "seat": 1, "action": 7}, "not-yours"),
        ({"type": "why", "seat": 0, "action": 511}, "illegal"),
        ({"type": "resign", "seat": 1}, "not-yours"),
        ({"type": "rematch"}, "not-over"),
        ({"type": "say", "text": ""}, "bad-message"),
        ({"type": "say", "text": "a" * 501}, "bad-message"),
        ({"type": "say", "text": "a" * 9000}, "too-long"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    server: Server, message: dict[str, object], code: str
) -> None:
    async with table_of_two(server) as (one, _, _):
        kind = message.pop("type")
        answer = await one.request(str(kind), **message) if code != "too-long" else None
        if answer is None:  # its number is not read
            await one.line.send("x" * 9000)
            answer = await one.until(lambda: one.answers.get(0))
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["text"].endswith(".")
        assert one.position["ply"] == 0
        assert (await one.decide("put culture"))["type"] == "done"


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "{}", '{"type": 3}', "null", '{"id": -1}', "\0", '"\\ud800"', "[" * 4000]
)
async def test_nonsense_is_refused_and_the_line_stays(server: Server, text: str) -> None:
    async with table_of_two(server) as (one, _, _):
        await one.line.send(text)
        answer = await one.until(lambda: one.answers.get(0))
        assert (answer["type"], answer["code"]) == ("refused", "bad-message")
        await one.line.send(b"\xff\xfe")
        assert (await one.decide("put culture"))["type"] == "done"


async def test_a_table_that_does_not_exist_closes_the_line_for_good(server: Server) -> None:
    async with people(server, "Ada") as (ada,), ada.page("nowhere") as page:
        await page.line.wait_closed()
        assert (page.line.close_code, page.line.close_reason) == (4404, "no-table")


async def test_why_a_move_is_not_open(server: Server) -> None:
    async with table_of_two(server) as (one, _, _):
        open_one = one.position["choices"][0]["action"]
        assert await one.request("why", seat=0, action=open_one) == {"type": "reason", "id": 1, "refusal": None}
        answer = await one.request("why", seat=0, action=0)
        assert answer["refusal"]["rule"]


# Undo.


async def test_a_secret_tile_is_changed_over_the_line(server: Server) -> None:
    async with table_of_two(server, undo=False) as (one, two, _):
        await one.decide("put culture")
        await two.decide("put trade")
        await one.reaches(2)
        assert one.position["undo"]
        await one.must("undo", seat=0, ply=2)
        await one.reaches(3)
        assert "put culture" in [choice["move"] for choice in one.position["choices"]]
        await two.reaches(3)
        assert two.events[-1]["kind"] == "undo"
        assert two.position["view"]["cities"][1]["tiles"] == ["trade"]


# Several pages, lines that break.


async def test_two_pages_of_one_person_show_the_same(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        table = await ada.make_table(ME, NOVICE)
        await ada.start(table)
        async with ada.page(table) as one, ada.page(table) as two:
            await play_to_the_end(one)
            await two.reaches(one.position["ply"])
            assert two.position["view"] == one.position["view"]
            assert two.events == one.events


async def test_a_page_that_comes_back_gets_what_it_missed(server: Server) -> None:
    async with people(server, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(ME, OPEN)
        await ben.join(table)
        await ada.start(table)
        async with ada.page(table) as one:
            async with ben.page(table) as two:
                await two.until(lambda: two.position)
                had = two.events
            await one.until(lambda: one.position)
            await one.decide("put culture")
            await one.reaches(1)
            await one.decide("put trade")
            async with ben.page(table, since=len(had)) as again:
                await again.until(lambda: again.position)
                assert again.position["first"] == len(had)
                await again.reaches(2)
                await again.decide("put trade")
                await again.reaches(3)
                await again.decide("put military")
                await again.reaches(4)
                missed = had + again.events
            async with ben.page(table) as whole:
                await whole.until(lambda: whole.position)
                assert whole.events == missed


async def test_everybody_sees_who_is_there(server: Server) -> None:
    async with people(server, "Ada", "Ben", "Eve") as (ada, ben, eve):
        table = await ada.make_table(ME, OPEN)
        await ben.join(table)
        async with ada.page(table) as one:
            await one.until(lambda: one.table)
            assert [seat["online"] for seat in one.table["seats"]] == [True, False]
            async with ben.page(table):
                await one.until(lambda: one.table["seats"][1]["online"])
            await one.until(lambda: not one.table["seats"][1]["online"])
            async with eve.page(table):
                await one.until(lambda: one.table["watching"] == 1)
            await one.until(lambda: one.table["watching"] == 0)


async def test_somebody_who_waits_in_the_lobby_sees_the_game_begin(server: Server) -> None:
    async with people(server, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(ME, OPEN)
        async with ada.page(table) as one:
            await one.until(lambda: one.table)
            assert one.table["status"] == "lobby"
            answer = await one.request("decide", seat=0, ply=0, action=7)
            assert answer["code"] == "not-begun"
            await ben.join(table)
            await one.until(lambda: one.table["seats"][1]["name"] == "Ben")
            await ada.start(table)
            await one.until(lambda: one.position)
            assert one.my_turn()


async def test_the_pages_of_a_session_that_has_ended_are_closed(server: Server) -> None:
    async with people(server, "Ada", "Ada") as (ada, other):
        table = await ada.make_table(ME, NOVICE)
        await ada.start(table)
        async with ada.page(table) as one, other.page(table) as two:
            await one.until(lambda: one.position)
            await two.until(lambda: two.position)
            await ada.http.post("/api/logout")
            await asyncio.wait_for(one.line.wait_closed(), PATIENCE)
            assert (one.line.close_code, one.line.close_reason) == (4401, "signed-out")
            assert not two.closed
        async with ada.page(table) as again:  # the same browser, without a session
            await again.until(lambda: again.position)
            assert again.position["seat"] is None


async def test_what_nobody_can_see_is_not_said(server: Server) -> None:
    async with table_of_two(server) as (one, two, _):
        await one.must("say", text=" Good\x00 \u202eluck\u200b\n")
        await two.until(lambda: two.said)
        assert two.said[0]["text"] == "Good luck"
        assert (await one.request("say", text="\u200b \x00"))["code"] == "nothing-to-say"


async def test_a_spectator_does_not_speak_under_the_name_of_anothers_account(server: Server) -> None:
    async with table_of_two(server) as (_, two, table), people(server, "Iris") as (iris,):
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False) as owner:
            (await owner.post("/api/account", json={"name": "Iris", "password": "correct horse"})).raise_for_status()
        async with iris.page(table) as page:
            assert (await page.request("say", text="It is me"))["code"] == "name-taken"
        assert two.said == []


async def test_a_table_that_is_removed_closes_its_pages(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        table = await ada.make_table(ME, OPEN)
        async with ada.page(table) as page:
            await page.until(lambda: page.table)
            assert (await ada.http.delete(f"/api/tables/{table}")).is_success
            await page.line.wait_closed()
            assert page.line.close_code == 4404


async def test_a_spectator_sees_what_is_open_and_decides_nothing(server: Server) -> None:
    async with people(server, "Eve") as (eve,), table_of_two(server) as (one, _, table):
        await one.decide("put culture")
        async with eve.page(table) as page:
            await page.until(lambda: page.position)
            assert page.position["seat"] is None
            assert page.position["choices"] == []
            assert [city["hand"] for city in page.position["view"]["cities"]] == [None, None]
            answer = await page.request("decide", seat=0, ply=1, action=7)
            assert answer["code"] == "not-yours"


async def test_whoever_has_not_said_their_name_may_watch_but_not_speak(server: Server) -> None:
    async with table_of_two(server) as (_, _, table):
        stranger = Person(server, "Nobody")
        async with stranger.http, stranger.page(table) as page:
            await page.until(lambda: page.position)
            assert page.position["seat"] is None
            assert (await page.request("say", text="Hello"))["code"] == "who-are-you"


async def test_a_page_that_reads_nothing_holds_nobody_up(server: Server) -> None:
    async with people(server, "Eve") as (eve,), table_of_two(server) as (one, two, table), eve.page(table) as slow:
        await slow.until(lambda: slow.position)
        slow.line.transport.pause_reading()
        await play_to_the_end(one, two)
        slow.line.transport.resume_reading()
        await slow.until(lambda: slow.position["over"])
        assert [event["kind"] for event in slow.events].count("over") == 1


# Several people at one screen.


async def test_people_at_one_screen_look_at_one_position_at_a_time(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        table = await ada.make_table(ME, HERE)
        await ada.start(table)
        async with ada.page(table) as page:
            await page.until(lambda: page.position)
            assert page.position["seat"] is None  # both have to decide: nobody's secrets are shown
            assert [seat["mine"] for seat in page.table["seats"]] == [True, True]
            for seat in (1, 0):
                await page.must("look", seat=seat)
                await page.shows(seat)
                others = page.position["view"]["cities"][1 - seat]
                assert others["hand"] is None
                assert page.position["view"]["cities"][seat]["hand"]
            await page.decide("put culture")
            await page.reaches(1)
            await page.must("look", seat=None)
            await page.shows(None)
            await page.must("look", seat=1)
            await page.shows(1)
            await page.decide("put trade", seat=1)


async def test_without_a_word_the_only_one_who_has_to_decide_is_shown(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        table = await ada.make_table(ME, HERE)
        await ada.start(table)
        async with ada.page(table) as page:
            await page.until(lambda: page.position)
            for ply, tile in enumerate(("put culture", "put trade")):
                action = 7 + ["philosophy", "legislation", "culture", "trade"].index(tile[4:])
                await page.must("decide", seat=0, ply=ply, action=action)
            await page.shows(1)
            assert page.my_turn()


# Leaving, out of time, another game, talking.


async def test_a_bot_finishes_the_game_of_who_resigns(server: Server) -> None:
    async with table_of_two(server) as (one, two, _):
        await one.must("resign", seat=0)
        await two.until(lambda: two.table["seats"][0]["gone"] == "resigned")
        assert two.table["seats"][0]["level"] == "skilled"
        assert (await one.request("decide", seat=0, ply=9, action=7))["code"] == "gone"
        await two.must("resign", seat=1)
        await two.until(lambda: two.table["status"] == "finished")
        kinds = [event["kind"] for event in two.events]
        assert kinds.count("resigned") == 2


async def test_another_game_begins_when_everybody_wants_it(server: Server) -> None:
    async with people(server, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(ME, OPEN, NOVICE)
        await ben.join(table)
        await ada.start(table)
        async with ada.page(table) as one, ben.page(table) as two, ben.page(table) as three:
            await play_to_the_end(one, two)
            await one.must("rematch")
            await two.until(lambda: two.table["rematch_offers"] == [0])
            assert two.table["rematch"] is None
            answers = await asyncio.gather(two.must("rematch"), three.must("rematch"), one.must("rematch"))
            assert len(answers) == 3
            await one.until(lambda: one.table["rematch"])
            following = one.table["rematch"]
        info = await ada.get(f"/api/tables/{following}")
        assert info["status"] == "running"
        assert [seat["who"] for seat in info["seats"]] == ["person", "bot", "person"]
        assert [seat["name"] for seat in info["seats"]][0::2] == ["Ben", "Ada"]
        assert info["commitment"] != one.table["commitment"]
        mine = await ada.get("/api/mine")
        assert sum(table["id"] == following or table["name"] == info["name"] for table in mine) == 2
        async with ben.page(following) as page:
            await page.until(page.my_turn)
            assert page.position["seat"] == 0


async def test_what_is_said_is_heard_and_kept(server: Server) -> None:
    async with people(server, "Eve") as (eve,), table_of_two(server) as (one, two, table):
        await one.must("say", text="Chaire!")
        await two.until(lambda: two.said)
        assert (two.said[0]["name"], two.said[0]["seat"], two.said[0]["text"]) == ("Ada", 0, "Chaire!")
        async with eve.page(table) as page:
            await page.until(lambda: page.said)
            await page.must("say", text="<b>Good luck</b>")
        await one.until(lambda: len(one.said) == 2)
        assert [line["number"] for line in one.said] == [0, 1]
        assert (one.said[1]["name"], one.said[1]["seat"]) == ("Eve", None)


async def test_the_webhook_is_called_for_who_is_not_there(server: Server) -> None:
    called: asyncio.Queue[bytes] = asyncio.Queue()

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        called.put_nowait(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(hear, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with listening, people(server, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(ME, OPEN, webhook=f"http://127.0.0.1:{port}/hook", name="Symposion")
        await ben.join(table)
        async with ada.page(table) as page:
            await page.until(lambda: page.table)
            await ada.start(table)
            async with asyncio.timeout(PATIENCE):
                text = await called.get()
        assert b"Symposion" in text
        assert b"Ben, it is your turn" in text
        assert called.empty()  # Ada was there
