"""People: guests, who only give a name, and accounts, who can sign in anywhere with a password."""

from typing import Final, TypeVar

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from petteia.server.clocks import now
from petteia.server.cookies import Cookies, new_token
from petteia.server.devices import device_of
from petteia.server.hub import Hub
from petteia.server.messages import Credentials, NewAccount, NewGuest, Person, Recovery, SignIn
from petteia.server.namer import person_id, session_id
from petteia.server.passwords import hash_password, is_password, new_codes
from petteia.server.problems import ProblemError, documented
from petteia.server.requests import AnyRequest, TheHub, TheStore, person_of, visit_of
from petteia.server.security import Limits, address, limited
from petteia.server.storage.accounts import Start
from petteia.server.storage.rows import PersonRow, SessionRow
from petteia.server.storage.store import Store
from petteia.server.written import cleaned_name, is_reserved, name_key

Body = TypeVar("Body")


def shown(row: PersonRow) -> Person:
    """A person as their own page knows them."""
    return Person(id=row.id, name=row.name, account=row.password is not None)


async def check_free(store: Store, name: str, person: PersonRow | None) -> None:
    """Raise a ProblemError if a name is that of somebody else's account, or nobody's to have."""
    owner = await store.account(name)
    if is_reserved(name) or (owner is not None and (person is None or owner.id != person.id)):
        raise taken(name)


def taken(name: str) -> ProblemError:
    return ProblemError(409, "name-taken", f"The name {name} is taken; sign in, or choose another.")


async def signed_in(request: AnyRequest, person: PersonRow, body: Body) -> Response[Body]:
    """Begin a session, and answer with its cookie."""
    store: Store = request.app.state.store
    session, token = new_session(request, person), new_token()
    await store.accounts.add_session(session, token)
    return with_cookie(request, person, token, body)


def new_session(request: AnyRequest, person: PersonRow) -> SessionRow:
    at = now()
    return SessionRow(id=session_id(), person=person.id, device=device_of(request), made=at, seen=at)


def with_cookie(request: AnyRequest, person: PersonRow, token: str, body: Body) -> Response[Body]:
    """An answer with the cookie of a session."""
    cookies: Cookies = request.app.state.cookies
    return Response(body, status_code=HTTP_200_OK, cookies=[cookies.make(request, person.id, token)])


async def unfinished_tables(store: Store, person: PersonRow) -> list[str]:
    """The tables at which a person's name changes if they change it."""
    return [row.id for row in await store.tables_of(person.id, statuses=("lobby", "running"), limit=None)]


@get("/me", responses=documented(429), summary="Who am I?")
async def who_am_i(request: AnyRequest) -> Response[Person | None]:
    """The person who asks; null if they have not given a name yet."""
    cookies: Cookies = request.app.state.cookies
    person, found = await person_of(request), cookies.read(request)
    renewed = [cookies.make(request, person.id, found.token)] if person and found and found.stale else []
    return Response(shown(person) if person else None, cookies=renewed)


@post("/me", status_code=HTTP_200_OK, responses=documented(400, 409, 429), summary="Say my name")
async def say_my_name(request: AnyRequest, data: JSONBody[NewGuest], store: TheStore, hub: TheHub) -> Response[Person]:
    """Become a guest of this name, or change one's name."""
    name = cleaned_name(data.name)
    person = await person_of(request)
    if person is None:
        limits: Limits = request.app.state.limits
        limits.check("guest", address(request, request.app.state.settings))
    await check_free(store, name, person)
    if person is None:
        person = PersonRow(id=person_id(), name=name, password=None, created=now())
        await store.add_person(person)
        return await signed_in(request, person, shown(person))
    if person.name != name:
        tables = await unfinished_tables(store, person)
        if not await store.rename(person.id, name):
            raise taken(name)
        person.name = name
        await hub.changed(*tables)
    return Response(shown(person), status_code=HTTP_200_OK)


