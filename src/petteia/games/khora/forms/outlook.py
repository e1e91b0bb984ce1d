"""What can be counted on as things stand: what tiles cost and bring, what cards and developments lack, who leads."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from petteia.games.khora.components.figures import Gains
from petteia.games.khora.moves import claim_name
from petteia.games.khora.rules.achievements import meeting
from petteia.games.khora.rules.actions import action_gain
from petteia.games.khora.rules.developments import open_tracks
from petteia.games.khora.rules.dice import citizens_for
from petteia.games.khora.rules.effects import level
from petteia.games.khora.rules.philosophy import knowledge_in_sight
from petteia.games.khora.rules.progress import event_cost, progress_cost
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ACTION,
    ALWAYS,
    ASK_ACHIEVEMENT,
    ASK_ADVANCE,
    ASK_EVENT_ADVANCE,
    ASK_REWARD,
    ASK_TILE,
    CITIES,
    COLOURS,
    DEVELOPMENTS,
    DICE_PHASE,
    DRAFT,
    LAST_SWAPS,
    OVER,
    PHASES,
    RESOLUTION,
    RESOURCES,
    ROUND,
    SETTLING,
    TILES,
    TRACKS,
    TROOPS,
    Phase,
    Tile,
    Track,
)
from petteia.kernel.bits import members
from petteia.kernel.counts import missing, shortfall

if TYPE_CHECKING:
    from petteia.games.khora.forms.view import DevelopmentView, DieView, Fate, Lacks, LevelView, PriceView
    from petteia.games.khora.state import City, Khora


def phases(state: "Khora") -> list[Phase]:
    """The phases of a round, or of the set-up and what follows it."""
    if state.phase not in (CITIES, DRAFT):
        return list(ROUND)
    found: list[Phase] = ["cities"] if state.phase == CITIES or state.options["cities"] == "chosen" else []
    return [*found, "draft", ROUND[0]] if state.phase == DRAFT or state.options["draft"] == "on" else [*found, ROUND[0]]


def step(state: "Khora") -> Phase:
    """Which of the phases it is: paying citizens is a step of the dice phase, and the last swaps end phase G."""
    if state.phase == SETTLING:
        return PHASES[DICE_PHASE]
    return PHASES[ACHIEVEMENT] if state.phase in (LAST_SWAPS, OVER) else PHASES[state.phase]


def troop_ranks(state: "Khora") -> tuple[list[int], list[int]]:
    """Who has the most and who the fewest troops: in phase F as fixed at its beginning, otherwise as it stands."""
    if state.phase in (RESOLUTION, ACHIEVEMENT):
        return members(state.most), members(state.fewest)
    troops = [city.troops for city in state.city]
    most, fewest = max(troops), min(troops)
    seats = range(len(troops))
    return [seat for seat in seats if troops[seat] == most], [seat for seat in seats if troops[seat] == fewest]


def met(state: "Khora") -> dict[str, list[int]]:
    """The seats that meet each open achievement as it stands."""
    names = state.components.achievement_ids
    return {names[number]: meeting(state, number) for number in members(state.open)}


def brings(state: "Khora", city: "City", tile: i64) -> dict[str, int]:
    """What a tile's action brings a city now, caps aside, with all that speaks on the occasion."""
    components = state.components
    resource, amount = action_gain(state, city, tile)
    found: dict[str, int] = {RESOURCES[resource]: amount} if amount else {}
    speaking = city.in_force & components.triggers[tile][city.name]  # of the triggers, one for each tile comes first
    for source in members(speaking) if speaking else ():
        row = city.name * components.row + source
        if components.condition[row] == ALWAYS:
            for what, more in components.ongoing[row]:
                found[RESOURCES[what]] = found.get(RESOURCES[what], 0) + more
    return found


def planned(state: "Khora", city: "City") -> dict[str, int]:
    """What the tiles on a city's dice will bring in the Action phase, while they are being put."""
    found: dict[str, int] = {}
    if state.phase == DICE_PHASE:
        for tile in city.tiles:
            for what, amount in brings(state, city, tile).items():
                found[what] = found.get(what, 0) + amount
    return found


def all_brings(state: "Khora", city: "City") -> dict[Tile, Gains]:
    """What each tile brings a city now."""
    return {name: cast(Gains, brings(state, city, tile)) for tile, name in enumerate(TILES)}


def reach(state: "Khora", city: "City") -> i64:
    """The troops that a city can explore with, those of its planned tiles included."""
    return city.troops + planned(state, city).get(RESOURCES[TROOPS], 0)


def tile_costs(city: "City") -> list[int]:
    """The citizens that the tile on each die costs, or has cost."""
    return [citizens_for(tile, city.roll[die]) for die, tile in enumerate(city.tiles)]


