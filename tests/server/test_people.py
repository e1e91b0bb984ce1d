"""Guests, accounts, and the cookie by which they are known again."""

import asyncio
import time
from collections.abc import Callable
from http.cookies import SimpleCookie

import pytest
from litestar import Litestar

from petteia.server.cookies import KEPT, RENEWED, Cookies
from petteia.server.settings import Settings
from petteia.server.storage.store import Store
from tests.server.visitors import Refused, Visitor

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]
WORD = "correct horse"


async def test_nobody_becomes_a_guest_by_saying_a_name(visitor: Visitors) -> None:
    ann = visitor()
    assert await ann.get("/api/me") is None
    made = await ann.post("/api/me", {"name": "  Ann\u200b \t Lee "})
    assert made == {"id": made["id"], "name": "Ann Lee", "account": False}
    assert await ann.get("/api/me") == made


async def test_two_guests_of_one_name_are_two_people(visitor: Visitors) -> None:
    first, second = await visitor().called("Ann"), await visitor().called("Ann")
    assert (await first.get("/api/me"))["id"] != (await second.get("/api/me"))["id"]


async def test_saying_another_name_renames(visitor: Visitors) -> None:
    ann = await visitor().called("Ann")
    before = await ann.get("/api/me")
    table = await ann.makes_table("me", "open")
    await ann.called("Anna")
    assert await ann.get("/api/me") == {**before, "name": "Anna"}
    assert (await ann.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "x" * 25, "\x00"])
async def test_names_that_are_none(visitor: Visitors, name: str) -> None:
    with pytest.raises(Refused) as refused:
        await visitor().called(name)
    assert refused.value.status == 400
    assert refused.value.code in ("bad-name", "bad-request")


async def test_a_guest_becomes_an_account_and_keeps_their_tables(visitor: Visitors) -> None:
    ann = await visitor().called("Ann")
    table = await ann.makes_table("me", "open")
    guest = await ann.get("/api/me")
    account = (await ann.post("/api/account", {"name": "Ann", "password": WORD}))["person"]
    assert account == {**guest, "account": True}
    elsewhere = visitor()
    assert await elsewhere.post("/api/login", {"name": "ANN", "password": WORD}) == account
    assert [mine["id"] for mine in await elsewhere.get("/api/mine")] == [table["id"]]


async def test_somebody_new_can_make_an_account_at_once(visitor: Visitors) -> None:
    ann = visitor()
    made = (await ann.post("/api/account", {"name": "Ann", "password": WORD}))["person"]
    assert made["account"]
    assert await ann.get("/api/me") == made


