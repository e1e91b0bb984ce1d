"""Carpe Diem's table, part by part."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.carpe_diem.components.board import COLUMNS, GRID, GRID_NAMES, LETTERS, PHASES, ROUNDS
from petteia.games.carpe_diem.forms.view import PlayerView, View
from petteia.games.carpe_diem.terms import KINDS, WARES
from petteia.terminal.boards import player_name, player_text
from petteia.terminal.carpe_diem import district
from petteia.terminal.carpe_diem.words.names import LANDSCAPE_OF_WARE, Words
from petteia.terminal.style import heading, seat_style, shape

FREE: Final = "○"
CARD_WIDTH: Final = 11


def ribbon(words: Words, view: View, width: int) -> Text:
    """Phase, round and part."""
    texts = words.texts
    line = Text(f" {texts('game-name')}  ", style="ribbon.name")
    for phase in range(1, PHASES + 1):
        now = phase == view["phase"]
        name = texts("table-phase", n=str(phase), of=str(PHASES)) if now else str(phase)
        line.append(f" {name} ", style="ribbon.now" if now else "ribbon")
    if view["part"] == "turns":
        line.append(f"  {texts('table-round', n=str(view['round']), of=str(ROUNDS))} ", style="ribbon")
    line.append(f"  {texts('part-' + view['part'])} ", style="ribbon")
    line.append(" " * (width - line.cell_len), style="ribbon")
    line.truncate(width)
    line.no_wrap = True
    return line


def shown_district(words: Words, view: View, compact: bool) -> Group:
    """The district that matters most."""
    seat = view["subject"]
    player = view["players"][seat]
    title = words.texts("table-district", player=player_name(seat, words.texts))
    lines = district.small(words, player) if compact else district.large(words, player)
    parts: list[RenderableType] = [heading(Text(title, style=seat_style(seat))), *lines]
    if view["hand"] is not None:
        name = Text(words.texts("table-hand", name=words.tile(view["hand"])) + "  ", style="accent")
        parts.append(name.append(words.edges(view["hand"])))
    return Group(*parts)


def ring(words: Words, view: View) -> list[Text]:
    """The spaces with their pawns and tiles; those that the pawn can walk to stand out."""
    lines: list[Text] = []
    for number, tiles in enumerate(view["ring"], 1):
        near = number in view["walks"]
        line = Text(f"{number}", style="accent" if near else "label").append("›" if near else " ", style="accent")
        pawns = [seat for seat, player in enumerate(view["players"]) if player["pawn"] == number]
        for seat in pawns:
            line.append(shape(seat), style=seat_style(seat))
        line.append(" " * (5 - len(pawns)))
        for place, tile in zip(LETTERS, tiles):
            line.append(place, style="dim").append(" ")
            line.append(words.edges(tile) if tile is not None else Text("    ")).append("  ")
        lines.append(line)
    return lines


def row(words: Words, view: View) -> Text:
    """The craftsman row in one line, without the tiles that are gone."""
    line = Text(words.texts("table-row") + "  ", style="label")
    for place, tile in enumerate(view["row"], 1):
        if tile is not None:
            line.append(str(place), style="dim").append(":").append(words.edges(tile)).append(" ")
    return line


def grid(words: Words, view: View) -> list[Text]:
    """The scoring cards in a few signs, and the discs between them."""
    owners = {tuple(disc["cards"]): disc["seat"] for disc in view["discs"]}
    lines: list[Text] = []
    for first in range(0, int(GRID), int(COLUMNS)):
        line, below = Text(), Text()
        for place in range(first, first + int(COLUMNS)):
            name = GRID_NAMES[place]
            cell = Text(f"{name} ", style="label")
            if name in view["grid"]:
                cell.append(words.card_signs(view["grid"][name]))
            cell.pad_right(max(CARD_WIDTH + 3 - cell.cell_len, 0))
            line.append(cell).append(disc(owners, name, place + 1)).append(" ")
            below.append("    ").append(disc(owners, name, place + int(COLUMNS))).append(" " * (CARD_WIDTH + 1))
        lines += [line, below]
    return lines[:-1]


def disc(owners: dict[tuple[str, ...], int | None], name: str, other: int) -> Text:
    """The disc space between a card and another place of the grid: free, or with the mark of its owner."""
    space = (name, GRID_NAMES[other]) if other < GRID else ()
    if space not in owners:
        return Text(" ")
    owner = owners[space]
    return Text(FREE, style="dim") if owner is None else Text(shape(owner), style=seat_style(owner))


def players(words: Words, view: View) -> list[Text]:
    """A line for each player: points, track, storage, complete features."""
    names = [player_name(seat, words.texts) for seat in range(view["seats"])]
    widest = max(len(name) for name in names)
    lines: list[Text] = []
    for seat in range(view["seats"]):
        player = view["players"][seat]
        line = Text().append("▸" if seat == view["seat"] else " ", style="accent")
        line.append("⚑" if seat == view["start"] else " ", style="label")
        line.append(player_text(seat, words.texts)).append(" " * (widest - len(names[seat]) + 1))
        line.append(f"{player['vp']:4}★", style="strong").append(f" {player['scroll']:2}»")
        line.append(f" {player['coins']:2}◎ {player['bread']:2}◖ ")
        line.append(wares(words, player)).append(f" {len(player['stored']):2}▢ {player['fountain_cards']}≋ ")
        line.append(features(words, player))
        line.no_wrap = True
        line.overflow = "ellipsis"
        lines.append(line)
    return lines


def wares(words: Words, player: PlayerView) -> Text:
    """The wares in a few signs."""
    text = Text()
    for ware in WARES:
        number = player["wares"][ware]
        text.append(f" {number}" if number else " –", style="" if number else "dim")
        text.append(words.letter(LANDSCAPE_OF_WARE[ware]))
    return text


def features(words: Words, player: PlayerView) -> Text:
    """The complete features and the chimneys in a few signs."""
    text = Text(" ✓", style="label")
    for kind in KINDS[1:]:
        if kind in player["complete"]:
            text.append(f" {player['complete'][kind]}").append(words.letter(kind))
    return text.append(f"  {player['chimneys']}⌂")


def right_side(words: Words, view: View) -> Group:
    """The ring, the craftsman row and the scoring cards."""
    parts: list[RenderableType] = [heading(words.texts("table-ring")), *ring(words, view), row(words, view)]
    return Group(*parts, heading(words.texts("table-grid")), *grid(words, view))


def table(words: Words, view: View, detail: int, width: int) -> list[RenderableType]:
    """0: the district large; 1: in one line a row; 2: without the craftsman row and the headings."""
    parts: list[RenderableType] = [ribbon(words, view, width), *players(words, view)]
    if width < 90 or detail > 1:
        parts.append(shown_district(words, view, detail > 0))
        if detail < 2:
            parts.append(right_side(words, view))
        else:
            parts += [*ring(words, view), *grid(words, view)[:: 1 if width < 90 else 2]]
        return parts
    both = Table.grid(padding=(0, 2))
    both.add_row(shown_district(words, view, detail > 0), right_side(words, view))
    parts.append(both)
    return parts
