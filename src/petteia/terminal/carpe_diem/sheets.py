"""What is shown on request: one district in full, the cards, the tiles to come, everybody's points, the end."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.carpe_diem.components.board import GRID_NAMES
from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.terms import AMOUNT_OF_KIND, SOURCES, WARES
from petteia.kernel.log import Event
from petteia.terminal.boards import player_text
from petteia.terminal.carpe_diem import district
from petteia.terminal.carpe_diem.words.names import Words
from petteia.terminal.scores import points_of, points_page, points_table, ranking_page
from petteia.terminal.style import heading


def player(words: Words, view: View, seat: int) -> Group:
    """All that lies before a seat."""
    texts = words.texts
    own = view["players"][seat]
    stock = [("vp", own["vp"]), ("coin", own["coins"]), ("bread", own["bread"])]
    stock += [(ware, own["wares"][ware]) for ware in WARES if own["wares"][ware]]
    complete = [(AMOUNT_OF_KIND.get(kind, kind), number) for kind, number in own["complete"].items()]
    facts = Table.grid(padding=(0, 2))
    facts.add_row(Text(texts("table-storage"), style="label"), words.amounts(stock))
    facts.add_row("", texts("table-stored", n=len(own["stored"])))
    facts.add_row(Text(texts("table-scroll-track"), style="label"), str(own["scroll"]))
    facts.add_row(Text(texts("table-features"), style="label"), words.amounts(complete) or texts("table-empty"))
    facts.add_row("", words.amount("chimney", own["chimneys"]))
    facts.add_row(Text(texts("table-fountain-cards"), style="label"), fountain_cards(words, view, seat))
    for number, goal in enumerate(own["goals"]):
        title = Text(texts("table-goals") if number == 0 else "", style="label")
        mark = "✓ " if goal["met"] else "· "
        facts.add_row(title, Text(mark + texts("card-goal", name=words.kind(goal["kind"]), n=goal["vp"])))
    both = Table.grid(padding=(0, 3))
    both.add_row(Group(*district.large(words, own)), facts)
    return Group(heading(player_text(seat, texts)), both)


def fountain_cards(words: Words, view: View, seat: int) -> str:
    """The fountain cards of a player, or how many they are."""
    held = view["players"][seat]["held"]
    if held is None:
        return words.texts("table-hidden", n=view["players"][seat]["fountain_cards"])
    names = [words.counted(card) for card, number in held.items() for _ in range(number)]
    return ", ".join(names) or words.texts("table-empty")


def cards(words: Words, view: View) -> Table:
    """The scoring cards of the grid in words."""
    grid = Table.grid(padding=(0, 2))
    for place in GRID_NAMES:
        if place in view["grid"]:
            card = view["grid"][place]
            grid.add_row(Text(place, style="label"), words.card_signs(card), Text(words.card(card, ".text")))
    return grid


def tiles_to_come(words: Words, view: View) -> Group:
    """The tiles that are still to be dealt, by their backs."""
    parts: list[RenderableType] = []
    for back, tiles in (("white", view["white"]), ("black", view["black"])):
        title = f"{words.texts('table-to-come', n=len(tiles))} ({words.texts(f'back-{back}')})"
        line = Text()
        for tile, number in Counter(tile for tile in tiles if tile is not None).items():
            line.append(f"{number}× ", style="dim").append(words.edges(tile)).append("  ")
        parts += [heading(title), line]
    return Group(*parts)


def points(view: View, events: Sequence[Event]) -> list[tuple[int, list[tuple[str, int]]]]:
    """Everybody's VP before the final scoring, and what that adds."""
    return [
        points_of(seat, own["vp"], [(row["source"], row["vp"]) for row in own["at_the_end"]], events)
        for seat, own in enumerate(view["players"])
    ]


def score(words: Words, view: View, events: Sequence[Event]) -> Group:
    """Everybody's points, item by item, and their sum."""
    texts = words.texts
    grid = points_table(texts, view["seats"])
    columns = points(view, events)
    grid.add_row(texts("table-during-game"), *(str(base) for base, _ in columns))
    for source in SOURCES:
        cells = [next((str(vp) for name, vp in rows if name == source), "?") for _, rows in columns]
        grid.add_row(words.cause(source), *cells, end_section=source == SOURCES[-1])
    sums = [base + sum(vp for _, vp in rows) for base, rows in columns]
    return points_page(texts, grid, sums, view["over"])


def ranking(words: Words, view: View) -> Group:
    """Who has won, and everybody's place."""

    def facts(seat: int) -> list[RenderableType]:
        own = view["players"][seat]
        vp = Text(words.amount("vp", own["vp"]), style="strong")
        return [vp, Text(f"{own['scroll']}»", style="faint")]

    return ranking_page(words.texts, view["ranking"], view["seat"], facts)
