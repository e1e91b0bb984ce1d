"""`petteia play`: whole games through a pipe, and everything that can be typed at the table."""

import random
import sys
from pathlib import Path

import pytest

import petteia
from petteia.kernel.position import position_document
from petteia.kernel.record import parse_record, replay, verify
from petteia.texts import LANGUAGES
from tests.terminal.commands import Shell

GAME = petteia.load("khora")
DRAFT = "1\n1\n1\n1\n"  # the fifth card keeps itself


def some_numbers(seed: int, count: int = 2500) -> str:
    """Numbers at random; one that is too high is refused and costs nothing."""
    rng = random.Random(seed)
    return "".join(f"{rng.choice((1, 1, 2, 2, 3, 4, 5))}\n" for _ in range(count))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(shell: Shell, language: str) -> None:
    command = f"play khora --seats 3 --bots random --seed 4 --lang {language} --save end.record"
    done = shell.run(command, some_numbers(1))
    assert (done.code, done.err) == (0, "")
    assert "⟨" not in done.out
    assert "{" not in done.out
    state = verify(GAME, parse_record(GAME, Path("end.record").read_text(encoding="utf-8")))
    assert state.over()
    assert "end.record" in done.out.splitlines()[-1]
    for score in state.scores():
        assert f"{score} " in done.out


def test_a_move_by_number_by_notation_and_by_its_beginning(shell: Shell) -> None:
    done = shell.run("play khora --seed 5 --save a.record", DRAFT + "put trade\nput leg\nquit\n")
    assert done.code == 0
    text = Path("a.record").read_text(encoding="utf-8")
    assert "seat 0: put trade" in text
    assert "seat 0: put legislation" in text


def test_what_is_ambiguous_unknown_or_out_of_range_is_said(shell: Shell) -> None:
    done = shell.run("play khora --seed 5", DRAFT + "put p\n99\nfly\n\nquit\n")
    assert "Which one? put philosophy, put politics" in done.out
    assert "Choose a number from 1 to 7." in done.out
    assert "'fly' is not a move of this game" in done.out


def test_a_question_mark_explains_things_and_refusals(shell: Shell) -> None:
    questions = [
        "?", "? bank", "? persepolis", "? green-3/1", "? trade", "? athens", "? economy", "? options", "? dice",
        "? plague of athens", "? play bank", "? put trade", "? nonsense", "? explore green", "? six-troops",
    ]  # fmt: skip
    done = shell.run("play khora --seed 5", DRAFT + "put trade\n" + "\n".join(questions) + "\nquit\n")
    assert done.code == 0
    for expected in (
        "What you can type",
        "At the end: 1 VP per 2 drachmas.",
        "Needs 15 troops, loses 15.",
        "Needs 3 troops, loses 1.",
        "Then you may pay 5 drachmas for 1 minor knowledge",
        "+3 philosophy tokens.",
        "The higher it is, the more drachmas Trade brings.",
        "Everyone gets a city at random",
        "The lowest total starts the round".lower(),
        "Everyone: −2 citizens.",
        "“play bank” is not possible now. Something else is asked of you now.",
        "“put trade” is not possible now. This tile is already on one of your dice.",
        "Nothing is called “nonsense” here.",
        "Which one? explore green-2/1",
        "Have at least 6 troops.",
    ):
        assert expected in done.out or expected in " ".join(done.out.lower().split()), expected


def test_a_refusal_says_what_is_missing(shell: Shell) -> None:
    found = ""
    for seed in range(30):
        done = shell.run(
            f"play khora --seed {seed} --bots random", DRAFT + "put mil\nput phil\n1\n? explore persepolis\nquit\n"
        )
        if "troops short" in done.out:
            found = " ".join(done.out.split())
            break
    assert "“explore persepolis” is not possible now. Not enough troops: 1" in found


def test_a_tile_can_be_taken_back_before_it_is_revealed(shell: Shell) -> None:
    done = shell.run("play khora --seed 5 --save a.record", DRAFT + "put trade\nundo\nput culture\nquit\n")
    assert "Your last decision is taken back." in done.out
    text = Path("a.record").read_text(encoding="utf-8")
    assert "seat 0: put culture" in text
    assert "put trade" not in "".join(line for line in text.splitlines() if "seat 0" in line)
    verify(GAME, parse_record(GAME, text))


def test_undo_is_refused_with_a_reason(shell: Shell) -> None:
    assert "There is no decision of yours to take back." in shell.run("play khora --seed 5", "undo\nquit\n").out
    assert "Too late to take it back" in shell.run("play khora --seed 5", "1\nundo\nquit\n").out
    two = shell.run("play khora --seed 5 --save a.record", DRAFT + "put trade\nput culture\nundo\nquit\n")
    assert "Too late to take it back" in two.out
    assert "seat 0: put culture" in Path("a.record").read_text(encoding="utf-8")


def test_saving_a_record_and_a_position(shell: Shell) -> None:
    done = shell.run("play khora --seed 5", DRAFT + "save a.record\nsave a.json\nsave no/such/folder\nquit\n")
    assert done.code == 0
    assert "Saved in a.record." in done.out
    assert "no/such/folder cannot be written" in done.out
    record = parse_record(GAME, Path("a.record").read_text(encoding="utf-8"))
    saved = GAME.from_dict(position_document(Path("a.json").read_text(encoding="utf-8")))
    assert saved.to_dict() == replay(GAME, record).to_dict()


def test_the_commands_that_show_something(shell: Shell) -> None:
    done = shell.run(
        "play khora --seed 5", DRAFT + "score\nlog\nplayer\nplayer 1\nplayer aspasia\nplayer rome\nhand\nboard\nquit\n"
    )
    assert done.code == 0
    for expected in ("Points if the game ended now", "The game so far", "Developments", "There is no such player"):
        assert expected in done.out


def test_the_end_of_what_is_typed_ends_the_game_cleanly(shell: Shell) -> None:
    done = shell.run("play khora --seed 5", "1\n")
    assert (done.code, done.err) == (0, "")
    assert "The game stops after" in done.out


def test_ctrl_c_ends_with_130(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    class Keyboard:
        readline = staticmethod(interrupted)

        def isatty(self) -> bool:
            return False

    monkeypatch.setattr("io.StringIO", lambda _: Keyboard())
    done = shell.run("play khora --seed 5")
    assert done.code == 130
    assert "Traceback" not in done.err
    assert sys.stdin.__class__ is Keyboard


def test_another_seat_other_bots_and_options(shell: Shell) -> None:
    command = (
        "play khora --seats 3 --seat 2 --bots random,greedy --seed 1 --options cities=chosen draft=off --save a.record"
    )
    done = shell.run(command, "city athens\n1\n1\nquit\n")
    assert done.code == 0
    text = Path("a.record").read_text(encoding="utf-8")
    assert "seat 2: city" in text
    assert "option draft off" in text
