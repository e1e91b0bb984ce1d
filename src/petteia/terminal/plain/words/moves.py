"""Questions and moves in words."""

import re

from rich.text import Text

from petteia.kernel.moves import Move
from petteia.terminal.boards import player_text
from petteia.terminal.plain.view import PlainView
from petteia.terminal.plain.words.names import Words


def question(words: Words, look: PlainView) -> str:
    return words.texts("ask" if words.texts.has("ask") else "ui-your-move")


def describe(words: Words, move: Move, look: PlainView) -> Text:
    return Text(move_words(words, move.notation()))


def move_words(words: Words, notation: str) -> str:
    """The message `move-VERB`, or else the verb and its objects by their names."""
    verb, *objects = notation.split(" ")
    name = " ".join(words.name(each) for each in objects)
    if not words.texts.has(f"move-{verb}"):
        return f"{words.name(verb)} {name}".rstrip()
    number = re.search(r"\d+", notation)
    return words.texts(f"move-{verb}", name=name, what=" ".join(objects), n=int(number[0]) if number else 0)


def hint(words: Words, move: Move, look: PlainView) -> Text:
    """What the move would change."""
    told: list[Text] = []
    for delta in look["previews"].get(move.notation(), []):
        whose = Text() if delta.seat == look["seat"] else player_text(delta.seat, words.texts).append(" ")
        told.append(whose.append(words.change(delta.what, delta.amount)))
    return Text(", ").join(told)


def reason(words: Words, rule: str, missing: str) -> str:
    """The message `reason-RULE`, or else the rule as words."""
    if words.texts.has(f"reason-{rule}"):
        return words.texts(f"reason-{rule}", missing=missing)
    return words.name(rule) + (f": {missing}" if missing else "")
