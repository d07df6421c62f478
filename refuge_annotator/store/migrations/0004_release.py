"""Keep when the manager opened the results to the raters and closed them again; entries are only added."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TYPES = {"number": "'integer'", "opened": "'integer'", "saved_at": "'text'", "seal": "'text'"}


def upgrade() -> None:
    """Make the table; the newest entry says whether the results are open."""
    rules = [
        sa.CheckConstraint("opened IN (0, 1)", name="release_numbers"),
        sa.CheckConstraint("length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'", name="release_seal_hex"),
    ]
    for column, kinds in TYPES.items():  # SQLite takes any value unless it is told
        rule = sa.CheckConstraint(f'typeof("{column}") IN ({kinds})', name=f"release_{column}_type")
        rules.append(rule.ddl_if(dialect="sqlite"))
    op.create_table(
        "release",
        sa.Column("number", sa.Integer, primary_key=True, nullable=False, autoincrement=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("saved_at", sa.Text, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        *rules,
    )
    if op.get_context().dialect.name == "sqlite":
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER release_no_{deed.lower()} BEFORE {deed} ON release "
                f"BEGIN SELECT RAISE(ABORT, 'records are only added'); END"
            )
