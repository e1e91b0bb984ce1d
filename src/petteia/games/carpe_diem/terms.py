"""The numbers behind the rulebook's words. Integers inside, words outside."""

from typing import Final

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
KINDS: Final = (
    "meadow", "villa", "vineyard", "herbs", "chicken", "pond", "merchant", "baker", "administrator", "craftsman",
    "market", "bakery", "fountain",
)  # fmt: skip
EDGE_KINDS: Final = 10
LANDSCAPES: Final = (VINEYARD, HERB_GARDEN, CHICKEN_YARD, POND)
DWELLINGS: Final = (MERCHANT, BAKER, ADMINISTRATOR, CRAFTSMAN)
SINGLES: Final = (MARKET, BAKERY, FOUNTAIN)
LONGEST_LANDSCAPE: Final = 4  # tiles
MOST_OF_A_KIND: Final = 31  # features in a district

# Wares, in the order of the landscapes that bring them: ware = kind - VINEYARD.
WARES: Final = ("grapes", "herbs", "chicken", "fish")

# What rewards are made of.
VP: Final = 0
COIN: Final = 1
BREAD: Final = 2
STEP: Final = 3
REWARDS: Final = ("vp", "coin", "bread", "step")

# What green cards count: the kinds by their own numbers, then these.
CHIMNEY: Final = 13
ANY_LANDSCAPE: Final = 14
ANY_DWELLING: Final = 15
COUNTED: Final = (*KINDS, "chimney", "landscape", "dwelling")

# Sides of a tile and of the district, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")

# The table.
DISTRICT: Final = 6  # cells in a row
CELLS: Final = 36
SPACES: Final = 7  # of the ring
SLOTS: Final = 28  # four tiles a space
ROW: Final = 11  # craftsman row
GRID_COLUMNS: Final = 4
GRID: Final = 12
PHASES: Final = 4
ROUNDS: Final = 7
NOT_FULFILLED: Final = 4  # VP lost by a card that is not fulfilled at all
LOAVES: Final = 3  # bread that fulfils any card once

CELL_NAMES: Final = tuple(["abcdef"[cell % 6] + str(cell // 6 + 1) for cell in range(36)])
GRID_NAMES: Final = tuple(["abcd"[place % 4] + str(place // 4 + 1) for place in range(12)])
SLOT_NAMES: Final = tuple([str(slot // 4 + 1) + "abcd"[slot % 4] for slot in range(28)])
# Disc spaces lie between two cards: first those beside each other, then those below each other.
DISC_SPACES: Final = tuple(
    [(place, place + 1) for place in range(12) if place % 4 < 3] + [(place, place + 4) for place in range(8)]
)
DISC_NAMES: Final = tuple([f"{GRID_NAMES[one]}-{GRID_NAMES[other]}" for one, other in DISC_SPACES])

# Where the game is.
SET_UP: Final = 0
TURNS: Final = 1
SCORING: Final = 2
OVER: Final = 3
PARTS: Final = ("set-up", "turns", "scoring", "over")

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
QUESTIONS: Final = ("nothing", "place", "take", "build", "craft", "return", "disc", "first", "pay", "loaves")

# Actions. Each has a base; a choice is the base plus the number of what is chosen.
BUILD: Final = 0  # + cell * 4 + quarter turns clockwise
STORE: Final = 144
TAKE: Final = 145  # + slot of the ring
BREAD_TAKE: Final = 173  # + slot of the ring, with bread
PLACE: Final = 201  # + space of the ring
CRAFT: Final = 208  # + place in the craftsman row
RETURN: Final = 219  # + kind of fountain card, villa first
DISC: Final = 231  # + disc space
FIRST: Final = 248  # + place of the scoring grid
PAY: Final = 260  # + times
LOAVES_TIMES: Final = 292  # + times
ACTION_COUNT: Final = 308
MOST_PAID: Final = LOAVES_TIMES - PAY - 1
MOST_LOAVES: Final = ACTION_COUNT - LOAVES_TIMES - 1
