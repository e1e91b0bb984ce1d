"""Khôra's events in sentences. What one sentence has said, the next does not say again."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from petteia.kernel.events import Event
from petteia.terminal.boards import player_name
from petteia.terminal.khora.words import Words
from petteia.terminal.telling import add_to_runs, join, sentence_of

HEADINGS: Final = ("round", "event", "over")


def tell(words: Words, events: Sequence[Event]) -> list[Text]:
    """What happened: a line for each player's turn of it, or for one thing that befalls several players."""
    lines: list[Text] = []
    before: Event | None = None
    for run in merged(events):
        event = run[0]
        text = sentence(words, run)
        if before is None or event.seat < 0 or not goes_on(before, event):
            lines.append(text)
        elif event.seat == before.seat:
            join(lines[-1], text, player_name(event.seat, words.texts))
        else:
            lines[-1].append(" ").append(text)
        before = event if event.seat >= 0 else None
    return lines


def goes_on(before: Event, event: Event) -> bool:
    """Whether a sentence belongs to the line of the one before it: of the same player, or of the same thing."""
    return event.seat == before.seat or (event.kind, event.cause) == (before.kind, before.cause)


def merged(events: Sequence[Event]) -> list[list[Event]]:
    """The events worth telling; gains (or losses) of one seat by one cause come together."""
    runs: list[list[Event]] = []
    teller: Event | None = None  # a card played or glory swapped, whose sentence tells what follows
    for event in events:
        if teller is not None and follows_from(teller, event):
            continue
        teller = event if event.kind in ("play", "swap") else None
        last = runs[-1][0] if runs else None
        if event.kind == "draw" and last is not None and last.kind == "drawn":
            continue  # who may know the cards has been told them one by one
        add_to_runs(runs, event)
    return runs


def follows_from(teller: Event, event: Event) -> bool:
    """Whether a gain or loss is part of what a sentence has told already."""
    if event.seat != teller.seat or event.kind not in ("gain", "lose"):
        return False
    if teller.kind == "swap":
        return event.cause == teller.cause
    return event.cause == teller.what and event.kind == "lose" and event.what == "drachma"


def sentence(words: Words, run: list[Event]) -> Text:
    """One sentence for one event, or for several gains at once."""
    event = run[0]
    values: dict[str, object] = {"n": event.amount, "dice": event.what, "name": name_of(words, event)}
    if event.kind in ("gain", "lose"):
        values["amount"] = words.amounts([(one.what, one.amount) for one in run])
    if event.cause:
        values["cause"] = words.cause(event.cause)
    return sentence_of(words.texts, event.kind, event.seat, values, HEADINGS)


def name_of(words: Words, event: Event) -> str:
    """The thing that an event is about, by its name."""
    families = {
        "event": "event", "reveal": "tile", "set-aside": "tile", "level": "track", "drawn": "card", "keep": "card",
        "play": "card", "recall": "card", "discard": "card", "draft": "card", "develop": "city", "city": "city",
        "learn": "knowledge", "forget": "knowledge", "achieve": "achievement",
    }  # fmt: skip
    if event.kind == "explore":
        return words.token(event.what)
    return words.texts(f"{families[event.kind]}-{event.what}") if event.kind in families else ""
