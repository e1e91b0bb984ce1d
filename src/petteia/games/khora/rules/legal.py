"""What may be chosen: the set of options of each question."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import amount_of, level
from petteia.games.khora.rules.philosophy import knowledge_allowed
from petteia.games.khora.rules.prices import knowledge_price, level_cost
from petteia.games.khora.rules.swap import drachma_by_swaps, may_swap, swap_would_achieve
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ALL_COLOURS,
    ALL_TILES,
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
    COLOURS,
    DEVELOPMENT_TILE,
    DEVELOPMENTS,
    MAY_PASS,
    MILITARY_TILE,
    POLITICS_TILE,
    TAXES,
    TRACKS,
)
from petteia.kernel.counts import count, enough, missing

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def swap_would_help(state: "Khora", city: "City", kind: i64) -> bool:
    """Thebes is asked wherever a swap could open an option that drachma alone does not (ruling 27)."""
    more = drachma_by_swaps(state, city)
    return more > 0 and choices(state, city, kind, city.drachma + more) != 0


def may_pass(kind: i64, choices: i64) -> bool:
    """Whether a question may be declined; a tile that can be paid must be paid (ruling 3)."""
    return MAY_PASS >> kind & 1 != 0 or (kind == ASK_SETTLE and choices < 2)


def choices(state: "Khora", city: "City", kind: i64, drachma: i64) -> i64:
    """The set of what a city with this much drachma may choose, counted from the question's base action."""
    if kind == ASK_TILE:
        return unused_tiles(city)
    if kind == ASK_DRAFT:
        return city.pack
    if kind == ASK_ADVANCE:
        if city.levels == 0 and city.philosophy == 0:
            return 0
        return affordable_tracks(state, city, drachma)
    if kind == ASK_PLAY:
        return playable(state, city, drachma)
    if kind == ASK_EXPLORE:
        return within_reach(state, city.troops)
    if kind == ASK_BUY:
        return ALL_COLOURS if drachma >= knowledge_price(state, city) else 0
    if kind == ASK_KEEP:
        return city.drawn
    if kind == ASK_DEVELOP:
        return 1 if developable(state, city, drachma) else 0
    if kind == ASK_EVENT_ADVANCE:
        return affordable_tracks(state, city, drachma) & state.event().tracks
    if kind == ASK_ACTION:
        return actions_of_choice(state, city, drachma)
    if kind == ASK_LOSE:
        return owned_kinds(city)
    if kind == ASK_DISCARD:
        return city.hand
    if kind == ASK_RECALL:
        return city.in_force & state.components.all_cards & ~state.components.recalling
    if kind == ASK_TRACK:
        return open_tracks(state, city) & ~city.chosen
    if kind == ASK_ACHIEVEMENT:
        return rewards_with_room(state, city)
    if kind == ASK_CITY:
        return free_cities(state)
    if kind == ASK_REWARD:
        return state.components.all_rewards
    if kind == ASK_LEARN:
        return ALL_COLOURS
    if state.phase == ACHIEVEMENT:  # ASK_SWAP
        return 1 if swap_would_achieve(state, city) else 0
    return 1 if may_swap(state, city) else 0


def within_reach(state: "Khora", troops: i64) -> i64:
    """The set of spaces that these troops may explore."""
    most = state.components.most_required
    return state.board & state.components.within_reach[troops if troops < most else most]


def actions_of_choice(state: "Khora", city: "City", drachma: i64) -> i64:
    """Conquest of the Persians: all tiles but Military, and Politics and Development only if they are possible, at
    least with a swap."""
    tiles = ALL_TILES & ~(1 << MILITARY_TILE)
    if not playable(state, city, drachma) and not swap_would_help(state, city, ASK_PLAY):
        tiles &= ~(1 << POLITICS_TILE)
    if not developable(state, city, drachma) and not swap_would_help(state, city, ASK_DEVELOP):
        tiles &= ~(1 << DEVELOPMENT_TILE)
    return tiles


def rewards_with_room(state: "Khora", city: "City") -> i64:
    """The set of rewards for an achievement that are not at their caps (ruling 22)."""
    components = state.components
    found: i64 = 0
    for number, (resource, _) in enumerate(components.alone):
        if amount_of(city, resource) < (components.cap_taxes if resource == TAXES else components.cap_glory):
            found |= 1 << number
    return found


def unused_tiles(city: "City") -> i64:
    """The set of action tiles not yet on a die."""
    used: i64 = 0
    for tile in city.tiles:
        used |= 1 << tile
    return ALL_TILES & ~used


def free_cities(state: "Khora") -> i64:
    """The set of cities that nobody has taken."""
    free = state.components.all_cities
    for city in state.city:
        if city.name >= 0:
            free &= ~(1 << city.name)
    return free


def owned_kinds(city: "City") -> i64:
    """The set of kinds of knowledge a city has: minor red, blue, green, then major."""
    kinds: i64 = 0
    colours = len(COLOURS)
    for colour in range(colours):
        if count(city.minor, colour):
            kinds |= 1 << colour
        if count(city.major, colour):
            kinds |= 1 << colours + colour
    return kinds


def open_tracks(state: "Khora", city: "City") -> i64:
    """The set of tracks that are not at the top."""
    top = state.components.cap_track
    return (1 if city.economy < top else 0) | (2 if city.culture < top else 0) | (4 if city.military < top else 0)


def affordable_tracks(state: "Khora", city: "City", drachma: i64) -> i64:
    """The set of tracks whose next level can be paid."""
    tracks: i64 = 0
    for track in range(len(TRACKS)):
        if level(city, track) < state.components.cap_track and level_cost(state, city, track) <= drachma:
            tracks |= 1 << track
    return tracks


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


def developable(state: "Khora", city: "City", drachma: i64) -> bool:
    """Whether the city's next development can be unlocked."""
    if city.development >= DEVELOPMENTS:
        return False
    row = city.name * DEVELOPMENTS + city.development
    if state.components.dev_cost[row] > drachma:
        return False
    return missing(city.minor + city.major, state.components.dev_need[row]) <= knowledge_allowed(state, city)
