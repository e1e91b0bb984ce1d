"""What the document of a deck looks like, for those who draw cards. Words are in texts/."""

from typing import Literal, TypedDict

from petteia.games.emporion.terms import Ability, ActionCard, Colour, Kind

Source = Literal["rulebook", "reconstructed", "own", "printed"]  # where a card's figures come from
Size = Literal["growing", "announced", "full"]  # of a Domain: one more card ends the game, or the last has ended it


class MerchandiseFigures(TypedDict):
    """A number of Merchandise cards in a Domain: what they are worth, and the set begun last as places in a row."""

    vp: int
    sets: int  # complete ones before this set
    taken: int  # places of this set with a card
    places: list[int]  # VP with a card at each place; after a complete set comes the place that begins another


class RuleFigures(TypedDict):
    """The figures that belong to no card."""

    last_card: int  # cards in a Domain that end the game
    drachmas: int  # of each player
    reserved_vp: int  # for each card still reserved at the end
    port: int  # places of the Port
    most_ships: int  # that an expedition uses
    booty: list[list[int]]  # at the start, in turn order, for 2, 3 and 4 players
    merchandise_trade: int  # for the first Merchandise; one more for each that is owned
    merchandise: list[MerchandiseFigures]  # by the number of Merchandise cards, from none on
    sizes: list[Size]  # of a Domain, by the number of its cards, from none on
    first: list[str]  # the cards to begin with
    actions: dict[str, ActionCard]  # by which action a move of this verb is made, where the verb says it


class Multipliers(TypedDict, total=False):
    """VP for each card of a kind, or for each Booty."""

    war: int
    culture: int
    trade: int
    prestige: int
    merchandise: int
    booty: int


class CardFigures(TypedDict):
    """A card. Merchandise requires what the rules say, not what stands here."""

    id: str
    name: str  # of an owner's card; "" where the texts name it
    kind: Kind
    group: str  # how moves name it: all Merchandise is one
    action: ActionCard | None  # that takes it; None: that of a colour with the ability
    copies: int
    alpha: bool  # a starting card
    special: bool  # special Prestige
    requires: dict[Colour, int]
    booty: int  # that is paid besides
    grants: dict[Colour, int]
    ships: int
    takes: list[Ability]  # what its colour's action may also take
    vp: int
    per: Multipliers
    tie_break: bool  # whose copies decide a tie
    source: Source


class Figures(TypedDict):
    """All figures of a deck."""

    deck: str
    own_deck: bool  # an owner's file; otherwise the deck is Petteia's own
    digest: str
    rules: RuleFigures
    cards: list[CardFigures]
    texts: dict[str, int | str]  # the figures that sentences name
