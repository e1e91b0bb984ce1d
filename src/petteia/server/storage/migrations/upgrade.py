"""Runs the migrations that a database misses, with Alembic."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection


class NewerDatabase(Exception):
    """The database has a migration that is not known here."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing; raises NewerDatabase."""
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerDatabase from error


def known_versions() -> set[str]:
    """The versions of databases that can be migrated here."""
    return {step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()}


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "petteia.server.storage:migrations")
    return config
