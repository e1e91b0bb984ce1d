"""Politics cards: what they require, playing them, and the immediate effects of cards and developments."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.actions import begin, military
from petteia.games.khora.rules.deck import draw
from petteia.games.khora.rules.effects import advance, counted, gain, learn, level, lose, source_id, trigger
from petteia.games.khora.rules.philosophy import knowledge_allowed, spend_for_knowledge
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import (
    ACTIONS,
    ASK_LEARN,
    ASK_PLAY,
    ASK_RECALL,
    ASK_REWARD,
    ASK_TRACK,
    CHOOSE,
    DIFFERENT_LEVELS,
    DRACHMA,
    DRAW,
    GAIN,
    GAIN_PER,
    LEARN,
    LEVEL,
    LEVEL_IF_BEHIND,
    MILITARY_TILE,
    ON_CARD,
    RECALL,
)
from petteia.kernel.bits import BIT
from petteia.kernel.counts import enough, missing

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def playable(state: "Khora", city: "City", drachma: i64) -> i64:
    """The set of cards in hand whose knowledge and drachma the city has, philosophy tokens counted."""
    components = state.components
    have = city.minor + city.major
    allowed = knowledge_allowed(state, city)
    found: i64 = 0
    hand = city.hand
    while hand:
        low: int = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        if components.card_cost[card] <= drachma:
            need = components.card_need[card]
            if enough(have, need) or (allowed and missing(have, need) <= allowed):
                found |= low
    return found


def play_card(state: "Khora", seat: i64, card: i64) -> None:
    """5: play a card. What fires when a card is played comes before the card's own effect (ruling 29)."""
    city = state.city[seat]
    components = state.components
    state.tell("play", seat, components.card_ids[card], components.card_cost[card], "")
    pay(state, seat, components.card_cost[card], components.card_need[card], components.card_ids[card])
    city.hand &= ~BIT[card]
    city.shown &= ~BIT[card]
    trigger(state, seat, ON_CARD)
    city.in_force |= BIT[card]
    perform(state, seat, card)


def pay(state: "Khora", seat: i64, cost: i64, need: i64, cause: str) -> None:
    """Pay drachma, and philosophy tokens for the required knowledge that is missing."""
    city = state.city[seat]
    if cost:
        lose(state, seat, DRACHMA, cost, cause)
    lacking = missing(city.minor + city.major, need)
    if lacking:
        spend_for_knowledge(state, seat, lacking, cause)


def perform(state: "Khora", seat: i64, source: i64) -> None:
    """The immediate effects of a card or a development."""
    city = state.city[seat]
    components = state.components
    effects = components.effects[city.name * components.row + source]
    if not effects:
        return
    cause = source_id(state, city, source)
    for verb, first, second, third in effects:
        if verb == GAIN:
            gain(state, seat, first, second, cause)
        elif verb == GAIN_PER:
            gain(state, seat, first, second * counted(city, third), cause)
        elif verb == DRAW:
            city.hand |= draw(state, seat, first, cause)
        elif verb == LEVEL or (verb == LEVEL_IF_BEHIND and behind_everybody(state, seat, first)):
            for _ in range(second):
                advance(state, seat, first, cause)
        elif verb == LEARN:
            city.source = source
            city.left = first
            ask(state, seat, ASK_LEARN)
        elif verb == RECALL:
            city.source = source
            ask(state, seat, ASK_RECALL)
        elif verb == CHOOSE:
            city.source = source
            ask(state, seat, ASK_REWARD)
        elif verb == DIFFERENT_LEVELS:
            city.source = source
            city.left = first
            ask(state, seat, ASK_TRACK)
        elif verb == ACTIONS:
            take_actions(state, seat, first, second)


def take_actions(state: "Khora", seat: i64, tile: i64, times: i64) -> None:
    """Take the same action several times; Military ones go on when the one before has ended."""
    if tile == MILITARY_TILE:
        state.city[seat].again = times - 1
        military(state, seat)
    else:
        for _ in range(times):
            begin(state, seat, tile)


def behind_everybody(state: "Khora", seat: i64, track: i64) -> bool:
    """Rivalry: whether every other player is higher on a track (ruling 18)."""
    own = level(state.city[seat], track)
    return all(level(state.city[other], track) > own for other in range(state.seats) if other != seat)


def recallable(state: "Khora", city: "City") -> i64:
    """Ostracism: the set of cards in play, but for itself."""
    return city.in_force & state.components.all_cards & ~state.components.recalling


def recall(state: "Khora", seat: i64, card: i64) -> None:
    """Ostracism: a card in play goes back to the hand, and everybody has seen it; then a Politics action."""
    city = state.city[seat]
    city.in_force &= ~BIT[card]
    city.hand |= BIT[card]
    city.shown |= BIT[card]
    state.tell("recall", seat, state.components.card_ids[card], 1, source_id(state, city, city.source))
    end_recall(state, seat)


def end_recall(state: "Khora", seat: i64) -> None:
    """Ostracism: a Politics action, whether a card was taken back or not."""
    state.city[seat].source = -1
    ask(state, seat, ASK_PLAY)


def learn_one(state: "Khora", seat: i64, colour: i64) -> None:
    """Scholarly Welcome: a minor knowledge token, and perhaps another one."""
    city = state.city[seat]
    learn(state, seat, colour, source_id(state, city, city.source))
    city.left -= 1
    if city.left > 0:
        ask(state, seat, ASK_LEARN)
    else:
        city.source = -1
