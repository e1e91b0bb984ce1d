"""`petteia simulate` and `petteia tournament` as a person runs them."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from petteia.terminal import tournament as terminal_tournament
from tests.interrupted import interruptible
from tests.terminal.commands import Shell

PATIENCE = 120.0  # seconds


def test_a_run_with_everything_kept(shell: Shell) -> None:
    command = "simulate khora --seats 2 --games 3 --bots random,greedy --workers 1 --json"
    first = shell.run(f"{command} --out games.run --records records --table results.parquet")
    assert first.code == 0
    assert sorted(path.name for path in Path().iterdir()) == ["games.run", "records", "results.parquet"]
    assert shell.run("replay records/game-000002.record --verify").code == 0
    again = shell.run(f"{command} --out games.run --resume")
    assert json.loads(again.out) | {"seconds": 0} == json.loads(first.out) | {"seconds": 0}


def test_a_tournament_in_json(shell: Shell) -> None:
    done = shell.run("tournament khora --bots greedy random --seats 3 --games 6 --seed 2 --workers 1 --json")
    assert done.code == 0
    outcome = json.loads(done.out)
    assert (outcome["games"], outcome["deals"]) == (6, 2)
    names = {"bot", "games", "win_share", "low", "high", "mean_score", "mean_rank", "rating"}
    assert all(names <= set(row) for row in outcome["bots"])
    assert [row["games"] for row in outcome["bots"]] == [6, 12]


def test_a_tournament_as_a_table(shell: Shell) -> None:
    done = shell.run("tournament khora --bots greedy,random,novice --seats 2 --games 6 --workers 1 --until-clear")
    assert done.code == 0
    for expected in ("greedy", "win share", "mean place", "rating", "6 games of khora", "3 deals", "not clear"):
        assert expected in done.out


def test_without_openskill_there_are_no_ratings(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.lab.ratings.find_spec", lambda name: None)
    done = shell.run("tournament khora --bots greedy random --seats 2 --games 2 --workers 1 --json")
    assert done.code == 0
    assert {row["rating"] for row in json.loads(done.out)["bots"]} == {None}
    assert "petteia[lab]" in done.err


def test_a_tournament_stopped_by_hand(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient:
        def __enter__(self) -> "Impatient":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def __call__(self, done: int) -> None:
            if done == 5:
                raise KeyboardInterrupt

    monkeypatch.setattr(terminal_tournament, "progress", lambda title, total: Impatient())
    done = shell.run("tournament khora --bots greedy random --seats 2 --games 20 --workers 1 --out t.run --json")
    assert done.code == 130
    assert json.loads(done.out)["games"] == 4
    assert "5 of 20 games" in done.err


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    run = tmp_path / "games.run"
    command = [sys.executable, "-m", "petteia", "simulate", "khora", "--games", "1000000", "--json"]
    started = subprocess.Popen(
        interruptible([*command, "--workers", "2", "--out", str(run)]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while started.poll() is None and not (run.exists() and run.read_bytes().count(b"\n") > 20):
        time.sleep(0.02)
    os.killpg(started.pid, signal.SIGINT)  # as a terminal does it: to all processes at once
    try:
        out, err = started.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)  # nothing plays on if it did not listen
    assert started.returncode == 130, err
    summary = json.loads(out)
    assert not summary["complete"]
    assert 0 < summary["games"] <= run.read_bytes().count(b"\n") - 1
    assert "--resume" in err
    assert "Traceback" not in err


BAD = {
    "simulate khora --bots zeus": "zeus",
    "simulate khora --games -1": "games",
    "simulate khora --workers 0": "workers",
    "simulate khora --resume": "--out",
    "simulate khora --out missing.run --resume": "missing.run cannot be read",
    "simulate khora --out text --resume": "text",
    "simulate khora --out .": "exists already",
    "simulate khora --out text": "exists already",
    "simulate khora --out nowhere/games.run": "nowhere/games.run",
    "simulate khora --records .": "new or empty folder",
    "simulate khora --records nowhere/records": "nowhere/records",
    "simulate khora --table results.csv": ".parquet",
    "simulate khora --table nowhere/results.parquet": "nowhere/results.parquet",
    "simulate khora --ray auto --workers 2": "--workers",
    "simulate khora --ray 127.0.0.1:1": "No Ray cluster",
    "simulate khora --ray 127.0.0.1:1 --out new.run --records new --table new.parquet": "No Ray cluster",
    "simulate khora --ray nonsense": "HOST:PORT",
    f"simulate khora --seed {10**80}": "seed",
    "tournament khora": "--bots",
    "tournament chess --bots random greedy": "no game 'chess'",
    "tournament khora --bots random": "2 to",
    "tournament khora --bots random random": "twice",
    "tournament khora --bots random zeus": "zeus",
    "tournament khora --bots random greedy --seats 7": "2 to 4 players",
    "tournament khora --bots random greedy --games 0": "games",
    "tournament khora --bots random greedy --out text --resume": "text",
    "tournament khora --bots random greedy --ray 127.0.0.1:1": "No Ray cluster",
}


@pytest.mark.parametrize("command", BAD)
def test_what_is_wrong_is_one_line_and_nothing_is_written(shell: Shell, command: str) -> None:
    Path("text").write_text("Sing, goddess, the wrath", encoding="utf-8")
    done = shell.run(command)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert done.err.startswith("petteia")
    assert BAD[command] in done.err
    assert [path.name for path in Path().iterdir()] == ["text"]
    assert Path("text").read_text(encoding="utf-8") == "Sing, goddess, the wrath"
