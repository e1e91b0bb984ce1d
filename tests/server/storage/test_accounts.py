"""Sessions, recovery codes and belongings of people, on both databases."""

import asyncio

import pytest

from petteia.server.namer import NOBODY
from petteia.server.storage.accounts import HOUR, KEPT, UNSAID
from petteia.server.storage.rows import PersonRow, SessionRow
from petteia.server.storage.store import Store
from tests.server.examples import free, person, seated, table

pytestmark = pytest.mark.anyio
AT = 2 * KEPT


@pytest.fixture
async def ann(store: Store) -> str:
    """Ann, who has an account."""
    await store.add_person(person("ann", password="hash"))
    return "ann"


async def sign_in(store: Store, name: str, session: str, at: int = AT) -> None:
    """A session whose token is its id."""
    row = SessionRow(id=session, person=name, device="Firefox, Linux", made=at, seen=at)
    await store.accounts.add_session(row, session)


async def sessions(store: Store, name: str = "ann") -> list[str]:
    return [row.id for row in await store.accounts.sessions(name)]


async def test_a_token_finds_its_person(store: Store, ann: str) -> None:
    await sign_in(store, ann, "phone")
    found = await store.accounts.visit("phone", AT)
    assert found == (person("ann", password="hash"), SessionRow("phone", "ann", "Firefox, Linux", AT, AT))
    assert await store.accounts.visit("another", AT) is None


async def test_it_is_noted_to_the_hour_when_a_session_was_used(store: Store, ann: str) -> None:
    await sign_in(store, ann, "phone")
    for at, noted in ((AT + HOUR - 1, AT), (AT + HOUR, AT + HOUR), (AT + HOUR + 1, AT + HOUR)):
        await store.accounts.visit("phone", at)
        assert [row.seen for row in await store.accounts.sessions(ann)] == [noted]


async def test_a_session_that_nobody_uses_ends_and_is_removed(store: Store, ann: str) -> None:
    await sign_in(store, ann, "old")
    assert await store.accounts.visit("old", AT + KEPT + 1) is None
    assert await sessions(store) == ["old"]
    await sign_in(store, ann, "new", AT + KEPT + 1)
    assert await sessions(store) == ["new"]


async def test_ending_one_session_or_all(store: Store, ann: str) -> None:
    await store.add_person(person("bob"))
    for session in ("phone", "laptop", "tablet"):
        await sign_in(store, ann, session)
    await sign_in(store, "bob", "desk")
    assert not await store.accounts.end_session(ann, "desk")
    assert await store.accounts.end_session(ann, "phone")
    assert not await store.accounts.end_session(ann, "phone")
    assert await sessions(store) == ["laptop", "tablet"]
    assert await store.accounts.alive({"phone", "laptop", "desk"}) == {"laptop", "desk"}
    await store.accounts.end_sessions(ann)
    assert await sessions(store) == []
    assert await sessions(store, "bob") == ["desk"]


async def test_making_an_account_and_a_new_password_end_all_sessions(store: Store) -> None:
    await store.add_person(person("ann"))
    await sign_in(store, "ann", "guest")
    assert await store.set_password("ann", "Ann", "hash")
    assert await sessions(store) == []
    await sign_in(store, "ann", "phone")
    await store.accounts.change_password("ann", "other")
    assert await sessions(store) == []
    assert await store.person("ann") == person("ann", password="other")


async def test_a_code_works_once_however_it_is_written(store: Store, ann: str) -> None:
    await store.accounts.set_codes(ann, ["abcd-efgh", "jkmn-pqrs"])
    await sign_in(store, ann, "phone")
    assert not await store.accounts.use_code(ann, "abcd-efgx", "new")
    assert await sessions(store) == ["phone"]
    tries = [store.accounts.use_code(ann, " ABCD efgh ", "new") for _ in range(4)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    assert await store.accounts.count_codes(ann) == 1
    assert await sessions(store) == []
    assert await store.person(ann) == person("ann", password="new")


async def test_new_codes_replace_the_old_ones_and_belong_to_one_person(store: Store, ann: str) -> None:
    await store.add_person(person("bob", password="hash"))
    await store.accounts.set_codes(ann, ["abcd-efgh"])
    await store.accounts.set_codes(ann, ["jkmn-pqrs"])
    assert not await store.accounts.use_code(ann, "abcd-efgh", "new")
    assert not await store.accounts.use_code("bob", "jkmn-pqrs", "new")
    assert await store.accounts.use_code(ann, "jkmn-pqrs", "new")


async def test_a_guests_games_become_the_accounts(store: Store, ann: str) -> None:
    guest, heir = person("bob"), person("ann", password="hash")
    await store.add_person(guest)
    await sign_in(store, "bob", "desk")
    await store.add_table(table("lobby", "bob", seats=[seated(0, "bob"), free(1)]))
    await store.add_table(table("over", "ann", seats=[seated(0, "ann"), seated(1, "bob")], status="finished"))
    await store.say("lobby", "bob", 0, "Bob", "Hello", 1)
    assert await store.accounts.give(guest, heir) == ["lobby", "over"]
    lobby, over = await store.table("lobby"), await store.table("over")
    assert lobby is not None
    assert over is not None
    assert (lobby.host, lobby.seats[0].person, lobby.seats[0].name) == ("ann", "ann", "Ann")
    assert (over.seats[1].person, over.seats[1].name) == ("ann", "Bob")
    assert [line.text for line in await store.accounts.lines("ann")] == ["Hello"]
    assert await store.person("bob") is None
    assert await store.accounts.visit("desk", AT) is None


async def test_somebody_who_is_forgotten_leaves_no_name(store: Store, ann: str) -> None:
    await store.add_person(person("bob"))
    both = [seated(0, "ann"), seated(1, "bob")]
    await store.add_table(table("mine", "ann"))
    await store.add_table(table("lobby", "bob", seats=both))
    await store.add_table(table("over", "ann", seats=both, status="finished", webhook="https://example.org"))
    await store.add_table(table("heard", "bob", status="finished"))
    await store.say("heard", "ann", None, "Ann", "Well played", 1)
    await sign_in(store, ann, "phone")
    await store.accounts.set_codes(ann, ["abcd-efgh"])
    assert await store.accounts.forget(ann) == ["heard", "lobby", "mine", "over"]
    assert await store.table("mine") is None
    lobby, over = await store.table("lobby"), await store.table("over")
    assert lobby is not None
    assert over is not None
    assert [seat.who for seat in lobby.seats] == ["open", "person"]
    assert [(seat.name, seat.person) for seat in over.seats] == [(NOBODY, None), ("Bob", "bob")]
    assert over.webhook == ""
    assert [(line.name, line.text) for line in await store.chat("heard")] == [(NOBODY, UNSAID)]
    assert await store.account("Ann") is None
    assert await store.person(ann) == PersonRow("ann", NOBODY, None, 1)
    assert await sessions(store) == []
    assert await store.accounts.count_codes(ann) == 0


async def test_names_that_look_the_same_are_one_account(store: Store, ann: str) -> None:
    found = await store.account("\u0410NN\u200b")
    assert found is not None
    assert found.id == ann
    assert await store.free_names(["Bob", "\u0410nn", "Zeno"]) == ["Bob", "Zeno"]
