"""The seven actions by their numbers, and what they lead to: exploring, playing a card, unlocking a development."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules import questions
from petteia.games.khora.rules.effects import (
    advance,
    counted,
    draw,
    gain,
    gain_all,
    level,
    lose,
    trigger,
)
from petteia.games.khora.terms import (
    ACTION,
    ACTIONS,
    ASK_BUY,
    ASK_DEVELOP,
    ASK_EXPLORE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_PLAY,
    ASK_RECALL,
    ASK_REWARD,
    ASK_TRACK,
    CHOOSE,
    CITIZENS,
    CULTURE_TILE,
    DIFFERENT_LEVELS,
    DRACHMA,
    DRAW,
    GAIN,
    GAIN_PER,
    IN_FORCE,
    LEARN,
    LEGISLATION_TILE,
    LEVEL,
    LEVEL_IF_BEHIND,
    MILITARY_TILE,
    ON_CARD,
    ON_CULTURE,
    ON_DEVELOPMENT,
    ON_LEGISLATION,
    ON_MILITARY,
    ON_PHILOSOPHY,
    ON_TRADE,
    PERSEPOLIS,
    PHILOSOPHY,
    PHILOSOPHY_TILE,
    POLITICS_TILE,
    RECALL,
    TRADE_TILE,
    VP,
)
from petteia.kernel.bits import BIT, size
from petteia.kernel.counts import ONE, missing

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def begin(state: "Khora", seat: i64, tile: i64) -> None:
    """Take the action of a tile."""
    if tile == PHILOSOPHY_TILE:
        philosophy(state, seat)
    elif tile == LEGISLATION_TILE:
        legislation(state, seat)
    elif tile == CULTURE_TILE:
        culture(state, seat)
    elif tile == TRADE_TILE:
        trade(state, seat)
    elif tile == MILITARY_TILE:
        military(state, seat)
    elif tile == POLITICS_TILE:
        questions.ask(state, seat, ASK_PLAY)
    else:
        questions.ask(state, seat, ASK_DEVELOP)


def philosophy(state: "Khora", seat: i64) -> None:
    """0: gain a philosophy token."""
    gain(state, seat, PHILOSOPHY, 1, "philosophy")
    trigger(state, seat, ON_PHILOSOPHY)


def legislation(state: "Khora", seat: i64) -> None:
    """1: gain three citizens, beyond their cap for now in phase D (ruling 5), then draw two cards and keep one."""
    city = state.city[seat]
    if state.phase == ACTION:
        city.citizens += 3
        if state.log is not None:
            state.tell("gain", seat, "citizens", 3, "legislation")
    else:
        gain(state, seat, CITIZENS, 3, "legislation")
    trigger(state, seat, ON_LEGISLATION)
    city.drawn = draw(state, seat, 2, "legislation")
    questions.ask(state, seat, ASK_KEEP)


def keep_one(state: "Khora", seat: i64, card: i64) -> None:
    """Legislation: a card goes to the hand, the other under the deck."""
    city = state.city[seat]
    city.hand |= BIT[card]
    if state.log is not None:
        state.whisper("keep", seat, state.components.card_ids[card], 1, "legislation")
    rest: int = city.drawn & ~BIT[card]
    if rest:
        state.deck.insert(0, rest.bit_length() - 1)
    city.drawn = 0


def culture(state: "Khora", seat: i64) -> None:
    """2: gain VP by the Culture level."""
    gain(state, seat, VP, state.city[seat].culture, "culture")
    trigger(state, seat, ON_CULTURE)


def trade(state: "Khora", seat: i64) -> None:
    """3: gain drachma by the Economy level and one more; after all income (ruling 6) minor knowledge may be bought."""
    gain(state, seat, DRACHMA, state.city[seat].economy + 1, "trade")
    trigger(state, seat, ON_TRADE)
    questions.ask(state, seat, ASK_BUY)


def military(state: "Khora", seat: i64) -> None:
    """4: gain troops by the Military level, beyond their cap for now (ruling 5), then explore."""
    city = state.city[seat]
    city.troops += city.military
    if state.log is not None:
        state.tell("gain", seat, "troops", city.military, "military")
    trigger(state, seat, ON_MILITARY)
    more = city.in_force & state.components.explorations[city.name]
    city.left = state.components.explorations_amount if more else 1
    questions.ask(state, seat, ASK_EXPLORE)


def explore(state: "Khora", seat: i64, space: i64) -> None:
    """Take the knowledge of a space: lose troops, gain its bonus. Persepolis gives one major of each colour."""
    city = state.city[seat]
    components = state.components
    loss = troops_lost(state, city, space)
    city.troops -= loss
    state.board &= ~BIT[space]
    if state.log is not None:
        state.tell("explore", seat, components.token_ids[space], loss, "military")
    if space == PERSEPOLIS:
        city.major += ONE[0] + ONE[1] + ONE[2]
    elif components.token_major[space]:
        city.major += ONE[components.token_colour[space]]
    else:
        city.minor += ONE[components.token_colour[space]]
    gain_all(state, seat, components.token_gains[space], components.token_ids[space])
    city.left -= 1
    if city.left > 0:
        questions.ask(state, seat, ASK_EXPLORE)
    else:
        end_military(state, seat)


def troops_lost(state: "Khora", city: "City", space: i64) -> i64:
    """What exploring a space costs; what lowers it adds up, and leaves the requirement as it is (ruling 7)."""
    components = state.components
    less = size(city.in_force & components.loss_less[city.name]) * components.loss_less_amount
    loss = components.token_loses[space] - less
    return loss if loss > 0 else 0


def end_military(state: "Khora", seat: i64) -> None:
    """Troops above the cap are cut, after each Military action (rulings 5, 32); another one may follow."""
    city = state.city[seat]
    city.left = 0
    if city.troops > state.components.cap_troops:
        if state.log is not None:
            state.tell("lose", seat, "troops", city.troops - state.components.cap_troops, "cap")
        city.troops = state.components.cap_troops
    if city.again > 0:
        city.again -= 1
        military(state, seat)


def play_card(state: "Khora", seat: i64, card: i64) -> None:
    """5: play a card. What fires when a card is played comes before the card's own effect (ruling 29)."""
    city = state.city[seat]
    components = state.components
    if state.log is not None:
        state.tell("play", seat, components.card_ids[card], components.card_cost[card], "")
    pay(state, seat, components.card_cost[card], components.card_need[card], components.card_ids[card])
    city.hand &= ~BIT[card]
    city.shown &= ~BIT[card]
    trigger(state, seat, ON_CARD)
    city.in_force |= BIT[card]
    perform(state, seat, card)


