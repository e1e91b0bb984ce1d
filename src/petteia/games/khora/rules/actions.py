"""The seven actions by their numbers, and what they lead to: exploring, playing a card, unlocking a development."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.deck import draw
from petteia.games.khora.rules.effects import (
    advance,
    counted,
    cut_to_cap,
    gain,
    gain_all,
    gain_beyond_cap,
    learn,
    level,
    lose,
    source_id,
    trigger,
)
from petteia.games.khora.rules.philosophy import spend_for_knowledge
from petteia.games.khora.rules.prices import knowledge_price
from petteia.games.khora.rules.questions import ask
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
    DEVELOPMENTS,
    DIFFERENT_LEVELS,
    DRACHMA,
    DRAW,
    GAIN,
    GAIN_PER,
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
    PHILOSOPHY,
    PHILOSOPHY_TILE,
    POLITICS_TILE,
    RECALL,
    TRADE_TILE,
    TROOPS,
    VP,
)
from petteia.kernel.bits import BIT, members, size
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
        ask(state, seat, ASK_PLAY)
    else:
        ask(state, seat, ASK_DEVELOP)


def action_gain(state: "Khora", city: "City", tile: i64) -> tuple[int, int]:
    """The resource that a tile's action gives, and how much; the last two actions give nothing by themselves."""
    components = state.components
    if tile == PHILOSOPHY_TILE:
        return PHILOSOPHY, components.philosophy_tokens
    if tile == LEGISLATION_TILE:
        return CITIZENS, components.legislation_citizens
    if tile == CULTURE_TILE:
        return VP, components.culture_vp * city.culture
    if tile == TRADE_TILE:
        return DRACHMA, trade_income(state, city)
    return TROOPS, components.military_troops * city.military if tile == MILITARY_TILE else 0


def philosophy(state: "Khora", seat: i64) -> None:
    """0: gain a philosophy token."""
    gain(state, seat, PHILOSOPHY, state.components.philosophy_tokens, "philosophy")
    trigger(state, seat, ON_PHILOSOPHY)


def legislation(state: "Khora", seat: i64) -> None:
    """1: gain citizens, beyond their cap for now in phase D (ruling 5), then draw cards and keep one."""
    city = state.city[seat]
    citizens = state.components.legislation_citizens
    if state.phase == ACTION:
        gain_beyond_cap(state, seat, CITIZENS, citizens, "legislation")
    else:
        gain(state, seat, CITIZENS, citizens, "legislation")
    trigger(state, seat, ON_LEGISLATION)
    city.drawn = draw(state, seat, state.components.legislation_draw, "legislation")
    ask(state, seat, ASK_KEEP)


def keep_one(state: "Khora", seat: i64, card: i64) -> None:
    """Legislation: a card goes to the hand, the other under the deck."""
    city = state.city[seat]
    city.hand |= BIT[card]
    state.whisper("keep", seat, state.components.card_ids[card], 1, "legislation")
    for other in members(city.drawn & ~BIT[card]):
        state.deck.insert(0, other)
    city.drawn = 0


def culture(state: "Khora", seat: i64) -> None:
    """2: gain VP by the Culture level."""
    gain(state, seat, VP, state.components.culture_vp * state.city[seat].culture, "culture")
    trigger(state, seat, ON_CULTURE)


def trade(state: "Khora", seat: i64) -> None:
    """3: gain drachma by the Economy level and some more; after all income (ruling 6) knowledge may be bought."""
    gain(state, seat, DRACHMA, trade_income(state, state.city[seat]), "trade")
    trigger(state, seat, ON_TRADE)
    ask(state, seat, ASK_BUY)


def trade_income(state: "Khora", city: "City") -> i64:
    """The drachma of a Trade, without what cards and developments add."""
    return state.components.trade_drachma * city.economy + state.components.trade_more


def buy(state: "Khora", seat: i64, colour: i64) -> None:
    """Trade: pay for a minor knowledge token."""
    lose(state, seat, DRACHMA, knowledge_price(state, state.city[seat]), "trade")
    learn(state, seat, colour, "trade")


def military(state: "Khora", seat: i64) -> None:
    """4: gain troops by the Military level, beyond their cap for now (ruling 5), then explore."""
    city = state.city[seat]
    gain_beyond_cap(state, seat, TROOPS, state.components.military_troops * city.military, "military")
    trigger(state, seat, ON_MILITARY)
    more = city.in_force & state.components.explorations[city.name]
    city.left = state.components.explorations_amount if more else 1
    ask(state, seat, ASK_EXPLORE)


def explore(state: "Khora", seat: i64, space: i64) -> None:
    """Take the knowledge of a space: lose troops, gain its bonus. Persepolis gives majors of several colours."""
    city = state.city[seat]
    components = state.components
    loss = troops_lost(state, city, space)
    city.troops -= loss
    state.board &= ~BIT[space]
    state.tell("explore", seat, components.token_ids[space], loss, "military")
    if space == components.persepolis:
        city.major += components.persepolis_majors
    elif components.token_major[space]:
        city.major += ONE[components.token_colour[space]]
    else:
        city.minor += ONE[components.token_colour[space]]
    gain_all(state, seat, components.token_gains[space], components.token_ids[space])
    city.left -= 1
    if city.left > 0:
        ask(state, seat, ASK_EXPLORE)
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
    cut_to_cap(state, seat, TROOPS)
    if city.again > 0:
        city.again -= 1
        military(state, seat)


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


def unlock(state: "Khora", seat: i64) -> None:
    """6: unlock the city's next development."""
    city = state.city[seat]
    components = state.components
    row = city.name * DEVELOPMENTS + city.development
    state.tell("develop", seat, components.city_ids[city.name], city.development + 1, "")
    pay(state, seat, components.dev_cost[row], components.dev_need[row], components.city_ids[city.name])
    trigger(state, seat, ON_DEVELOPMENT)
    activate(state, seat)


def activate(state: "Khora", seat: i64) -> None:
    """Bring the next development into force, and apply it if it is an immediate one."""
    city = state.city[seat]
    source = state.components.cards + city.development
    city.in_force |= BIT[source]
    city.development += 1
    perform(state, seat, source)


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


def reward(state: "Khora", seat: i64, chosen: i64) -> None:
    """Argos: one of several gains."""
    city = state.city[seat]
    resource, amount = state.components.rewards[chosen]
    gain(state, seat, resource, amount, source_id(state, city, city.source))
    city.source = -1


def different_level(state: "Khora", seat: i64, track: i64) -> None:
    """Miletus: one of several free levels, each on another track."""
    city = state.city[seat]
    city.chosen |= 1 << track
    city.left -= 1
    advance(state, seat, track, source_id(state, city, city.source))
    if city.left > 0:
        ask(state, seat, ASK_TRACK)
    else:
        end_different_levels(city)


def end_different_levels(city: "City") -> None:
    """Without a track below the top the rest of the levels is lost."""
    city.left = 0
    city.chosen = 0
    city.source = -1


def learn_one(state: "Khora", seat: i64, colour: i64) -> None:
    """Scholarly Welcome: a minor knowledge token, and perhaps another one."""
    city = state.city[seat]
    learn(state, seat, colour, source_id(state, city, city.source))
    city.left -= 1
    if city.left > 0:
        ask(state, seat, ASK_LEARN)
    else:
        city.source = -1


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
