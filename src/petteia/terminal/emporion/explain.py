"""What a thing of Emporion is and does: found by its id or by its name, or by the beginning of either."""

import unicodedata
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.emporion.game import OPTIONS
from petteia.games.emporion.names import ACTIONS, PHASES
from petteia.games.emporion.view import View
from petteia.terminal.emporion.words import Words

TOPICS: Final = (
    "goal", "turn", "resources", "booty", "expedition", "forced", "reserve", "abilities", "merchandise", "multipliers",
    "end", "deck",
)  # fmt: skip
FAMILIES: Final = {"action": ACTIONS, "phase": PHASES, "help": TOPICS}

Thing = tuple[str, str]  # family, id


def plain(name: str) -> str:
    """A name without capitals and accents."""
    letters = unicodedata.normalize("NFD", name.lower().replace("ł", "l").replace("’", "'"))
    return " ".join(
        "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("-", " ").split()
    )


def names_of(words: Words, thing: Thing) -> set[str]:
    """What a thing may be called."""
    return {plain(thing[1]), plain(name_of(words, thing))}


def name_of(words: Words, thing: Thing) -> str:
    """What a thing is called."""
    family, name = thing
    return words.card(name) if family == "card" else words.texts(f"{family}-{name}")


def things_called(words: Words, name: str) -> list[Thing]:
    """The things with that name; if there are none, those whose names begin so."""
    wanted = plain(name)
    families = {"card": tuple(words.deck), **FAMILIES}
    called = {(family, one): names_of(words, (family, one)) for family, ids in families.items() for one in ids}
    exact = [thing for thing, names in called.items() if wanted in names]
    return exact or [thing for thing, names in called.items() if any(n.startswith(wanted) for n in names)]


def explain(words: Words, name: str, view: View) -> RenderableType | None:
    """What is called so, in full; where many names begin so, only their list."""
    if plain(name) in ("options", plain(words.texts("ui-options"))):
        return options(words, view)
    things = things_called(words, name)
    if not things:
        return None
    if len(things) > 4:
        listed = ", ".join(f"{name_of(words, thing)} ({thing[1]})" for thing in things)
        return Text(words.texts("ui-which", names=listed))
    return Group(*(page(words, thing) for thing in things))


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


def options(words: Words, view: View) -> Table:
    """The table's options and their values."""
    grid = Table.grid(padding=(0, 2))
    for option in OPTIONS:
        value = view["options"][option.name]
        name = words.texts(f"option-{option.name}")
        chosen = words.texts(f"option-{option.name}-{value}")
        text = words.texts(f"option-{option.name}-{value}.text")
        grid.add_row(Text(name, style="label"), Text(chosen, style="strong"), Text(text))
    return grid


def topics(words: Words) -> Text:
    """What else can be asked about."""
    listed = ", ".join(f"{words.texts(f'help-{topic}')} ({topic})" for topic in TOPICS)
    return Text(words.texts("table-topics", topics=listed), style="faint")
