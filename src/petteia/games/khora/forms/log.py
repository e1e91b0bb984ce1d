"""What events mean: the numbers that they change, and their points."""

from typing import Final

from petteia.games.khora.components.reader import SETS
from petteia.games.khora.forms.previews import CARD
from petteia.games.khora.terms import COLOURS, PERSEPOLIS
from petteia.kernel.choices import Delta
from petteia.kernel.events import Event

TO_HAND: Final = ("draft", "keep", "recall")
FROM_HAND: Final = ("play", "discard")
KNOWN: Final = SETS["printed"]  # ids of components are the same in every set


def changes(event: Event) -> list[Delta]:
    """Which numbers of a city an event has changed, by the words of previews."""
    seat, kind, amount = event.seat, event.kind, event.amount
    if kind == "explore":
        lost = [Delta(seat, "troops", -amount)] if amount else []
        return lost + [Delta(seat, what, 1) for what in knowledge_of(event.what)]
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


def knowledge_of(token: str) -> list[str]:
    """The knowledge that a space of the board gives."""
    space = KNOWN.token_ids.index(token)
    if space == PERSEPOLIS:
        return [f"{colour}-major" for colour in COLOURS]
    return [f"{COLOURS[KNOWN.token_colour[space]]}-{'major' if KNOWN.token_major[space] else 'minor'}"]


def points(event: Event) -> int:
    """VP gained and lost during the game, and those of the final scoring."""
    kind = event.kind
    if kind == "score" or (kind == "gain" and event.what == "vp"):
        return event.amount
    return -event.amount if kind == "lose" and event.what == "vp" else 0
