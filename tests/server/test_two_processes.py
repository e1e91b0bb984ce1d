"""Two servers on one PostgreSQL: a table may have its players on different ones."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import msgspec
import pytest

from petteia.server.clocks import now
from petteia.server.storage.store import Store
from tests.server.examples import bot, seated
from tests.server.live import ME, NOVICE, OPEN, PATIENCE, Person, Server, people, play_to_the_end
from tests.server.playing import running
from tests.server.postgresql import Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def both(postgresql: Cluster) -> Iterator[tuple[Server, Server]]:
    """Two servers for all tests here."""
    url = postgresql.new_database()
    with ExitStack() as stack:
        yield tuple(stack.push(Server(url)) for _ in range(2))  # type: ignore[misc]


@pytest.fixture
def servers(both: tuple[Server, Server]) -> tuple[Server, Server]:
    """The two, running whatever the last test did to them."""
    with ThreadPoolExecutor() as starting:
        list(starting.map(Server.start, (server for server in both if server.process is None)))
    for server in both:
        server.deal(1)
    return both


async def test_two_people_on_different_servers_play_one_game(servers: tuple[Server, Server]) -> None:
    async with people(servers[0], "Ada") as (ada,), people(servers[1], "Ben", "Eve") as (ben, eve):
        table = await ada.make_table(ME, OPEN, NOVICE)
        async with ada.page(table) as one:
            await one.until(lambda: one.table)
            await ben.join(table)
            await one.until(lambda: one.table["seats"][1]["name"] == "Ben")
            async with ben.page(table) as two, eve.page(table):
                await one.until(lambda: one.table["seats"][1]["online"] and one.table["watching"] == 1)
                await two.until(lambda: two.table and two.table["seats"][0]["online"])
                await ada.start(table)
                await two.until(lambda: two.position)
                await two.must("say", text="Chaire!")
                await one.until(lambda: one.said)
                await play_to_the_end(one, two)
                assert one.position["view"]["ranking"] == two.position["view"]["ranking"]
                await asyncio.gather(one.must("rematch"), two.must("rematch"))
                await one.until(lambda: one.table["rematch"])
                await two.until(lambda: two.table["rematch"])
                assert one.table["rematch"] == two.table["rematch"]


async def test_both_decide_at_once_and_nothing_is_lost(servers: tuple[Server, Server]) -> None:
    """Simultaneous decisions on both servers: each ply is taken once, and everybody sees the same game."""
    async with people(servers[0], "Ada") as (ada,), people(servers[1], "Ben") as (ben,):
        table = await ada.make_table(ME, OPEN)
        await ben.join(table)
        await ada.start(table)
        async with ada.page(table) as one, ben.page(table) as two:
            await one.until(one.my_turn)
            await two.until(two.my_turn)
            answers = await asyncio.gather(one.decide("put culture"), two.decide("put trade"))
            assert sorted(answer["ply"] for answer in answers) == [1, 2]
            for page in (one, two):
                await page.reaches(2)
            answers = await asyncio.gather(one.decide("put trade"), two.decide("put military"))
            assert sorted(answer["ply"] for answer in answers) == [3, 4]
            for page in (one, two):
                await page.reaches(4)
                tiles = [city["tiles"] for city in page.position["view"]["cities"]]
                assert tiles == [["culture", "trade"], ["trade", "military"]]


async def test_signing_out_at_one_closes_the_pages_at_the_other(servers: tuple[Server, Server]) -> None:
    async with people(servers[0], "Ada") as (ada,):
        table = await ada.make_table(ME, OPEN)
        ada.at(servers[1])
        async with ada.page(table) as page:
            await page.until(lambda: page.table)
            ada.at(servers[0])
            await ada.http.post("/api/logout")
            await asyncio.wait_for(page.line.wait_closed(), PATIENCE)
            assert page.line.close_code == 4401


async def test_when_one_server_dies_the_other_takes_over(servers: tuple[Server, Server]) -> None:
    async with people(servers[0], "Ada") as (ada,), people(servers[1], "Ben") as (ben,):
        table = await ada.make_table(ME, OPEN, NOVICE, NOVICE)
        await ben.join(table)
        await ada.start(table)
        async with ben.page(table) as two:
            async with ada.page(table) as one:
                await one.until(one.my_turn)
                await one.decide()
                await one.reaches(1)
            servers[0].kill()
            refuge: Person = ada
            refuge.at(servers[1])
            async with refuge.page(table) as again:
                await play_to_the_end(again, two)


async def test_tables_at_which_nobody_is_go_on_though_one_server_has_died(servers: tuple[Server, Server]) -> None:
    """The survivor takes those that the other one would have looked after."""
    async with people(servers[0], "Ada") as (ada,):
        seats = [seated(0, ada.id), bot(1, "novice")]
    servers[0].kill()
    tables = [f"alone{number}" for number in range(8)]
    store = await Store.open(servers[1].environment["PETTEIA_DATABASE"], migrate=False)
    try:
        async with asyncio.timeout(PATIENCE):
            for table in tables:
                row = running(id=table, seats=seats, started=now())
                await store.add_table(msgspec.structs.replace(row, host=ada.id))
            while not all([await store.log(table) for table in tables]):
                await asyncio.sleep(0.1)
    finally:
        await store.close()
