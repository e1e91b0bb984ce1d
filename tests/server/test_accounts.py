"""Sessions, passwords, recovery codes, one's data, and the end of an account, as requests."""

from collections.abc import Callable
from typing import Any

import pytest
from litestar import Litestar

from petteia.server.devices import device
from petteia.server.namer import NOBODY
from petteia.server.passwords import CODES
from petteia.server.security import RATES, Limits
from petteia.server.storage.store import Store
from tests.server.visitors import Refused, Visitor

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]
WORD, OTHER = "correct horse", "battery staple"
ANN = {"name": "Ann", "password": WORD}


@pytest.fixture
async def ann(visitor: Visitors) -> Visitor:
    """Ann, who has an account."""
    made = visitor()
    await made.post("/api/account", ANN)
    return made


async def elsewhere(visitor: Visitors, agent: str = "") -> Visitor:
    """Ann in another browser."""
    other = visitor()
    other.browser.headers["user-agent"] = agent
    await other.post("/api/login", ANN)
    return other


async def is_somebody(browser: Visitor) -> bool:
    return await browser.get("/api/me") is not None


def copy_of(browser: Visitor, visitor: Visitors) -> Visitor:
    """Somebody with the same cookie."""
    thief = visitor()
    thief.browser.cookies.set("petteia", browser.browser.cookies["petteia"])
    return thief


# Sessions.


async def test_signing_out_ends_the_session_for_every_copy_of_its_cookie(ann: Visitor, visitor: Visitors) -> None:
    copy, other = copy_of(ann, visitor), await elsewhere(visitor)
    await ann.post("/api/logout")
    assert not await is_somebody(copy)
    assert await is_somebody(other)


async def test_signing_out_everywhere(ann: Visitor, visitor: Visitors) -> None:
    others = [await elsewhere(visitor) for _ in range(2)]
    bob = await visitor().called("Bob")
    await ann.delete("/api/sessions")
    assert [await is_somebody(each) for each in (ann, *others, bob)] == [False, False, False, True]


async def test_the_cookie_of_a_guest_does_not_open_the_account_they_make(visitor: Visitors) -> None:
    ann = await visitor().called("Ann")
    before = copy_of(ann, visitor)
    assert await is_somebody(before)
    await ann.post("/api/account", ANN)
    assert await is_somebody(ann)
    assert not await is_somebody(before)


async def test_one_sees_where_one_is_signed_in_and_ends_it(ann: Visitor, visitor: Visitors) -> None:
    phone = await elsewhere(visitor, "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0")
    account = await ann.get("/api/account")
    assert account["codes"] == CODES
    assert [session["this"] for session in account["sessions"]].count(True) == 1
    other = next(session for session in account["sessions"] if not session["this"])
    assert other["device"] == "Firefox, Android"
    bob = await visitor().called("Bob")
    with pytest.raises(Refused, match="no-session"):
        await bob.delete(f"/api/sessions/{other['id']}")
    assert await is_somebody(phone)
    await ann.delete(f"/api/sessions/{other['id']}")
    assert not await is_somebody(phone)
    assert [session["this"] for session in (await ann.get("/api/account"))["sessions"]] == [True]


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36", "Chrome, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1.15", "Safari, macOS"),
        ("curl/8.14.1", "curl"),
        ("\u202ex\x00y" * 40, ("xy" * 40)[:30]),
        ("", ""),
    ],
)  # fmt: skip
def test_browsers_are_told_in_two_words(agent: str, told: str) -> None:
    assert device(agent) == told


# Passwords and recovery codes.


async def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(ann: Visitor, visitor: Visitors) -> None:
    other, copy = await elsewhere(visitor), copy_of(ann, visitor)
    with pytest.raises(Refused, match="wrong-password") as refused:
        await ann.put("/api/account/password", {"old": OTHER, "new": OTHER})
    assert refused.value.status == 403
    assert await is_somebody(other)
    assert (await ann.put("/api/account/password", {"old": WORD, "new": OTHER}))["name"] == "Ann"
    assert [await is_somebody(each) for each in (ann, other, copy)] == [True, False, False]
    with pytest.raises(Refused, match="bad-password"):
        await visitor().post("/api/login", ANN)
    await visitor().post("/api/login", {"name": "Ann", "password": OTHER})


