"""What things are worth: a readable measure of how well a city stands, and of how good a choice looks.

Everything is counted in VP at the end of the game. The figures stand in heuristic.toml; a thing's worth changes evenly
with the number of rounds left. Only what the deciding seat may know is read.
"""

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from petteia.games.khora.choices import developable, level_cost, playable, price
from petteia.games.khora.effects import amount_of, counted, holds, level, size
from petteia.games.khora.knowledge import count, missing, total
from petteia.games.khora.names import (
    ADVANCE,
    ALWAYS,
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
    ASK_LOSE,
    ASK_PLAY,
    ASK_RECALL,
    ASK_REWARD,
    ASK_SETTLE,
    ASK_TILE,
    ASK_TRACK,
    BASE,
    CHOOSE,
    CITIZENS,
    CULTURE_TILE,
    DICE,
    DIFFERENT_LEVELS,
    DRACHMA,
    DRAW,
    GAIN,
    GAIN_PER,
    GLORY,
    IN_FORCE,
    LEARN,
    LEGISLATION_TILE,
    LEVEL,
    LEVEL_IF_BEHIND,
    MILITARY,
    MILITARY_TILE,
    ON_CULTURE,
    ON_LEGISLATION,
    ON_MILITARY,
    ON_PHILOSOPHY,
    ON_TRADE,
    PASS,
    PERSEPOLIS,
    PHILOSOPHY,
    PHILOSOPHY_TILE,
    POLITICS_TILE,
    RESOURCES,
    SPEND,
    SWAP,
    TAXES,
    TRACKS,
    TRADE_TILE,
    TRIGGERS,
    TROOPS,
)

if TYPE_CHECKING:
    from petteia.games.khora.components import Gain
    from petteia.games.khora.state import City, Khora

ROUNDS: Final = 9


class Weights:
    """What things are worth, by the number of rounds left."""

    resource: list[list[float]]  # rounds left, resource
    level: list[list[float]]  # rounds left, track
    minor: list[float]
    major: list[float]
    in_hand: list[float]
    hope: list[float]
    lacking: list[float]
    development: list[float]
    occasion: list[float]  # how often a round, by trigger

    def __init__(self, data: dict[str, Any]) -> None:
        left = range(ROUNDS + 1)
        self.resource = [[worth_at(data["resource"][name], n) for name in RESOURCES] for n in left]
        self.level = [[worth_at(data["level"][name], n) for name in TRACKS] for n in left]
        self.minor = [worth_at(data["knowledge"]["minor"], n) for n in left]
        self.major = [worth_at(data["knowledge"]["major"], n) for n in left]
        self.in_hand = [worth_at(data["card"]["in_hand"], n) for n in left]
        self.hope = [worth_at(data["card"]["hope"], n) for n in left]
        self.lacking = [worth_at(data["card"]["lacking"], n) for n in left]
        self.development = [worth_at(data["card"]["development"], n) for n in left]
        self.occasion = [float(data["occasion"][trigger]) for trigger in TRIGGERS]


def worth_at(pair: list[float], left: int) -> float:
    """[at the end, more for each round left]."""
    return float(pair[0]) + float(pair[1]) * left


def load_weights() -> Weights:
    """The weights that the game ships with."""
    return Weights(tomllib.loads(files("petteia.games.khora").joinpath("heuristic.toml").read_text("utf-8")))


WEIGHTS: Final = load_weights()


def rounds_left(state: "Khora") -> i64:
    """How many rounds come after this one."""
    return ROUNDS - state.round if state.round > 0 else ROUNDS - 1


def evaluate(state: "Khora", seat: i64) -> float:
    """What a city can be expected to score, by what it has now."""
    city = state.city[seat]
    left = rounds_left(state)
    resource = WEIGHTS.resource[left]
    levels = WEIGHTS.level[left]
    worth = float(city.vp)
    worth += resource[DRACHMA] * float(city.drachma) + resource[CITIZENS] * float(city.citizens)
    worth += resource[TAXES] * float(city.taxes) + resource[TROOPS] * float(city.troops)
    worth += resource[PHILOSOPHY] * float(city.philosophy) + resource[DICE] * float(city.dice)
    majors = float(total(city.major))
    worth += float(city.glory) * (majors + resource[GLORY])
    worth += WEIGHTS.minor[left] * float(total(city.minor)) + WEIGHTS.major[left] * majors
    worth += levels[0] * float(city.economy) + levels[1] * float(city.culture) + levels[2] * float(city.military)
    worth += WEIGHTS.development[left] * float(city.development)
    for source in range(IN_FORCE):
        if city.in_force >> source & 1:
            worth += standing_worth(state, city, source, left)
    hand = city.hand
    while hand:
        low: int = hand & -hand
        hand ^= low
        worth += hand_worth(state, seat, low.bit_length() - 1, left)
    return worth


