"""Alembic runs this to reach the database: over the connection that `database.migrate` hands it, in one transaction."""

from alembic import context

from petteia.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
