"""One server at a time for a file of SQLite: two would not tell each other what they change."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from petteia.server.storage.database import BadDatabase, database_url


@contextmanager
def owned(given: str) -> Iterator[None]:
    """Keep the file of a database for this process while the block lasts; raises BadDatabase if another one has it.

    The lock is that of an empty SQLite file beside it, which every system takes from a process that is gone.
    """
    url = database_url(given)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    file = Path(str(url.database)).resolve()
    lock = take(file.with_name(f"{file.name}.lock"))
    if lock is None:
        raise BadDatabase(f"Another server is using {file}; stop it first, or name another --database.")
    try:
        yield
    finally:
        lock.close()


def take(file: Path) -> sqlite3.Connection | None:
    """A connection that holds the lock; None if another process holds it."""
    with suppress(OSError):  # whoever opens the database says what is wrong with the folder
        file.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = sqlite3.connect(file, timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname.startswith("SQLITE_BUSY"):
            return None
        raise BadDatabase(f"The database {file.with_suffix('')} cannot be used: {error}.") from None
    return lock
