"""What each seat may see: everything that lies open, the own hand and secrets, of others only how many."""

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from petteia.games.khora.components.figures import Gains, Knowledge
from petteia.games.khora.forms.outlook import (
    all_brings,
    card_prices,
    citizens_left,
    fates,
    next_costs,
    next_development,
    phases,
    planned,
    reach,
    step,
    tile_costs,
    too_dear,
    troop_ranks,
)
from petteia.games.khora.forms.position import city_facts
from petteia.games.khora.rules.legal import within_reach
from petteia.games.khora.rules.prices import knowledge_price, level_cost
from petteia.games.khora.rules.scoring import end_points
from petteia.games.khora.terms import (
    ASK_ADVANCE,
    ASK_EVENT_ADVANCE,
    ASK_TILE,
    NOTHING,
    OVER,
    PHASES,
    QUESTIONS,
    TILES,
    TRACKS,
    Phase,
    QuestionKind,
    Tile,
)
from petteia.kernel.bits import members, names_of, size

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


Fate = Literal["unpaid", "ahead", "now", "done", "aside"]  # of a tile on a die


class Lacks(TypedDict, total=False):
    """What a city has too little of for a price."""

    drachma: int
    red: int
    blue: int
    green: int


class PriceView(TypedDict):
    """What a card or a development asks of a city as it stands."""

    lacks: Lacks
    tokens: int  # philosophy tokens that would stand for the knowledge it lacks
    within_reach: bool  # with these tokens, where they may be used


class Points(TypedDict):
    """What a card, a development or the glory would bring if the game ended now."""

    source: str
    vp: int


class Question(TypedDict):
    """What the viewer is asked."""

    kind: QuestionKind
    answer: int | None  # the own secret answer, until everybody has answered
    left: int  # how often this question may still come
    costs: dict[str, int]  # of the tracks that may be advanced, or of knowledge
    tile_costs: dict[str, int]  # the citizens that each tile costs on the next die
    citizens: int  # what is left of them once the tiles on the dice are paid for; less than none if too few
    too_dear: list[Tile]  # on the next die, even with all philosophy tokens


class CityView(TypedDict):
    """A city as the viewer sees it. What is hidden from the viewer is None."""

    name: str | None
    development: int
    drachma: int
    citizens: int
    taxes: int
    glory: int
    troops: int
    vp: int
    philosophy: int
    economy: int
    culture: int
    military: int
    dice: int
    minor: Knowledge
    major: Knowledge
    achieved: list[str]
    played: list[str]
    hand_size: int
    hand: list[str] | None
    shown: list[str]
    pack: list[str] | None
    drawn: list[str] | None
    roll: list[int]
    tiles: list[Tile] | None
    acting: list[Tile]
    unpaid: list[int]
    tile_costs: list[int]  # the citizens that the tile on each die costs
    fates: list[Fate]  # of the tile on each die
    brings: dict[Tile, Gains] | None  # what each tile's action would bring now, caps aside; not of a rival
    planned: Gains  # what the tiles on the dice will bring, while they are being put
    prices: dict[str, PriceView]  # of the cards that the viewer sees in the hand, or to choose from
    next_development: PriceView | None
    asked: QuestionKind | None
    at_the_end: list[Points]


class View(TypedDict):
    """All that a seat, or a spectator, may know."""

    game: str
    options: dict[str, str]
    seat: int | None
    seats: int
    round: int
    phase: Phase
    phases: list[Phase]  # of a round, or of the set-up
    step: Phase  # which of these it is
    tile: Tile | None
    start: int
    turn_order: list[int]
    waiting: list[int]
    event: str | None
    past_events: list[str]
    board: list[str]
    reach: int | None  # the troops that the viewer can explore with, those of the planned tiles included
    reachable: list[str]  # the spaces of the board that so many troops may explore; all for a spectator
    open: list[str]
    deck: int
    discard: list[str]
    most: list[int]  # troops: as phase F fixed it, at other times as it stands
    fewest: list[int]
    question: Question | None
    cities: list[CityView]
    over: bool
    ranking: list[int]


