"""Games that somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark of seats whose players do not want to see the table in their lists any more."""
    op.add_column("seats", sa.Column("away", sa.Boolean))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("seats", "away")
