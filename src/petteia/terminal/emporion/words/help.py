"""What a thing of Emporion is and does: found by its id or by its name, or by the beginning of either."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.games.emporion.forms.view import View
from petteia.games.emporion.rules.set_up import OPTIONS
from petteia.games.emporion.terms import ACTIONS, PHASES
from petteia.terminal.emporion.words.names import Words
from petteia.terminal.lookup import Thing, find, means_options, options_page, pages

TOPICS: Final = (
    "goal", "turn", "resources", "booty", "expedition", "forced", "reserve", "abilities", "merchandise", "multipliers",
    "end", "deck",
)  # fmt: skip
FAMILIES: Final = {"action": ACTIONS, "phase": PHASES, "help": TOPICS}


def name_of(words: Words, thing: Thing) -> str:
    """What a thing is called."""
    family, name = thing
    return words.card(name) if family == "card" else words.texts(f"{family}-{name}")


def things_called(words: Words, name: str) -> list[Thing]:
    """The things with that name; if there are none, those whose names begin so."""
    return find(name, {"card": tuple(words.deck), **FAMILIES}, lambda thing: name_of(words, thing))


def explain(words: Words, name: str, view: View) -> RenderableType | None:
    """What is called so, in full; where many names begin so, only their list."""
    if means_options(name, words.texts):
        return options_page(words.texts, OPTIONS, view["options"])
    return pages(
        things_called(words, name),
        words.texts,
        lambda thing: page(words, thing),
        lambda thing: f"{name_of(words, thing)} ({thing[1]})",
    )


def page(words: Words, thing: Thing) -> RenderableType:
    """All about one thing."""
    family, name = thing
    texts = words.texts
    head = Text().append(name_of(words, thing), style="heading")
    if family == "card":
        head.append(f"  {words.kind(name)}", style="faint")
        origin = Text(texts(f"source-{words.figures_of(name)['source']}"), style="faint")
        says = [Text(" ".join(words.says(name)))]
        if texts.has(f"card-{name}"):
            says.append(Text(texts(f"card-{name}.text"), style="italic"))
        return Group(head, *says, origin)
    return Group(head, Text(texts(f"{family}-{name}.help" if family == "phase" else f"{family}-{name}.text")))


def topics(words: Words) -> Text:
    """What else can be asked about."""
    listed = ", ".join(f"{words.texts(f'help-{topic}')} ({topic})" for topic in TOPICS)
    return Text(words.texts("table-topics", topics=listed), style="faint")
