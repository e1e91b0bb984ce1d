"""What is shown on request: one city in full, everybody's points, and the end of the game."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.khora.forms.view import View
from petteia.games.khora.terms import TRACKS
from petteia.kernel.log import Event
from petteia.terminal.boards import player_text
from petteia.terminal.khora.table import STOCKS, card_lines, stock_of
from petteia.terminal.khora.words.names import Words, level_of
from petteia.terminal.scores import points_of, points_page, points_table, ranking_page
from petteia.terminal.style import heading


def city(words: Words, view: View, seat: int) -> Group:
    """All that lies before a seat."""
    texts = words.texts
    own = view["cities"][seat]
    title = Text().append(player_text(seat, texts))
    if own["name"]:
        title.append(f"  {texts('city-' + own['name'])}", style="strong")
    grid = Table.grid(padding=(0, 2))
    for stock in STOCKS:
        cap = words.book(view).cap(stock)
        full = f"{stock_of(own, stock)} / {cap}" if cap else str(stock_of(own, stock))
        grid.add_row(Text(texts(f"resource-{stock}"), style="label"), Text(full))
    for track in TRACKS:
        level = level_of(own, track)
        bar = Text(f"{level} ").append(
            "▰" * level + "▱" * (words.book(view).figures["caps"]["track"] - level), style="label"
        )
        grid.add_row(Text(texts(f"track-{track}"), style="label"), bar)
    known = [
        Text(f"{number} × {texts(f'knowledge-{colour}-{kind}')}", style=colour)
        for kind, tokens in (("minor", own["minor"]), ("major", own["major"]))
        for colour, number in tokens.items()
        if number
    ]
    if known:
        grid.add_row(Text(texts("help-knowledge"), style="label"), Text(", ").join(known))
    if own["achieved"]:
        names = ", ".join(words.achievement(name) for name in own["achieved"])
        grid.add_row(Text(texts("help-achievements"), style="label"), Text(names))
    parts: list[RenderableType] = [heading(title), grid]
    if own["name"]:
        parts += [heading(texts("ui-developments")), developments(words, view, seat, own["name"])]
    if own["played"]:
        parts += [heading(texts("ui-played")), played(words, view, own["played"])]
    if own["hand"]:
        parts += [heading(texts("ui-hand", n=own["hand_size"])), card_lines(words, view, own, own["hand"])]
    return Group(*parts)


def played(words: Words, view: View, cards: list[str]) -> Table:
    """The cards in play and what they do."""
    grid = Table.grid(padding=(0, 2))
    for card in cards:
        grid.add_row(Text(words.texts(f"card-{card}"), style="strong"), Text(words.card_text(view, card)))
    return grid


def developments(words: Words, view: View, seat: int | None, name: str) -> Table:
    """A city's four developments; those that a seat has unlocked are ticked."""
    grid = Table.grid(padding=(0, 2))
    unlocked = view["cities"][seat]["development"] if seat is not None else 0
    for number in range(1, len(words.book(view).developments[name]) + 1):
        done = number <= unlocked
        mark = Text("✓", style="accent") if done else Text(str(number), style="label")
        price = words.development_price(view, name, number)
        grid.add_row(mark, price, Text(words.development(view, name, number), style="strong" if done else ""))
    return grid


def points(view: View, events: Sequence[Event]) -> list[tuple[int, list[tuple[str, int]]]]:
    """Everybody's VP before the final scoring, and what that adds."""
    return [
        points_of(seat, own["vp"], [(row["source"], row["vp"]) for row in own["at_the_end"]], events)
        for seat, own in enumerate(view["cities"])
    ]


def score(words: Words, view: View, events: Sequence[Event]) -> Group:
    """Everybody's points, item by item, and their sum."""
    texts = words.texts
    grid = points_table(texts, view["seats"])
    columns = points(view, events)
    grid.add_row(texts("ui-points-track"), *(str(base) for base, _ in columns))
    sources = list(dict.fromkeys(source for _, rows in columns for source, _ in rows if source != "glory"))
    if any(rows for _, rows in columns):
        sources.append("glory")
    for source in sources:
        cells: list[str] = []
        for _, rows in columns:
            found = [vp for name, vp in rows if name == source]
            cells.append(str(sum(found)) if found else "–")
        grid.add_row(words.cause(source), *cells, end_section=source == sources[-1])
    sums = [base + sum(vp for _, vp in rows) for base, rows in columns]
    return points_page(texts, grid, sums, view["over"])


def ranking(words: Words, view: View) -> Group:
    """Who has won, and everybody's place."""

    def facts(seat: int) -> list[RenderableType]:
        own = view["cities"][seat]
        city_name = Text(words.texts(f"city-{own['name']}") if own["name"] else "")
        vp = Text(words.amount("vp", own["vp"]), style="strong")
        return [city_name, vp, Text(words.amount("drachma", own["drachma"]), "faint")]

    return ranking_page(words.texts, view["ranking"], view["seat"], facts)
