"""The command as a whole: what it says of itself, and that what goes wrong is one line and exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import petteia
from tests.terminal.commands import Shell


def petteia_command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "petteia", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_version_says_which_engine_runs() -> None:
    done = petteia_command("--version")
    engine = "compiled" if petteia.compiled() else "interpreted"
    assert (done.returncode, done.stdout) == (0, f"petteia {petteia.__version__} ({engine} engine)\n")


def test_a_game_through_a_real_pipe() -> None:
    done = petteia_command("play", "khora", "--seats", "2", "--seed", "2", "--lang", "pl", typed="1\n2\nscore\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "Gra zatrzymuje się po" in done.stdout


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m petteia play khora --seed 2 </dev/null | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr


def test_the_games_are_listed(shell: Shell) -> None:
    done = shell.run("games")
    assert done.code == 0
    for expected in ("khora", "Khôra", "2–4", "cities=chosen", "values=revised"):
        assert expected in done.out


@pytest.mark.parametrize("command", ["", "play", "replay", "show", "simulate", "tournament", "bench", "games"])
def test_every_command_has_help(shell: Shell, command: str) -> None:
    done = shell.run(f"{command} --help")
    assert done.code == 0
    assert "usage: petteia" in done.out


def test_a_simulation_in_json(shell: Shell) -> None:
    done = shell.run("simulate khora --seats 2 --games 3 --bots random,greedy --seed 7 --json")
    assert done.code == 0
    summary = json.loads(done.out)
    assert {"game", "seats", "games", "seed", "decisions", "seconds", "bots", "seats_win_share"} <= set(summary)
    assert summary["games"] == 3
    assert {row["bot"] for row in summary["bots"]} == {"random", "greedy"}


def test_a_simulation_as_a_table(shell: Shell) -> None:
    done = shell.run("simulate khora --seats 3 --games 2 --options draft=off")
    assert done.code == 0
    assert "2 games of khora with seed 0" in done.out


def test_the_benchmark_in_json(shell: Shell) -> None:
    done = shell.run("bench --seats 2 --seconds 0.05 --json")
    assert done.code == 0
    assert {
        "game", "seats", "compiled", "playout_decisions_per_s", "driven_decisions_per_s", "interpreted_decisions_per_s",
        "copy_us", "redeal_us", "games_per_s",
    } <= set(json.loads(done.out))  # fmt: skip


BAD = {
    "": "COMMAND",
    "dance": "dance",
    "play chess": "no game 'chess'",
    "play khora --seats 5": "2 to 4 players",
    "play khora --seats 1": "2 to 4 players",
    "play khora --seats two": "two",
    "play khora --seats 2 --seat 2": "no seat 2",
    "play khora --bots clever": "clever",
    "play khora --bots random,random": "bots",
    "play khora --lang de": "'de'",
    "play khora --options cities=mine": "'mine'",
    "play khora --options weather=fair": "'weather'",
    "play khora --options draft": "NAME=VALUE",
    "play khora --options draft=on draft=off": "twice",
    "replay missing.record": "missing.record cannot be read",
    "replay .": "cannot be read",
    "replay binary": "not a text file",
    "replay text": "not a record",
    "replay broken.record": "breaks off",
    "replay other.record": "no game 'chess'",
    "replay whole.record --to 9": "no position after 9",
    "replay whole.record --to -1": "-1",
    "replay whole.record --verify": "no digest",
    "replay whole.record --lang xx": "'xx'",
    "show missing.json": "missing.json cannot be read",
    "show text": "not a position",
    "show list.json": "not a position",
    "show empty.json": "which game",
    "show khora.json": "version",
    "show whole.record": "petteia replay",
    "simulate chess": "no game 'chess'",
    "simulate khora --games 0": "games",
    "simulate khora --seats 9": "2 to 4 players",
    "simulate khora --bots random,greedy": "4 seats",
    "bench chess": "no game 'chess'",
    "bench --seconds 0": "seconds",
    "games --lang tlh": "'tlh'",
}


@pytest.mark.parametrize("command", BAD)
def test_what_is_wrong_is_one_line_and_exit_code_2(shell: Shell, command: str) -> None:
    header = f"petteia record 1\ngame khora\nrules {petteia.load('khora').version}\nseats 2\nseed 1\n"
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("text").write_text("Sing, goddess, the wrath", encoding="utf-8")
    Path("broken.record").write_text(header, encoding="utf-8")
    Path("whole.record").write_text(header + "end 0\n", encoding="utf-8")
    Path("other.record").write_text(header.replace("khora", "chess") + "end 0\n", encoding="utf-8")
    Path("list.json").write_text("[]", encoding="utf-8")
    Path("empty.json").write_text("{}", encoding="utf-8")
    Path("khora.json").write_text('{"game": "khora"}', encoding="utf-8")
    done = shell.run(command)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert done.err.startswith("petteia")
    assert BAD[command] in done.err
