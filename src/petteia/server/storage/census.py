"""Who and what there is, for whoever runs a server. The keys of the dice and the addresses of webhooks are left out."""

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Row, Select, func, select

from petteia.server.storage.database import Database
from petteia.server.storage.rows import SeatRow, TableRow
from petteia.server.storage.schema import CHAT, LOG, PEOPLE, SEATS, SESSIONS, TABLES
from petteia.server.storage.table_rows import concerns, read_tables
from petteia.server.written import name_key

PeopleKind = Literal["accounts", "guests", "banned"]


class PersonReport(Struct):
    """A person; times are milliseconds since 1970."""

    id: str
    name: str
    account: bool
    created: int
    seen: int | None  # to the hour; None if they are not signed in anywhere
    banned: int | None
    tables: int  # where they sit


class TableReport(Struct):
    """A table; times are milliseconds since 1970."""

    id: str
    name: str
    game: str
    rules: int
    status: str
    frozen: str
    host: str
    public: bool
    created: int
    started: int | None
    finished: int | None
    last: int | None  # when the last entry of the log was made
    entries: int
    lines: int  # of the chat
    seats: list[SeatRow]


class Census:
    """Lists of people and tables, newest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def people(
        self, *, ids: list[str] | None = None, name: str = "", kind: PeopleKind | None = None, limit: int = 50
    ) -> list[PersonReport]:
        """People of these ids, whose name has this part, or of this kind."""
        query = people_query().order_by(PEOPLE.c.created.desc(), PEOPLE.c.id)
        if ids is not None:
            query = query.where(PEOPLE.c.id.in_(ids))
        if kind == "banned":
            query = query.where(PEOPLE.c.banned.is_not(None))
        elif kind is not None:
            query = query.where(PEOPLE.c.account.is_(None) == (kind == "guests"))
        async with self._database.reading() as connection:
            # Names are compared as accounts are, which no database can do.
            found = [
                person_report(row)
                async for row in await connection.stream(query)
                if name_key(name) in name_key(row.name)
            ]
        return found[:limit]

    async def tables(
        self, *, ids: list[str] | None = None, status: str = "", game: str = "", person: str = "", limit: int = 50
    ) -> list[TableReport]:
        """Tables of these ids, this status and game, at which this person sits or which they made."""
        query = select(TABLES).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        if ids is not None:
            query = query.where(TABLES.c.id.in_(ids))
        if status:
            query = query.where(TABLES.c.status == status)
        if game:
            query = query.where(TABLES.c.game == game)
        if person:
            query = query.where(concerns(person))
        async with self._database.reading() as connection:
            rows = await read_tables(connection, query)
            known = [row.id for row in rows]
            logs = select(LOG.c.table_id, func.count().label("number"), func.max(LOG.c.at).label("last"))
            logged = {
                row.table_id: row
                for row in await connection.execute(logs.where(LOG.c.table_id.in_(known)).group_by(LOG.c.table_id))
            }
            chats = select(CHAT.c.table_id, func.count().label("number")).where(CHAT.c.table_id.in_(known))
            said = {row.table_id: row.number for row in await connection.execute(chats.group_by(CHAT.c.table_id))}
        return [table_report(row, logged.get(row.id), said.get(row.id, 0)) for row in rows]


def people_query() -> Select[Any]:
    """People with what is counted of them."""
    seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.person == PEOPLE.c.id).scalar_subquery()
    sits = select(func.count(SEATS.c.table_id.distinct())).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
    return select(PEOPLE, seen.label("seen"), sits.label("tables"))


def person_report(row: Row[Any]) -> PersonReport:
    return PersonReport(row.id, row.name, row.account is not None, row.created, row.seen, row.banned, row.tables)


def table_report(row: TableRow, logged: Row[Any] | None, lines: int) -> TableReport:
    return TableReport(
        id=row.id,
        name=row.name,
        game=row.game,
        rules=row.rules,
        status=row.status,
        frozen=row.frozen,
        host=row.host,
        public=row.public,
        created=row.created,
        started=row.started,
        finished=row.finished,
        last=logged.last if logged is not None else None,
        entries=logged.number if logged is not None else 0,
        lines=lines,
        seats=row.seats,
    )
