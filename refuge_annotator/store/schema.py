"""Bring the schema of a study up to date, and recognise what does not belong to it.

Every step of `migrations/` and the new version number are one transaction: a study has the old schema or the new one.
"""

import sqlite3
from functools import lru_cache
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool

FOLDER = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x52464741  # "RFGA", in the header of every study file
VERSION = 1  # the number of the newest migration

Schema = dict[str, str]


def upgrade(connection: Connection, folder: Path = FOLDER) -> int:
    """Apply the missing migrations inside the caller's transaction; return the version that they lead to."""
    from alembic.config import Config  # slow to import, and needed only when a study is made or updated
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", _escaped(FOLDER))
    config.set_main_option("version_locations", _escaped(folder))
    config.set_main_option("path_separator", "newline")
    scripts = ScriptDirectory.from_config(config)
    head = scripts.get_current_head() or "0"
    context = EnvironmentContext(config, scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision))
    with context:
        context.configure(connection=connection)
        context.run_migrations()
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version = {int(head)}")
    return int(head)


def _escaped(folder: Path) -> str:
    return str(folder).replace("%", "%%")  # a percent sign is special to the configuration's parser


def schema_of(connection: Connection) -> Schema:
    """Return what a SQLite file defines: per "type name" its SQL with single spaces."""
    rows = connection.exec_driver_sql("SELECT type, name, coalesce(sql, '') FROM sqlite_schema")
    return {f"{kind} {name}": " ".join(sql.split()) for kind, name, sql in rows}


@lru_cache(maxsize=1)
def expected_schema() -> Schema:
    """Return what the migrations define."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    try:
        with engine.begin() as connection:
            upgrade(connection)
            return schema_of(connection)
    finally:
        engine.dispose()


def differences(found: Schema, expected: Schema) -> tuple[str, ...]:
    """Name what a file has too much, lacks, or defines otherwise."""
    names = sorted(found.keys() | expected.keys())
    return tuple(n for n in names if found.get(n) != expected.get(n))


def version_of(raw: sqlite3.Connection) -> tuple[int, int]:
    """Return application id and schema version of an open SQLite file."""
    (application,) = raw.execute("PRAGMA application_id").fetchone()
    (version,) = raw.execute("PRAGMA user_version").fetchone()
    return int(application), int(version)
