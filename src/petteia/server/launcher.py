"""Running a server: uvicorn in this process, or in several that it starts. `petteia serve` calls `run`."""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn import Config, Server
from uvicorn.supervisors import Multiprocess

from petteia.server.connections import CountedConnection, RequestConnection
from petteia.server.handover import INBOXES
from petteia.server.log_lines import FORMATTERS, FewOfAKind
from petteia.server.page_files import NO_PAGE, PageFolder
from petteia.server.parent import end_with_parent
from petteia.server.settings import BadSettings, Settings, read_settings
from petteia.server.socket_connections import SocketConnection
from petteia.server.storage.ownership import owned
from petteia.server.storage.store import Store

LOGGER: Final = logging.getLogger("petteia")
APP: Final = "petteia.server.launcher:make_app"
STOPPING: Final = 15  # seconds for a worker to end what it is doing
HANGING: Final = 30  # seconds without a sign of life after which a worker is replaced
LARGEST_FRAME: Final = 32 * 1024  # bytes of a socket's message, in one frame or many; no request of a page is as long
PING: Final = 40.0  # seconds between two pings, which also keep a connection open in proxies
PONG: Final = 20.0  # seconds for the answer to one
WAITING: Final = 1024  # connections that wait to be accepted
ANSWERING: Final = 20.0  # seconds in which a server that is well tells so, on a busy machine too
# Seconds after which a busy event loop lets a waiting thread go on. A query needs a dozen such moments; at Python's
# default of 5 ms everybody who asks the database would wait 60 ms as soon as the loop has enough to do.
SWITCHING: Final = 0.0005
EVERYWHERE: Final = ("0.0.0.0", "::", "")
LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": FORMATTERS,
    "filters": {"few": {"()": FewOfAKind}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": "plain",
            "filters": ["few"],
            "stream": "ext://sys.stderr",
        }
    },
    "loggers": {
        "petteia": {"handlers": ["console"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["console"], "level": "ERROR", "propagate": False},
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
}


def make_app() -> ASGIApp:
    """The application of one worker, from the settings that `run` put into the environment."""
    from petteia.server.app import create_app

    return in_a_process(create_app(read_settings(os.environ)))


def in_a_process(app: ASGIApp) -> ASGIApp:
    """The application as uvicorn calls it, in a process of its own."""
    from petteia.server.library import game_infos
    from petteia.server.sockets import LINE

    game_infos()  # whoever asks for a game first shall not keep everybody else waiting while it is read
    if multiprocessing.parent_process() is not None:
        end_with_parent()
    # A table is thousands of small objects, none of them in a cycle. Searching all of them for garbage as often as
    # Python does by default would make everybody wait; so would searching fifty thousand new ones at once (0.1 s). What
    # a decision makes is needed until the next one at its table: to search it later, and hardly any of it twice, spares
    # most of the work, the more the more tables there are.
    gc.freeze()
    gc.set_threshold(20_000, 0, 9_000)
    sys.setswitchinterval(SWITCHING)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"][LINE] = receive, send
        elif scope.get("method") == HttpMethod.HEAD:
            scope = {**scope, "method": HttpMethod.GET}  # uvicorn leaves out the body
        await app(scope, receive, send)

    return answer


def run(settings: Settings, open_browser: bool = False, app: str = APP) -> None:
    """Serve until somebody stops the server. Raises PetteiaError if it cannot start."""
    with listen(settings.host, settings.port) as door, owned(settings.database):
        settings = msgspec.structs.replace(settings.check(), port=door.getsockname()[1])
        asyncio.run(prepare(settings))
        os.environ.update(settings.environment())
        for stopping in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises it again, when it has stopped
            signal.signal(stopping, lambda *_: None)
        with shared_folder(settings.workers):
            threading.Thread(target=tell_when_ready, args=(settings, open_browser), daemon=True).start()
            config = server_config(settings, app)
            if settings.workers > 1:
                Multiprocess(config, [door]).run()
            else:
                Server(config).run([door])
    print("Petteia has stopped.", file=sys.stderr)


def server_config(settings: Settings, app: str) -> Config:
    """How uvicorn is to serve, in every process."""
    counted = settings.limits and not settings.behind_proxy  # behind a proxy all come from one address
    return Config(
        app,
        factory=True,
        interface="asgi3",
        lifespan="on",
        http=CountedConnection if counted else RequestConnection,
        ws=SocketConnection,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,  # a small message may unpack to a large one
        workers=settings.workers,
        backlog=WAITING,
        proxy_headers=False,  # security.py and cookies.py read them, if the settings say so
        server_header=False,
        access_log=False,
        log_config=logging_for(settings),
        timeout_graceful_shutdown=STOPPING,
        timeout_worker_healthcheck=HANGING,
    )


def logging_for(settings: Settings) -> dict[str, Any]:
    """How log lines are written."""
    console = {**LOGGING["handlers"]["console"], "formatter": settings.log}
    return {**LOGGING, "handlers": {"console": console}}


async def prepare(settings: Settings) -> None:
    """Migrate the database before the workers start."""
    store = await Store.open(settings.database)
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at the port; for 0, at any free one. Raises BadSettings if that cannot be."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise BadSettings(f"There is no address {host[:80]!r} to listen at.") from None
    door = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(place)
        door.listen(WAITING)
    except OSError as error:
        door.close()
        raise BadSettings(
            f"Cannot listen at {host} port {port}: {(error.strerror or str(error)).lower()}; try another --port."
        ) from None
    return door


@contextlib.contextmanager
def shared_folder(workers: int) -> Iterator[None]:
    """Provide a folder in which several workers add up their metrics and pass sockets on."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="petteia-workers-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        if hasattr(socket, "AF_UNIX"):
            inboxes = os.path.join(folder, "inboxes")
            os.mkdir(inboxes)
            os.environ[INBOXES] = inboxes
        yield


def page_url(settings: Settings) -> str:
    """The address of the page for a browser on this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def tell_when_ready(settings: Settings, open_browser: bool) -> None:
    """Print the address of the page as soon as it answers, and open it if that was asked for."""
    url = page_url(settings)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        try:
            with direct.open(f"{url}/health", timeout=ANSWERING):
                break
        except OSError:  # not yet
            time.sleep(0.1)
    print(f"Petteia is at {url}; Ctrl-C stops it.", file=sys.stderr, flush=True)
    if not PageFolder().is_built():
        print(NO_PAGE, file=sys.stderr, flush=True)
    if open_browser:
        webbrowser.open(url)
