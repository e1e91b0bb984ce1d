"""What philosophy tokens are good for: citizens in phase C, missing knowledge in phase D, more levels in phase E.

A city may have any number of them.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import gain, lose
from petteia.games.khora.terms import ACTION, CITIZENS, PHILOSOPHY, PROGRESS, RESOLUTION

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def may_spend_for_citizens(state: "Khora", city: "City") -> bool:
    """Phase C, step 4: a token may be spent even if no tile needs the citizens, while there is room for them."""
    return city.philosophy > 0 and city.citizens < state.components.cap_citizens


def spend_for_citizens(state: "Khora", seat: i64) -> None:
    """Phase C, step 4: a token for citizens."""
    lose(state, seat, PHILOSOPHY, 1, "philosophy-token")
    gain(state, seat, CITIZENS, state.components.token_citizens, "philosophy-token")


def knowledge_allowed(state: "Khora", city: "City") -> i64:
    """How many required knowledge tokens philosophy tokens may stand for: in phase D only (ruling 19)."""
    if state.phase != ACTION:
        return 0
    return city.philosophy // state.components.tokens_for_knowledge


def knowledge_in_sight(state: "Khora", city: "City") -> i64:
    """How many they may stand for now or in the Action phase to come.

    In phases E and F none: the next card is played by the event, if at all, and there tokens do not help (ruling 19).
    """
    late = state.phase in (PROGRESS, RESOLUTION)
    return 0 if late else city.philosophy // state.components.tokens_for_knowledge


def spend_for_knowledge(state: "Khora", seat: i64, lacking: i64, cause: str) -> None:
    """Phase D: tokens for each required knowledge token that is missing."""
    lose(state, seat, PHILOSOPHY, state.components.tokens_for_knowledge * lacking, cause)


def spend_for_levels(state: "Khora", seat: i64) -> i64:
    """Phase E: spend a token for more levels. Returns how many."""
    lose(state, seat, PHILOSOPHY, 1, "philosophy-token")
    return state.components.token_levels
