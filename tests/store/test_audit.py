import hashlib
import json
from datetime import timedelta

import pytest
from sqlalchemy import text

from refuge_annotator.study.image import GlaucomaLabel
from tests.small_study import drawn, give_back, review_of, senior, submit_all


def log(store):
    with store._db.read() as connection:
        return [dict(row) for row in connection.execute(text("SELECT * FROM audit_log ORDER BY seq")).mappings()]


@pytest.fixture
def busy(store, image):
    """Return a store in which something of every kind was done."""
    submit_all(store, image.id)
    mine = store.assignments(image.id)[0]
    store.recall(mine.id)
    store.submit(mine.id, drawn(4), expected=3)
    give_back(store, image.id, mine.id)
    store.submit(mine.id, drawn(5), expected=4, reason="cup redrawn")
    store.save_review(image.id, review_of(store, image.id), senior=senior(store), expected=2)
    store.import_labels([(i.id, GlaucomaLabel(True, "records")) for i in store.images()[:3]], "M1")
    store.withdraw(store.assignments(store.images()[1].id)[0].id, "knows the patient", "M1")
    store.set_pin(mine.rater, "1234")
    store.record_export("refuge-training", "ab" * 32, *store.audit_head(), "M1")
    return store


def test_the_log_is_a_chain_that_anyone_can_verify(busy):
    before = ""
    for number, entry in enumerate(log(busy), start=1):
        assert entry["seq"] == number
        assert entry["prev_hash"] == before
        before = entry.pop("hash")
        body = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert hashlib.sha256(body.encode()).hexdigest() == before


def test_everything_that_is_done_is_in_the_log_with_who_and_why(busy):
    seen = [(e["actor"], e["action"], e["reason"]) for e in log(busy)]
    assert seen == [
        ("program", "study.created", ""),
        ("program", "photographs.folder", ""),
        ("R1", "reading.final", ""),
        ("R2", "reading.final", ""),
        ("R3", "reading.final", ""),
        ("R1", "reading.recalled", ""),
        ("R1", "reading.final", ""),
        ("S1", "review.begun", ""),
        ("S1", "review.signed", "please look again"),
        ("R1", "reading.amend", "cup redrawn"),
        ("S1", "review.signed", ""),
        ("M1", "label.imported", ""),
        ("M1", "label.imported", ""),
        ("M1", "label.imported", ""),
        ("M1", "reading.withdrawn", "knows the patient"),
        ("R1", "person.pin", ""),
        ("M1", "study.exported", ""),
    ]


def test_the_log_holds_no_geometry(busy):
    assert "ellipse" not in json.dumps(log(busy))
    assert "argon2" not in json.dumps(log(busy))


def test_the_head_moves_only_when_an_export_would_change(store, image):
    heads = [store.audit_head()]

    def moved():
        heads.append(store.audit_head())
        return heads[-1] != heads[-2]

    submit_all(store, image.id)
    assert moved()
    store.set_pin(store.people()[0].id, "1234")
    assert not moved()
    store.begin_review(image.id)
    assert not moved()
    store.record_export("refuge-training", "ab" * 32, *store.audit_head(), "M1")
    assert not moved()
    store.save_review(image.id, review_of(store, image.id), senior=senior(store), expected=1)
    assert moved()
    store.import_labels([(image.id, GlaucomaLabel(False, "records"))], "M1")
    assert moved()
    store.withdraw(store.assignments(image.id)[0].id, "why not", "M1")
    assert moved()


def test_a_clock_that_goes_back_reorders_nothing_and_is_reported(store, clock):
    mine = store.worklist(store.people()[0].id)
    store.submit(mine[0].id, drawn(0), expected=1)
    clock.advance(timedelta(hours=-5))
    store.submit(mine[1].id, drawn(1), expected=1)
    entries = [e for e in log(store) if e["action"] == "reading.final"]
    assert [e["entity"].split("/")[1] for e in entries] == [mine[0].id, mine[1].id]
    assert entries[1]["at"] < entries[0]["at"]
    (note,) = store.check(photographs=False)
    assert not note.grave
    assert "clock went back" in note.sentence()
