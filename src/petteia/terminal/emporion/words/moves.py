"""Emporion's questions and moves in words."""

from rich.text import Text

from petteia.games.emporion.forms.view import View
from petteia.kernel.moves import Move
from petteia.terminal.emporion.words.names import Words


def question(words: Words, view: View) -> str:
    """What the viewer is asked: a heading and a sentence."""
    asked = view["question"]
    if asked is None:
        return ""
    number = asked["to_send"] if asked["kind"] == "send" else asked["gaps"]
    message = f"question-{asked['kind']}"
    return f"{words.texts(message, n=number)}. {words.texts(message + '.text')}"


def describe(words: Words, move: Move, view: View) -> Text:
    """A move in words."""
    texts = words.texts
    verb, name = move.verb, move.of
    if verb == "expedition":
        return Text(texts("move-expedition", n=view["expedition"]["cards"]))
    if verb == "refill":
        return Text(texts("move-refill", name=texts(f"deck-{name}")))
    if verb == "marker":
        return Text(texts("move-marker", name=texts(f"marker-{name}")))
    if verb in ("take", "play"):
        colour = move.by or words.figures_of(name)["action"]
        paid = words.price(name, view)["booty"]
        return Text(texts(f"move-{verb}", name=words.card(name), action=texts(f"action-{colour}"), n=paid))
    return Text(texts(f"move-{verb}", name=words.card(name)))


def hint(words: Words, move: Move, view: View) -> Text:
    """What a move brings, where its words do not say it."""
    if not words.knows(move.of):
        return Text()
    if move.verb in ("take", "play", "first"):
        return words.brings(move.of, view)
    return words.figures(move.of, view)
