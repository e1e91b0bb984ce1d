"""What a thing of Khôra is and does: found by its id or by its name, or by the beginning of either."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.khora.forms.view import View
from petteia.games.khora.rules.set_up import OPTIONS
from petteia.games.khora.terms import COLOURS, PHASES, TILES, TRACKS
from petteia.terminal.khora.sheets import developments
from petteia.terminal.khora.table import STOCKS
from petteia.terminal.khora.words.effects import listed
from petteia.terminal.khora.words.names import Words, drachma, entries
from petteia.terminal.lookup import Thing, find, means_options, options_page, pages

TOPICS: Final = (
    "goal", "dice", "citizens", "tiles-order", "knowledge", "philosophy", "glory", "troops", "achievements", "final",
)  # fmt: skip


def name_of(words: Words, thing: Thing) -> str:
    """What a thing is called."""
    family, name = thing
    if family == "achievement":
        return words.achievement(name)
    return words.token(name) if family == "token" else words.texts(f"{family}-{name}")


def families(words: Words) -> dict[str, tuple[str, ...]]:
    """All that can be explained, by the families that the texts are named after."""
    return {**words.usual.ids, "phase": PHASES, "help": TOPICS}


def things_called(words: Words, name: str) -> list[Thing]:
    """The things with that name; if there are none, those whose names begin so."""
    return find(name, families(words), lambda thing: name_of(words, thing))


def explain(words: Words, name: str, view: View) -> RenderableType | None:
    """What is called so, in full; where many names begin so, only their list."""
    if means_options(name, words.texts):
        return options_page(words.texts, OPTIONS, view["options"])
    return pages(
        things_called(words, name),
        words.texts,
        lambda thing: page(words, thing, view),
        lambda thing: f"{title(words, thing).plain} ({thing[1]})",
    )


def title(words: Words, thing: Thing) -> Text:
    """A thing by its name."""
    text = name_of(words, thing)
    return Text().append(text[0].upper() + text[1:], style="heading")


def page(words: Words, thing: Thing, view: View) -> RenderableType:
    """All about one thing."""
    family, name = thing
    texts = words.texts
    head = title(words, thing)
    if family == "card":
        return card(words, head, name, view)
    if family == "event":
        return Group(head, Text(words.event_text(view, name)))
    if family == "city":
        return Group(head, developments(words, view, seat_of(view, name), name))
    if family == "token":
        lines = [Text(words.token(name, "token.text")), Text(words.gains(words.book(view).tokens[name]["gains"]))]
        return Group(head, *(line for line in lines if line))
    if family == "achievement":
        return achievement(words, head, name)
    if family == "track":
        return Group(head, Text(texts(f"track-{name}.text")), levels(words, view, name))
    if family == "phase":
        return Group(head, Text(texts(f"phase-{name}.help")))
    if family == "tile":
        head = Text().append(f"{TILES.index(name)} ", style="accent").append(head)
    return Group(head, Text(texts(f"{family}-{name}.text")))


def card(words: Words, head: Text, name: str, view: View) -> Group:
    """A politics card: its kind, its price, what it does, and where its figures come from."""
    figures = words.book(view).cards[name]
    head.append(f"  {words.texts('kind-' + figures['kind'])}  ", style="faint")
    head.append(words.card_price(view, name))
    origin = Text(words.texts(f"source-{figures['source']}"), style="faint")
    return Group(head, Text(words.card_text(view, name)), origin)


def achievement(words: Words, head: Text, name: str) -> Group:
    """An achievement: what must be reached, and the rewards."""
    figures = words.usual.achievements[name]
    alone = listed(words.texts, [words.amount(*gain) for gain in entries(figures["alone"])], "or")
    shared = words.amounts(entries(figures["shared"]))
    goal = Text(words.texts("goal", name=words.goal(figures)))
    return Group(head, goal, Text(words.texts("goal-rewards", alone=alone, shared=shared)))


def seat_of(view: View, city: str) -> int | None:
    """Who leads a city."""
    return next((seat for seat, one in enumerate(view["cities"]) if one["name"] == city), None)


def levels(words: Words, view: View, track: str) -> Table:
    """What each level of a track costs and brings."""
    grid = Table.grid(padding=(0, 2))
    for level in words.book(view).levels[track][1:]:
        grid.add_row(
            Text(str(level["level"]), style="label"), drachma(level["cost"]), Text(words.gains(level["gains"]))
        )
    return grid


def abbreviations(words: Words) -> Text:
    """What the short words above the columns stand for."""
    pairs = [(f"short-{stock}", f"resource-{stock}") for stock in STOCKS]
    pairs += [(f"short-{track}", f"track-{track}") for track in TRACKS]
    text = Text()
    for short, long in pairs:
        text.append(words.texts(short), style="label").append(f" {words.texts(long)}  ")
    for colour in COLOURS:
        text.append(words.letter(colour), style=colour).append(f" {words.texts(f'colour-{colour}')}  ")
    return text


def topics(words: Words) -> Text:
    """What else can be asked about."""
    return Text(words.texts("ui-help-topics", topics=", ".join((*TOPICS, "options"))), style="faint")
