"""Make the first schema: study, people, photographs, readings, reviews, labels and the audit log."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

RECORDS = (
    "study", "root", "person", "pin", "image", "place", "assignment", "withdrawal", "reading_revision", "review_begun",
    "review", "review_reading", "glaucoma_label", "export_run", "audit_log",
)  # fmt: skip
HEX = "length({0}) = 64 AND {0} NOT GLOB '*[^0-9a-f]*'"
TYPES = {"TEXT": "text", "INTEGER": "integer", "FLOAT": "real"}


def upgrade() -> None:
    """Make tables, checks and the triggers that keep records as they were written."""
    _study()
    _photographs()
    _readings()
    _reviews()
    _log()
    if op.get_context().dialect.name == "sqlite":
        _keep_records()


def _study() -> None:
    _table("study", _key("id"), _text("code"), _text("title"), _text("protocol"), _whole("seed"),
           _text("app_version"), _text("created_at"))  # fmt: skip
    _table("root", _number("number"), _text("path"), _text("saved_at"))
    _table(
        "person", _key("id"), _text("code"), _text("role"), _whole("ord"), _text("login", nullable=True),
        _one_of("role", "rater", "senior", "manager"), _unique("code"), _unique("login"),
    )  # fmt: skip
    _table("pin", _key("person", "person.id"), _number("number"), _text("argon2", nullable=True), _text("saved_at"))


def _photographs() -> None:
    _table(
        "image", _key("id"), _whole("ord"), _text("path"), _text("code"), _text("sha256"), _text("pixel_sha256"),
        _whole("width"), _whole("height"), _whole("orientation"), _text("subject"), _text("laterality", nullable=True),
        _text("camera"),
        _hash("sha256"), _hash("pixel_sha256"), _one_of("laterality", "right", "left"),
        _check("width BETWEEN 1 AND 1000000 AND height BETWEEN 1 AND 1000000", "size"),
        _check("orientation BETWEEN 1 AND 8", "turn"),
        _unique("ord"), _unique("path"), _unique("code"),
    )  # fmt: skip
    _table("place", _key("image", "image.id"), _number("number"), _text("path"), _text("saved_at"))
    _table(
        "assignment", _key("id"), _text("image", "image.id"), _text("rater", "person.id"), _whole("replicate"),
        _text("code"), _whole("ord"),
        _unique("image", "rater", "replicate"), _unique("code"),
        _unique("rater", "ord"),
    )  # fmt: skip
    _table("withdrawal", _key("assignment", "assignment.id"), _text("reason"), _text("saved_at"),
           _check("trim(reason) <> ''", "reason_given"))  # fmt: skip


def _readings() -> None:
    _table(
        "reading_revision", _key("assignment", "assignment.id"), _number("number"), _whole("seq", "audit_log.seq"),
        _text("kind"), _text("body"), _text("body_sha256"), _text("reason"), _whole("ms_active"), _text("app_version"),
        _text("saved_at"),
        _one_of("kind", "final", "amend", "recalled"), _hash("body_sha256"), _unique("seq"),
        _check("number >= 1 AND ms_active >= 0", "numbers"),
        _check("kind <> 'amend' OR trim(reason) <> ''", "reason_given"),
    )  # fmt: skip
    _table("draft", _key("assignment", "assignment.id"), _number("step"), _text("label"), _text("body"),
           _check("step >= 0", "steps"))  # fmt: skip
    _table("draft_cursor", _key("assignment", "assignment.id"), _whole("cursor"),
           _check('"cursor" >= -1', "steps"))  # fmt: skip


def _reviews() -> None:
    _table("review_begun", _key("image", "image.id"), _text("senior"), _text("saved_at"))
    _table(
        "review", _key("image", "image.id"), _number("number"), _whole("seq", "audit_log.seq"),
        _text("decision", nullable=True), _text("body"), _text("body_sha256"), _text("senior", "person.id"),
        _text("signed_at"),
        _one_of("decision", "accept", "return", "ungradable"), _hash("body_sha256"), _unique("seq"),
        _check("number >= 1", "numbers"),
    )  # fmt: skip
    _table(
        "review_reading", _key("image"), _number("number"), _key("assignment"), _whole("revision"), _whole("returned"),
        sa.ForeignKeyConstraint(["image", "number"], ["review.image", "review.number"]),
        sa.ForeignKeyConstraint(["assignment", "revision"], ["reading_revision.assignment", "reading_revision.number"]),
        _check("returned IN (0, 1)", "returned_answer"),
    )  # fmt: skip
    _table(
        "glaucoma_label", _key("image", "image.id"), _number("number"), _whole("seq", "audit_log.seq"),
        _whole("glaucoma"), _text("source"), sa.Column("risk", sa.Float, nullable=True), _text("saved_at"),
        _check("glaucoma IN (0, 1)", "answer"), _check("risk BETWEEN 0 AND 1", "risk_range"),
        _unique("seq"),
    )  # fmt: skip


def _log() -> None:
    _table(
        "export_run", _key("id"), _whole("seq", "audit_log.seq"), _text("format"), _whole("as_of_seq"),
        _text("audit_head"), _text("manifest_sha256"), _text("saved_at"),
        _hash("audit_head"), _hash("manifest_sha256"), _unique("seq"),
    )  # fmt: skip
    texts = ("at", "actor", "action", "entity", "old", "new", "reason", "prev_hash")
    _table("audit_log", _number("seq"), *map(_text, texts), _unique("hash"), seal="hash")


def _keep_records() -> None:
    for table in RECORDS:
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{deed.lower()} BEFORE {deed} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, 'records are only added'); END"
            )
    for table, key in (("reading_revision", "assignment"), ("review", "image"), ("glaucoma_label", "image")):
        op.execute(
            f"CREATE TRIGGER {table}_in_order BEFORE INSERT ON {table} "
            f"WHEN NEW.number <> 1 + (SELECT count(*) FROM {table} WHERE {key} = NEW.{key}) "
            f"BEGIN SELECT RAISE(ABORT, 'a number is left out'); END"
        )
    op.execute(
        "CREATE TRIGGER audit_log_in_order BEFORE INSERT ON audit_log "
        "WHEN NEW.prev_hash <> coalesce((SELECT hash FROM audit_log WHERE seq = NEW.seq - 1), '') "
        "OR (NEW.seq <> 1 AND NEW.prev_hash = '') "
        "BEGIN SELECT RAISE(ABORT, 'the audit log is a chain'); END"
    )


def _table(name: str, *parts: sa.schema.SchemaItem, seal: str = "seal") -> None:
    """Make a table that ends with its seal; every rule is named, for a rebuild of the table keeps only those."""
    columns = [*(p for p in parts if isinstance(p, sa.Column)), _text(seal)]
    rules = [p for p in parts if isinstance(p, sa.CheckConstraint | sa.UniqueConstraint)]
    rules += [_hash(seal), *map(_type, columns)]
    for rule in rules:
        rule.name = f"{name}_{rule.name}"
    op.create_table(name, *columns, *(p for p in parts if isinstance(p, sa.ForeignKeyConstraint)), *rules)


def _type(column: sa.Column[Any]) -> sa.CheckConstraint:
    # SQLite takes any value in any column, and NaN as NULL, unless it is told.
    rule = f'typeof("{column.name}") IN ({_allowed(column)})'
    return _check(rule, f"{column.name}_type").ddl_if(dialect="sqlite")


def _allowed(column: sa.Column[Any]) -> str:
    return f"'{TYPES[str(column.type)]}'" + (", 'null'" if column.nullable else "")


def _key(name: str, of: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.Text, *_of(of), primary_key=True, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, nullable=False, autoincrement=False)


def _text(name: str, of: str | None = None, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, *_of(of), nullable=nullable)


def _whole(name: str, of: str | None = None) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, *_of(of), nullable=False)


def _of(of: str | None) -> tuple[sa.ForeignKey, ...]:
    return (sa.ForeignKey(of),) if of else ()


def _hash(column: str) -> sa.CheckConstraint:
    return _check(HEX.format(column), f"{column}_hex")


def _one_of(column: str, *words: str) -> sa.CheckConstraint:
    return _check(f"{column} IN ({', '.join(map(repr, words))})", f"{column}_word")


def _unique(*columns: str) -> sa.UniqueConstraint:
    return sa.UniqueConstraint(*columns, name=f"{'_'.join(columns)}_unique")


def _check(rule: str, name: str) -> sa.CheckConstraint:
    return sa.CheckConstraint(rule, name=name)
