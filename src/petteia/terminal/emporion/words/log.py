"""Emporion's log in words."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from petteia.kernel.log import Event, Line
from petteia.terminal.boards import player_name
from petteia.terminal.emporion.words.names import Words
from petteia.terminal.log import join, lines_in_words, sentence_of

NAMED: Final = {"action": "action", "marker": "marker"}  # what is not a card has a family of names


def tell(words: Words, lines: Sequence[Line]) -> list[Text]:
    """The lines of the log in words."""
    return lines_in_words(words.texts, lines, lambda clause: told(words, clause))


def told(words: Words, clause: Sequence[Event]) -> Text:
    """A clause: a sentence for each event."""
    text = Text()
    for event in clause:
        join(text, sentence(words, event), player_name(event.seat, words.texts) if text else "")
    return text


def sentence(words: Words, event: Event) -> Text:
    """One sentence for one event."""
    texts = words.texts
    kind = event.kind
    values: dict[str, object] = {"n": abs(event.amount), "name": name_of(words, event)}
    if kind == "points":
        values["cause"] = texts(f"points-{event.cause}")
        kind = "points" if event.amount > 0 else "points-lost"
    elif kind == "ending":
        values["cause"] = texts(f"ending-{event.what}")
    elif kind == "take" and event.cause == "reserve":
        kind = "play"
    return sentence_of(texts, kind, event.seat, values, ())


def name_of(words: Words, event: Event) -> str:
    """The thing that an event is about, by its name."""
    if event.kind in NAMED:
        return words.texts(f"{NAMED[event.kind]}-{event.what}")
    return words.card(event.what) if event.what in words.deck else ""
