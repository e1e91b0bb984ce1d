"""What each seat may see: everything that lies open, its own hand and secrets, of others only how many."""

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from mypy_extensions import i64

from petteia.games.khora.components.figures import Gains, Knowledge
from petteia.games.khora.forms.outlook import (
    all_brings,
    card_prices,
    citizens_after,
    fates,
    level_tokens,
    met,
    next_costs,
    next_development,
    next_die,
    next_levels,
    phases,
    planned,
    reach,
    reward_gains,
    step,
    tile_costs,
    too_dear,
    troop_ranks,
    waiting_die,
)
from petteia.games.khora.forms.position import city_facts
from petteia.games.khora.rules.actions import knowledge_price, within_reach
from petteia.games.khora.rules.philosophy import knowledge_in_sight
from petteia.games.khora.rules.progress import level_cost
from petteia.games.khora.rules.scoring import end_points
from petteia.games.khora.terms import (
    ASK_ADVANCE,
    ASK_EVENT_ADVANCE,
    ASK_TILE,
    COLOURS,
    NOTHING,
    OVER,
    PHASES,
    QUESTIONS,
    TILES,
    TRACKS,
    Phase,
    QuestionKind,
    Tile,
    Track,
)
from petteia.kernel.bits import members, names_of, size
from petteia.kernel.counts import by_name, total
from petteia.kernel.edits import keep_parts, kept
from petteia.kernel.state import Document

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


class DevelopmentView(PriceView):
    """The next development of a city: its number, and what it asks."""

    number: int


class LevelView(TypedDict):
    """The next level of a track, and what it asks of a city as it stands."""

    level: int
    cost: int  # after discounts
    within_reach: bool


class DieView(TypedDict):
    """A level that brings another die."""

    track: Track
    level: int


class PointsAhead(TypedDict):
    """What a card, a development or the glory would bring if the game ended now."""

    source: str
    vp: int


class Question(TypedDict):
    """What the viewer is asked."""

    kind: QuestionKind
    answer: int | None  # the secret answer, until everybody has answered
    left: int  # how often this question may still come
    die: int | None  # that waits for a tile, counted from 0
    costs: dict[str, int]  # of the tracks that may be advanced, or of knowledge
    tile_costs: dict[str, int]  # the citizens that each tile costs on the next die
    citizens: dict[str, int]  # what each tile would leave of them there, all tiles paid; less than none if too few
    too_dear: list[Tile]  # on the next die, even with all philosophy tokens
    gains: dict[str, Gains]  # what each reward brings, by the name it has in a move
    tokens: int  # philosophy tokens that the next level takes besides its cost


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
    knowledge: Knowledge  # both together
    majors: int  # of all colours
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
    next_development: DevelopmentView | None
    next_die: DieView | None
    next_levels: dict[str, LevelView]  # of the tracks below the top; not of a rival
    asked: QuestionKind | None
    at_the_end: list[PointsAhead]


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
    reachable: list[str]  # the spaces of the board within that reach; all for a spectator
    open: list[str]
    met: dict[str, list[int]]  # the seats that meet each open achievement as it stands
    deck: int
    discard: list[str]
    most: list[int]  # troops: as phase F fixed it, at other times as it stands
    fewest: list[int]
    question: Question | None
    cities: list[CityView]
    over: bool
    ranking: list[int]