def view(state: "Khora", seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    components = state.components
    most, fewest = troop_ranks(state)
    troops = None if seat is None or state.phase == OVER else reach(state, state.city[seat])
    events = [components.events[event].id for event in state.events[: state.round]]
    return {
        "game": "khora",
        "options": dict(state.options),
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "phase": PHASES[state.phase],
        "phases": phases(state),
        "step": step(state),
        "tile": TILES[state.tile] if state.tile < len(TILES) and PHASES[state.phase] == "action" else None,
        "start": state.start,
        "turn_order": list(state.turn_order()),
        "waiting": list(state.waiting()),
        "event": events[-1] if events else None,
        "past_events": events[:-1],
        "board": names_of(state.board, components.token_ids),
        "reach": troops,
        "reachable": names_of(state.board if troops is None else within_reach(state, troops), components.token_ids),
        "open": names_of(state.open, components.achievement_ids),
        "deck": len(state.deck),
        "discard": names_of(state.discard, components.card_ids),
        "most": most,
        "fewest": fewest,
        "question": None if seat is None else question(state, seat),
        "cities": [city_view(state, city, number == seat, seat is None) for number, city in enumerate(state.city)],
        "over": state.phase == OVER,
        "ranking": state.ranking(),
    }


def question(state: "Khora", seat: int) -> Question | None:
    """What the seat is asked, and its own secret answer."""
    city = state.city[seat]
    if city.ask == NOTHING:
        return None
    waiting = bool(state.waiters >> seat & 1)
    return {
        "kind": QUESTIONS[city.ask],
        "answer": None if waiting else city.answer,
        "left": city.times_left(),
        "costs": costs(state, city),
        "tile_costs": cast(dict[str, int], next_costs(city)),
        "citizens": citizens_left(city),
        "too_dear": too_dear(state, city),
    }


def costs(state: "Khora", city: "City") -> dict[str, int]:
    """What the choices of a question cost where that is not printed: levels after discounts, and knowledge."""
    if city.ask in (ASK_ADVANCE, ASK_EVENT_ADVANCE):
        return {track: level_cost(state, city, i) for i, track in enumerate(TRACKS) if city.choices >> i & 1}
    return {"knowledge": knowledge_price(state, city)} if city.name >= 0 else {}


def city_view(state: "Khora", city: "City", own: bool, spectator: bool) -> CityView:
    """A city, with its secrets only for its owner."""
    cards = state.components.card_ids
    visible = city.hand | city.pack | city.drawn if own else city.shown
    secret_tiles = city.ask == ASK_TILE and not own
    seen = {
        **city_facts(state, city),
        "played": names_of(city.in_force & state.components.all_cards, cards),
        "hand_size": size(city.hand),
        "hand": names_of(city.hand, cards) if own else None,
        "shown": names_of(city.shown, cards),
        "pack": names_of(city.pack, cards) if own else None,
        "drawn": names_of(city.drawn, cards) if own else None,
        "roll": list(city.roll),
        "tiles": None if secret_tiles else [TILES[tile] for tile in city.tiles],
        "acting": names_of(city.acting, TILES),
        "unpaid": members(city.unpaid),
        "tile_costs": [] if secret_tiles else tile_costs(city),
        "fates": [] if secret_tiles else fates(state, city),
        "brings": all_brings(state, city) if own or spectator else None,
        "planned": planned(state, city) if own else {},
        "prices": card_prices(state, city, visible),
        "next_development": next_development(state, city),
        "asked": QUESTIONS[city.ask] if city.ask != NOTHING else None,
        "at_the_end": [{"source": source, "vp": vp} for source, vp in end_points(state, city)]
        if city.name >= 0 and state.phase != OVER
        else [],
    }
    return cast(CityView, seen)
