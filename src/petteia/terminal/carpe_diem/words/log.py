"""Carpe Diem's log in words."""

from collections.abc import Sequence

from rich.text import Text

from petteia.kernel.log import Event, Line
from petteia.terminal.carpe_diem.words.names import Words
from petteia.terminal.log import lines_in_words, sentence_of


def tell(words: Words, lines: Sequence[Line]) -> list[Text]:
    """The lines of the log in words."""
    return lines_in_words(words.texts, lines, lambda clause: sentence(words, clause))


def sentence(words: Words, run: Sequence[Event]) -> Text:
    """One sentence for one event, or for several gains at once."""
    event = run[0]
    values: dict[str, object] = {"n": event.amount, "name": name_of(words, event)}
    values["cells"] = event.cause
    values["cause"] = words.cause(event.cause) if event.cause else ""
    if event.kind in ("gain", "lose"):
        values["amount"] = words.amounts((one.what, one.amount) for one in run)
    elif event.kind == "deal":
        values["amount"] = words.amount("tile", event.amount)
    return sentence_of(words.texts, event.kind, event.seat, values, ())


def name_of(words: Words, event: Event) -> str:
    """The thing that an event is about, by its name."""
    if event.kind in ("take", "discard", "build", "store"):
        return words.tile(event.what) if event.what in words.tiles else event.what
    if event.kind in ("complete", "goal"):
        return words.kind(event.what)
    if event.kind in ("drawn", "returned", "reveal"):
        return words.fountain_card(event.what)
    if event.kind in ("fulfil", "fail"):
        return words.card(event.what) if event.what in words.cards else event.what
    return event.what
