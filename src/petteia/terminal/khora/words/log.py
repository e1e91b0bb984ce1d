"""Khôra's log in words."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from petteia.kernel.log import Event, Line
from petteia.terminal.boards import player_name
from petteia.terminal.khora.words.names import Words
from petteia.terminal.log import join, lines_in_words, sentence_of

HEADINGS: Final = ("event", "over")
IN_ONE: Final = ("gain", "lose", "play", "swap")


def tell(words: Words, lines: Sequence[Line]) -> list[Text]:
    """The lines of the log in words."""
    return lines_in_words(words.texts, lines, lambda clause: told(words, clause))


def told(words: Words, clause: Sequence[Event]) -> Text:
    """A clause: one sentence for amounts, a price or a swap, else one for each event."""
    if clause[0].kind in IN_ONE:
        return sentence(words, clause)
    text = Text()
    for event in clause:
        join(text, sentence(words, [event]), player_name(event.seat, words.texts) if text else "")
    return text


def sentence(words: Words, clause: Sequence[Event]) -> Text:
    """One sentence for one event, or for several gains at once. A card's price stands in its own sentence."""
    event = clause[0]
    values: dict[str, object] = {"n": event.amount, "dice": event.what, "name": name_of(words, event)}
    if event.kind in ("gain", "lose"):
        values["amount"] = words.amounts([(one.what, one.amount) for one in clause])
    if event.cause:
        values["cause"] = words.cause(event.cause)
    if event.kind == "swap":
        values |= words.swap()
    return sentence_of(words.texts, event.kind, event.seat, values, HEADINGS)


def name_of(words: Words, event: Event) -> str:
    """The thing that an event is about, by its name."""
    families = {
        "event": "event", "reveal": "tile", "set-aside": "tile", "level": "track", "drawn": "card", "keep": "card",
        "play": "card", "recall": "card", "discard": "card", "draft": "card", "develop": "city", "city": "city",
        "learn": "knowledge", "forget": "knowledge",
    }  # fmt: skip
    if event.kind == "explore":
        return words.token(event.what)
    if event.kind == "achieve":
        return words.achievement(event.what)
    return words.texts(f"{families[event.kind]}-{event.what}") if event.kind in families else ""
