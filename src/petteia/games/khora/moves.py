"""The moves of Khôra: one table of verbs and their objects, in the order of the actions."""

from typing import TYPE_CHECKING, Final

from petteia.games.khora.terms import COLOURS, MAY_PASS, PASS, RESOURCES, TILES, TRACKS
from petteia.kernel.bits import members
from petteia.kernel.moves import Verb

if TYPE_CHECKING:
    from petteia.games.khora.components.reader import Components

# A set of choices is read in parts of so many, and the legal actions of every part are kept ready.
PART: Final = 7
PARTS: Final = 1 << PART  # different ones, with the same choices
Ready = tuple[tuple[int, ...], ...]  # all parts with the first choices, then all with the next, and so on


def verbs(components: "Components") -> list[Verb]:
    """Every verb with its objects. The first two go with other answers; what is paid follows what is spent."""
    cards = components.card_ids
    kinds = [f"{colour}-{kind}" for kind in ("minor", "major") for colour in COLOURS]
    return [
        Verb("pass"),  # decline, stop, or be done
        Verb("swap"),  # Thebes: give glory for drachma and VP
        Verb("spend"),  # a philosophy token for citizens
        Verb("pay", [str(die + 1) for die in range(components.most_dice)]),  # citizens for the tile on a die
        Verb("develop"),  # unlock the next development
        Verb("put", TILES),  # an action tile on the next die
        Verb("take", TILES),  # Conquest of the Persians: an action of choice
        Verb("advance", TRACKS),
        Verb("buy", COLOURS),  # Trade: minor knowledge
        Verb("learn", COLOURS),  # Scholarly Welcome: minor knowledge
        Verb("lose", kinds),  # Oracle of Delphi: a knowledge token
        Verb("reward", [RESOURCES[resource] for resource, _ in components.rewards]),  # Argos
        Verb("claim", [claim_name(resource) for resource, _ in components.alone]),  # for an achievement alone
        Verb("city", components.city_ids),  # set-up
        Verb("draft", cards),  # set-up: keep a card of the pack
        Verb("keep", cards),  # Legislation: one of the cards drawn
        Verb("play", cards),
        Verb("discard", cards),  # the Thirty Tyrants
        Verb("recall", cards),  # Ostracism: take a card in play back to the hand
        Verb("explore", components.token_ids),
    ]


def ready_actions(kind: int, base: int, choices: int) -> Ready:
    """The legal actions of a question with so many possible choices; those of the first part have the pass."""
    ready: list[tuple[int, ...]] = []
    for first in range(0, choices, PART):
        declined = [PASS] if first == 0 and MAY_PASS >> kind & 1 else []
        ready += [tuple(declined + [base + first + choice for choice in members(part)]) for part in range(PARTS)]
    return tuple(ready)


def claim_name(resource: int) -> str:
    """What a reward for an achievement is called in a move: one tax is claimed, not taxes."""
    return "tax" if RESOURCES[resource] == "taxes" else RESOURCES[resource]
