"""Databases for the tests of the server: SQLite in a file, and a real PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from sqlalchemy import make_url

from petteia.server import clocks, passwords
from petteia.server.app import create_app
from petteia.server.settings import Settings
from petteia.server.storage import database
from petteia.server.storage.store import Store
from tests.server.foreseen import keys_of, longest
from tests.server.outages import Wall
from tests.server.postgresql import Cluster, cluster
from tests.server.visitors import Document, Visitor


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords of tests are worth little, so that hashing them takes little time and memory."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may be busy with something else, its databases too."""
    monkeypatch.setattr(database, "PATIENCE", 120.0)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A cluster for all tests of this process."""
    with cluster() as running:
        yield running


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'petteia.sqlite'}"


@pytest.fixture
def postgresql_url(postgresql: Cluster) -> str:
    """An empty database."""
    return postgresql.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """An empty database, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))


# Making the tables takes longer than most tests, so they are made once and copied.


@pytest.fixture(scope="session")
def ready_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("ready") / "petteia.sqlite"
    asyncio.run(make_tables(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def ready_database(postgresql: Cluster) -> str:
    url = postgresql.new_database()
    asyncio.run(make_tables(url))
    return make_url(url).database or ""


async def make_tables(url: str) -> None:
    store = await Store.open(url)
    await store.close()


@pytest.fixture
def ready_sqlite_url(ready_file: Path, sqlite_url: str) -> str:
    """A file with all tables and nothing in them."""
    shutil.copy(ready_file, sqlite_url.removeprefix("sqlite:///"))
    return sqlite_url


@pytest.fixture
def ready_postgresql_url(postgresql: Cluster, ready_database: str) -> str:
    """A database with all tables and nothing in them."""
    return postgresql.new_database(like=ready_database)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with all tables and nothing in them, of each kind in turn."""
    return str(request.getfixturevalue(f"ready_{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store, on each kind of database."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
def settings(ready_sqlite_url: str) -> Settings:
    """The settings of a server on SQLite without limits of requests."""
    return Settings(database=ready_sqlite_url, thinkers=1, limits=False)


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Litestar]:
    """A running server without a network."""
    made = create_app(settings, keys_of(1), longest)
    async with made.lifespan():
        yield made


@pytest.fixture(scope="session")
def document() -> Document:
    """The OpenAPI document, which is the same whatever the settings are."""
    return Document(create_app(Settings(database="sqlite:///none")))


@pytest.fixture
def visitor(app: Litestar, document: Document) -> Callable[[], Visitor]:
    """New people who visit the server."""
    return lambda: Visitor(app, document)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The clock of a server inside the test."""
    made = Wall()
    monkeypatch.setattr(clocks, "time", SimpleNamespace(time_ns=made.time_ns))
    return made
