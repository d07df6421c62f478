"""A rater sees the own readings beside the consensus when it is time, and of other raters nothing."""

from dataclasses import fields, is_dataclass, replace
from datetime import timedelta
from enum import Enum

import numpy as np
import pytest

from refuge_annotator.app.desks.feedback import Closed, FeedbackDesk
from refuge_annotator.app.feedback import measured
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.protocol import Repeats, default_protocol, protocol_with
from refuge_annotator.study.reading import Structure
from tests import review_study, small_study, studies

WIDTH, HEIGHT = review_study.SIZE


def different(number):
    """Three readings that differ clearly, so that a value of another rater cannot pass for one's own."""
    return [
        review_study.reading(
            (120.0 + 3 * k, 170.0 + number, 50.0 + 2 * k, 46.0), (122.0, 172.0, 25.0 + k, 22.0), (300.0 + 7 * k, 185.0)
        )
        for k in range(3)
    ]


def accept(store, *places):
    for place in places:
        image = store.images()[place]
        review = small_study.review_of(store, image.id)
        store.save_review(image.id, review, senior=small_study.senior(store), expected=1)


@pytest.fixture
def threads(qapp):
    opened = []

    def start(path, **options):
        opened.append(StoreThread(lambda: open_study(path, **options)))
        return opened[-1]

    yield start
    for thread in opened:
        thread.close()


@pytest.fixture
def thread(tmp_path, threads):
    """Three photographs that three raters have read; the first two are accepted."""
    path = review_study.make(tmp_path / "study", [different(n) for n in range(3)], default_protocol(3))
    made = threads(path)
    made.call(lambda s: accept(s, 0, 1))
    return made


def person(thread, code):
    return next(p for p in thread.call(lambda s: s.people()) if p.code == code)


def release(thread, opened=True):
    thread.call(lambda s: s.release(opened, "M1"))


def look(qtbot, thread, code="R2"):
    found, faults = [], []
    FeedbackDesk(thread, person(thread, code)).look(found.append, faults.append)
    qtbot.waitUntil(lambda: bool(found or faults))
    assert faults == []
    return found[0]


def feedback(qtbot, thread, code="R2"):
    work = look(qtbot, thread, code)
    assert not isinstance(work, Closed)
    return work(lambda _done, _total: True)


def test_nobody_but_a_rater_may_ask(thread):
    for code in ("S1", "M1"):
        with pytest.raises(NotAllowed):
            FeedbackDesk(thread, person(thread, code))


def test_it_is_closed_until_the_manager_opens_it_and_when_it_is_closed_again(qtbot, thread):
    assert look(qtbot, thread) is Closed.BY_MANAGER
    release(thread)
    assert not isinstance(look(qtbot, thread), Closed)
    release(thread, opened=False)
    assert look(qtbot, thread) is Closed.BY_MANAGER


def test_it_is_closed_while_the_rater_has_something_to_read(qtbot, tmp_path, threads):
    path = review_study.make(tmp_path / "half", [different(0), different(1)[:1]], default_protocol(3))
    thread = threads(path)
    thread.call(lambda s: accept(s, 0))
    release(thread)
    assert not isinstance(look(qtbot, thread, "R1"), Closed)
    assert look(qtbot, thread, "R2") is Closed.UNFINISHED


def test_a_returned_reading_closes_it(qtbot, thread):
    release(thread)

    def give_back(store):
        image = store.images()[2]
        mine = next(a for a in store.assignments(image.id) if a.rater == person_id)
        small_study.give_back(store, image.id, mine.id)

    person_id = person(thread, "R2").id
    thread.call(give_back)
    assert look(qtbot, thread, "R2") is Closed.UNFINISHED
    assert not isinstance(look(qtbot, thread, "R1"), Closed)


def repeated_study(folder):
    """Twenty photographs, two raters, two repeats each, due after six others and a day."""
    return review_study.make(folder, [different(n)[:2] for n in range(20)], protocol_with(2, repeats=Repeats(10, 1, 6)))


def read_all_again(store, rater):
    """Let a rater read every repeat that comes; return them."""
    read = []
    while due := [a for a in store.worklist(rater) if a.replicate and a.state is ReadingState.UNTOUCHED]:
        store.submit(due[0].id, different(9)[0], expected=1)
        read.append(due[0])
    return read


LATER = small_study.START + timedelta(days=3)


