"""What Litestar hands to those who answer requests, each under its name: `store`, `hub`, `person`, `table`."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter

from petteia.server.hub import Hub
from petteia.server.storage.rows import PersonRow
from petteia.server.storage.store import Store

TheStore = NamedDependency[Store]
TheHub = NamedDependency[Hub]
ThePerson = NamedDependency[PersonRow]  # who is asking; nobody: the request is refused
TableId = Annotated[str, PathParameter(max_length=40, description="The table's id.")]
