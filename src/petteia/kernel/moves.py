"""Moves: what actions mean. Inside, an action is a small integer; outside, a move is a value with a notation.

A game has one table of verbs and their objects. The numbers of the actions follow from it, and the codec is that table,
read both ways.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from petteia.kernel.errors import BadMove

MOST_ACTIONS: Final = 512  # of a game


class Move:
    """One thing that a player can decide: a verb, what it is about, and by which way where there are several."""

    __slots__ = ("by", "of", "verb")
    verb: str
    of: str
    by: str

    def __init__(self, verb: str, of: str = "", by: str = "") -> None:
        self.verb = verb
        self.of = of
        self.by = by

    def notation(self) -> str:
        """The move as a person writes it."""
        if self.by:
            return f"{self.verb} {self.of} by {self.by}"
        return f"{self.verb} {self.of}" if self.of else self.verb

    def to_dict(self) -> dict[str, str]:
        """The move as a document: its verb, its object, and its way if it has one."""
        document = {"verb": self.verb, "of": self.of}
        return document | {"by": self.by} if self.by else document

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.verb, self.of, self.by) == (other.verb, other.of, other.by)

    def __hash__(self) -> int:
        return hash((self.verb, self.of, self.by))

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


class Verb:
    """A row of a game's table of moves: a verb with its objects, and the ways by which each can be done."""

    __slots__ = ("name", "objects", "ways")
    name: str
    objects: tuple[str, ...]  # one empty object where the verb says it all
    ways: tuple[str, ...]

    def __init__(self, name: str, objects: Sequence[str] = ("",), ways: Sequence[str] = ("",)) -> None:
        self.name = name
        self.objects = tuple(objects)
        self.ways = tuple(ways)

    def moves(self) -> list[Move]:
        """All moves of the row, in the order of their actions: way by way, object by object."""
        return [Move(self.name, of, by) for by in self.ways for of in self.objects]


class Codec:
    """Between actions and moves, and between moves and their notation."""

    __slots__ = ("actions", "moves")
    moves: tuple[Move, ...]
    actions: dict[str, int]

    def __init__(self, table: Sequence[Verb]) -> None:
        self.moves = tuple([move for verb in table for move in verb.moves()])
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


def first_actions(table: Sequence[Verb]) -> list[int]:
    """The first action of each row of a table of moves, and at the end the number of all actions."""
    firsts = [0]
    for verb in table:
        firsts.append(firsts[-1] + len(verb.objects) * len(verb.ways))
    return firsts
