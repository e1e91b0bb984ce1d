"""The log in words: a clause becomes a sentence, and sentences about one player one line."""

from collections.abc import Callable, Collection, Sequence

from rich.text import Text

from petteia.kernel.log import Event, Line
from petteia.terminal.boards import player_name
from petteia.terminal.style import seat_style
from petteia.texts import Texts, plain_words

Sentence = Callable[[Sequence[Event]], Text]  # of a clause


def lines_in_words(texts: Texts, lines: Sequence[Line], sentence: Sentence) -> list[Text]:
    """Each line of the log: a heading, or its clauses in sentences."""
    return [
        Text(heading_in_words(texts, line.heading), style="heading") if line.heading else in_one(texts, line, sentence)
        for line in lines
    ]


def heading_in_words(texts: Texts, heading: str) -> str:
    """'Round 5 · Action'."""
    return " · ".join(stage_in_words(texts, stage) for stage in heading.split(", "))


def stage_in_words(texts: Texts, stage: str) -> str:
    """How far a game is, in the game's own words: `stage-round`, else `log-round` or `phase-draft`."""
    word, _, number = stage.partition(" ")
    known = [message for message in (f"stage-{word}", f"{'log' if number else 'phase'}-{word}") if texts.has(message)]
    if not known:
        return plain_words(stage)
    return texts(known[0], n=int(number)) if number else texts(known[0])


def in_one(texts: Texts, line: Line, sentence: Sentence) -> Text:
    """The sentences of one line after one another; a player who goes on is not named again."""
    text = Text()
    before = -1
    for clause in line.clauses:
        seat = clause[0].seat
        player = player_name(seat, texts) if seat == before and seat >= 0 else ""
        join(text, sentence(clause), player)
        before = seat
    return text


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
        line.append(" " if line else "").append(text)