def citizens_left(city: "City") -> int:
    """What is left of the citizens once the tiles on the dice are paid for; less than none if they do not suffice."""
    return city.citizens - sum(tile_costs(city))


def citizens_after(city: "City") -> dict[Tile, int]:
    """What would be left of them with each tile on the die that waits for one."""
    left = citizens_left(city)
    return {tile: left - cost for tile, cost in next_costs(city).items()}


def waiting_die(city: "City") -> int | None:
    """The die that waits for a tile, counted from 0."""
    return len(city.tiles) if city.ask == ASK_TILE and len(city.tiles) < len(city.roll) else None


def next_costs(city: "City") -> dict[Tile, int]:
    """The citizens that each tile costs on the die that waits for one."""
    die = waiting_die(city)
    if die is None:
        return {}
    return {name: citizens_for(tile, city.roll[die]) for tile, name in enumerate(TILES) if tile not in city.tiles}


def too_dear(state: "Khora", city: "City") -> list[Tile]:
    """The tiles that a city could not pay for on that die, even with all its philosophy tokens."""
    most = citizens_left(city) + state.components.token_citizens * city.philosophy
    return [tile for tile, cost in next_costs(city).items() if cost > most and cost > 0]


def fates(state: "Khora", city: "City") -> "list[Fate]":
    """What becomes of the tile on each die: it waits to be paid for or to act, acts, has acted, or was set aside."""
    found: list[Fate] = []
    for die, tile in enumerate(city.tiles):
        acts = bool(city.acting >> tile & 1)
        if state.phase == DICE_PHASE:
            found.append("ahead")
        elif state.phase == SETTLING:
            found.append("unpaid" if city.unpaid >> die & 1 else "ahead" if acts else "aside")
        elif state.phase != ACTION:
            found.append("done")
        elif not acts:
            found.append("aside")
        else:
            found.append("done" if tile < state.tile else "now" if tile == state.tile else "ahead")
    return found


def next_levels(state: "Khora", city: "City") -> "dict[Track, LevelView]":
    """What the next level of each track would cost: by the event that offers it, else in the Progress phase."""
    if city.name < 0:
        return {}
    cost_of = event_cost if city.ask == ASK_EVENT_ADVANCE else progress_cost
    found: dict[Track, LevelView] = {}
    for track in members(open_tracks(state, city)):
        cost = cost_of(state, city, track)
        found[TRACKS[track]] = {"level": level(city, track) + 1, "cost": cost, "within_reach": cost <= city.drachma}
    return found


def next_die(state: "Khora", city: "City") -> "DieView | None":
    """The next level that brings another die."""
    for track, number in state.components.dice_levels:
        if number > level(city, track):
            return {"track": TRACKS[track], "level": number}
    return None


def reward_gains(state: "Khora", city: "City") -> dict[str, Gains]:
    """What each answer brings, by the name it has in a move, where a reward is chosen."""
    components = state.components
    if city.ask == ASK_REWARD:
        return {RESOURCES[resource]: gains_of(resource, amount) for resource, amount in components.rewards}
    if city.ask == ASK_ACHIEVEMENT:
        return {claim_name(resource): gains_of(resource, amount) for resource, amount in components.alone}
    return {}


def gains_of(resource: int, amount: int) -> Gains:
    """One gain by its name."""
    return cast(Gains, {RESOURCES[resource]: amount})


def level_tokens(city: "City") -> int:
    """The philosophy tokens that the next level takes besides its cost."""
    return 1 if city.ask == ASK_ADVANCE and city.levels == 0 else 0


def price_of(state: "Khora", city: "City", cost: int, need: int) -> "PriceView":
    """What a price asks of a city."""
    have = city.minor + city.major
    short = missing(have, need)
    lacks: dict[str, int] = dict(shortfall(have, need, COLOURS)) if short else {}
    if cost > city.drachma:
        lacks["drachma"] = cost - city.drachma
    return {
        "lacks": cast("Lacks", lacks),
        "tokens": state.components.tokens_for_knowledge * short,
        "within_reach": cost <= city.drachma and short <= knowledge_in_sight(state, city),
    }


def card_prices(state: "Khora", city: "City", cards: i64) -> "dict[str, PriceView]":
    """What each of some cards asks of a city."""
    components = state.components
    return {
        components.card_ids[card]: price_of(state, city, components.card_cost[card], components.card_need[card])
        for card in members(cards)
    }


def next_development(state: "Khora", city: "City") -> "DevelopmentView | None":
    """What the next development asks of a city."""
    if city.name < 0 or city.development >= DEVELOPMENTS:
        return None
    row = city.name * DEVELOPMENTS + city.development
    price = price_of(state, city, state.components.dev_cost[row], state.components.dev_need[row])
    return {**price, "number": city.development + 1}
