"""What each seat may see: everything that lies open, the own hand and secrets, of others only how many."""

from typing import TYPE_CHECKING, TypedDict, cast

from petteia.games.khora.components.figures import Knowledge
from petteia.games.khora.forms.position import city_facts
from petteia.games.khora.rules.legal import level_cost, price
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
    tile: Tile | None
    start: int
    turn_order: list[int]
    waiting: list[int]
    event: str | None
    past_events: list[str]
    board: list[str]
    open: list[str]
    deck: int
    discard: list[str]
    most: list[int]
    fewest: list[int]
    question: Question | None
    cities: list[CityView]
    over: bool
    ranking: list[int]


def view(state: "Khora", seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    components = state.components
    events = [components.events[event].id for event in state.events[: state.round]]
    return {
        "game": "khora",
        "options": dict(state.options),
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "phase": PHASES[state.phase],
        "tile": TILES[state.tile] if state.tile < len(TILES) and PHASES[state.phase] == "action" else None,
        "start": state.start,
        "turn_order": list(state.turn_order()),
        "waiting": list(state.waiting()),
        "event": events[-1] if events else None,
        "past_events": events[:-1],
        "board": names_of(state.board, components.token_ids),
        "open": names_of(state.open, components.achievement_ids),
        "deck": len(state.deck),
        "discard": names_of(state.discard, components.card_ids),
        "most": members(state.most),
        "fewest": members(state.fewest),
        "question": None if seat is None else question(state, seat),
        "cities": [city_view(state, city, number == seat) for number, city in enumerate(state.city)],
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
        "left": city.left,
        "costs": costs(state, city),
    }


def costs(state: "Khora", city: "City") -> dict[str, int]:
    """What the choices of a question cost where that is not printed: levels after discounts, and knowledge."""
    if city.ask in (ASK_ADVANCE, ASK_EVENT_ADVANCE):
        return {track: level_cost(state, city, i) for i, track in enumerate(TRACKS) if city.choices >> i & 1}
    return {"knowledge": price(state, city)} if city.name >= 0 else {}


def city_view(state: "Khora", city: "City", own: bool) -> CityView:
    """A city, with its secrets only for its owner."""
    cards = state.components.card_ids
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
        "asked": QUESTIONS[city.ask] if city.ask != NOTHING else None,
        "at_the_end": [{"source": source, "vp": vp} for source, vp in end_points(state, city)]
        if city.name >= 0 and state.phase != OVER
        else [],
    }
    return cast(CityView, seen)
