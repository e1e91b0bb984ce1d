"""Tables before they are played at: making one, finding one, sitting down, starting."""

from typing import Annotated, Any, Final

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

import petteia
from petteia.server.clocks import now
from petteia.server.cookies import is_https
from petteia.server.hub import Hub
from petteia.server.library import LARGEST_FILE, figures_answer
from petteia.server.messages import JoinTable, NewSeat, NewTable, PutAway, TableInfo, TableList
from petteia.server.namer import bot_names, table_id, table_name
from petteia.server.people import check_free
from petteia.server.problems import ProblemError, documented
from petteia.server.reporter import is_alone, table_info
from petteia.server.requests import AnyRequest, TableId, TheExaminers, TheHub, ThePerson, TheStore, person_of
from petteia.server.seats import (
    arrange,
    here_name,
    must_be_full,
    must_be_host,
    must_be_lobby,
    new_seats,
    put_away,
    sit_down,
    stand_up,
)
from petteia.server.security import limited
from petteia.server.settings import Settings
from petteia.server.storage.rows import PersonRow, TableRow
from petteia.server.storage.store import Store
from petteia.server.storage.table_rows import TooManyGames
from petteia.server.written import cleaned

LAST_MOMENT: Final = 2**53 - 1  # milliseconds since 1970, as far as every JSON reader counts
SHOWN: Final = 50  # tables in a list
MOST_LOBBIES: Final = 20  # tables that one person may have in the lobby


def no_table() -> ProblemError:
    return ProblemError(404, "no-table", "There is no such table.")


async def table_row(store: Store, table: str) -> TableRow:
    """The table of that id; raises a ProblemError if there is none."""
    row = await store.table(table)
    if row is None:
        raise no_table()
    return row


async def infos(hub: Hub, rows: list[TableRow], person: PersonRow | None) -> list[TableInfo]:
    """These tables as this person may see them."""
    viewer = person.id if person else None
    found: list[TableInfo] = []
    for row in rows:
        # Only the hub knows who is online and how a game stands; for other tables the row says everything.
        known = row.status == "running" or row.id in hub.rooms
        found.append(await hub.table_info(row.id, viewer) if known else table_info(row, None, viewer))
    return found


async def seen_by(hub: Hub, table: str, person: PersonRow | None) -> TableInfo:
    """The table of that id as this person may see it."""
    return await hub.table_info(table, person.id if person else None)


# Finding.


@get("/tables", responses=documented(429), summary="Open and running tables")
async def list_tables(request: AnyRequest, hub: TheHub) -> TableList:
    """The public tables with a free seat, and those where a game is running."""
    person = await person_of(request)
    lobby, running = await hub.public_tables("lobby"), await hub.public_tables("running")
    free = [row for row in lobby if any(seat.who == "open" for seat in row.seats)]
    if person is not None:  # one's own games are no spectacle, not even those that one has resigned
        running = [row for row in running if all(seat.person != person.id for seat in row.seats)]
    return TableList(open=await infos(hub, free, person), running=await infos(hub, running, person))


@get("/mine", responses=documented(400, 401, 429), summary="My tables")
async def list_mine(
    store: TheStore,
    hub: TheHub,
    person: ThePerson,
    before: Annotated[
        int | None, QueryParameter(ge=0, le=LAST_MOMENT, description="Only tables finished before this moment.")
    ] = None,
    away: Annotated[
        bool, QueryParameter(description="The tables that I have put away, instead of the others.")
    ] = False,
) -> list[TableInfo]:
    """My tables: those that wait for me, other running ones, those in the lobby, then finished ones, newest first."""
    now_on: list[TableInfo] = []
    if before is None:
        rows = await store.tables_of(person.id, statuses=("running", "lobby", "frozen"), limit=4 * SHOWN, away=away)
        now_on = sorted(await infos(hub, rows, person), key=urgency)
    past = await store.tables_of(person.id, statuses=("finished",), limit=SHOWN, before=before, away=away)
    return now_on + await infos(hub, past, person)


