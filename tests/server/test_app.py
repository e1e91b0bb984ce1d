"""The server as a whole: its games, health, figures, page, document, and what it keeps from strangers."""

from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from litestar import Litestar

import petteia
from petteia.bots.levels import LEVELS
from petteia.server.page_files import PageFolder
from petteia.server.security import RATES, Limits
from petteia.server.settings import Settings
from petteia.server.storage.database import Database
from petteia.server.storage.store import Store
from tests.server.visitors import HOST, Document, Refused, Visitor

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]


# Games.


async def test_the_games(visitor: Visitors) -> None:
    games = await visitor().get("/api/games")
    assert [game["name"] for game in games] == petteia.known_games()
    khora = next(game for game in games if game["name"] == "khora")
    assert (khora["min_seats"], khora["max_seats"]) == (2, 4)
    assert {"name": "draft", "values": ["on", "off"]} in khora["options"]
    assert khora["levels"] == list(LEVELS)


async def test_a_games_figures_by_its_options(visitor: Visitors) -> None:
    khora = petteia.load("khora")
    response = await visitor().request("GET", "/api/games/khora/components?values=revised")
    assert response.json() == msgspec.to_builtins(khora.components(khora.check_options({"values": "revised"})))
    assert response.headers["content-type"] == "application/json"
    assert response.headers["content-encoding"] == "gzip"
    plain = await visitor().request(
        "GET", "/api/games/khora/components?values=revised", headers={"accept-encoding": "identity"}
    )
    assert "content-encoding" not in plain.headers
    assert plain.json() == response.json()
    assert "max-age" in response.headers["cache-control"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/components", 404, "unknown-game"),
        ("/api/games/khora/components?draft=perhaps", 400, "bad-option"),
        ("/api/games/khora/components?dice=seven", 400, "bad-option"),
    ],
)
async def test_figures_that_there_are_not(visitor: Visitors, path: str, status: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        await visitor().get(path)
    assert (refused.value.status, refused.value.code) == (status, code)


# Health and figures.


async def test_a_server_is_well_when_its_database_answers(visitor: Visitors, app: Litestar) -> None:
    assert await visitor().get("/health") == {"status": "ok", "version": petteia.__version__}
    store: Store = app.state.store
    good, store.database = store.database, Database("postgresql://nobody@127.0.0.1:9/petteia")
    with pytest.raises(Refused, match="no-database") as refused:
        await visitor().get("/health")
    assert refused.value.status == 503
    await store.database.close()
    store.database = good


async def test_figures_for_operators(visitor: Visitors) -> None:
    ann = await visitor().called("Ann")
    await ann.makes_table("me", "open")
    response = await ann.browser.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=")
    lines = response.text.splitlines()
    assert 'petteia_tables{status="lobby"} 1.0' in lines
    assert 'petteia_tables{status="running"} 0.0' in lines
    for name in ("requests_total", "sockets", "decision_seconds_bucket", "bots_thinking", "request_seconds_count"):
        assert any(line.startswith(f"petteia_{name}") for line in lines), name


# The document.


async def test_the_document_is_whole(app: Litestar, visitor: Visitors) -> None:
    response = await visitor().browser.get("/schema")
    document = response.json()
    assert document == Document(app).text
    assert (await visitor().browser.get("/schema/openapi.json")).json() == document
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]
    Draft202012Validator.check_schema({"$defs": schemas})
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    assert all(operation["summary"] and operation["description"] for operation in operations)


def references(node: Any) -> list[str]:
    """All references of a document."""
    if isinstance(node, list):
        return [found for part in node for found in references(part)]
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [found for part in node.values() for found in references(part)]
    return []


