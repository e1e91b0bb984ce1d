"""The server as a whole: its routes, what it opens when it starts, and how it is documented."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final, Protocol

from litestar import Litestar, Response, Router, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import petteia
from petteia.server import accounts, archive, library, lobby, lookback, metrics, page_files, people, sockets
from petteia.server.cookies import Cookies
from petteia.server.driver import Driver
from petteia.server.examiners import Examiners
from petteia.server.hub import Hub
from petteia.server.janitor import Janitor
from petteia.server.keys import Keys, new_key
from petteia.server.log_lines import RequestIds, add_request_id
from petteia.server.namer import Pick
from petteia.server.problems import HANDLERS, documented
from petteia.server.requests import DEPENDENCIES, TheStore
from petteia.server.security import Limits, OpenSockets, Origins, finish_responses, foreign_pages, limited_by_method
from petteia.server.settings import Settings
from petteia.server.storage.database import AWAY
from petteia.server.storage.store import Store
from petteia.server.thinkers import Thinkers
from petteia.server.uptime import Uptime

LOGGER: Final = logging.getLogger("petteia")
LARGEST_BODY: Final = 64 * 1024


@get("/health", responses=documented(503), summary="Is the server well?")
async def health(store: TheStore) -> dict[str, str]:
    """Check that the server and its database answer."""
    await store.database.check()
    return {"status": "ok", "version": petteia.__version__}


@get("/metrics", include_in_schema=False)
async def show_metrics(store: TheStore) -> Response[bytes]:
    return Response(metrics.exposition(await store.count_tables()), media_type=metrics.CONTENT_TYPE)


@asynccontextmanager
async def playing(settings: Settings, store: Store, keys: Keys, pick: Pick) -> AsyncIterator[Hub]:
    """Run the hub of a server, with everything that keeps its games going."""
    uptime = Uptime(store, secrets.token_hex(8))
    hub = Hub(settings, store, keys, pick, uptime)
    driver = Driver(hub, store, Thinkers(settings.thinkers), uptime)
    async with AsyncExitStack() as running:  # whatever one of them raises, all stop
        for part in (uptime, hub, driver, Janitor(settings, store, hub)):
            await part.start()
            running.push_async_callback(stopped, part)
        yield hub


class Part(Protocol):
    """Something that keeps games going."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Come to an end."""


async def stopped(part: Part) -> None:
    """Stop something. If the database is away, what it would have stored last is missing, and nothing else."""
    with suppress(*AWAY):
        await part.stop()


async def cookies_of(settings: Settings, store: Store) -> Cookies:
    """The cookies of a server, whose secret stands in its settings or in its database."""
    if settings.secret:
        return Cookies(settings.secret, settings)
    return Cookies(await store.secret(), settings, *await store.older_secret())


def create_app(settings: Settings, keys: Keys = new_key, pick: Pick = secrets.choice) -> Litestar:
    """The application for these settings. Each new game is dealt from the next of the keys; names are picked."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        examiners = Examiners()
        try:
            app.state.store = store
            app.state.examiners = examiners
            app.state.cookies = await cookies_of(settings, store)
            async with playing(settings, store, keys, pick) as hub:
                app.state.hub = hub
                yield
        finally:
            await examiners.close()
            await store.close()

    api = Router(
        "/api",
        route_handlers=[
            *people.ROUTES,
            *accounts.ROUTES,
            *library.ROUTES,
            *lobby.ROUTES,
            *archive.ROUTES,
            *lookback.ROUTES,
        ],
        guards=[limited_by_method],
    )
    return Litestar(
        route_handlers=[api, sockets.play, health, show_metrics, *page_files.ROUTES],
        lifespan=[running],
        state=State(
            {
                "settings": settings,
                "limits": Limits(settings.limits),
                "sockets": OpenSockets(settings.limits),
                "page": page_files.PageFolder(),
            }
        ),
        dependencies=DEPENDENCIES,
        middleware=[RequestIds(settings.behind_proxy), Origins(settings)],
        before_send=[finish_responses(settings), add_request_id],
        cors_config=foreign_pages(settings),
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=documentation(),
        logging_config=None,
    )


def documentation() -> OpenAPIConfig:
    """The OpenAPI document at /schema."""
    return OpenAPIConfig(
        title="Petteia",
        version=petteia.__version__,
        description="Tables for board games: see docs/server.md. Every refusal is a RequestProblem.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
    )
