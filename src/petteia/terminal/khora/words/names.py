"""Khôra's things by their names, and what they cost and bring, in one language."""

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from petteia.games.khora.components.figures import AchievementFigures, Priced
from petteia.games.khora.forms.view import CityView, PriceView, View
from petteia.games.khora.terms import COLOURS, Track
from petteia.kernel.game import Game
from petteia.terminal.khora.book import Book, Shelf
from petteia.terminal.khora.words.effects import event_sentence, sentence, swapped
from petteia.texts import Texts

DRACHMA_SIGN: Final = "₯"
CAUSES: Final = ("track", "tax", "philosophy-token", "achievement", "progress", "glory", "cap")
FAMILIES_OF_CAUSES: Final = ("event", "card", "city", "tile")


def level_of(city: CityView, track: Track) -> int:
    """A city's level on a track."""
    return {"economy": city["economy"], "culture": city["culture"], "military": city["military"]}[track]


def drachma(number: int) -> Text:
    """Drachma in a few signs."""
    return Text(f"{DRACHMA_SIGN}{number}", style="accent")


def short_of(price: PriceView) -> list[tuple[str, int]]:
    """What is missing for a price; knowledge only where philosophy tokens cannot stand for it."""
    return [] if price["within_reach"] else [(what, number) for what, number in entries(price["lacks"])]


def entries(counts: Mapping[str, object]) -> list[tuple[str, int]]:
    """Counts by their names, in a row."""
    return [(what, number) for what, number in counts.items() if isinstance(number, int)]


class Words:
    """The names of things."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.texts = texts
        self.shelf = Shelf(game)
        self.usual = self.shelf.book(game.check_options({}))  # what things are called is the same in every set
        texts.add_names(self.usual.figures["names"])
        # Every id that an event may give as its cause, with the message that names it.
        self.causes = {cause: f"cause-{cause}" for cause in CAUSES}
        for family in FAMILIES_OF_CAUSES:
            self.causes |= {name: f"{family}-{name}" for name in self.usual.ids[family]}

    def book(self, view: View) -> Book:
        """The figures that this table plays with."""
        return self.shelf.book(view["options"])

    def amount(self, what: str, number: int) -> str:
        """'3 drachmas', '1 red knowledge'."""
        return self.texts(f"amount-{what}", n=number)

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> str:
        """Several amounts in a row."""
        return ", ".join(self.amount(what, number) for what, number in pairs)

    def signs(self, pairs: Iterable[tuple[str, int]]) -> Text:
        """Knowledge and drachma in a few signs: '1R ₯2'."""
        parts = [
            Text(f"{number}{self.letter(what)}", what) if what in COLOURS else drachma(number) for what, number in pairs
        ]
        return Text(" ").join(parts)

    def token(self, token: str, message: str = "token") -> str:
        """A token of the board, by its colour, kind, and troops needed and lost."""
        figures = self.usual.tokens[token]
        values: dict[str, object] = {"requires": figures["requires"], "loses": figures["loses"]}
        if figures["colour"] is None:
            given = [
                f"{n} × {self.texts(f'knowledge-{colour}-major')}" for colour, n in figures["knowledge"].items() if n
            ]
            return self.texts(message.replace("token", "token-persepolis"), what=", ".join(given), **values)
        kind = "major" if figures["major"] else "minor"
        return self.texts(message, kind=kind, colour=figures["colour"], **values)

    def achievement(self, name: str) -> str:
        """An achievement by the name that an owner's file gives it, else by what it counts."""
        figures = self.usual.achievements[name]
        own = f"achievement-{name}"
        return self.texts(own) if self.texts.has(own) else self.goal(figures)

    def goal(self, achievement: AchievementFigures) -> str:
        """What must be reached: '10 VP', 'Economy 4'."""
        return self.texts(f"goal-{achievement['counts']}", n=achievement["amount"])

    def swap(self) -> dict[str, str]:
        """What a swap of glory gives and takes, for the messages that tell it."""
        effects = self.usual.figures["swap"]
        give, take = swapped(self.texts, effects) if effects else ("", "")
        return {"give": give, "take": take}

    def cause(self, cause: str) -> str:
        """What made something happen."""
        if cause in self.usual.tokens:
            return self.token(cause)
        return self.texts(self.causes[cause]) if cause in self.causes else cause

    def letter(self, colour: str) -> str:
        """A colour's first letter."""
        return self.texts(f"colour-{colour}")[0].upper()

    def price(self, priced: Priced) -> Text:
        """What a card or development asks for: '₯3 2R 1G'."""
        knowledge = [(colour, number) for colour, number in priced["knowledge"].items() if number]
        return self.signs([("drachma", priced["cost"]), *knowledge])

    def gains(self, gains: Mapping[str, object]) -> str:
        """'+2 drachmas, +1 VP'."""
        return ", ".join("+" + self.amount(resource, amount) for resource, amount in entries(gains))

    def level_gains(self, view: View, track: str, level: int) -> str:
        """What reaching a level of a track brings."""
        return self.gains(self.book(view).levels[track][level - 1]["gains"])

    def card_price(self, view: View, card: str) -> Text:
        return self.price(self.book(view).cards[card])

    def development_price(self, view: View, city: str, number: int) -> Text:
        """What a city's development, counted from 1, asks for."""
        return self.price(self.book(view).developments[city][number - 1])

    def card_text(self, view: View, card: str) -> str:
        return sentence(self.texts, self.book(view).cards[card]["effects"], "card")

    def development(self, view: View, city: str, number: int) -> str:
        """What a city's development, counted from 1, does."""
        return sentence(self.texts, self.book(view).developments[city][number - 1]["effects"], "development")

    def event_text(self, view: View, event: str) -> str:
        return event_sentence(self.texts, self.book(view).events[event]["effects"])
