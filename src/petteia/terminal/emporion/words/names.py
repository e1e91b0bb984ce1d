"""The cards of a deck by their names, and what they require and bring, in signs and in sentences."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from petteia.games.emporion.components.figures import CardFigures, Figures
from petteia.games.emporion.forms.view import DomainView, Price, View
from petteia.games.emporion.terms import COLOURS, COUNTED, KINDS
from petteia.texts import Texts

SIGNS: Final = {
    "war": "⚔", "culture": "♪", "trade": "⚖", "prestige": "♔", "merchandise": "▣", "booty": "✦", "ships": "⎈",
    "vp": "★",
}  # fmt: skip
STYLES: Final = {"war": "red", "culture": "green", "trade": "blue"}
MERCHANDISE: Final = "merchandise"
NO_PRICE: Final[Price] = {"requires": [], "booty": 0, "within_reach": False}


def sign(what: str, number: int) -> Text:
    """So many of something: '2⚔'."""
    return Text(f"{number}{SIGNS[what]}", style=STYLES.get(what, "accent"))


def signs(pairs: Iterable[tuple[str, int]]) -> Text:
    """Several things in signs."""
    return Text(" ").join([sign(what, number) for what, number in pairs if number])


def viewer(view: View) -> DomainView:
    """The viewer's own Domain; a spectator looks from the next player's seat."""
    seat = view["seat"] if view["seat"] is not None else next(iter(view["waiting"]), 0)
    return view["domains"][seat]


class Words:
    """The names of things."""

    def __init__(self, texts: Texts, figures: Figures) -> None:
        self.texts = texts
        self.last_card = figures["rules"]["last_card"]
        self.deck = {card["id"]: card for card in figures["cards"]}
        self.groups = {card["group"]: card for card in figures["cards"]}

    def knows(self, name: str) -> bool:
        """Whether this is a card, or a group of cards that moves name as one."""
        return name in self.deck or name in self.groups

    def figures_of(self, card: str) -> CardFigures:
        """A card's figures; those of a group are the same."""
        return self.deck[card] if card in self.deck else self.groups[card]

    def price(self, card: str, view: View) -> Price:
        """What a card asks of the viewer's Domain; nothing if there is no such card on the table."""
        group = self.figures_of(card)["group"]
        return next((price for each, price in view["prices"].items() if self.deck[each]["group"] == group), NO_PRICE)

    def card(self, card: str) -> str:
        """A card by its name; a group by that of its kind."""
        if card not in self.deck:
            return self.texts(f"kind-{card}")
        return self.figures_of(card)["name"] or (self.texts(f"card-{card}") if self.texts.has(f"card-{card}") else card)

    def cards(self, cards: list[str]) -> str:
        """Several cards by their names; equal ones once, with their number."""
        counts = {card: cards.count(card) for card in cards}
        return ", ".join(self.card(card) + (f" ×{number}" if number > 1 else "") for card, number in counts.items())

    def kind(self, card: str) -> str:
        """What kind of card it is."""
        figures = self.figures_of(card)
        return self.texts("kind-special" if figures["special"] else f"kind-{figures['kind']}")

    def amount(self, what: str, number: int) -> str:
        """'3 War', '1 ship'."""
        return self.texts(f"amount-{what}", n=number)

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> str:
        """Several amounts in a row."""
        return ", ".join(self.amount(what, number) for what, number in pairs if number)

    def figures(self, card: str, view: View) -> Text:
        """A card in signs: what it requires → what it brings."""
        need = signs([(each["what"], each["amount"]) for each in self.price(card, view)["requires"]])
        return need.append(" → ").append(self.brings(card, view)) if need else self.brings(card, view)

    def brings(self, card: str, view: View) -> Text:
        """What a card brings, in signs."""
        figures = self.figures_of(card)
        parts: list[Text] = []
        granted = signs([*figures["grants"].items(), ("ships", figures["ships"])])
        if granted:
            parts.append(granted)
        parts += [Text(f"+{SIGNS[kind]}", style="accent") for kind in figures["takes"]]
        vp = viewer(view)["merchandise_vp"] if figures["kind"] == MERCHANDISE else figures["vp"]
        if vp:
            parts.append(sign("vp", vp))
        per = figures["per"]
        parts += [Text(f"{per[kind]}★/{SIGNS[kind]}", style="accent") for kind in COUNTED if kind in per]
        return Text(" ").join(parts)

    def says(self, card: str) -> list[str]:
        """All that a card says, in sentences."""
        texts = self.texts
        figures = self.figures_of(card)
        if figures["kind"] == MERCHANDISE:
            return [texts("says-merchandise")]
        need = self.amounts(figures["requires"].items())
        said = [texts("says-requires", what=need) if need else texts("says-requires-nothing")]
        if figures["booty"]:
            said.append(texts("says-pays", n=figures["booty"]))
        granted = self.amounts([*figures["grants"].items(), ("ships", figures["ships"])])
        if granted:
            said.append(texts("says-grants", what=granted))
        action = texts(f"action-{figures['kind']}") if figures["kind"] in COLOURS else ""
        said += [texts(f"says-takes-{kind}", action=action) for kind in figures["takes"]]
        if figures["vp"]:
            said.append(texts("says-vp", n=figures["vp"]))
        said += [texts(f"says-per-{kind}", n=figures["per"][kind]) for kind in COUNTED if kind in figures["per"]]
        if figures["alpha"]:
            said.append(texts("says-alpha"))
        if figures["tie_break"]:
            said.append(texts("says-tie-break"))
        return [*said, texts("says-copies", n=figures["copies"])]

    def legend(self) -> Text:
        """What the signs mean."""
        line = Text()
        for kind in KINDS:
            line.append(f"{SIGNS[kind]} {self.texts(f'kind-{kind}')}  ", style=STYLES.get(kind, "faint"))
        line.append(f"{SIGNS['booty']} {self.texts('kind-booty')}  {SIGNS['ships']} {self.texts('kind-ships')}  ★ VP  ")
        return line.append(self.texts("table-legend"), style="faint")
