"""What becomes of an answer: each goes to the rule that it decides."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.achievements import claim
from petteia.games.khora.rules.actions import begin, buy, end_military, explore, keep_one
from petteia.games.khora.rules.cards import end_recall, learn_one, play_card, recall
from petteia.games.khora.rules.developments import different_level, end_different_levels, reward, unlock
from petteia.games.khora.rules.events import discard_one, event_level, forget
from petteia.games.khora.rules.progress import end_progress, progress_level
from petteia.games.khora.rules.set_up import keep_draft, lead
from petteia.games.khora.terms import (
    ASK_ACHIEVEMENT,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_BUY,
    ASK_DEVELOP,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_EVENT_ADVANCE,
    ASK_EXPLORE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_LOSE,
    ASK_PLAY,
    ASK_RECALL,
    ASK_REWARD,
    ASK_TRACK,
    PASS,
)

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora


def decide(state: "Khora", seat: i64, kind: i64, action: i64) -> None:
    """Carry out one answer. Questions of one kind have neighbouring numbers."""
    if action == PASS:
        decline(state, seat, kind)
        return
    chosen: i64 = action - state.components.base[kind]
    if kind == ASK_ADVANCE:
        progress_level(state, seat, chosen)
    elif kind <= ASK_DRAFT:
        if kind == ASK_DRAFT:
            keep_draft(state, seat, chosen)
        else:
            lead(state, seat, chosen)
    elif kind <= ASK_DEVELOP:
        of_actions(state, seat, kind, chosen)
    elif kind <= ASK_ACTION:
        of_events(state, seat, kind, chosen)
    elif kind <= ASK_LEARN:
        of_effects(state, seat, kind, chosen)
    elif kind == ASK_ACHIEVEMENT:
        claim(state, seat, chosen)


def decline(state: "Khora", seat: i64, kind: i64) -> None:
    """Go on where a question was declined, or where there was nothing to choose."""
    if kind == ASK_ADVANCE:
        end_progress(state, seat)
    elif kind == ASK_EXPLORE:
        end_military(state, seat)
    elif kind == ASK_RECALL:
        end_recall(state, seat)
    elif kind == ASK_TRACK:
        end_different_levels(state.city[seat])
    elif kind == ASK_ACHIEVEMENT:
        state.city[seat].rewards = 0


def of_actions(state: "Khora", seat: i64, kind: i64, chosen: i64) -> None:
    """Questions of the seven actions."""
    if kind == ASK_EXPLORE:
        explore(state, seat, chosen)
    elif kind == ASK_PLAY:
        play_card(state, seat, chosen)
    elif kind == ASK_BUY:
        buy(state, seat, chosen)
    elif kind == ASK_KEEP:
        keep_one(state, seat, chosen)
    else:
        unlock(state, seat)


def of_events(state: "Khora", seat: i64, kind: i64, chosen: i64) -> None:
    """Questions of events."""
    if kind == ASK_LOSE:
        forget(state, seat, chosen)
    elif kind == ASK_DISCARD:
        discard_one(state, seat, chosen)
    elif kind == ASK_EVENT_ADVANCE:
        event_level(state, seat, chosen)
    else:
        begin(state, seat, chosen)


def of_effects(state: "Khora", seat: i64, kind: i64, chosen: i64) -> None:
    """Questions of single cards and developments."""
    if kind == ASK_RECALL:
        recall(state, seat, chosen)
    elif kind == ASK_REWARD:
        reward(state, seat, chosen)
    elif kind == ASK_TRACK:
        different_level(state, seat, chosen)
    else:
        learn_one(state, seat, chosen)