def gains_worth(city: "City", gains: "tuple[Gain, ...]", left: i64) -> float:
    """What several gains are worth."""
    worth = 0.0
    for resource, amount in gains:
        worth += amount * resource_worth(city, resource, left)
    return worth


def resource_worth(city: "City", resource: i64, left: i64) -> float:
    """What one of a resource is worth; glory counts each major knowledge owned."""
    worth = WEIGHTS.resource[left][resource]
    if resource == GLORY:
        worth += float(total(city.major))
    return worth


def standing_worth(state: "Khora", city: "City", source: i64, left: i64) -> float:
    """What something in force will still bring: by its occasions in the rounds left, and at the end."""
    row = city.name * IN_FORCE + source
    components = state.components
    vp, what, each = components.score[row]
    if vp:
        return float(vp * counted(city, what)) / each
    if components.ongoing[row]:
        for when in range(len(TRIGGERS)):
            if components.triggers[when][city.name] >> source & 1:
                often = WEIGHTS.occasion[when] * float(left)
                if components.condition[row] != ALWAYS and not holds(
                    state, seat_of(state, city), components.condition[row]
                ):
                    often *= 0.4
                return often * gains_worth(city, components.ongoing[row], left)
    if not components.effects[row]:
        return 0.35 * float(left)  # a discount or another permission
    return 0.0


def seat_of(state: "Khora", city: "City") -> i64:
    """Whose city it is."""
    return state.city.index(city)


def card_worth(state: "Khora", seat: i64, source: i64, left: i64) -> float:
    """What a card or development would bring if it came into force now, its price not counted."""
    city = state.city[seat]
    row = city.name * IN_FORCE + source
    worth = standing_worth(state, city, source, left)
    for verb, first, second, third in state.components.effects[row]:
        if verb == GAIN:
            worth += capped_worth(state, city, first, second, left)
        elif verb == GAIN_PER:
            worth += capped_worth(state, city, first, second * counted(city, third), left)
        elif verb == DRAW:
            worth += first * (WEIGHTS.in_hand[left] + 0.2 * float(left))
        elif verb in (LEVEL, LEVEL_IF_BEHIND):
            worth += second * level_worth(state, city, first, left) * (1.0 if verb == LEVEL else 0.3)
        elif verb == LEARN:
            worth += WEIGHTS.minor[left]
        elif verb == DIFFERENT_LEVELS:
            worth += first * level_worth(state, city, MILITARY, left)
        elif verb == CHOOSE:
            worth += 4.0
        else:
            worth += second * tile_worth(state, seat, first, left)
    return worth


def capped_worth(state: "Khora", city: "City", resource: i64, amount: i64, left: i64) -> float:
    """What a gain is worth as far as its track goes."""
    caps = (999, state.components.cap_citizens, state.components.cap_taxes, state.components.cap_glory)
    cap = caps[resource] if resource < 4 else state.components.cap_troops if resource == TROOPS else 999
    room = cap - amount_of(city, resource) if resource != DICE else 1
    return float(min(amount, max(room, 0))) * resource_worth(city, resource, left)


def level_worth(state: "Khora", city: "City", track: i64, left: i64) -> float:
    """What the next level of a track brings; at the top nothing."""
    reached = level(city, track) + 1
    if reached > state.components.cap_track:
        return 0.0
    return WEIGHTS.level[left][track] + gains_worth(city, state.components.track_gains[track][reached], left)


def hand_worth(state: "Khora", seat: i64, card: i64, left: i64) -> float:
    """What a card in the hand promises."""
    if left == 0 and state.round == ROUNDS:
        return 0.0
    city = state.city[seat]
    lacking = missing(city.minor + city.major, state.components.card_need[card])
    cost = state.components.card_cost[card] * WEIGHTS.resource[left][DRACHMA]
    promise = card_worth(state, seat, card, left) - cost - float(lacking) * WEIGHTS.lacking[left]
    return WEIGHTS.in_hand[left] + (WEIGHTS.hope[left] * promise if promise > 0 else 0.0)


