"""What outlives the server, on both databases: logs, tables, chat, people, leases."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from psycopg import AsyncConnection, OperationalError
from sqlalchemy import text

from petteia.server.messages import Clock
from petteia.server.storage.database import BadDatabase
from petteia.server.storage.news import CHANNEL, News
from petteia.server.storage.rows import Entry, Gap, TableRow
from petteia.server.storage.store import Following, Store
from petteia.server.storage.table_rows import GameLimit, TooManyGames
from petteia.server.storage.writers import LogRow, PostgresWriter, Unfit
from tests.server.examples import bot, entry, free, person, seated, table
from tests.server.live import PATIENCE

pytestmark = pytest.mark.anyio
KEY = bytes(range(32))


async def with_table(store: Store, **changes: object) -> TableRow:
    """Ann's table `t`, and Bob, who may come to it."""
    for name in ("ann", "bob", "cleo"):
        await store.add_person(person(name))
    row = table("t", host="ann", **changes)
    await store.add_table(row)
    return row


# Logs.


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    await with_table(store)
    undo = Entry(ply=2, kind="undo", seat=1, action=-1, at=1_800_000_000_123, digest="é")
    assert await store.append("t", [entry(0), entry(1)])
    assert await store.append("t", [undo])
    assert await store.log("t") == [entry(0), entry(1), undo]
    assert await store.log("t", first=2) == [undo]
    assert await store.log("elsewhere") == []


async def test_entries_are_marked_afterwards(store: Store) -> None:
    await store.add_person(person("ann"))
    for name in ("one", "two"):
        await store.add_table(table(name, "ann"))
        entries = [msgspec.structs.replace(entry(ply), digest="old" if ply == 1 else "") for ply in range(3)]
        assert await store.append(name, entries)
    await store.mark([("one", 2, "new"), ("two", 0, "new"), ("two", 1, "new")])
    assert [found.digest for found in await store.log("one")] == ["", "old", "new"]
    assert [found.digest for found in await store.log("two")] == ["new", "old", ""]
    await store.mark([])