async def test_a_guest_has_no_password_to_change_and_no_codes(visitor: Visitors) -> None:
    bob = await visitor().called("Bob")
    for request in (
        bob.put("/api/account/password", {"old": WORD, "new": OTHER}),
        bob.post("/api/account/codes", {"password": WORD}),
        bob.post("/api/account/codes", {}),
    ):
        with pytest.raises(Refused, match="wrong-password"):
            await request


async def test_a_recovery_code_gives_a_new_password_once(visitor: Visitors) -> None:
    ann = visitor()
    codes = (await ann.post("/api/account", ANN))["codes"]
    assert len(set(codes)) == CODES
    lost = visitor()
    wish = {"name": "ann", "code": codes[0].replace("-", " ").upper(), "password": OTHER}
    assert (await lost.post("/api/recover", wish))["name"] == "Ann"
    assert not await is_somebody(ann)
    await visitor().post("/api/login", {"name": "Ann", "password": OTHER})
    assert (await lost.get("/api/account"))["codes"] == CODES - 1
    for wrong in (wish, {**wish, "code": "aaaa"}, {**wish, "name": "Nobody", "code": codes[1]}):
        with pytest.raises(Refused, match="bad-code") as refused:
            await visitor().post("/api/recover", wrong)
        assert refused.value.status == 401


async def test_new_codes_need_the_password(ann: Visitor, visitor: Visitors) -> None:
    with pytest.raises(Refused, match="wrong-password"):
        await ann.post("/api/account/codes", {"password": OTHER})
    codes = (await ann.post("/api/account/codes", {"password": WORD}))["codes"]
    await visitor().post("/api/recover", {"name": "Ann", "code": codes[-1], "password": OTHER})


@pytest.mark.parametrize("path", ["/api/login", "/api/recover"])
async def test_however_a_name_is_spelled_attempts_are_counted_together(
    path: str, ann: Visitor, visitor: Visitors, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "password", RATES["read"])
    monkeypatch.setattr(app.state, "limits", Limits(clock=lambda: 0.0))
    wish = {"password": OTHER, **({"code": "aaaa"} if path == "/api/recover" else {})}
    spellings = ["Ann", "ANN", "Ann\u200b", "\u202eAnn", "\uff21nn", "\u0410nn"]
    for attempt in range(RATES["account"].burst):
        with pytest.raises(Refused) as refused:
            await visitor().post(path, {"name": spellings[attempt % len(spellings)], **wish})
        assert refused.value.status == 401
    for spelling in spellings:
        with pytest.raises(Refused, match="too-many"):
            await visitor().post(path, {"name": spelling, **wish})


# A guest's games.


@pytest.mark.parametrize("bring", [True, False])
async def test_a_guest_who_signs_in_may_bring_their_games(bring: bool, ann: Visitor, visitor: Visitors) -> None:
    guest = await visitor().called("Bob")
    lobby = await guest.makes_table("me", "open")
    running = await guest.makes_table("me", "bot")
    await guest.post(f"/api/tables/{running['id']}/start")
    before = copy_of(guest, visitor)
    await guest.post("/api/login", {**ANN, "bring": bring})
    mine = {table["id"]: table for table in await ann.get("/api/mine")}
    assert set(mine) == ({lobby["id"], running["id"]} if bring else set())
    for table in mine.values():
        assert (table["seats"][0]["mine"], table["seats"][0]["name"], table["host"]) == (True, "Ann", True)
    assert not await is_somebody(before)


async def test_games_of_another_account_stay_there(ann: Visitor, visitor: Visitors) -> None:
    bob = visitor()
    await bob.post("/api/account", {"name": "Bob", "password": OTHER})
    table = await bob.makes_table("me", "open")
    await bob.post("/api/login", {**ANN, "bring": True})
    assert await ann.get("/api/mine") == []
    await bob.post("/api/login", {"name": "Bob", "password": OTHER})
    assert [mine["id"] for mine in await bob.get("/api/mine")] == [table["id"]]


# One's data, and the end.


async def test_one_can_have_all_ones_data(ann: Visitor, app: Litestar) -> None:
    table = await ann.makes_table("me", "open")
    store: Store = app.state.store
    me = await ann.get("/api/me")
    await store.say(table["id"], me["id"], 0, "Ann", "Hello", 5)
    response = await ann.request("GET", "/api/account/data")
    assert response.headers["content-disposition"] == 'attachment; filename="petteia.json"'
    data: dict[str, Any] = response.json()
    assert data["person"] == me
    assert [each["id"] for each in data["tables"]] == [table["id"]]
    assert data["chat"] == [{"table": table["id"], "at": 5, "name": "Ann", "text": "Hello"}]
    assert len(data["account"]["sessions"]) == 1
    assert "argon2" not in response.text


