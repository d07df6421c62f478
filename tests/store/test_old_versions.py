"""Studies of every version there has been still open, with everything in them.

``old/version-<n>.sql`` is the dump of a study that the program of that version made; `write_dump` makes the next one
before the schema changes.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.store import schema
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState, RevisionKind
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.review import Decision, Own
from refuge_annotator.study.state import PhotographState
from tests import small_study
from tests.small_study import drawn, give_back, review_of, senior, submit_all

OLD = Path(__file__).parent / "old"
VERSIONS = range(1, schema.VERSION + 1)


def make(path):
    """Make the study that the dumps are of."""
    images = small_study.photographs(3)
    with small_study.make(path, images=images, protocol=default_protocol(2)) as store:
        first, second, third = store.images()
        submit_all(store, first.id)
        mine = store.assignments(first.id)[0]
        store.recall(mine.id)
        store.submit(mine.id, drawn(4), expected=3)
        give_back(store, first.id, mine.id)
        store.submit(mine.id, drawn(5), expected=4, reason="cup redrawn")
        store.save_review(first.id, review_of(store, first.id), senior=senior(store), expected=2)
        store.import_labels([(first.id, GlaucomaLabel(True, "records", 0.5))], "M1")
        store.save_step(store.assignments(second.id)[0].id, 0, drawn(6), "Mark the fovea")
        store.save_review_draft(first.id, review_of(store, first.id, None, own=Own(fovea=Point(7.0, 8.0))))
        store.keep_time(store.assignments(second.id)[0].id, 1500)
        store.set_manual("# Ours", "M1")
        store.release(True, "M1")
        store.save_second_review(first.id, review_of(store, first.id), senior=senior(store), expected=1)
        store.save_second_draft(first.id, review_of(store, first.id, None, own=Own(fovea=Point(9.0, 8.0))))
        store.withdraw(store.assignments(third.id)[1].id, "knows the patient", "M1")
        store.record_export("refuge-training", "ab" * 32, *store.audit_head(), "M1")


def write_dump(path, target):
    with closing(sqlite3.connect(path)) as connection:
        lines = list(connection.iterdump())
    pragmas = [f"PRAGMA application_id={schema.APPLICATION_ID};", f"PRAGMA user_version={schema.VERSION};"]
    target.write_text("\n".join([*lines, *pragmas, ""]), encoding="utf-8")


def restore(version, path):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLD / f"version-{version}.sql").read_text(encoding="utf-8"))


def test_there_is_an_old_study_of_every_version():
    assert sorted(p.name for p in OLD.iterdir()) == [f"version-{n}.sql" for n in VERSIONS]


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_study_opens_with_everything_in_it(version, tmp_path):
    path = tmp_path / "old.refuge"
    restore(version, path)
    with open_study(path, clock=small_study.seeded()) as store:
        assert [p for p in store.check(photographs=False) if p.grave] == []
        first, second, third = store.images()
        one, two = store.assignments(first.id)
        assert [p.code for p in store.people()] == ["R1", "R2", "S1", "M1"]
        assert [r.kind for r in store.history(one.id)] == [
            RevisionKind.FINAL,
            RevisionKind.RECALLED,
            RevisionKind.FINAL,
            RevisionKind.AMEND,
        ]
        assert [f.reading for f in store.finals(first.id)] == [drawn(5), drawn(1)]
        assert [r.review.reason for r in store.reviews(first.id)] == ["please look again", ""]
        assert [r.state for r in store.queue()] == [
            PhotographState.ACCEPTED,
            PhotographState.WAITING,
            PhotographState.WAITING,
        ]
        assert store.glaucoma_label(first.id) == GlaucomaLabel(True, "records", 0.5)
        assert store.draft(store.assignments(second.id)[0].id).reading == drawn(6)
        begun = review_of(store, first.id, None, own=Own(fovea=Point(7.0, 8.0)))
        assert store.review_draft(first.id) == (None if version < 2 else begun)
        assert store.ms_active(store.assignments(second.id)[0].id) == (0 if version < 3 else 1500)
        assert store.manual() == (None if version < 3 else "# Ours")
        assert store.is_released() == (version >= 4)
        assert [r.review.decision for r in store.second_reviews().get(first.id, ())] == [Decision.ACCEPT] * (
            version >= 5
        )
        assert (store.second_draft(first.id) is not None) == (version >= 5)
        assert len(store.assignments(third.id)) == 1
        assert store.assignment(two.id).state is ReadingState.SUBMITTED


@pytest.mark.parametrize("version", VERSIONS)
def test_viewing_an_old_study_writes_nothing_anywhere(version, tmp_path):
    path = tmp_path / "old.refuge"
    restore(version, path)
    before = path.read_bytes()
    with open_study(path, clock=small_study.seeded(), read_only=True) as viewing:
        assert [r.kind for r in viewing.history(viewing.assignments(viewing.images()[0].id)[0].id)][-1:] == ["amend"]
        assert [p for p in viewing.check(photographs=False) if p.grave] == []
    assert list(tmp_path.rglob("*")) == [path]
    assert path.read_bytes() == before
