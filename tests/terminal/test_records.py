"""`petteia replay` and `petteia show`."""

from pathlib import Path

import pytest

import petteia
from petteia.kernel.position import position_text
from petteia.kernel.record import Recorder, print_record
from petteia.kernel.rng import Seed, commitment
from petteia.texts import LANGUAGES
from tests.terminal.commands import Shell

GAME = petteia.load("khora")


def recorded(name: str, decisions: int, seed: Seed = 3) -> Recorder:
    """A game in which everybody takes the last of their moves, written to a file."""
    recorder = Recorder(GAME, 3, seed, {})
    while decisions and not recorder.state.over():
        seat = recorder.state.waiting()[0]
        recorder.play(seat, recorder.state.legal(seat)[-1])
        decisions -= 1
    Path(name).write_text(print_record(GAME, recorder.finish()), encoding="utf-8")
    return recorder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_to_its_end(shell: Shell, language: str) -> None:
    recorder = recorded("a.record", 1000)
    done = shell.run(f"replay a.record --lang {language}")
    assert (done.code, done.err) == (0, "")
    assert f"{len(recorder.record.decisions):4}. " in done.out
    assert "⟨" not in done.out


def test_a_game_is_told_up_to_a_decision(shell: Shell) -> None:
    recorded("a.record", 60)
    done = shell.run("replay a.record --to 20")
    assert " 20. " in done.out
    assert " 21. " not in done.out
    assert "To explore" in done.out


def test_a_record_is_verified(shell: Shell) -> None:
    recorder = recorded("a.record", 50)
    done = shell.run("replay a.record --verify")
    assert done.code == 0
    assert done.out == f"Verified: 50 decisions lead to the digest {recorder.record.digest}.\n"


def test_a_sealed_record_is_verified_with_its_commitment(shell: Shell) -> None:
    key = bytes(range(32))
    recorded("a.record", 20, key)
    assert commitment(key) in "".join(shell.run("replay a.record --verify").out.split())
    text = Path("a.record").read_text(encoding="utf-8")
    Path("a.record").write_text(text.replace(commitment(key), "0" * 64), encoding="utf-8")
    done = shell.run("replay a.record --verify")
    assert done.code == 2
    assert "commitment" in done.err


def test_an_edited_record_is_refused(shell: Shell) -> None:
    recorded("a.record", 50)
    text = Path("a.record").read_text(encoding="utf-8")
    Path("a.record").write_text(text.replace("seed 3", "seed 4"), encoding="utf-8")
    done = shell.run("replay a.record --verify")
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)


def test_a_position_is_shown_to_a_seat_and_to_a_spectator(shell: Shell) -> None:
    recorder = recorded("a.record", 16)
    Path("a.json").write_text(position_text(recorder.state), encoding="utf-8")
    seat = shell.run("show a.json --seat 1")
    assert seat.code == 0
    assert "Your hand" in seat.out
    spectator = shell.run("show a.json --lang fr")
    assert spectator.code == 0
    assert "Votre main" not in spectator.out
    assert shell.run("show a.json --seat 3").err == "petteia: There is no seat 3; the seats are 0 to 2.\n"
