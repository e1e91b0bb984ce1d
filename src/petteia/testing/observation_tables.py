"""What the numbers of observations mean, as tables for the docs: generated, then compared.

python -m petteia.testing.observation_tables docs/observations.md
"""

import sys
from itertools import groupby
from pathlib import Path

import petteia
from petteia.kernel.game import Game
from petteia.kernel.observation import MOST, PLACES, Field

FEW = 8  # members that are all named

HEAD = """\
# The numbers of an observation

Made by `make golden` from `observation_fields()` of each game, which says the same to programs. A number is a *count*,
a *flag* (0 or 1), or *one of* several things, which have no order. With an owner's file of components there may be
other cards and tiles. [An environment for agents](research.md) says how observations are used.
"""


def document() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(tables(petteia.load(name)) for name in petteia.known_games())])


def tables(game: Game) -> str:
    """All fields of a game; what is said of every player, or of every place, is said once."""
    fields = game.observation_fields()
    total = sum(len(field.members) for field in fields)
    lines = [f"## {game.name}", "", f"Version {game.observation_version()}, {total} numbers.", ""]
    lines += ["| from | how many | name | kind | range | for each of |", "|---|---|---|---|---|---|"]
    lines += rows([field for field in fields if owner(field) in ("", PLACES[0])])
    width = sum(len(field.members) for field in fields if owner(field) == PLACES[1])
    if width:
        lines += [
            "",
            f"What begins with `{PLACES[0]}.` is said of {', '.join(PLACES)}, clockwise, {width} numbers each.",
        ]
        lines.append("Where nobody sits, all of them are 0.")
    return "\n".join([*lines, ""])


def rows(fields: list[Field]) -> list[str]:
    """A row for each field; where things that are told alike follow one another, the first stands for all."""
    lines: list[str] = []
    at = 0
    for _, alike in groupby(things(fields), said):
        first, *others = alike
        for field in first:
            lines.append(row(at, field))
            at += len(field.members)
        if others:
            width = len(others) * sum(len(field.members) for field in first)
            names = f"`{thing(others[0][0])}.…` to `{thing(others[-1][0])}.…`"
            lines.append(f"| {at} | {width} | {names} | | | the same for each |")
            at += width
    return lines


def things(fields: list[Field]) -> list[list[Field]]:
    """The fields, those about one thing together."""
    return [list(group) for _, group in groupby(fields, thing)]


def thing(field: Field) -> str:
    """What a field is about: `own.a1` of `own.a1.scroll`."""
    return field.name.rpartition(".")[0]


def said(about: list[Field]) -> list[tuple[object, ...]]:
    """What is told of a thing, its name aside; of the table, nothing that could be told of another."""
    if not thing(about[0]):
        return [(id(about),)]
    return [(each.name.rpartition(".")[2], each.kind, each.low, each.high, each.members) for each in about]


def owner(field: Field) -> str:
    """Whose number it is; nothing if it is everybody's."""
    whom = field.name.partition(".")[0]
    return whom if "." in field.name and whom in PLACES else ""


def row(at: int, field: Field) -> str:
    high = "…" if field.high == MOST else str(field.high)
    return f"| {at} | {len(field.members)} | `{field.name}` | {field.kind} | {field.low} to {high} | {members(field)} |"


def members(field: Field) -> str:
    if field.members == ("",):
        return ""
    if len(field.members) <= FEW:
        return ", ".join(field.members)
    return f"{', '.join(field.members[:2])}, …, {field.members[-1]}"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), "utf-8")