async def test_every_request_is_documented(app: Litestar) -> None:
    document = Document(app).text
    documented = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert {
        ("GET", "/api/me"),
        ("POST", "/api/me"),
        ("POST", "/api/account"),
        ("POST", "/api/login"),
        ("POST", "/api/logout"),
        ("GET", "/api/games"),
        ("GET", "/api/games/{game}/components"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/mine"),
        ("GET", "/api/tables/{table}"),
        ("DELETE", "/api/tables/{table}"),
        ("POST", "/api/tables/{table}/join"),
        ("POST", "/api/tables/{table}/leave"),
        ("POST", "/api/tables/{table}/start"),
        ("PUT", "/api/tables/{table}/seats/{seat}"),
        ("GET", "/health"),
    } <= documented


# The page.


async def test_the_page_is_served(visitor: Visitors, app: Litestar, tmp_path: Any) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    app.state.page = PageFolder(tmp_path)
    for path in ("/", "/t/abcdefghjk", "/settings"):
        response = await visitor().browser.get(path)
        assert response.text == "<!doctype html>the page"
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        again = await visitor().browser.get(path, headers={"if-none-match": response.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/assets/missing.js", 404, "not-found"),
        ("PATCH", "/api/me", 405, "bad-method"),
        ("POST", "/nowhere", 405, "bad-method"),
        ("GET", "/assets/..%2f..%2fapp.py", 404, "not-found"),
    ],
)
async def test_what_is_not_there(visitor: Visitors, method: str, path: str, status: int, code: str) -> None:
    response = await visitor().browser.request(method, path)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert "content-security-policy" in response.headers


# What is kept from strangers.


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/schema", "/metrics"])
async def test_every_answer_has_the_headers(visitor: Visitors, path: str) -> None:
    headers = (await visitor().browser.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "strict-transport-security" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"http://{HOST}.evil.example", f"http://{HOST}:99"])
async def test_a_foreign_page_changes_nothing(visitor: Visitors, origin: str) -> None:
    ann = visitor()
    response = await ann.browser.post("/api/me", json={"name": "Ann"}, headers={"origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "foreign-page")
    assert "set-cookie" not in response.headers
    assert (await ann.browser.get("/api/games", headers={"origin": origin})).status_code == 200


async def test_a_browser_that_names_no_origin_says_whether_it_is_ours(visitor: Visitors) -> None:
    ann = visitor()
    refused = await ann.browser.post("/api/me", json={"name": "Ann"}, headers={"sec-fetch-site": "cross-site"})
    assert refused.status_code == 403
    ours = await ann.browser.post("/api/me", json={"name": "Ann"}, headers={"sec-fetch-site": "same-origin"})
    assert ours.status_code == 200


async def test_our_own_page_may_and_so_may_one_behind_https(visitor: Visitors) -> None:
    for scheme in ("http", "https"):
        response = await visitor().browser.post(
            "/api/me", json={"name": "Ann"}, headers={"origin": f"{scheme}://{HOST}"}
        )
        assert response.status_code == 200


async def test_a_large_request_is_refused(visitor: Visitors) -> None:
    response = await visitor().browser.post(
        "/api/me", content=b'{"name": "' + b"x" * 100_000 + b'"}', headers={"content-type": "application/json"}
    )
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"name": 7}', b'{"name": "Ann", "age": 7}', b"\xff"])
async def test_a_request_of_the_wrong_form(visitor: Visitors, content: bytes) -> None:
    response = await visitor().request("POST", "/api/me", content=content, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (400, "bad-request")


async def test_our_own_mistakes_are_told_without_details(visitor: Visitors, app: Litestar) -> None:
    app.state.store = "no store at all"
    response = await visitor().browser.get("/api/tables/t")
    assert response.status_code == 500
    assert response.json()["code"] == "our-fault"
    assert "store" not in response.text
    assert "nothing was changed" not in response.text  # something may be stored already


class TestWithLimits:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, limits=True)

    @pytest.fixture(autouse=True)
    def time_stands(self, app: Litestar) -> None:
        app.state.limits = Limits(clock=lambda: 0.0)

    async def test_guessing_passwords_is_slow(self, app: Litestar) -> None:
        document = Document(app)
        guesser = Visitor(app, document, address="198.51.100.1")
        guess = {"name": "Ann", "password": "a guess of mine"}
        codes = []
        for _ in range(RATES["password"].burst + 1):
            with pytest.raises(Refused) as refused:
                await guesser.post("/api/login", guess)
            codes.append(refused.value.code)
        assert codes == ["bad-password"] * RATES["password"].burst + ["too-many"]
        response = await guesser.request("POST", "/api/login", json=guess)
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) >= 1
        elsewhere = Visitor(app, document, address="198.51.100.2")
        with pytest.raises(Refused, match="bad-password"):
            await elsewhere.post("/api/login", guess)

    async def test_guests_are_not_made_without_end(self, app: Litestar) -> None:
        document = Document(app)
        for i in range(RATES["guest"].burst):
            await Visitor(app, document).called(f"Guest {i}")
        with pytest.raises(Refused, match="too-many"):
            await Visitor(app, document).called("One more")
        neighbour = Visitor(app, document, address="2001:db8::1")
        await neighbour.called("Neighbour")

    async def test_one_household_is_one_address(self, app: Litestar) -> None:
        document = Document(app)
        for i in range(RATES["guest"].burst):
            await Visitor(app, document, address=f"2001:db8::{i + 1:x}").called("Guest")
        with pytest.raises(Refused, match="too-many"):
            await Visitor(app, document, address="2001:db8::ffff").called("Guest")

    async def test_tables_are_not_made_without_end(self, app: Litestar) -> None:
        ann = await Visitor(app, Document(app)).called("Ann")
        for _ in range(RATES["make"].burst):
            table = await ann.makes_table("me", "open")
            await ann.delete(f"/api/tables/{table['id']}")
        with pytest.raises(Refused, match="too-many"):
            await ann.makes_table("me", "open")


