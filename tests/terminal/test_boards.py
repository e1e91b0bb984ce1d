"""Boards: all of a game can be drawn and told, in every language, and nothing hidden shows."""

from typing import cast

import pytest

import petteia
from petteia.games.khora.forms.view import View
from petteia.kernel.game import Options
from petteia.kernel.log import Event, lines_of, told_to
from petteia.kernel.rng import rng_from_seed
from petteia.terminal.boards import board_for
from petteia.terminal.khora import sheets
from petteia.terminal.khora.words import help
from petteia.terminal.khora.words.names import Words
from petteia.texts import LANGUAGES
from tests.games.khora.components.test_own_file import CARD, CITY, EVENT, OWN, SPACE, with_more
from tests.terminal.paper import at_random, count_screens, count_secrets, describe_choices, paper, printed, strict_texts

GAME = petteia.load("khora")
REVISED: Options = {"values": "revised", "cities": "chosen", "draft": "off"}
ENGLISH = strict_texts(GAME, "en")


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, REVISED], ids=["usual", "revised"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn_and_told(language: str, options: Options) -> None:
    texts = strict_texts(GAME, language)
    board = board_for(GAME, texts)
    console = paper(80)
    rng = rng_from_seed(1)
    for seed in range(4):
        state = GAME.new(2 + seed % 3, seed, **options)
        events = state.listen()
        while not state.over():
            seat = state.waiting()[0]
            view = describe_choices(GAME, board, state, seat)
            actions = state.legal(seat)
            for action in (rng.below(len(GAME.codec.moves)), 3, 4, 5):
                reason = state.why_not(seat, action)
                if reason is not None:
                    board.reason(reason)
            if state.ply % 29 == 0:
                for detail in range(board.least_detail() + 1):
                    console.print(*board.table(view, detail, 80 + 20 * (detail % 2)))
            state.play(seat, actions[rng.below(len(actions))])
        console.print(*board.tell(lines_of(GAME.joins, told_to(events, 0))))
        console.print(board.ending(state.view(0), events))
    assert "⟨" not in printed(console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_explained(language: str) -> None:
    board = board_for(GAME, strict_texts(GAME, language))
    view = GAME.new(2, 1).view(0)
    console = paper()
    for ids in help.families(Words(ENGLISH, GAME)).values():
        for name in ids:
            page = board.explain(name, view)
            assert page is not None
            console.print(page)
    for name in ("nothing of that name", "-"):
        assert board.explain(name, view) is None


def test_a_name_is_found_with_and_without_its_accents_and_by_its_beginning() -> None:
    words = Words(strict_texts(GAME, "es"), GAME)
    assert help.things_called(words, "coleccion extraord") == [("card", "extraordinary-collection")]
    assert help.things_called(words, "Túnel de Eupalino") == [("card", "tunnel-of-eupalinos")]
    assert {family for family, _ in help.things_called(words, "military")} == {"tile", "track"}


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24), (120, 50)])
def test_the_screen_fits_the_terminal(width: int, height: int) -> None:
    board = board_for(GAME, ENGLISH)
    choose = at_random(rng_from_seed(2))
    screens, too_high = count_screens(GAME, board, ENGLISH, (width, height), choose)
    assert too_high <= screens // 20  # a long list of tokens to explore may need more than 24 lines


@pytest.mark.slow
def test_what_is_hidden_does_not_change_the_screen() -> None:
    board = board_for(GAME, ENGLISH)
    for seed in range(3):
        state = GAME.new(3, seed)
        rng = rng_from_seed(seed)
        assert count_secrets(GAME, board, state, rng, at_random(rng), every=8, plies=120) == 0


def test_an_owners_own_set_is_drawn() -> None:
    own = GAME.with_components(OWN)
    board = board_for(own, strict_texts(own, "pl"))
    console = paper()
    state = own.new(3, 1)
    events = state.listen()
    rng = rng_from_seed(1)
    while not state.over():
        seat = state.waiting()[0]
        if state.ply % 9 == 0:
            view = describe_choices(own, board, state, seat)
            console.print(*board.table(view, 0, 100))
        legal = state.legal(seat)
        wanted = [action for action in legal if own.codec.move(action).of == "odeon"]
        state.play(seat, (wanted or list(legal))[rng.below(len(wanted or legal))])
    console.print(*board.tell(lines_of(own.joins, told_to(events, None))))
    assert "Odeon" in printed(console)


def test_an_owners_own_pieces_are_told_in_words() -> None:
    own = GAME.with_components(with_more(CARD, EVENT, CITY, SPACE))
    board = board_for(own, strict_texts(own, "en"))
    console = paper()
    for name in ("odeon", "Good Harvest", "megara", "red-1/1"):
        page = board.explain(name, own.new(2, 1).view(0))
        assert page is not None
        console.print(page)
    told = printed(console)
    assert "Odeon" in told
    assert "+2 VP. Take 1 minor knowledge of any colour." in told
    assert "Good Harvest" in told
    assert "Everyone: +2 citizens. Fewest troops: discard 1 politics card." in told
    assert "Megara" in told
    assert "+1 VP." in told
    assert "Needs 1 troop, loses 1." in told


def test_the_points_sum_up_before_and_after_the_end() -> None:
    state = GAME.new(3, 8)
    rng = rng_from_seed(1)
    events: list[Event] = state.listen()
    before: list[int] = []
    while not state.over():
        view = cast(View, state.view(0))
        before = [base + sum(vp for _, vp in rows) for base, rows in sheets.points(view, events)]
        seat = state.waiting()[0]
        actions = state.legal(seat)
        state.play(seat, actions[rng.below(len(actions))])
    view = cast(View, state.view(0))
    for seat, score in enumerate(state.scores()):
        base, rows = sheets.points(view, events)[seat]
        assert base + sum(vp for _, vp in rows) == score
        assert before[seat] <= score
