import logging

import pytest

from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.app.reading_opening import ReadingOpening
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store.store import open_study
from tests import review_study as study


@pytest.fixture
def rater(tmp_path, qapp):
    """A rater's desk with four photographs, of which nothing is read, and what opens them."""
    path = study.make(tmp_path, [study.alike(0)] * 4)
    thread = StoreThread(lambda: open_study(path))
    desk = RaterDesk(thread, next(p for p in thread.call(lambda s: s.people()) if p.code == "R1"))
    opening = ReadingOpening(desk)
    yield desk, opening
    opening.let_go()
    thread.close()


def path_of(desk: RaterDesk):
    """Return what tells where the photograph of an assignment lies."""
    places, images = desk.places(), {a.id: a.image for a in desk.worklist()}
    return lambda key: places.of(images[key]).path


def test_neighbours_are_loaded_ahead_without_opening_a_reading(rater, qtbot, monkeypatch):
    desk, opening = rater
    worklist = desk.worklist()
    read, asked = [], []
    monkeypatch.setattr(opening.loader, "load", lambda path: read.append(path) or load_photograph(path))
    open_reading = desk.open
    monkeypatch.setattr(desk, "open", lambda assignment: asked.append(assignment.id) or open_reading(assignment))
    with qtbot.waitSignal(opening.ready):
        opening.open(worklist[1])
    opening.foresee(worklist[1].id, worklist, path_of(desk))
    qtbot.waitUntil(lambda: len(opening.loader.kept.at_hand()) == 3)
    places = path_of(desk)
    assert read == [places(worklist[n].id) for n in (1, 2, 3, 0)]
    assert asked == [worklist[1].id]
    with qtbot.waitSignal(opening.ready) as ready:
        opening.open(worklist[2])
    coming, fetched = ready.args
    assert coming.assignment.id == worklist[2].id
    assert fetched.loaded.pixel_sha256 == coming.pixel_sha256
    assert len(read) == 4


def test_a_photograph_that_comes_ahead_of_time_shows_nothing(rater, qtbot):
    desk, opening = rater
    worklist = desk.worklist()
    arrived = []
    opening.ready.connect(lambda coming, _: arrived.append(coming.assignment.id))
    opening.open(worklist[0])
    qtbot.waitUntil(lambda: arrived == [worklist[0].id])
    opening.foresee(worklist[0].id, worklist, path_of(desk))
    qtbot.waitUntil(lambda: not opening.loader.kept.missing())
    qtbot.wait(50)
    assert arrived == [worklist[0].id]


def test_a_fault_of_the_program_s_own_is_logged_with_its_trace_and_a_bad_file_is_not(rater, qtbot, monkeypatch, caplog):
    desk, opening = rater
    bad, other = desk.worklist()[:2]
    path_of(desk)(bad.id).write_bytes(b"no picture")
    with caplog.at_level(logging.ERROR):
        with qtbot.waitSignal(opening.failed):
            opening.open(bad)
        assert not caplog.records
        monkeypatch.setattr(opening.loader, "load", lambda _: 1 // 0)
        with qtbot.waitSignal(opening.failed) as failed:
            opening.open(other)
    assert failed.args[0] == other.id
    assert [r.exc_info[0] for r in caplog.records if r.exc_info] == [ZeroDivisionError]
