"""The numbers behind the rulebook's words. Integers inside, words outside.

What is called by a few known words has a type of these words, for views, figures and the page.
"""

from typing import Final, Literal

# Colours of History cards, which are also three of the five actions and the three basic resources.
WAR: Final = 0
CULTURE: Final = 1
TRADE: Final = 2
Colour = Literal["war", "culture", "trade"]
COLOURS: Final[tuple[Colour, ...]] = ("war", "culture", "trade")

# Kinds of cards in a Domain, and what multipliers count: the kinds, and Booty.
PRESTIGE: Final = 3
MERCHANDISE: Final = 4
BOOTY: Final = 5
Kind = Literal["war", "culture", "trade", "prestige", "merchandise"]
Counted = Literal["war", "culture", "trade", "prestige", "merchandise", "booty"]
KINDS: Final[tuple[Kind, ...]] = ("war", "culture", "trade", "prestige", "merchandise")
COUNTED: Final[tuple[Counted, ...]] = ("war", "culture", "trade", "prestige", "merchandise", "booty")

# Abilities are a set: a bit for each colour whose action takes Prestige, then one for each that takes Merchandise.
TAKES_MERCHANDISE: Final = 3  # the first of these
TAKES_PRESTIGE_BITS: Final = 7
Ability = Literal["prestige", "merchandise"]
ABILITIES: Final[tuple[Ability, ...]] = ("prestige", "merchandise")  # the kinds of progress cards

# The five Action cards.
EXPEDITION: Final = 3
RESERVE: Final = 4
ActionCard = Literal["war", "culture", "trade", "expedition", "reserve"]
ACTIONS: Final[tuple[ActionCard, ...]] = ("war", "culture", "trade", "expedition", "reserve")
NOWHERE: Final = -1  # a marker that has not been put yet
EMPTY: Final = -1  # a gap in the Port, a free drachma

MarkerName = Literal["asclepios", "hygieia"]
MARKERS: Final[tuple[MarkerName, ...]] = ("asclepios", "hygieia")
Deck = Literal["history", "progress"]
DECKS: Final[tuple[Deck, ...]] = ("history", "progress")
HISTORY_DECK: Final = 0
PROGRESS_DECK: Final = 1

# Where the points of a Domain come from.
PointSource = Literal[
    "prestige", "merchandise", "per-war", "per-culture", "per-trade", "per-prestige", "per-merchandise", "per-booty",
    "printed", "reserved",
]  # fmt: skip
SOURCES: Final[tuple[PointSource, ...]] = (
    "prestige", "merchandise", "per-war", "per-culture", "per-trade", "per-prestige", "per-merchandise", "per-booty",
    "printed", "reserved",
)  # fmt: skip

# How far the game is.
SET_UP: Final = 0
PLAY: Final = 1
OVER: Final = 2
Phase = Literal["set-up", "play", "over"]
PHASES: Final[tuple[Phase, ...]] = ("set-up", "play", "over")

# What ends the game.
NOT_YET: Final = 0
BY_CARDS: Final = 1  # somebody has the last card
BY_DECK: Final = 2  # somebody had to draw from an empty History deck
BY_STANDSTILL: Final = 3  # nobody could do anything for a whole round (ruling 10)
Ending = Literal["not-yet", "cards", "deck", "standstill"]
ENDINGS: Final[tuple[Ending, ...]] = ("not-yet", "cards", "deck", "standstill")

# Questions: what a seat is asked.
NOTHING: Final = 0
ASK_FIRST: Final = 1
ASK_MARKER: Final = 2
ASK_TURN: Final = 3
ASK_SEND: Final = 4
ASK_REFILL: Final = 5
ASK_GIVE_UP: Final = 6
QuestionKind = Literal["nothing", "first", "marker", "turn", "send", "refill", "give-up"]
QUESTIONS: Final[tuple[QuestionKind, ...]] = ("nothing", "first", "marker", "turn", "send", "refill", "give-up")
