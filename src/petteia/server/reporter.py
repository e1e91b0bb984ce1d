"""The messages about positions and tables, as each viewer may know them."""

from collections.abc import Collection
from hashlib import blake2b
from typing import Any, Final

import msgspec

from petteia.kernel.choices import Reason
from petteia.kernel.rng import commitment
from petteia.kernel.state import Document, State
from petteia.server.messages import Choice, Delta, GameResult, Missing, Position, Refusal, SeatInfo, TableInfo
from petteia.server.replica import ChoiceRow, Offer, RefusalRow, Replica
from petteia.server.storage.rows import SeatRow, TableRow

ENCODER: Final = msgspec.json.Encoder()
BESIDE_THE_VIEW: Final = ("seat", "waiting", "over")


def document(replica: Replica, seat: int | None, at: int) -> Document:
    """What a position tells a seat or a spectator, without the time and the events; choices and refusals are rows."""
    choices, refused = offer(replica, seat)
    undone = None if seat is None else replica.may_undo(seat, at)
    return {
        "view": view_of(replica.state, seat),
        "waiting": list(replica.waiting),
        "hidden": hiding(replica.state),
        "choices": choices,
        "refused": refused,
        "undo": undone is not None,
        "back": 0 if undone is None else replica.goes_over(undone),
        "answered": None if seat is None else answered(replica, seat),
        "decided": None if seat is None else replica.takebacker.decided_last(seat),
        "points": replica.points,
        "over": replica.state.over(),
    }


def position(replica: Replica, seat: int | None, told: Document, since: int, at: int) -> Position:
    """The position of that document, for a viewer who has `since` events already."""
    heard = replica.chronicle.of(seat)
    first = since if 0 <= since <= len(heard) else 0
    facts: dict[str, Any] = dict(told)
    facts["choices"] = [
        Choice(action, move, [Delta(*each) for each in deltas]) for action, move, deltas in facts["choices"]
    ]
    facts["refused"] = [refusal(row) for row in facts["refused"]]
    return Position(
        seat=seat, ply=replica.ply, at=at, clocks=replica.clocks.told(at), first=first, events=heard[first:], **facts
    )


def view_of(state: State, seat: int | None) -> Document:
    """The game's own view, without what is a field of every position."""
    view = state.view(seat)
    for name in BESIDE_THE_VIEW:
        view.pop(name, None)
    return view


def hiding(state: State) -> list[int]:
    """The seats with something that other seats may not see."""
    return [seat for seat in range(state.seats) if state.hides(seat)]


def answered(replica: Replica, seat: int) -> str | None:
    """What the seat has answered in secret: it may see it while others decide."""
    if not replica.state.sealed(seat):
        return None
    last = next(decision for decision in reversed(replica.takebacker.decisions) if decision.seat == seat)
    return replica.game.codec.move(last.action).notation()


def offer(replica: Replica, seat: int | None) -> Offer:
    """The moves that are open to a viewer and those that are not; none if they are not asked."""
    if seat is None or seat not in replica.waiting or replica.level(seat) is not None:
        return [], []
    made = replica.offers.get(seat)
    if made is None:
        made = replica.offers[seat] = choices(replica, seat), refusals(replica, seat)
    return made


def choices(replica: Replica, seat: int) -> list[ChoiceRow]:
    """The moves that are open to a seat, with their previews."""
    codec, state = replica.game.codec, replica.state
    return [
        (
            action,
            codec.move(action).notation(),
            [(delta.seat, delta.what, delta.amount, delta.cause) for delta in state.preview(seat, action)],
        )
        for action in replica.questions[seat]
    ]


def choice(row: ChoiceRow) -> Choice:
    action, move, deltas = row
    return Choice(action, move, [Delta(*delta) for delta in deltas])


def refusals(replica: Replica, seat: int) -> list[RefusalRow]:
    """The moves that are not open to a seat, with the reasons."""
    return [refusal_row(replica, action, reason) for action, reason in replica.state.refused(seat)]


def refusal_row(replica: Replica, action: int, reason: Reason) -> RefusalRow:
    return action, replica.game.codec.move(action).notation(), reason.rule, list(reason.missing)


def refusal(row: RefusalRow) -> Refusal:
    action, move, rule, missing = row
    return Refusal(action, move, rule, [Missing(what, amount) for what, amount in missing])


def table_info(
    row: TableRow,
    replica: Replica | None,
    person: str | None,
    online: Collection[str] = (),
    watching: int = 0,
    hurried: bool = False,
) -> TableInfo:
    """A table as a person may see it; `online` are the people who are at it."""
    finished = row.status == "finished"
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=[seat_info(seat, replica, person, online) for seat in row.seats],
        status=row.status,
        host=person is not None and row.host == person,
        alone=person is not None and is_alone(row, person),
        away=any(seat.away and seat.person == person for seat in row.seats),
        public=row.public,
        clock=row.clock,
        undo=row.undo,
        practice=row.practice,
        webhook=bool(row.webhook),
        created=row.created,
        started=row.started,
        finished=row.finished,
        ply=replica.ply if replica is not None else 0,
        waiting=list(replica.waiting) if replica is not None else [],
        since=asked_since(row, replica, person),
        until=asked_until(row, replica, person),
        stage=replica.state.stage() if replica is not None else "",
        result=GameResult(row.scores, row.ranking) if row.scores is not None and row.ranking is not None else None,
        commitment=commitment(row.key) if row.key is not None else None,
        key=row.key.hex() if row.key is not None and finished else None,
        watching=watching,
        rematch=row.rematch,
        rematch_offers=row.rematch_offers,
        frozen=row.frozen,
        components=mark_of(row.components),
        hurried=hurried,
    )


def own_waiting(row: TableRow, replica: Replica, person: str | None) -> list[int]:
    """The seats of a person that owe a decision."""
    return [seat for seat in replica.waiting if person is not None and row.seats[seat].person == person]


def asked_since(row: TableRow, replica: Replica | None, person: str | None) -> int | None:
    """Since when a person is asked; where they are not, since when anybody is."""
    if replica is None or row.status != "running":
        return None
    return min((replica.since[seat] for seat in own_waiting(row, replica, person) or replica.waiting), default=None)


def asked_until(row: TableRow, replica: Replica | None, person: str | None) -> int | None:
    """When the time of a person runs out who is asked; None without a clock."""
    if replica is None or row.status != "running":
        return None
    return min(filter(None, map(replica.clocks.end, own_waiting(row, replica, person))), default=None)


def is_alone(row: TableRow, person: str) -> bool:
    """Whether a person plays at their own table, and no other person does."""
    seated = {seat.person for seat in row.seats if seat.who == "person"}
    return row.host == person and row.status != "lobby" and seated == {person}


def mark_of(components: str) -> str:
    """A short hash of an owner's file; empty without one."""
    return blake2b(components.encode(), digest_size=8).hexdigest() if components else ""


def seat_info(seat: SeatRow, replica: Replica | None, person: str | None, online: Collection[str]) -> SeatInfo:
    """A seat as everybody sees it, and whether it belongs to this person."""
    return SeatInfo(
        seat=seat.seat,
        who=seat.who,
        name=seat.name,
        level=replica.level(seat.seat) if replica is not None else seat.level,
        mine=person is not None and seat.person == person,
        online=seat.person is not None and seat.person in online,
        gone=replica.gone[seat.seat] if replica is not None else "no",
    )
