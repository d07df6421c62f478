"""What manager and senior are told about agreement."""

from dataclasses import replace

import numpy as np
import pytest

from refuge_annotator.app.agreement import KeptAgreement, measured
from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.desks.agreement import AgreementDesk, Done
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.report.measure import measure
from refuge_annotator.report.statistics import find
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import open_study
from refuge_annotator.study.protocol import protocol_with
from refuge_annotator.study.review import Decision
from refuge_annotator.study.second_looks import first_of, second_looks
from refuge_annotator.study.state import PhotographState
from tests import review_study, small_study, studies


@pytest.fixture
def thread(tmp_path, qapp):
    """Three photographs: accepted, ungradable, and to review; the fourth waits for readings."""
    path = review_study.make(tmp_path / "study", [review_study.alike()] * 3 + [review_study.alike(3)])
    opened = StoreThread(lambda: open_study(path))
    opened.call(decide)
    yield opened
    opened.close()


def decide(store):
    first, second, *_ = store.images()
    store.save_review(first.id, small_study.review_of(store, first.id), senior=small_study.senior(store), expected=1)
    no_label = small_study.review_of(store, second.id, Decision.UNGRADABLE, reason="blurred")
    store.save_review(second.id, no_label, senior=small_study.senior(store), expected=1)


def desk(thread, code):
    return AgreementDesk(thread, next(p for p in thread.call(lambda s: s.people()) if p.code == code))


def overview(qtbot, asked):
    found, faults = [], []
    asked.look(found.append, faults.append)
    qtbot.waitUntil(lambda: bool(found or faults))
    assert faults == []
    return found[0]


def test_a_rater_may_not_ask(thread):
    with pytest.raises(NotAllowed):
        desk(thread, "R1")


def test_the_manager_sees_every_photograph(qtbot, thread):
    seen = overview(qtbot, desk(thread, "M1"))
    assert [c.state for c in seen.data.cases] == [
        PhotographState.ACCEPTED,
        PhotographState.UNGRADABLE,
        PhotographState.TO_REVIEW,
        PhotographState.WAITING,
    ]
    assert all(c.glaucoma is not None for c in seen.data.cases)
    assert seen.progress == (*(Done(f"R{k}", 4 if k <= 3 else 3, 4) for k in range(1, 8)), Done("", 2, 4))
    assert seen.outstanding == 4
    assert not seen.released


def test_the_senior_sees_what_is_signed_off_and_no_diagnosis(qtbot, thread):
    seen = overview(qtbot, desk(thread, "S1"))
    assert [c.state for c in seen.data.cases] == [PhotographState.ACCEPTED, PhotographState.UNGRADABLE]
    assert all(c.glaucoma is None for c in seen.data.cases)
    assert seen.progress == (Done("", 2, 4),)


@pytest.fixture
def coming(tmp_path, qapp):
    """A senior's desk at eight photographs, two of which come to the senior twice, and the keys of second looks."""
    rules = protocol_with(3, review_repeats_percent=25)
    path = review_study.make(tmp_path / "coming", [review_study.alike(3)] * 8, rules)
    opened = StoreThread(lambda: open_study(path))
    person = next(p for p in opened.call(lambda s: s.people()) if p.code == "S1")
    made = SeniorDesk(opened, person)
    yield made, sorted(opened.call(lambda s: second_looks(s.images(), 25, s.study().id)))
    opened.close()


def accept(made, key):
    session = ReviewSession(made, Autosave(made.thread))
    session.open(made.open(key)[0])
    session.accept()


def seen_by_the_senior(qtbot, made):
    return {c.image.id for c in overview(qtbot, AgreementDesk(made.thread, made.person)).data.cases}


