"""The numbers behind the rulebook's words. Integers inside, words outside.

What is called by a few known words has a type of these words, for views, figures and the page.
"""

from typing import Final, Literal

from mypy_extensions import i64

VALUES: Final = ("printed", "revised")  # of figures that are disputed, by the choice of the table

# Where a figure comes from, as the head of components.toml explains: the surest first, an owner's file aside.
Source = Literal["rulebook", "two", "one", "disputed", "own"]
SOURCES: Final[tuple[Source, ...]] = ("rulebook", "two", "one", "disputed", "own")

# Resources. The order is that of `RESOURCES`.
DRACHMA: Final = 0
CITIZENS: Final = 1
TAXES: Final = 2
GLORY: Final = 3
TROOPS: Final = 4
VP: Final = 5
PHILOSOPHY: Final = 6
DICE: Final = 7
Resource = Literal["drachma", "citizens", "taxes", "glory", "troops", "vp", "philosophy", "dice"]
RESOURCES: Final[tuple[Resource, ...]] = (
    "drachma", "citizens", "taxes", "glory", "troops", "vp", "philosophy", "dice",
)  # fmt: skip

# Progress tracks.
ECONOMY: Final = 0
CULTURE: Final = 1
MILITARY: Final = 2
Track = Literal["economy", "culture", "military"]
TRACKS: Final[tuple[Track, ...]] = ("economy", "culture", "military")
ALL_TRACKS: Final[i64] = 0b111

