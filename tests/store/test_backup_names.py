from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.store.backup_names import backups, name_at, newest_backup, outdated

STUDY = Path("/data/demo.refuge")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)  # a Monday


def named(*moments):
    return sorted(name_at(STUDY, m) for m in moments)


def kept(*moments):
    found = named(*moments)
    gone = outdated(STUDY, found)
    return [b.name[5:13] for b in found if b not in gone]


def test_a_backup_is_named_by_its_moment_in_utc():
    moment = NOON.astimezone(timezone(timedelta(hours=8)))
    assert name_at(STUDY, moment) == Path("/data/demo.backups/demo-20260302-120000.refuge")


def test_seven_days_and_four_weeks_are_kept():
    days = kept(*(NOON - timedelta(days=n) for n in range(60)))
    assert days == ["20260215", "20260222", "20260224", "20260225", "20260226", "20260227", "20260228", "20260301",
                    "20260302"]  # fmt: skip


def test_of_one_day_the_last_is_kept():
    early, late = NOON, NOON + timedelta(hours=3)
    assert outdated(STUDY, named(early, late)) == tuple(named(early))


def test_days_without_work_do_not_count():
    moments = [NOON - timedelta(days=30 * n) for n in range(7)]
    assert outdated(STUDY, named(*moments)) == ()


def test_what_was_made_before_an_update_is_kept_for_ever():
    old = name_at(STUDY, NOON - timedelta(days=900), before_update=True)
    found = sorted([old, *named(*(NOON - timedelta(days=n) for n in range(60)))])
    assert old not in outdated(STUDY, found)


@given(st.lists(st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)), max_size=60))
def test_the_newest_is_always_kept_and_never_more_than_eleven(moments):
    found = sorted({*named(*(m.replace(tzinfo=UTC) for m in moments))})
    gone = outdated(STUDY, found)
    assert set(gone) <= set(found)
    assert len(found) - len(gone) <= 11
    if found:
        assert found[-1] not in gone
    assert outdated(STUDY, [b for b in found if b not in gone]) == ()


def test_files_of_other_names_are_no_backups(tmp_path):
    study = tmp_path / "demo.refuge"
    folder = tmp_path / "demo.backups"
    folder.mkdir()
    for name in ("demo-20260302-120000.refuge.partial", "other-20260302-120000.refuge", "notes.txt", "demo-1.refuge"):
        (folder / name).write_bytes(b"")
    (folder / "demo-20260303-120000.refuge").mkdir()
    assert backups(study) == ()
    assert newest_backup(study) is None
    good = folder / "demo-20260302-120000.refuge"
    good.write_bytes(b"x")
    assert newest_backup(study) == good
