"""Moves: what actions mean. Inside, an action is a small integer; outside, a move is a typed value with a notation.

A game lists its moves once, in the order of their actions; the codec is that list, read both ways.
"""

from collections.abc import Sequence
from difflib import get_close_matches

from mypy_extensions import mypyc_attr

from petteia.kernel.errors import BadMove


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing that a player can decide: a verb and what it is about. Games derive their own kinds from it."""

    __slots__ = ()

    def words(self) -> tuple[str, ...]:
        """The verb and its arguments."""
        return ()

    def notation(self) -> str:
        """The move as a person writes it."""
        return " ".join(self.words())

    def to_dict(self) -> dict[str, str]:
        """The move as a document: its verb, and its argument if it has one."""
        words = self.words()
        return {"verb": words[0], "of": " ".join(words[1:])}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(self.words())

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Move):
    """A move about one named thing. Games derive their own kinds from it, each with its verb."""

    __slots__ = ("name",)
    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def verb(self) -> str:
        """The move's verb."""
        return ""

    def words(self) -> tuple[str, ...]:
        return (self.verb(), self.name)


class Codec:
    """Between actions and moves, and between moves and their notation."""

    __slots__ = ("actions", "moves")
    moves: tuple[Move, ...]
    actions: dict[str, int]

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = tuple(moves)
        self.actions = {move.notation(): action for action, move in enumerate(self.moves)}
        if len(self.actions) != len(self.moves):
            raise BadMove("Two actions of one game must not have the same notation.")

    def move(self, action: int) -> Move:
        """What an action means."""
        if not 0 <= action < len(self.moves):
            raise BadMove(f"There is no action {action}; this game has actions 0 to {len(self.moves) - 1}.")
        return self.moves[action]

    def action(self, move: Move) -> int:
        """The action that means this move."""
        return self.read(move.notation())

    def read(self, notation: str) -> int:
        """The action that a person wrote."""
        words = " ".join(notation.lower().split())
        if words in self.actions:
            return self.actions[words]
        near = get_close_matches(words, list(self.actions), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadMove(f"{notation[:60]!r} is not a move of this game.{hint}")
