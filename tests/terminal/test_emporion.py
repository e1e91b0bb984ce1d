"""Emporion at the terminal: all of a game can be drawn and told, in every language and with every deck."""

from pathlib import Path
from typing import cast

import pytest

import petteia
from petteia.games.emporion.forms.view import View
from petteia.kernel.game import Game
from petteia.kernel.log import Event, lines_of, told_to
from petteia.kernel.rng import rng_from_seed
from petteia.terminal.boards import board_for
from petteia.terminal.emporion.board import EmporionBoard
from petteia.terminal.emporion.words import help
from petteia.texts import LANGUAGES
from tests.games.emporion.table import OWNER_FILE
from tests.terminal.commands import Shell
from tests.terminal.paper import at_random, count_screens, count_secrets, paper, printed, strict_texts

GAME = petteia.load("emporion")
OWN = OWNER_FILE.read_text(encoding="utf-8").replace('id = "toxotes"', 'id = "scythian"\nname = "Scythian archers"')
ENGLISH = strict_texts(GAME, "en")


def draw_whole_game(game: Game, language: str, seats: int, seed: int) -> str:
    """Play at random and draw, describe and tell everything there is; what was printed."""
    board = board_for(game, strict_texts(GAME, language))
    console = paper(80)
    rng = rng_from_seed(seed)
    state = game.table(seats, seed, {"special": "on"}, listening=True)
    events = state.listen()
    while not state.over():
        seat = state.waiting()[0]
        view = state.view(seat)
        console.print(board.question(view))
        for move in game.legal_moves(state, seat):
            console.print(board.describe(move, view), board.hint(move, view))
        for action in range(rng.below(11), len(game.codec.moves), 11):
            move = game.codec.move(action)
            board.describe(move, view)
            reason = state.why_not(seat, game.codec.action(move))
            if reason is not None:
                console.print(board.reason(reason))
        if state.ply % 17 == 0:
            for detail in range(board.least_detail() + 1):
                console.print(*board.table(view, detail, 80))
            for part in board.parts():
                console.print(board.part(part, view))
            console.print(board.player(view, (seat + 1) % seats), board.score(view, events))
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    console.print(*board.tell(lines_of(GAME.joins, told_to(events, None))))
    console.print(board.ending(state.view(None), events))
    return printed(console)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn_and_told(language: str) -> None:
    for seats in (2, 3, 4):
        assert draw_whole_game(GAME, language, seats, seats)


@pytest.mark.slow
def test_whole_games_with_an_owners_deck_show_its_names() -> None:
    shown = "".join(draw_whole_game(GAME.with_components(OWN), "pl", seats, seats) for seats in (2, 3, 4))
    assert "Scythian archers" in shown
    assert "card-" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_no_text_knows_is_told_by_its_name_in_the_file(language: str) -> None:
    game = GAME.with_components(OWN)
    board = board_for(game, strict_texts(game, language))
    view = game.new(2, 1).view(0)
    events = [Event("action", 0, "war", 1, ""), Event("take", 0, "scythian", 1, "polis")]
    console = paper()
    console.print(board.describe(game.codec.move(game.codec.read("take scythian")), view))
    console.print(board.explain("scythian", view))
    console.print(*board.tell(lines_of(game.joins, events)))
    assert printed(console).count("Scythian archers") == 3


def test_the_table_says_whose_deck_it_is() -> None:
    for game, said in ((GAME, "Our own deck"), (GAME.with_components(OWN), "A deck from a file of the owner: owner.")):
        board = board_for(game, ENGLISH)
        console = paper()
        console.print(*board.table(game.new(2, 1).view(0), 0, 100))
        console.print(*board.notes())
        assert printed(console).count(said) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(80, 30), (100, 40), (120, 50)])
def test_the_screen_fits_the_terminal(width: int, height: int) -> None:
    board = board_for(GAME, ENGLISH)
    choose = at_random(rng_from_seed(2))
    screens, too_high = count_screens(GAME, board, ENGLISH, (width, height), choose)
    assert screens > 15
    assert too_high <= screens // 10  # late in a game the Polis is long


def test_every_card_action_and_topic_is_explained_in_every_language() -> None:
    for language in LANGUAGES:
        board = cast(EmporionBoard, board_for(GAME, strict_texts(GAME, language)))
        view = GAME.new(2, 1).view(0)
        things = [*board.words.deck, *(one for ids in help.FAMILIES.values() for one in ids), "options"]
        for thing in things:
            console = paper()
            console.print(board.explain(thing, view))
            assert len(printed(console)) > 20, thing


