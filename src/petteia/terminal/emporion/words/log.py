"""Emporion's events in sentences: a line for each turn."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from petteia.kernel.events import Event
from petteia.kernel.log import Line
from petteia.terminal.boards import player_name
from petteia.terminal.emporion.words.names import Words
from petteia.terminal.log import events_in, join, sentence_of

HEADINGS: Final = ("round", "over")
OF_NOBODY: Final = ("forced", "refill", "ending")  # sentences that name no player
NAMED: Final = {"action": "action", "marker": "marker"}  # what is not a card has a family of names


def tell(words: Words, log: Sequence[Line]) -> list[Text]:
    """What happened: what a player does in one turn stands in one line."""
    lines: list[Text] = []
    before = -1
    for event in events_in(log):
        text = sentence(words, event)
        nobody = event.kind in OF_NOBODY or event.seat < 0
        if event.seat >= 0 and event.seat == before and event.kind != "action":
            join(lines[-1], text, "" if nobody else player_name(event.seat, words.texts))
        else:
            lines.append(text)
        before = event.seat
    return lines


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
    return sentence_of(texts, kind, event.seat, values, HEADINGS)


def name_of(words: Words, event: Event) -> str:
    """The thing that an event is about, by its name."""
    if event.kind in NAMED:
        return words.texts(f"{NAMED[event.kind]}-{event.what}")
    return words.card(event.what) if event.what in words.deck else ""