def test_it_is_closed_while_repeats_are_to_come_and_while_they_are_due(qtbot, tmp_path, threads):
    path = repeated_study(tmp_path / "repeats")
    soon = threads(path, clock=small_study.seeded(9))
    soon.call(lambda s: accept(s, *range(20)))
    release(soon)
    rater = person(soon, "R1").id
    assert soon.call(lambda s: s.still_to_come(rater)).count > 0
    assert soon.call(lambda s: len(s.worklist(rater))) == 20
    assert look(qtbot, soon, "R1") is Closed.UNFINISHED
    soon.close()
    later = threads(path, clock=small_study.seeded(9, LATER))
    assert later.call(lambda s: len(s.worklist(rater))) > 20
    assert look(qtbot, later, "R1") is Closed.UNFINISHED


def test_what_another_rater_will_read_again_is_left_out_and_cannot_be_opened(qtbot, tmp_path, threads):
    thread = threads(repeated_study(tmp_path / "repeats"), clock=small_study.seeded(9, LATER))
    thread.call(lambda s: accept(s, *range(20)))
    release(thread)
    one, other = person(thread, "R1"), person(thread, "R2")
    again = thread.call(lambda s: read_all_again(s, one.id))
    assert again
    waiting = thread.call(lambda s: {a.image for a in s.worklist(other.id) if a.replicate})
    assert waiting
    own = thread.call(lambda s: {a.id: a for a in s.assigned(one.id) if not a.replicate})
    shown = feedback(qtbot, thread, "R1")
    assert {own[r.key].image for r in shown.results} == {a.image for a in own.values()} - waiting
    for closed in (a for a in own.values() if a.image in waiting):
        with pytest.raises(NotAllowed):
            FeedbackDesk(thread, one).open(closed.id)
    repeated = {own[r.key].image for r in shown.results if r.repeat is not None}
    assert repeated == {a.image for a in again} - waiting


def test_only_accepted_photographs_are_there_in_the_raters_own_order_and_codes(qtbot, thread):
    release(thread)
    shown = feedback(qtbot, thread)
    mine = person(thread, "R2").id
    accepted = thread.call(lambda s: {i.id for i in s.images()[:2]})
    own = thread.call(lambda s: [a for a in s.worklist(mine) if a.image in accepted])
    assert [(r.key, r.code) for r in shown.results] == [(a.id, a.code) for a in own]


def test_the_numbers_are_those_of_full_size_masks(qtbot, thread):
    release(thread)
    shown = feedback(qtbot, thread)
    mine = person(thread, "R2").id
    images = thread.call(lambda s: {a.id: a.image for a in s.worklist(mine)})
    order = [i.id for i in thread.call(lambda s: s.images())]
    for result in shown.results:
        readings = different(order.index(images[result.key]))
        merged = merge(dict(enumerate(readings)), (HEIGHT, WIDTH), default_protocol(3))
        own = readings[1]
        disc, cup = full_mask(own.disc.shape, (HEIGHT, WIDTH)), full_mask(own.cup.shape, (HEIGHT, WIDTH))
        for structure, one, other in (
            (Structure.DISC, disc, merged.disc_mask()),
            (Structure.CUP, cup, merged.cup_mask()),
        ):
            assert result.dice[structure] == 2 * (one & other).sum() / (one.sum() + other.sum())
        assert result.ratio == (cup & disc).sum(axis=0).max() / disc.sum(axis=0).max()
        assert result.reference == merged.cup_mask().sum(axis=0).max() / merged.disc_mask().sum(axis=0).max()
        away = np.hypot(*np.subtract(own.fovea.point, merged.fovea.point))
        assert result.fovea == pytest.approx(away)
    apart = [r.ratio - r.reference for r in shown.results]
    assert shown.ratio.bias.value == pytest.approx(np.mean(apart))
    assert shown.dice[Structure.CUP].value == pytest.approx(np.mean([r.dice[Structure.CUP] for r in shown.results]))


def everything_in(value, seen=None):
    """Yield every string, number and point within a value."""
    if isinstance(value, Enum) or value is None:
        return
    if is_dataclass(value):
        for field in fields(value):
            yield from everything_in(getattr(value, field.name))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from everything_in(key)
            yield from everything_in(part)
    elif isinstance(value, tuple | list):
        if isinstance(value, Point):
            yield tuple(value)
        for part in value:
            yield from everything_in(part)
    elif not isinstance(value, np.ndarray):
        yield value


def test_nothing_of_another_rater_reaches_the_window(qtbot, thread):
    release(thread)
    mine = person(thread, "R2")
    desk = FeedbackDesk(thread, mine)
    shown = feedback(qtbot, thread)
    opened = [desk.open(r.key) for r in shown.results]
    told = set(everything_in([shown, opened]))
    others = [p for p in thread.call(lambda s: s.people()) if p.code in ("R1", "R3")]
    theirs = thread.call(lambda s: [a for p in others for a in s.assigned(p.id)])
    assert told.isdisjoint({p.id for p in others} | {p.code for p in others})
    assert told.isdisjoint({a.id for a in theirs} | {a.code for a in theirs})
    for number in range(3):
        for reading in (different(number)[0], different(number)[2]):
            assert told.isdisjoint({reading.disc.ellipse.a, reading.cup.ellipse.a, tuple(reading.fovea.point)})