def test_a_card_is_found_by_its_name_in_any_spelling() -> None:
    board = board_for(GAME, ENGLISH)
    view = GAME.new(2, 1).view(0)
    for name in ("palaia-polis", "Palaia Polis", "HOPLITES", "hoplitēs", "strateg"):
        assert board.explain(name, view) is not None, name
    assert board.explain("atlantis", view) is None


def test_a_seat_is_found_by_its_number_or_its_name() -> None:
    board = board_for(GAME, ENGLISH)
    view = GAME.new(3, 1).view(0)
    assert board.seat_called("2", view) == 2
    assert board.seat_called(ENGLISH("player-1"), view) == 1
    assert board.seat_called("3", view) is None


def test_what_is_hidden_does_not_change_the_screen() -> None:
    board = board_for(GAME, ENGLISH)
    state = GAME.new(3, 4)
    rng = rng_from_seed(3)
    assert count_secrets(GAME, board, state, rng, at_random(rng), every=20) == 0


def test_a_spectator_is_asked_nothing() -> None:
    board = board_for(GAME, ENGLISH)
    view = cast(View, GAME.new(3, 1).view(None))
    assert view["seat"] is None
    assert board.question(GAME.new(3, 1).view(None)) == ""


# The commands.


def test_a_game_is_played_at_the_terminal(shell: Shell) -> None:
    done = shell.run("play emporion --seats 2 --bots random --seed 4 --save end.record --lang en", "1\n" * 200)
    assert done.code == 0
    assert "Final scoring" in done.out
    assert shell.run("replay end.record --verify").code == 0
    assert "Our own deck" in shell.run("replay end.record --to 30 --lang en").out


def test_things_are_explained_at_the_terminal(shell: Shell) -> None:
    typed = "?\n? strategos\n? booty\n? deck\nport\npolis\nplayer 1\nscore\nquit\n"
    done = shell.run("play emporion --seed 4 --lang en", typed)
    assert done.code == 0
    for expected in ("Our own deck", "Prestige card", "missing resource"):
        assert expected in done.out, expected


def test_a_game_is_played_saved_and_told_with_an_owners_file(shell: Shell, tmp_path: Path) -> None:
    file, record, position = tmp_path / "mine.toml", tmp_path / "game.record", tmp_path / "now.json"
    file.write_text(OWN, encoding="utf-8")
    command = f"play emporion --seats 2 --bots random --seed 3 --components {file} --lang en"
    done = shell.run(command, f"1\n1\nsave {record}\nsave {position}\nquit\n")
    assert done.code == 0, done.err
    assert "A deck from a file of the owner" in done.out
    assert '| name = "Scythian archers"' in record.read_text("utf-8")
    assert shell.run(f"replay --verify {record} --lang en").code == 0
    assert "seat" not in shell.run(f"replay {record} --lang en").err
    assert shell.run(f"show {position} --components {file} --lang en").code == 0
    other = shell.run(f"show {position} --lang en")
    assert (other.code, "deck" in other.err) == (2, True)


def test_an_owners_file_is_looked_through(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("copies = 9", "copies = 0", 1), encoding="utf-8")
    done = shell.run(f"components emporion --check {file}")
    assert done.code == 2
    assert f"{file}:" in done.out
    assert "1 problem" in done.err
    assert shell.run(f"play emporion --components {file}").code == 2
    file.write_text(OWN, encoding="utf-8")
    assert shell.run(f"components emporion --check {file}").out == f"{file} can be played with.\n"
    file.write_text("\n" + ".".join("a" * 29_000) + " = 1", encoding="utf-8")
    assert shell.run(f"components emporion --check {file}").out == f"{file}:2: A key has at most 6 parts.\n"


@pytest.mark.parametrize("command", ["simulate", "tournament", "balance"])
def test_an_owners_file_is_studied(shell: Shell, tmp_path: Path, command: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    bots = "--bots greedy random" if command == "tournament" else "--bots random"
    kept = f"--data {tmp_path / 'kept'} --out {tmp_path / 'page.html'}" if command == "balance" else ""
    done = shell.run(f"{command} emporion --seats 2 --games 2 {bots} --workers 2 --components {file} {kept}")
    assert done.code == 0, done.err
    if kept:
        drawn = f"balance emporion --from {tmp_path / 'kept'} --seats 2 --out {tmp_path / 'page.html'}"
        assert shell.run(f"{drawn} --components {file}").code == 0
        assert "Scythian archers" in (tmp_path / "page.html").read_text("utf-8")
        assert "other components" in shell.run(drawn).err
