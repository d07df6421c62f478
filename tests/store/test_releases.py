"""The results are closed to the raters until the manager opens them, and each change is in the log."""

import sqlite3
from contextlib import closing

from refuge_annotator.store import audit
from refuge_annotator.store.store import open_study
from tests import small_study


def log_of(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT actor, entity FROM audit_log WHERE action = ?", [audit.RELEASED]).fetchall()


def test_a_new_study_is_closed_to_the_raters(tmp_path):
    with small_study.make(tmp_path / "s.refuge") as store:
        assert not store.is_released()


def test_the_manager_opens_it_and_closes_it_again_and_both_are_logged(tmp_path):
    path = tmp_path / "s.refuge"
    with small_study.make(path) as store:
        store.release(True, "M1")
        assert store.is_released()
        store.release(False, "M1")
        assert not store.is_released()
        store.release(True, "M1")
        assert store.check(photographs=False) == ()
    with open_study(path, clock=small_study.seeded()) as store:
        assert store.is_released()
    assert log_of(path) == [("M1", "release/1"), ("M1", "release/2"), ("M1", "release/3")]


def test_what_is_in_force_already_is_no_change(tmp_path):
    path = tmp_path / "s.refuge"
    with small_study.make(path) as store:
        store.release(False, "M1")
        store.release(True, "M1")
        store.release(True, "M1")
    assert log_of(path) == [("M1", "release/1")]


def test_an_export_stays_as_it_is(tmp_path):
    with small_study.make(tmp_path / "s.refuge") as store:
        before = store.audit_head()
        store.release(True, "M1")
        assert store.audit_head() == before


def test_an_entry_that_was_altered_in_the_file_is_noticed(tmp_path):
    path = tmp_path / "s.refuge"
    with small_study.make(path) as store:
        store.release(True, "M1")
        store.release(False, "M1")
    with closing(sqlite3.connect(path)) as connection, connection:
        (trigger,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'release_no_update'").fetchone()
        connection.execute("DROP TRIGGER release_no_update")
        connection.execute("UPDATE release SET opened = 1")
        connection.execute(trigger)
    with open_study(path, clock=small_study.seeded()) as store:
        assert any(p.grave for p in store.check(photographs=False))