@post(
    "/account",
    status_code=HTTP_200_OK,
    guards=[limited("password", by_address=True)],
    responses=documented(400, 409, 429),
    summary="Make an account",
)
async def make_account(
    request: AnyRequest, data: JSONBody[Credentials], store: TheStore, hub: TheHub
) -> Response[NewAccount]:
    """Make an account. A guest keeps all their tables; the session of the guest ends, and a new one begins."""
    name = cleaned_name(data.name)
    guest = await person_of(request)
    if guest is not None and guest.password is not None:
        raise ProblemError(409, "has-account", "You have an account already.")
    await check_free(store, name, guest)
    password = await hash_password(data.password)
    account = PersonRow(id=guest.id if guest else person_id(), name=name, password=password, created=now())
    start = Start(new_codes(), new_session(request, account), new_token())
    tables = await unfinished_tables(store, guest) if guest else []
    if guest is None:
        made = await store.add_person(account, start)
    else:
        made = await store.set_password(account.id, name, password, start)
    if not made:
        raise taken(name)
    await hub.close_ended(account.id)
    await hub.changed(*tables)
    return with_cookie(request, account, start.token, NewAccount(shown(account), start.codes))


# Signing in and out.


@post(
    "/login",
    status_code=HTTP_200_OK,
    guards=[limited("password", by_address=True)],
    responses=documented(400, 401, 403, 429),
    summary="Sign in",
)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn], store: TheStore, hub: TheHub) -> Response[Person]:
    """Sign in to an account. A guest may bring their games along."""
    person = await owner_of(request, store, data.name)
    if not await is_password(person.password if person else None, data.password) or person is None:
        raise ProblemError(401, "bad-password", "There is no such name with that password.")
    check_welcome(person)
    await leave_session(request, store, hub, person if data.bring else None)
    return await signed_in(request, person, shown(person))


@post(
    "/recover",
    status_code=HTTP_200_OK,
    guards=[limited("password", by_address=True)],
    responses=documented(400, 401, 403, 429),
    summary="Sign in with a recovery code",
)
async def recover(request: AnyRequest, data: JSONBody[Recovery], store: TheStore, hub: TheHub) -> Response[Person]:
    """Sign in with a recovery code, which is used up, and set a new password. All other sessions end."""
    person = await owner_of(request, store, data.name)
    password = await hash_password(data.password)
    if person is None or not await store.accounts.use_code(person.id, data.code, password):
        raise ProblemError(401, "bad-code", "There is no such name with that recovery code.")
    check_welcome(person)
    await hub.close_ended(person.id)
    await leave_session(request, store, hub, person if data.bring else None)
    return await signed_in(request, person, shown(person))


async def owner_of(request: AnyRequest, store: Store, name: str) -> PersonRow | None:
    """The owner of the account that somebody tries to sign in to. Whatever the spelling, attempts are counted."""
    limits: Limits = request.app.state.limits
    limits.check("account", name_key(name))
    return await store.account(name)


def check_welcome(person: PersonRow) -> None:
    """Raise a ProblemError if somebody is banned. Only those who have their password or a code are told so."""
    if person.banned is not None:
        raise ProblemError(403, "banned", "Whoever runs this server has closed this account.")


async def leave_session(request: AnyRequest, store: Store, hub: Hub, heir: PersonRow | None) -> None:
    """End the session of whoever asks. If they are a guest and there is an heir, their games are the heir's now."""
    visit = await visit_of(request)
    if visit is None:
        return
    person, session = visit
    if heir is not None and person.password is None:
        tables = await store.accounts.give(person, heir)
    else:
        await store.accounts.end_session(person.id, session.id)
        tables = []
    await hub.close_ended(person.id)
    await hub.changed(*tables)


@post(
    "/logout",
    status_code=HTTP_204_NO_CONTENT,
    responses=documented(204, 429),
    summary="Sign out",
)
async def sign_out(request: AnyRequest, store: TheStore, hub: TheHub) -> Response[None]:
    """Sign out: end this session."""
    cookies: Cookies = request.app.state.cookies
    await leave_session(request, store, hub, heir=None)
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[cookies.remove(request)])


ROUTES: Final = [who_am_i, say_my_name, make_account, sign_in, recover, sign_out]