async def test_an_entry_whose_answer_was_lost_is_stored_once(
    ready_postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(ready_postgresql_url)
    await with_table(store)
    assert await store.append("t", [entry(0)])  # there is a connection now, which can break
    write, breaks = PostgresWriter._store, [True]

    async def lose_answer(self: PostgresWriter, rows: list[LogRow], told: str) -> None:
        await write(self, rows, told)
        if breaks:
            breaks.pop()
            raise OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(PostgresWriter, "_store", lose_answer)
    assert await store.append("t", [entry(1)]) is True
    assert not await store.append("t", [entry(1)])
    assert await store.log("t") == [entry(0), entry(1)]
    await store.close()


async def test_what_is_stored_is_told_to_other_processes_and_nothing_else(ready_postgresql_url: str) -> None:
    store = await Store.open(ready_postgresql_url)
    await with_table(store)
    async with await AsyncConnection.connect(ready_postgresql_url, autocommit=True) as other:
        await other.execute(f"LISTEN {CHANNEL}")
        assert await store.append("t", [entry(0)])  # nobody is to be told yet
        store.tell_others("one")
        assert not await store.append("t", [entry(0)])
        with pytest.raises(Unfit):
            await store.append("nowhere", [entry(0)])
        assert await store.append("t", [entry(1), entry(2)])
        (letter,) = [said.payload async for said in other.notifies(timeout=PATIENCE, stop_after=1)]
    told = [msgspec.json.decode(line, type=News) for line in letter.splitlines()]
    assert told == [News(by="one", table="t", ply=ply + 1, entry=entry(ply)) for ply in (1, 2)]
    await store.close()


async def test_of_two_entries_with_one_number_the_first_is_stored(store: Store) -> None:
    await with_table(store)
    assert await store.append("t", [entry(0, action=1)])
    assert not await store.append("t", [entry(0, action=2)])
    assert [found.action for found in await store.log("t")] == [1]


async def test_entries_are_stored_all_or_none(store: Store) -> None:
    await with_table(store)
    assert await store.append("t", [entry(1)])
    assert not await store.append("t", [entry(0), entry(1)])
    assert await store.log("t") == [entry(1)]


async def test_of_many_who_append_at_once_one_wins_and_others_are_not_disturbed(store: Store) -> None:
    await with_table(store)
    await store.add_table(table("u", host="ann"))
    wishes = [store.append("t", [entry(0, action=i)]) for i in range(20)]
    wishes += [store.append("u", [entry(i)]) for i in range(20)]
    answers = await asyncio.gather(*wishes)
    assert sum(answers[:20]) == 1
    assert all(answers[20:])
    assert [found.action for found in await store.log("t")] == [answers.index(True)]
    assert sorted(found.ply for found in await store.log("u")) == list(range(20))


async def test_an_entry_of_no_table_is_an_error_and_disturbs_nobody(store: Store) -> None:
    await with_table(store)
    answers = await asyncio.gather(
        store.append("nowhere", [entry(0)]), store.append("t", [entry(0)]), return_exceptions=True
    )
    assert isinstance(answers[0], Unfit)
    assert answers[1] is True


async def test_two_processes_that_write_the_same_entry(database_url: str, store: Store) -> None:
    await with_table(store)
    other = await Store.open(database_url)
    answers = await asyncio.gather(*(who.append("t", [entry(i)]) for i in range(10) for who in (store, other)))
    assert sum(answers) == 10
    assert await store.log("t") == await other.log("t") == [entry(i) for i in range(10)]
    await other.close()


async def test_what_waits_is_stored_before_closing(database_url: str) -> None:
    first = await Store.open(database_url)
    await with_table(first)
    waiting = [asyncio.ensure_future(first.append("t", [entry(i)])) for i in range(50)]
    await asyncio.sleep(0)
    await first.close()
    assert all(await asyncio.gather(*waiting))
    second = await Store.open(database_url)
    assert len(await second.log("t")) == 50
    await second.close()


async def test_a_closed_store_takes_nothing(sqlite_url: str) -> None:
    closed = await Store.open(sqlite_url)
    await closed.close()
    with pytest.raises(RuntimeError):
        await closed.append("t", [entry(0)])


# Tables.


async def test_a_table_is_read_as_it_was_stored(store: Store) -> None:
    row = await with_table(
        store,
        seats=[seated(0, "ann"), bot(1, "master"), free(2)],
        options={"cities": "chosen", "draft": "on"},
        clock=Clock(kind="live", minutes=5, increment=3),
        webhook="https://example.org/hook",
        created=1_800_000_000_123,
        key=KEY,
        scores=[3, -1, 0],
        ranking=[1, 3, 2],
        rematch_offers=[0, 2],
        frozen="why",
    )
    assert await store.table("t") == row
    assert await store.table("u") is None


async def test_saving_a_table_makes_or_changes_it(store: Store) -> None:
    row = await with_table(store)
    row.seats = [seated(0, "bob")]
    row.public = False
    await store.save_table(row)
    assert await store.table("t") == row
    other = table("u", host="bob")
    await store.save_table(other)
    assert await store.table("u") == other


def sit(row: TableRow, name: str) -> bool:
    if row.seats[1].who != "open":
        return False
    row.seats[1] = seated(1, name)
    return True


async def test_of_two_who_want_the_last_seat_one_gets_it(database_url: str, store: Store) -> None:
    await with_table(store)
    other = await Store.open(database_url)
    changed = await asyncio.gather(
        store.change_table("t", lambda row: sit(row, "bob")), other.change_table("t", lambda row: sit(row, "cleo"))
    )
    winners = [row for row in changed if row is not None]
    assert len(winners) == 1
    assert await store.table("t") == winners[0]
    await other.close()


async def test_a_change_that_fails_changes_nothing(store: Store) -> None:
    row = await with_table(store)

    def fail(changed: TableRow) -> bool:
        changed.name = "Changed"
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        await store.change_table("t", fail)
    assert await store.table("t") == row
    assert await store.change_table("nowhere", lambda _: True) is None


async def test_a_table_starts_once_and_only_when_it_is_full(store: Store) -> None:
    await with_table(store)
    assert not await store.start("t", KEY, rules=2, at=5)
    await store.change_table("t", lambda row: sit(row, "bob"))
    started = await asyncio.gather(*(store.start("t", bytes([i]) * 32, rules=2, at=5) for i in range(5)))
    assert sum(started) == 1
    row = await store.table("t")
    assert row is not None
    assert (row.status, row.key, row.rules, row.started) == ("running", bytes([started.index(True)]) * 32, 2, 5)


async def test_of_many_games_that_begin_at_once_no_more_begin_than_may(store: Store) -> None:
    await with_table(store)
    ids = [f"full{number}" for number in range(5)]
    for name in ids:
        await store.add_table(table(name, host="ann", seats=[seated(0, "ann"), seated(1, "bob")]))
    limit = GameLimit(most=2, since=5)
    began = await asyncio.gather(
        *(store.start(name, KEY, rules=2, at=5, limit=limit) for name in ids), return_exceptions=True
    )
    assert began.count(True) == 2
    assert sum(isinstance(outcome, TooManyGames) for outcome in began) == 3
    await store.finish(ids[began.index(True)], [1, 2], [2, 1], at=9)
    over = ("over", "over too")
    for name in over:
        await store.add_table(table(name, host="ann", status="finished"))
    following = [table(f"next{number}", host="ann", status="running", started=5) for number in range(2)]
    offers = [store.offer_rematch(name, [0], always(row), limit) for name, row in zip(over, following)]
    outcomes = await asyncio.gather(*offers, return_exceptions=True)
    late = [isinstance(outcome, TooManyGames) for outcome in outcomes]
    assert sorted(late) == [False, True]
    refused = await store.table(over[late.index(True)])
    assert refused is not None
    assert refused.rematch_offers == []  # it can be offered again


async def test_a_table_finishes_once(store: Store) -> None:
    await with_table(store, status="running")
    finished = await asyncio.gather(*(store.finish("t", [i, 7], [2, 1], at=9) for i in range(5)))
    assert sum(finished) == 1
    row = await store.table("t")
    assert row is not None
    assert (row.status, row.scores, row.ranking, row.finished) == ("finished", [finished.index(True), 7], [2, 1], 9)
    assert not await store.freeze("t", "too late")


async def test_a_table_freezes_with_a_reason(store: Store) -> None:
    await with_table(store, status="running")
    assert await store.freeze("t", "the rules have changed")
    assert not await store.freeze("t", "again")
    row = await store.table("t")
    assert row is not None
    assert (row.status, row.frozen) == ("frozen", "the rules have changed")


def always(row: TableRow) -> Following:
    """Let this table follow, whatever the names are."""
    return lambda _over, _names: row


async def test_a_rematch_follows_once(store: Store) -> None:
    await with_table(store, status="finished", seats=[seated(0, "ann"), seated(1, "bob")])
    following = [table(f"next{i}", host="ann") for i in range(6)]
    offers = [store.offer_rematch("t", [number % 2], always(row)) for number, row in enumerate(following)]
    answers = await asyncio.gather(*offers)
    row = await store.table("t")
    assert row is not None
    assert row.rematch_offers == [0, 1]
    assert {answer.rematch for answer in answers if answer is not None} == {None, row.rematch}
    assert [row.id for row in following if await store.table(row.id) is not None] == [row.rematch]


async def test_rematches_are_offered_after_the_end(store: Store) -> None:
    await with_table(store, status="running", seats=[seated(0, "ann"), seated(1, "bob")])
    following = always(table("next", host="ann"))
    assert await store.offer_rematch("t", [0], following) is None
    await store.finish("t", [1, 2], [2, 1], at=9)
    row = await store.offer_rematch("t", [0], following)
    assert row is not None
    assert (row.rematch_offers, row.rematch) == ([0], None)


async def test_a_removed_table_takes_all_with_it(store: Store) -> None:
    await with_table(store)
    await store.say("t", "bob", None, "Bob", "hello", at=1)
    assert not await store.remove_table("t", lambda row: row.host == "bob")
    assert await store.remove_table("t", lambda row: row.host == "ann")
    assert not await store.remove_table("t", lambda _: True)
    assert await store.table("t") is None
    assert await store.chat("t") == []


async def test_lists_of_tables(store: Store) -> None:
    await with_table(store)
    await store.add_table(table("private", host="ann", public=False, created=3000))
    await store.add_table(table("newer", host="bob", created=2000))
    await store.add_table(table("on", host="bob", status="running", created=1500))
    assert [row.id for row in await store.public_tables("lobby")] == ["newer", "t"]
    assert [row.id for row in await store.public_tables("lobby", limit=1)] == ["newer"]
    assert await store.running_tables() == ["on"]
    assert await store.count_tables() == {"lobby": 3, "running": 1}


async def test_the_tables_of_a_person_are_those_they_sit_at_or_made(store: Store) -> None:
    await with_table(store)
    await store.add_table(table("watched", host="ann", seats=[bot(0), bot(1)], created=500))
    await store.add_table(table("guest", host="bob", seats=[seated(0, "bob"), seated(1, "ann")], created=3000))
    await store.add_table(table("foreign", host="bob", created=4000))
    for number, at in enumerate((100, 300, 200)):
        await store.add_table(table(f"past{number}", host="ann", status="finished", finished=at))
    found = await store.tables_of("ann", statuses=("lobby",))
    assert [row.id for row in found] == ["guest", "t", "watched"]
    assert [row.id for row in await store.tables_of("ann", statuses=("finished",), limit=2)] == ["past1", "past2"]
    assert [row.id for row in await store.tables_of("ann", statuses=("finished",), before=200)] == ["past0"]
    assert [row.id for row in await store.tables_of("cleo")] == []


# Chat.


async def test_lines_are_numbered_in_order_whoever_says_them(database_url: str, store: Store) -> None:
    await with_table(store)
    first = await store.say("t", "ann", 0, "Ann", "Χαῖρε!", at=11)
    assert (first.number, first.seat, first.name, first.text, first.at) == (0, 0, "Ann", "Χαῖρε!", 11)
    other = await Store.open(database_url)
    await asyncio.gather(
        *(who.say("t", "bob", None, "Bob", "hello", at=12) for _ in range(5) for who in (store, other))
    )
    lines = await store.chat("t")
    assert [line.number for line in lines] == list(range(11))
    assert lines[0] == first
    assert lines[1].seat is None
    await other.close()


# People.


async def test_guests_may_share_a_name_but_accounts_may_not(store: Store) -> None:
    assert await store.add_person(person("ann"))
    other = person("other")
    other.name = "Ann"
    assert await store.add_person(other)
    assert await store.set_password("ann", "Ann", "hash")
    assert not await store.set_password("other", "ANN", "hash")
    assert await store.person("other") == other
    found = await store.account("aNN")
    assert found is not None
    assert (found.id, found.password) == ("ann", "hash")
    assert await store.account("nobody") is None
    assert await store.person("nobody") is None


async def test_of_many_who_want_one_account_one_gets_it(store: Store) -> None:
    for i in range(5):
        await store.add_person(person(f"p{i}"))
    made = await asyncio.gather(*(store.set_password(f"p{i}", "Straße", "hash") for i in range(5)))
    assert sum(made) == 1
    found = await store.account("STRASSE")
    assert found is not None
    assert found.id == f"p{made.index(True)}"


async def test_a_new_name_shows_at_tables_that_are_not_over(store: Store) -> None:
    guest_at_ones_screen = seated(1, "ann")
    guest_at_ones_screen.name = "Aunt"
    await with_table(store, seats=[seated(0, "ann"), guest_at_ones_screen])
    await store.add_table(table("past", host="ann", status="finished"))
    assert await store.rename("ann", "Anna")
    on, past = await store.table("t"), await store.table("past")
    assert on is not None
    assert past is not None
    assert [seat.name for seat in on.seats] == ["Anna", "Aunt"]
    assert past.seats[0].name == "Ann"


async def test_an_account_keeps_a_name_of_its_own(store: Store) -> None:
    for name in ("ann", "bob"):
        await store.add_person(person(name))
        await store.set_password(name, name.capitalize(), "hash")
    assert not await store.rename("bob", "ann")
    assert await store.rename("bob", "BOB")
    assert await store.rename("bob", "Bert")
    assert await store.account("bob") is None
    found = await store.account("bert")
    assert found is not None
    assert (found.id, found.password) == ("bob", "hash")


# Several processes.


async def test_a_lease_is_taken_kept_given_back_and_runs_out(store: Store) -> None:
    await with_table(store)
    assert await store.lease("t", "one", until=100, at=0)
    assert not await store.lease("t", "two", until=100, at=50)
    assert await store.lease("t", "one", until=200, at=90)
    assert not await store.lease("t", "two", until=300, at=150)
    assert await store.lease("t", "two", until=300, at=201)
    await store.release("t", "one")
    assert not await store.lease("t", "one", until=400, at=250)
    await store.release("t", "two")
    assert await store.lease("t", "one", until=400, at=250)
    await store.leave("one")
    assert await store.lease("t", "two", until=400, at=250)


async def test_a_lease_from_before_the_clock_was_set_back_keeps_nobody_away(store: Store) -> None:
    await with_table(store)
    assert await store.lease("t", "killed", until=9100, at=9000)
    assert await store.lease("t", "one", until=200, at=100)
    assert not await store.lease("t", "two", until=190, at=90)  # its clock is a little behind


async def test_one_of_many_gets_a_lease(store: Store) -> None:
    await with_table(store)
    taken = await asyncio.gather(*(store.lease("t", f"p{i}", until=100, at=0) for i in range(8)))
    assert sum(taken) == 1


async def cut_connections(store: Store) -> None:
    """End all connections to a database but the one that says so."""
    async with store.database.writing() as connection:
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))


