"""People: guests, who only give a name, and accounts, who can sign in anywhere with a password."""

import unicodedata
from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from petteia.server.clocks import now
from petteia.server.cookies import Cookies
from petteia.server.hub import Hub
from petteia.server.messages import Credentials, NewGuest, Person
from petteia.server.namer import person_id
from petteia.server.passwords import hash_password, is_password
from petteia.server.problems import ProblemError, documented
from petteia.server.requests import AnyRequest, TheHub, TheStore, person_of
from petteia.server.security import Limits, address, limited
from petteia.server.storage.rows import PersonRow
from petteia.server.storage.store import Store, account_key


def shown(row: PersonRow) -> Person:
    """A person as their own page knows them."""
    return Person(id=row.id, name=row.name, account=row.password is not None)


def clean_name(name: str) -> str:
    """A name without invisible characters; raises a ProblemError if nothing is left."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(c for c in composed if c.isspace() or unicodedata.category(c)[0] != "C")
    cleaned = " ".join(visible.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned):
        raise ProblemError(400, "bad-name", "A name has at least one letter.")
    return cleaned


def taken(name: str) -> ProblemError:
    return ProblemError(409, "name-taken", f"The name {name} is taken; sign in, or choose another.")


def as_person(request: AnyRequest, row: PersonRow) -> Response[Person]:
    """Answer with a person, and set their cookie."""
    cookies: Cookies = request.app.state.cookies
    return Response(shown(row), status_code=HTTP_200_OK, cookies=[cookies.make(request, row.id)])


async def tell_tables(person: PersonRow, store: Store, hub: Hub) -> None:
    """Show a person's new name at all their tables."""
    for table in await store.tables_of(person.id, statuses=("lobby", "running")):
        await hub.changed(table.id)


@get("/me", responses=documented(429), summary="Who am I?")
async def who_am_i(request: AnyRequest) -> Response[Person | None]:
    """The person who asks; null if they have not given a name yet."""
    cookies: Cookies = request.app.state.cookies
    person = await person_of(request)
    found = cookies.read(request)
    renewed = [cookies.make(request, person.id)] if person and found and found[1] else []
    return Response(shown(person) if person else None, cookies=renewed)


@post("/me", status_code=HTTP_200_OK, responses=documented(400, 409, 429), summary="Say my name")
async def say_my_name(request: AnyRequest, data: JSONBody[NewGuest], store: TheStore, hub: TheHub) -> Response[Person]:
    """Become a guest of this name, or change one's name."""
    name = clean_name(data.name)
    person = await person_of(request)
    if person is None:
        limits: Limits = request.app.state.limits
        limits.check("guest", address(request, request.app.state.settings))
    owner = await store.account(name)
    if owner is not None and (person is None or owner.id != person.id):
        raise taken(name)
    if person is None:
        person = PersonRow(id=person_id(), name=name, password=None, created=now())
        await store.add_person(person)
    elif person.name != name:
        if not await store.rename(person.id, name):
            raise taken(name)
        person.name = name
        await tell_tables(person, store, hub)
    return as_person(request, person)


@post(
    "/account",
    status_code=HTTP_200_OK,
    guards=[limited("password", by_address=True)],
    responses=documented(400, 409, 429),
    summary="Make an account",
)
async def make_account(
    request: AnyRequest, data: JSONBody[Credentials], store: TheStore, hub: TheHub
) -> Response[Person]:
    """Make an account. A guest keeps all their tables."""
    name = clean_name(data.name)
    person = await person_of(request)
    if person is not None and person.password is not None:
        raise ProblemError(409, "has-account", "You have an account already.")
    if await store.account(name) is not None:
        raise taken(name)
    password = await hash_password(data.password)
    if person is None:
        person = PersonRow(id=person_id(), name=name, password=password, created=now())
        made = await store.add_person(person)
    else:
        made = await store.set_password(person.id, name, password)
    if not made:
        raise taken(name)
    renamed = person.name != name
    person.name, person.password = name, password
    if renamed:
        await tell_tables(person, store, hub)
    return as_person(request, person)


@post(
    "/login",
    status_code=HTTP_200_OK,
    guards=[limited("password", by_address=True)],
    responses=documented(400, 401, 429),
    summary="Sign in",
)
async def sign_in(request: AnyRequest, data: JSONBody[Credentials], store: TheStore) -> Response[Person]:
    """Sign in to an account."""
    limits: Limits = request.app.state.limits
    limits.check("account", account_key(data.name))
    person = await store.account(clean_name(data.name))
    if not await is_password(person.password if person else None, data.password) or person is None:
        raise ProblemError(401, "bad-password", "There is no such name with that password.")
    return as_person(request, person)


@post("/logout", status_code=HTTP_204_NO_CONTENT, responses=documented(429), summary="Sign out")
async def sign_out(request: AnyRequest) -> Response[None]:
    """Sign out."""
    cookies: Cookies = request.app.state.cookies
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[cookies.remove(request)])


ROUTES: Final = [who_am_i, say_my_name, make_account, sign_in, sign_out]
