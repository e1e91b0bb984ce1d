"""The command `petteia balance`."""

import json
import re
from pathlib import Path

import pytest

from tests.terminal.commands import Shell


def test_a_report_is_written_kept_resumed_and_drawn_again(shell: Shell) -> None:
    first = shell.run("balance khora --seats 2,3 --games 1 --bots random --workers 1 --data games.jsonl --json f.json")
    assert (first.code, first.err) == (0, "")
    assert "The report is in khora-balance.html." in first.out
    assert Path("khora-balance.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    figures = json.loads(Path("f.json").read_text("utf-8"))
    assert figures["run"]["bot"] == "random"
    assert [players["seats"] for players in figures["players"]] == [3, 2]
    more = shell.run(
        "balance khora --seats 2 --games 2 --bots random --workers 1 --data games.jsonl --resume --out a.html"
    )
    assert more.code == 0
    again = shell.run("balance khora --from games.jsonl --seats 2 --out b.html")
    assert again.code == 0
    assert Path("a.html").read_bytes() == Path("b.html").read_bytes()


@pytest.mark.parametrize("game", ["carpe-diem", "emporion", "khora"])
def test_the_report_is_in_the_language_that_was_asked_for(shell: Shell, game: str) -> None:
    assert shell.run(f"balance {game} --seats 2 --games 1 --bots random --workers 1 --lang pl --out r.html").code == 0
    page = Path("r.html").read_text("utf-8")
    assert '<html lang="pl">' in page
    assert "Skąd pochodzą punkty" in page
    assert "Dwóch graczy" in page
    shown = page.partition("</style>")[2]
    assert not re.search(r"⟨|>[^<]*\b(?:the|points|winners|interval)\b", shown)


@pytest.mark.parametrize(
    ("wishes", "word"),
    [
        ("--games 0", "1 or more"),
        ("--seats 5", "2 to 4 players"),
        ("--seats two", "like 2,3,4"),
        ("--bots zeus", "zeus"),
        ("--workers -1", "workers"),
        ("--resume", "--data"),
        ("--from nowhere.jsonl", "cannot be read"),
        ("--from nowhere.jsonl --resume", "--from"),
        ("--out no/such/folder.html", "folder"),
        ("--lang xx", "xx"),
        ("--options draft=maybe", "draft"),
    ],
)
def test_bad_wishes_are_one_line(shell: Shell, wishes: str, word: str) -> None:
    done = shell.run(f"balance khora {wishes}")
    assert done.code == 2
    assert word in done.err
    assert done.err.count("\n") == 1
    assert not Path("khora-balance.html").exists()
