"""Carpe Diem's events in sentences. What one sentence has said, the next does not say again."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from petteia.kernel.events import Event
from petteia.kernel.log import Line
from petteia.terminal.boards import player_name
from petteia.terminal.carpe_diem.words.names import Words
from petteia.terminal.log import add_to_runs, events_in, join, sentence_of

HEADINGS: Final = ("phase", "scoring", "over")
UNTOLD: Final = ("round",)


def tell(words: Words, log: Sequence[Line]) -> list[Text]:
    """What happened: a line for each player's turn."""
    lines: list[Text] = []
    before = -1
    for run in merged(events_in(log)):
        text = sentence(words, run)
        seat = run[0].seat
        if seat >= 0 and seat == before:
            join(lines[-1], text, player_name(seat, words.texts))
        else:
            lines.append(text)
        before = seat
    return lines


def merged(events: Sequence[Event]) -> list[list[Event]]:
    """The events worth telling; gains (or losses) of one seat by one cause come together."""
    runs: list[list[Event]] = []
    for number, event in enumerate(events):
        if event.kind in UNTOLD or is_told_by_another(events, number):
            continue
        add_to_runs(runs, event)
    return runs


def is_told_by_another(events: Sequence[Event], number: int) -> bool:
    """Whether another sentence says the same: a tile that is built at once, the bread of a move, cards."""
    event = events[number]
    after = events[number + 1 :]
    if event.kind == "lose" and event.cause == "bread-move":
        return True
    if event.kind == "take":
        return any(other.kind in ("build", "store") and other.what == event.what for other in after)
    if event.kind == "draw":
        return any(other.kind == "drawn" and other.seat == event.seat for other in events[max(number - 2, 0) : number])
    if event.kind == "return":
        return number > 0 and events[number - 1].kind == "returned"
    return False


def sentence(words: Words, run: list[Event]) -> Text:
    """One sentence for one event, or for several gains at once."""
    event = run[0]
    values: dict[str, object] = {"n": event.amount, "name": name_of(words, event)}
    values["cells"] = event.cause
    values["cause"] = words.cause(event.cause) if event.cause else ""
    if event.kind in ("gain", "lose"):
        values["amount"] = words.amounts((one.what, one.amount) for one in run)
    return sentence_of(words.texts, event.kind, event.seat, values, HEADINGS)


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
