"""News for running servers from programs beside them, such as `petteia admin`.

They only say which table or person has changed; what it is, everybody reads in the store.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from petteia.server.storage.database import Database
from petteia.server.storage.schema import NEWS

KEPT: Final = 60 * 60 * 1000  # milliseconds: every running server has read it by then


class Notice(NamedTuple):
    """What has changed: a table, or the sessions of a person."""

    number: int
    table: str
    person: str


class Bulletin:
    """The notices, each with a number that is larger than those before it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, at: int, tables: Iterable[str], person: str = "") -> None:
        """Tell running servers what has changed."""
        rows = [{"at": at, "table_id": table, "person": ""} for table in tables]
        rows += [{"at": at, "table_id": "", "person": person}] if person else []
        async with self._database.writing() as connection:
            if rows:
                await connection.execute(insert(NEWS), rows)
            newest = select(func.max(NEWS.c.number)).scalar_subquery()  # stays, so that no number comes twice
            await connection.execute(delete(NEWS).where(NEWS.c.at < at - KEPT, NEWS.c.number < newest))

    async def last(self) -> int:
        """The number of the newest notice; 0 without any."""
        async with self._database.reading() as connection:
            return int((await connection.execute(select(func.coalesce(func.max(NEWS.c.number), 0)))).scalar_one())

    async def since(self, number: int) -> list[Notice]:
        """The notices after that number, oldest first."""
        query = select(NEWS).where(NEWS.c.number > number).order_by(NEWS.c.number)
        async with self._database.reading() as connection:
            return [Notice(row.number, row.table_id, row.person) for row in await connection.execute(query)]