def play_worth(state: "Khora", seat: i64, card: i64, left: i64) -> float:
    """What playing a card brings, its price counted."""
    city = state.city[seat]
    pairs = missing(city.minor + city.major, state.components.card_need[card])
    resource = WEIGHTS.resource[left]
    price_paid = state.components.card_cost[card] * resource[DRACHMA] + float(2 * pairs) * resource[PHILOSOPHY]
    fires = 0.0
    speaking = city.in_force & state.components.triggers[5][city.name]
    while speaking:
        low: int = speaking & -speaking
        speaking ^= low
        fires += gains_worth(city, state.components.ongoing[city.name * IN_FORCE + low.bit_length() - 1], left)
    three_cards = 1.5 if state.open & 16 and size(city.in_force & (1 << 40) - 1) == 2 else 0.0
    return card_worth(state, seat, card, left) + fires + three_cards - price_paid


def development_worth(state: "Khora", seat: i64, left: i64) -> float:
    """What the next development brings, its price counted."""
    city = state.city[seat]
    row = city.name * 4 + city.development
    resource = WEIGHTS.resource[left]
    pairs = missing(city.minor + city.major, state.components.dev_need[row])
    price_paid = state.components.dev_cost[row] * resource[DRACHMA] + float(2 * pairs) * resource[PHILOSOPHY]
    return card_worth(state, seat, 40 + city.development, left) + WEIGHTS.development[left] - price_paid


def token_worth(state: "Khora", city: "City", space: i64, left: i64) -> float:
    """What exploring a space brings, the troops lost counted."""
    components = state.components
    loss = components.token_loses[space] - size(city.in_force & components.loss_less[city.name])
    major = WEIGHTS.major[left] + float(city.glory)
    if space == PERSEPOLIS:
        worth = 3 * major
    elif components.token_major[space]:
        worth = major + colour_need(state, city, components.token_colour[space], left)
    else:
        worth = WEIGHTS.minor[left] + colour_need(state, city, components.token_colour[space], left)
    worth += gains_worth(city, components.token_gains[space], left)
    return worth - float(max(loss, 0)) * WEIGHTS.resource[left][TROOPS]


def colour_need(state: "Khora", city: "City", colour: i64, left: i64) -> float:
    """More for a colour that the next development still asks for."""
    if city.development >= 4 or left == 0:
        return 0.0
    need = state.components.dev_need[city.name * 4 + city.development]
    return 0.8 if count(need, colour) > count(city.minor + city.major, colour) else 0.0


def best_token(state: "Khora", city: "City", troops: i64, left: i64) -> float:
    """The most that one exploration with so many troops can bring."""
    best = 0.0
    reachable = state.board & state.components.within_reach[min(troops, 31)]
    while reachable:
        low: int = reachable & -reachable
        reachable ^= low
        best = max(best, token_worth(state, city, low.bit_length() - 1, left))
    return best


def trigger_worth(state: "Khora", city: "City", when: i64, left: i64) -> float:
    """What an occasion brings by all that is in force."""
    worth = 0.0
    speaking = city.in_force & state.components.triggers[when][city.name]
    while speaking:
        low: int = speaking & -speaking
        speaking ^= low
        worth += gains_worth(city, state.components.ongoing[city.name * IN_FORCE + low.bit_length() - 1], left)
    return worth


def tile_worth(state: "Khora", seat: i64, tile: i64, left: i64) -> float:
    """What taking an action now would bring."""
    city = state.city[seat]
    resource = WEIGHTS.resource[left]
    if tile == PHILOSOPHY_TILE:
        return resource[PHILOSOPHY] + trigger_worth(state, city, ON_PHILOSOPHY, left)
    if tile == LEGISLATION_TILE:
        draws = (WEIGHTS.in_hand[left] + 0.2 * float(left)) if left else 0.0
        return capped_worth(state, city, CITIZENS, 3, left) + draws + trigger_worth(state, city, ON_LEGISLATION, left)
    if tile == CULTURE_TILE:
        return float(city.culture) + trigger_worth(state, city, ON_CULTURE, left)
    if tile == TRADE_TILE:
        income = float(city.economy + 1) * resource[DRACHMA] + trigger_worth(state, city, ON_TRADE, left)
        cost = price(state, city)
        buying = WEIGHTS.minor[left] + 0.5 - float(cost) * resource[DRACHMA]
        return income + (max(buying, 0.0) if city.drachma + city.economy + 1 >= cost else 0.0)
    if tile == MILITARY_TILE:
        worth = float(city.military) * resource[TROOPS] + trigger_worth(state, city, ON_MILITARY, left)
        return worth + best_token(state, city, city.troops + city.military, left)
    if tile == POLITICS_TILE:
        best = 0.0
        hand = playable(state, city, city.drachma)
        while hand:
            low: int = hand & -hand
            hand ^= low
            card = low.bit_length() - 1
            best = max(best, play_worth(state, seat, card, left) - hand_worth(state, seat, card, left))
        return best
    return max(development_worth(state, seat, left), 0.0) if developable(state, city, city.drachma) else 0.0