def urgency(info: TableInfo) -> int:
    """Sort key: tables that wait for the viewer, then running ones, then lobbies, then frozen ones."""
    if info.status == "running":
        return 0 if any(seat.mine and seat.seat in info.waiting for seat in info.seats) else 1
    return 2 if info.status == "lobby" else 3


@get("/tables/{table:str}", responses=documented(404, 429), summary="A table")
async def show_table(request: AnyRequest, store: TheStore, hub: TheHub, table: TableId) -> TableInfo:
    """A table, public or not: everybody who knows its link may see it."""
    await table_row(store, table)
    return await seen_by(hub, table, await person_of(request))


@get("/tables/{table:str}/components", responses=documented(404, 429), summary="A table's figures")
async def show_table_components(request: AnyRequest, store: TheStore, table: TableId) -> Response[dict[str, Any]]:
    """The figures of a table's cards, boards and pieces."""
    row = await table_row(store, table)
    return await figures_answer(request, row.game, row.components, row.options)


# Making.


@post(
    "/tables",
    status_code=HTTP_201_CREATED,
    guards=[limited("make")],
    request_max_body_size=LARGEST_FILE,
    responses=documented(400, 401, 404, 409, 413, 429),
    summary="Make a table",
)
async def make_table(
    request: AnyRequest,
    store: TheStore,
    hub: TheHub,
    examiners: TheExaminers,
    person: ThePerson,
    data: JSONBody[NewTable],
) -> TableInfo:
    """Make a table. It waits in the lobby until its host starts it."""
    petteia.load(data.game)
    game = await examiners.load(data.game, data.components)
    game.check_seats(len(data.seats))
    options = game.check_options(data.options)
    if data.practice and data.clock.kind != "none":
        raise ProblemError(400, "practice-clock", "A practice table has no clock.")
    webhook = await checked_webhook(request, data.webhook) if data.webhook else ""
    waiting = await store.tables_of(person.id, statuses=("lobby",), limit=4 * MOST_LOBBIES)
    if sum(row.host == person.id for row in waiting) >= MOST_LOBBIES:
        raise ProblemError(409, "too-many-tables", "You have too many tables in the lobby; start or remove one first.")
    await check_names(store, person, data.seats)
    bots = await store.free_names(bot_names())
    row = TableRow(
        id=table_id(),
        name=cleaned(data.name) or table_name(hub.pick),
        game=game.name,
        rules=game.version,
        options=options,
        seats=new_seats(data.seats, person, bots, hub.pick),
        status="lobby",
        host=person.id,
        public=data.public,
        clock=data.clock,
        undo=data.undo or data.practice,
        practice=data.practice,
        webhook=webhook,
        created=now(),
        started=None,
        finished=None,
        key=None,
        scores=None,
        ranking=None,
        rematch=None,
        rematch_offers=[],
        frozen="",
        components=game.own_components,
    )
    await store.add_table(row)
    return await seen_by(hub, row.id, person)


async def check_names(store: Store, person: PersonRow, seats: list[NewSeat]) -> None:
    """Raise a ProblemError if somebody would sit down under the name of another person's account."""
    for name in {person.name, *map(here_name, seats)} - {""}:
        await check_free(store, name, person)


async def checked_webhook(request: AnyRequest, url: str) -> str:
    """A webhook as a table keeps it, in the language of whoever asks; raises a ProblemError if it may not."""
    from petteia.server import webhooks  # slow to import, and rarely needed

    settings: Settings = request.app.state.settings
    try:
        await webhooks.check(url, local=settings.webhook_local, ports=settings.webhook_ports)
    except webhooks.BadWebhook as error:
        raise ProblemError(400, "bad-webhook", str(error)) from None
    scheme = "https" if is_https(request, settings) else "http"
    language = webhooks.language_of(request.headers.get("accept-language", ""))
    return webhooks.Webhook(url, language, f"{scheme}://{request.headers.get('host', '')[:255]}").text()


