"""Carpe Diem's things by their names and by a few signs, in one language."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from petteia.games.carpe_diem.components.reader import USUAL, Components
from petteia.games.carpe_diem.terms import AMOUNT_OF_KIND, COUNTED, KINDS, LANDSCAPES, REWARDS, SOURCES, WARES
from petteia.kernel.bits import members
from petteia.texts import Texts

CAUSES: Final = ("start", "scroll", *SOURCES)
STYLES: Final = {
    "meadow": "dim", "villa": "red", "vineyard": "magenta", "herbs": "green", "chicken": "yellow", "pond": "blue",
    "merchant": "bright_yellow", "baker": "color(173)", "administrator": "bright_blue", "craftsman": "bright_green",
    "market": "bright_red", "bakery": "color(180)", "fountain": "cyan",
}  # fmt: skip
REWARD_SIGNS: Final = {"vp": "★", "coin": "◎", "bread": "◖", "step": "»"}
COUNT_SIGNS: Final = {"chimney": "⌂", "landscape": "▤", "dwelling": "∆", "single": "□"}
MEADOW_SIGN: Final = "·"
LINE_BELOW: Final = "\N{COMBINING LOW LINE}"
LANDSCAPE_OF_WARE: Final[dict[str, str]] = dict(zip(WARES, [KINDS[kind] for kind in LANDSCAPES]))


def told_apart(letter: str, number: int) -> str:
    """The letter of a kind for its first, second, third or fourth part on a tile."""
    return (letter.lower() if number % 2 else letter) + (LINE_BELOW if number > 1 else "")


class Words:
    """The names of things, of the shipped set or an owner's own."""

    def __init__(self, texts: Texts, components: Components = USUAL) -> None:
        self.texts = texts
        self.set = components
        self.tiles = {tile: number for number, tile in enumerate(components.tile_ids)}
        self.cards = {card: number for number, card in enumerate(components.card_ids)}

    def kind(self, kind: str) -> str:
        return self.texts(f"kind-{kind}")

    def letter(self, kind: str) -> Text:
        """A kind of feature in one sign."""
        if kind == "meadow":
            return Text(MEADOW_SIGN, style=STYLES[kind])
        return Text(self.texts(f"letter-{kind}"), style=STYLES[kind])

    def amount(self, what: str, number: int) -> str:
        """'3 coins', '1 fish', '2 × pond' for edges."""
        if what.startswith("edge-"):
            return f"{number} × {self.kind(what.removeprefix('edge-'))}"
        return self.texts(f"amount-{what}", n=number)

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> str:
        """Several amounts in a row."""
        return ", ".join(self.amount(what, number) for what, number in pairs)

    # Tiles.

    def tile(self, tile: str) -> str:
        """A tile by what it shows: 'merchant + pond', 'villa (2 chimneys)'."""
        number = self.tiles[tile]
        if self.set.building[number]:
            return self.kind(KINDS[self.set.building[number]])
        parts = zip(self.set.lying_parts[number * 4], self.set.part_chimneys[number * 4])
        return " + ".join(self.part(KINDS[kind], chimneys) for (kind, _), chimneys in parts)

    def part(self, kind: str, chimneys: int) -> str:
        """A part of a tile: 'pond', 'villa (2 chimneys)'."""
        more = f" ({self.amount('chimney', chimneys)})" if chimneys else ""
        return self.kind(kind) + more

    def edges(self, tile: str, turn: int = 0) -> Text:
        """A tile in four signs: its edges clockwise from the top; a single building in its letter."""
        building = self.set.building[self.tiles[tile]]
        if building:
            return Text("[").append(self.letter(KINDS[building])).append("] ")
        return Text().join(self.edge_letters(tile, turn))

    def edge_letters(self, tile: str, turn: int) -> list[Text]:
        """The four edges of a tile, clockwise from the top.

        Parts of one kind that are not joined differ: the first in capitals, the second in small letters, the others
        the same again with a line below.
        """
        lying = self.tiles[tile] * 4 + turn
        letters = [self.letter(KINDS[kind]) for kind in self.set.lying_edges[lying]]
        seen: dict[int, int] = {}
        for kind, sides in self.set.lying_parts[lying]:
            number = seen.get(kind, 0)
            seen[kind] = number + 1
            for side in members(sides):
                letters[side].plain = told_apart(letters[side].plain, number)
        return letters

    # Cards.

    def needs(self, card: str) -> list[tuple[str, int]]:
        number = self.cards[card]
        names = WARES if self.set.card_red[number] else COUNTED
        return [(names[what], amount) for what, amount in self.set.card_needs[number]]

    def gains(self, card: str) -> list[tuple[str, int]]:
        return [(reward, n) for reward, n in zip(REWARDS, self.set.card_gains[self.cards[card]]) if n]

    def is_red(self, card: str) -> bool:
        """Whether a card is paid."""
        return self.set.card_red[self.cards[card]]

    def card(self, card: str, attribute: str = "") -> str:
        red = self.is_red(card)
        asked = self.needs(card)
        needs = self.amounts(asked if red else [(AMOUNT_OF_KIND.get(what, what), n) for what, n in asked])
        message = ("card-red" if red else "card-green") + attribute
        return self.texts(message, needs=needs, gains=self.amounts(self.gains(card)))

    def card_signs(self, card: str) -> Text:
        """A card in a few signs: '2H→4★'."""
        text = Text()
        red = self.is_red(card)
        for what, number in self.needs(card):
            text.append(str(number) if number > 1 else "")
            if what in COUNT_SIGNS:
                text.append(COUNT_SIGNS[what])
            else:
                text.append(self.letter(LANDSCAPE_OF_WARE[what] if red else what))
        text.append("→", style="red" if red else "green")
        for reward, number in self.gains(card):
            text.append(f"{number}{REWARD_SIGNS[reward]}")
        return text

    def counted(self, fountain: str) -> str:
        """The kinds that a fountain card counts."""
        face = self.set.fountain_ids.index(fountain)
        return " + ".join(self.kind(KINDS[kind]) for kind in self.set.fountain_kinds[face])

    def fountain_card(self, fountain: str) -> str:
        """A fountain card in words."""
        return self.texts("card-fountain", name=self.counted(fountain))

    def rewards(self, kind: str) -> str:
        """What completing a feature of a kind brings, in words."""
        return self.amounts((reward, n) for reward, n in zip(REWARDS, self.set.rewards[KINDS.index(kind)]) if n)

    # Why something happened.

    def cause(self, cause: str) -> str:
        """What made something happen."""
        if cause in self.cards:
            return self.card(cause)
        if cause in KINDS:
            return self.kind(cause)
        return self.texts(f"cause-{cause}") if cause in CAUSES else cause
