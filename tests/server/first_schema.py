"""A database as the first server made it, with people, tables and logs: `python -m tests.server.first_schema FILE`.

The rows are written by the first migration's own columns, so this stays what it was, whatever the schema becomes.
"""

import asyncio
import sys
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, Table, insert

from petteia.server.passwords import hash_password
from petteia.server.storage.database import Database
from petteia.server.storage.rows import TableRow
from petteia.server.storage.table_rows import seat_columns, table_columns
from tests.server.examples import bot, free, seated, table
from tests.server.playing import Play, chance, running

WORD = "correct horse"
SECRET = "the first secret"
LATER = 1_000_000_000


def games() -> tuple[Play, Play]:
    """Ada against a bot, in the middle of a game; and Ada and Ben, whose game is over."""
    middle = Play(running(seats=[seated(0, "ada"), bot(1)]))
    middle.play_on(chance(), decisions=40)
    over = Play(running(id="over", seats=[seated(0, "ada"), seated(1, "ben")]))
    over.play_on(chance())
    state = over.replica.state
    changes: dict[str, Any] = {"status": "finished", "scores": state.scores(), "ranking": state.ranking()}
    over.row = msgspec.structs.replace(over.row, **changes, finished=over.at)
    return middle, over


def lobby() -> TableRow:
    """A table of Ben's, which waits for somebody."""
    return table("lobby", "ben", seats=[seated(0, "ben"), free(1)])


def rows(password: str) -> dict[str, list[dict[str, Any]]]:
    """All rows, by their tables. Ada is a guest, Ben has an account."""
    played = games()
    tables = [*(play.row for play in played), lobby()]
    return {
        "people": [
            {"id": "ada", "name": "Ada", "account": None, "password": None, "created": 1},
            {"id": "ben", "name": "Ben", "account": "ben", "password": password, "created": 2},
        ],
        "tables": [table_columns(row) for row in tables],
        "seats": [seat for row in tables for seat in seat_columns(row.id, row.seats)],
        "log": [{"table_id": play.row.id, **msgspec.structs.asdict(entry)} for play in played for entry in play.log],
        "chat": [
            {"table_id": "over", "number": 0, "at": LATER, "person": "ben", "seat": 1, "name": "Ben", "text": "Again?"}
        ],
        "processes": [{"process": "first", "at": LATER}],
        "settings": [{"name": "secret", "value": SECRET}],
    }


def make_first(connection: Connection, password: str) -> None:
    """Run the first migration, and fill what it made."""
    config = Config()
    config.set_main_option("script_location", "petteia.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for name, values in rows(password).items():
        first = Table(name, MetaData(), autoload_with=connection)
        known = [{key: value for key, value in row.items() if key in first.c} for row in values]
        connection.execute(insert(first), known)


async def write_first(url: str) -> None:
    """Make such a database."""
    database = Database(url)
    password = await hash_password(WORD)
    async with database.writing() as connection:
        await connection.run_sync(make_first, password)
    await database.close()


if __name__ == "__main__":
    asyncio.run(write_first(f"sqlite:///{sys.argv[1]}"))
