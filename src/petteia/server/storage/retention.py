"""What is old enough to go: tables, lines of the chat, and guests who have left nothing behind."""

from typing import Any, Final, Literal, get_args

from sqlalchemy import Select, delete, exists, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server.storage.database import Database
from petteia.server.storage.schema import CHAT, LOG, PEOPLE, SEATS, SESSIONS, TABLES

Removable = Literal["finished", "abandoned", "lobbies", "chat", "guests"]

REMOVABLE: Final[tuple[Removable, ...]] = get_args(Removable)
OF_TABLES: Final[tuple[Removable, ...]] = ("finished", "abandoned", "lobbies")


class Retention:
    """Finds and removes what is older than a moment."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def old(self, kind: Removable, before: int) -> list[str]:
        """What would go: the ids of tables or guests; for the chat, the table of each line."""
        async with self._database.reading() as connection:
            return list((await connection.execute(FINDERS[kind](before))).scalars())

    async def remove(self, kind: Removable, before: int, most: int) -> list[str]:
        """Remove some of what is old, and say what it was. Nothing is left when it says nothing."""
        async with self._database.writing() as connection:
            found = (await connection.execute(FINDERS[kind](before).limit(most))).all()
            ids = [row[0] for row in found]
            if not found:
                return ids
            if kind in OF_TABLES:
                await delete_tables(connection, ids)
            elif kind == "guests":
                await connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(ids)))
            else:
                line = tuple_(CHAT.c.table_id, CHAT.c.number)
                await connection.execute(delete(CHAT).where(line.in_([(row.table_id, row.number) for row in found])))
            return ids


async def delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
    """Delete tables with everything that belongs to them. Of whichever they were the rematch, they are no more."""
    await connection.execute(update(TABLES).where(TABLES.c.rematch.in_(ids)).values(rematch=None))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def finished(before: int) -> Select[Any]:
    """Games that were over then."""
    over = (TABLES.c.status == "finished", func.coalesce(TABLES.c.finished, TABLES.c.created) < before)
    return select(TABLES.c.id).where(*over).order_by(TABLES.c.id)


def abandoned(before: int) -> Select[Any]:
    """Games that are not over, at which nothing has happened since."""
    last = select(func.max(LOG.c.at)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    silent = func.coalesce(last, TABLES.c.started, TABLES.c.created) < before
    return select(TABLES.c.id).where(TABLES.c.status.in_(("running", "frozen")), silent).order_by(TABLES.c.id)


def lobbies(before: int) -> Select[Any]:
    """Tables at which no game has begun since."""
    return select(TABLES.c.id).where(TABLES.c.status == "lobby", TABLES.c.created < before).order_by(TABLES.c.id)


def chat(before: int) -> Select[Any]:
    """Lines that were said before."""
    return select(CHAT.c.table_id, CHAT.c.number).where(CHAT.c.at < before).order_by(CHAT.c.table_id, CHAT.c.number)


def guests(before: int) -> Select[Any]:
    """People without an account who have not been here since, and of whom no table or chat knows."""
    known = or_(
        exists().where(SEATS.c.person == PEOPLE.c.id),
        exists().where(TABLES.c.host == PEOPLE.c.id),
        exists().where(CHAT.c.person == PEOPLE.c.id),
        exists().where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.seen >= before),
    )
    strangers = (PEOPLE.c.password.is_(None), PEOPLE.c.created < before)
    return select(PEOPLE.c.id).where(*strangers, ~known).order_by(PEOPLE.c.id)


FINDERS: Final = {
    "finished": finished,
    "abandoned": abandoned,
    "lobbies": lobbies,
    "chat": chat,
    "guests": guests,
}