def test_the_consensus_comes_without_votes_ties_and_who_counted(qtbot, thread):
    release(thread)
    desk = FeedbackDesk(thread, person(thread, "R2"))
    for result in feedback(qtbot, thread).results:
        place, merged = desk.open(result.key)
        assert place is not None
        assert place.path.is_file()
        for vote in (merged.disc, merged.cup):
            assert vote.mask.any()
            assert vote.mask.any(axis=1)[[0, -1]].all(), "a box round all outlines would tell the largest"
            assert vote.mask.any(axis=0)[[0, -1]].all()
            assert (vote.counted, vote.own) == ((), False)
            assert not vote.votes.any()
            assert not vote.ties.any()
        assert (merged.fovea.counted, merged.fovea.marked, merged.fovea.own) == ((), (), False)


def test_another_raters_reading_and_a_closed_result_are_refused(qtbot, thread):
    release(thread)
    desk = FeedbackDesk(thread, person(thread, "R2"))
    other = person(thread, "R1").id
    theirs = thread.call(lambda s: s.worklist(other)[0])
    with pytest.raises(NotAllowed):
        desk.open(theirs.id)
    own = feedback(qtbot, thread).results[0].key
    release(thread, opened=False)
    with pytest.raises(NotAllowed):
        desk.open(own)


def test_without_an_accepted_photograph_there_is_nothing_and_no_fault(qtbot, tmp_path, threads):
    thread = threads(review_study.make(tmp_path / "none", [different(0)], default_protocol(3)))
    release(thread)
    shown = feedback(qtbot, thread)
    assert shown.results == ()
    assert shown.ratio.bias.value is None
    assert shown.ratio.bias.why


def test_what_was_not_graded_has_no_number_and_two_times_no_cup_agree(qtbot, tmp_path, threads):
    flat = review_study.no_cup(review_study.reading())
    ungraded = review_study.reading(cup=None, fovea=None)
    thread = threads(
        review_study.make(tmp_path / "odd", [[flat, flat, flat], [flat, flat, ungraded]], default_protocol(3))
    )
    thread.call(lambda s: accept(s, 0, 1))
    release(thread)
    shown = sorted(feedback(qtbot, thread, "R3").results, key=lambda r: np.isnan(r.ratio))
    assert shown[0].dice[Structure.CUP] == 1.0
    assert (shown[0].ratio, shown[0].reference) == (0.0, 0.0)
    assert np.isnan([shown[1].dice[Structure.CUP], shown[1].ratio, shown[1].fovea]).all()
    assert shown[1].dice[Structure.DISC] == 1.0


def of_patients(patients, photographs):
    """What R1 is shown of so many patients, each of so many photographs that are alike and that R1 read twice."""
    cases, own = [], {}
    for patient in range(patients):
        said, late = (
            studies.reading(studies.DISC, normal_ellipse(92, 121, 14 + wide, 13, 75)) for wide in (patient, 8 - patient)
        )
        for number in range(photographs):
            shown = studies.image(f"{patient}-{number}.jpg", subject=f"p{patient}")
            made = studies.case(shown, [said, studies.reading(), studies.reading()])
            cases.append(replace(made, repeats=(("R1", replace(made.finals[0], reading=late)),)))
            own[shown.id] = Assignment(shown.id, shown.id, "id R1", shown.code, len(cases), ReadingState.SUBMITTED)
    return measured(cases, "R1", own, default_protocol(3), lambda _done, _total: True)


def test_more_photographs_of_the_same_patients_make_no_interval_narrower():
    once, often = of_patients(6, 1), of_patients(6, 3)
    assert often.ratio.bias.n == 3 * once.ratio.bias.n
    for found, again in (
        (once.ratio.bias, often.ratio.bias),
        (once.dice[Structure.CUP], often.dice[Structure.CUP]),
        (once.repeatability.sw, often.repeatability.sw),
        (once.repeatability.cr, often.repeatability.cr),
    ):
        assert found.interval[0] < found.value < found.interval[1]
        assert again.interval == pytest.approx(found.interval)


def test_however_many_photographs_few_patients_give_no_interval():
    few = of_patients(4, 5)
    for found in (few.ratio.bias, few.ratio.lower, few.ratio.upper, few.repeatability.sw, few.repeatability.cr):
        assert found.value is not None
        assert found.interval is None
