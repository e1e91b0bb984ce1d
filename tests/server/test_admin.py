"""What whoever runs a server does to people and tables, on both databases, with and without a running server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from petteia.server.admin import Admin, AdminError, NotFound, before, check_stopped, opened
from petteia.server.app import create_app
from petteia.server.clocks import now
from petteia.server.namer import NOBODY, SPARE
from petteia.server.settings import Settings
from petteia.server.storage.backups import BadBackup, back_up, restore
from petteia.server.storage.rows import SessionRow
from petteia.server.storage.store import Store
from petteia.server.table_files import LARGEST, BadTable, exported, taken_in
from tests.server.examples import person, table
from tests.server.foreseen import keys_of, longest
from tests.server.playing import Play, chance, running
from tests.server.visitors import Document, Refused, Visitor

pytestmark = pytest.mark.anyio
WORD = "correct horse"


@pytest.fixture
async def office(store: Store) -> Admin:
    """Ann has an account and hosts a lobby; Ada and Ben, guests, are in the middle of a game."""
    await store.add_person(person("ann", password="hash"))
    for guest in ("ada", "ben"):
        await store.add_person(person(guest))
    await store.add_table(table("lobby", "ann"))
    await add_game(store, Play(running()), decisions=20)
    return Admin(store)


async def add_game(store: Store, play: Play, decisions: int = 1_000_000) -> None:
    """Store a game, played to its end or not."""
    play.play_on(chance(), decisions)
    over = play.replica.state.over()
    await store.add_table(play.row)
    await store.append(play.row.id, play.log)
    if over:
        await store.finish(play.row.id, play.replica.state.scores(), play.replica.state.ranking(), play.at)


# Lists.


async def test_people_and_tables_are_listed(office: Admin) -> None:
    census = office.store.census
    assert {each.id for each in await census.people()} == {"ann", "ada", "ben"}
    assert [each.id for each in await census.people(kind="accounts")] == ["ann"]
    assert [each.id for each in await census.people(name="BE")] == ["ben"]
    assert [each.tables for each in await census.people(ids=["ada"])] == [1]
    assert [each.id for each in await census.tables(status="lobby")] == ["lobby"]
    (game,) = await census.tables(person="ben")
    assert (game.id, game.entries, game.lines) == ("t", 20, 0)
    assert await census.tables(game="emporion") == []
    assert len(await census.tables(limit=1)) == 1


async def test_somebody_is_found_by_their_id_or_their_accounts_name(office: Admin) -> None:
    assert (await office.person("ann")).id == (await office.person("ANN")).id == "ann"
    with pytest.raises(NotFound, match="no person"):
        await office.person("Ben Hur")
    with pytest.raises(NotFound, match="no table"):
        await office.table("nowhere")


# People.


async def test_a_name_is_changed_unless_an_account_has_it(office: Admin) -> None:
    with pytest.raises(AdminError, match="taken"):
        await office.rename("ben", "Ann")
    await office.rename("ben", "  Benno ")
    row = await office.table("t")
    assert [seat.name for seat in row.seats] == ["Ada", "Benno"]


@pytest.mark.parametrize("name", [NOBODY, "OUTIS", SPARE])
async def test_nobody_is_given_a_name_that_is_nobodys_to_have(office: Admin, name: str) -> None:
    with pytest.raises(AdminError, match="Nobody can be called"):
        await office.rename("ben", name)


async def test_somebody_who_is_deleted_has_resigned(office: Admin) -> None:
    await office.delete_person("ben")
    assert (await office.store.log("t"))[-1].kind == "resigned"
    assert [seat.name for seat in (await office.table("t")).seats] == ["Ada", NOBODY]
    assert [notice.person for notice in await office.store.bulletin.since(0)] == ["", "ben"]


async def test_unbanning_is_for_who_is_banned(office: Admin) -> None:
    with pytest.raises(AdminError, match="not banned"):
        await office.unban("ann")
    await office.ban("ann")
    assert [each.id for each in await office.store.census.people(kind="banned")] == ["ann"]
    await office.unban("ann")
    assert (await office.person("ann")).banned is None


# A running server.


@asynccontextmanager
async def served(url: str) -> AsyncIterator[Litestar]:
    app = create_app(Settings(database=url, thinkers=1, limits=False), keys_of(1), longest)
    async with app.lifespan():
        yield app


async def test_somebody_who_is_banned_can_do_nothing(database_url: str) -> None:
    async with served(database_url) as app, opened(database_url) as office:
        ann = Visitor(app, Document(app))
        await ann.post("/api/account", {"name": "Ann", "password": WORD})
        await office.ban("Ann")
        with pytest.raises(Refused, match="who-are-you"):
            await ann.makes_table("me", "open")
        with pytest.raises(Refused) as refused:
            await ann.post("/api/login", {"name": "Ann", "password": WORD})
        assert (refused.value.status, refused.value.code) == (403, "banned")
        with pytest.raises(Refused, match="bad-password"):  # only somebody who knows the password is told more
            await ann.post("/api/login", {"name": "Ann", "password": "wrong horse"})
        await office.unban("Ann")
        assert (await ann.post("/api/login", {"name": "Ann", "password": WORD}))["name"] == "Ann"


class Listener:
    """A page at a table, as the hub knows it."""

    def __init__(self, who: str, session: str) -> None:
        self.person, self.session = who, session
        self.ended = asyncio.Event()
        self.gone = asyncio.Event()

    def signed_out(self) -> None:
        self.ended.set()

    def removed(self) -> None:
        self.gone.set()

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


async def test_a_running_server_closes_pages_and_forgets_tables(database_url: str) -> None:
    async with served(database_url) as app, opened(database_url) as office:
        ann = Visitor(app, Document(app))
        me = await ann.called("Ann")
        made = await me.makes_table("me", "open")
        (session,) = (await me.get("/api/account"))["sessions"]
        page: Any = Listener((await me.get("/api/me"))["id"], session["id"])
        (await app.state.hub.room(made["id"])).listeners.add(page)
        await office.ban(page.person)
        await page.ended.wait()
        await office.delete_table(made["id"])
        await page.gone.wait()
        assert made["id"] not in app.state.hub.rooms


# Pruning.


async def sign_in(store: Store, who: str, seen: int) -> None:
    await store.accounts.add_session(SessionRow(f"of {who}", who, "", seen, seen), f"token of {who}")


async def test_what_is_old_is_removed(office: Admin) -> None:
    store = office.store
    over = Play(running(id="over", rematch="t"))
    await add_game(store, over)
    await store.add_table(table("new", "ann", created=now()))
    await store.say("new", "ben", None, "Ben", "long ago", before(9))
    await store.say("new", "ben", None, "Ben", "today", now())
    for guest, seen in (("cleo", before(9)), ("dion", now())):
        await store.add_person(person(guest))
        await sign_in(store, guest, seen)
    ages: Any = {"finished": 7, "abandoned": 7, "lobbies": 7, "chat": 7, "guests": 7}
    expected = {"finished": ["over"], "abandoned": ["t"], "lobbies": ["lobby"], "chat": ["new"], "guests": ["cleo"]}
    assert await office.old(ages) == expected
    assert len(await store.census.tables()) == 4
    gone = await office.prune(ages)
    assert {kind: ids for kind, ids in gone.items() if kind != "guests"} == {
        kind: ids for kind, ids in expected.items() if kind != "guests"
    }
    assert gone["guests"] == ["ada", "cleo"]  # Ada's only game is gone, too
    assert [each.id for each in await store.census.tables()] == ["new"]
    assert [line.text for line in await store.chat("new")] == ["today"]
    assert {each.id for each in await store.census.people()} == {"ann", "ben", "dion"}
    assert await office.old(ages) == {kind: [] for kind in ages}


async def test_a_game_that_goes_on_is_not_abandoned(office: Admin) -> None:
    log = await office.store.log("t")
    await office.store.append("t", [msgspec.structs.replace(log[-1], ply=20, kind="time-stood", seat=-1, at=now())])
    assert await office.old({"abandoned": 7}) == {"abandoned": []}


# Tables in files.


async def test_a_table_goes_into_a_file_and_comes_back(office: Admin, store: Store) -> None:
    row, log = await office.table("t"), await store.log("t")
    await store.say("t", "ann", None, "Ann", "good luck", 5)
    data = await exported(store, row)
    with pytest.raises(BadTable, match="already"):
        await taken_in(store, data)
    await office.delete_table("t")
    await taken_in(store, data)
    assert await office.table("t") == row
    assert await store.log("t") == log
    assert [(line.name, line.text) for line in await store.chat("t")] == [("Ann", "good luck")]


async def test_people_of_another_server_are_guests_here(office: Admin, tmp_path: Path) -> None:
    data = await exported(office.store, await office.table("t"))
    other = await Store.open(f"sqlite:///{tmp_path / 'other.sqlite'}")
    await other.add_person(person("somebody", password="hash"))
    await other.rename("somebody", "Ben")
    await taken_in(other, data)
    row = await other.table("t")
    assert row is not None
    assert [seat.name for seat in row.seats] == ["Ada", NOBODY]  # Ben is an account's name here
    ben = await other.person("ben")
    assert ben is not None
    assert (ben.name, ben.password) == (NOBODY, None)
    await other.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"log": "shorter"}, "entry 0 is missing"),
        ({"status": "finished"}, "another result"),
        ({"rules": 999}, "version 999"),
        ({"id": "../etc"}, "id of a table"),
        ({"key": None}, "has a key"),
        ({"game": "chess"}, "does not know the game"),
        ({"host": "nobody"}, "not among its people"),
    ],
)
async def test_a_file_that_is_not_right_is_refused(office: Admin, change: dict[str, Any], said: str) -> None:
    document = msgspec.json.decode(await exported(office.store, await office.table("t")))
    await office.delete_table("t")
    if "log" in change:
        del document["log"][0]
    else:
        document["table"].update(change)
    with pytest.raises(BadTable, match=said):
        await taken_in(office.store, msgspec.json.encode(document))
    assert await office.store.table("t") is None


@pytest.mark.parametrize("data", [b"", b"{}", b"[" * 100_000, b'{"format": "petteia table 2"}', b" " * (LARGEST + 1)])
async def test_a_file_that_is_no_table_is_refused(office: Admin, data: bytes) -> None:
    with pytest.raises(BadTable):
        await taken_in(office.store, data)


# Copies.


async def test_a_copy_brings_everything_back(database_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with served(database_url):  # while a server runs
        store = await Store.open(database_url)
        await store.add_person(person("ann"))
        back_up(database_url, copy)
        with pytest.raises(BadBackup, match="exists already"):
            back_up(database_url, copy)
        await store.add_person(person("ben"))
        await store.close()
        with pytest.raises(AdminError, match="stop it"):
            await check_stopped(database_url)
    with pytest.raises(BadBackup, match="--force"):
        restore(database_url, copy)
    restore(database_url, copy, force=True)
    store = await Store.open(database_url)
    assert [each.id for each in await store.census.people()] == ["ann"]
    await store.close()


async def test_a_database_is_made_from_a_copy(postgresql_url: str, sqlite_url: str, tmp_path: Path) -> None:
    for number, url in enumerate((postgresql_url, sqlite_url)):
        store = await Store.open(url)
        await store.add_person(person("ann"))
        await store.close()
        back_up(url, tmp_path / f"copy{number}")
    new = f"sqlite:///{tmp_path / 'folder' / 'new.sqlite'}"
    restore(new, tmp_path / "copy1")
    async with opened(new) as office:
        assert (await office.person("ann")).name == "Ann"
    with pytest.raises(BadBackup, match="not a copy"):
        restore(new, tmp_path / "copy0", force=True)
    with pytest.raises(BadBackup, match="pg_restore failed"):
        restore(postgresql_url, tmp_path / "copy1", force=True)
    async with opened(postgresql_url) as office:  # nothing was lost
        assert (await office.person("ann")).name == "Ann"


async def test_no_database_is_made_by_looking(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="no database"):
        async with opened(f"sqlite:///{tmp_path / 'none.sqlite'}"):
            pass
    assert not list(tmp_path.iterdir())


# The secret.


@pytest.mark.parametrize(("grace", "known"), [(30, True), (0, False)])
async def test_a_new_secret(database_url: str, grace: int, known: bool) -> None:
    async with served(database_url) as app:
        ann = await Visitor(app, Document(app)).called("Ann")
        cookie = ann.browser.cookies["petteia"]
    async with opened(database_url) as office:
        await office.rotate_secret(grace)
    async with served(database_url) as app:
        again = Visitor(app, Document(app))
        again.browser.cookies.set("petteia", cookie, domain="petteia.test")
        assert (await again.get("/api/me") is not None) == known
        assert (again.browser.cookies["petteia"] != cookie) == known  # renewed by the new secret
