"""Running a server: Granian in front, one process or several behind it. `petteia serve` calls `run`."""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server import Server
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from petteia.server.page_files import NO_PAGE, PageFolder
from petteia.server.settings import BadSettings, Settings, read_settings
from petteia.server.storage.store import Store

LOGGER: Final = logging.getLogger("petteia")
APP: Final = "petteia.server.launcher:make_app"
STOPPING: Final = 15  # seconds for a worker to end what it is doing
STARTING: Final = 60.0
EVERYWHERE: Final = ("0.0.0.0", "::", "")
LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain", "stream": "ext://sys.stderr"}},
    "loggers": {
        "petteia": {"handlers": ["console"], "level": "INFO", "propagate": False},
        "_granian": {"handlers": ["console"], "level": "WARNING", "propagate": False},
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
}


def make_app() -> ASGIApp:
    """The application of one worker, from the settings that `run` put into the environment."""
    from petteia.server.app import create_app

    return behind_granian(create_app(read_settings(os.environ)))


def behind_granian(app: ASGIApp) -> ASGIApp:
    """The application as Granian calls it, in a process of its own."""
    from petteia.server.sockets import LINE

    # A table is thousands of small objects, none of them in a cycle. Searching all of them for garbage as often as
    # Python does by default would make everybody wait.
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"][LINE] = receive, send
        elif scope.get("method") == HttpMethod.HEAD:
            scope["method"] = HttpMethod.GET  # Granian leaves out the body
        await app(scope, receive, send)

    return answer


def run(settings: Settings, open_browser: bool = False, app: str = APP) -> None:
    """Serve until somebody stops the server. Raises PetteiaError if it cannot start."""
    settings = msgspec.structs.replace(settings.check(), port=free_port(settings.host, settings.port))
    asyncio.run(prepare(settings))
    os.environ.update(settings.environment())
    # A fork would copy threads and connections in the middle of something.
    multiprocessing.set_start_method("spawn", force=True)
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        workers_kill_timeout=STOPPING,
        respawn_failed_workers=settings.workers > 1,
        factory=True,
        log_level=LogLevels.warning,
        log_dictconfig=LOGGING,
    )
    with figures_of(settings.workers):
        threading.Thread(target=tell_when_ready, args=(settings, open_browser), daemon=True).start()
        server.serve()
    print("Petteia has stopped.", file=sys.stderr)


async def prepare(settings: Settings) -> None:
    """Migrate the database before the workers start."""
    store = await Store.open(settings.database)
    await store.close()


def free_port(host: str, port: int) -> int:
    """The port, if it is free; for 0, any free port."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name == "posix":
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(place)
            return int(trial.getsockname()[1])
    except socket.gaierror:
        raise BadSettings(f"There is no address {host[:80]!r} to listen at.") from None
    except OSError as error:
        raise BadSettings(
            f"Cannot listen at {host} port {port}: {(error.strerror or str(error)).lower()}; try another --port."
        ) from None


@contextlib.contextmanager
def figures_of(workers: int) -> Iterator[None]:
    """Provide a folder in which several workers add up their metrics."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="petteia-figures-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def page_url(settings: Settings) -> str:
    """The address of the page for a browser on this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def tell_when_ready(settings: Settings, open_browser: bool) -> None:
    """Print the address of the page as soon as it answers, and open it if that was asked for."""
    url = page_url(settings)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    until = time.monotonic() + STARTING
    while time.monotonic() < until:
        try:
            with direct.open(f"{url}/health", timeout=2):
                break
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    else:
        return
    print(f"Petteia is at {url}; Ctrl-C stops it.", file=sys.stderr, flush=True)
    if not PageFolder().is_built():
        print(NO_PAGE, file=sys.stderr, flush=True)
    if open_browser:
        webbrowser.open(url)
