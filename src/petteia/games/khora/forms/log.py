"""What events mean: the numbers that they change, their points, and how they join into lines of the log."""

from typing import Final

from petteia.games.khora.components.reader import Components
from petteia.games.khora.forms.previews import CARD
from petteia.games.khora.terms import COLOURS
from petteia.kernel.choices import Delta
from petteia.kernel.counts import count
from petteia.kernel.log import Event, Join, Line

TO_HAND: Final = ("draft", "keep", "recall")
FROM_HAND: Final = ("play", "discard")
TOGETHER: Final = ("gain", "lose", "reveal", "drawn", "learn", "forget")  # several by one cause are told in one go
ALONE: Final = ("roll", "reveal", "achieve", "event", "city", "score")  # told in a line for each player
LONGEST: Final = 6  # clauses of a line


def changes(event: Event, components: Components) -> list[Delta]:
    """Which numbers of a city an event has changed, by the words of previews."""
    seat, kind, amount = event.seat, event.kind, event.amount
    if kind == "explore":
        lost = [Delta(seat, "troops", -amount)] if amount else []
        return lost + [Delta(seat, what, 1) for what in knowledge_of(event.what, components)]
    if kind in TO_HAND:
        return [Delta(seat, CARD, 1)]
    if kind in FROM_HAND:
        return [Delta(seat, CARD, -1)]
    if kind == "draw":  # Legislation puts only the card that is kept into the hand
        return [Delta(seat, CARD, amount)] if amount and event.cause != "legislation" else []
    if kind == "level":
        return [Delta(seat, event.what, 1)]
    if kind in ("gain", "learn"):
        return [Delta(seat, event.what, amount)]
    return [Delta(seat, event.what, -amount)] if kind in ("lose", "forget") else []


def knowledge_of(token: str, components: Components) -> list[str]:
    """The knowledge that a space of the board gives, a word for each token."""
    space = components.token_ids.index(token)
    if space == components.persepolis:
        majors = components.persepolis_majors
        return [f"{colour}-major" for i, colour in enumerate(COLOURS) for _ in range(count(majors, i))]
    kind = "major" if components.token_major[space] else "minor"
    return [f"{COLOURS[components.token_colour[space]]}-{kind}"]


def points(event: Event) -> int:
    """VP gained and lost during the game, and those of the final scoring."""
    kind = event.kind
    if kind == "score" or (kind == "gain" and event.what == "vp"):
        return event.amount
    return -event.amount if kind == "lose" and event.what == "vp" else 0


def joins(line: Line | None, event: Event) -> Join:
    """A line for each player's turn of it, or for one thing that befalls several players."""
    kind = event.kind
    if kind == "round" or (kind == "score" and event.amount == 0):  # the heading says the round
        return "untold"
    if line is None or event.seat < 0:
        return "line"
    first, clause, last = line.first(), line.clause(), line.last()
    if kind == "draw" and last.kind == "drawn" and last.seat == event.seat:
        return "untold"  # those who may know the cards are told them one by one
    if clause.seat == event.seat and (is_part_of(clause, event) or (kind in TOGETHER and is_like(clause, event))):
        return "same"
    if kind in ALONE or first.kind in ALONE:
        return "line"
    seats = line.seats()
    if event.seat not in seats:
        return "clause" if is_like(first, event) and is_like(clause, event) else "line"
    return "clause" if len(seats) == 1 and len(line.clauses) < LONGEST else "line"


def is_like(one: Event, other: Event) -> bool:
    """Whether the same befalls two players, or one player twice."""
    return (one.kind, one.cause) == (other.kind, other.cause)


def is_part_of(clause: Event, event: Event) -> bool:
    """Whether a gain or loss is a part of what is told already: the price of a card, the two sides of a swap."""
    if clause.kind == "swap":
        return event.kind in ("gain", "lose") and event.cause == clause.cause
    return clause.kind == "play" and (event.kind, event.what, event.cause) == ("lose", "drachma", clause.what)
