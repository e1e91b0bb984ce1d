"""Khôra's things by their names, and what they cost and bring, in one language."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from petteia.games.khora.components.reader import SETS, Components, Gain
from petteia.games.khora.forms.view import CityView, View
from petteia.games.khora.terms import COLOURS, RESOURCES, TILES, TRACKS, Colour
from petteia.kernel.counts import count
from petteia.texts import Texts

DRACHMA_SIGN: Final = "₯"
USUAL: Final = SETS["printed"]  # ids, colours and tokens are the same in every set
TOKENS: Final = {token: number for number, token in enumerate(USUAL.token_ids)}
CARDS: Final = {card: number for number, card in enumerate(USUAL.card_ids)}
CAUSES: Final = ("track", "tax", "philosophy-token", "achievement", "progress", "glory", "cap")

# Every id that an event may give as its cause, with the message that names it. Tokens have a message with variables.
MESSAGE_OF_CAUSE: Final = (
    {event.id: f"event-{event.id}" for event in USUAL.events}
    | {card: f"card-{card}" for card in USUAL.card_ids}
    | {city: f"city-{city}" for city in USUAL.city_ids}
    | {tile: f"tile-{tile}" for tile in TILES}
    | {cause: f"cause-{cause}" for cause in CAUSES}
)


def components_of(view: View) -> Components:
    """The figures that this table plays with."""
    return SETS[view["options"]["values"]]


def owned(city: CityView, colour: Colour) -> int:
    """How much knowledge of a colour a city has."""
    return city["minor"][colour] + city["major"][colour]


def level_of(city: CityView, track: str) -> int:
    """A city's level on a track."""
    return {"economy": city["economy"], "culture": city["culture"], "military": city["military"]}[track]


def lacking(city: CityView, need: int) -> dict[str, int]:
    """The knowledge, by colour, that a city has not of what is needed."""
    short = {colour: count(need, i) - owned(city, colour) for i, colour in enumerate(COLOURS)}
    return {colour: number for colour, number in short.items() if number > 0}


def drachma(number: int) -> Text:
    """Drachma in a few signs."""
    return Text(f"{DRACHMA_SIGN}{number}", style="accent")


class Words:
    """The names of things."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def amount(self, what: str, number: int) -> str:
        """'3 drachmas', '1 red knowledge'."""
        return self.texts(f"amount-{what}", n=number)

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> str:
        """Several amounts in a row."""
        return ", ".join(self.amount(what, number) for what, number in pairs)

    def signs(self, pairs: list[tuple[str, int]]) -> Text:
        """Knowledge and drachma in a few signs: '1R ₯2'."""
        parts: list[Text] = []
        for what, number in pairs:
            colour = what.removeprefix("knowledge-")
            parts.append(Text(f"{number}{self.letter(colour)}", colour) if colour in COLOURS else drachma(number))
        return Text(" ").join(parts)

    def token(self, token: str, message: str = "token") -> str:
        """A token of the board, by its colour, kind, and troops needed and lost."""
        number = TOKENS[token]
        colour = USUAL.token_colour[number]
        if colour < 0:
            return self.texts(message.replace("token", "token-persepolis"))
        kind = "major" if USUAL.token_major[number] else "minor"
        return self.texts(
            message,
            kind=kind,
            colour=COLOURS[colour],
            requires=USUAL.token_requires[number],
            loses=USUAL.token_loses[number],
        )

    def cause(self, cause: str) -> str:
        """What made something happen."""
        if cause in TOKENS:
            return self.token(cause)
        return self.texts(MESSAGE_OF_CAUSE[cause]) if cause in MESSAGE_OF_CAUSE else cause

    def letter(self, colour: str) -> str:
        """A colour's first letter."""
        return self.texts(f"colour-{colour}")[0].upper()

    def price(self, cost: int, need: int) -> Text:
        """What a card or development asks for: '₯3 2R 1G'."""
        knowledge = [(f"knowledge-{colour}", count(need, i)) for i, colour in enumerate(COLOURS) if count(need, i)]
        return self.signs([("drachma", cost), *knowledge])

    def gains(self, gains: tuple[Gain, ...]) -> str:
        """'+2 drachmas, +1 VP'."""
        return ", ".join("+" + self.amount(RESOURCES[resource], amount) for resource, amount in gains)

    def level_gains(self, view: View, track: str, level: int) -> str:
        """What reaching a level of a track brings."""
        return self.gains(components_of(view).track_gains[TRACKS.index(track)][level])

    def card_price(self, view: View, card: str) -> Text:
        """What a card asks for."""
        number = CARDS[card]
        return self.price(components_of(view).card_cost[number], components_of(view).card_need[number])

    def development_price(self, view: View, city: str, number: int) -> Text:
        """What a city's development, counted from 1, asks for."""
        row = USUAL.city_ids.index(city) * 4 + number - 1
        return self.price(components_of(view).dev_cost[row], components_of(view).dev_need[row])

    def development(self, view: View, city: str, number: int) -> str:
        """What a city's development, counted from 1, does."""
        return self.texts(self.variant(f"development-{city}-{number}", view))

    def variant(self, message: str, view: View) -> str:
        """The message as it reads with this table's figures."""
        revised = f"{message}-revised"
        return revised if view["options"]["values"] == "revised" and self.texts.has(revised) else message

    def event_text(self, view: View, event: str) -> str:
        """What an event does."""
        return self.texts(self.variant(f"event-{event}", view) + ".text")

    def short_of(self, view: View, city: CityView, cost: int, need: int) -> list[tuple[str, int]]:
        """What a city lacks for a price: drachma, and knowledge that its philosophy tokens cannot stand for."""
        knowledge = lacking(city, need)
        pairs = city["philosophy"] // 2 if view["phase"] not in ("progress", "resolution") else 0
        short: list[tuple[str, int]] = []
        if sum(knowledge.values()) > pairs:
            short += [(f"knowledge-{colour}", number) for colour, number in knowledge.items()]
        if cost > city["drachma"]:
            short.append(("drachma", cost - city["drachma"]))
        return short

    def short_of_card(self, view: View, city: CityView, card: str) -> list[tuple[str, int]]:
        """What a city lacks to play a card."""
        number = CARDS[card]
        return self.short_of(view, city, components_of(view).card_cost[number], components_of(view).card_need[number])