@delete("/tables/{table:str}", responses=documented(401, 403, 404, 409, 429), summary="Remove a table")
async def remove_table(store: TheStore, hub: TheHub, person: ThePerson, table: TableId) -> None:
    """Remove a table whose game has not begun, or at which nobody but me and bots plays."""

    def may(row: TableRow) -> bool:
        must_be_host(row, person)
        if not is_alone(row, person.id):
            must_be_lobby(row)
        return True

    if not await hub.remove(table, may):
        raise no_table()


@put("/tables/{table:str}/away", responses=documented(400, 401, 404, 409, 429), summary="Put a table away")
async def put_table_away(
    store: TheStore, hub: TheHub, person: ThePerson, table: TableId, data: JSONBody[PutAway]
) -> TableInfo:
    """Leave a table out of my list, or take it in again: one that is over, or at which I play with bots alone."""
    await table_row(store, table)
    if await store.change_table(table, lambda row: put_away(row, person, data.away)):
        await hub.changed(table)
    return await seen_by(hub, table, person)


# Sitting down and starting.


@post(
    "/tables/{table:str}/join",
    status_code=HTTP_200_OK,
    responses=documented(400, 401, 404, 409, 429),
    summary="Sit down",
)
async def join(
    store: TheStore, hub: TheHub, person: ThePerson, table: TableId, data: JSONBody[JoinTable | None] = None
) -> TableInfo:
    """Take this seat, or the first free one."""
    await table_row(store, table)
    await check_names(store, person, [])
    wanted = data.seat if data is not None else None
    if await store.change_table(table, lambda row: sit_down(row, person, wanted)):
        await hub.changed(table)
    return await seen_by(hub, table, person)


@post(
    "/tables/{table:str}/leave", status_code=HTTP_200_OK, responses=documented(401, 404, 409, 429), summary="Stand up"
)
async def leave(store: TheStore, hub: TheHub, person: ThePerson, table: TableId) -> TableInfo:
    """Leave my seats before the game begins."""
    await table_row(store, table)
    if await store.change_table(table, lambda row: stand_up(row, person)):
        await hub.changed(table)
    return await seen_by(hub, table, person)


@put(
    "/tables/{table:str}/seats/{seat:int}",
    responses=documented(400, 401, 403, 404, 409, 429),
    summary="Decide who sits there",
)
async def arrange_seat(
    store: TheStore,
    hub: TheHub,
    person: ThePerson,
    table: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=7)],
    data: JSONBody[NewSeat],
) -> TableInfo:
    """As the host, put a bot on a seat, change its level, free the seat or take it, whoever sat there."""
    await table_row(store, table)
    await check_names(store, person, [data])
    bots = await store.free_names(bot_names())
    await store.change_table(table, lambda row: arrange(row, person, seat, data, bots, hub.pick))
    await hub.changed(table)
    return await seen_by(hub, table, person)


@post(
    "/tables/{table:str}/start",
    status_code=HTTP_200_OK,
    responses=documented(401, 403, 404, 409, 429),
    summary="Start the game",
)
async def start(store: TheStore, hub: TheHub, person: ThePerson, table: TableId) -> TableInfo:
    """As the host, start the game. The key of its dice is drawn now and stays secret until the end."""
    row = await table_row(store, table)
    must_be_host(row, person)
    must_be_lobby(row)
    must_be_full(row)
    try:
        begun = await store.start(table, hub.keys(), petteia.load(row.game).version, now(), hub.game_limit())
    except TooManyGames:
        text = "Many games are going on at your tables; finish one of them first."
        raise ProblemError(409, "too-many-games", text) from None
    if not begun:
        row = await table_row(store, table)
        must_be_lobby(row)
        must_be_full(row)
        raise no_table()
    await hub.begin(table)
    return await seen_by(hub, table, person)


ROUTES: Final = [
    list_tables, list_mine, show_table, show_table_components, make_table, remove_table, put_table_away, join, leave,
    arrange_seat, start,
]  # fmt: skip
