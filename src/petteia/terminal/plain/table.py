"""The view as tables and rows of names, and the points."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from petteia.kernel.log import Event
from petteia.terminal.boards import player_text
from petteia.terminal.log import heading_in_words
from petteia.terminal.plain.groups import Groups, ViewEntry, below_it, is_plain, plain_values
from petteia.terminal.plain.view import PlainView
from petteia.terminal.plain.words.moves import move_words, reason
from petteia.terminal.plain.words.names import Words
from petteia.terminal.scores import points_page, points_table
from petteia.terminal.style import heading


def ribbon(words: Words, look: PlainView, width: int) -> Text:
    """The game, and how far it is."""
    text = Text(f" {words.title()} ", style="ribbon.name", no_wrap=True)
    if look["stage"]:
        text.append(f" {heading_in_words(words.texts, look['stage'])} ", style="ribbon.now")
    text.append(" " * max(0, width - text.cell_len), style="ribbon")
    return text


def seats(words: Words, look: PlainView, found: Groups) -> list[RenderableType]:
    """Everybody: in one table if the same single things are told of each, else one after another."""
    keys = [[each.key for each in group] for group in found.seats]
    single = all(is_plain(each.value) for group in found.seats for each in group)
    if not single or any(other != keys[0] for other in keys):
        return [player(words, seat, group) for seat, group in enumerate(found.seats) if group]
    grid = Table.grid(padding=(0, 2))
    if keys[0]:
        grid.add_row("", *(Text(words.name(key), style="label") for key in keys[0]))
    for seat, group in enumerate(found.seats):
        name = Text("▸" if seat == look["seat"] else " ").append(player_text(seat, words.texts))
        grid.add_row(name, *(words.value(each.value) for each in group if is_plain(each.value)))
    return [grid]


def player(words: Words, seat: int, group: Sequence[ViewEntry]) -> Group:
    """All that lies before a seat."""
    return Group(heading(player_text(seat, words.texts)), *rows(words, group))


def table(words: Words, found: Groups) -> list[RenderableType]:
    """What lies before nobody."""
    return [heading(words.texts("ui-table")), *rows(words, found.table)] if found.table else []


def rows(words: Words, group: Sequence[ViewEntry]) -> list[RenderableType]:
    """Names with what they stand for; a group of names below its own."""
    grid = Table.grid(padding=(0, 2))
    below: list[RenderableType] = []
    for each in group:
        name = Text(words.name(each.key), style="label")
        if is_plain(each.value):
            grid.add_row(name, words.value(each.value))
        elif inside := below_it(each):
            below += [name, Padding(Group(*rows(words, inside)), (0, 0, 0, 2))]
        else:
            grid.add_row(name, ", ".join(words.value(one) for one in plain_values(each)) or "–")
    return [grid, *below] if grid.row_count else below


def refused(words: Words, look: PlainView) -> list[RenderableType]:
    """What lies there and may not be chosen now, with the reasons."""
    if not look["refused"]:
        return []
    grid = Table.grid(padding=(0, 2))
    for notation, why in look["refused"]:
        told = reason(words, why.rule, words.amounts(why.missing))
        grid.add_row(Text(move_words(words, notation), style="faint"), Text(told, style="faint"))
    return [heading(words.texts("ui-not-now")), grid]


def score(words: Words, look: PlainView, events: Sequence[Event]) -> Group:
    """Everybody's points by their causes, as the events of the game so far tell them."""
    found: dict[str, list[int]] = {}
    for event in events:
        points = words.game.points(event)
        if points:
            found.setdefault(event.cause or event.what, [0] * look["seats"])[event.seat] += points
    grid = points_table(words.texts, look["seats"])
    for source, points_of in found.items():
        grid.add_row(words.name(source), *map(str, points_of))
    sums = [sum(column) for column in zip([0] * look["seats"], *found.values())]
    return points_page(words.texts, grid, sums, look["places"] is not None)
