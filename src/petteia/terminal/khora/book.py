"""The figures of a table by the names of things: what a card costs, what a level brings."""

from typing import cast

from petteia.games.khora.components.figures import CardFigures, DevelopmentFigures, Figures, LevelFigures, TokenFigures
from petteia.games.khora.terms import TILES
from petteia.kernel.game import Game, Options


class Book:
    """The figures of one set of components."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.cards: dict[str, CardFigures] = {card["id"]: card for card in figures["cards"]}
        self.tokens: dict[str, TokenFigures] = {token["id"]: token for token in figures["tokens"]}
        self.levels: dict[str, list[LevelFigures]] = {track["id"]: track["levels"] for track in figures["tracks"]}
        self.developments: dict[str, list[DevelopmentFigures]] = {
            city["id"]: city["developments"] for city in figures["cities"]
        }
        self.ids: dict[str, tuple[str, ...]] = {  # by the families that their texts are named after
            "event": tuple(event["id"] for event in figures["events"]),
            "card": tuple(self.cards),
            "city": tuple(self.developments),
            "tile": TILES,
            "track": tuple(self.levels),
            "token": tuple(self.tokens),
            "achievement": tuple(achievement["id"] for achievement in figures["achievements"]),
        }

    def own_names(self) -> dict[str, str]:
        """What an owner's file calls its cards, events, cities and achievements, by the ids of their messages."""
        figures = self.figures
        names = {f"card-{card['id']}": card["name"] or card["id"] for card in figures["cards"]}
        names |= {f"event-{event['id']}": event["name"] or event["id"] for event in figures["events"]}
        names |= {f"achievement-{each['id']}": each["name"] or each["id"] for each in figures["achievements"]}
        for city in figures["cities"]:
            names[f"city-{city['id']}"] = city["name"] or city["id"]
            names |= {f"development-{city['id']}-{each['number']}": "" for each in city["developments"]}
        return names

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
