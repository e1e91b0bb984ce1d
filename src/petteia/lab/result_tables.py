"""The results of a run as a table in a Parquet file: one row for each game and seat. pandas, Polars, DuckDB, R and many
others read it."""

import json
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from petteia.kernel.errors import PetteiaError
from petteia.lab.matches import PlayedGame

SUFFIX: Final = ".parquet"
BATCH: Final = 50_000  # games written at once


class NoTable(PetteiaError):
    """A table cannot be written."""


def check_table(name: str) -> str:
    """The file's name, if a table can be written there."""
    path = Path(name)
    if path.suffix != SUFFIX:
        raise NoTable(f"A table of results is a file whose name ends in {SUFFIX}, not {name!r}.")
    if path.is_dir() or not path.parent.is_dir():
        raise NoTable(f"{name} cannot be written: there is no folder for it, or it is a folder itself.")
    if find_spec("pyarrow") is None:
        raise NoTable("A table of results needs pyarrow; 'pip install \"petteia[lab]\"' brings it.")
    return name


def write_table(name: str, description: dict[str, object], results: Sequence[PlayedGame]) -> None:
    """Write the results, in the order of the games; the file appears when it is whole."""
    import pyarrow
    from pyarrow import parquet

    ordered = sorted(results)
    facts = fact_columns(ordered)
    schema = make_schema(pyarrow, description, facts)
    half = Path(name + ".part")
    try:
        with parquet.ParquetWriter(str(half), schema) as writer:
            for first in range(0, max(len(ordered), 1), BATCH):
                columns = make_columns(ordered[first : first + BATCH], facts)
                writer.write_table(pyarrow.table(columns, schema=schema))
        half.replace(name)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise NoTable(f"{name} cannot be written: {error.strerror or error}.") from None


def fact_columns(results: Iterable[PlayedGame]) -> dict[str, type]:
    """The games' own facts, each with the type that holds all its values."""
    kinds: dict[str, type] = {}
    for result in results:
        for facts in result.facts:
            for name, value in facts.items():
                kind = type(value)
                if kinds.setdefault(name, kind) is not kind:
                    kinds[name] = float if {kinds[name], kind} <= {int, float, bool} else str
    return kinds


def make_schema(pyarrow: Any, description: dict[str, object], facts: dict[str, type]) -> Any:
    """The columns with their types, and the run as the file's metadata."""
    types = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    fields = [
        ("game", pyarrow.int64()),
        ("seed", pyarrow.string()),
        ("seat", pyarrow.int8()),
        ("bot", pyarrow.string()),
        ("score", pyarrow.int64()),
        ("place", pyarrow.int8()),
        ("win_share", pyarrow.float64()),
        ("decisions", pyarrow.int64()),
    ]
    fields += [(f"end_{name}", types[kind]) for name, kind in facts.items()]
    return pyarrow.schema(fields, metadata={"petteia": json.dumps(description)})


def make_columns(results: Iterable[PlayedGame], facts: dict[str, type]) -> dict[str, list[object]]:
    """The values, column by column. A seed may be larger than any number that a table holds, so it is text."""
    rows = [(result, seat) for result in results for seat in range(len(result.bots))]
    columns: dict[str, list[object]] = {
        "game": [result.number for result, _ in rows],
        "seed": [str(result.seed) for result, _ in rows],
        "seat": [seat for _, seat in rows],
        "bot": [result.bots[seat] for result, seat in rows],
        "score": [result.scores[seat] for result, seat in rows],
        "place": [result.ranking[seat] for result, seat in rows],
        "win_share": [result.win_share(seat) for result, seat in rows],
        "decisions": [result.decisions for result, _ in rows],
    }
    for name, kind in facts.items():
        columns[f"end_{name}"] = [fact(result, seat, name, kind) for result, seat in rows]
    return columns


def fact(result: PlayedGame, seat: int, name: str, kind: type) -> object:
    """What a seat's fact is, as its column has it; None where there is none."""
    value = result.facts[seat].get(name) if result.facts else None
    return None if value is None else kind(value)