class Own:
    """What the owner of a city sees beside what all see."""

    __slots__ = ("city", "priced", "question", "reach", "reachable", "secrets")
    reach: i64
    reachable: list[str]
    question: Question | None
    priced: tuple[int, ...]  # all that the prices of the cards follow from
    secrets: Document
    city: CityView

    def __init__(self, state: "Khora", seat: int, shown: CityView, before: "Own | None") -> None:
        city = state.city[seat]
        self.reach = reach(state, city)
        self.reachable = names_of(within_reach(state, self.reach), state.components.token_ids)
        self.question = question(state, seat)
        cards = city.hand | city.pack | city.drawn
        self.priced = (cards, city.drachma, city.minor, city.major, knowledge_in_sight(state, city))
        self.secrets = secrets(state, city)
        if before is not None and before.priced == self.priced:
            self.secrets["prices"] = before.secrets["prices"]
        else:
            self.secrets["prices"] = card_prices(state, city, cards)
        if before is not None:
            self.reachable = kept(before.reachable, self.reachable)
            self.question = kept(before.question, self.question)
            keep_parts(before.secrets, self.secrets)
        self.city = cast(CityView, {**shown, **self.secrets})


class Sheet:
    """What is seen of a city, for as long as nothing changes that counts for it."""

    __slots__ = ("before", "brings", "counts", "own", "shown")
    counts: tuple[int, ...]
    shown: CityView  # to everybody
    own: Own | None  # once the owner has looked
    before: Own | None  # what the owner saw last, until then
    brings: dict[Tile, Gains] | None  # once a spectator has looked

    def __init__(self, counts: tuple[int, ...], shown: CityView, before: Own | None) -> None:
        self.counts = counts
        self.shown = shown
        self.own = None
        self.before = before
        self.brings = None


class Shown:
    """What all seats and spectators see alike, and a sheet for each city."""

    __slots__ = ("sheets", "view")
    view: View
    sheets: list[Sheet]

    def __init__(self, state: "Khora", before: "Shown | None") -> None:
        """What has not changed since is not made again."""
        if before is None:
            self.sheets = [new_sheet(state, seat, None) for seat in range(state.seats)]
        else:
            self.sheets = [new_sheet(state, seat, before.sheets[seat]) for seat in range(state.seats)]
        self.view = open_view(state, [sheet.shown for sheet in self.sheets])
        if before is not None:
            keep_parts(before.view, self.view)


