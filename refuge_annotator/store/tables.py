"""The tables as queries see them; types, checks and triggers are made by the migrations.

Every row carries a `seal`, the SHA-256 of its other columns, so that no damaged value is ever taken for data. Only
the tables of `CHANGING` change; everything else is appended.
"""

from sqlalchemy import Column, Float, Integer, MetaData, Table, Text

METADATA = MetaData()


def _key(name: str) -> Column[str]:
    return Column(name, Text, primary_key=True, nullable=False)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, nullable=False, autoincrement=False)


def _text(name: str, *, nullable: bool = False) -> Column[str]:
    return Column(name, Text, nullable=nullable)


def _integer(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=nullable)


STUDY = Table(
    "study", METADATA,
    _key("id"), _text("code"), _text("title"), _text("protocol"), _integer("seed"), _text("app_version"),
    _text("created_at"), _text("seal"),
)  # fmt: skip
ROOT = Table("root", METADATA, _number("number"), _text("path"), _text("saved_at"), _text("seal"))
PERSON = Table(
    "person", METADATA, _key("id"), _text("code"), _text("role"), _integer("ord"), _text("login", nullable=True),
    _text("seal"),
)  # fmt: skip
PIN = Table(
    "pin", METADATA,
    _key("person"), _number("number"), _text("argon2", nullable=True), _text("saved_at"), _text("seal"),
)  # fmt: skip
IMAGE = Table(
    "image", METADATA,
    _key("id"), _integer("ord"), _text("path"), _text("code"), _text("sha256"), _text("pixel_sha256"),
    _integer("width"), _integer("height"), _integer("orientation"), _text("subject"),
    _text("laterality", nullable=True), _text("camera"), _text("seal"),
)  # fmt: skip
PLACE = Table(
    "place", METADATA, _key("image"), _number("number"), _text("path"), _text("saved_at"), _text("seal")
)  # fmt: skip
ASSIGNMENT = Table(
    "assignment", METADATA,
    _key("id"), _text("image"), _text("rater"), _integer("replicate"), _text("code"), _integer("ord"), _text("seal"),
)  # fmt: skip
WITHDRAWAL = Table("withdrawal", METADATA, _key("assignment"), _text("reason"), _text("saved_at"), _text("seal"))
READING_REVISION = Table(
    "reading_revision", METADATA,
    _key("assignment"), _number("number"), _integer("seq"), _text("kind"), _text("body"), _text("body_sha256"),
    _text("reason"), _integer("ms_active"), _text("app_version"), _text("saved_at"), _text("seal"),
)  # fmt: skip
DRAFT = Table(
    "draft", METADATA, _key("assignment"), _number("step"), _text("label"), _text("body"), _text("seal")
)  # fmt: skip
DRAFT_TIME = Table("draft_time", METADATA, _key("assignment"), _integer("ms_active"), _text("seal"))
DRAFT_CURSOR = Table("draft_cursor", METADATA, _key("assignment"), _integer("cursor"), _text("seal"))
REVIEW_BEGUN = Table("review_begun", METADATA, _key("image"), _text("senior"), _text("saved_at"), _text("seal"))
REVIEW = Table(
    "review", METADATA,
    _key("image"), _number("number"), _integer("seq"), _text("decision", nullable=True), _text("body"),
    _text("body_sha256"), _text("senior"), _text("signed_at"), _text("seal"),
)  # fmt: skip
REVIEW_READING = Table(
    "review_reading", METADATA,
    _key("image"), _number("number"), _key("assignment"), _integer("revision"), _integer("returned"), _text("seal"),
)  # fmt: skip
REVIEW_DRAFT = Table(
    "review_draft", METADATA, _key("image"), _text("body"), _text("saved_at"), _text("seal")
)  # fmt: skip
SECOND_REVIEW = Table(
    "second_review", METADATA,
    _key("image"), _number("number"), _integer("seq"), _text("decision"), _text("body"), _text("body_sha256"),
    _text("senior"), _text("signed_at"), _text("seal"),
)  # fmt: skip
SECOND_DRAFT = Table(
    "second_draft", METADATA, _key("image"), _text("body"), _text("saved_at"), _text("seal")
)  # fmt: skip
GLAUCOMA_LABEL = Table(
    "glaucoma_label", METADATA,
    _key("image"), _number("number"), _integer("seq"), _integer("glaucoma"), _text("source"),
    Column("risk", Float, nullable=True), _text("saved_at"), _text("seal"),
)  # fmt: skip
EXPORT_RUN = Table(
    "export_run", METADATA,
    _key("id"), _integer("seq"), _text("format"), _integer("as_of_seq"), _text("audit_head"),
    _text("manifest_sha256"), _text("saved_at"), _text("seal"),
)  # fmt: skip
MANUAL = Table("manual", METADATA, _number("number"), _text("body", nullable=True), _text("saved_at"), _text("seal"))
RELEASE = Table("release", METADATA, _number("number"), _integer("opened"), _text("saved_at"), _text("seal"))
AUDIT_LOG = Table(
    "audit_log", METADATA,
    _number("seq"), _text("at"), _text("actor"), _text("action"), _text("entity"), _text("old"), _text("new"),
    _text("reason"), _text("prev_hash"), _text("hash"),
)  # fmt: skip

CHANGING = (DRAFT, DRAFT_CURSOR, DRAFT_TIME, REVIEW_DRAFT, SECOND_DRAFT)
