"""Paper to draw boards on: the texts of a game, what was printed, and whether screens fit and keep secrets."""

import io
from collections.abc import Callable
from typing import cast

from rich.console import Console

from petteia.kernel.game import Game
from petteia.kernel.log import lines_of, told_to
from petteia.kernel.rng import Rng
from petteia.kernel.state import Document, State
from petteia.terminal.boards import Board
from petteia.terminal.screen import height_of, menu, screen
from petteia.terminal.style import THEME
from petteia.texts import Texts, package_of

MANY_PLIES = 3000  # more than any game has

Choose = Callable[[State, int], int]  # the action of a seat that is asked


def strict_texts(game: Game, language: str) -> Texts:
    """A game's texts, which raise an error where one is missing."""
    return Texts(language, ["petteia.terminal", package_of(game)], strict=True, figures=game.text_figures())


def paper(width: int = 100, height: int = 40, terminal: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        theme=THEME,
        width=width,
        height=height,
        force_terminal=terminal,
        markup=False,
        highlight=False,
    )


def printed(console: Console) -> str:
    return cast(io.StringIO, console.file).getvalue()


def at_random(rng: Rng) -> Choose:
    """The choices of somebody who does not think."""

    def choose(state: State, seat: int) -> int:
        actions = state.legal(seat)
        return actions[rng.below(len(actions))]

    return choose


def count_screens(game: Game, board: Board, texts: Texts, size: tuple[int, int], choose: Choose) -> tuple[int, int]:
    """Play a game of four and draw a screen now and then: how many, and how many are too high for the terminal."""
    width, height = size
    console = paper(width, height, terminal=True)
    state = game.new(4, 5)
    events = state.listen()
    screens, too_high = 0, 0
    while not state.over():
        seat = state.waiting()[0]
        if state.ply % 5 == 0:
            view = state.view(seat)
            legal = game.legal_moves(state, seat)
            below = [menu([(board.describe(move, view), board.hint(move, view)) for move in legal], width)]
            drawn = screen(
                console, board, view, below, board.tell(lines_of(game.joins, told_to(events[-40:], seat))), texts
            )
            screens += 1
            too_high += height_of(console, [drawn]) >= height
        state.play(seat, choose(state, seat))
    return screens, too_high


def describe_choices(game: Game, board: Board, state: State, seat: int) -> Document:
    """Put what a seat is asked, and all that it may answer, into words; its view."""
    view = state.view(seat)
    board.question(view)
    for move in game.legal_moves(state, seat):
        board.describe(move, view)
        board.hint(move, view)
    return view


def count_secrets(
    game: Game, board: Board, state: State, rng: Rng, choose: Choose, every: int, plies: int = MANY_PLIES
) -> int:
    """Play on and deal now and then anew what a seat does not know: how often it sees another table then."""
    found = 0
    while state.ply < plies and not state.over():
        seat = state.waiting()[0]
        if state.ply % every == 0:
            other = state.copy()
            other.redeal(seat, rng)
            found += drawing(game, board, state, seat) != drawing(game, board, other, seat)
        state.play(seat, choose(state, seat))
    return found


def drawing(game: Game, board: Board, state: State, seat: int) -> str:
    """All that a seat is shown of a position."""
    console = paper()
    view = state.view(seat)
    console.print(*board.table(view, 0, 100), board.question(view), board.player(view, 0), board.score(view, []))
    return printed(console)
