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
        _one_of("role", "rater", "senior", "manager"), sa.UniqueConstraint("code"), sa.UniqueConstraint("login"),
    )  # fmt: skip
    _table("pin", _key("person", "person.id"), _number("number"), _text("argon2", nullable=True), _text("saved_at"))


def _photographs() -> None:
    _table(
        "image", _key("id"), _whole("ord"), _text("path"), _text("code"), _text("sha256"), _text("pixel_sha256"),
        _whole("width"), _whole("height"), _whole("orientation"), _text("subject"), _text("laterality", nullable=True),
        _text("camera"),
        _hash("sha256"), _hash("pixel_sha256"), _one_of("laterality", "right", "left"),
        _check("width BETWEEN 1 AND 1000000 AND height BETWEEN 1 AND 1000000", "image_size"),
        _check("orientation BETWEEN 1 AND 8", "image_orientation"),
        sa.UniqueConstraint("ord"), sa.UniqueConstraint("path"), sa.UniqueConstraint("code"),
    )  # fmt: skip
    _table("place", _key("image", "image.id"), _number("number"), _text("path"), _text("saved_at"))
    _table(
        "assignment", _key("id"), _text("image", "image.id"), _text("rater", "person.id"), _whole("replicate"),
        _text("code"), _whole("ord"),
        sa.UniqueConstraint("image", "rater", "replicate"), sa.UniqueConstraint("code"),
        sa.UniqueConstraint("rater", "ord"),
    )  # fmt: skip
    _table("withdrawal", _key("assignment", "assignment.id"), _text("reason"), _text("saved_at"),
           _check("trim(reason) <> ''", "withdrawal_reason"))  # fmt: skip


def _readings() -> None:
    _table(
        "reading_revision", _key("assignment", "assignment.id"), _number("number"), _whole("seq", "audit_log.seq"),
        _text("kind"), _text("body"), _text("body_sha256"), _text("reason"), _whole("ms_active"), _text("app_version"),
        _text("saved_at"),
        _one_of("kind", "final", "amend", "recalled"), _hash("body_sha256"), sa.UniqueConstraint("seq"),
        _check("number >= 1 AND ms_active >= 0", "reading_revision_numbers"),
        _check("kind <> 'amend' OR trim(reason) <> ''", "reading_revision_reason"),
    )  # fmt: skip
    _table("draft", _key("assignment", "assignment.id"), _number("step"), _text("label"), _text("body"),
           _check("step >= 0", "draft_steps"))  # fmt: skip
    _table("draft_cursor", _key("assignment", "assignment.id"), _whole("cursor"),
           _check('"cursor" >= -1', "draft_cursor_range"))  # fmt: skip


def _reviews() -> None:
    _table("review_begun", _key("image", "image.id"), _text("senior"), _text("saved_at"))
    _table(
        "review", _key("image", "image.id"), _number("number"), _whole("seq", "audit_log.seq"),
        _text("decision", nullable=True), _text("body"), _text("body_sha256"), _text("senior", "person.id"),
        _text("signed_at"),
        _one_of("decision", "accept", "return", "ungradable"), _hash("body_sha256"), sa.UniqueConstraint("seq"),
        _check("number >= 1", "review_number"),
    )  # fmt: skip
    _table(
        "review_reading", _key("image"), _number("number"), _key("assignment"), _whole("revision"), _whole("returned"),
        sa.ForeignKeyConstraint(["image", "number"], ["review.image", "review.number"]),
        sa.ForeignKeyConstraint(["assignment", "revision"], ["reading_revision.assignment", "reading_revision.number"]),
        _check("returned IN (0, 1)", "review_reading_returned"),
    )  # fmt: skip
    _table(
        "glaucoma_label", _key("image", "image.id"), _number("number"), _whole("seq", "audit_log.seq"),
        _whole("glaucoma"), _text("source"), sa.Column("risk", sa.Float, nullable=True), _text("saved_at"),
        _check("glaucoma IN (0, 1)", "glaucoma_label_answer"), _check("risk BETWEEN 0 AND 1", "glaucoma_label_risk"),
        sa.UniqueConstraint("seq"),
    )  # fmt: skip


def _log() -> None:
    _table(
        "export_run", _key("id"), _whole("seq", "audit_log.seq"), _text("format"), _whole("as_of_seq"),
        _text("audit_head"), _text("manifest_sha256"), _text("saved_at"),
        _hash("audit_head"), _hash("manifest_sha256"), sa.UniqueConstraint("seq"),
    )  # fmt: skip
    texts = ("at", "actor", "action", "entity", "old", "new", "reason", "prev_hash", "hash")
    columns: list[sa.Column[Any]] = [_number("seq"), *map(_text, texts)]
    op.create_table("audit_log", *columns, *_types("audit_log", columns), _hash("hash"), sa.UniqueConstraint("hash"))


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


def _table(name: str, *parts: Any) -> None:
    columns = [p for p in parts if isinstance(p, sa.Column)]
    seal = _text("seal")
    checks = [_hash("seal"), *_types(name, [*columns, seal])]
    op.create_table(name, *columns, seal, *(p for p in parts if not isinstance(p, sa.Column)), *checks)


def _types(table: str, columns: list[sa.Column[Any]]) -> list[sa.CheckConstraint]:
    # SQLite takes any value in any column, and NaN as NULL, unless it is told.
    return [
        _check(f'typeof("{c.name}") IN ({_allowed(c)})', f"{table}_{c.name}_type").ddl_if(dialect="sqlite")
        for c in columns
    ]


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
    return _check(HEX.format(column), None)


def _one_of(column: str, *words: str) -> sa.CheckConstraint:
    return _check(f"{column} IN ({', '.join(map(repr, words))})", None)


def _check(rule: str, name: str | None) -> sa.CheckConstraint:
    return sa.CheckConstraint(rule, name=name)
