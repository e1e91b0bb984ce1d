"""`petteia serve` as a person runs it: it says where the page is, stops when it is told to, and explains itself."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack, nullcontext, suppress
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from petteia.server import launcher
from petteia.server.handover import INBOXES
from petteia.server.launcher import listen, page_url, tell_when_ready
from petteia.server.settings import BadSettings, Settings
from tests.server.live import PATIENT
from tests.server.ports import Port
from tests.server.serving import PATIENCE, Served, refused, serving
from tests.server.test_parent import is_running

pytestmark = pytest.mark.slow


def test_a_server_serves_stops_and_remembers(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        assert served.http.get("/health").json()["status"] == "ok"
        me = served.http.post("/api/me", json={"name": "Ann"}).json()
        seats = [{"who": "me"}, {"who": "open"}]
        table = served.http.post("/api/tables", json={"game": "khora", "seats": seats}).json()
        cookie = served.http.cookies["petteia"]
        with connect(f"ws{served.url[4:]}/api/tables/{table['id']}/play", proxy=None, **PATIENT) as page:
            assert '"table"' in str(page.recv())
            assert served.stop(signal.SIGTERM) == 0  # although a page is still there
            assert close_code(page) == 1012  # the code for “the service restarts”
        assert served.said == ["Petteia has stopped.\n"]
    with serving(sqlite_url) as served:
        served.http.cookies.set("petteia", cookie)
        assert served.http.get("/api/me").json() == me
        assert [mine["id"] for mine in served.http.get("/api/mine").json()] == [table["id"]]
        assert served.stop(signal.SIGINT) == 0


def test_a_process_is_ready_before_it_serves() -> None:
    """Nobody waits because somebody else is the first to ask for a game, and threads do not wait for a busy loop."""
    program = (
        "import sys; from petteia.server import launcher; from petteia.server.library import game_infos\n"
        "launcher.in_a_process(lambda *_: None)\n"
        "print(game_infos.cache_info().currsize, sys.getswitchinterval() <= launcher.SWITCHING)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert said.stdout.split() == ["1", "True"]


def test_headers_alone(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        whole, headers = served.http.get("/api/games"), served.http.head("/api/games")
        assert (headers.status_code, headers.content) == (200, b"")
        assert headers.headers["content-type"] == whole.headers["content-type"]
        assert served.http.head("/api/nothing").status_code == 404


def test_the_page_opens_and_sockets_of_foreign_pages_are_refused(sqlite_url: str, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/new && mv {tmp_path}/new {tmp_path}/opened\n')
    browser.chmod(0o755)
    with serving(sqlite_url, "--open", BROWSER=str(browser)) as served:
        served.http.post("/api/me", json={"name": "Ann"})
        seats = [{"who": "me"}, {"who": "open"}]
        table = served.http.post("/api/tables", json={"game": "khora", "seats": seats}).json()
        address = f"ws{served.url[4:]}/api/tables/{table['id']}/play"
        foreign, own = Origin("https://evil.example"), Origin(served.url)
        with pytest.raises(InvalidStatus, match="403"), connect(address, origin=foreign, proxy=None, **PATIENT):
            pass
        with connect(address, origin=own, proxy=None, **PATIENT) as page:
            assert '"table"' in str(page.recv())
        while not (tmp_path / "opened").exists():
            time.sleep(0.05)
        assert (tmp_path / "opened").read_text().strip() == served.url


def test_several_workers_share_postgresql(postgresql_url: str) -> None:
    with serving(postgresql_url, "--workers", "2") as served:
        served.http.post("/api/me", json={"name": "Ann"})
        seats = [{"who": "me"}, {"who": "bot"}]
        table = served.http.post("/api/tables", json={"game": "khora", "seats": seats}).json()
        path = f"/api/tables/{table['id']}"
        assert served.http.post(f"{path}/start").json()["status"] == "running"
        cookies = {"petteia": served.http.cookies["petteia"]}
        for _ in range(10):  # new connections, so that both workers answer
            found = httpx.get(f"{served.url}{path}", cookies=cookies, trust_env=False, timeout=PATIENCE).json()
            assert found["status"] == "running"
            assert found["seats"][0]["mine"]
        figures = httpx.get(f"{served.url}/metrics", trust_env=False, timeout=PATIENCE).text
        assert 'petteia_tables{status="running"} 1.0' in figures
        counted = re.search(r'petteia_requests_total\{method="POST",status="201"\} (\S+)', figures)
        assert counted is not None
        assert float(counted[1]) == 1.0
        assert served.stop(signal.SIGTERM) == 0


def test_all_pages_of_a_table_are_served_by_one_worker(postgresql_url: str) -> None:
    """So they lose their connections together, or not at all."""
    with serving(postgresql_url, "--workers", "2") as served:
        served.http.post("/api/me", json={"name": "Ann"})
        workers = workers_of(served.process.pid)
        (inboxes,) = {inboxes_of(worker) for worker in workers}
        while len(os.listdir(inboxes)) < len(workers):  # a worker is known when it has answered somebody
            httpx.get(f"{served.url}/health", trust_env=False, timeout=PATIENCE)
        seats = [{"who": "me"}, {"who": "open"}]
        table = served.http.post("/api/tables", json={"game": "khora", "seats": seats}).json()["id"]
        with ExitStack() as pages:
            address = f"ws{served.url[4:]}/api/tables/{table}/play"
            opened = [pages.enter_context(connect(address, proxy=None, **PATIENT)) for _ in range(8)]
            for page in opened:
                assert '"table"' in str(page.recv())
            os.kill(workers[0], signal.SIGKILL)
            while is_running(workers[0]):
                time.sleep(0.05)
            assert len({is_open(page) for page in opened}) == 1
        assert served.stop(signal.SIGTERM) == 0


def inboxes_of(worker: int) -> str:
    """The folder through which workers pass connections on."""
    variables = Path(f"/proc/{worker}/environ").read_text().split("\0")
    return next(said.partition("=")[2] for said in variables if said.startswith(INBOXES))


def is_open(page: ClientConnection) -> bool:
    """Whether somebody still answers."""
    try:
        return page.ping().wait(PATIENCE)
    except ConnectionClosed:
        return False


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", "1"), ("postgresql", "2")])
def test_after_a_kill_the_port_and_the_file_are_free_again(
    kind: str, workers: str, request: pytest.FixtureRequest
) -> None:
    """Although only the first process was killed, and a page was there."""
    url = request.getfixturevalue(f"{kind}_url")
    with Port() as port:
        command = ("--workers", workers, "--port", str(port))
        with serving(url, *command) as served:
            served.http.post("/api/me", json={"name": "Ann"})
            served.process.kill()
            served.process.wait()
        with serving(url, *command) as again:
            assert again.url == served.url
            assert again.http.get("/health").status_code == 200


def test_a_second_server_on_the_same_file_is_refused(sqlite_url: str) -> None:
    with serving(sqlite_url):
        file = sqlite_url.removeprefix("sqlite:///")
        said = refused("--port", "0", "--database", sqlite_url)
        assert said == f"petteia: Another server is using {file}; stop it first, or name another --database.\n"


def test_the_figures_of_a_killed_worker_go(postgresql_url: str) -> None:
    """Pages that were connected to it are connected no more."""
    with serving(postgresql_url, "--workers", "2") as served:
        served.http.post("/api/me", json={"name": "Ann"})
        seats = [{"who": "me"}, {"who": "open"}]
        table = served.http.post("/api/tables", json={"game": "khora", "seats": seats}).json()
        with connect(f"ws{served.url[4:]}/api/tables/{table['id']}/play", proxy=None, **PATIENT) as page:
            page.recv()
            assert connected(served) == 1.0
            for worker in workers_of(served.process.pid):
                os.kill(worker, signal.SIGKILL)
            close_code(page)
        until = time.monotonic() + PATIENCE
        while connected(served) != 0.0:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert served.stop(signal.SIGTERM) == 0


def close_code(page: ClientConnection) -> int | None:
    """The code with which a socket is closed; None without a word."""
    with suppress(ConnectionClosed):
        while True:
            page.recv()
    return page.close_code


def connected(served: Served) -> float | None:
    """How many pages the metrics know of; None if nobody answers."""
    try:
        figures = httpx.get(f"{served.url}/metrics", trust_env=False, timeout=PATIENCE).text
    except httpx.TransportError:
        return None
    found = re.search(r"^petteia_sockets (\S+)", figures, re.MULTILINE)
    return float(found[1]) if found else 0.0


def workers_of(process: int) -> list[int]:
    """The processes that answer requests, of those that a process has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_port_that_is_taken(sqlite_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--database", sqlite_url)
        assert said == f"petteia: Cannot listen at 127.0.0.1 port {port}: address already in use; try another --port.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--database", "postgresql://nobody:word@127.0.0.1:9/petteia"), "petteia: The database postgresql"),
        (("--database", "mysql://localhost/petteia"), "petteia: The database can be sqlite or postgresql"),
        (("--database", "sqlite:///a.sqlite", "--workers", "2"), "petteia: Several workers need PostgreSQL"),
        (("--host", "no-such-host.invalid"), "petteia: There is no address"),
        (("--port", "70000"), "petteia: PETTEIA_PORT cannot be that"),
    ],
)
def test_a_server_that_cannot_be_run(arguments: tuple[str, ...], said: str) -> None:
    line = refused("--port", "0", *arguments) if "--port" not in arguments else refused(*arguments)
    assert line.startswith(said)
    assert "word" not in line