class TestBehindAProxy:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, behind_proxy=True, limits=True, origins=("https://friends.example",))

    async def test_https_before_the_proxy_makes_cookies_secure(self, visitor: Visitors) -> None:
        headers = {"x-forwarded-proto": "https"}
        response = await visitor().browser.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert "; Secure" in response.headers["set-cookie"]
        assert "max-age" in response.headers["strict-transport-security"]

    async def test_people_are_signed_in_on_pages_of_allowed_sites_and_others_still_change_nothing(
        self, visitor: Visitors
    ) -> None:
        ann = visitor()
        ann.browser.base_url = httpx.URL(f"https://{HOST}")
        headers = {"x-forwarded-proto": "https", "origin": "https://friends.example"}
        answer = await ann.browser.post("/api/me", json={"name": "Ann"}, headers=headers)
        cookie = SimpleCookie(answer.headers["set-cookie"])["petteia"]
        assert (cookie["samesite"].lower(), cookie["secure"]) == ("none", True)
        foreign = headers | {"origin": "https://evil.example"}
        refused = await ann.browser.post("/api/me", json={"name": "Eve"}, headers=foreign)
        assert refused.status_code == 403
        assert (await ann.browser.get("/api/me", headers=headers)).json()["name"] == "Ann"

    async def test_without_https_no_cookie_goes_to_other_sites(self, visitor: Visitors) -> None:
        answer = await visitor().browser.post("/api/me", json={"name": "Ann"})
        assert SimpleCookie(answer.headers["set-cookie"])["petteia"]["samesite"].lower() == "lax"

    async def test_addresses_are_those_that_the_proxy_saw(self, app: Litestar) -> None:
        document = Document(app)
        for i in range(RATES["guest"].burst + 5):
            visitor = Visitor(app, document)
            forwarded = {"x-forwarded-for": f"192.0.2.99, 203.0.113.{i}"}
            assert (await visitor.browser.post("/api/me", json={"name": "A"}, headers=forwarded)).status_code == 200

    async def test_pages_of_allowed_sites_may(self, visitor: Visitors) -> None:
        headers = {"origin": "https://friends.example"}
        assert (await visitor().browser.post("/api/me", json={"name": "A"}, headers=headers)).status_code == 200

    async def test_browsers_let_pages_of_allowed_sites_use_the_answers(self, visitor: Visitors) -> None:
        headers = {"origin": "https://friends.example"}
        answer = await visitor().browser.post("/api/me", json={"name": "A"}, headers=headers)
        assert answer.headers["access-control-allow-origin"] == "https://friends.example"
        assert answer.headers["access-control-allow-credentials"] == "true"
        asked = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        first = await visitor().browser.options("/api/tables", headers=headers | asked)
        assert first.is_success
        assert "POST" in first.headers["access-control-allow-methods"]
        refused = await visitor().browser.get("/api/me", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in refused.headers


async def test_nobody_is_allowed_unless_named(visitor: Visitors) -> None:
    answer = await visitor().browser.get("/api/me", headers={"origin": "https://friends.example"})
    assert "access-control-allow-origin" not in answer.headers


async def test_without_a_proxy_nobody_believes_its_headers(visitor: Visitors) -> None:
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    response = await visitor().browser.post("/api/me", json={"name": "Ann"}, headers=headers)
    assert "Secure" not in response.headers["set-cookie"]


class TestWithSecureCookies:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, secure_cookies=True, secret="a secret of our own")

    async def test_cookies_can_always_be_secure(self, visitor: Visitors) -> None:
        response = await visitor().browser.post("/api/me", json={"name": "Ann"})
        assert "; Secure" in response.headers["set-cookie"]