def view(state: "Khora", seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    if state.shown is None or state.shown_at != state.ply:
        state.shown = Shown(state, state.shown)
        state.shown_at = state.ply
    shown, sheets = state.shown.view, state.shown.sheets
    seen: View = {**shown, "seat": seat, "cities": list(shown["cities"])}
    if seat is None:
        for number, sheet in enumerate(sheets):
            if sheet.brings is None:
                sheet.brings = all_brings(state, state.city[number])
            seen["cities"][number] = {**sheet.shown, "brings": sheet.brings}
        return seen
    sheet = sheets[seat]
    if sheet.own is None:
        sheet.own, sheet.before = Own(state, seat, sheet.shown, sheet.before), None
    if state.phase != OVER:
        seen["reach"] = sheet.own.reach
        seen["reachable"] = sheet.own.reachable
    seen["question"] = sheet.own.question
    seen["cities"][seat] = sheet.own.city
    return seen


def new_sheet(state: "Khora", seat: int, old: Sheet | None) -> Sheet:
    """The sheet of a city: the old one if nothing has changed."""
    counts = all_that_counts(state, seat)
    if old is None:
        return Sheet(counts, open_city(state, state.city[seat]), None)
    if old.counts == counts:
        return old
    shown = open_city(state, state.city[seat])
    keep_parts(old.shown, shown)
    return Sheet(counts, shown, old.own or old.before)


def all_that_counts(state: "Khora", seat: int) -> tuple[int, ...]:
    """Everything that a sheet follows from."""
    city = state.city[seat]
    return (
        state.phase, state.tile, state.round, state.board, state.waiters >> seat & 1,
        city.name, city.development, city.drachma, city.citizens, city.taxes, city.glory, city.troops, city.vp,
        city.philosophy, city.economy, city.culture, city.military, city.dice, city.minor, city.major, city.achieved,
        city.hand, city.shown, city.in_force, city.pack, city.drawn, city.unpaid, city.acting, city.ask, city.choices,
        city.answer, city.left, city.source, city.chosen, city.again, city.levels, city.advanced, city.rewards,
        -1, *city.roll, -1, *city.tiles,
    )  # fmt: skip


def open_view(state: "Khora", cities: list[CityView]) -> View:
    """What all seats and spectators see alike."""
    components = state.components
    most, fewest = troop_ranks(state)
    board = names_of(state.board, components.token_ids)
    events = [components.events[event].id for event in state.events[: state.round]]
    return {
        "game": "khora",
        "options": dict(state.options),
        "seat": None,
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
        "board": board,
        "reach": None,
        "reachable": board,
        "open": names_of(state.open, components.achievement_ids),
        "met": met(state),
        "deck": len(state.deck),
        "discard": names_of(state.discard, components.card_ids),
        "most": most,
        "fewest": fewest,
        "question": None,
        "cities": cities,
        "over": state.phase == OVER,
        "ranking": state.ranking(),
    }


def question(state: "Khora", seat: int) -> Question | None:
    """What the seat is asked, and its secret answer."""
    city = state.city[seat]
    if city.ask == NOTHING:
        return None
    waiting = bool(state.waiters >> seat & 1)
    return {
        "kind": QUESTIONS[city.ask],
        "answer": None if waiting else city.answer,
        "left": city.times_left(),
        "die": waiting_die(city),
        "costs": costs(state, city),
        "tile_costs": cast(dict[str, int], next_costs(city)),
        "citizens": cast(dict[str, int], citizens_after(city)),
        "too_dear": too_dear(state, city),
        "gains": reward_gains(state, city),
        "tokens": level_tokens(city),
    }


def costs(state: "Khora", city: "City") -> dict[str, int]:
    """What the choices of a question cost where that is not printed: levels after discounts, and knowledge."""
    if city.ask in (ASK_ADVANCE, ASK_EVENT_ADVANCE):
        return {track: level_cost(state, city, i) for i, track in enumerate(TRACKS) if city.choices >> i & 1}
    return {"knowledge": knowledge_price(state, city)} if city.name >= 0 else {}


def open_city(state: "Khora", city: "City") -> CityView:
    """What everybody sees of a city."""
    cards = state.components.card_ids
    secret_tiles = city.ask == ASK_TILE
    seen = {
        **city_facts(state, city),
        "played": names_of(city.in_force & state.components.all_cards, cards),
        "hand_size": size(city.hand),
        "hand": None,
        "shown": names_of(city.shown, cards),
        "pack": None,
        "drawn": None,
        "roll": list(city.roll),
        "tiles": None if secret_tiles else [TILES[tile] for tile in city.tiles],
        "acting": names_of(city.acting, TILES),
        "unpaid": members(city.unpaid),
        "tile_costs": [] if secret_tiles else tile_costs(city),
        "fates": [] if secret_tiles else fates(state, city),
        "brings": None,
        "planned": {},
        "prices": card_prices(state, city, city.shown),
        "knowledge": by_name(city.minor + city.major, COLOURS),
        "majors": total(city.major),
        "next_development": next_development(state, city),
        "next_die": next_die(state, city),
        "next_levels": {},
        "asked": QUESTIONS[city.ask] if city.ask != NOTHING else None,
        "at_the_end": [{"source": source, "vp": vp} for source, vp in end_points(state, city)]
        if city.name >= 0 and state.phase != OVER
        else [],
    }
    return cast(CityView, seen)


def secrets(state: "Khora", city: "City") -> Document:
    """What its owner alone sees of a city, instead of what others see; the prices of the cards come on top."""
    cards = state.components.card_ids
    return {
        "hand": names_of(city.hand, cards),
        "pack": names_of(city.pack, cards),
        "drawn": names_of(city.drawn, cards),
        "tiles": [TILES[tile] for tile in city.tiles],
        "tile_costs": tile_costs(city),
        "fates": fates(state, city),
        "brings": all_brings(state, city),
        "planned": planned(state, city),
        "next_levels": next_levels(state, city),
    }
