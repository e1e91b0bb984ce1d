"""The numbers behind the rulebook's words. Integers inside, words outside.

What is called by a few known words has a type of these words, for views, figures and the page.
"""

from typing import Final, Literal

# Kinds of features; the first ten are also what an edge of a tile may show.
MEADOW: Final = 0
VILLA: Final = 1
VINEYARD: Final = 2
HERB_GARDEN: Final = 3
CHICKEN_YARD: Final = 4
POND: Final = 5
MERCHANT: Final = 6
BAKER: Final = 7
ADMINISTRATOR: Final = 8
CRAFTSMAN: Final = 9
MARKET: Final = 10
BAKERY: Final = 11
FOUNTAIN: Final = 12
KINDS: Final[tuple[str, ...]] = (
    "meadow", "villa", "vineyard", "herbs", "chicken", "pond", "merchant", "baker", "administrator", "craftsman",
    "market", "bakery", "fountain",
)  # fmt: skip
Landscape = Literal["vineyard", "herbs", "chicken", "pond"]
Dwelling = Literal["merchant", "baker", "administrator", "craftsman"]
Single = Literal["market", "bakery", "fountain"]
EdgeKind = Literal["meadow", "villa"] | Landscape | Dwelling
Kind = Literal["villa"] | Landscape | Dwelling | Single
EDGE_KINDS: Final = 10
LANDSCAPES: Final = (VINEYARD, HERB_GARDEN, CHICKEN_YARD, POND)
DWELLINGS: Final = (MERCHANT, BAKER, ADMINISTRATOR, CRAFTSMAN)
SINGLES: Final = (MARKET, BAKERY, FOUNTAIN)
KIND_BITS: Final = 5  # of a count by kind
MOST_OF_A_KIND: Final = 31  # features in a district

# Wares, in the order of the landscapes that bring them: ware = kind - VINEYARD.
Ware = Literal["grapes", "herbs", "chicken", "fish"]
WARES: Final[tuple[Ware, ...]] = ("grapes", "herbs", "chicken", "fish")

# What rewards are made of.
VP: Final = 0
COIN: Final = 1
BREAD: Final = 2
STEP: Final = 3
Reward = Literal["vp", "coin", "bread", "step"]
REWARDS: Final[tuple[Reward, ...]] = ("vp", "coin", "bread", "step")

# What green cards count: the kinds by their own numbers, then these.
CHIMNEY: Final = 13
ANY_LANDSCAPE: Final = 14
ANY_DWELLING: Final = 15
ANY_SINGLE: Final = 16
COUNTED: Final[tuple[str, ...]] = (*KINDS, "chimney", "landscape", "dwelling", "single")
# What green cards count has a message of its own where a ware has the same name.
AMOUNT_OF_KIND: Final = {"herbs": "herb-garden", "chicken": "chicken-yard"}
FAMILIES: Final = {"landscape": LANDSCAPES, "dwelling": DWELLINGS, "single": SINGLES}

# Sides of a tile and of the district, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
Side = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")

# Where the game is.
SET_UP: Final = 0
TURNS: Final = 1
SCORING: Final = 2
OVER: Final = 3
Part = Literal["set-up", "turns", "scoring", "over"]
PARTS: Final[tuple[Part, ...]] = ("set-up", "turns", "scoring", "over")

# Where points come from at the end of the game, in the order of the summary panel.
EndSource = Literal["villas", "storage", "scroll-track", "fountain-cards", "frame"]
SOURCES: Final[tuple[EndSource, ...]] = ("villas", "storage", "scroll-track", "fountain-cards", "frame")

# Questions.
NOTHING: Final = 0
ASK_PLACE: Final = 1
ASK_TAKE: Final = 2
ASK_BUILD: Final = 3
ASK_CRAFT: Final = 4
ASK_RETURN: Final = 5
ASK_DISC: Final = 6
ASK_FIRST: Final = 7
ASK_PAY: Final = 8
ASK_LOAVES: Final = 9
QuestionKind = Literal["nothing", "place", "take", "build", "craft", "return", "disc", "first", "pay", "loaves"]
QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    "nothing", "place", "take", "build", "craft", "return", "disc", "first", "pay", "loaves",
)  # fmt: skip
