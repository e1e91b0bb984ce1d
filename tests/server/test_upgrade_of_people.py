"""A database from before there were sessions: guests come back with the cookie that they have, accounts sign in."""

from collections.abc import AsyncIterator

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from itsdangerous import URLSafeTimedSerializer
from litestar import Litestar
from sqlalchemy import Connection, inspect

from petteia.server.app import create_app
from petteia.server.passwords import hash_password
from petteia.server.settings import Settings
from petteia.server.storage.database import Database
from petteia.server.storage.rows import PersonRow, TableRow
from petteia.server.storage.schema import PEOPLE, SEATS, TABLES
from petteia.server.storage.store import Store
from petteia.server.storage.table_rows import seat_columns, table_columns
from tests.server.examples import bot, seated, table
from tests.server.foreseen import keys_of, longest
from tests.server.playing import Play, chance, running
from tests.server.visitors import Document, Refused, Visitor

pytestmark = pytest.mark.anyio
WORD = "correct horse"
SECRET = "the secret of this server"
LOOKALIKE = "\u0410nn"


def older_schema(connection: Connection) -> None:
    """The tables as they were before there were sessions."""
    config = Config()
    config.set_main_option("script_location", "petteia.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")


def add_as_then(connection: Connection, row: TableRow) -> None:
    """Store a table in the columns that there were."""
    for kept, rows in ((TABLES, [table_columns(row)]), (SEATS, seat_columns(row.id, row.seats))):
        known = {column["name"] for column in inspect(connection).get_columns(kept.name)}
        for values in rows:
            connection.execute(kept.insert().values({name: value for name, value in values.items() if name in known}))


@pytest.fixture
async def old_url(empty_url: str) -> str:
    """Bob, a guest, in the middle of a game; Ann, who has an account; and another who only looks like Ann."""
    database = Database(empty_url)
    async with database.writing() as connection:
        await connection.run_sync(older_schema)
        password = await hash_password(WORD)
        for name, account, word in (("bob", None, None), ("ann", "ann", password), (LOOKALIKE, "\u0430nn", password)):
            values = {"id": name, "name": name.capitalize(), "account": account, "password": word, "created": 1}
            await connection.execute(PEOPLE.insert().values(values))
    row = msgspec.structs.replace(running(seats=[seated(0, "bob"), bot(1)]), host="bob")
    play = Play(row)
    play.play_on(chance(), decisions=20)
    async with database.writing() as connection:
        await connection.run_sync(add_as_then, row)
        await connection.run_sync(add_as_then, table("lobby", "ann"))
    store = Store(database)
    await store.append(row.id, play.log)
    await store.close()
    return empty_url


@pytest.fixture
async def app(old_url: str) -> AsyncIterator[Litestar]:
    """A server of today on that database."""
    made = create_app(Settings(database=old_url, thinkers=1, limits=False, secret=SECRET), keys_of(1), longest)
    async with made.lifespan():
        yield made


def old_cookie(person: str) -> str:
    return str(URLSafeTimedSerializer(SECRET, salt="petteia person").dumps(person))


def comes_back(app: Litestar, person: str) -> Visitor:
    """Somebody with a cookie from before."""
    visitor = Visitor(app, Document(app))
    visitor.browser.cookies.set("petteia", old_cookie(person), domain="petteia.test")
    return visitor


async def test_a_guest_comes_back_to_their_game(app: Litestar) -> None:
    bob = comes_back(app, "bob")
    mine = await bob.get("/api/mine")  # whichever request comes first
    assert [(each["id"], each["status"], each["seats"][0]["mine"]) for each in mine] == [("t", "running", True)]
    assert mine[0]["ply"] >= 20
    old = bob.browser.cookies["petteia"]
    assert (await bob.get("/api/me"))["name"] == "Bob"
    assert bob.browser.cookies["petteia"] != old
    assert await bob.get("/api/mine") != []
    assert len((await bob.get("/api/account"))["sessions"]) == 1


async def test_an_old_cookie_is_taken_once(app: Litestar) -> None:
    bob = comes_back(app, "bob")
    await bob.get("/api/me")
    await bob.post("/api/logout")
    assert await comes_back(app, "bob").get("/api/me") is None


async def test_an_old_cookie_does_not_open_an_account(app: Litestar) -> None:
    ann = comes_back(app, "ann")
    assert await ann.get("/api/me") is None
    await ann.post("/api/login", {"name": "ANN", "password": WORD})
    assert [each["id"] for each in await ann.get("/api/mine")] == ["lobby"]


async def test_accounts_that_look_the_same_are_told_apart_by_their_spelling(app: Litestar) -> None:
    for name, person in (("Ann", "ann"), (LOOKALIKE, LOOKALIKE)):
        visitor = Visitor(app, Document(app))
        assert (await visitor.post("/api/login", {"name": name, "password": WORD}))["id"] == person
    with pytest.raises(Refused, match="name-taken"):
        await Visitor(app, Document(app)).called("an\u200bn")


async def test_names_are_compared_more_strictly_afterwards(old_url: str) -> None:
    store = await Store.open(old_url)
    assert await store.add_person(PersonRow("zoe", "Zoe", "hash", 1))
    assert not await store.add_person(PersonRow("other", "Z\u043ee", "hash", 1))
    await store.close()
