"""Whatever strangers ask, and whatever happens to the database: an answer that says so, and no traceback."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

import msgspec
import pytest
from litestar import Litestar
from sqlalchemy import text
from sqlalchemy.exc import DataError
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server.app import create_app
from petteia.server.settings import Settings
from petteia.server.storage import database as storage_database
from petteia.server.storage.database import BadDatabase, Database
from petteia.server.storage.store import Store
from tests.server.foreseen import keys_of, longest
from tests.server.visitors import Visitor
from tests.server.watchers import Watcher

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
async def app(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[Litestar]:
    """A running server, on each kind of database."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    made = create_app(msgspec.structs.replace(settings, database=url), keys_of(1), longest)
    async with made.lifespan():
        yield made


async def test_odd_addresses_are_refused(visitor: Callable[[], Visitor]) -> None:
    ann = (await visitor().called("Ann")).browser
    for path in (
        "/%00", "/a%00b", "/" + "a" * 300, "/" + "a/" * 3000, "/" + "a" * 300 + ".js", "/%0a", "/api/tables/%00",
        "/api/tables/a%00/record", "/api/games/%00/components", "/api/games/khora/components?draft=%00",
        "/api/mine?before=9223372036854775808", "/api/mine?before=-1", "/api/tables/x/positions/99999999999999999999",
        "/api/tables/" + "x" * 300, "/schema/%00",
    ):  # fmt: skip
        answer = await ann.get(path)
        assert 400 <= answer.status_code < 500, path
        assert answer.json()["code"], path


async def test_odd_methods_are_counted_together(visitor: Callable[[], Visitor]) -> None:
    ann = visitor().browser
    for method in ("PROPFIND", "G\ud800T", "ODD-1", "ODD-2"):
        assert (await ann.request(method, "/api/games")).status_code == 405
    figures = (await ann.get("/metrics")).text
    assert 'petteia_requests_total{method="other",status="405"}' in figures
    assert "ODD" not in figures


@pytest.mark.parametrize(
    "url", ["https://[::1", "https://ex℀ample/", "https://[::1]x/", "https://a\0b/", "https://\ud800/"]
)
async def test_odd_webhooks_are_refused(visitor: Callable[[], Visitor], url: str) -> None:
    ann = await visitor().called("Ann")
    content = msgspec.json.encode({"game": "khora", "seats": [{"who": "me"}, {"who": "open"}]})
    content = (
        content[:-1] + b',"webhook":"' + url.encode("ascii", "backslashreplace").replace(b"\\x00", b"\\u0000") + b'"}'
    )
    answer = await ann.browser.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text


async def test_a_nul_is_never_our_fault(visitor: Callable[[], Visitor], app: Litestar) -> None:
    ann = await visitor().called("Ann")
    seats: list[dict[str, str]] = [{"who": "me"}, {"who": "here", "name": "Z\0e"}]
    for more in ({"name": "a\0b"}, {"options": {"draft": "\0"}}, {"components": "a\0"}, {"seats": seats}):
        wish = {"game": "khora", "seats": [{"who": "me"}, {"who": "open"}], **more}
        assert (await ann.browser.post("/api/tables", json=wish)).status_code in (201, 400)
    table = (await ann.makes_table("me", "open"))["id"]
    for method, path in (("join", "seat\0"), ("leave", "")):
        assert (await ann.browser.post(f"/api/tables/{table}/{method}", content=path)).status_code < 500
    cookie = "; ".join(f"{name}={value}" for name, value in ann.browser.cookies.items())
    async with Watcher(app, table, cookie=cookie) as page:
        page.say('{"type": "say", "id": 1, "text": "a\\u0000b"}')
        page.say('{"type": "look", "id": 2, "seat": null}')
        await page.hears("done")
        assert "our-fault" not in str(page.heard)
    async with Watcher(app, "a\0b") as nowhere:
        await nowhere.hears("table")
        assert nowhere.code == 4404


async def test_what_the_database_does_not_take_is_refused(
    visitor: Callable[[], Visitor], app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unstorable(*_: object) -> None:
        raise DataError("INSERT", {}, ValueError("a NUL"))

    ann = await visitor().called("Ann")
    monkeypatch.setattr(app.state.store, "add_table", unstorable)
    wish = {"game": "khora", "seats": [{"who": "me"}, {"who": "open"}]}
    answer = await ann.browser.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_somebody_who_hangs_up_in_the_middle_of_a_request_is_no_failure(
    app: Litestar, caplog: pytest.LogCaptureFixture
) -> None:
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.disconnect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    headers = [(b"host", b"x"), (b"content-type", b"application/json"), (b"content-length", b"9")]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
        "method": "POST", "path": "/api/me", "raw_path": b"/api/me", "query_string": b"", "headers": headers,
        "client": ("203.0.113.7", 4000), "server": ("x", 80), "state": {},
    }  # fmt: skip
    await app(scope, receive, send)  # type: ignore[arg-type]
    assert sent[0]["status"] == 400
    assert not caplog.records


class Kept(logging.Handler):
    """Keeps what is logged, whatever tests before have set up for the loggers of this process."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


async def test_while_the_database_is_away(
    visitor: Callable[[], Visitor], app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept()
    monkeypatch.setattr(logging.getLogger("petteia"), "handlers", [kept])
    ann = await visitor().called("Ann")
    table = (await ann.makes_table("me", "open"))["id"]
    store: Store = app.state.store
    good, store.database = store.database, Database("postgresql://nobody:word@127.0.0.1:9/petteia")
    store.database._away = False  # it has answered before
    for path in ("/health", "/api/tables", "/api/mine", f"/api/tables/{table}", "/metrics"):
        answer = await ann.browser.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database"), path
        assert answer.headers["retry-after"] == "5"
        assert "nobody" not in answer.text
    assert (await ann.browser.post(f"/api/tables/{table}/join")).status_code == 503
    told = [record for record in kept.records if "does not answer" in record.getMessage()]
    assert len(told) == 1
    assert "word" not in told[0].getMessage()
    assert not [record for record in kept.records if record.exc_info]
    await store.database.close()
    store.database = good
    assert (await ann.browser.get("/health")).status_code == 200


async def test_a_database_that_has_just_answered_is_not_asked_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(sqlite_url)
    asked = 0
    reading = database.reading

    def counted() -> AbstractAsyncContextManager[AsyncConnection]:
        nonlocal asked
        asked += 1
        return reading()

    monkeypatch.setattr(database, "reading", counted)
    monkeypatch.setattr(storage_database, "FRESH", math.inf)
    await asyncio.gather(*(database.check() for _ in range(100)))
    assert asked == 1
    database._away = True  # somebody else has noticed that it does not answer
    await database.check()
    assert asked == 2
    monkeypatch.setattr(storage_database, "FRESH", 0.0)
    await database.check()
    assert asked == 3
    await database.close()


async def test_that_it_is_back_is_logged_too(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    database = Database(sqlite_url)
    database._away = True
    await database.check()
    await database.close()
    assert not database._away


async def test_a_database_of_a_newer_server_is_refused_in_a_sentence(database_url: str) -> None:
    store = await Store.open(database_url)
    async with store.database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(BadDatabase, match="is of a newer Petteia than this one"):
        await Store.open(database_url)
