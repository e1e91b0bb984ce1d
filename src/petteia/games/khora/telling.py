"""What events and positions mean to who shows them: numbers that change, points, how far the game is."""

from typing import TYPE_CHECKING, Final

from petteia.games.khora.components import SETS
from petteia.games.khora.names import CITIES, COLOURS, DRAFT, OVER, PERSEPOLIS
from petteia.games.khora.previews import CARD
from petteia.kernel.events import Event
from petteia.kernel.game import Delta

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora

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


def stage(state: "Khora") -> str:
    """The set-up, the rounds, the end."""
    if state.phase == CITIES:
        return "cities"
    if state.phase == DRAFT:
        return "draft"
    return "over" if state.phase == OVER else f"round {state.round}"