def test_what_comes_to_the_senior_again_is_not_shown_until_it_was_decided_again(qtbot, coming):
    made, again = coming
    firsts = {row.image.id for row in made.queue()}
    for image in sorted(firsts):
        accept(made, image)
        assert not seen_by_the_senior(qtbot, made) & {first_of(key) for key in again}
    seen = seen_by_the_senior(qtbot, made)
    assert len(seen) == 4  # of the other four, two do not come again
    manager = overview(qtbot, desk(made.thread, "M1"))
    assert {c.image.id for c in manager.data.cases} == firsts
    accept(made, again[0])
    assert seen_by_the_senior(qtbot, made) == seen | {first_of(again[0])}
    accept(made, again[1])
    assert seen_by_the_senior(qtbot, made) == firsts
    cases = overview(qtbot, AgreementDesk(made.thread, made.person)).data.cases
    assert all(case.second is None for case in cases)


def test_what_was_only_confirmed_with_others_does_not_come_again_and_is_shown(qtbot, coming):
    made, again = coming
    image = first_of(again[0])
    case, _ = made.open(image)
    review = made.thread.call(lambda s: small_study.review_of(s, image, batch_confirmed=True))
    made.save(case, review)
    assert seen_by_the_senior(qtbot, made) == {image}


def test_the_manager_alone_opens_the_results(qtbot, thread):
    with pytest.raises(NotAllowed):
        desk(thread, "S1").release(True)
    desk(thread, "M1").release(True)
    assert overview(qtbot, desk(thread, "M1")).released
    desk(thread, "M1").release(False)
    assert not overview(qtbot, desk(thread, "M1")).released


def test_what_was_measured_is_kept_until_a_reading_or_a_review_changes(qtbot, thread):
    kept, asked = KeptAgreement(), desk(thread, "M1")
    first = overview(qtbot, asked)
    assert kept.get(first.data) is None
    agreement = measured(first.data, lambda _done, _total: True)
    kept.put(agreement)
    asked.release(True)
    assert kept.get(overview(qtbot, asked).data) is agreement
    assert kept.get(overview(qtbot, desk(thread, "S1")).data) is None

    def read(store):
        image = store.images()[3]
        rater = next(p for p in store.people() if p.code == "R4")
        mine = next(a for a in store.worklist(rater.id) if a.image == image.id)
        store.submit(mine.id, review_study.reading(), expected=1)

    thread.call(read)
    assert kept.get(overview(qtbot, asked).data) is None


def test_what_was_measured_for_the_senior_without_second_looks_is_not_what_the_manager_gets(tmp_path):
    shown = studies.case(studies.photograph(tmp_path, "a.png", 1), [studies.reading()] * 3)
    twice = studies.study(tmp_path, [replace(shown, second=shown.review)], raters=3)
    kept = KeptAgreement()
    kept.put(measured(replace(twice, cases=(shown,)), lambda _done, _total: True))
    assert kept.get(twice) is None
    kept.put(measured(twice, lambda _done, _total: True))
    assert kept.get(twice).measures.photographs[0].senior is not None
    assert kept.get(replace(twice, cases=(shown,))) is None


def test_measuring_tells_how_far_it_is_and_gives_what_the_report_gives(tmp_path):
    data = studies.accepted_study(tmp_path, ["a.png", "b.png", "c.png"], raters=3)
    told = []
    agreement = measured(data, lambda done, total: told.append((done, total)) or True)
    assert told[0] == (1, 4)
    assert told == sorted(told)
    assert np.array_equal(agreement.measures.ratios(), measure(data).ratios())
    between = measure(data).between("disc", "dice")
    assert find(agreement.rows, "dice_between", "all", "disc").value == pytest.approx(between.mean())


@pytest.mark.parametrize("at", [1, 3])
def test_measuring_can_be_stopped_at_any_time(tmp_path, at):
    data = studies.accepted_study(tmp_path, ["a.png", "b.png", "c.png"], raters=3)
    calls = []
    with pytest.raises(Stopped):
        measured(data, lambda done, _total: calls.append(done) or len(calls) <= at)