async def test_deleting_an_account_needs_the_password(ann: Visitor) -> None:
    for body in ({"password": OTHER}, {}):
        with pytest.raises(Refused, match="wrong-password"):
            await ann.post("/api/account/delete", body)
    assert await is_somebody(ann)


async def test_somebody_who_deletes_their_account_resigns_and_is_forgotten(ann: Visitor, visitor: Visitors) -> None:
    bob, other = await visitor().called("Bob"), await elsewhere(visitor)
    running = await ann.makes_table("me", "open")
    path = f"/api/tables/{running['id']}"
    await bob.post(f"{path}/join")
    await ann.post(f"{path}/start")
    lobby = await ann.makes_table("me", "open")
    await ann.post("/api/account/delete", {"password": WORD})
    assert not await is_somebody(ann)
    assert not await is_somebody(other)
    seat = (await bob.get(path))["seats"][0]
    assert (seat["name"], seat["gone"], seat["level"]) == (NOBODY, "resigned", "skilled")
    with pytest.raises(Refused, match="no-table"):
        await bob.get(f"/api/tables/{lobby['id']}")
    with pytest.raises(Refused, match="bad-password"):
        await visitor().post("/api/login", ANN)
    await visitor().post("/api/account", {"name": "Ann", "password": OTHER})


async def test_a_guest_can_be_forgotten_too(visitor: Visitors) -> None:
    bob = await visitor().called("Bob")
    await bob.post("/api/account/delete", {})
    assert not await is_somebody(bob)


async def test_nobody_takes_the_name_of_those_who_are_forgotten(visitor: Visitors) -> None:
    with pytest.raises(Refused, match="name-taken"):
        await visitor().called(NOBODY.lower())


# Names of accounts.


async def test_nobody_sits_under_the_name_of_anothers_account(ann: Visitor, visitor: Visitors) -> None:
    bob = await visitor().called("Bob")
    table = await bob.makes_table("me", "open")
    for name in ("Ann", "ANN", "A\u200bnn", "\u0410nn", "\uff21nn"):
        here = {"who": "here", "name": name}
        for request in (
            bob.post("/api/tables", {"game": "khora", "seats": [{"who": "me"}, here]}),
            bob.put(f"/api/tables/{table['id']}/seats/1", here),
        ):
            with pytest.raises(Refused, match="name-taken"):
                await request
    own = await ann.post("/api/tables", {"game": "khora", "seats": [{"who": "me"}, {"who": "here", "name": "Ann"}]})
    assert [seat["name"] for seat in own["seats"]] == ["Ann", "Ann"]


async def test_a_guest_whose_name_became_an_accounts_takes_another_before_they_sit(visitor: Visitors) -> None:
    guest, bob = await visitor().called("Ann"), await visitor().called("Bob")
    table = await bob.makes_table("me", "open")
    await visitor().post("/api/account", ANN)
    for request in (guest.post(f"/api/tables/{table['id']}/join"), guest.makes_table("me", "open")):
        with pytest.raises(Refused, match="name-taken"):
            await request
    await guest.called("Anna")
    await guest.post(f"/api/tables/{table['id']}/join")


async def test_bots_leave_the_names_of_accounts_alone(visitor: Visitors) -> None:
    bob = await visitor().called("Bob")
    first = (await bob.makes_table("me", "bot"))["seats"][1]["name"]
    await visitor().post("/api/account", {"name": first.upper(), "password": WORD})
    table = await bob.makes_table("me", "bot", "open")
    assert table["seats"][1]["name"] != first
    changed = await bob.put(f"/api/tables/{table['id']}/seats/2", {"who": "bot"})
    assert first not in [seat["name"] for seat in changed["seats"]]


async def test_names_of_tables_and_of_people_here_are_cleaned(visitor: Visitors) -> None:
    bob = await visitor().called("Bob")
    seats = [{"who": "me"}, {"who": "here", "name": "Zo\u202ee\x00"}, {"who": "here", "name": "\u200b"}]
    table = await bob.post("/api/tables", {"game": "khora", "seats": seats, "name": "Our\x00\u2028 \u202etable"})
    assert table["name"] == "Our table"
    assert [seat["name"] for seat in table["seats"]] == ["Bob", "Zoe", "Bob"]
