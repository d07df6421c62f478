"""Keep the manager's own manuals, which are only added, and each rater's time at work before a submission."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

HEX = "length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'"


def upgrade() -> None:
    """Make both tables; a manual without a body says that the program's own is in force again."""
    _table(
        "manual",
        (
            sa.Column("number", sa.Integer, primary_key=True, nullable=False, autoincrement=False),
            sa.Column("body", sa.Text, nullable=True),
            sa.Column("saved_at", sa.Text, nullable=False),
        ),
        {"number": "'integer'", "body": "'text', 'null'", "saved_at": "'text'"},
    )
    _table(
        "draft_time",
        (
            sa.Column("assignment", sa.Text, sa.ForeignKey("assignment.id"), primary_key=True, nullable=False),
            sa.Column("ms_active", sa.Integer, nullable=False),
        ),
        {"assignment": "'text'", "ms_active": "'integer'"},
        sa.CheckConstraint("ms_active >= 0", name="draft_time_numbers"),
    )
    if op.get_context().dialect.name == "sqlite":
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER manual_no_{deed.lower()} BEFORE {deed} ON manual "
                f"BEGIN SELECT RAISE(ABORT, 'records are only added'); END"
            )


def _table(
    name: str, columns: tuple[sa.Column[str] | sa.Column[int], ...], types: dict[str, str], *rules: sa.CheckConstraint
) -> None:
    checks = [*rules, sa.CheckConstraint(HEX, name=f"{name}_seal_hex")]
    for column, kinds in (types | {"seal": "'text'"}).items():  # SQLite takes any value unless it is told
        rule = sa.CheckConstraint(f'typeof("{column}") IN ({kinds})', name=f"{name}_{column}_type")
        checks.append(rule.ddl_if(dialect="sqlite"))
    op.create_table(name, *columns, sa.Column("seal", sa.Text, nullable=False), *checks)
