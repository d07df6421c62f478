import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from refuge_annotator.store.store import open_study
from refuge_annotator.study.rater import Role
from tests import small_study
from tests.small_study import drawn, submit_all

ROOT = Path(__file__).resolve().parents[2]


def dump(path):
    connection = sqlite3.connect(path)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


def test_a_new_study_has_raters_a_senior_and_a_manager(store):
    assert [p.code for p in store.people()] == ["R1", "R2", "R3", "S1", "M1"]
    assert [p.role for p in store.people()] == [Role.RATER, Role.RATER, Role.RATER, Role.SENIOR, Role.MANAGER]


def test_a_closed_study_opens_with_the_same_content(store):
    submit_all(store, store.images()[0].id)
    before = (store.study(), store.people(), store.images(), store.queue(), store.records(), store.audit_head())
    store.close()
    with open_study(store.path) as again:
        after = (again.study(), again.people(), again.images(), again.queue(), again.records(), again.audit_head())
    assert after == before


def test_the_same_seed_makes_the_same_study_to_the_last_byte_of_its_content(tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with small_study.make(tmp_path / name / "s.refuge", clock=small_study.seeded(3)) as made:
            submit_all(made, made.images()[2].id)
            made.save_step(made.worklist(made.people()[1].id)[0].id, 0, drawn(1), "Outline the disc")
    assert dump(tmp_path / "one" / "s.refuge") == dump(tmp_path / "two" / "s.refuge")


def test_records_tell_of_each_photograph_what_the_single_queries_tell(store):
    first, second, *_ = store.images()
    submit_all(store, first.id)
    taken_back = store.assignments(second.id)[1]
    store.submit(taken_back.id, drawn(1), expected=1)
    store.recall(taken_back.id)
    for record, row in zip(store.records(), store.queue(), strict=True):
        assert record.image == row.image == store.image(row.image.id)
        assert row == store.photograph_row(row.image.id)
        assert record.state is row.state
        histories = tuple(h for a in store.assignments(row.image.id) if (h := store.history(a.id)))
        assert record.histories == histories
        assert len(store.finals(row.image.id)) == row.submitted


def test_closing_twice_does_no_harm(store):
    store.close()
    store.close()


MAKE = """
import sqlite3, sys
from pathlib import Path
from tests import small_study
path = Path(sys.argv[1])
with small_study.make(path) as made:
    small_study.submit_all(made, made.images()[3].id)
print(chr(10).join(sqlite3.connect(path).iterdump()))
"""


def test_neither_hash_seed_nor_time_zone_nor_language_changes_a_study(tmp_path):
    told = set()
    for number, (zone, language) in enumerate(
        (("UTC", "C"), ("Asia/Shanghai", "de_DE.UTF-8"), ("America/Bogota", "C"))
    ):
        env = os.environ | {"PYTHONHASHSEED": str(number), "TZ": zone, "LC_ALL": language, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", MAKE, str(tmp_path / f"{number}.refuge")]
        told.add(subprocess.run(command, capture_output=True, check=True, cwd=ROOT, env=env).stdout)
    assert len(told) == 1
    assert b"2026-01-31T12:00:01.000000Z" in told.pop()
