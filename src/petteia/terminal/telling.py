"""Telling what happened: events become sentences, and sentences about one player one line."""

from collections.abc import Collection

from rich.text import Text

from petteia.kernel.events import Event
from petteia.terminal.boards import player_name
from petteia.terminal.style import seat_style
from petteia.texts import Texts


def sentence_of(texts: Texts, kind: str, seat: int, values: dict[str, object], headings: Collection[str]) -> Text:
    """The sentence for a kind of event, with its player in the seat's colour; some kinds are headings."""
    player = player_name(seat, texts) if seat >= 0 else ""
    text = Text(texts(f"log-{kind}", player=player, **values))
    if kind in headings:
        text.stylize("heading")
    if player:
        text.highlight_words([player], style=seat_style(seat))
    return text


def join(line: Text, text: Text, player: str) -> None:
    """Continue a line about a player without naming the player again."""
    if player and text.plain.startswith(player):
        line.right_crop(1)  # the full stop
        start = len(text.plain) - len(text.plain[len(player) :].lstrip(" :"))
        line.append(" · ").append(text[start:])
    else:
        line.append(" ").append(text)


def add_to_runs(runs: list[list[Event]], event: Event) -> None:
    """Put an event to those that are told in one sentence: gains (or losses) of one seat by one cause come together."""
    last = runs[-1][0] if runs else None
    same = last is not None and (last.kind, last.seat, last.cause) == (event.kind, event.seat, event.cause)
    if same and event.kind in ("gain", "lose"):
        runs[-1].append(event)
    else:
        runs.append([event])
