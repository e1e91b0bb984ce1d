"""What a viewer of a table sees, a seat or the spectators: made once for all pages that look with the same eyes.

A page is told a position whole when it comes, and then only what changes. A page that was slow is told the changes that
it has missed; if they are too many, it is told the whole again.
"""

from collections import deque
from typing import Final

from msgspec.structs import astuple

from petteia.kernel.edits import edit
from petteia.kernel.state import Document
from petteia.server.clocks import now
from petteia.server.messages import PositionChange
from petteia.server.replica import Replica
from petteia.server.reporter import ENCODER, document, position

FRESH: Final = 250  # milliseconds for which a change can be sent as it is: it contains the time
KEPT: Final = 8  # changes
NOWHERE: Final = -1  # the ply of a page that knows no position


class Sight:
    """The newest position as a viewer sees it, and how it became of those before."""

    __slots__ = ("changes", "document", "heard", "ply", "seat", "texts")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.ply = NOWHERE
        self.heard = 0  # events until then
        self.document: Document = {}
        self.changes: deque[PositionChange] = deque(maxlen=KEPT)
        self.texts: deque[str] = deque(maxlen=KEPT)  # of the changes, encoded

    def text(self, replica: Replica, ply: int, heard: int) -> str:
        """What to tell a page that has the position of a ply and so many events: a message, or several."""
        at = now()
        if self.ply != replica.ply:
            self.look(replica, at)
        for number, change in enumerate(reversed(self.changes), 1):  # most pages know the position before the last
            if change.since == ply:
                self.refresh(replica, at)
                return self.texts[-1] if number == 1 else "\n".join([*self.texts][-number:])
        return ENCODER.encode(position(replica, self.seat, self.document, heard, at)).decode()

    def look(self, replica: Replica, at: int) -> None:
        """See the newest position, and what has changed."""
        events = replica.chronicle.of(self.seat)
        new = document(replica, self.seat, at)
        if self.ply != NOWHERE:
            edits = edit(self.document, new, replica.known)
            rows = [astuple(event) for event in events[self.heard :]]
            change = PositionChange(self.ply, replica.ply, at, self.heard, rows, replica.clocks.told(at), edits)
            self.changes.append(change)
            self.texts.append(ENCODER.encode(change).decode())
        self.document, self.ply, self.heard = new, replica.ply, len(events)

    def refresh(self, replica: Replica, at: int) -> None:
        """Let the last change tell the right time."""
        last = self.changes[-1]
        if at - last.at > FRESH:
            last.at, last.clocks = at, replica.clocks.told(at)
            self.texts[-1] = ENCODER.encode(last).decode()
