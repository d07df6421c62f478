"""Keep the review that a senior has begun and not decided: one row per photograph, which changes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

COLUMNS = ("image", "body", "saved_at", "seal")


def upgrade() -> None:
    """Make the table for reviews that are not decided."""
    rules = [sa.CheckConstraint("length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'", name="review_draft_seal_hex")]
    for name in COLUMNS:  # SQLite takes any value in any column unless it is told
        rule = sa.CheckConstraint(f"typeof(\"{name}\") IN ('text')", name=f"review_draft_{name}_type")
        rules.append(rule.ddl_if(dialect="sqlite"))
    op.create_table(
        "review_draft",
        sa.Column("image", sa.Text, sa.ForeignKey("image.id"), primary_key=True, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in COLUMNS[1:]),
        *rules,
    )
