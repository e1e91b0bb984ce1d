"""Tables that are played with an owner's own file of components."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import petteia
from petteia.kernel.components import LONGEST
from petteia.server.replica import Frozen, open_table
from petteia.server.storage.rows import TableRow
from petteia.server.storage.store import Store
from petteia.terminal.main import main
from tests.games.emporion.table import OWNER_FILE
from tests.server.examples import person, table
from tests.server.live import ME, NOVICE, Server, people, play_to_the_end
from tests.server.playing import running
from tests.server.visitors import Refused, Visitor

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]

EMPORION = petteia.load("emporion")
OWN = OWNER_FILE.read_text(encoding="utf-8")
BROKEN = OWN.replace('colour = "war"', 'colour = "pink"', 1)


@pytest.fixture
async def ann(visitor: Visitors) -> Visitor:
    return await visitor().called("Ann")


async def refusal(ann: Visitor, **more: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await ann.makes_table("me", "bot", game="emporion", **more)
    return caught.value


# A file: the pattern, and what is wrong in one.


async def test_the_games_say_whether_they_take_a_file(ann: Visitor) -> None:
    found = {game["name"]: game["own_components"] for game in await ann.get("/api/games")}
    assert found == {"carpe-diem": True, "emporion": True, "khora": True}


async def test_the_pattern_of_a_file(ann: Visitor) -> None:
    answer = await ann.request("GET", "/api/games/emporion/components/file")
    assert answer.text == EMPORION.components_text()
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == 'attachment; filename="emporion.toml"'


async def test_a_file_is_looked_through_line_by_line(ann: Visitor) -> None:
    path = "/api/games/emporion/components/check"
    assert await ann.post(path, {"text": OWN}) == {"problems": []}
    (problem,) = (await ann.post(path, {"text": BROKEN}))["problems"]
    assert problem["line"] == 1 + BROKEN[: BROKEN.index('"pink"')].count("\n")
    assert "colour should be war or culture or trade" in problem["text"]
    many = await ann.post(path, {"text": OWN.replace("source", "origin")})
    assert len(many["problems"]) == 50
    of_another_game = await ann.post("/api/games/khora/components/check", {"text": OWN})
    assert "nothing called 'history'" in " ".join(problem["text"] for problem in of_another_game["problems"])


async def test_a_file_is_not_too_long(ann: Visitor) -> None:
    path = "/api/games/emporion/components/check"
    assert (await ann.post(path, {"text": "#" * LONGEST}))["problems"]
    with pytest.raises(Refused, match="400 bad-request"):
        await ann.post(path, {"text": "#" * (LONGEST + 1)})
    with pytest.raises(Refused, match="413 too-large"):
        await ann.post(path, {"text": "#" * 300_000})


# A table.


async def test_a_table_keeps_its_file(ann: Visitor) -> None:
    made = await ann.makes_table("me", "bot", game="emporion", components=OWN.replace("\n", "\r\n"))
    usual = await ann.makes_table("me", "bot", game="emporion")
    assert len(made["components"]) == 16
    assert usual["components"] == ""
    figures = await ann.get(f"/api/tables/{made['id']}/components?mark={made['components']}")
    assert (figures["deck"], figures["own_deck"]) == ("owner", True)
    assert "Hippeis of the owner" in [card["name"] for card in figures["cards"]]
    assert await ann.get(f"/api/tables/{usual['id']}/components") == await ann.get("/api/games/emporion/components")


async def test_a_file_that_does_not_fit_makes_no_table(ann: Visitor) -> None:
    refused = await refusal(ann, components=BROKEN)
    assert (refused.status, refused.code) == (400, "bad-components")
    assert refused.text.startswith("Line ")
    assert (await refusal(ann, components="#" * (LONGEST + 1))).code == "bad-request"
    with pytest.raises(Refused, match="400 bad-components"):
        await ann.makes_table("me", "bot", components=OWN)
    assert await ann.get("/api/mine") == []


async def test_the_database_keeps_the_file(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.add_table(table("own", "ann", game="emporion", components=OWN))
    await store.add_table(table("usual", "ann"))
    kept = [await store.table(name) for name in ("own", "usual")]
    assert [row.components for row in kept if row is not None] == [OWN, ""]


def test_a_file_that_a_new_program_refuses_freezes_its_table() -> None:
    def table_with(components: str) -> TableRow:
        return running(game="emporion", rules=EMPORION.version, options={}, components=components)

    assert open_table(table_with(OWN), []).game.own_components
    with pytest.raises(Frozen, match="own components cannot be played with"):
        open_table(table_with(BROKEN), [])


# A whole game.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('own') / 'petteia.sqlite'}") as running:
        yield running


@pytest.mark.slow
async def test_a_whole_game_with_bots_and_its_record(server: Server, tmp_path: Path) -> None:
    async with people(server, "Ada") as (ada,):
        made = await ada.post(
            "/api/tables", game="emporion", seats=[ME, NOVICE, NOVICE], options={"special": "on"}, components=OWN
        )
        await ada.start(made["id"])
        async with ada.page(made["id"]) as page:
            await play_to_the_end(page)
        assert page.position["view"]["deck"] == "owner"
        record = await ada.http.get(f"/api/tables/{made['id']}/record")
        file = tmp_path / "game.record"
        file.write_text(record.text, encoding="utf-8")
        assert '| name = "Hippeis of the owner"' in record.text
        assert main(["replay", "--verify", str(file)]) == 0
        file.write_text(record.text.replace("| last_card = 18 ", "| last_card = 17 "), encoding="utf-8")
        assert main(["replay", "--verify", str(file)]) == 2
