"""Sessions and recovery codes, and names of accounts that are compared more strictly."""

import time
from collections import Counter

import sqlalchemy as sa
from alembic import op

from petteia.server.written import name_key

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables. Guests keep what they have: each has a session, which their present cookie opens."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        of_a_person(),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.create_table(
        "recovery_codes",
        of_a_person(primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
    )
    op.create_index("chat_by_person", "chat", ["person"])
    guests = "SELECT id, id, id, '', created, :now FROM people WHERE password IS NULL"
    insert = sa.text(f"INSERT INTO sessions (id, hash, person, device, made, seen) {guests}")
    connection = op.get_bind()
    connection.execute(insert, {"now": int(time.time() * 1000)})
    compare_strictly(connection)


def of_a_person(primary_key: bool = False) -> sa.Column[str]:
    """The person that a row belongs to; the row is deleted with them."""
    owner = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, owner, primary_key=primary_key, nullable=False)


def compare_strictly(connection: sa.Connection) -> None:
    """Compare accounts by the keys of today; of two that now look the same, both keep the keys that they had."""
    accounts = connection.execute(sa.text("SELECT id, name, account FROM people WHERE account IS NOT NULL")).all()
    keys = Counter(name_key(account.name) for account in accounts)
    taken = {account.account for account in accounts}
    change = sa.text("UPDATE people SET account = :key WHERE id = :id")
    for account in accounts:
        key = name_key(account.name)
        if key not in taken and keys[key] == 1:
            connection.execute(change, {"key": key, "id": account.id})


def downgrade() -> None:
    """Drop the tables."""
    op.drop_index("chat_by_person", "chat")
    op.drop_table("recovery_codes")
    op.drop_table("sessions")
