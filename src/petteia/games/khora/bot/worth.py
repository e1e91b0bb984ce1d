"""What things are worth: a readable measure of how well a city stands, and of how good a choice looks.

Everything is counted in VP at the end of the game. The figures stand in weights.toml, one row of them for each number
of rounds left. Only what the deciding seat may know is read.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.khora.bot.weights import (
    CARD,
    CROWDED,
    DEVELOPMENT,
    DRAW,
    GROWTH,
    HOPE,
    LACKING,
    LEVEL,
    MAJOR,
    MANY,
    MINOR,
    OCCASION,
    PERMISSION,
    PROSPECT,
    RICH,
    UNSURE,
    WANTED,
)
from petteia.games.khora.rules.actions import knowledge_price, trade_income, troops_saved, within_reach
from petteia.games.khora.rules.cards import playable
from petteia.games.khora.rules.developments import developable
from petteia.games.khora.rules.effects import counted, holds, level
from petteia.games.khora.rules.progress import level_cost
from petteia.games.khora.terms import (
    ALWAYS,
    CHOOSE,
    CITIZENS,
    COLOURS,
    CULTURE,
    CULTURE_TILE,
    DEVELOPMENTS,
    DICE,
    DIFFERENT_LEVELS,
    DRACHMA,
    ECONOMY,
    GAIN,
    GAIN_PER,
    GLORY,
    LEARN,
    LEGISLATION_TILE,
    LEVEL_IF_BEHIND,
    MILITARY,
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
    TAXES,
    TRACKS,
    TRADE_TILE,
    TROOPS,
)
from petteia.games.khora.terms import DRAW as DRAW_VERB
from petteia.games.khora.terms import LEVEL as LEVEL_VERB
from petteia.kernel.bits import lowest, size
from petteia.kernel.counts import count, missing, total
from petteia.kernel.weights import WeightRow

if TYPE_CHECKING:
    from petteia.games.khora.components.row_tuples import Gain
    from petteia.games.khora.state import City, Khora


def rounds_left(state: "Khora") -> i64:
    """How many rounds come after this one."""
    return state.components.rounds - max(state.round, 1)


def evaluate(row: WeightRow, state: "Khora", seat: i64) -> float:
    """What a city can be expected to score, by what it has now."""
    city = state.city[seat]
    majors = float(total(city.major))
    worth = float(city.vp) + row[DRACHMA] * float(city.drachma) + row[CITIZENS] * float(city.citizens)
    if city.drachma > MANY:
        worth += row[RICH] * float(city.drachma - MANY)
    if city.citizens > MANY:
        worth += row[CROWDED] * float(city.citizens - MANY)
    worth += row[TAXES] * float(city.taxes) + row[TROOPS] * float(city.troops) + row[DICE] * float(city.dice)
    worth += row[PHILOSOPHY] * float(city.philosophy) + float(city.glory) * (majors + row[GLORY])
    worth += row[MINOR] * float(total(city.minor)) + row[MAJOR] * majors
    worth += row[LEVEL + ECONOMY] * float(city.economy) + row[LEVEL + CULTURE] * float(city.culture)
    worth += row[LEVEL + MILITARY] * float(city.military) + row[DEVELOPMENT] * float(city.development)
    in_force = city.in_force
    while in_force:
        low: int = in_force & -in_force
        in_force ^= low
        worth += standing_worth(row, state, seat, low.bit_length() - 1)
    if state.round < state.components.rounds:
        worth += promises(row, state, seat)
    return worth


def promises(row: WeightRow, state: "Khora", seat: i64) -> float:
    """What the hand and the next development may still bring."""
    city = state.city[seat]
    worth = 0.0
    hand = city.hand
    while hand:
        low: int = hand & -hand
        hand ^= low
        worth += hand_worth(row, state, seat, low.bit_length() - 1)
    if city.development < DEVELOPMENTS:
        need = state.components.dev_need[city.name * DEVELOPMENTS + city.development]
        lacking = float(missing(city.minor + city.major, need))
        prospect = development_worth(row, state, seat) - lacking * row[LACKING]
        if prospect > 0.0:
            worth += row[PROSPECT] * prospect
    return worth


def gains_worth(row: WeightRow, city: "City", gains: "tuple[Gain, ...]") -> float:
    """What several gains are worth."""
    worth = 0.0
    for resource, amount in gains:
        worth += float(amount) * resource_worth(row, city, resource)
    return worth


def resource_worth(row: WeightRow, city: "City", resource: i64) -> float:
    """What one of a resource is worth; glory counts each major knowledge owned."""
    if resource == GLORY:
        return row[GLORY] + float(total(city.major))
    if resource == DRACHMA and city.drachma > MANY:
        return row[DRACHMA] + row[RICH]
    if resource == CITIZENS and city.citizens > MANY:
        return row[CITIZENS] + row[CROWDED]
    return row[resource]


def capped_worth(row: WeightRow, state: "Khora", city: "City", resource: i64, amount: i64) -> float:
    """What a gain is worth, up to the end of its track."""
    room = amount
    if resource == CITIZENS:
        room = state.components.cap_citizens - city.citizens
    elif resource == TAXES:
        room = state.components.cap_taxes - city.taxes
    elif resource == GLORY:
        room = state.components.cap_glory - city.glory
    elif resource == TROOPS:
        room = state.components.cap_troops - city.troops
    if room < amount:
        amount = max(room, 0)
    return float(amount) * resource_worth(row, city, resource)


def standing_worth(row: WeightRow, state: "Khora", seat: i64, source: i64) -> float:
    """What something in force will still bring: by its occasions in the rounds left, and at the end."""
    city = state.city[seat]
    components = state.components
    at = city.name * components.row + source
    if components.scoring[at]:
        vp, what, each = components.score[at]
        return float(vp * counted(city, what)) / float(each) * (1.0 + row[GROWTH])
    gains = components.ongoing[at]
    if gains:
        left = float(rounds_left(state))
        often = row[OCCASION + components.occasion[at]] * left
        condition = components.condition[at]
        if condition != ALWAYS and not holds(state, seat, condition):
            often *= row[UNSURE]
        return often * gains_worth(row, city, gains)
    return 0.0 if components.effects[at] else row[PERMISSION]


def card_worth(row: WeightRow, state: "Khora", seat: i64, source: i64) -> float:
    """What a card or development would bring if it came into force now, its price not counted."""
    city = state.city[seat]
    worth = standing_worth(row, state, seat, source)
    for verb, first, second, third in state.components.effects[city.name * state.components.row + source]:
        if verb == GAIN:
            worth += capped_worth(row, state, city, first, second)
        elif verb == GAIN_PER:
            worth += capped_worth(row, state, city, first, second * counted(city, third))
        elif verb == DRAW_VERB:
            worth += float(first) * row[DRAW]
        elif verb == LEVEL_VERB:
            worth += float(second) * level_worth(row, state, city, first)
        elif verb == LEVEL_IF_BEHIND:
            worth += row[UNSURE] * level_worth(row, state, city, first)
        elif verb == LEARN:
            worth += row[MINOR]
        elif verb == DIFFERENT_LEVELS:
            worth += float(first) * best_level(row, state, city)
        elif verb == CHOOSE:
            worth += best_reward(row, state, city)
        else:
            worth += float(second) * tile_worth(row, state, seat, first)
    return worth


def level_worth(row: WeightRow, state: "Khora", city: "City", track: i64) -> float:
    """What the next level of a track brings; at the top nothing."""
    reached = level(city, track) + 1
    if reached > state.components.cap_track:
        return 0.0
    return row[LEVEL + track] + gains_worth(row, city, state.components.track_gains[track][reached])


def best_level(row: WeightRow, state: "Khora", city: "City") -> float:
    """The most that one level can bring."""
    best = 0.0
    for track in range(len(TRACKS)):
        best = max(best, level_worth(row, state, city, track))
    return best


def best_reward(row: WeightRow, state: "Khora", city: "City") -> float:
    """Argos: the best of its second development's rewards."""
    best = 0.0
    for resource, amount in state.components.rewards:
        best = max(best, capped_worth(row, state, city, resource, amount))
    return best


