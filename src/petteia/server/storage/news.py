"""What processes tell each other that share tables. What they miss, they read in the store."""

from typing import Final

import msgspec

from petteia.server.storage.rows import Entry

CHANNEL: Final = "petteia_tables"  # of PostgreSQL
LONGEST: Final = 7900  # bytes of news that are sent together; PostgreSQL takes 8000


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    by: str = ""  # the process; empty if the connection was broken and news may be lost
    table: str = ""
    ply: int = 0  # the number of entries in the log
    entry: Entry | None = None  # the last of them
    row: bool = False  # the table's row has changed
    chat: bool = False  # there is a new line in the chat
    hurried: bool | None = None  # whether bots think shorter there
    people: list[str] | None = None  # who is at the table through this process
    watching: int = 0
    person: str = ""  # sessions of this person have ended
    ask: bool = False  # whether others should answer who is there through them


def letters_of(process: str) -> str:
    """How all letters of a process begin, whatever is in them."""
    return msgspec.json.encode(News(by=process)).decode().rstrip("}")


def letters(lines: list[bytes]) -> list[bytes]:
    """Lines together in as few letters as possible, none of which is too long."""
    found: list[bytes] = []
    for line in lines:
        if found and len(found[-1]) + 1 + len(line) <= LONGEST:
            found[-1] += b"\n" + line
        else:
            found.append(line)
    return found