# Colours of knowledge: amphora red, helmet blue, lyre green.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
Colour = Literal["red", "blue", "green"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green")
ALL_COLOURS: Final[i64] = 0b111

# Action tiles, by their printed numbers.
Tile = Literal["philosophy", "legislation", "culture", "trade", "military", "politics", "development"]
TILES: Final[tuple[Tile, ...]] = (
    "philosophy", "legislation", "culture", "trade", "military", "politics", "development",
)  # fmt: skip
PHILOSOPHY_TILE: Final = 0
LEGISLATION_TILE: Final = 1
CULTURE_TILE: Final = 2
TRADE_TILE: Final = 3
MILITARY_TILE: Final = 4
POLITICS_TILE: Final = 5
DEVELOPMENT_TILE: Final = 6
ALL_TILES: Final[i64] = 0b1111111

DEVELOPMENTS: Final = 4  # of a city

# Phases: the set-up, then A to G of each round, then the end.
CITIES: Final = 0
DRAFT: Final = 1
ANNOUNCEMENT: Final = 2
TAX: Final = 3
DICE_PHASE: Final = 4
SETTLING: Final = 5  # the fourth step of the dice phase, after the reveal
ACTION: Final = 6
PROGRESS: Final = 7
RESOLUTION: Final = 8
ACHIEVEMENT: Final = 9
LAST_SWAPS: Final = 10  # after the last round, before the final scoring
OVER: Final = 11
Phase = Literal[
    "cities", "draft", "announcement", "tax", "dice", "settling", "action", "progress", "resolution", "achievement",
    "last-swaps", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = (
    "cities", "draft", "announcement", "tax", "dice", "settling", "action", "progress", "resolution", "achievement",
    "last-swaps", "over",
)  # fmt: skip
ROUND: Final[tuple[Phase, ...]] = (
    "announcement", "tax", "dice", "action", "progress", "resolution", "achievement",
)  # fmt: skip

# Kinds of cards and developments.
KINDS: Final = ("immediate", "ongoing", "end")

# When ongoing effects speak.
ON_PHILOSOPHY: Final = 0
ON_LEGISLATION: Final = 1
ON_CULTURE: Final = 2
ON_TRADE: Final = 3
ON_MILITARY: Final = 4
ON_CARD: Final = 5
ON_DEVELOPMENT: Final = 6
ON_TAX: Final = 7
ON_IDLE: Final = 8
TRIGGERS: Final = (
    "on_philosophy", "on_legislation", "on_culture", "on_trade", "on_military", "on_card", "on_development", "on_tax",
    "on_idle",
)  # fmt: skip

# Conditions of effects in the Tax phase.
ALWAYS: Final = 0
NOBODY_LOWER_IN_CULTURE: Final = 1
NOBODY_HIGHER_IN_ECONOMY: Final = 2
Condition = Literal["always", "nobody-lower-in-culture", "nobody-higher-in-economy"]
CONDITIONS: Final[tuple[Condition, ...]] = ("always", "nobody-lower-in-culture", "nobody-higher-in-economy")

# What effects and final scorings count.
Count = Literal[
    "minor-knowledge", "knowledge", "blue-knowledge", "economy", "hand-card", "played-card", "drachma", "lowest-track",
    "taxes", "citizens", "troops", "vp",
]  # fmt: skip
COUNTS: Final[tuple[Count, ...]] = (
    "minor-knowledge", "knowledge", "blue-knowledge", "economy", "hand-card", "played-card", "drachma", "lowest-track",
    "taxes", "citizens", "troops", "vp",
)  # fmt: skip
MINOR_KNOWLEDGE: Final = 0
KNOWLEDGE: Final = 1
BLUE_KNOWLEDGE: Final = 2
ECONOMY_LEVEL: Final = 3
HAND_CARD: Final = 4
PLAYED_CARD: Final = 5
DRACHMA_OWNED: Final = 6
LOWEST_TRACK: Final = 7
TAXES_LEVEL: Final = 8
CITIZENS_LEVEL: Final = 9
TROOPS_LEVEL: Final = 10
VP_SCORED: Final = 11
COUNTED_RESOURCE: Final[tuple[int, ...]] = (  # the resource that is counted, or -1
    *[-1] * DRACHMA_OWNED, DRACHMA, -1, TAXES, CITIZENS, TROOPS, VP,
)  # fmt: skip

# The verbs of immediate effects.
GAIN: Final = 0  # resource, amount
GAIN_PER: Final = 1  # resource, amount, what is counted
DRAW: Final = 2  # cards
LEVEL: Final = 3  # track, levels
LEVEL_IF_BEHIND: Final = 4  # track, levels
LEARN: Final = 5  # minor knowledge of any colour
RECALL: Final = 6  # Ostracism
CHOOSE: Final = 7  # one of the rewards
DIFFERENT_LEVELS: Final = 8  # levels, each on another track
ACTIONS: Final = 9  # tile, times

# Questions: what a seat is asked.
NOTHING: Final = 0
ASK_CITY: Final = 1
ASK_DRAFT: Final = 2
ASK_TILE: Final = 3
ASK_SETTLE: Final = 4
ASK_KEEP: Final = 5
ASK_BUY: Final = 6
ASK_EXPLORE: Final = 7
ASK_PLAY: Final = 8
ASK_DEVELOP: Final = 9
ASK_ADVANCE: Final = 10
ASK_LOSE: Final = 11
ASK_DISCARD: Final = 12
ASK_EVENT_ADVANCE: Final = 13
ASK_ACTION: Final = 14
ASK_RECALL: Final = 15
ASK_REWARD: Final = 16
ASK_TRACK: Final = 17
ASK_LEARN: Final = 18
ASK_ACHIEVEMENT: Final = 19
ASK_SWAP: Final = 20
QuestionKind = Literal[
    "nothing", "city", "draft", "tile", "settle", "keep", "buy", "explore", "play", "develop", "advance", "lose",
    "discard", "event-advance", "action", "recall", "reward", "track", "learn", "achievement", "swap",
]  # fmt: skip
QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    "nothing", "city", "draft", "tile", "settle", "keep", "buy", "explore", "play", "develop", "advance", "lose",
    "discard", "event-advance", "action", "recall", "reward", "track", "learn", "achievement", "swap",
)  # fmt: skip

# The verb of moves.py that answers each question: a choice is the first action of the verb plus the number of what is
# chosen. Citizens are paid with the next verb, so that "settle" counts a token first, then the dice.
ANSWERS: Final[tuple[str, ...]] = (
    "pass", "city", "draft", "put", "spend", "keep", "buy", "explore", "play", "develop", "advance", "lose", "discard",
    "advance", "take", "recall", "reward", "advance", "learn", "claim", "swap",
)  # fmt: skip

# The first two actions, which can go with other answers.
PASS: Final = 0
SWAP: Final = 1

# Questions that may be declined.
MAY_PASS: Final[i64] = (
    1 << ASK_BUY
    | 1 << ASK_EXPLORE
    | 1 << ASK_PLAY
    | 1 << ASK_DEVELOP
    | 1 << ASK_ADVANCE
    | 1 << ASK_EVENT_ADVANCE
    | 1 << ASK_ACTION
    | 1 << ASK_RECALL
    | 1 << ASK_SWAP
)
