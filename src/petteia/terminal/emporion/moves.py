"""Emporion's questions and moves in words."""

from rich.text import Text

from petteia.games.emporion.view import View
from petteia.kernel.moves import Move
from petteia.terminal.emporion.words import MERCHANDISE, Words, viewer


def question(words: Words, view: View) -> str:
    """What the viewer is asked, in a sentence."""
    asked = view["question"]
    if asked is None:
        return ""
    number = asked["to_send"] if asked["kind"] == "send" else asked["gaps"]
    return words.texts(f"question-{asked['kind']}", n=number)


def describe(words: Words, move: Move, view: View) -> Text:
    """A move in words."""
    texts = words.texts
    verb, *rest = move.words()
    name = rest[0] if rest else ""
    domain = viewer(view)
    if verb == "expedition":
        return Text(texts("move-expedition", n=min(domain["ships"], len([card for card in view["port"] if card]))))
    if verb == "refill":
        return Text(texts("move-refill", name=texts(f"deck-{name}")))
    if verb == "marker":
        return Text(texts("move-marker", name=texts(f"marker-{name}")))
    if verb in ("take", "play"):
        colour = rest[2] if len(rest) > 2 else words.figures_of(name)["kind"]
        paid = words.price(name, domain)
        return Text(texts(f"move-{verb}", name=words.card(name), action=texts(f"action-{colour}"), n=paid))
    return Text(texts(f"move-{verb}", name=words.card(name)))


def hint(words: Words, move: Move, view: View) -> Text:
    """What a move brings, where its words do not say it."""
    verb, *rest = move.words()
    if not rest or (rest[0] not in words.deck and rest[0] != MERCHANDISE):
        return Text()
    if verb in ("take", "play", "first"):
        return words.brings(rest[0], viewer(view))
    return words.figures(rest[0], viewer(view))
