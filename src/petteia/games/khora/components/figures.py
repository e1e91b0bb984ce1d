"""The document of a set of components, for programs that draw boards, cards and tokens. Words are in texts/."""

from typing import Literal, TypedDict

from petteia.games.khora.terms import Colour, Condition, Count, Phase, Source, Tile, Track

Kind = Literal["immediate", "ongoing", "end"]
When = Literal[
    "now", "always", "end",
    "on-philosophy", "on-legislation", "on-culture", "on-trade", "on-military", "on-card", "on-development", "on-tax",
    "on-idle",
]  # fmt: skip
EffectVerb = Literal[
    "gain", "level", "level-if-behind", "different-levels", "learn", "draw", "keep", "recall", "choose", "actions",
    "buy", "explore", "play", "develop", "knowledge-price", "free-in-progress", "discount", "progress-discount",
    "progress-levels", "loss-less", "explorations", "swap", "score",
]  # fmt: skip


Knowledge = dict[Colour, int]
EventVerb = Literal["gain", "lose-all", "lose-knowledge", "draw", "discard", "advance", "politics", "action"]


class Gains(TypedDict, total=False):
    """Resources of which there are some."""

    drachma: int
    citizens: int
    taxes: int
    glory: int
    troops: int
    vp: int
    philosophy: int
    dice: int


class Effect(TypedDict):
    """One thing that a tile, a card or a development does. Choices and the parts of a swap are several effects."""

    verb: EffectVerb
    what: str  # the resource, track or tile that it is about, or ""
    amount: int  # negative where it is given away
    per: Count | Track | Literal[""]  # once for each of these that are counted, or "" for once
    each: int  # ... or once for each group of this many
    when: When
    only_if: Condition


class StartFigures(TypedDict):
    """What every city begins with, before its first development."""

    drachma: int
    citizens: int
    taxes: int
    glory: int
    troops: int
    vp: int
    philosophy: int
    dice: int
    economy: int
    culture: int
    military: int


class CapFigures(TypedDict):
    """How far levels and markers go."""

    track: int
    citizens: int
    troops: int
    taxes: int
    glory: int


class PhilosophyFigures(TypedDict):
    """What philosophy tokens stand for: citizens for one, levels for one, tokens for one missing knowledge."""

    citizens: int
    levels: int
    tokens_for_knowledge: int


class TileFigures(TypedDict):
    """An action tile: its number, and what its action does."""

    id: Tile
    number: int
    effects: list[Effect]


class LevelFigures(TypedDict):
    """A level of a progress track: what reaching it costs and brings."""

    level: int
    cost: int
    gains: Gains
    source: Source


class TrackFigures(TypedDict):
    """A progress track from level 1 up."""

    id: Track
    levels: list[LevelFigures]


class AchievementFigures(TypedDict):
    """An achievement: what must be reached, the rewards to choose from alone, and the one for each who shares it."""

    id: str
    counts: Count
    amount: int
    alone: Gains
    shared: Gains


class Priced(TypedDict):
    """What is paid for and has effects: a card or a development."""

    kind: Kind
    cost: int
    knowledge: Knowledge
    effects: list[Effect]
    source: Source


class CardFigures(Priced):
    """A politics card."""

    id: str


class DevelopmentFigures(Priced):
    """One of a city's four developments."""

    number: int  # 1 to 4


class CityFigures(TypedDict):
    """A city and its developments in their order; the first is unlocked from the start."""

    id: str
    developments: list[DevelopmentFigures]


class EventEffect(TypedDict):
    """One thing that an event does, and to whom: everybody, or those with the most or the fewest troops."""

    who: Literal["all", "most", "fewest"]
    verb: EventVerb
    what: str  # the resource, or ""
    amount: int  # negative where it is lost; of `advance`, the drachma that the level costs less
    tracks: list[Track]  # that may be advanced
    only_if: Literal["always", "roll-at-most", "lost-knowledge", "persepolis-explored"]
    limit: int  # of "roll-at-most"


class EventFigures(TypedDict):
    """An event."""

    id: str
    place: Literal["first", "last", ""]
    phase: Phase  # in which it takes effect
    effects: list[EventEffect]
    source: Source


class TokenFigures(TypedDict):
    """A space of the exploration board. Persepolis has no colour: it gives one major knowledge of each."""

    id: str
    colour: Colour | None
    major: bool
    requires: int
    loses: int
    knowledge: Knowledge
    gains: Gains
    source: Source


class Figures(TypedDict):
    """All figures of one set of components."""

    texts: dict[str, int]  # the figures that sentences name, as `{ $rounds }`
    names: dict[str, str]  # what an owner's file calls its pieces, by the messages that name the shipped ones
    rounds: int
    dealt: int  # politics cards dealt to each player
    letters: dict[str, str]  # of a round's phases, as the rulebook has them
    swap: list[Effect]  # the parts of a swap of glory; none where nothing swaps
    knowledge_price: int  # drachma for minor knowledge in Trade
    start: StartFigures
    caps: CapFigures
    philosophy: PhilosophyFigures
    tiles: list[TileFigures]
    tracks: list[TrackFigures]
    achievements: list[AchievementFigures]
    cards: list[CardFigures]
    cities: list[CityFigures]
    events: list[EventFigures]
    tokens: list[TokenFigures]