async def test_the_last_heartbeat_of_any_process_is_known(store: Store) -> None:
    assert await store.last_alive() is None
    await store.heartbeat("one", at=100)
    await store.heartbeat("one", at=200)
    await store.heartbeat("two", at=150)
    await store.heartbeat("three", at=900)
    assert await store.last_alive() == 900
    await store.forget_processes(before=160, after=800)
    assert await store.last_alive() == 200


async def test_the_last_gaps_are_known(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await store.gaps() == []
    monkeypatch.setattr("petteia.server.storage.store.GAPS_KEPT", 2)
    for since in (100, 200, 300):
        await store.note_gap(Gap(since, since + 50))
    assert await store.gaps() == [Gap(200, 250), Gap(300, 350)]


async def test_somebody_who_arrives_knows_whether_somebody_is_there(postgresql_url: str) -> None:
    """Also if the last heartbeat was a moment ago: a process that is gone is not there."""
    one, two = await Store.open(postgresql_url), await Store.open(postgresql_url)
    async with one.attendance.arriving() as first:
        assert first
    async with two.attendance.arriving() as first:
        assert not first
    await one.close()
    await two.close()
    three = await Store.open(postgresql_url)
    async with three.attendance.arriving() as first:
        assert first
    await three.close()


async def test_somebody_who_stays_arrives_again_when_the_connection_breaks(postgresql_url: str) -> None:
    one, two = await Store.open(postgresql_url), await Store.open(postgresql_url)
    async with one.attendance.arriving():
        pass
    await cut_connections(two)
    await one.attendance.stay()
    async with two.attendance.arriving() as first:
        assert not first
    await one.close()
    await two.close()


async def test_lost_connections_are_made_again(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    await with_table(store)
    assert await store.append("t", [entry(0)])
    other = await Store.open(postgresql_url)
    await cut_connections(other)
    assert await store.append("t", [entry(1)])
    assert await store.log("t") == [entry(0), entry(1)]
    await other.close()
    await store.close()


# Settings.


async def test_processes_that_start_together_agree_on_a_secret(database_url: str, store: Store) -> None:
    other = await Store.open(database_url)
    drawn = await asyncio.gather(*(who.secret() for _ in range(4) for who in (store, other)))
    assert len(set(drawn)) == 1
    assert len(drawn[0]) == 64
    await other.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "not a database URL"),
        ("mysql://localhost/petteia", "sqlite or postgresql, not 'mysql'"),
        ("sqlite://", "needs a file"),
        ("postgresql://nobody:word@127.0.0.1:9/petteia", "does not answer"),
    ],
)
async def test_a_database_that_cannot_be_used(url: str, said: str) -> None:
    with pytest.raises(BadDatabase, match=said) as error:
        await Store.open(url)
    assert "word" not in str(error.value)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path / 'letter.txt'}")
    with pytest.raises(BadDatabase, match="cannot be made"):
        await Store.open(f"sqlite:///{tmp_path / 'letter.txt' / 'petteia.sqlite'}")


async def test_the_log_goes_on_after_postgresql_has_hung_up(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    await with_table(store)
    assert await store.append("t", [entry(0)])
    await cut_connections(store)
    assert await store.append("t", [entry(1)])
    assert not await store.append("t", [entry(1)])
    assert [found.ply for found in await store.log("t")] == [0, 1]
    await store.close()
