"""A real server, the built page and a real Chromium. Whatever fails leaves a picture and the browser's own words."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.page.building import build_if_old
from tests.page.chromium import chromium_path
from tests.page.visitors import DESK, PATIENCE, PHONE, Screen, Visitor
from tests.server.live import Server
from tests.tools import need

expect.set_options(timeout=PATIENCE)

FOLDER = Path(__file__).parent
FAILED = pytest.StashKey[bool]()
PLAYWRIGHT = pytest.StashKey[Playwright]()
CHROMIUM = pytest.StashKey[Browser]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes for the fixtures whether their test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page of these sources, for all tests of this process."""
    folder = tmp_path_factory.mktemp("server")
    build_if_old(lock=tmp_path_factory.getbasetemp().parent / "page.lock")
    with Server(f"sqlite:///{folder / 'petteia.sqlite'}") as server:
        yield server


@pytest.fixture
def server(running_server: Server) -> Server:
    """The server, running whatever the last test did to it. Where a test says nothing else, deal 1 is played."""
    if running_server.process is None:
        running_server.start()
    running_server.deal(1)
    return running_server


@pytest.fixture
def chromium(request: pytest.FixtureRequest) -> Browser:
    """The system's Chromium, for all tests of the page that this process runs."""
    stash = request.config.stash
    if PLAYWRIGHT not in stash:
        stash[PLAYWRIGHT] = sync_playwright().start()
    if CHROMIUM not in stash or not stash[CHROMIUM].is_connected():
        stash[CHROMIUM] = stash[PLAYWRIGHT].chromium.launch(
            executable_path=need("Chromium", chromium_path()), args=["--no-sandbox"]
        )
    return stash[CHROMIUM]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Ends Chromium after the last test of the page: Playwright's event loop must not be in the way of other tests."""
    try:
        yield
    finally:
        stash = item.config.stash
        if PLAYWRIGHT in stash and (nextitem is None or FOLDER not in nextitem.path.parents):
            if CHROMIUM in stash:
                stash[CHROMIUM].close()
                del stash[CHROMIUM]
            stash[PLAYWRIGHT].stop()
            del stash[PLAYWRIGHT]


@pytest.fixture
def visits(
    server: Server, chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """New people who visit the server, each with their own browser: `visits(PHONE, color_scheme="dark")`."""
    everybody: list[Visitor] = []

    def visit(screen: Screen = DESK, **wishes: Any) -> Visitor:
        everybody.append(Visitor(chromium, server, screen, **wishes))
        return everybody[-1]

    yield visit
    failed = request.node.stash.get(FAILED, False)
    for number, visitor in enumerate(everybody):
        if failed:
            visitor.leave_traces(tmp_path, f"visitor-{number}")
        visitor.context.close()
    if failed:
        print(f"Pictures and the browser's console are in {tmp_path}")
    else:
        complaints = [complaint for visitor in everybody for complaint in visitor.complaints]
        assert not complaints, f"the browser complains: {complaints}"


@pytest.fixture
def desk(visits: Callable[..., Visitor]) -> Visitor:
    """Somebody at a desk."""
    return visits(DESK)


@pytest.fixture
def phone(visits: Callable[..., Visitor]) -> Visitor:
    """Somebody with a phone."""
    return visits(PHONE)
