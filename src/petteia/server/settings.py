"""How a server is run: from the command line and from the environment (PETTEIA_HOST, PETTEIA_DATABASE, ...)."""

import os
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from petteia.kernel.errors import PetteiaError
from petteia.server.storage.database import database_url, default_url

PREFIX: Final = "PETTEIA_"


class BadSettings(PetteiaError):
    """A server cannot be run like that."""


def usual_thinkers() -> int:
    """One process of bots for each core but one, which is left to the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that whoever runs a server may decide. Each field has a variable of the environment."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any free one
    database: str = field(default_factory=default_url)
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that answer requests; several need PostgreSQL
    thinkers: Annotated[int, Meta(ge=1, le=256)] = field(default_factory=usual_thinkers)  # bots' processes, per worker
    secret: str = ""  # what cookies are signed with; empty: drawn at the first start and kept in the database
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server, like https://games.example.org
    behind_proxy: bool = False  # whether X-Forwarded-For and X-Forwarded-Proto are those of a proxy of ours
    secure_cookies: bool = False  # mark cookies Secure even where a request does not look like https
    limits: bool = True  # whether too many requests are refused
    webhook_local: bool = False  # whether webhooks may go to http and to addresses of this network (for tests)

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables: PostgreSQL can be shared, a file cannot."""
        return database_url(self.database).get_backend_name() == "postgresql"

    def check(self) -> "Settings":
        """Itself, if a server can be run like that."""
        if self.workers > 1 and not self.several:
            raise BadSettings(
                "Several workers need PostgreSQL: name one with --database postgresql://…, or use --workers 1."
            )
        return self

    def environment(self) -> dict[str, str]:
        """The variables that say the same, for other processes."""
        variables: dict[str, str] = {}
        for name, value in msgspec.structs.asdict(self).items():
            variables[PREFIX + name.upper()] = ",".join(value) if isinstance(value, tuple) else str(value)
        return variables


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """What was given on the command line, else what the environment says, else what is usual."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        said = environment.get(PREFIX + name.upper(), "")
        if said:
            values[name] = [part.strip() for part in said.split(",")] if name == "origins" else said.strip()
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        said = str(error).replace("`", "")
        name = said.partition("$.")[2]
        raise BadSettings(f"{PREFIX}{name.upper()} cannot be that: {said.partition(' - at')[0]}.") from None
