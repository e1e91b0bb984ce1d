"""How Emporion's events join into lines of the log."""

from typing import Final

from petteia.kernel.log import Event, Join, Line

BEGIN: Final = ("first", "marker", "action", "forced", "announce", "ending", "skip", "give-up", "over")
PARTS: Final = ("pay", "points")  # of what was told just before: what a card costs, what it brings


def joins(line: Line | None, event: Event) -> Join:
    """A line for each turn, and for what ends the game."""
    kind = event.kind
    if kind == "round":  # the heading says it
        return "untold"
    if line is None or kind in BEGIN or event.seat != line.first().seat:
        return "line"
    return "same" if kind in PARTS or kind == line.clause().kind else "clause"