def worth(state: "Khora", seat: i64, action: i64) -> float:
    """How good a choice looks to a seat; declining is worth nothing."""
    city = state.city[seat]
    kind = city.ask
    left = rounds_left(state)
    resource = WEIGHTS.resource[left]
    chosen = action - BASE[kind]
    if action == SWAP:
        return swap_worth(state, city, left)
    if kind == ASK_TILE:
        return put_worth(state, seat, city, chosen, left)
    if kind == ASK_SETTLE:
        return settle_worth(city, action, left)
    if action == PASS:
        return 0.0
    if kind == ASK_PLAY:
        return play_worth(state, seat, chosen, left) - hand_worth(state, seat, chosen, left)
    if kind in (ASK_DRAFT, ASK_KEEP):
        return hand_worth(state, seat, chosen, left) + 0.3 * card_worth(state, seat, chosen, left)
    if kind == ASK_DISCARD:
        return -hand_worth(state, seat, chosen, left)
    if kind == ASK_EXPLORE:
        return token_worth(state, city, chosen, left)
    if kind in (ASK_ADVANCE, ASK_EVENT_ADVANCE):
        token = resource[PHILOSOPHY] if kind == ASK_ADVANCE and city.left == 0 else 0.0
        return (
            level_worth(state, city, chosen, left) - float(level_cost(state, city, chosen)) * resource[DRACHMA] - token
        )
    if kind == ASK_TRACK:
        return level_worth(state, city, action - ADVANCE, left)
    if kind == ASK_DEVELOP:
        return development_worth(state, seat, left)
    if kind == ASK_BUY:
        cost = float(price(state, city)) * resource[DRACHMA]
        return WEIGHTS.minor[left] + 0.3 + colour_need(state, city, chosen, left) - cost
    return rare_worth(state, seat, city, kind, chosen, left)


def rare_worth(state: "Khora", seat: i64, city: "City", kind: i64, chosen: i64, left: i64) -> float:
    """How good a choice looks in the questions that come up more rarely."""
    if kind == ASK_ACTION:
        return tile_worth(state, seat, chosen, left)
    if kind == ASK_LOSE:
        return -(WEIGHTS.minor[left] if chosen < 3 else WEIGHTS.major[left] + float(city.glory))
    if kind == ASK_RECALL:
        immediate = state.components.card_kind[chosen] == "immediate"
        return play_worth(state, seat, chosen, left) if immediate else -1.0
    if kind == ASK_REWARD:
        gained, amount = state.components.rewards[chosen]
        return capped_worth(state, city, gained, amount, left)
    if kind == ASK_ACHIEVEMENT:
        return resource_worth(city, TAXES if chosen == 0 else GLORY, left)
    if kind == ASK_CITY:
        return 0.0
    return colour_need(state, city, chosen, left)


def put_worth(state: "Khora", seat: i64, city: "City", tile: i64, left: i64) -> float:
    """Putting a tile on the next die: what its action brings, less the citizens; what cannot be paid brings nothing."""
    above = tile - city.roll[len(city.tiles)]
    owed: i64 = 0
    for die, other in enumerate(city.tiles):
        owed += max(other - city.roll[die], 0)
    if above <= 0:
        return tile_worth(state, seat, tile, left)
    if owed + above > city.citizens + 3 * city.philosophy:
        return -1.0
    return tile_worth(state, seat, tile, left) - float(above) * WEIGHTS.resource[left][CITIZENS]


def settle_worth(city: "City", action: i64, left: i64) -> float:
    """Step 4: a token is spent where a tile could not be paid otherwise, or where it will not be needed any more."""
    if action == SPEND:
        if city.unpaid:
            return 2.0
        return 3 * WEIGHTS.resource[left][CITIZENS] - WEIGHTS.resource[left][PHILOSOPHY]
    return 1.0 if action != PASS else 0.0


def swap_worth(state: "Khora", city: "City", left: i64) -> float:
    """Thebes: glory for drachma and VP."""
    gained = state.components.swap_drachma * WEIGHTS.resource[left][DRACHMA] + state.components.swap_vp
    return gained - state.components.swap_glory * resource_worth(city, GLORY, left)
