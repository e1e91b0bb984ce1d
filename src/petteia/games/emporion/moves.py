"""What Emporion's actions mean: the moves of a deck, in the order of the actions, and their notation."""

from petteia.games.emporion.components import Components
from petteia.games.emporion.names import COLOURS, DECKS, MARKERS
from petteia.kernel.errors import BadMove
from petteia.kernel.moves import Codec, Move, Named


class SendExpedition(Move):
    """Choose the Expedition."""

    def words(self) -> tuple[str, ...]:
        return ("expedition",)


class FirstCard(Named):
    """Set-up: take the card to begin with."""

    def verb(self) -> str:
        return "first"


class ChooseMarker(Named):
    """Set-up with two players: take a marker."""

    def verb(self) -> str:
        return "marker"


class Refill(Named):
    """Expedition: fill the next gap of the Port from a deck."""

    def verb(self) -> str:
        return "refill"


class Take(Named):
    """Take a History card of the Polis by the action of its colour."""

    def verb(self) -> str:
        return "take"


class Play(Named):
    """Add a reserved History card to the Domain by the action of its colour."""

    def verb(self) -> str:
        return "play"


class Reserve(Named):
    """Reserve a card of the Port."""

    def verb(self) -> str:
        return "reserve"


class Send(Named):
    """Expedition: move a card from the Port to the Polis."""

    def verb(self) -> str:
        return "send"


class GiveUp(Named):
    """Give up a reserved card because nothing else is possible."""

    def verb(self) -> str:
        return "give-up"


class ByColour(Named):
    """A move about a progress card, by the action of a colour whose ability takes it."""

    __slots__ = ("colour",)
    colour: str

    def __init__(self, name: str, colour: str) -> None:
        super().__init__(name)
        self.colour = colour

    def words(self) -> tuple[str, ...]:
        return (self.verb(), self.name, "by", self.colour)

    def to_dict(self) -> dict[str, str]:
        return {"verb": self.verb(), "of": self.name, "by": self.colour}


class TakeBy(ByColour):
    """Take a Prestige, special Prestige or Merchandise card of the Polis."""

    def verb(self) -> str:
        return "take"


class PlayBy(ByColour):
    """Add a reserved Prestige or Merchandise card to the Domain."""

    def verb(self) -> str:
        return "play"


def all_moves(components: Components) -> list[Move]:
    """Every move with this deck, in the order of the actions."""
    histories = components.ids[: components.histories]
    groups = components.group_ids()
    portable = groups[: components.portable]
    in_port = [*histories, *portable]
    moves: list[Move] = [FirstCard(components.ids[face]) for face in components.first]
    moves += [ChooseMarker(marker) for marker in MARKERS]
    moves.append(SendExpedition())
    moves += [Refill(deck) for deck in DECKS]
    moves += [Take(card) for card in histories]
    moves += [TakeBy(card, colour) for colour in COLOURS for card in groups]
    moves += [Play(card) for card in histories]
    moves += [PlayBy(card, colour) for colour in COLOURS for card in portable]
    moves += [Reserve(card) for card in in_port]
    moves += [Send(card) for card in in_port]
    moves += [GiveUp(card) for card in in_port]
    if len(moves) != components.actions:
        raise BadMove(f"This deck has {components.actions} actions, not {len(moves)}.")
    return moves


def make_codec(components: Components) -> Codec:
    """The codec of a deck."""
    return Codec(all_moves(components))
