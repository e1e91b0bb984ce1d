"""A table as a file: its row with the seats, its log and its chat, to keep or to take to another server.

The file holds the key of the dice, so nobody who plays at the table should see it while the game goes on. The address
of a webhook stays behind.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

import petteia
from petteia.kernel.errors import PetteiaError
from petteia.kernel.rng import KEY_BYTES
from petteia.server.clocks import now
from petteia.server.namer import LETTERS, NOBODY
from petteia.server.replica import Frozen, open_table
from petteia.server.storage.rows import ChatRow, Entry, PersonRow, TableRow
from petteia.server.storage.store import Store
from petteia.server.written import BadName, cleaned_name

FORMAT: Final = "petteia table 1"
LARGEST: Final = 8_000_000  # bytes; the longest games have a twentieth of it
LONGEST_ID: Final = 40


class BadTable(PetteiaError):
    """A file holds no table that this server could take in."""


class Somebody(Struct):
    """A person of the table."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    name: str


class TableFile(Struct):
    """All that a file holds."""

    format: Literal["petteia table 1"]
    table: TableRow
    people: list[Somebody]
    log: list[Entry]
    chat: list[ChatRow]


async def exported(store: Store, row: TableRow) -> bytes:
    """The file of a table."""
    chat = await store.transfers.lines(row.id)
    ids = [row.host, *(seat.person for seat in row.seats), *(line.person for line in chat)]
    people = [await store.person(each) for each in dict.fromkeys(each for each in ids if each is not None)]
    file = TableFile(
        format=FORMAT,
        table=msgspec.structs.replace(row, webhook="", rematch=None),
        people=[Somebody(person.id, person.name) for person in people if person is not None],
        log=await store.log(row.id),
        chat=chat,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


async def taken_in(store: Store, data: bytes) -> TableRow:
    """Store the table of a file; raises BadTable, and stores nothing, if its log is not that of a game."""
    file = parsed(data)
    row = file.table
    if await store.table(row.id) is not None:
        raise BadTable(f"There is a table {row.id} already; delete it first, if this one is to take its place.")
    entries = verified(file)
    newcomers = await with_free_names(store, file)
    await store.transfers.take_in(newcomers, row, entries, file.chat)
    await store.bulletin.post(now(), [row.id])
    return row


def parsed(data: bytes) -> TableFile:
    """The file, if it has the form of one."""
    if len(data) > LARGEST:
        raise BadTable(f"A file of a table has at most {LARGEST:,} bytes.")
    try:
        file = msgspec.json.decode(data, type=TableFile)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadTable(f"This is not the file of a table: {error}.") from None
    row, known = file.table, {person.id for person in file.people}
    if not 0 < len(row.id) <= LONGEST_ID or set(row.id) - set(LETTERS):
        raise BadTable(f"{row.id[:LONGEST_ID]!r} cannot be the id of a table.")
    if [seat.seat for seat in row.seats] != list(range(len(row.seats))):
        raise BadTable("The seats are not numbered from 0.")
    if {row.host, *(seat.person for seat in row.seats), *(line.person for line in file.chat)} - known - {None}:
        raise BadTable("Somebody at the table is not among its people.")
    if any(seat.who == "person" and seat.person is None and seat.name != NOBODY for seat in row.seats):
        raise BadTable("A seat of a person does not say whose it is.")
    if [line.number for line in file.chat] != sorted({line.number for line in file.chat}):
        raise BadTable("The lines of the chat are not in order.")
    return file


def verified(file: TableFile) -> list[Entry]:
    """The entries of a log that these rules lead to the position and the result that the row tells."""
    row = file.table
    if row.status == "lobby":
        if file.log or row.key is not None:
            raise BadTable("A game that has not begun has no log and no key.")
        game = petteia.load(row.game, row.components)
        game.check_seats(len(row.seats))
        game.check_options(row.options)
        return []
    if row.key is None or len(row.key) != KEY_BYTES or row.started is None:
        raise BadTable("A game that has begun has a key and a time at which it began.")
    try:
        replica = open_table(row, file.log)
    except Frozen as error:
        raise BadTable(f"The log cannot be replayed here. {error}") from None
    result = (replica.state.scores(), replica.state.ranking()) if replica.state.over() else (None, None)
    if replica.state.over() != (row.status == "finished") or (row.scores, row.ranking) != result:
        raise BadTable("The log leads to another result than the table's row tells.")
    stood = replica.time_stood(replica.at, now())  # nobody could decide while the table was a file
    return [*file.log, stood.entry] if stood is not None else file.log


async def with_free_names(store: Store, file: TableFile) -> list[PersonRow]:
    """The people who are new to this server, as guests. Names of accounts here are nobody else's."""
    newcomers: list[PersonRow] = []
    for person in file.people:
        if await store.person(person.id) is not None:
            continue
        name = await free_name(store, person.name)
        newcomers.append(PersonRow(id=person.id, name=name, password=None, created=now()))
        for seat in file.table.seats:
            if seat.person == person.id:
                seat.name = await free_name(store, seat.name)
        for line in file.chat:
            if line.person == person.id:
                line.name = await free_name(store, line.name)
    return newcomers


async def free_name(store: Store, name: str) -> str:
    """The name, unless it is an account's or none at all."""
    try:
        found = cleaned_name(name)
    except BadName:
        return NOBODY
    return found if await store.account(found) is None else NOBODY
