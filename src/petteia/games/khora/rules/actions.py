"""The seven actions by their numbers, and exploring. What 5 and 6 lead to is in cards.py and developments.py."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.deck import draw, put_under
from petteia.games.khora.rules.effects import cut_to_cap, gain, gain_all, gain_beyond_cap, learn, lose, trigger
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import (
    ACTION,
    ASK_BUY,
    ASK_DEVELOP,
    ASK_EXPLORE,
    ASK_KEEP,
    ASK_PLAY,
    CITIZENS,
    CULTURE_TILE,
    DRACHMA,
    LEGISLATION_TILE,
    MILITARY_TILE,
    ON_CULTURE,
    ON_LEGISLATION,
    ON_MILITARY,
    ON_PHILOSOPHY,
    ON_TRADE,
    PHILOSOPHY,
    PHILOSOPHY_TILE,
    POLITICS_TILE,
    TRADE_TILE,
    TROOPS,
    VP,
)
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.counts import ONE

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
    """1: gain citizens, beyond their cap for now in phase D alone (rulings 5, 31), then draw cards and keep one."""
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
    """Legislation: a card goes to the hand, what else was drawn under the deck."""
    city = state.city[seat]
    city.hand |= BIT[card]
    state.whisper("keep", seat, state.components.card_ids[card], 1, "legislation")
    for other in members(city.drawn & ~BIT[card]):
        put_under(state, other)
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


def knowledge_price(state: "Khora", city: "City") -> i64:
    """What minor knowledge costs in this city's Trade."""
    components = state.components
    return (
        components.low_price_amount if city.in_force & components.low_price[city.name] else components.knowledge_price
    )


def buy(state: "Khora", seat: i64, colour: i64) -> None:
    """Trade: pay for a minor knowledge token."""
    lose(state, seat, DRACHMA, knowledge_price(state, state.city[seat]), "trade")
    learn(state, seat, colour, "trade")


def military(state: "Khora", seat: i64) -> None:
    """4: gain troops by the Military level, beyond their cap for now (ruling 5), then explore."""
    city = state.city[seat]
    gain_beyond_cap(state, seat, TROOPS, state.components.military_troops * city.military, "military")
    trigger(state, seat, ON_MILITARY)
    city.left = 1
    if city.in_force & state.components.explorations[city.name]:
        city.left = state.components.explorations_amount
    ask(state, seat, ASK_EXPLORE)


def within_reach(state: "Khora", troops: i64) -> i64:
    """The set of spaces that these troops may explore."""
    most = state.components.most_required
    return state.board & state.components.within_reach[troops if troops < most else most]


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
    return max(state.components.token_loses[space] - troops_saved(state, city), 0)


def troops_saved(state: "Khora", city: "City") -> i64:
    """By how much less a city loses wherever it explores."""
    components = state.components
    return size(city.in_force & components.loss_less[city.name]) * components.loss_less_amount


def end_military(state: "Khora", seat: i64) -> None:
    """Troops above the cap are cut, after each Military action (rulings 5, 32); another one may follow."""
    city = state.city[seat]
    city.left = 0
    cut_to_cap(state, seat, TROOPS)
    if city.again > 0:
        city.again -= 1
        military(state, seat)
