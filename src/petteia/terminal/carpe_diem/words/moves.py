"""Carpe Diem's questions and moves in words."""

from rich.text import Text

from petteia.games.carpe_diem.components.board import SLOT_NAMES, STACK
from petteia.games.carpe_diem.forms.view import View
from petteia.kernel.moves import Move
from petteia.terminal.carpe_diem.words.names import Words


def question(words: Words, view: View) -> str:
    """What the viewer is asked, in a sentence."""
    asked = view["question"]
    if asked is None:
        return ""
    said = words.texts(f"question-{asked['kind']}")
    return said if asked["card"] is None else f"{said} {words.card(view['grid'][asked['card']])}"


def describe(words: Words, move: Move, view: View) -> Text:
    """A move in words."""
    texts = words.texts
    verb, name = move.verb, move.of
    if verb == "build":
        cell, turns = name.split()
        return Text(texts("move-build", cell=cell, n=int(turns)))
    if verb in ("take", "bread"):
        tile = tile_at(view, name)
        return Text(texts(f"move-{verb}", n=name[:-1], name=words.tile(tile) if tile is not None else "–"))
    if verb == "craft":
        tile = view["row"][int(name) - 1]
        return Text(texts("move-craft", name=words.tile(tile) if tile is not None else "–"))
    if verb == "disc":
        one, _, other = name.partition("-")
        return Text(texts("move-disc", one=card_at(words, view, one), other=card_at(words, view, other)))
    if verb == "first":
        return Text(texts("move-first", name=card_at(words, view, name)))
    if verb == "return":
        return Text(texts("move-return", name=words.fountain_card(name)))
    if verb in ("pay", "loaves", "place"):
        return Text(texts(f"move-{verb}", n=int(name)))
    return Text(texts("move-store"))


def tile_at(view: View, slot: str) -> str | None:
    """The tile on a place of the ring."""
    space, place = divmod(SLOT_NAMES.index(slot), int(STACK))
    return view["ring"][space][place]


def card_at(words: Words, view: View, place: str) -> str:
    """The card on a place of the grid, in a few signs."""
    return words.card_signs(view["grid"][place]).plain if place in view["grid"] else "–"


def hint(words: Words, move: Move, view: View) -> Text:
    """What helps to know about a move: how the tile lies, what a disc would bring."""
    verb, name = move.verb, move.of
    if verb == "build" and view["hand"] is not None:
        return words.edges(view["hand"], int(name.split()[1]))
    if verb in ("take", "bread"):
        tile = tile_at(view, name)
        return Text(f"{name} ").append(words.edges(tile)) if tile is not None else Text()
    if verb == "craft":
        tile = view["row"][int(name) - 1]
        return words.edges(tile) if tile is not None else Text()
    if verb == "disc":
        brings = next((disc["brings"] for disc in view["discs"] if disc["name"] == name), None)
        return Text(f"{name} {signed(words, brings)}") if brings is not None else Text()
    return Text()


def signed(words: Words, changes: dict[str, int]) -> str:
    """'+7 VP, −2 fish'."""
    told = [(what, number) for what, number in changes.items() if number]
    return ", ".join(("+" if number > 0 else "−") + words.amount(what, abs(number)) for what, number in told)
