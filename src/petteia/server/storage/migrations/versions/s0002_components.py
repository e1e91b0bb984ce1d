"""Tables that are played with an owner's own file of components."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the text of a file to tables; present ones have none."""
    op.add_column("tables", sa.Column("components", sa.Text))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "components")
