"""Bring the schema of a study up to date, and recognise what does not belong to it.

Every step of `migrations/` and the new version number are one transaction: a study has the old schema or the new one.
"""

from functools import lru_cache
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool

from refuge_annotator.study.record import canonical, sha256

FOLDER = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x52464741  # "RFGA", in the header of every study file
VERSION = 5  # the number of the newest migration
DIGEST = "fb4b131a3c1298545d74a4704f180a084377d901bf9456ace7a63e69441bb8dd"  # of the schema that all migrations make

Schema = dict[str, str]


def upgrade(connection: Connection, version: int) -> None:
    """Apply the migrations up to `version` that are missing, inside the caller's transaction."""
    from alembic.migration import MigrationContext  # slow to import, and needed only to make or update a study
    from alembic.operations import Operations
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(FOLDER), version_locations=[str(FOLDER)])
    context = MigrationContext.configure(connection)
    missing = list(scripts.iterate_revisions(name_of(version), context.get_current_revision() or "base"))
    with Operations.context(context):
        for script in reversed(missing):
            script.module.upgrade()
    context.stamp(scripts, name_of(version))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")


def name_of(version: int) -> str:
    """Return a version as migrations are numbered, such as 0001."""
    return f"{version:04d}"


def schema_of(connection: Connection) -> Schema:
    """Return what a SQLite file defines: per "type name" its SQL with single spaces."""
    rows = connection.exec_driver_sql("SELECT type, name, coalesce(sql, '') FROM sqlite_schema")
    return {f"{kind} {name}": " ".join(sql.split()) for kind, name, sql in rows}


@lru_cache(maxsize=4)
def expected_schema(version: int) -> Schema:
    """Return what the migrations up to `version` define."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    try:
        with engine.begin() as connection:
            upgrade(connection, version)
            return schema_of(connection)
    finally:
        engine.dispose()


def digest(found: Schema) -> str:
    """Return the SHA-256 of a schema."""
    return sha256(canonical({name: found[name] for name in sorted(found)}))


def differences(found: Schema, version: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Name what a schema has too much for its version, and what it lacks or defines otherwise."""
    if version == VERSION and digest(found) == DIGEST:
        return (), ()
    expected = expected_schema(version)
    surplus = tuple(sorted(found.keys() - expected.keys()))
    wrong = tuple(n for n in sorted(expected) if found.get(n) != expected[n])
    return surplus, wrong
