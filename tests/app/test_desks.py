"""What each profile may ask of the store, and what it gets."""

from pathlib import Path

import pytest

from refuge_annotator.app.desks.manager import ManagerDesk
from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.export import ExportResult
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.store.errors import NotAllowed, ReadOnlyStudy
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.state import PhotographState
from tests import review_study

DESKS = {"R1": RaterDesk, "S1": SeniorDesk, "M1": ManagerDesk}


@pytest.fixture
def open_thread(tmp_path, qapp):
    path = review_study.make(tmp_path / "study", [review_study.alike(), review_study.alike(3)])
    threads = []

    def opened(*, read_only: bool = False) -> StoreThread:
        threads.append(StoreThread(lambda: open_study(path, read_only=read_only)))
        return threads[-1]

    yield opened
    for thread in threads:
        thread.close()


@pytest.fixture
def thread(open_thread):
    return open_thread()


def desk(thread, code):
    person = next(p for p in thread.call(lambda s: s.people()) if p.code == code)
    return DESKS[code](thread, person)


def test_nobody_sits_at_anothers_desk(thread):
    for person in thread.call(lambda s: s.people()):
        for code, kind in DESKS.items():
            if person.code[0] != code[0]:
                with pytest.raises(NotAllowed):
                    kind(thread, person)


def test_a_rater_is_told_of_the_places_of_the_own_photographs_alone(thread):
    mine = desk(thread, "R1")
    gone, stays = mine.worklist()
    thread.call(lambda s: s.withdraw(gone.id, "the rater knows the patient", "M1"))
    places = mine.places()
    assert places.of(stays.image).path.is_file()
    assert places.of(gone.image) is None
    assert places.of("no image") is None
    assert desk(thread, "S1").places().of(gone.image).path.is_file()


def test_a_rater_opens_no_assignment_of_another(thread):
    mine = desk(thread, "R1")
    others = [a for a in thread.call(lambda s: s.assignments(s.images()[0].id)) if a.rater != mine.person.id]
    assert len(others) == 6
    for assignment in others:
        for deed in (mine.open, mine.recall, mine.standing):
            with pytest.raises(NotAllowed):
                deed(assignment)


def test_a_rater_sees_no_code_but_his_own(thread):
    codes = {i.code for i in thread.call(lambda s: s.images())}
    for assignment in desk(thread, "R1").worklist():
        assert assignment.code not in codes


def test_the_senior_gets_complete_photographs_without_diagnosis_and_names(thread):
    senior = desk(thread, "S1")
    complete, incomplete = senior.queue()
    assert incomplete.state is PhotographState.WAITING
    case, _ = senior.open(complete.image.id)
    assert case.glaucoma is None
    assert case.firsts == ()
    with pytest.raises(NotAllowed):
        senior.open(incomplete.image.id)
    assert senior.cases() == (case,)


def test_the_manager_reads_progress_beside_the_window(thread, qtbot):
    views = []
    manager = desk(thread, "M1")
    manager.look(views.append, pytest.fail)
    qtbot.waitUntil(lambda: bool(views))
    (view,) = views
    assert [(row.submitted, row.expected) for row in view.photographs] == [(7, 7), (3, 7)]
    assert {code: [s.value for s in states].count("submitted") for code, states in view.raters.items()} == {
        f"R{k}": 2 if k <= 3 else 1 for k in range(1, 8)
    }


def test_labels_bear_the_managers_name(thread):
    manager = desk(thread, "M1")
    image = manager.images()[0]
    manager.import_labels([(image.id, GlaucomaLabel(False, "second opinion"))])
    assert thread.call(lambda s: s.glaucoma_label(image.id)) == GlaucomaLabel(False, "second opinion")


def test_a_check_that_is_stopped_is_no_check(thread):
    manager = desk(thread, "M1")
    for allowed in (0, 1, 3, 1000):
        told = []

        def progress(done: int, total: int, told=told, allowed=allowed) -> bool:
            told.append(total)
            return len(told) <= allowed

        if allowed == 1000:
            assert manager.check(progress) == ()
        else:
            with pytest.raises(Stopped):
                manager.check(progress)


def test_a_search_that_is_stopped_changes_nothing(thread, tmp_path):
    manager = desk(thread, "M1")
    (tmp_path / "study" / "Glaucoma").rename(tmp_path / "moved")
    before = thread.call(lambda s: s.study().root)
    with pytest.raises(Stopped):
        manager.relink(tmp_path / "moved", lambda *_: False)
    assert thread.call(lambda s: s.study().root) == before
    assert manager.relink(tmp_path / "moved", lambda *_: True).found == 2


def test_an_export_of_a_study_for_viewing_only_cannot_be_noted(open_thread, qtbot):
    thread = open_thread(read_only=True)
    gathered = []
    manager = desk(thread, "M1")
    manager.gather(gathered.append, pytest.fail)
    qtbot.waitUntil(lambda: bool(gathered))
    with pytest.raises(ReadOnlyStudy):
        manager.record_export("multirater", gathered[0], ExportResult((), (), Path("x"), "0" * 64, ()))
