"""Results as a Parquet file: a row for each game and seat."""

import json
from pathlib import Path

import pytest
from pyarrow import parquet

import petteia
from petteia.lab import result_tables
from petteia.lab.matches import Facts, PlayedGame
from petteia.lab.result_tables import NoTable, check_table, fact_columns, write_table
from petteia.lab.simulate import simulate

KHORA = petteia.load("khora")


def test_the_table_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    summary = simulate(KHORA, 2, ["greedy", "random"], 4, seed=6, table=str(path))
    table = parquet.read_table(path)
    rows = table.to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(4) for seat in range(2)]
    shares = [row["win_share"] for row in rows if row["bot"] == "greedy"]
    assert sum(shares) / 4 == summary["bots"][0]["win_share"]
    assert sum(row["decisions"] for row in rows) == 2 * summary["decisions"]
    assert all(row["end_vp"] == row["score"] for row in rows)
    assert all(isinstance(row["end_name"], str) for row in rows)
    assert json.loads(table.schema.metadata[b"petteia"])["seed"] == 6
    assert list(tmp_path.iterdir()) == [path]


def test_large_tables_are_written_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_tables, "BATCH", 2)
    results = [PlayedGame(number, 1 << 200, ("a", "b"), (1, 2), (2, 1), 9) for number in (4, 2, 0, 1, 3)]
    write_table(str(tmp_path / "t.parquet"), {}, results)
    table = parquet.read_table(tmp_path / "t.parquet")
    assert table["game"].to_pylist() == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert table["seed"][0].as_py() == str(1 << 200)


def test_facts_of_different_kinds_find_a_common_one() -> None:
    facts: tuple[Facts, ...] = ({"a": 1, "b": "x", "c": 2}, {"a": 2.5, "b": 1})
    assert fact_columns([PlayedGame(0, 0, ("a", "b"), (1, 2), (2, 1), 9, facts)]) == {"a": float, "b": str, "c": int}


def test_no_table_where_none_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoTable, match=r"\.parquet"):
        check_table(str(tmp_path / "results.csv"))
    with pytest.raises(NoTable, match="no folder"):
        check_table(str(tmp_path / "missing" / "results.parquet"))
    monkeypatch.setattr(result_tables, "find_spec", lambda name: None)
    with pytest.raises(NoTable, match="pyarrow"):
        check_table(str(tmp_path / "results.parquet"))
