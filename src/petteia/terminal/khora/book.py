"""The figures of a table by the names of things: what a card costs, what a level brings."""

from typing import cast

from petteia.games.khora.components.figures import (
    AchievementFigures,
    CardFigures,
    DevelopmentFigures,
    EventFigures,
    Figures,
    LevelFigures,
    TokenFigures,
)
from petteia.games.khora.terms import TILES
from petteia.kernel.game import Game, Options


class Book:
    """The figures of one set of components."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.cards: dict[str, CardFigures] = {card["id"]: card for card in figures["cards"]}
        self.events: dict[str, EventFigures] = {event["id"]: event for event in figures["events"]}
        self.achievements: dict[str, AchievementFigures] = {each["id"]: each for each in figures["achievements"]}
        self.tokens: dict[str, TokenFigures] = {token["id"]: token for token in figures["tokens"]}
        self.levels: dict[str, list[LevelFigures]] = {track["id"]: track["levels"] for track in figures["tracks"]}
        self.developments: dict[str, list[DevelopmentFigures]] = {
            city["id"]: city["developments"] for city in figures["cities"]
        }
        self.ids: dict[str, tuple[str, ...]] = {  # by the families that their texts are named after
            "event": tuple(self.events),
            "card": tuple(self.cards),
            "city": tuple(self.developments),
            "tile": TILES,
            "track": tuple(self.levels),
            "token": tuple(self.tokens),
            "achievement": tuple(self.achievements),
        }

    def cap(self, what: str) -> int | None:
        """How far a city's marker goes; None where there is no end."""
        return cast(dict[str, int], self.figures["caps"]).get(what)


class Shelf:
    """The books of a game, one for each way to play it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.books: dict[tuple[tuple[str, str], ...], Book] = {}

    def book(self, options: Options) -> Book:
        """The figures that a table with these options plays with."""
        key = tuple(sorted(options.items()))
        if key not in self.books:
            self.books[key] = Book(cast(Figures, self.game.components(options)))
        return self.books[key]
