"""One's own account: where one is signed in, the password, recovery codes, one's data, and the end of it all."""

from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from petteia.server.cookies import Cookies
from petteia.server.hub import Hub
from petteia.server.messages import (
    Account,
    Codes,
    Confirmation,
    OwnData,
    PasswordChange,
    Person,
    SessionInfo,
)
from petteia.server.passwords import hash_password, is_password, new_codes
from petteia.server.people import shown, signed_in
from petteia.server.problems import ProblemError, documented
from petteia.server.replica import Declined
from petteia.server.reporter import table_info
from petteia.server.requests import AnyRequest, SessionId, TheHub, ThePerson, TheStore, TheVisit
from petteia.server.security import Limits, limited
from petteia.server.storage.rows import PersonRow, SessionRow
from petteia.server.storage.store import Store


async def account_of(store: Store, person: PersonRow, this: SessionRow) -> Account:
    """What only a person themselves may know of their account."""
    sessions = [
        SessionInfo(id=row.id, device=row.device, made=row.made, seen=row.seen, this=row.id == this.id)
        for row in await store.accounts.sessions(person.id)
    ]
    return Account(sessions=sessions, codes=await store.accounts.count_codes(person.id))


async def check_password(request: AnyRequest, person: PersonRow, password: str) -> None:
    """Raise a ProblemError if this is not the person's password. Attempts are counted here, too."""
    limits: Limits = request.app.state.limits
    limits.check("account", person.id)
    if not await is_password(person.password, password):
        raise ProblemError(403, "wrong-password", "That is not your password.")


@get("/account", responses=documented(401, 429), summary="My account")
async def show_account(store: TheStore, visit: TheVisit) -> Account:
    """Where I am signed in, and how many recovery codes I have left."""
    return await account_of(store, *visit)


@get("/account/data", responses=documented(401, 429), summary="My data")
async def download_data(store: TheStore, visit: TheVisit) -> Response[OwnData]:
    """Everything that the server knows of me, as a file. The games themselves are in the records of the tables."""
    person, session = visit
    tables = await store.tables_of(person.id, limit=None)
    data = OwnData(
        person=shown(person),
        created=person.created,
        account=await account_of(store, person, session),
        tables=[table_info(row, None, person.id) for row in tables],
        chat=await store.accounts.lines(person.id),
    )
    return Response(data, headers={"content-disposition": 'attachment; filename="petteia.json"'})


@put(
    "/account/password",
    guards=[limited("password", by_address=True)],
    responses=documented(400, 401, 403, 429),
    summary="Change my password",
)
async def change_password(
    request: AnyRequest, store: TheStore, hub: TheHub, person: ThePerson, data: JSONBody[PasswordChange]
) -> Response[Person]:
    """Change my password. All sessions end, and a new one begins here."""
    await check_password(request, person, data.old)
    await store.accounts.change_password(person.id, await hash_password(data.new))
    await hub.close_ended(person.id)
    return await signed_in(request, person, shown(person))


@post(
    "/account/codes",
    status_code=HTTP_200_OK,
    guards=[limited("password", by_address=True)],
    responses=documented(400, 401, 403, 429),
    summary="New recovery codes",
)
async def renew_codes(request: AnyRequest, store: TheStore, person: ThePerson, data: JSONBody[Confirmation]) -> Codes:
    """New recovery codes in place of the old ones."""
    await check_password(request, person, data.password)
    codes = new_codes()
    await store.accounts.set_codes(person.id, codes)
    return Codes(codes)


# Signing out elsewhere.


@delete("/sessions/{session:str}", responses=documented(401, 404, 429), summary="Sign out there")
async def end_session(store: TheStore, hub: TheHub, person: ThePerson, session: SessionId) -> None:
    """End one of my sessions."""
    if not await store.accounts.end_session(person.id, session):
        raise ProblemError(404, "no-session", "You are not signed in there any more.")
    await hub.close_ended(person.id)


@delete("/sessions", responses=documented(204, 401, 429), summary="Sign out everywhere")
async def end_sessions(request: AnyRequest, store: TheStore, hub: TheHub, person: ThePerson) -> Response[None]:
    """End all my sessions, this one included."""
    await store.accounts.end_sessions(person.id)
    await hub.close_ended(person.id)
    return signed_out(request)


def signed_out(request: AnyRequest) -> Response[None]:
    """An answer that makes the browser forget the person."""
    cookies: Cookies = request.app.state.cookies
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[cookies.remove(request)])


# The end.


@post(
    "/account/delete",
    status_code=HTTP_204_NO_CONTENT,
    guards=[limited("password", by_address=True)],
    responses=documented(204, 400, 401, 403, 429),
    summary="Delete my account",
)
async def delete_account(
    request: AnyRequest, store: TheStore, hub: TheHub, person: ThePerson, data: JSONBody[Confirmation]
) -> Response[None]:
    """Delete my account. Bots play on for me; finished games stay, without my name."""
    if person.password is not None:
        await check_password(request, person, data.password)
    await resign_everywhere(store, hub, person)
    tables = await store.accounts.forget(person.id)
    await hub.close_ended(person.id)
    for table in tables:
        await hub.chat_changed(table)
    await hub.changed(*tables)
    return signed_out(request)


async def resign_everywhere(store: Store, hub: Hub, person: PersonRow) -> None:
    """Give up all seats of a person at running games."""
    for row in await store.tables_of(person.id, statuses=("running",), limit=None):
        room = await hub.room(row.id)
        if room is None:
            continue
        for seat in room.seats_of(person.id):
            with suppress(Declined):  # a bot plays there already, or the game is over or frozen
                await hub.referee.resign(room, seat)


ROUTES: Final = [
    show_account, download_data, change_password, renew_codes, end_session, end_sessions, delete_account,
]  # fmt: skip
