"""What the handlers of requests are given, each by its name: `store`, `hub`, `examiners`, `person` and `table`."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter

from petteia.server.clocks import now
from petteia.server.cookies import Cookies
from petteia.server.devices import device_of
from petteia.server.examiners import Examiners
from petteia.server.hub import Hub
from petteia.server.problems import ProblemError
from petteia.server.storage.rows import PersonRow, SessionRow
from petteia.server.storage.store import Store

Visit = tuple[PersonRow, SessionRow]
AnyRequest = Request[Any, Any, Any]

TheStore = NamedDependency[Store]
TheHub = NamedDependency[Hub]
TheVisit = NamedDependency[Visit]  # the person who asks and their session; unknown people are refused
TheExaminers = NamedDependency[Examiners]
ThePerson = NamedDependency[PersonRow]  # the person who asks; requests of unknown people are refused
SessionId = Annotated[str, PathParameter(max_length=40, description="The session's id.")]
TableId = Annotated[str, PathParameter(max_length=40, description="The table's id.")]


def open_store(state: State) -> Store:
    store: Store = state.store
    return store


def running_hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def running_examiners(state: State) -> Examiners:
    examiners: Examiners = state.examiners
    return examiners


async def visit_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visit | None:
    """The person whose cookie came with a request or a socket, and their session."""
    cookies: Cookies = connection.app.state.cookies
    store: Store = connection.app.state.store
    found = cookies.read(connection)
    if found is None:
        return None
    visit = await store.accounts.visit(found.token, now())
    if visit is None and found.older:
        await store.accounts.claim(found.person, found.token, device_of(connection))
        visit = await store.accounts.visit(found.token, now())
    return visit


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
    """The person whose cookie came with a request or a socket."""
    visit = await visit_of(connection)
    return visit[0] if visit else None


async def known_visit(request: AnyRequest) -> Visit:
    """The person who asks and their session; raises a ProblemError if the server does not know them."""
    visit = await visit_of(request)
    if visit is None:
        raise ProblemError(401, "who-are-you", "Say your name first.")
    return visit


async def known_person(request: AnyRequest) -> PersonRow:
    """The person who asks; raises a ProblemError if the server does not know them."""
    return (await known_visit(request))[0]


DEPENDENCIES: Final = {
    "store": Provide(open_store, sync_to_thread=False),
    "hub": Provide(running_hub, sync_to_thread=False),
    "visit": Provide(known_visit),
    "examiners": Provide(running_examiners, sync_to_thread=False),
    "person": Provide(known_person),
}
