"""Khôra's table, part by part."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.khora.components.figures import TokenFigures
from petteia.games.khora.forms.view import CityView, View
from petteia.games.khora.terms import COLOURS, RESOURCES, TRACKS
from petteia.terminal.boards import player_text
from petteia.terminal.khora.words.names import DRACHMA_SIGN, Words, entries, level_of, short_of
from petteia.terminal.style import heading

WIDE: Final = 100  # the width in columns from which the progress tracks are drawn as bars
STOCKS: Final = ("vp", "drachma", "citizens", "troops", "taxes", "glory", "philosophy")
ASKED_BY_CARD: Final = {"play", "discard"}  # the moves show these cards, so the hand need not


def stock_of(city: CityView, stock: str) -> int:
    """How much a city has of something."""
    values = (
        city["drachma"], city["citizens"], city["taxes"], city["glory"], city["troops"], city["vp"],
        city["philosophy"], city["dice"],
    )  # fmt: skip
    return values[RESOURCES.index(stock)]


def ribbon(words: Words, view: View, width: int) -> Text:
    """Round and phase, black on terracotta."""
    texts = words.texts
    phase = view["phase"] if view["over"] or view["phase"] == "last-swaps" else view["step"]
    start = f" {texts('game-name')}  "
    if view["round"]:
        start += texts("ui-round", n=str(view["round"]), of=str(words.book(view).figures["rounds"])) + "  "
    steps = view["phases"]
    names = [texts(f"phase-{step}") for step in steps]
    if not view["round"] or phase not in steps:
        line = Text(start, style="ribbon.name").append(f" {texts(f'phase-{phase}')} ", style="ribbon.now")
    else:
        long = len(start) + sum(len(name) + 4 for name in names) <= width
        line = Text(start, style="ribbon.name")
        for step, name in zip(steps, names):
            letter, now = words.book(view).figures["letters"][step], step == phase
            line.append(f" {letter} {name} " if now or long else f" {letter} ", style="ribbon.now" if now else "ribbon")
    line.append(" " * (width - line.cell_len), style="ribbon")
    line.truncate(width)
    line.no_wrap = True
    return line


def event(words: Words, view: View) -> Text:
    """The round's event and what it does."""
    if view["event"] is None:
        return Text(words.texts(f"phase-{view['phase']}.help"), style="faint")
    line = Text().append(f"{words.texts('ui-event')} ", style="label")
    line.append(words.texts(f"event-{view['event']}"), style="strong")
    return line.append("  ").append(words.event_text(view, view["event"]))


def cities(words: Words, view: View, detail: int, width: int) -> Group:
    """Every city: what it has, its tracks, its knowledge; below that its dice, its developments and its cards."""
    lines: list[RenderableType] = [city_header(words, view, width)]
    for seat, city in enumerate(view["cities"]):
        lines.append(city_row(words, view, seat, width))
        if detail < 4:
            first, second = city_dice(words, view, city, width), city_cards(words, view, city)
            if detail == 0 and second:
                lines += [first, second]
            elif second:
                lines.append(one_line(first.append("  ").append(second.plain.strip(), style="faint")))
            else:
                lines.append(first)
    return Group(*lines)


def one_line(text: Text) -> Text:
    """A text that is cut rather than wrapped."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def name_width(words: Words, view: View, width: int) -> int:
    """How wide the column of names is; on a wide table it has the cities' names too."""
    return max(len(city_name(words, view, seat, width)) for seat in range(view["seats"])) + 1


def city_name(words: Words, view: View, seat: int, width: int) -> Text:
    """A player and, on a wide table, the city; with marks for the viewer and the start player."""
    text = Text().append("▸" if seat == view["seat"] else " ", style="accent")
    text.append("⚑" if seat == view["start"] and view["round"] else " ", style="label")
    text.append(player_text(seat, words.texts))
    name = view["cities"][seat]["name"]
    if width >= WIDE and name:
        text.append(f" {words.texts(f'city-{name}')}", style="strong")
    return text


def city_header(words: Words, view: View, width: int) -> Text:
    """What the columns are."""
    line = Text().append(words.texts("ui-legend"), style="faint")
    line.pad_right(max(name_width(words, view, width) - line.cell_len, 0))
    line.truncate(name_width(words, view, width))
    for stock in STOCKS:
        line.append(words.texts(f"short-{stock}").rjust(4) + " ", style="label")
    for track in TRACKS:
        line.append(words.texts(f"short-{track}").ljust(9 if width >= WIDE else 4), style="label")
    for colour in COLOURS:
        line.append(words.letter(colour).ljust(4), style=colour)
    return one_line(line.append(words.texts("short-hand"), style="label"))


def city_row(words: Words, view: View, seat: int, width: int) -> Text:
    """A city in figures."""
    city = view["cities"][seat]
    line = city_name(words, view, seat, width)
    line.pad_right(name_width(words, view, width) - line.cell_len)
    for stock in STOCKS:
        number = stock_of(city, stock)
        full = number == words.book(view).cap(stock)
        line.append(f"{number:4} ", style="accent" if full else "strong" if stock == "vp" else "")
    for track in TRACKS:
        level = level_of(city, track)
        bar = "▰" * level + "▱" * (words.book(view).figures["caps"]["track"] - level) + " " if width >= WIDE else "  "
        line.append(str(level)).append(bar if width >= WIDE else "   ", style="label")
    for colour in COLOURS:
        minor, major = city["minor"][colour], city["major"][colour]
        text = f"{minor}+{major}" if major else str(minor) if minor else "–"
        line.append(text.ljust(4), style=colour if minor or major else "faint")
    return one_line(line.append(str(city["hand_size"])))


