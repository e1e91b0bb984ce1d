"""Looking things up by their names: with or without capitals and accents, by the whole name or its beginning."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.kernel.game import Option, Options
from petteia.texts import Texts

Thing = tuple[str, str]  # family, id

MOST_PAGES: Final = 4  # of more things than that, only their names are listed


def plain(name: str) -> str:
    """A name without capitals and accents."""
    letters = unicodedata.normalize("NFD", name.lower().replace("ł", "l").replace("’", "'"))
    return " ".join(
        "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("-", " ").split()
    )


def find(name: str, families: Mapping[str, Sequence[str]], name_of: Callable[[Thing], str]) -> list[Thing]:
    """The things with that id or name; if there are none, those whose id or name begins with it."""
    wanted = plain(name)
    if not wanted:
        return []
    things = [(family, one) for family, ids in families.items() for one in ids]
    called = {thing: {plain(thing[1]), plain(name_of(thing))} for thing in things}
    exact = [thing for thing, names in called.items() if wanted in names]
    return exact or [thing for thing, names in called.items() if any(n.startswith(wanted) for n in names)]


def pages(
    things: Sequence[Thing], texts: Texts, page: Callable[[Thing], RenderableType], listed: Callable[[Thing], str]
) -> RenderableType | None:
    """All about some things; of many, only how each is listed; None if there are none."""
    if not things:
        return None
    if len(things) > MOST_PAGES:
        return Text(texts("ui-which", names=", ".join(listed(thing) for thing in things)))
    return Group(*(page(thing) for thing in things))


def means_options(name: str, texts: Texts) -> bool:
    """Whether somebody asks for the table's options."""
    return plain(name) in ("options", plain(texts("ui-options")))


def options_page(texts: Texts, options: Sequence[Option], chosen: Options) -> Table:
    """How a table plays: the value of each option, and below it faintly the others."""
    grid = Table.grid(padding=(0, 2))
    for option in options:
        name = texts(f"option-{option.name}")
        for value in sorted(option.values, key=lambda value: value != chosen[option.name]):
            message = f"option-{option.name}-{value}"
            here = value == chosen[option.name]
            said = Text(texts(message), style="strong" if here else "faint")
            text = Text(texts(f"{message}.text"), style="" if here else "faint")
            grid.add_row(Text(name if here else "", style="label"), said, text)
    return grid
