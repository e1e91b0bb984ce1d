"""What is asked of a seat, and what becomes of the answer.

A question is put only where there is a real choice; otherwise it answers itself. Where several seats are asked at once,
their answers stay secret until the last one is in, and are then carried out in turn order (`decide_together`).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules import actions
from petteia.games.khora.rules.effects import advance, discard, gain, gain_all, learn, lose, trigger
from petteia.games.khora.rules.legal import choices, level_cost, price, swap_would_help
from petteia.games.khora.terms import (
    ADVANCE,
    ASK_ACHIEVEMENT,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_BUY,
    ASK_CITY,
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
    ASK_SETTLE,
    ASK_TILE,
    ASK_TRACK,
    BASE,
    BUY,
    CITY,
    COLOURS,
    DISCARD_CARD,
    DRACHMA,
    DRAFT_CARD,
    EXPLORE,
    GLORY,
    KEEP_CARD,
    LEARN_COLOUR,
    LOSE,
    MAY_PASS,
    NOTHING,
    ON_IDLE,
    PASS,
    PHILOSOPHY,
    PLAY_CARD,
    RECALL_CARD,
    REWARD,
    TAKE_ACTION,
    TAKE_GLORY,
    TAXES,
    VP,
)
from petteia.kernel.bits import BIT
from petteia.kernel.counts import ONE

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def ask(state: "Khora", seat: i64, kind: i64) -> None:
    """Put a question, or answer it at once where there is nothing to choose."""
    city = state.city[seat]
    found = choices(state, city, kind, city.drachma)
    if MAY_PASS >> kind & 1:
        if found == 0 and not swap_would_help(state, city, kind):
            decide(state, seat, kind, PASS)
            return
    elif found & (found - 1) == 0:
        low: int = found
        decide(state, seat, kind, BASE[kind] + low.bit_length() - 1 if found else PASS)
        return
    city.ask = kind
    city.choices = found
    city.answer = -1
    state.waiters |= 1 << seat


def decide_together(state: "Khora") -> None:
    """Carry out the answers of all who were asked, in turn order."""
    for seat in state.turn_order():
        city = state.city[seat]
        kind = city.ask
        if kind != NOTHING:
            city.ask = NOTHING
            if kind != ASK_TILE:
                decide(state, seat, kind, city.answer)


def decide(state: "Khora", seat: i64, kind: i64, action: i64) -> None:
    """Carry out one answer."""
    city = state.city[seat]
    if kind == ASK_ADVANCE:
        if action == PASS:
            end_progress(state, seat, city)
        else:
            progress_level(state, seat, city, action - ADVANCE)
    elif kind == ASK_EXPLORE:
        if action == PASS:
            actions.end_military(state, seat)
        else:
            actions.explore(state, seat, action - EXPLORE)
    elif kind == ASK_PLAY:
        if action != PASS:
            actions.play_card(state, seat, action - PLAY_CARD)
    elif kind == ASK_BUY:
        if action != PASS:
            lose(state, seat, DRACHMA, price(state, city), "trade")
            learn(state, seat, action - BUY, "trade")
    elif kind == ASK_DEVELOP:
        if action != PASS:
            actions.unlock(state, seat)
    elif kind == ASK_DRAFT:
        keep_draft(state, seat, city, action - DRAFT_CARD)
    elif kind == ASK_KEEP:
        if action != PASS:
            actions.keep_one(state, seat, action - KEEP_CARD)
    elif kind == ASK_TRACK:
        different_level(state, seat, city, action)
    else:
        decide_event(state, seat, city, kind, action)


def decide_event(state: "Khora", seat: i64, city: "City", kind: i64, action: i64) -> None:
    """Carry out an answer that comes up more rarely: in events, achievements, single cards and the set-up."""
    if kind == ASK_EVENT_ADVANCE:
        if action != PASS:
            track = action - ADVANCE
            cause = state.components.events[state.events[state.round - 1]].id
            lose(state, seat, DRACHMA, level_cost(state, city, track), cause)
            advance(state, seat, track, cause)
    elif kind == ASK_LOSE:
        if action != PASS:
            forget(state, seat, city, action - LOSE)
    elif kind == ASK_DISCARD:
        discard(state, seat, action - DISCARD_CARD)
        city.left -= 1
        if city.left > 0:
            ask(state, seat, ASK_DISCARD)
    elif kind == ASK_ACTION:
        if action != PASS:
            actions.begin(state, seat, action - TAKE_ACTION)
    elif kind == ASK_RECALL:
        if action != PASS:
            recall(state, seat, city, action - RECALL_CARD)
        ask(state, seat, ASK_PLAY)
    elif kind == ASK_REWARD:
        resource, amount = state.components.rewards[action - REWARD]
        gain(state, seat, resource, amount, state.components.city_ids[city.name])
    elif kind == ASK_LEARN:
        learn(state, seat, action - LEARN_COLOUR, "scholarly-welcome")
        city.left -= 1
        if city.left > 0:
            ask(state, seat, ASK_LEARN)
    elif kind == ASK_ACHIEVEMENT:
        city.left -= 1
        if action != PASS:
            gain(state, seat, GLORY if action == TAKE_GLORY else TAXES, 1, "achievement")
    elif kind == ASK_CITY:
        city.name = action - CITY
        state.tell("city", seat, state.components.city_ids[city.name], 0, "")


def keep_draft(state: "Khora", seat: i64, city: "City", card: i64) -> None:
    """Put a drafted card into the hand."""
    city.hand |= BIT[card]
    city.pack &= ~BIT[card]
    if state.log is not None:
        state.whisper("draft", seat, state.components.card_ids[card], 1, "")


def progress_level(state: "Khora", seat: i64, city: "City", track: i64) -> None:
    """Pay for one level in the Progress phase; beyond the free number of levels each takes a philosophy token."""
    lose(state, seat, DRACHMA, level_cost(state, city, track), "progress")
    if city.left > 0:
        city.left -= 1
    else:
        lose(state, seat, PHILOSOPHY, 1, "philosophy-token")
    city.used += 1
    advance(state, seat, track, "progress")
    ask(state, seat, ASK_ADVANCE)


def end_progress(state: "Khora", seat: i64, city: "City") -> None:
    """Who gained no level is idle: the Old Guard speaks (ruling 17)."""
    if city.used == 0:
        trigger(state, seat, ON_IDLE)
    city.used = 0
    city.left = 0


def different_level(state: "Khora", seat: i64, city: "City", action: i64) -> None:
    """One of several free levels, each on another track; without a track below the top the rest is lost."""
    if action != PASS:
        city.used |= 1 << (action - ADVANCE)
        city.left -= 1
        advance(state, seat, action - ADVANCE, state.components.city_ids[city.name])
        if city.left > 0:
            ask(state, seat, ASK_TRACK)
            return
    city.used = 0
    city.left = 0


def forget(state: "Khora", seat: i64, city: "City", kind: i64) -> None:
    """Lose a knowledge token; it leaves the game (ruling 14). Who lost one gains what the event promises."""
    event = state.components.events[state.events[state.round - 1]]
    if kind < 3:
        city.minor -= ONE[kind]
    else:
        city.major -= ONE[kind - 3]
    if state.log is not None:
        state.tell("forget", seat, f"{COLOURS[kind % 3]}-{'minor' if kind < 3 else 'major'}", 1, event.id)
    gain_all(state, seat, event.gains, event.id)


def recall(state: "Khora", seat: i64, city: "City", card: i64) -> None:
    """Ostracism: a card in play goes back to the hand, and everybody has seen it."""
    city.in_force &= ~BIT[card]
    city.hand |= BIT[card]
    city.shown |= BIT[card]
    if state.log is not None:
        state.tell("recall", seat, state.components.card_ids[card], 1, "ostracism")


def swap_glory(state: "Khora", seat: i64, city: "City") -> None:
    """Thebes: glory for drachma and VP, at any decision (rulings 24, 27); then the question stands again."""
    components = state.components
    cause = components.city_ids[city.name]
    if state.log is not None:
        state.tell("swap", seat, cause, 1, cause)
    lose(state, seat, GLORY, components.swap_glory, cause)
    gain(state, seat, DRACHMA, components.swap_drachma, cause)
    gain(state, seat, VP, components.swap_vp, cause)
    if city.ask != ASK_TILE and city.ask != ASK_SETTLE:
        city.choices = choices(state, city, city.ask, city.drachma)
    if MAY_PASS >> city.ask & 1 and city.choices == 0 and not swap_would_help(state, city, city.ask):
        city.answer = PASS
        state.waiters &= ~(1 << seat)
