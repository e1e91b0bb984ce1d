"""Carpe Diem at the terminal: all of a game can be drawn and told, in every language, and nothing hidden shows."""

from pathlib import Path
from typing import cast

import pytest

import petteia
from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.game import CarpeDiemGame
from petteia.kernel.log import Event, lines_of, told_to
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from petteia.terminal.boards import board_for
from petteia.terminal.carpe_diem import district, sheets
from petteia.terminal.carpe_diem.words import help, log
from petteia.terminal.carpe_diem.words.names import Words
from petteia.texts import LANGUAGES
from tests.games.carpe_diem.components.test_owner_sets import owner_text
from tests.terminal.commands import Shell
from tests.terminal.paper import count_screens, count_secrets, describe_choices, paper, printed, strict_texts

GAME = petteia.load("carpe-diem")
ENGLISH = strict_texts(GAME, "en")


def eager(state: State, seat: int) -> int:
    """The choice of somebody who builds where it can be done, always elsewhere."""
    legal = state.legal(seat)
    return legal[state.ply * 7 % (len(legal) - 1)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn_and_told(language: str) -> None:
    board = board_for(GAME, strict_texts(GAME, language))
    console = paper(80)
    rng = rng_from_seed(1)
    for seed in range(3):
        state = GAME.new(2 + seed, seed)
        events = state.listen()
        while not state.over():
            seat = state.waiting()[0]
            view = describe_choices(GAME, board, state, seat)
            for action in (rng.below(len(GAME.codec.moves)), rng.below(145), 260 + rng.below(40)):
                board.describe(GAME.codec.move(action), view)
                reason = state.why_not(seat, action)
                if reason is not None:
                    board.reason(reason)
            if state.ply % 31 == 0:
                for detail in range(board.least_detail() + 1):
                    console.print(*board.table(view, detail, 80 + 20 * (detail % 2)))
                for part in board.parts():
                    console.print(board.part(part, view))
                console.print(board.player(view, (seat + 1) % state.seats))
            state.play(seat, eager(state, seat))
        console.print(*board.tell(lines_of(GAME.joins, told_to(events, 0))), *board.notes())
        console.print(board.ending(state.view(0), events), *board.table(state.view(None), 0, 100))
    assert "⟨" not in printed(console)


def test_an_owners_own_set_is_drawn() -> None:
    own = GAME.with_components(GAME.components_text().replace('id = "villa-end"', 'id = "villa-tip"'))
    board = board_for(own, ENGLISH)
    console = paper()
    state = own.new(2, 1)
    events = state.listen()
    while not state.over():
        seat = state.waiting()[0]
        if state.ply % 9 == 0:
            console.print(*board.table(state.view(seat), 0, 100))
        state.play(seat, eager(state, seat))
    console.print(*board.tell(lines_of(GAME.joins, told_to(events, 0))))
    assert any(event.what == "villa-tip" for event in events)
    assert "villa-tip" not in printed(console)
    assert board.explain("villa-tip", state.view(0)) is not None
    assert board.explain("villa-end", state.view(0)) is None


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_explained(language: str) -> None:
    board = board_for(GAME, strict_texts(GAME, language))
    view = GAME.new(2, 1).view(0)
    console = paper()
    for ids in help.families(Words(strict_texts(GAME, language))).values():
        for name in ids:
            page = board.explain(name, view)
            assert page is not None
            console.print(page)
    assert board.explain("b2", view) is not None
    assert board.explain("nothing of that name", view) is None


def test_a_name_is_found_by_its_beginning_and_without_accents() -> None:
    words = Words(strict_texts(GAME, "es"))
    assert ("kind", "vineyard") in help.things_called(words, "vinedo")
    assert help.things_called(words, "administr") == [("kind", "administrator"), *administrator_things(words)]


def administrator_things(words: Words) -> list[tuple[str, str]]:
    return [thing for thing in help.things_called(words, "administr") if thing[0] != "kind"]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(100, 45), (120, 50), (80, 40)])
def test_the_screen_fits_the_terminal(width: int, height: int) -> None:
    board = board_for(GAME, ENGLISH)
    screens, too_high = count_screens(GAME, board, ENGLISH, (width, height), eager)
    assert too_high <= screens // 10  # a bread move has many choices


def test_what_is_hidden_does_not_change_the_screen() -> None:
    board = board_for(GAME, ENGLISH)
    state = GAME.new(3, 4)
    rng = rng_from_seed(3)
    assert count_secrets(GAME, board, state, rng, eager, every=20) == 0


def test_the_points_sum_up_before_and_after_the_end() -> None:
    state = GAME.new(3, 8)
    events = state.listen()
    while not state.over():
        seat = state.waiting()[0]
        state.play(seat, eager(state, seat))
    view = cast(View, state.view(0))
    for seat, score in enumerate(state.scores()):
        base, rows = sheets.points(view, events)[seat]
        assert base + sum(vp for _, vp in rows) == score


