"""The page's files: packed where the browser can unpack, kept where they cannot change, the page for its addresses."""

from pathlib import Path

import pytest

from petteia.server.page_files import PageFolder
from petteia.server.problems import ProblemError


@pytest.fixture
def page(tmp_path: Path) -> PageFolder:
    """A small built page, beside a file that is nobody's business."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>page")
    (folder / "index.html.gz").write_bytes(b"packed page")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "main-abc123.js").write_text("script")
    (folder / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    (folder / "assets" / "main-abc123.js.gz").write_bytes(b"gzip")
    (tmp_path / "secret.txt").write_text("secret")
    return PageFolder(folder)


@pytest.mark.parametrize("path", ["", "t/abcdefghjk", "settings", "games/khora"])
def test_the_page_is_there_for_all_its_addresses(page: PageFolder, path: str) -> None:
    answer = page.answer(path, "", "")
    assert answer.content == b"<!doctype html>page"
    assert answer.media_type == "text/html"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["assets/main-old.js", "assets/", "missing.png", "api/nothing", "../secret.txt", "assets/../../secret.txt", "x.gz"],
)
def test_what_is_not_there_is_not_the_page(page: PageFolder, path: str) -> None:
    with pytest.raises(ProblemError) as error:
        page.answer(path, "", "")
    assert (error.value.status, error.value.problem.code) == (404, "not-found")


@pytest.mark.parametrize(
    ("accepted", "content", "encoding"),
    [
        ("gzip, deflate, br", b"brotli", "br"),
        ("gzip", b"gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", b"gzip", "gzip"),
        ("", b"script", None),
    ],
)
def test_files_are_sent_packed(page: PageFolder, accepted: str, content: bytes, encoding: str | None) -> None:
    answer = page.answer("assets/main-abc123.js", accepted, "")
    assert answer.content == content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.media_type == "text/javascript"


def test_what_the_browser_has_is_not_sent_again(page: PageFolder) -> None:
    first = page.answer("favicon.svg", "", "")
    again = page.answer("favicon.svg", "", f'"other", {first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    page.folder.joinpath("favicon.svg").write_text("<svg>new</svg>")
    assert page.answer("favicon.svg", "", first.headers["etag"]).status_code is None


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    answer = PageFolder(tmp_path).answer("", "", "")
    assert answer.status_code == 503
    assert b"make page" in answer.content
    assert not PageFolder(tmp_path).is_built()


def test_a_page_that_is_built_is_said_to_be(page: PageFolder) -> None:
    assert page.is_built()
