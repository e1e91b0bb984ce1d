"""Looking back at a finished game: its record, its story, and any of its positions."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import Parameter

from petteia.kernel.game import Game
from petteia.kernel.position import digest
from petteia.kernel.record import Record, print_record
from petteia.server.chronicle import Chronicle, add_points, no_points, told_points
from petteia.server.hub import Hub
from petteia.server.messages import Position, Story, StoryStep
from petteia.server.problems import ProblemError, documented
from petteia.server.replica import Replica, first_position
from petteia.server.reporter import hiding, table_info, view_of
from petteia.server.requests import AnyRequest, TableId, TheHub, TheStore, person_of
from petteia.server.storage.rows import Entry, TableRow

SERVER_WORDS: Final = {
    "resigned": "seat {seat} resigned; a bot plays on",
    "out-of-time": "seat {seat} has run out of time; a bot plays on",
    "time-stood": "the server was away for {seconds} seconds",
}


async def finished_game(hub: Hub, table: str) -> tuple[TableRow, Replica]:
    """A table whose game is over; raises a ProblemError if it is not."""
    room = await hub.room(table)
    if room is not None and room.row.status != "finished":
        room = await hub.caught_up(table)  # another process may have ended it, and died before it could tell
    if room is None:
        raise ProblemError(404, "no-table", "There is no such table.")
    if room.row.status != "finished":
        raise ProblemError(409, "not-over", "This is available once the game is over.")
    if room.replica is None:
        raise ProblemError(409, "frozen", "This game was played by other rules than those of this server.")
    return room.row, room.replica


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=documented(404, 409, 429),
    summary="The record of a game",
)
async def show_record(store: TheStore, hub: TheHub, table: TableId) -> Response[str]:
    """A finished game as a text that `petteia replay` can read and verify, with the key of its dice."""
    row, replica = await finished_game(hub, table)
    text = record_text(row, replica, await store.log(table))
    name = f'attachment; filename="{row.game}-{row.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


def record_text(row: TableRow, replica: Replica, entries: Sequence[Entry]) -> str:
    """The record of a game. Decisions that were taken back and other entries of the log are comments."""
    assert row.key is not None
    game = replica.game
    options = game.check_options(row.options)
    record = Record(game.name, game.version, len(row.seats), options, row.key, game.own_components)
    record.decisions = [(decision.seat, decision.action) for decision in replica.takebacker.decisions]
    record.digest = digest(replica.state)
    head, _, _ = print_record(game, record).partition("\n\n")
    lines = [head, f"# table: {one_line(row.name)}"]
    if row.practice:
        lines.append("# practice: decisions could be taken back over chance and over what was shown")
    lines += [f"# seat {seat.seat}: {one_line(seat.name)} ({seat.level or 'person'})" for seat in row.seats]
    lines += ["", *told_decisions(game, entries), "", f"end {len(record.decisions)} {record.digest}"]
    return "\n".join(lines) + "\n"


def one_line(name: str) -> str:
    """A name without line breaks, so that it cannot pass for a line of the record."""
    return " ".join(name.split())


def told_decisions(game: Game, entries: Sequence[Entry]) -> list[str]:
    """The lines of a record for the entries of a log."""
    made: list[Entry | str] = []
    places: dict[int, list[int]] = {}  # by seat: where its decisions stand that were not taken back
    for entry in entries:
        if entry.kind == "decide":
            places.setdefault(entry.seat, []).append(len(made))
            made.append(entry)
        elif entry.kind == "undo":
            place = places[entry.seat].pop()
            made[place] = f"# taken back: {told(game, made[place])}"
        elif entry.kind == "back":
            while since := [seat for seat, own in places.items() if own and ply_at(made, own[-1]) >= entry.action]:
                for place in [places[seat].pop() for seat in since]:
                    made[place] = f"# taken back: {told(game, made[place])}"
        else:
            made.append("# " + SERVER_WORDS[entry.kind].format(seat=entry.seat, seconds=entry.action))
    lines: list[str] = []
    number = 0
    for item in made:
        number += isinstance(item, Entry)
        lines.append(f"{number}. {told(game, item)}" if isinstance(item, Entry) else item)
    return lines


def ply_at(made: Sequence[Entry | str], place: int) -> int:
    """The ply of a decision."""
    entry = made[place]
    assert isinstance(entry, Entry)
    return entry.ply


def told(game: Game, entry: Entry | str) -> str:
    """A decision as a record writes it, without its number."""
    assert isinstance(entry, Entry)
    return f"seat {entry.seat}: {game.codec.move(entry.action).notation()}"


@get("/tables/{table:str}/story", responses=documented(404, 409, 429), summary="The story of a game")
async def show_story(request: AnyRequest, hub: TheHub, table: TableId) -> Story:
    """A finished game from the first decision to the last, without those that were taken back."""
    row, replica = await finished_game(hub, table)
    person = await person_of(request)
    game = replica.game
    state, events = first_position(row, game)
    ledger = add_points(game, no_points(len(row.seats)), events)
    heard = Chronicle(game, len(row.seats))
    heard.hear(0, events)
    steps: list[StoryStep] = []
    for number, decision in enumerate(replica.takebacker.decisions, 1):
        events.clear()
        state.play(decision.seat, decision.action)
        heard.hear(number, events)
        ledger = add_points(game, ledger, events)
        move = game.codec.move(decision.action).notation()
        steps.append(StoryStep(number, decision.seat, move, state.scores(), state.stage()))
    info = table_info(row, replica, person.id if person else None)
    return Story(table=info, steps=steps, events=heard.of(None), points=told_points(ledger))


@get("/tables/{table:str}/positions/{ply:int}", responses=documented(400, 404, 409, 429), summary="A past position")
async def show_position(
    hub: TheHub,
    table: TableId,
    ply: Annotated[int, Parameter(ge=0, description="After so many decisions.")],
    seat: Annotated[int | None, Parameter(ge=0, le=7, description="Whose view; nobody's: a spectator's.")] = None,
) -> Position:
    """A finished game after a number of decisions, and what the last of them led to, as a seat knew it."""
    row, replica = await finished_game(hub, table)
    decisions = replica.takebacker.decisions
    if ply > len(decisions):
        raise ProblemError(400, "no-position", f"The game has {len(decisions)} decisions.")
    if seat is not None and seat >= len(row.seats):
        raise ProblemError(400, "bad-seats", f"There is no seat {seat}.")
    return past_position(replica, ply, seat)


def past_position(replica: Replica, ply: int, seat: int | None) -> Position:
    """The position after a number of decisions."""
    state, events = first_position(replica.row, replica.game)
    ledger = add_points(replica.game, no_points(len(replica.gone)), events)
    for decision in replica.takebacker.decisions[:ply]:
        events.clear()
        state.play(decision.seat, decision.action)
        ledger = add_points(replica.game, ledger, events)
    heard = Chronicle(replica.game, len(replica.gone))
    heard.hear(ply, events)
    return Position(
        seat=seat,
        ply=ply,
        view=view_of(state, seat),
        waiting=list(state.waiting()),
        hidden=hiding(state),
        choices=[],
        refused=[],
        undo=False,
        back=0,
        answered=None,
        decided=None,
        at=replica.at,
        clocks=[],
        points=told_points(ledger),
        first=0,
        events=heard.of(seat),
        over=state.over(),
    )


ROUTES: Final = [show_record, show_story, show_position]
