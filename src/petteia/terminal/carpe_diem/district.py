"""A district as it lies in its frame: three lines a cell, or one."""

from typing import Final

from rich.text import Text

from petteia.games.carpe_diem.components.board import CELL_NAMES, LETTERS, SIDE
from petteia.games.carpe_diem.forms.view import GoalView, PlayerView
from petteia.games.carpe_diem.terms import KINDS
from petteia.terminal.carpe_diem.words.names import MEADOW_SIGN, Words

COLUMNS: Final = LETTERS[:SIDE]
CELL: Final = 5  # signs
SHADES: Final = ("on color(236)", "on color(238)")  # neighbouring tiles differ
SCROLL: Final = "§"
SHOVEL: Final = "▽"
MET: Final = "✓"
MARGIN: Final = 4


def large(words: Words, player: PlayerView) -> list[Text]:
    """Three lines a cell: edges around, and in the middle the building or the chimneys; goals around the frame."""
    goals = player["goals"]
    lines = [goal_line(words, goals, "north"), column_names()]
    for row in range(SIDE):
        for part in range(3):
            line = margin(words, goals, "west", row, part)
            for column in range(SIDE):
                line.append(cell_part(words, player, row * SIDE + column, part))
            lines.append(line.append(margin(words, goals, "east", row, part)))
    lines.append(goal_line(words, goals, "south"))
    return lines


def column_names() -> Text:
    """The letters of the columns."""
    return Text(" " * MARGIN + "".join(letter.center(CELL) for letter in COLUMNS), style="label")


def goal_sign(words: Words, goal: GoalView) -> Text:
    """A goal in two signs."""
    sign = words.letter(goal["kind"])
    return sign.append(MET if goal["met"] else " ", style="accent")


def goal_line(words: Words, goals: list[GoalView], side: str) -> Text:
    """The goals of the northern or the southern side, each at its line."""
    line = Text(" " * MARGIN)
    for goal in sorted((g for g in goals if g["side"] == side), key=lambda goal: goal["after"]):
        line.append(" " * (MARGIN + goal["after"] * CELL - 1 - line.cell_len))
        line.append(goal_sign(words, goal))
    return line


def margin(words: Words, goals: list[GoalView], side: str, row: int, part: int) -> Text:
    """What stands beside a line: the number of the row, or a goal where its line begins."""
    if part == 1:
        number = Text(str(row + 1), style="label")
        return Text("  ").append(number).append(" ") if side == "west" else Text()
    for goal in goals:
        if part == 2 and goal["side"] == side and goal["after"] == row + 1:
            sign = goal_sign(words, goal)
            return Text("  ") + sign if side == "west" else Text(" ") + sign
    return Text(" " * MARGIN) if side == "west" else Text()


def cell_part(words: Words, player: PlayerView, cell: int, part: int) -> Text:
    """One of the three lines of a cell."""
    name = CELL_NAMES[cell]
    if name not in player["district"]:
        sign = empty_sign(player, name) if part == 1 else " "
        return Text(sign.center(CELL), style="dim")
    lying = player["district"][name]
    tile = words.tiles[lying["tile"]]
    north, east, south, west = words.edge_letters(lying["tile"], lying["turn"])
    shade = SHADES[(cell // SIDE + cell) % 2]
    if part != 1:
        edge = north if part == 0 else south
        line = Text("  ").append(edge if edge.plain != MEADOW_SIGN else " ").append("  ")
    else:
        line = Text().append(west).append(" ").append(middle(words, tile)).append(" ").append(east)
    line.stylize(shade)
    return line


def middle(words: Words, tile: int) -> Text:
    """What stands in the middle of a tile."""
    building = words.set.building[tile]
    if building:
        return words.letter(KINDS[building])
    chimneys = words.set.chimneys[tile]
    return Text(str(chimneys), style="red") if chimneys else Text("+", style="dim")


def empty_sign(player: PlayerView, cell: str) -> str:
    """What an empty cell shows: a scroll, the shovel before the first tile, or a dot."""
    if cell in player["scrolls"]:
        return SCROLL
    return SHOVEL if cell == player["shovel"] and not player["district"] else "."


def small(words: Words, player: PlayerView) -> list[Text]:
    """One line a row: each tile in four signs."""
    lines = [Text("  " + "".join(letter.ljust(CELL) for letter in COLUMNS), style="label")]
    for row in range(SIDE):
        line = Text(f"{row + 1} ", style="label")
        for column in range(SIDE):
            name = CELL_NAMES[row * SIDE + column]
            if name in player["district"]:
                lying = player["district"][name]
                line.append(words.edges(lying["tile"], lying["turn"])).append(" ")
            else:
                line.append(empty_sign(player, name).center(4) + " ", style="dim")
        lines.append(line)
    return lines
