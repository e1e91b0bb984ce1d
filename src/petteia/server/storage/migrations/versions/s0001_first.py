"""People, tables with their seats, logs and chats, and the leases of processes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Column("key", sa.LargeBinary),
        sa.Column("scores", sa.Text),
        sa.Column("ranking", sa.Text),
        sa.Column("rematch", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("rematch_offers", sa.Text, nullable=False),
        sa.Column("frozen", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "seats",
        of_a_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "log",
        of_a_table(),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        of_a_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        of_a_table(),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def of_a_table() -> sa.Column[str]:
    """The table that a row belongs to; the row is deleted with it."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Drop everything."""
    for name in ("settings", "processes", "leases", "chat", "log", "seats", "tables", "people"):
        op.drop_table(name)
