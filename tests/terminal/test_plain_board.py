"""The plain board: a game that somebody else wrote is played in words, in the languages that it has texts in."""

import io
from pathlib import Path

import pytest

from petteia.bots.levels import make_bot
from petteia.kernel.choices import Delta, Reason
from petteia.kernel.record import Recorder
from petteia.terminal.boards import board_for
from petteia.terminal.plain.board import PlainBoard
from petteia.terminal.plain.groups import ViewEntry, grouped
from petteia.terminal.play import Session
from petteia.texts import LANGUAGES, Texts
from tests.kernel.tiny import Tiny, TinyGame, tiny_game
from tests.small_game import install, message
from tests.terminal.commands import Shell
from tests.terminal.paper import paper, printed


class Tempting(Tiny):
    """Tiny tells what a bid would win, and that 16 is too much."""

    def preview(self, seat: int, action: int) -> list[Delta]:
        return [Delta(seat, "points", self.prize), Delta(1 - seat, "points", -1)] if action in self.legal(seat) else []

    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        return [(15, Reason("too-dear", (("gold_coins", 2),)))]


class TemptingGame(TinyGame):
    kind = Tempting


GAME = tiny_game(TemptingGame)
ENGLISH = Texts("en", ["petteia.terminal"], strict=True)


@pytest.fixture
def morra(shell: Shell, tmp_path: Path) -> Shell:
    """A shell where the small game of the documents is installed."""
    install(tmp_path / "installed")
    shell.monkeypatch.syspath_prepend(str(tmp_path / "installed"))
    return shell


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_game_of_the_documents_is_played_to_its_end(morra: Shell, language: str) -> None:
    done = morra.run(f"play morra --seed 3 --bots random --lang {language} --save m.record", typed="2\n3\n1\n")
    assert (done.code, done.err) == (0, "")
    spoken = "es" if language == "es" else "en"  # the languages that it has texts in
    for said in ("ask", "name-bone", "name-alone"):
        assert message(said, spoken) in done.out
    assert f"2 {message('move-show', spoken, n=2)}" in done.out
    assert message("log-throw", spoken, n=3) in done.out
    assert message("log-show", spoken, player="■ SAPPHO", n=3).partition("SAPPHO")[2] in done.out
    assert not any(sign in done.out for sign in "⟨{}[]")
    told = morra.run(f"replay m.record --lang {language}")
    assert (told.code, told.err) == (0, "")
    assert message("log-throw", spoken, n=3) in told.out  # of the set-up


def test_its_rules_are_explained_and_refusals_have_reasons(morra: Shell) -> None:
    out = morra.run("play morra --seats 2 --seed 3", typed="?\n? goal\n? morra\nplayer aspasia\nscore\nquit\n").out
    assert message("help-goal") in out
    assert message("help-goal.text").split(". ")[0] in " ".join(out.split())
    assert message("game-about").split(". ")[0] in " ".join(out.split())


def test_choices_tell_what_they_change_and_refusals_why() -> None:
    board = board_for(GAME, ENGLISH)
    assert isinstance(board, PlainBoard)
    state = GAME.new(2, 3)
    view = board.view_of(state, 0)
    move = GAME.legal_moves(state, 0)[0]
    assert board.describe(move, view).plain == f"Bid {move.of}"
    assert board.hint(move, view).plain == f"+{state.view(0)['prize']} Points, ● Aspasia −1 Points"
    console = paper()
    console.print(*board.table(view, 0, 100))
    assert "Round 1" in printed(console)
    assert "Bid 16  Too dear: 2 Gold coins" in printed(console)
    shorter = paper()
    shorter.print(*board.table(view, board.least_detail(), 100))
    assert "Too dear" not in printed(shorter)
    spectators = paper()
    spectators.print(*board.table(board.view_of(state, None), 0, 100))
    assert "Too dear" not in printed(spectators)


def test_a_game_without_texts_is_played_in_its_own_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n? bid 16\nscore\nplayer 1\nlog\nundo\n1\n1\n1\n1\n"))
    console = paper()
    recorder = Recorder(GAME, 2, 3, {}, listening=True)
    session = Session(recorder, 0, {1: make_bot("random", GAME, 1)}, board_for(GAME, ENGLISH), ENGLISH, console)
    session.run()
    assert recorder.state.over()
    shown = printed(console)
    assert f"Prize {recorder.state.view(None)['prize']}." in shown
    assert "Not now" in shown
    assert str(recorder.state.scores()[0]) in shown.partition("Final scoring")[2]


def test_a_view_is_sorted_into_seats_and_table() -> None:
    view = {
        "game": "x", "seat": 0, "turn_order": [1, 0], "points": [3, 4], "domains": [{"cards": ["a"]}, {"cards": []}],
        "market": {"open": True, "prices": [1, 2, 3]}, "log": [],
    }  # fmt: skip
    found = grouped(view, 2)
    assert found.seats == [
        [ViewEntry("points", 3), ViewEntry("cards", ["a"])],
        [ViewEntry("points", 4), ViewEntry("cards", [])],
    ]
    assert found.table == [
        ViewEntry("turn_order", [1, 0]),
        ViewEntry("market", [ViewEntry("open", True), ViewEntry("prices", [1, 2, 3])]),
        ViewEntry("log", []),
    ]
    board = board_for(GAME, ENGLISH)
    console = paper()
    look = {"view": view, "seat": 0, "seats": 2, "stage": "", "refused": [], "previews": {}, "places": None}
    console.print(*board.table(look, 0, 100))
    for words in ("Turn order  1, 0", "Market", "Open    yes", "Prices  1, 2, 3", "Cards   –"):
        assert words in printed(console)