def unlock(state: "Khora", seat: i64) -> None:
    """6: unlock the city's next development."""
    city = state.city[seat]
    components = state.components
    row = city.name * 4 + city.development
    if state.log is not None:
        state.tell("develop", seat, components.city_ids[city.name], city.development + 1, "")
    pay(state, seat, components.dev_cost[row], components.dev_need[row], components.city_ids[city.name])
    trigger(state, seat, ON_DEVELOPMENT)
    activate(state, seat)


def activate(state: "Khora", seat: i64) -> None:
    """Bring the next development into force, and apply it if it is an immediate one."""
    city = state.city[seat]
    source = 40 + city.development
    city.in_force |= BIT[source]
    city.development += 1
    perform(state, seat, source)


def pay(state: "Khora", seat: i64, cost: i64, need: i64, cause: str) -> None:
    """Pay drachma, and two philosophy tokens for each required knowledge token that is missing."""
    city = state.city[seat]
    if cost:
        lose(state, seat, DRACHMA, cost, cause)
    lacking = missing(city.minor + city.major, need)
    if lacking:
        lose(state, seat, PHILOSOPHY, 2 * lacking, cause)


def perform(state: "Khora", seat: i64, source: i64) -> None:
    """The immediate effects of a card or a development."""
    city = state.city[seat]
    components = state.components
    effects = components.effects[city.name * IN_FORCE + source]
    if not effects:
        return
    cause = components.card_ids[source] if source < 40 else components.city_ids[city.name]
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
            city.left = first
            questions.ask(state, seat, ASK_LEARN)
        elif verb == RECALL:
            questions.ask(state, seat, ASK_RECALL)
        elif verb == CHOOSE:
            questions.ask(state, seat, ASK_REWARD)
        elif verb == DIFFERENT_LEVELS:
            city.left = first
            city.used = 0
            questions.ask(state, seat, ASK_TRACK)
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
