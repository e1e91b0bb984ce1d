"""The table as a picture: the terminal's board, as text or as SVG."""

import io
import re
from typing import Final

from rich.console import Console

from petteia.kernel.errors import BadOption
from petteia.kernel.game import Game
from petteia.kernel.state import State
from petteia.terminal.boards import board_for
from petteia.terminal.replay import show_state, texts_for
from petteia.terminal.style import THEME

RENDER_MODES: Final = ("ansi", "svg")
WIDTH: Final = 100  # columns


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is such a picture; None draws nothing."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"There is no picture {mode!r}; there are {', '.join(RENDER_MODES)}.")
    return mode


def picture(game: Game, state: State, seat: int | None, mode: str, language: str = "en") -> str:
    """What a seat sees, or a spectator: plain text (`ansi`), or the text of an SVG file."""
    console = Console(
        file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor",
        theme=THEME, markup=False, emoji=False, highlight=False,
    )  # fmt: skip
    show_state(console, board_for(game, texts_for(game, language)), state, seat)
    if mode == "ansi":
        return console.export_text()
    return without_links(console.export_svg(title=f"petteia {game.name}", unique_id="petteia"))


def without_links(svg: str) -> str:
    """The picture without the fonts it would fetch from elsewhere: the reader's own do."""
    return re.sub(r"@font-face \{.*?\}\s*|<!-- Generated.*?-->\s*", "", svg, flags=re.DOTALL)
