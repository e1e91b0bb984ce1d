"""What a viewer of a table sees, a seat or the spectators: made once for all pages that look with the same eyes.

A page is told a position whole when it comes, and then only what changes. A page that was slow is told the changes that
it has missed; if they are too many, it is told the whole again.
"""

from collections import deque
from typing import Final

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

    __slots__ = ("document", "heard", "last", "ply", "seat", "texts")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.ply = NOWHERE
        self.heard = 0  # events until then
        self.document: Document = {}
        self.last: PositionChange | None = None
        self.texts: deque[tuple[int, str]] = deque(maxlen=KEPT)  # the changes, each with the ply that it changes

    def text(self, replica: Replica, ply: int, heard: int) -> str:
        """What to tell a page that has the position of a ply and so many events: a message, or several."""
        at = now()
        if self.ply != replica.ply:
            self.look(replica, at)
        if self.last is not None and ply >= self.texts[0][0]:
            self.refresh(self.last, replica, at)
            if ply == self.last.since:  # as most pages
                return self.texts[-1][1]
            if any(since == ply for since, _ in self.texts):
                return "\n".join(text for since, text in self.texts if since >= ply)
        return ENCODER.encode(position(replica, self.seat, self.document, heard, at)).decode()

    def look(self, replica: Replica, at: int) -> None:
        """See the newest position, and what has changed."""
        new = document(replica, self.seat, at)
        if self.ply != NOWHERE:
            edits = edit(self.document, new, replica.known)
            rows = replica.chronicle.rows_since(self.seat, self.heard)
            change = PositionChange(self.ply, replica.ply, at, self.heard, rows, replica.clocks.told(at), edits)
            self.last = change
            self.texts.append((change.since, ENCODER.encode(change).decode()))
        self.document, self.ply, self.heard = new, replica.ply, len(replica.chronicle.of(self.seat))

    def refresh(self, last: PositionChange, replica: Replica, at: int) -> None:
        """Let the last change tell the right time."""
        if at - last.at > FRESH:
            last.at, last.clocks = at, replica.clocks.told(at)
            self.texts[-1] = last.since, ENCODER.encode(last).decode()
