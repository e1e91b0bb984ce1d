"""The log in words."""

from collections.abc import Sequence

from rich.text import Text

from petteia.kernel.log import Event, Line
from petteia.terminal.boards import player_name
from petteia.terminal.log import join, lines_in_words, sentence_of
from petteia.terminal.plain.words.names import Words
from petteia.terminal.style import seat_style


def tell(words: Words, lines: Sequence[Line]) -> list[Text]:
    def sentence(clause: Sequence[Event]) -> Text:
        text = Text()
        for event in clause:
            player = player_name(event.seat, words.texts) if text and event.seat >= 0 else ""
            join(text, told(words, event), player)
        return text

    return lines_in_words(words.texts, lines, sentence)


def told(words: Words, event: Event) -> Text:
    """The message `log-KIND`, or else the event by the names of all that it says. What nobody did is a heading."""
    name = words.name(event.what) if event.what else ""
    cause = words.name(event.cause) if event.cause else ""
    headings = () if event.seat >= 0 else (event.kind,)
    if words.texts.has(f"log-{event.kind}"):
        values: dict[str, object] = {"name": name, "what": event.what, "n": event.amount, "cause": cause}
        return sentence_of(words.texts, event.kind, event.seat, values, headings)
    text = Text(plain_sentence(words, event, name) + (f" ({cause})" if cause else "") + ".")
    if event.seat < 0:
        text.stylize("heading")
        return text
    return Text(player_name(event.seat, words.texts), style=seat_style(event.seat)).append(": ").append(text)


def plain_sentence(words: Words, event: Event, name: str) -> str:
    if event.kind in ("gain", "lose"):
        return words.change(event.what, event.amount if event.kind == "gain" else -event.amount)
    rest = " ".join(filter(None, [name, str(event.amount) if event.amount else ""]))
    return words.name(event.kind) + (f" {rest}" if rest else "")