def city_dice(words: Words, view: View, city: CityView, width: int) -> Text:
    """The dice with their tiles, and the next development."""
    line = Text("    ")
    if width < WIDE and city["name"]:
        line.append(words.texts(f"city-{city['name']}"), style="strong").append("  ")
    for die, rolled in enumerate(city["roll"]):
        line.append(f"[{rolled}]", style="accent")
        if city["tiles"] is None:
            line.append("? ", style="faint")
        elif die < len(city["tiles"]):
            tile = city["tiles"][die]
            aside = city["fates"][die] == "aside"
            line.append(words.texts(f"tile-{tile}"), style="strike dim" if aside else "").append(" ")
    line.append(" ")
    if city["name"] and city["next_development"]:
        number = city["next_development"]["number"]
        line.append(words.texts("ui-next", n=str(number)) + " ", style="label")
        line.append(words.development_price(view, city["name"], number)).append(" ")
        line.append(words.development(view, city["name"], number), style="faint")
    elif city["name"]:
        line.append(words.texts("ui-all-developed"), style="label")
    return one_line(line)


def city_cards(words: Words, view: View, city: CityView) -> Text:
    """The cards in play; what others have seen of the hand."""
    line = Text()
    if city["played"]:
        names = ", ".join(words.texts(f"card-{card}") for card in city["played"])
        line.append("    ").append(words.texts("ui-played") + " ", style="label").append(names, style="faint")
    if city["shown"] and city["hand"] is None:
        names = ", ".join(words.texts(f"card-{card}") for card in city["shown"])
        line.append("    ").append(words.texts("ui-shown") + " ", style="label").append(names, style="faint")
    return one_line(line)


def board(words: Words, view: View) -> Group:
    """The tokens to be explored by colour, cheapest first; those within the viewer's reach stand out."""
    known = words.book(view).tokens
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for colour in COLOURS:
        tokens = [known[token] for token in view["board"] if known[token]["colour"] == colour]
        tokens.sort(key=lambda token: (token["requires"], token["loses"]))
        grid.add_row(
            Text(words.texts(f"colour-{colour}"), style=colour),
            Text(" ").join([token_mark(token, colour, token["id"] in view["reachable"]) for token in tokens])
            if tokens
            else Text("–", style="faint"),
        )
    last = Text()
    for token in (known[token] for token in view["board"] if known[token]["colour"] is None):
        style = "strong" if token["id"] in view["reachable"] else "faint"
        last.append(f"{words.token(token['id'])} {token['requires']}/{token['loses']}", style=style).append("   ")
    if view["open"]:
        last.append(words.texts("ui-achievements") + " ", style="label")
        last.append(" · ".join(words.achievement(name) for name in view["open"]))
    return Group(heading(words.texts("ui-board")), grid, last)


def token_mark(token: TokenFigures, colour: str, reach: bool) -> Text:
    """A token in a few signs: • minor or ◉ major, troops needed/lost, and its drachma and VP."""
    text = Text("◉" if token["major"] else "•", style=colour if reach else f"{colour} dim")
    text.append(f"{token['requires']}/{token['loses']}", style="strong" if reach else "dim")
    for resource, amount in entries(token["gains"]):
        sign = DRACHMA_SIGN if resource == "drachma" else "★"
        text.append(f"{sign}{amount}", style="accent" if reach else "dim")
    return text


def hand(words: Words, view: View, detail: int) -> Group | None:
    """The viewer's cards, with what they ask for and whether they can be played."""
    if view["seat"] is None:
        return None
    city = view["cities"][view["seat"]]
    asked = view["question"]
    cards = list(city["hand"] or [])
    if asked is not None and asked["kind"] in ASKED_BY_CARD and detail > 0:
        cards = [] if asked["kind"] == "discard" else [c for c in cards if short_of(city["prices"][c])]
    if not cards:
        return None
    title = heading(words.texts("ui-hand", n=city["hand_size"]))
    if detail < 2:
        return Group(title, card_lines(words, view, city, cards))
    flow = Text()
    for card in cards:
        short = short_of(city["prices"][card])
        flow.append("✓" if not short else "·", style="accent" if not short else "faint").append(" ")
        flow.append(words.texts(f"card-{card}")).append(" ").append(words.card_price(view, card)).append("   ")
    return Group(title, flow)


def card_lines(words: Words, view: View, city: CityView, cards: list[str]) -> Table:
    """A line for each card: whether it can be played, what it asks for, what it does, what is missing for it."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for ratio in (None, None, None, 1):
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=ratio)
    for card in cards:
        short = short_of(city["prices"][card])
        text = Text(words.card_text(view, card), style="faint" if short else "")
        if short:
            missing = words.texts("ui-missing", missing=words.signs(short).plain)
            text = Text().append(f"({missing}) ", style="label").append(text)
        mark = Text("·", style="faint") if short else Text("✓", style="accent")
        name = Text(words.texts(f"card-{card}"), style="faint" if short else "strong")
        grid.add_row(mark, name, words.card_price(view, card), text)
    return grid
