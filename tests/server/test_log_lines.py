"""Requests have ids, and lines of the log are for people or for programs; none of them names a visitor."""

import json
import logging
import logging.config
import sys
from collections.abc import Callable, Iterator

import pytest
from litestar import Litestar

from petteia.server.app import create_app
from petteia.server.launcher import logging_for
from petteia.server.log_lines import FORMATTERS, HEADER, REQUEST, FewOfAKind, JsonLines, PlainLines
from petteia.server.settings import BadSettings, Settings, read_settings
from petteia.server.storage.store import Store
from tests.server.visitors import Document, Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_request() -> Iterator[None]:
    """What a test says about requests is forgotten after it."""
    token = REQUEST.set("")
    yield
    REQUEST.reset(token)


def record(message: str) -> logging.LogRecord:
    try:
        raise ValueError("a reason")
    except ValueError:
        return logging.LogRecord("petteia", logging.ERROR, "", 0, message, ("t",), sys.exc_info())


def test_few_lines_of_a_kind_in_a_minute() -> None:
    at = 1000.0
    few = FewOfAKind(clock=lambda: at)
    lines = [record(f"GET /{number} failed: %s") for number in range(30)]
    assert [few.filter(line) for line in lines] == [True] * 10 + [False] * 20
    assert "left out" in lines[9].getMessage()
    other = logging.LogRecord("petteia", logging.ERROR, "elsewhere.py", 7, "Something else", (), None)
    assert few.filter(other)
    at += 60.0
    assert few.filter(record("GET /again failed: %s"))


def test_the_console_shows_few_lines_of_a_kind() -> None:
    assert logging_for(Settings(log="json"))["handlers"]["console"]["filters"] == ["few"]


def test_a_line_for_programs() -> None:
    REQUEST.set("abc")
    lines = JsonLines().format(record("Table %s is frozen")).splitlines()
    assert len(lines) == 1
    line = json.loads(lines[0])
    assert (line["level"], line["message"], line["request"]) == ("error", "Table t is frozen", "abc")
    assert line["at"].endswith("+00:00")
    assert "ValueError: a reason" in line["error"]


def test_a_line_for_people() -> None:
    lines = PlainLines(FORMATTERS["plain"]["format"])
    assert lines.format(record("Table %s is frozen")).splitlines()[0].endswith("ERROR Table t is frozen")
    REQUEST.set("abc")
    assert lines.format(record("Table %s is frozen")).splitlines()[0].endswith("ERROR Table t is frozen [abc]")


def test_the_form_is_a_setting() -> None:
    assert read_settings({}).log == "plain"
    chosen = logging_for(read_settings({"PETTEIA_LOG": "json"}))
    assert chosen["handlers"]["console"]["formatter"] == "json"
    logging.config.DictConfigurator(chosen)
    with pytest.raises(BadSettings, match="PETTEIA_LOG"):
        read_settings({"PETTEIA_LOG": "loud"})


async def test_every_answer_says_which_request_it_answers(visitor: Callable[[], Visitor]) -> None:
    ann = visitor()
    first, second = [(await ann.request("GET", "/api/me")).headers[HEADER] for _ in range(2)]
    assert first != second
    refused = await ann.request("GET", "/api/mine")
    assert refused.json()["request"] == refused.headers[HEADER]


async def test_an_id_is_taken_over_from_a_proxy_alone(app: Litestar, sqlite_url: str) -> None:
    said = {HEADER: "from-outside.1"}
    direct = await Visitor(app, Document(app)).request("GET", "/api/me", headers=said)
    assert direct.headers[HEADER] != "from-outside.1"
    proxied = create_app(Settings(database=sqlite_url, thinkers=1, limits=False, behind_proxy=True))
    async with proxied.lifespan():
        visitor = Visitor(proxied, Document(proxied))
        assert (await visitor.request("GET", "/api/me", headers=said)).headers[HEADER] == "from-outside.1"
        odd = await visitor.request("GET", "/api/me", headers={HEADER: "a b\tc"})
        assert odd.headers[HEADER] != "a b\tc"


async def test_a_failure_is_logged_without_its_visitor(
    app: Litestar, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Visitor(app, Document(app), address="203.0.113.77").called("Zenobia")

    async def fail(*_: object, **__: object) -> None:
        raise ValueError("a reason")

    monkeypatch.setattr(Store, "tables_of", fail)
    failed = await ann.browser.get("/api/mine")
    assert failed.status_code == 500
    (line,) = [JsonLines().format(each) for each in caplog.records if each.levelno == logging.ERROR]
    assert json.loads(line)["message"] == "GET /api/mine failed"
    for secret in ("203.0.113.77", "Zenobia", ann.browser.cookies["petteia"]):
        assert secret not in line
    assert failed.json()["request"] == failed.headers[HEADER]
