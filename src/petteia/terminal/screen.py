"""One screen for one decision: the table, what has happened, what is asked, and the numbered moves.

The table is drawn with as much detail as the terminal has lines for; the rest of them goes to the log.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.kernel.state import Document
from petteia.terminal.boards import Board
from petteia.terminal.style import heading
from petteia.texts import Texts

LEAST_LOG: Final = 4  # lines, with the heading, that the log gets before the table has to shrink
NO_LIMIT: Final = 10_000


def room(console: Console) -> int:
    """How many lines may be filled above the prompt; a pipe has no limit."""
    return console.height - 1 if console.is_terminal else NO_LIMIT


def height_of(console: Console, parts: Sequence[RenderableType]) -> int:
    """How many lines some parts take."""
    return len(console.render_lines(Group(*parts), pad=False))


def screen(
    console: Console, board: Board, view: Document, below: Sequence[RenderableType], log: Sequence[Text], texts: Texts
) -> Group:
    """The whole screen, cut to the terminal."""
    below_height = height_of(console, below)
    log_height = min(LEAST_LOG, 1 + height_of(console, log)) if log else 0
    for detail in range(board.least_detail() + 1):
        parts = board.table(view, detail, console.width)
        left = room(console) - height_of(console, parts) - below_height
        if left >= log_height:
            break
    return Group(*parts, *log_part(console, log, left, texts), *below)


def log_part(console: Console, log: Sequence[Text], lines: int, texts: Texts) -> list[RenderableType]:
    """The newest lines of the log, as many as there is room for."""
    kept: list[Text] = []
    left = lines - 1
    for line in reversed(log):
        left -= height_of(console, [line])
        if left < 0:
            break
        kept.insert(0, line)
    if not kept:
        return []
    title = Text(texts("ui-happened"), style="heading")
    if len(kept) < len(log):
        title.append("  " + texts("ui-earlier", n=len(log) - len(kept)), style="faint")
    return [heading(title), *kept]


def menu(moves: Sequence[tuple[Text, Text]], width: int) -> Table:
    """The moves, numbered from 1: in as many columns as fit, from top to bottom."""
    entries: list[Text] = []
    for describe, hint in moves:
        entry = describe.copy()
        if hint:
            dim = hint.copy()
            dim.stylize("dim")
            entry.append("  ").append(dim)
        entries.append(entry)
    widest = max((entry.cell_len for entry in entries), default=0) + 5
    columns = max(1, min(width // widest, 4, (len(entries) + 2) // 3))
    rows = -(-len(entries) // columns)
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="number", no_wrap=True)
        grid.add_column()
    for row in range(rows):
        cells: list[RenderableType] = []
        for at in range(row, len(entries), rows):
            cells += [str(at + 1), entries[at]]
        grid.add_row(*cells)
    return grid