def hand_worth(row: WeightRow, state: "Khora", seat: i64, card: i64) -> float:
    """What a card in the hand promises; after the last Politics nothing."""
    city = state.city[seat]
    lacking = float(missing(city.minor + city.major, state.components.card_need[card]))
    cost = float(state.components.card_cost[card]) * row[DRACHMA]
    promise = card_worth(row, state, seat, card) - cost - lacking * row[LACKING]
    return row[CARD] + (row[HOPE] * promise if promise > 0.0 else 0.0)


def price_worth(row: WeightRow, state: "Khora", city: "City", cost: i64, need: i64) -> float:
    """What is given for a card or a development: drachma, and philosophy tokens for missing knowledge."""
    tokens = state.components.tokens_for_knowledge * missing(city.minor + city.major, need)
    return float(cost) * row[DRACHMA] + float(tokens) * row[PHILOSOPHY]


def play_worth(row: WeightRow, state: "Khora", seat: i64, card: i64) -> float:
    """What playing a card brings, its price and its place in the hand counted."""
    city = state.city[seat]
    components = state.components
    worth = card_worth(row, state, seat, card) + trigger_worth(row, state, city, ON_CARD)
    worth -= price_worth(row, state, city, components.card_cost[card], components.card_need[card])
    if state.round < state.components.rounds:
        worth -= hand_worth(row, state, seat, card)
    played = size(city.in_force & components.all_cards)
    if state.open & components.cards_achievement and played == components.cards_achieved - 1:
        worth += max(row[TAXES], resource_worth(row, city, GLORY))
    return worth


def development_worth(row: WeightRow, state: "Khora", seat: i64) -> float:
    """What the next development brings, its price counted."""
    city = state.city[seat]
    components = state.components
    at = city.name * DEVELOPMENTS + city.development
    worth = card_worth(row, state, seat, components.cards + city.development) + row[DEVELOPMENT]
    worth += trigger_worth(row, state, city, ON_DEVELOPMENT)
    return worth - price_worth(row, state, city, components.dev_cost[at], components.dev_need[at])


