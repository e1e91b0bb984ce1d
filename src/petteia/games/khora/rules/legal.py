"""What may be chosen: the set of options of each question, and what levels, knowledge and cards cost now."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.effects import level
from petteia.games.khora.terms import (
    ACTION,
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
    ASK_TILE,
    ASK_TRACK,
    DEVELOPMENT_TILE,
    PLAYED,
    POLITICS_TILE,
    PROGRESS,
)
from petteia.kernel.counts import enough, missing

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

FREE_CHOICES: Final[i64] = 0b1111  # Conquest of the Persians: tiles 0 to 3 can always be chosen


def swap_would_help(state: "Khora", city: "City", kind: i64) -> bool:
    """Thebes is asked wherever a swap could open an option that drachma alone does not (ruling 27)."""
    if city.glory == 0 or not state.may_swap(city):
        return False
    swaps = city.glory // state.components.swap_glory
    return choices(state, city, kind, city.drachma + swaps * state.components.swap_drachma) != 0


def choices(state: "Khora", city: "City", kind: i64, drachma: i64) -> i64:
    """The set of what may be chosen by a city with so many drachma, counted from the question's base action."""
    if kind == ASK_TILE:
        return unused_tiles(city)
    if kind == ASK_DRAFT:
        return city.pack
    if kind == ASK_ADVANCE:
        return affordable_tracks(state, city, drachma) if city.left > 0 or city.philosophy > 0 else 0
    if kind == ASK_PLAY:
        return playable(state, city, drachma)
    if kind == ASK_EXPLORE:
        return state.board & state.components.within_reach[min(city.troops, 31)]
    if kind == ASK_BUY:
        return 7 if drachma >= price(state, city) else 0
    if kind == ASK_KEEP:
        return city.drawn
    if kind == ASK_DEVELOP:
        return 1 if developable(state, city, drachma) else 0
    if kind == ASK_EVENT_ADVANCE:
        return affordable_tracks(state, city, drachma) & state.components.events[state.events[state.round - 1]].tracks
    if kind == ASK_ACTION:
        politics = swap_or(state, city, ASK_PLAY, playable(state, city, drachma) != 0)
        development = swap_or(state, city, ASK_DEVELOP, developable(state, city, drachma))
        return FREE_CHOICES | (politics << POLITICS_TILE) | (development << DEVELOPMENT_TILE)
    if kind == ASK_LOSE:
        return owned_kinds(city)
    if kind == ASK_DISCARD:
        return city.hand
    if kind == ASK_RECALL:
        return city.in_force & PLAYED & ~state.components.recalling
    if kind == ASK_TRACK:
        return open_tracks(state, city) & ~city.used
    if kind == ASK_ACHIEVEMENT:
        tax: i64 = 1 if city.taxes < state.components.cap_taxes else 0
        return tax | 2 if city.glory < state.components.cap_glory else tax
    if kind == ASK_CITY:
        return free_cities(state)
    if kind == ASK_REWARD:
        return 15
    if kind == ASK_LEARN:
        return 7
    return 1 if state.may_swap(city) else 0  # ASK_SWAP


def swap_or(state: "Khora", city: "City", kind: i64, possible: bool) -> i64:
    """1 if an action is possible as it is, or would be with a swap."""
    return 1 if possible or swap_would_help(state, city, kind) else 0


def unused_tiles(city: "City") -> i64:
    """The set of action tiles not yet on a die."""
    used: i64 = 0
    for tile in city.tiles:
        used |= 1 << tile
    return 127 & ~used


def free_cities(state: "Khora") -> i64:
    """The set of cities that nobody has taken."""
    free: i64 = 127
    for city in state.city:
        if city.name >= 0:
            free &= ~(1 << city.name)
    return free


def owned_kinds(city: "City") -> i64:
    """The set of kinds of knowledge a city has: minor red, blue, green, then major."""
    kinds: i64 = 0
    for colour in range(3):
        if city.minor >> 8 * colour & 127:
            kinds |= 1 << colour
        if city.major >> 8 * colour & 127:
            kinds |= 8 << colour
    return kinds


def open_tracks(state: "Khora", city: "City") -> i64:
    """The set of tracks that are not at the top."""
    top = state.components.cap_track
    return (1 if city.economy < top else 0) | (2 if city.culture < top else 0) | (4 if city.military < top else 0)


def affordable_tracks(state: "Khora", city: "City", drachma: i64) -> i64:
    """The set of tracks whose next level can be paid."""
    tracks: i64 = 0
    for track in range(3):
        if level(city, track) < state.components.cap_track and level_cost(state, city, track) <= drachma:
            tracks |= 1 << track
    return tracks


def level_cost(state: "Khora", city: "City", track: i64) -> i64:
    """What the next level costs now. Gradualism always counts, the Mint and Corinth in phase E (rulings 16, 28)."""
    components = state.components
    cost: i64 = components.track_cost[track][level(city, track) + 1]
    if state.phase == PROGRESS:
        if city.in_force & components.free_track[track * 7 + city.name]:
            return 0
        if city.in_force & components.progress_discount[city.name]:
            cost -= components.progress_discount_amount
    else:
        cost -= components.events[state.events[state.round - 1]].advance
    if city.in_force & components.discount[city.name]:
        cost -= components.discount_amount
    return cost if cost > 0 else 0


def price(state: "Khora", city: "City") -> i64:
    """What minor knowledge costs in this city's Trade."""
    components = state.components
    return (
        components.low_price_amount if city.in_force & components.low_price[city.name] else components.knowledge_price
    )


def playable(state: "Khora", city: "City", drachma: i64) -> i64:
    """The set of cards in hand whose knowledge and drachma the city has, philosophy pairs included."""
    components = state.components
    have = city.minor + city.major
    pairs = pairs_allowed(state, city)
    found: i64 = 0
    hand = city.hand
    while hand:
        low: int = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        if components.card_cost[card] <= drachma:
            need = components.card_need[card]
            if enough(have, need) or (pairs and missing(have, need) <= pairs):
                found |= low
    return found


def pairs_allowed(state: "Khora", city: "City") -> i64:
    """How many required knowledge tokens two philosophy tokens each may stand for: in phase D only (ruling 19)."""
    return city.philosophy >> 1 if state.phase == ACTION else 0


def developable(state: "Khora", city: "City", drachma: i64) -> bool:
    """Whether the city's next development can be unlocked."""
    if city.development >= 4:
        return False
    row = city.name * 4 + city.development
    if state.components.dev_cost[row] > drachma:
        return False
    return missing(city.minor + city.major, state.components.dev_need[row]) <= pairs_allowed(state, city)
