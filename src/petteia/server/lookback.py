"""Looking back in a running game: what a seat has seen since its last decision, and nothing that it could not see."""

from collections.abc import Iterator
from typing import Annotated, Any, Final

from litestar import get
from litestar.params import Parameter

from petteia.kernel.edits import edit
from petteia.kernel.state import Document, State
from petteia.server.chronicle import Ledger, add_points, no_points, told_points
from petteia.server.messages import Position, PositionChange, Since
from petteia.server.problems import ProblemError, documented
from petteia.server.replica import Replica, first_position
from petteia.server.reporter import hiding, view_of
from petteia.server.requests import TableId, TheHub, ThePerson


@get("/tables/{table:str}/since", responses=documented(401, 403, 404, 409, 429), summary="Since one's last decision")
async def show_since(
    hub: TheHub,
    person: ThePerson,
    table: TableId,
    seat: Annotated[int, Parameter(ge=0, le=7, description="A seat of one's own.")],
) -> Since:
    """What has happened since one's last decision, step by step, as one saw it or would have."""
    room = await hub.room(table)
    if room is None:
        raise ProblemError(404, "no-table", "There is no such table.")
    if seat >= len(room.row.seats) or room.row.seats[seat].person != person.id:
        raise ProblemError(403, "not-yours", "This is not your seat.")
    if room.replica is None:
        raise ProblemError(409, "not-begun", "No game is being played at this table.")
    return since(room.replica, seat)


def since(replica: Replica, seat: int) -> Since:
    """The position after a seat's last decision that stands, and the changes by the decisions after it."""
    steps = seen(replica, seat)
    ply, document = next(steps)
    facts: dict[str, Any] = dict(document)
    first = Position(seat=seat, ply=ply, at=replica.at, clocks=[], first=0, events=[], **facts)
    changes: list[PositionChange] = []
    for later, new in steps:
        changes.append(PositionChange(ply, later, replica.at, 0, edits=edit(document, new)))
        ply, document = later, new
    return Since(first, changes)


def seen(replica: Replica, seat: int) -> Iterator[tuple[int, Document]]:
    """What the seat saw after its last decision and after each since: the ply, and the position as told then."""
    game, decided = replica.game, replica.takebacker.decided_last(seat)
    state, events = first_position(replica.row, game)
    ledger = add_points(game, no_points(len(replica.gone)), events)
    if decided == 0:
        yield 0, document_of(state, ledger, seat, 0)
    for decision in replica.takebacker.decisions:
        events.clear()
        state.play(decision.seat, decision.action)
        ledger = add_points(game, ledger, events)
        if decision.ply + 1 >= decided:
            yield decision.ply + 1, document_of(state, ledger, seat, decided)


def document_of(state: State, ledger: Ledger, seat: int, decided: int) -> Document:
    """A past position, in which nothing can be done."""
    return {
        "view": view_of(state, seat),
        "waiting": list(state.waiting()),
        "hidden": hiding(state),
        "choices": [],
        "refused": [],
        "undo": False,
        "back": 0,
        "answered": None,
        "decided": decided,
        "points": told_points(ledger),
        "over": state.over(),
    }


ROUTES: Final = [show_since]
