"""Tables to practise at."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark of practice tables; present ones are none."""
    op.add_column("tables", sa.Column("practice", sa.Boolean))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "practice")
