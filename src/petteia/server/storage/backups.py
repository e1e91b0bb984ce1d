"""Copies of a whole database, made while servers use it, and databases made from such copies.

SQLite copies itself into another file, page by page. PostgreSQL has programs for it; they get the password through the
environment, where other users of the machine cannot read it.
"""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from petteia.server.storage.database import BadDatabase, database_url, make_private
from petteia.server.storage.migrations.upgrade import known_versions
from petteia.server.storage.schema import METADATA, VERSIONS

OURS: Final = (VERSIONS, *METADATA.tables)


class BadBackup(BadDatabase):
    """A copy cannot be made or used."""


def back_up(given: str, file: Path, force: bool = False) -> None:
    """Copy a database into a file."""
    url = database_url(given)
    if file.exists() and not force:
        raise BadBackup(f"{file} exists already; with --force it is replaced.")
    new = file.with_name(f"{file.name}.new")  # what was there stays until the copy is whole
    try:
        make_private(new)  # there are hashes of passwords in it, and the secret that signs cookies
        if url.get_backend_name() == "postgresql":
            run_program(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={new}")
        else:
            with closing(existing(url)) as source, closing(sqlite3.connect(new)) as target:
                source.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # so that the copy is this one file
        new.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(f"The database could not be copied to {file}: {told(error)}.") from None
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


def restore(given: str, file: Path, force: bool = False) -> None:
    """Make a database from a copy. One that holds something already is only replaced by force."""
    url = database_url(given)
    if not file.is_file():
        raise BadBackup(f"There is no file {file}.")
    if url.get_backend_name() == "postgresql":
        restore_postgresql(url, file, force)
    else:
        restore_sqlite(url, file, force)


def existing(url: URL) -> sqlite3.Connection:
    """A connection to a file that is there."""
    if not Path(str(url.database)).is_file():
        raise BadBackup(f"There is no database {url.database}.")
    return sqlite3.connect(str(url.database), timeout=10)


def restore_sqlite(url: URL, file: Path, force: bool) -> None:
    target = Path(str(url.database))
    if target.exists() and not force:
        raise BadBackup(f"The database {target} exists already; with --force the copy takes its place.")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source:
            check_copy(file, source)
            target.parent.mkdir(parents=True, exist_ok=True)
            make_private(target)
            with closing(sqlite3.connect(target, timeout=10)) as database:
                source.backup(database)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(f"The database could not be made from {file}: {told(error)}.") from None


def check_copy(file: Path, source: sqlite3.Connection) -> None:
    """Raise BadBackup if this is not a whole database of ours that this version knows."""
    try:
        sound = source.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        version = source.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()[0]
    except (sqlite3.Error, TypeError):
        raise BadBackup(f"{file} is not a copy of a database of Petteia.") from None
    if not sound:
        raise BadBackup(f"{file} is damaged.")
    if version not in known_versions():
        raise BadBackup(f"{file} was made by a newer Petteia than this one.")


def restore_postgresql(url: URL, file: Path, force: bool) -> None:
    """All in one transaction: either the copy is there afterwards, or what was there before."""
    count = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    full = run_program(url, "psql", "--no-psqlrc", "--tuples-only", "--no-align", "--command", count).strip() != "0"
    if full and not force:
        raise BadBackup("The database holds tables already; with --force the copy takes their place.")
    with tempfile.TemporaryDirectory(prefix="petteia-restore-") as folder:
        script = Path(folder) / "copy.sql"
        run_program(None, "pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(file))
        drop = f"DROP TABLE IF EXISTS {', '.join(OURS)} CASCADE"
        run_program(
            url, "psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction",
            "--command", drop, "--file", str(script),
        )  # fmt: skip


def run_program(url: URL | None, program: str, *arguments: str) -> str:
    """Run one of PostgreSQL's programs, for the database of a URL or none. Returns what it prints."""
    path = shutil.which(program)
    if path is None:
        raise BadBackup(f"{program} is not installed; it comes with PostgreSQL's client programs.")
    environment = dict(os.environ)
    command = [path, *arguments]
    if url is not None:
        password = url.password or url.query.get("password")
        if password is not None:
            environment["PGPASSWORD"] = str(password)
        plain = url.set(drivername="postgresql").difference_update_query(["password"])._replace(password=None)
        command.insert(1, f"--dbname={plain.render_as_string(hide_password=False)}")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BadBackup(f"{program} failed: {' '.join(done.stderr.split())[:300]}")
    return done.stdout


def told(error: Exception) -> str:
    """What went wrong, without a full stop."""
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return said.rstrip(".")
