import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from refuge_annotator.store import opening
from refuge_annotator.store.errors import DamagedStudy
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import GlaucomaLabel
from tests import small_study
from tests.small_study import drawn, review_of, senior, submit_all


@pytest.fixture(scope="module")
def worked_on(tmp_path_factory):
    """Return a study that has something of everything, and a backup."""
    path = tmp_path_factory.mktemp("worked") / "study.refuge"
    with small_study.make(path) as store:
        first, second, *_ = store.images()
        submit_all(store, first.id)
        store.save_review(first.id, review_of(store, first.id), senior=senior(store), expected=1)
        store.import_labels([(first.id, GlaucomaLabel(True, "records", 0.5))], "M1")
        store.save_step(store.assignments(second.id)[0].id, 0, drawn(0), "x")
    return path


@pytest.fixture
def full_file(worked_on, tmp_path):
    return Path(shutil.copytree(worked_on.parent, tmp_path / "full")) / worked_on.name


def problems(path):
    with open_study(path, clock=small_study.seeded()) as opened:
        return [p.sentence() for p in opened.check(photographs=False)]


def alter(path, *statements):
    """Change a study as somebody might who knows SQL and puts the guards back afterwards."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("BEGIN")
        guards = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            assert connection.execute(statement).rowcount != 0
        for _, sql in guards:
            connection.execute(sql)
        connection.execute("COMMIT")


def test_a_whole_study_has_no_problems(full_file):
    assert problems(full_file) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE study SET title = 'another'",
        "UPDATE study SET protocol = replace(protocol, '\"quorum\":2', '\"quorum\":1')",
        "UPDATE person SET role = 'senior' WHERE code = 'R2'",
        "UPDATE image SET width = width + 1 WHERE ord = 3",
        "UPDATE image SET path = 'other.jpg' WHERE ord = 3",
        "UPDATE assignment SET code = 'P00000' WHERE id = (SELECT min(id) FROM assignment)",
        "UPDATE reading_revision SET body = replace(body, '700', '701') WHERE number = 1",
        "UPDATE reading_revision SET ms_active = 1",
        "UPDATE reading_revision SET saved_at = '2026-01-31T12:00:00.000000Z'",
        "UPDATE review SET decision = 'ungradable'",
        "UPDATE review_reading SET returned = 1",
        "UPDATE glaucoma_label SET glaucoma = 0",
        "UPDATE glaucoma_label SET risk = 0.6",
        "UPDATE draft SET label = 'other'",
        "UPDATE draft_cursor SET cursor = -1",
        "UPDATE audit_log SET actor = 'R9' WHERE seq = 3",
        "UPDATE alembic_version SET version_num = '0000'",
        "DELETE FROM glaucoma_label",
        "DELETE FROM review_reading WHERE assignment = (SELECT min(assignment) FROM review_reading)",
        "DELETE FROM audit_log WHERE seq = 4",
        "DELETE FROM audit_log WHERE seq = (SELECT max(seq) FROM audit_log)",
        "DELETE FROM draft",
        "DELETE FROM image WHERE ord = 7",
        "DELETE FROM assignment WHERE ord = 7",
        "DELETE FROM review_begun",
    ],
)
def test_nothing_is_altered_unnoticed(full_file, change):
    alter(full_file, change)
    assert problems(full_file)


def test_a_forged_seal_does_not_help(full_file):
    with open_study(full_file, clock=small_study.seeded()) as opened:
        finals = opened.finals(opened.images()[0].id)
    with closing(sqlite3.connect(full_file)) as connection:
        columns = "assignment, number, seq, kind, body, body_sha256, reason, ms_active, app_version, saved_at"
        row = connection.execute(
            f"SELECT {columns} FROM reading_revision WHERE assignment = ?", (finals[0].assignment,)
        ).fetchone()
    from refuge_annotator.store.records import seal
    from refuge_annotator.store.tables import READING_REVISION
    from refuge_annotator.study.record import sha256

    body = row[4].replace("700", "701")
    forged = (*row[:4], body, sha256(body), *row[6:])
    assert body != row[4]
    alter(
        full_file,
        f"UPDATE reading_revision SET body = '{body}', body_sha256 = '{sha256(body)}', "
        f"seal = '{seal(READING_REVISION, forged)}' WHERE assignment = '{row[0]}'",
    )
    (said,) = problems(full_file)
    assert "contradict" in said


def test_a_broken_value_is_never_returned(full_file):
    alter(full_file, "UPDATE reading_revision SET body = replace(body, '700', '701') WHERE number = 1")
    with open_study(full_file, clock=small_study.seeded()) as opened:
        image = opened.images()[0]
        mine = opened.assignments(image.id)[0]
        for deed in (
            lambda: opened.finals(image.id),
            lambda: opened.history(mine.id),
            lambda: opened.draft(mine.id),
            opened.records,
        ):
            with pytest.raises(DamagedStudy, match=r"study-20260131-\d{6}\.refuge"):
                deed()


def test_a_check_tells_its_progress_and_can_be_stopped(store):
    seen = []
    store.check(lambda done, total: seen.append((done, total)) or True)
    total = seen[0][1]
    assert seen == [(n, total) for n in range(1, total + 1)]
    assert total > len(store.images())
    seen.clear()
    store.check(lambda done, total: seen.append((done, total)) or len(seen) < 3)
    assert len(seen) == 3


def test_missing_photographs_are_named_one_by_one(store):
    named = {p.path for p in store.check()}
    assert named == {store.photograph_path(i) for i in store.images()}


def test_a_damaged_file_is_reported_and_not_raised(full_file, monkeypatch):
    monkeypatch.setattr(opening, "QUICK_BYTES", 0)
    data = bytearray(full_file.read_bytes())
    data[4096 * 8 : 4096 * 9] = b"\xa5" * 4096
    full_file.write_bytes(data)
    assert problems(full_file)