def test_a_district_is_drawn_with_its_edges_goals_and_scrolls() -> None:
    words = Words(ENGLISH)
    player = cast(View, GAME.new(2, 1).view(0))["players"][0]
    player["goals"] = [{"side": "north", "after": 2, "kind": "villa", "vp": 3, "met": True, "crossing": None}]
    player["district"] = {"c3": {"tile": "merchant-pond", "turn": 1}, "d3": {"tile": "market", "turn": 0}}
    player["scrolls"] = ["a1"]
    lines = [line.plain for line in district.large(words, player)]
    assert lines[0] == "             V✓"
    assert lines[1].split() == list("abcdef")
    assert lines[3].startswith("  1   §")
    assert "P + M· m ·" in lines[9]
    assert [line.plain for line in district.small(words, player)][3].split() == ["3", ".", ".", "·M·P", "[m]", ".", "."]


def test_parts_of_one_kind_that_are_not_joined_are_told_apart() -> None:
    own = cast(CarpeDiemGame, GAME.with_components(owner_text()))
    words = Words(ENGLISH, own.set)
    assert words.edges("two-ponds").plain == "Pp··"
    assert words.edges("two-villas", 1).plain == "VvvV"
    assert words.tile("two-ponds") == "pond + pond"
    assert words.tile("two-villas") == "villa (1 chimney) + villa (2 chimneys)"
    player = cast(View, own.new(2, 1).view(0))["players"][0]
    player["district"] = {"c3": {"tile": "two-ponds", "turn": 0}}
    assert "· + p" in district.large(words, player)[9].plain


def test_new_pieces_of_an_owner_are_told_in_words() -> None:
    own = cast(CarpeDiemGame, GAME.with_components(owner_text()))
    for language in LANGUAGES:
        words = Words(strict_texts(own, language), own.set)
        for event in (Event("take", 0, "two-ponds", 3, "row"), Event("fulfil", 0, "singles-2", 1, "have")):
            assert event.what not in log.sentence(words, [event]).plain
        for kind in ("drawn", "returned", "reveal"):
            said = log.sentence(words, [Event(kind, 0, "merchant-baker", 1, "")]).plain
            assert words.kind("merchant") in said
            assert words.kind("baker") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rewards_are_told_as_an_owner_s_file_has_them(language: str) -> None:
    own = GAME.with_components(GAME.components_text().replace("baker = { bread = 2 }", "baker = { coin = 7, vp = 9 }"))
    console = paper()
    board = board_for(own, strict_texts(own, language))
    page = board.explain("baker", own.new(2, 1).view(0))
    assert page is not None
    console.print(page)
    told = printed(console)
    assert "7 " in told
    assert "9 " in told


# The commands.


def test_a_game_is_played_at_the_terminal(shell: Shell) -> None:
    done = shell.run("play carpe-diem --seats 2 --bots random --seed 4 --save end.record", "1\n" * 200)
    assert done.code == 0
    assert "Final scoring" in done.out
    assert shell.run("replay end.record --verify").code == 0
    assert "District of" in shell.run("replay end.record --to 30").out


def test_things_are_explained_at_the_terminal(shell: Shell) -> None:
    done = shell.run(
        "play carpe-diem --seed 4", "?\n? villa\n? b2\nring\ncards\ntiles\nplayer 1\nscore\n? take 1a\nquit\n"
    )
    assert done.code == 0
    for expected in ("reconstruction", "scores by its chimneys", "tiles to come", "hidden card", "is not possible now"):
        assert expected in done.out


def test_the_lab_knows_the_game(shell: Shell) -> None:
    assert "2 games of carpe-diem" in shell.run("simulate carpe-diem --seats 3 --games 2 --workers 1").out
    done = shell.run("tournament carpe-diem --bots greedy random --seats 2 --games 2 --workers 1")
    assert "2 games of carpe-diem" in done.out


# Components.


def test_the_components_are_printed_and_looked_through(shell: Shell) -> None:
    text = shell.run("components carpe-diem").out
    Path("mine.toml").write_text(text, encoding="utf-8")
    good = shell.run("components carpe-diem --check mine.toml")
    assert (good.code, good.out) == (0, "mine.toml can be played with.\n")
    Path("mine.toml").write_text(text.replace('shovel = "c3"', 'shovel = "a1"'), encoding="utf-8")
    bad = shell.run("components carpe-diem --check mine.toml")
    line = text[: text.index('shovel = "c3"')].count("\n") + 1
    assert bad.code == 2
    assert bad.out == f"mine.toml:{line}: shovel should be one of c3, d3, c4, d4, not 'a1'.\n"
    assert "mine.toml cannot be played with: it has 1 problem" in bad.err


def test_a_file_that_is_not_there_is_said(shell: Shell) -> None:
    assert "cannot be read" in shell.run("components carpe-diem --check nowhere.toml").err