def token_worths(row: WeightRow, state: "Khora", city: "City", spaces: i64) -> vec[float]:
    """What exploring each space of a set brings, the troops lost counted."""
    components = state.components
    minor, major = row[MINOR], row[MAJOR] + float(city.glory)
    wanted = vec[float]([0.0] * len(COLOURS))
    for colour in range(len(COLOURS)):
        wanted[colour] = wanted_colour(row, state, city, colour)
    saved = troops_saved(state, city)
    found = vec[float]([0.0] * size(spaces))
    for i in range(size(spaces)):
        space = lowest(spaces)
        spaces &= spaces - 1
        if space == components.persepolis:
            worth = float(total(components.persepolis_majors)) * major
        elif components.token_major[space]:
            worth = major + wanted[components.token_colour[space]]
        else:
            worth = minor + wanted[components.token_colour[space]]
        worth += gains_worth(row, city, components.token_gains[space])
        found[i] = worth - float(max(components.token_loses[space] - saved, 0)) * row[TROOPS]
    return found


def wanted_colour(row: WeightRow, state: "Khora", city: "City", colour: i64) -> float:
    """More for a colour that the next development still asks for."""
    if city.development >= DEVELOPMENTS:
        return 0.0
    need = state.components.dev_need[city.name * DEVELOPMENTS + city.development]
    return row[WANTED] if count(need, colour) > count(city.minor + city.major, colour) else 0.0


def best_token(row: WeightRow, state: "Khora", city: "City", troops: i64) -> float:
    """The most that one exploration with these troops can bring."""
    best = 0.0
    for found in token_worths(row, state, city, within_reach(state, troops)):
        if found > best:
            best = found
    return best


def trigger_worth(row: WeightRow, state: "Khora", city: "City", when: i64) -> float:
    """What an occasion brings by all that is in force."""
    worth = 0.0
    speaking = city.in_force & state.components.triggers[when][city.name]
    while speaking:
        low: int = speaking & -speaking
        speaking ^= low
        at = city.name * state.components.row + low.bit_length() - 1
        worth += gains_worth(row, city, state.components.ongoing[at])
    return worth


def tile_worth(row: WeightRow, state: "Khora", seat: i64, tile: i64) -> float:
    """What taking an action now would bring."""
    city = state.city[seat]
    components = state.components
    if tile == PHILOSOPHY_TILE:
        tokens = float(components.philosophy_tokens)
        return tokens * row[PHILOSOPHY] + trigger_worth(row, state, city, ON_PHILOSOPHY)
    if tile == LEGISLATION_TILE:
        citizens = capped_worth(row, state, city, CITIZENS, components.legislation_citizens)
        return citizens + row[DRAW] + trigger_worth(row, state, city, ON_LEGISLATION)
    if tile == CULTURE_TILE:
        return float(components.culture_vp * city.culture) + trigger_worth(row, state, city, ON_CULTURE)
    if tile == TRADE_TILE:
        return trade_worth(row, state, city)
    if tile == MILITARY_TILE:
        troops = components.military_troops * city.military
        worth = float(troops) * row[TROOPS] + trigger_worth(row, state, city, ON_MILITARY)
        return worth + best_token(row, state, city, city.troops + troops)
    if tile == POLITICS_TILE:
        return politics_worth(row, state, seat)
    if not developable(state, city, city.drachma):
        return 0.0
    return max(development_worth(row, state, seat), 0.0)


def trade_worth(row: WeightRow, state: "Khora", city: "City") -> float:
    """What Trade brings: its income, and knowledge where it can be bought and is worth its price."""
    drachma = trade_income(state, city)
    income = float(drachma) * resource_worth(row, city, DRACHMA) + trigger_worth(row, state, city, ON_TRADE)
    cost = knowledge_price(state, city)
    if city.drachma + drachma < cost:
        return income
    best = 0.0
    for colour in range(len(COLOURS)):
        best = max(best, wanted_colour(row, state, city, colour))
    buying = row[MINOR] + best - float(cost) * resource_worth(row, city, DRACHMA)
    return income + (buying if buying > 0.0 else 0.0)


def politics_worth(row: WeightRow, state: "Khora", seat: i64) -> float:
    """The most that playing a card can bring."""
    best = 0.0
    city = state.city[seat]
    hand = playable(state, city, city.drachma)
    while hand:
        low: int = hand & -hand
        hand ^= low
        found = play_worth(row, state, seat, low.bit_length() - 1)
        if found > best:
            best = found
    return best


def advance_worth(row: WeightRow, state: "Khora", city: "City", track: i64, token: bool) -> float:
    """What a level brings, its price counted, and the philosophy token if it takes one."""
    worth = level_worth(row, state, city, track) - float(level_cost(state, city, track)) * resource_worth(
        row, city, DRACHMA
    )
    return worth - row[PHILOSOPHY] if token else worth


def kind_owned_worth(row: WeightRow, city: "City", kind: i64) -> float:
    """What a knowledge token of a kind is worth to keep."""
    return row[MINOR] if kind < len(COLOURS) else row[MAJOR] + float(city.glory)
