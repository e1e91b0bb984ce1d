"""What the handlers of requests are given, each by its name: `store`, `hub`, `person` and `table`."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter

from petteia.server.cookies import Cookies
from petteia.server.hub import Hub
from petteia.server.problems import ProblemError
from petteia.server.storage.rows import PersonRow
from petteia.server.storage.store import Store

AnyRequest = Request[Any, Any, Any]

TheStore = NamedDependency[Store]
TheHub = NamedDependency[Hub]
ThePerson = NamedDependency[PersonRow]  # the person who asks; requests of unknown people are refused
TableId = Annotated[str, PathParameter(max_length=40, description="The table's id.")]


def open_store(state: State) -> Store:
    store: Store = state.store
    return store


def running_hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
    """The person whose cookie came with a request or a socket."""
    cookies: Cookies = connection.app.state.cookies
    store: Store = connection.app.state.store
    found = cookies.read(connection)
    return await store.person(found[0]) if found else None


async def known_person(request: AnyRequest) -> PersonRow:
    """The person who asks; raises a ProblemError if the server does not know them."""
    person = await person_of(request)
    if person is None:
        raise ProblemError(401, "who-are-you", "Say your name first.")
    return person


DEPENDENCIES: Final = {
    "store": Provide(open_store, sync_to_thread=False),
    "hub": Provide(running_hub, sync_to_thread=False),
    "person": Provide(known_person),
}
