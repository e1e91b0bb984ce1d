"""A PostgreSQL of the tests' own: an empty cluster in a folder that goes away again, reached over a socket file."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from tests.tools import need

NUMBERS = count(1)
OWNER = "postgres"  # PostgreSQL refuses to run as root
# Nothing here has to survive a power cut.
QUICK = "-c fsync=off -c full_page_writes=off -c listen_addresses='' -c max_connections=200"


def find_programs() -> Path | None:
    """The folder of initdb and pg_ctl: Debian's newest, or where the PATH has them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as its user."""
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", OWNER, "--", *command]
        with tempfile.TemporaryFile() as said:  # a pipe would stay open as long as the server runs
            done = subprocess.run(command, cwd=self.folder, stdout=said, stderr=said, check=False)
            said.seek(0)
            assert done.returncode == 0, said.read().decode(errors="replace")

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def start(self) -> None:
        arguments = ("-l", str(self.folder / "log"), "-o", f"{QUICK} -k {self.folder}")
        self.run("pg_ctl", "start", "--wait", "-D", str(self.folder / "data"), *arguments)

    def crash(self) -> None:
        """End all of its processes at once; it recovers when it starts again."""
        self.run("pg_ctl", "stop", "--mode=immediate", "-D", str(self.folder / "data"))

    def new_database(self, like: str = "template1") -> str:
        """The URL of a copy of a database that nobody uses; the usual one is empty."""
        name = f"petteia{next(NUMBERS)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.url(name)


@contextmanager
def cluster(within: Path = Path("/tmp")) -> Iterator[Cluster]:
    """A cluster for as long as the block lasts, in a folder whose path is short."""
    programs = need("PostgreSQL", find_programs())
    folder = Path(tempfile.mkdtemp(prefix="petteia-pg-", dir=within))
    if os.geteuid() == 0:
        owner = pwd.getpwnam(OWNER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    running = Cluster(programs, folder)
    try:
        data = str(folder / "data")
        running.run("initdb", "--no-sync", "--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--locale=C", data)
        running.start()
        try:
            yield running
        finally:
            running.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
