"""How Carpe Diem's events join into lines of the log."""

from typing import Final

from petteia.kernel.log import Event, Join, Line

IN_HEADINGS: Final = ("phase", "round", "scoring")
BEGIN: Final = ("start-player", "panel", "place", "deal", "start", "move", "disc", "reveal", "score", "over")
SAID_BY: Final = {"draw": "drawn", "return": "returned"}  # whoever may know the cards is told them one by one


def joins(line: Line | None, event: Event) -> Join:
    """A line for each player's turn; tiles that are left over on a space leave the game beside it."""
    kind = event.kind
    if kind in IN_HEADINGS or is_said_by_another(event):
        return "untold"
    if kind == "discard":
        return "beside"
    if line is None or kind in BEGIN or event.seat != line.first().seat:
        return "line"
    last = line.last()
    if last.kind == SAID_BY.get(kind):
        return "untold"
    before = line.clause()
    return "same" if kind in ("gain", "lose") and (kind, event.cause) == (before.kind, before.cause) else "clause"


def is_said_by_another(event: Event) -> bool:
    """A tile that is taken from the ring is built or stored; the bread of a move is told with it."""
    return (event.kind, event.cause) in (("take", "ring"), ("lose", "bread-move"))
