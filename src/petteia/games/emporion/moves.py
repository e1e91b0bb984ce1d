"""The moves of Emporion: one table of verbs and their objects, in the order of the actions."""

from typing import TYPE_CHECKING, Final

from petteia.games.emporion.terms import COLOURS, DECKS, EXPEDITION, MARKERS, RESERVE
from petteia.kernel.moves import Verb

if TYPE_CHECKING:
    from petteia.games.emporion.components.reader import Components

# The action by which a move is made, where its verb says it; other cards are added by the action of a colour.
ACTION_OF: Final = {"expedition": EXPEDITION, "send": EXPEDITION, "refill": EXPEDITION, "reserve": RESERVE}


def verbs(components: "Components") -> list[Verb]:
    """Every verb with its objects. Progress cards are taken by the action of a colour whose ability allows it."""
    histories = components.ids[: components.histories]
    groups = components.group_ids()
    portable = groups[: components.portable]
    in_port = [*histories, *portable]
    return [
        Verb("first", [components.ids[face] for face in components.first]),  # set-up: the card to begin with
        Verb("marker", MARKERS),  # set-up with two players
        Verb("expedition"),
        Verb("refill", DECKS),  # Expedition: the next gap of the Port from a deck
        Verb("take", histories),  # a History card of the Polis, by the action of its colour
        Verb("take", groups, COLOURS),  # a Prestige, special Prestige or Merchandise card of the Polis
        Verb("play", histories),  # a reserved card
        Verb("play", portable, COLOURS),
        Verb("reserve", in_port),
        Verb("send", in_port),  # Expedition: from the Port to the Polis
        Verb("give-up", in_port),  # a reserved card, because nothing else is possible
    ]
