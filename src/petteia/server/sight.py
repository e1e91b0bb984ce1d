"""What a viewer of a table sees, a seat or the spectators: made once for all pages that look with the same eyes.

A page is told a position whole when it comes, and then only what changes. A page that is not at the position before,
because it was slow, is told the whole again.
"""

from typing import Final

from petteia.kernel.edits import edit
from petteia.kernel.state import Document
from petteia.server.clocks import now
from petteia.server.messages import PositionChange
from petteia.server.replica import Replica
from petteia.server.reporter import ENCODER, document, position

FRESH: Final = 250  # milliseconds for which a change can be sent to several pages: it contains the time
NOWHERE: Final = -1  # the ply of a page that knows no position


class Sight:
    """The newest position as a viewer sees it, and how it became of the one before."""

    __slots__ = ("at", "change", "document", "heard", "ply", "seat", "since")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.ply = self.since = NOWHERE  # of the newest position, and of the one that `change` begins with
        self.at = 0  # when somebody first looked at it
        self.heard = 0  # events until then
        self.document: Document = {}
        self.change = ""  # encoded

    def text(self, replica: Replica, ply: int, heard: int) -> str:
        """The message for a page that has the position of a ply and so many events."""
        at = now()
        if self.ply != replica.ply:
            self.look(replica, at)
        if ply == self.since != NOWHERE and at - self.at <= FRESH:
            return self.change
        return ENCODER.encode(position(replica, self.seat, self.document, heard, at)).decode()

    def look(self, replica: Replica, at: int) -> None:
        """See the newest position, and what has changed."""
        before, heard = self.document, self.heard
        self.document = document(replica, self.seat, at)
        self.since, self.ply, self.at = self.ply, replica.ply, at
        events = replica.chronicle.of(self.seat)
        self.heard = len(events)
        if self.since != NOWHERE:
            clocks, edits = replica.clocks.told(at), edit(before, self.document)
            change = PositionChange(self.since, self.ply, at, clocks, heard, events[heard:], edits)
            self.change = ENCODER.encode(change).decode()
