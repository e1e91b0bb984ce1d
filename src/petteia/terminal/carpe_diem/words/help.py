"""What a thing of Carpe Diem is and does: found by its id, its name or its place on the grid."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.terms import KINDS, PARTS
from petteia.terminal.carpe_diem.words.names import REWARD_SIGNS, Words
from petteia.terminal.lookup import Thing, find, pages

TOPICS: Final = (
    "goal", "ring", "building", "landscapes", "dwellings", "villas", "fountains", "scrolls", "wares", "bread",
    "scoring", "frame", "end", "set",
)  # fmt: skip


def families(words: Words) -> dict[str, tuple[str, ...]]:
    """Everything that can be explained."""
    return {"kind": KINDS[1:], "help": TOPICS, "part": PARTS, "card": words.set.card_ids, "tile": words.set.tile_ids}


def title(words: Words, thing: Thing) -> str:
    """A thing by its name."""
    family, name = thing
    if family == "card":
        return words.card(name)
    return words.tile(name) if family == "tile" else words.texts(f"{family}-{name}")


def things_called(words: Words, name: str) -> list[Thing]:
    """The things with that name; if there are none, those whose names begin so."""
    return find(name, families(words), lambda thing: title(words, thing))


def explain(words: Words, name: str, view: View) -> RenderableType | None:
    """What is called so, in full; where many names begin so, only their list."""
    if name.lower() in view["grid"]:
        return page(words, ("card", view["grid"][name.lower()]))
    return pages(things_called(words, name), words.texts, lambda thing: page(words, thing), lambda thing: thing[1])


def page(words: Words, thing: Thing) -> RenderableType:
    """All about one thing."""
    family, name = thing
    texts = words.texts
    head = Text(title(words, thing), style="heading")
    if family == "card":
        number = words.cards[name]
        origin = Text(texts(f"source-{words.set.card_source[number]}"), style="faint")
        head.append("  ").append(words.card_signs(name))
        return Group(head, Text(words.card(name, ".text")), origin)
    if family == "tile":
        number = words.tiles[name]
        back = texts("back-black" if words.set.tile_black[number] else "back-white")
        head.append("  ").append(words.edges(name))
        facts = f"{words.amount('tile', words.set.tile_copies[number])}, {back}"
        return Group(head, Text(facts), Text(texts(f"source-{words.set.tile_source[number]}"), style="faint"))
    if family == "kind":
        return Group(head, Text(texts(f"kind-{name}.text", gains=words.rewards(name))))
    return Group(head, Text(texts(f"{family}-{name}.{'help' if family == 'part' else 'text'}")))


def letters(words: Words) -> Text:
    """What the letters and signs stand for."""
    text = Text()
    for kind in KINDS[1:]:
        text.append(words.letter(kind)).append(f" {words.kind(kind)}  ")
    for reward, sign in REWARD_SIGNS.items():
        text.append(sign, style="accent").append(f" {words.amount(reward, 1)}  ")
    return text.append("⌂", style="accent").append(f" {words.amount('chimney', 1)}  ")


def topics(words: Words) -> Text:
    """What else can be asked about."""
    return Text(words.texts("ui-help-topics", topics=", ".join(TOPICS)), style="faint")
