"""Reading and writing tables with their seats."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server.messages import Clock
from petteia.server.storage.rows import SeatRow, TableRow
from petteia.server.storage.schema import LOG, PEOPLE, SEATS, TABLES


class TooManyGames(Exception):
    """Somebody's tables have as many games going on as they may."""


class GameLimit(NamedTuple):
    """How many games may be going on at tables of one host, of those in which something has happened since then."""

    most: int | None
    since: int = 0


NO_LIMIT: Final = GameLimit(most=None)


def to_json(value: object) -> str:
    """A list or a dictionary as the database stores it."""
    return msgspec.json.encode(value).decode()


def numbers(text: str | None) -> list[int] | None:
    """A list of numbers that the database has stored."""
    return None if text is None else msgspec.json.decode(text, type=list[int])


def table_columns(row: TableRow) -> dict[str, Any]:
    """A table as the database stores it, without its seats."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "rules": row.rules,
        "options": to_json(row.options),
        "status": row.status,
        "host": row.host,
        "public": row.public,
        "clock": to_json(row.clock),
        "undo": row.undo,
        "webhook": row.webhook,
        "created": row.created,
        "started": row.started,
        "finished": row.finished,
        "key": row.key,
        "scores": None if row.scores is None else to_json(row.scores),
        "ranking": None if row.ranking is None else to_json(row.ranking),
        "rematch": row.rematch,
        "rematch_offers": to_json(row.rematch_offers),
        "frozen": row.frozen,
        "components": row.components or None,
        "practice": row.practice or None,
    }


def seat_columns(table: str, seats: list[SeatRow]) -> list[dict[str, Any]]:
    """Seats as the database stores them."""
    return [{"table_id": table, **msgspec.structs.asdict(seat), "away": seat.away or None} for seat in seats]


def table_row(found: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        id=found.id,
        name=found.name,
        game=found.game,
        rules=found.rules,
        options=msgspec.json.decode(found.options, type=dict[str, str]),
        seats=seats,
        status=found.status,
        host=found.host,
        public=found.public,
        clock=msgspec.json.decode(found.clock, type=Clock),
        undo=found.undo,
        webhook=found.webhook,
        created=found.created,
        started=found.started,
        finished=found.finished,
        key=None if found.key is None else bytes(found.key),
        scores=numbers(found.scores),
        ranking=numbers(found.ranking),
        rematch=found.rematch,
        rematch_offers=numbers(found.rematch_offers) or [],
        frozen=found.frozen,
        components=found.components or "",
        practice=bool(found.practice),
    )


async def read_tables(connection: AsyncConnection, query: Select[Any]) -> list[TableRow]:
    """The tables that a query finds, with their seats, in the order of the query."""
    found: Sequence[Row[Any]] = (await connection.execute(query)).all()
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in found}
    if seats:
        of_these = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for seat in await connection.execute(of_these):
            found_seat = SeatRow(seat.seat, seat.who, seat.person, seat.name, seat.level, bool(seat.away))
            seats[seat.table_id].append(found_seat)
    return [table_row(table, seats[table.id]) for table in found]


async def lock_table(connection: AsyncConnection, table: str) -> TableRow | None:
    """A table, locked until the transaction ends."""
    found = await read_tables(connection, select(TABLES).where(TABLES.c.id == table).with_for_update())
    return found[0] if found else None


async def insert_table(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(insert(TABLES).values(table_columns(row)))
    if row.seats:
        await connection.execute(insert(SEATS), seat_columns(row.id, row.seats))


async def update_table(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(table_columns(row)))
    await connection.execute(delete(SEATS).where(SEATS.c.table_id == row.id))
    if row.seats:
        await connection.execute(insert(SEATS), seat_columns(row.id, row.seats))


async def check_games(connection: AsyncConnection, host: str, limit: GameLimit) -> None:
    """Raise TooManyGames if a host may begin no other game. Until the transaction ends, nobody begins one for them."""
    if limit.most is None:
        return
    # In PostgreSQL another process may be about to begin a game of this host; in SQLite only one transaction writes.
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == host).with_for_update(key_share=True))
    last = select(func.max(LOG.c.at)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    theirs = select(func.count()).select_from(TABLES).where(TABLES.c.host == host, TABLES.c.status == "running")
    going_on = await connection.execute(theirs.where(func.coalesce(last, TABLES.c.started) >= limit.since))
    if going_on.scalar_one() >= limit.most:
        raise TooManyGames


def put_away(person: str) -> ColumnElement[bool]:
    """The condition for tables that a person has put away."""
    return TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.away))


def concerns(person: str) -> ColumnElement[bool]:
    """The condition for tables of a person, as a player or host."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return or_(TABLES.c.host == person, TABLES.c.id.in_(sits))
