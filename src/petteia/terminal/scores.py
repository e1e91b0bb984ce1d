"""Everybody's points item by item, and who has won."""

from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.kernel.log import Event
from petteia.terminal.boards import player_text
from petteia.terminal.style import heading
from petteia.texts import Texts


def points_table(texts: Texts, seats: int) -> Table:
    """An empty table of points: a column for their sources, and one for each player."""
    grid = Table(box=SIMPLE_HEAD, border_style="rule", header_style="label", pad_edge=False)
    grid.add_column(texts("ui-points-from"))
    for seat in range(seats):
        grid.add_column(player_text(seat, texts), justify="right")
    return grid


def points_of(
    seat: int, vp: int, ahead: Sequence[tuple[str, int]], events: Sequence[Event]
) -> tuple[int, list[tuple[str, int]]]:
    """A seat's VP before the final scoring, and what that adds: as it stands, or as the events have told it."""
    told = [(event.what, event.amount) for event in events if event.kind == "score" and event.seat == seat]
    return (vp - sum(amount for _, amount in told), told) if told else (vp, list(ahead))


def points_page(texts: Texts, grid: Table, sums: Sequence[int], over: bool) -> Group:
    """A table of points with everybody's sum below it and a heading above."""
    grid.add_row(Text(texts("ui-points-total"), style="strong"), *(Text(str(n), style="strong") for n in sums))
    return Group(heading(texts("ui-final") if over else texts("ui-score-now")), grid)


def ranking_page(
    texts: Texts, places: Sequence[int], viewer: int | None, facts: Callable[[int], Sequence[RenderableType]]
) -> Group:
    """Everybody's place with some facts about each seat, and who has won."""
    grid = Table.grid(padding=(0, 2))
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        place = Text(f"{places[seat]}.", style="accent" if places[seat] == 1 else "faint")
        grid.add_row(place, player_text(seat, texts), *facts(seat))
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if viewer in winners:
        said = texts("ui-you-win") if len(winners) == 1 else texts("ui-you-share")
    else:
        names = ", ".join(player_text(seat, texts).plain for seat in winners)
        said = texts("ui-winner", n=len(winners), names=names)
    return Group(heading(texts("ui-ranking")), grid, Text(said, style="accent"))
