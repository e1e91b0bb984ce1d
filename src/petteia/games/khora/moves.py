"""What Khôra's actions mean: its moves, in the order of the actions in names.py, and their notation."""

from typing import Final

from petteia.games.khora.components import SETS
from petteia.games.khora.names import ACTION_COUNT, COLOURS, RESOURCES, TILES, TRACKS
from petteia.kernel.errors import BadMove
from petteia.kernel.moves import Codec, Move, Named


class Pass(Move):
    """Decline, stop, or be done."""

    def words(self) -> tuple[str, ...]:
        return ("pass",)


class SwapGlory(Move):
    """Thebes: give glory for drachma and VP."""

    def words(self) -> tuple[str, ...]:
        return ("swap",)


class SpendPhilosophy(Move):
    """Spend a philosophy token for citizens."""

    def words(self) -> tuple[str, ...]:
        return ("spend",)


class Develop(Move):
    """Unlock the next development."""

    def words(self) -> tuple[str, ...]:
        return ("develop",)


class PayTile(Named):
    """Pay the citizens for the tile on one of the dice, counted from 1."""

    def verb(self) -> str:
        return "pay"


class PutTile(Named):
    """Put an action tile on the next die."""

    def verb(self) -> str:
        return "put"


class TakeAction(Named):
    """Conquest of the Persians: take an action of choice."""

    def verb(self) -> str:
        return "take"


class Advance(Named):
    """Advance a progress track by one level."""

    def verb(self) -> str:
        return "advance"


class Buy(Named):
    """Buy minor knowledge of a colour in Trade."""

    def verb(self) -> str:
        return "buy"


class Learn(Named):
    """Scholarly Welcome: take minor knowledge of a colour."""

    def verb(self) -> str:
        return "learn"


class Lose(Named):
    """Oracle of Delphi: lose a knowledge token of a kind."""

    def verb(self) -> str:
        return "lose"


class Reward(Named):
    """Argos: choose one of its second development's rewards."""

    def verb(self) -> str:
        return "reward"


class Claim(Named):
    """Take tax or glory for an achievement."""

    def verb(self) -> str:
        return "claim"


class ChooseCity(Named):
    """Set-up: take a city."""

    def verb(self) -> str:
        return "city"


class Draft(Named):
    """Set-up: keep a card of the pack."""

    def verb(self) -> str:
        return "draft"


class Keep(Named):
    """Legislation: keep one of the two cards."""

    def verb(self) -> str:
        return "keep"


class Play(Named):
    """Play a politics card."""

    def verb(self) -> str:
        return "play"


class Discard(Named):
    """The Thirty Tyrants: discard a card."""

    def verb(self) -> str:
        return "discard"


class Recall(Named):
    """Ostracism: take a card in play back to the hand."""

    def verb(self) -> str:
        return "recall"


class Explore(Named):
    """Explore a space of the board."""

    def verb(self) -> str:
        return "explore"


def all_moves() -> list[Move]:
    """Every move, in the order of the actions. Ids of components are the same in every set."""
    components = SETS["printed"]
    cards = components.card_ids
    kinds = [f"{colour}-{kind}" for kind in ("minor", "major") for colour in COLOURS]
    moves: list[Move] = [Pass(), SwapGlory(), SpendPhilosophy()]
    moves += [PayTile(die) for die in ("1", "2", "3")]
    moves.append(Develop())
    moves += [PutTile(tile) for tile in TILES]
    moves += [TakeAction(tile) for tile in TILES]
    moves += [Advance(track) for track in TRACKS]
    moves += [Buy(colour) for colour in COLOURS]
    moves += [Learn(colour) for colour in COLOURS]
    moves += [Lose(kind) for kind in kinds]
    moves += [Reward(RESOURCES[resource]) for resource, _ in components.rewards]
    moves += [Claim("tax"), Claim("glory")]
    moves += [ChooseCity(city) for city in components.city_ids]
    moves += [Draft(card) for card in cards]
    moves += [Keep(card) for card in cards]
    moves += [Play(card) for card in cards]
    moves += [Discard(card) for card in cards]
    moves += [Recall(card) for card in cards]
    moves += [Explore(token) for token in components.token_ids]
    if len(moves) != ACTION_COUNT:
        raise BadMove(f"Khôra has {ACTION_COUNT} actions, not {len(moves)}.")
    return moves


CODEC: Final = Codec(all_moves())
