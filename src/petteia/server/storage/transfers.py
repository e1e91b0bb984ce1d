"""Whole tables, read from a database and written into another in one transaction."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import insert, select

from petteia.server.storage.database import Database
from petteia.server.storage.rows import ChatRow, Entry, PersonRow, TableRow
from petteia.server.storage.schema import CHAT, LOG, PEOPLE
from petteia.server.storage.table_rows import insert_table


class Transfers:
    """Takes tables out and in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lines(self, table: str) -> list[ChatRow]:
        """The chat of a table, with who said what."""
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number)
        async with self._database.reading() as connection:
            return [
                ChatRow(row.number, row.at, row.person, row.seat, row.name, row.text)
                for row in await connection.execute(query)
            ]

    async def take_in(
        self, people: Sequence[PersonRow], row: TableRow, entries: Sequence[Entry], chat: Sequence[ChatRow]
    ) -> None:
        """Store a table with everything that belongs to it, and people who are new here as guests."""
        async with self._database.writing() as connection:
            for person in people:
                values = {"id": person.id, "name": person.name, "created": person.created}
                await connection.execute(insert(PEOPLE).values(values))
            await insert_table(connection, row)
            for table, things in ((LOG, entries), (CHAT, chat)):
                rows = [{"table_id": row.id, **msgspec.structs.asdict(each)} for each in things]
                if rows:
                    await connection.execute(insert(table), rows)