async def test_an_account_may_take_another_name_with_it(visitor: Visitors) -> None:
    ann = await visitor().called("Guest")
    table = await ann.makes_table("me", "open")
    await ann.post("/api/account", {"name": "Ann", "password": WORD})
    assert (await ann.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Ann"
    await ann.called("Anna")
    assert (await visitor().post("/api/login", {"name": "anna", "password": WORD}))["name"] == "Anna"


async def test_the_name_of_an_account_is_nobody_elses(visitor: Visitors) -> None:
    ann, bob = visitor(), visitor()
    await ann.post("/api/account", {"name": "Ann", "password": WORD})
    await bob.post("/api/account", {"name": "Bob", "password": WORD})
    for refused_request in (
        visitor().called("ANN"),
        bob.called("ann"),
        visitor().post("/api/account", {"name": "aNN", "password": "another word"}),
    ):
        with pytest.raises(Refused, match="name-taken") as refused:
            await refused_request
        assert refused.value.status == 409
    await ann.called("ANN")


async def test_somebody_who_has_an_account_makes_no_other(visitor: Visitors) -> None:
    ann = visitor()
    await ann.post("/api/account", {"name": "Ann", "password": WORD})
    with pytest.raises(Refused, match="has-account"):
        await ann.post("/api/account", {"name": "Anna", "password": WORD})


async def test_of_several_who_want_one_name_one_gets_it(visitor: Visitors) -> None:
    wishes = [visitor().post("/api/account", {"name": "Ann", "password": WORD}) for _ in range(4)]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    assert all(answer.code == "name-taken" for answer in answers if isinstance(answer, Refused))


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong horse"), ("Nobody", WORD), ("Guest", WORD)])
async def test_signing_in_needs_the_right_password(visitor: Visitors, name: str, password: str) -> None:
    await visitor().post("/api/account", {"name": "Ann", "password": WORD})
    await visitor().called("Guest")
    stranger = visitor()
    with pytest.raises(Refused, match="bad-password") as refused:
        await stranger.post("/api/login", {"name": name, "password": password})
    assert refused.value.status == 401
    assert await stranger.get("/api/me") is None


async def test_short_passwords_are_refused(visitor: Visitors) -> None:
    with pytest.raises(Refused, match="bad-request"):
        await visitor().post("/api/account", {"name": "Ann", "password": "seven77"})


async def test_passwords_are_not_stored(visitor: Visitors, app: Litestar) -> None:
    await visitor().post("/api/account", {"name": "Ann", "password": WORD})
    store: Store = app.state.store
    row = await store.account("Ann")
    assert row is not None
    assert row.password is not None
    assert row.password.startswith("$argon2id$")
    assert WORD not in row.password


async def test_signing_out_makes_one_nobody(visitor: Visitors) -> None:
    ann = await visitor().called("Ann")
    await ann.post("/api/logout")
    assert await ann.get("/api/me") is None


# Cookies.


async def cookie_of(ann: Visitor, **headers: str) -> str:
    response = await ann.request("POST", "/api/me", json={"name": "Ann"}, headers=headers)
    return response.headers["set-cookie"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor: Visitors) -> None:
    morsel = SimpleCookie(await cookie_of(visitor()))["petteia"]
    assert morsel["httponly"]
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert morsel["max-age"] == str(KEPT)
    assert not morsel["secure"]


async def test_a_cookie_that_was_changed_is_nobodys(visitor: Visitors) -> None:
    ann = await visitor().called("Ann")
    value = ann.browser.cookies["petteia"]
    person, made, signature = value.split(".")
    other = await visitor().called("Bob")
    bobs = other.browser.cookies["petteia"].split(".")
    for forged in (
        "",
        "x",
        value[:-1],
        value + "A",
        f"{bobs[0]}.{made}.{signature}",
        f"{person}.{bobs[1]}x.{signature}",
    ):
        thief = visitor()
        thief.browser.cookies.set("petteia", forged)
        assert await thief.get("/api/me") is None
        with pytest.raises(Refused, match="who-are-you"):
            await thief.get("/api/mine")


async def test_a_cookie_signed_with_another_secret_is_nobodys(visitor: Visitors, app: Litestar) -> None:
    ann = await visitor().called("Ann")
    person = (await ann.get("/api/me"))["id"]
    own: Cookies = app.state.cookies
    signed = own._signer.loads(ann.browser.cookies["petteia"])
    forger = Cookies("another secret", Settings())
    ann.browser.cookies.clear()
    ann.browser.cookies.set("petteia", forger._signer.dumps(signed))
    assert await ann.get("/api/me") is None
    ann.browser.cookies.clear()
    ann.browser.cookies.set("petteia", own._signer.dumps(signed))
    assert (await ann.get("/api/me"))["id"] == person


async def test_an_old_cookie_is_renewed_and_a_very_old_one_is_not(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await visitor().called("Ann")
    fresh = await ann.request("GET", "/api/me")
    assert "set-cookie" not in fresh.headers
    later = time.time() + RENEWED + 10
    monkeypatch.setattr(time, "time", lambda: later)
    renewed = await ann.request("GET", "/api/me")
    assert "petteia=" in renewed.headers["set-cookie"]
    assert await ann.get("/api/me") is not None
    much_later = later + KEPT + 10
    monkeypatch.setattr(time, "time", lambda: much_later)
    assert await ann.get("/api/me") is None


async def test_nobody_is_signed_out_when_the_clock_is_set_back(
    visitor: Visitors, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await visitor().called("Ann")
    older = app.state.cookies._older_signer.dumps((await ann.get("/api/me"))["id"])
    earlier = time.time() - 7200
    monkeypatch.setattr(time, "time", lambda: earlier)
    assert await ann.get("/api/me") is not None
    assert app.state.cookies._read(older).older


async def test_a_token_of_nobodys_session_opens_nothing(visitor: Visitors, app: Litestar) -> None:
    own: Cookies = app.state.cookies
    ann = await visitor().called("Ann")
    person = (await ann.get("/api/me"))["id"]
    ghost = visitor()
    for forged in (own._signer.dumps([person, "another-token"]), own._older_signer.dumps(person)):
        ghost.browser.cookies.clear()
        ghost.browser.cookies.set("petteia", forged)
        assert await ghost.get("/api/me") is None
