"""The manager's own manual: the newest is in force, none is lost, and each change is in the log."""

import sqlite3
from contextlib import closing

from refuge_annotator.store import audit
from refuge_annotator.store.store import open_study
from tests import small_study


def log_of(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            "SELECT actor, entity FROM audit_log WHERE action = ?", [audit.MANUAL_CHANGED]
        ).fetchall()


def test_a_new_study_has_the_programs_manual(tmp_path):
    with small_study.make(tmp_path / "s.refuge") as store:
        assert store.manual() is None


def test_the_newest_manual_is_in_force_and_none_brings_the_programs_back(tmp_path):
    path = tmp_path / "s.refuge"
    with small_study.make(path) as store:
        store.set_manual("# One", "M1")
        store.set_manual("# Two", "M1")
        assert store.manual() == "# Two"
        store.set_manual(None, "M1")
        assert store.manual() is None
        assert store.check(photographs=False) == ()
    with open_study(path, clock=small_study.seeded()) as store:
        assert store.manual() is None
    assert log_of(path) == [("M1", "manual/1"), ("M1", "manual/2"), ("M1", "manual/3")]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT body FROM manual ORDER BY number").fetchall() == [
            ("# One",),
            ("# Two",),
            (None,),
        ]


def test_the_same_manual_again_is_no_change(tmp_path):
    path = tmp_path / "s.refuge"
    with small_study.make(path) as store:
        store.set_manual(None, "M1")
        store.set_manual("# One", "M1")
        store.set_manual("# One", "M1")
    assert len(log_of(path)) == 1


def test_a_manual_that_was_altered_in_the_file_is_noticed(tmp_path):
    path = tmp_path / "s.refuge"
    with small_study.make(path) as store:
        store.set_manual("# One", "M1")
    with closing(sqlite3.connect(path)) as connection, connection:
        (trigger,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'manual_no_update'").fetchone()
        connection.execute("DROP TRIGGER manual_no_update")
        connection.execute("UPDATE manual SET body = '# Other'")
        connection.execute(trigger)
    with open_study(path, clock=small_study.seeded()) as store:
        assert any(p.grave for p in store.check(photographs=False))