def test_where_a_browser_finds_the_page() -> None:
    assert page_url(Settings(host="0.0.0.0", port=81)) == "http://127.0.0.1:81"
    assert page_url(Settings(host="::1", port=81)) == "http://[::1]:81"
    assert page_url(Settings(host="games.example", port=81)) == "http://games.example:81"


def test_a_server_tells_where_it_is_however_long_its_start_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hours = count(step=3600.0)
    monkeypatch.setattr(launcher, "time", SimpleNamespace(monotonic=lambda: next(hours), sleep=lambda _: None))
    failures = iter([OSError(), OSError()])

    def ask(_url: str, timeout: float) -> nullcontext[None]:
        for failure in failures:
            raise failure
        return nullcontext()

    monkeypatch.setattr(urllib.request, "build_opener", lambda *_: SimpleNamespace(open=ask))
    tell_when_ready(Settings(port=81), open_browser=False)
    assert capsys.readouterr().err.startswith("Petteia is at http://127.0.0.1:81; ")


def test_any_free_port() -> None:
    with listen("127.0.0.1", 0) as door:
        assert door.getsockname()[1] > 0
    with pytest.raises(BadSettings, match="no address"):
        listen("no-such-host.invalid", 0)


def test_other_commands_do_not_wait_for_the_server_to_be_imported() -> None:
    heavy = "{'alembic', 'httpx', 'litestar', 'msgspec', 'sqlalchemy', 'uvicorn'}"
    code = f"import sys, petteia.terminal.main; sys.exit(str({heavy} & set(sys.modules) or ''))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""
