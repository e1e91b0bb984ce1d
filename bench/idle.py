"""How much memory a table takes at which nobody is: a game in its first half that a server keeps in mind.

    python -m bench.idle [--game khora] [--tables 400]

A server loads every running game, because clocks may run out there and bots may have to decide. This tells
by how much the memory of all its processes grows with so many tables, for each of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time

import httpx

from bench.load import NAMES, free_port, kilobytes, make_tables, running

SETTLING = 3.0  # seconds until a server has started whatever it starts
LOADING = 25.0  # seconds in which a server finds new tables and loads them


def kilobytes_of_a_table(game: str, tables: int) -> float:
    """What each of the tables takes."""
    with tempfile.TemporaryDirectory(prefix="petteia-idle-") as folder:
        database, port = f"sqlite:///{folder}/petteia.sqlite", free_port()
        url = f"http://127.0.0.1:{port}"
        settings = {"PETTEIA_DATABASE": database, "PETTEIA_PORT": str(port), "PETTEIA_LIMITS": "false"}
        with running([sys.executable, "-m", "petteia", "serve"], settings, f"{url}/health") as process:
            people = [httpx.post(f"{url}/api/me", json={"name": name}, trust_env=False).json()["id"] for name in NAMES]
            time.sleep(SETTLING)
            before = kilobytes(process.pid)
            asyncio.run(make_tables(database, game, people, tables))
            time.sleep(LOADING)
            return (kilobytes(process.pid) - before) / tables


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("--game", default="khora", help="(default: khora)")
    parser.add_argument("--tables", type=int, default=400, help="(default: 400)")
    wanted = parser.parse_args()
    print(f"{wanted.game}: {kilobytes_of_a_table(wanted.game, wanted.tables):.0f} kB per table")


if __name__ == "__main__":
    main()
