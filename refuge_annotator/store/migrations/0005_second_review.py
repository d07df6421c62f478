"""Keep what the senior decides of a photograph that comes a second time, apart from the review that counts."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

HEX = "length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'"


def upgrade() -> None:
    """Make the table of second reviews, which are only added, and the one of those that are begun."""
    _table(
        "second_review",
        (
            sa.Column("image", sa.Text, sa.ForeignKey("image.id"), primary_key=True, nullable=False),
            sa.Column("number", sa.Integer, primary_key=True, nullable=False, autoincrement=False),
            sa.Column("seq", sa.Integer, nullable=False),
            sa.Column("decision", sa.Text, nullable=False),
            sa.Column("body", sa.Text, nullable=False),
            sa.Column("body_sha256", sa.Text, nullable=False),
            sa.Column("senior", sa.Text, sa.ForeignKey("person.id"), nullable=False),
            sa.Column("signed_at", sa.Text, nullable=False),
        ),
        ("number", "seq"),
    )
    _table(
        "second_draft",
        (
            sa.Column("image", sa.Text, sa.ForeignKey("image.id"), primary_key=True, nullable=False),
            sa.Column("body", sa.Text, nullable=False),
            sa.Column("saved_at", sa.Text, nullable=False),
        ),
    )
    if op.get_context().dialect.name == "sqlite":
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER second_review_no_{deed.lower()} BEFORE {deed} ON second_review "
                f"BEGIN SELECT RAISE(ABORT, 'records are only added'); END"
            )


def _table(name: str, columns: tuple[sa.Column[str] | sa.Column[int], ...], numbers: tuple[str, ...] = ()) -> None:
    checks = [sa.CheckConstraint(HEX, name=f"{name}_seal_hex")]
    for column in (*(c.name for c in columns), "seal"):  # SQLite takes any value unless it is told
        kind = "integer" if column in numbers else "text"
        rule = sa.CheckConstraint(f"typeof(\"{column}\") IN ('{kind}')", name=f"{name}_{column}_type")
        checks.append(rule.ddl_if(dialect="sqlite"))
    op.create_table(name, *columns, sa.Column("seal", sa.Text, nullable=False), *checks)
