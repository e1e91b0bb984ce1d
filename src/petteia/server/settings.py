"""The settings of a server, from the command line and the environment (PETTEIA_HOST, PETTEIA_DATABASE, ...)."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from petteia.kernel.errors import PetteiaError
from petteia.server.log_lines import LineForm
from petteia.server.storage.database import database_url, default_url
from petteia.server.storage.retention import REMOVABLE, Removable

PREFIX: Final = "PETTEIA_"
LISTS: Final = ("origins", "webhook_ports")  # settings with commas
Days = Annotated[int, Meta(ge=0, le=36_500)]


class BadSettings(PetteiaError):
    """A server cannot run with these settings."""


def usual_thinkers() -> int:
    """One process of bots for each core but one, which is for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server. Each field has an environment variable."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0 for any free port
    database: str = field(default_factory=default_url)
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that answer requests; several need PostgreSQL
    thinkers: Annotated[int, Meta(ge=1, le=256)] = field(default_factory=usual_thinkers)  # bots' processes, per worker
    secret: str = ""  # signs cookies; if empty, it is drawn at the first start and kept in the database
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server, like https://games.example.org
    behind_proxy: bool = False  # whether to trust X-Forwarded-For and X-Forwarded-Proto
    secure_cookies: bool = False  # mark all cookies Secure, even if a request does not look like https
    limits: bool = True  # whether to refuse too many requests
    tables: Annotated[int, Meta(ge=1)] = 20  # games that are going on at tables of one person, if there are limits
    webhook_ports: tuple[Annotated[int, Meta(ge=1, le=65535)], ...] = (80, 443)  # that webhooks may use
    log: LineForm = "plain"  # for people; or "json", for programs
    keep_finished: Days = 0  # for how long tables, lines and guests are kept; 0: for ever
    keep_abandoned: Days = 0
    keep_lobbies: Days = 0
    keep_chat: Days = 0
    keep_guests: Days = 0
    webhook_local: bool = False  # whether webhooks may use http and addresses of this network (for tests)

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables: PostgreSQL can be shared, a file cannot."""
        return database_url(self.database).get_backend_name() == "postgresql"

    def kept_days(self) -> dict[Removable, int]:
        """After how many days things are removed, by kind; what is kept for ever is not named."""
        days: dict[Removable, int] = {kind: getattr(self, f"keep_{kind}") for kind in REMOVABLE}
        return {kind: number for kind, number in days.items() if number}

    def check(self) -> "Settings":
        """These settings, if a server can run with them; else raises BadSettings."""
        if self.workers > 1 and not self.several:
            raise BadSettings(
                "Several workers need PostgreSQL: name one with --database postgresql://…, or use --workers 1."
            )
        return self

    def environment(self) -> dict[str, str]:
        """The environment variables of these settings, for other processes."""
        variables: dict[str, str] = {}
        for name, value in msgspec.structs.asdict(self).items():
            variables[PREFIX + name.upper()] = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
        return variables


def secret_in(environment: Mapping[str, str], name: str) -> str:
    """What stands in the file that a variable names, as containers are given their secrets; empty without one."""
    file = environment.get(f"{PREFIX}{name.upper()}_FILE", "")
    try:
        return Path(file).read_text(encoding="utf-8").strip() if file else ""
    except (OSError, ValueError):
        raise BadSettings(f"{PREFIX}{name.upper()}_FILE names {file!r}, which cannot be read.") from None


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """The settings from the command line, else from the environment, else the defaults."""
    values: dict[str, object] = {"secret": secret_in(environment, "secret")}
    for name in Settings.__struct_fields__:
        said = environment.get(PREFIX + name.upper(), "")
        if said:
            values[name] = [part.strip() for part in said.split(",")] if name in LISTS else said.strip()
    values.update({name: value for name, value in given.items() if value is not None})
    password = secret_in(environment, "database_password")
    if password and "database" in values:
        url = database_url(str(values["database"])).set(password=password)
        values["database"] = url.render_as_string(hide_password=False)
    try:
        return msgspec.convert(values, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        said = str(error).replace("`", "")
        name = said.partition("$.")[2]
        raise BadSettings(f"{PREFIX}{name.upper()} cannot be that: {said.partition(' - at')[0]}.") from None
