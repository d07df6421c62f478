from datetime import timedelta

import pytest

from refuge_annotator.reference import gather
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.protocol import Repeats, protocol_with
from refuge_annotator.study.repeats import Coming
from refuge_annotator.study.state import PhotographState
from tests import small_study
from tests.small_study import drawn, give_back, review_of, senior

DAYS, BETWEEN, COUNT = 14, 6, 10


@pytest.fixture
def clock():
    return small_study.seeded()


@pytest.fixture
def store(tmp_path, clock):
    rules = protocol_with(2, repeats=Repeats(20, DAYS, BETWEEN))
    images = small_study.photographs(COUNT)
    with small_study.make(tmp_path / "s.refuge", images=images, protocol=rules, clock=clock) as made:
        yield made


def rater(store, number=0):
    return store.people()[number].id


def hidden(store, number=0):
    """Return a rater's repeats, and the first readings of the same photographs."""
    everything = store.assigned(rater(store, number))
    repeats = [a for a in everything if a.replicate]
    firsts = {a.image: a for a in everything if not a.replicate}
    return repeats, [firsts[a.image] for a in repeats]


def read(store, assignment, number=1):
    store.submit(assignment.id, drawn(number), expected=len(store.history(assignment.id)) + 1)


def read_all(store, number=0):
    for assignment in store.worklist(rater(store, number)):
        if assignment.state is not ReadingState.SUBMITTED:
            read(store, assignment)


def is_open(store, assignment):
    try:
        store.draft(assignment.id)
    except NotAllowed:
        return False
    return True


def test_every_rater_gets_repeats_under_codes_of_their_own(store):
    for number in (0, 1):
        repeats, firsts = hidden(store, number)
        assert [a.replicate for a in repeats] == [1, 1]
        assert all(again.order - first.order > BETWEEN for again, first in zip(repeats, firsts, strict=True))
    codes = [i.code for i in store.images()] + [a.code for n in (0, 1) for a in store.assigned(rater(store, n))]
    assert len(set(codes)) == len(codes) == COUNT + 2 * (COUNT + 2)
    assert [p for p in store.check(photographs=False) if p.grave] == []


def test_a_repeat_is_not_listed_before_it_is_due(store, clock):
    me = rater(store)
    assert len(store.worklist(me)) == COUNT
    read_all(store)
    assert len(store.worklist(me)) == COUNT
    clock.advance(timedelta(days=DAYS - 1))
    assert len(store.worklist(me)) == COUNT
    clock.advance(timedelta(days=1))
    assert len(store.worklist(me)) == COUNT + 2
    assert len(store.worklist(rater(store, 1))) == COUNT


def test_a_repeat_cannot_be_touched_before_it_is_due(store, clock):
    repeats, _ = hidden(store)
    read_all(store)
    clock.advance(timedelta(days=DAYS - 1))
    deeds = (
        lambda a: store.draft(a.id),
        lambda a: store.save_step(a.id, 0, drawn(1), "Mark the fovea"),
        lambda a: store.move_cursor(a.id, -1),
        lambda a: store.submit(a.id, drawn(1), expected=1),
    )
    for deed in deeds:
        with pytest.raises(NotAllowed, match="too early"):
            deed(repeats[0])
    clock.advance(timedelta(days=1))
    for deed in deeds:
        deed(repeats[0])
    assert store.assignment(repeats[0].id).state is ReadingState.SUBMITTED


def test_days_alone_are_not_enough(store, clock):
    repeats, firsts = hidden(store)
    read(store, firsts[0])
    others = [a for a in store.worklist(rater(store)) if a.id != firsts[0].id]
    for other in others[: BETWEEN - 1]:
        read(store, other)
    clock.advance(timedelta(days=100))
    assert not is_open(store, repeats[0])
    read(store, others[BETWEEN - 1])
    assert is_open(store, repeats[0])


def test_another_raters_photographs_do_not_count(store, clock):
    repeats, firsts = hidden(store)
    read(store, firsts[0])
    read_all(store, 1)
    clock.advance(timedelta(days=DAYS))
    assert not is_open(store, repeats[0])


def test_a_photograph_submitted_twice_counts_once(store, clock):
    repeats, firsts = hidden(store)
    read(store, firsts[0])
    others = [a for a in store.worklist(rater(store)) if a.id != firsts[0].id][: BETWEEN - 1]
    for other in others:
        read(store, other)
    for _ in range(3):
        store.recall(others[-1].id)
        read(store, others[-1])
    clock.advance(timedelta(days=DAYS))
    assert not is_open(store, repeats[0])


def test_a_clock_that_was_set_back_opens_nothing(store, clock):
    repeats, _ = hidden(store)
    read_all(store)
    clock.advance(timedelta(days=-400))
    assert not is_open(store, repeats[0])
    assert len(store.worklist(rater(store))) == COUNT


def test_a_first_reading_that_does_not_stand_opens_nothing(store, clock):
    repeats, firsts = hidden(store)
    for assignment in store.worklist(rater(store)):
        if assignment.id != firsts[0].id:
            read(store, assignment)
    clock.advance(timedelta(days=DAYS))
    assert not is_open(store, repeats[0])
    read(store, firsts[0])
    store.recall(firsts[0].id)
    clock.advance(timedelta(days=DAYS))
    assert not is_open(store, repeats[0])


def test_a_repeat_neither_votes_nor_opens_the_review_nor_is_waited_for(store, clock):
    for number in (0, 1):
        read_all(store, number)
    assert {row.state for row in store.queue()} == {PhotographState.TO_REVIEW}
    before = [(row.submitted, row.expected) for row in store.queue()]
    clock.advance(timedelta(days=DAYS))
    repeats, _ = hidden(store)
    image = repeats[0].image
    store.save_review(image, review_of(store, image), senior=senior(store), expected=1)
    read(store, repeats[0], number=5)
    assert [(row.submitted, row.expected) for row in store.queue()] == before == [(2, 2)] * COUNT
    assert store.photograph_row(image).state is PhotographState.ACCEPTED
    assert repeats[0].id not in {f.assignment for f in store.finals(image)} | {a.id for a in store.assignments(image)}
    assert [f.reading for f in store.finals(image)] == [drawn(1), drawn(1)]


def test_a_repeat_is_kept_beside_the_first_reading_for_the_agreement(store, clock):
    for number in (0, 1):
        read_all(store, number)
    clock.advance(timedelta(days=DAYS))
    repeats, _ = hidden(store)
    read(store, repeats[0], number=5)
    cases = {case.image.id: case for case in gather(store).cases}
    ((code, revision),) = cases[repeats[0].image].repeats
    assert (code, revision.reading) == ("R1", drawn(5))
    assert [c for c, _ in cases[repeats[0].image].firsts] == ["R1", "R2"]
    assert all(case.repeats == () for image, case in cases.items() if image != repeats[0].image)
    assert [p for p in store.check(photographs=False) if p.grave] == []


def test_a_repeat_can_be_taken_back_like_any_other_though_the_review_has_begun(store, clock):
    for number in (0, 1):
        read_all(store, number)
    clock.advance(timedelta(days=DAYS))
    repeats, _ = hidden(store)
    store.begin_review(repeats[0].image)
    read(store, repeats[0])
    assert store.may_recall(repeats[0].id)
    store.recall(repeats[0].id)
    assert store.assignment(repeats[0].id).state is ReadingState.STARTED
    assert is_open(store, repeats[0])


def test_a_repeat_that_is_begun_stays_open(store, clock):
    read_all(store)
    clock.advance(timedelta(days=DAYS))
    repeats, _ = hidden(store)
    store.save_step(repeats[0].id, 0, drawn(1), "Mark the fovea")
    clock.advance(timedelta(days=-DAYS))
    store.save_step(repeats[0].id, 1, drawn(2), "Mark the fovea")
    assert repeats[0].id in {a.id for a in store.worklist(rater(store))}


def test_submitted_readings_are_closed_once_they_cannot_be_taken_back(store, clock):
    mine = store.worklist(rater(store))
    read(store, mine[0])
    assert is_open(store, mine[0])
    for other in mine[1:7]:
        read(store, other)
    clock.advance(timedelta(minutes=11))
    with pytest.raises(NotAllowed, match="closed once it cannot be taken back"):
        store.draft(mine[0].id)


def test_without_repeats_submitted_readings_may_be_looked_at(tmp_path, clock):
    with small_study.make(tmp_path / "n.refuge", clock=clock) as plain:
        mine = plain.worklist(rater(plain))
        for assignment in mine:
            read(plain, assignment)
        clock.advance(timedelta(days=1))
        assert plain.draft(mine[0].id).reading == drawn(1)
        assert plain.assigned(rater(plain)) == plain.worklist(rater(plain))
        assert plain.still_to_come(rater(plain)) == Coming()


def test_after_a_return_the_repeat_waits_for_the_amended_reading_to_be_old_as_well(store, clock):
    for number in (0, 1):
        read_all(store, number)
    repeats, firsts = hidden(store)
    clock.advance(timedelta(days=DAYS))
    give_back(store, firsts[0].image, firsts[0].id)
    assert is_open(store, firsts[0])
    assert not is_open(store, repeats[0])
    store.submit(firsts[0].id, drawn(3), expected=2, reason="cup redrawn")
    clock.advance(timedelta(days=DAYS))
    assert not is_open(store, repeats[0])  # nothing was read since
    assert [a.id for a in store.worklist(rater(store)) if a.replicate] == [repeats[1].id]


def test_what_is_withdrawn_does_not_come_again(store, clock):
    read_all(store)
    repeats, firsts = hidden(store)
    store.withdraw(firsts[0].id, "knows the patient", "M1")
    clock.advance(timedelta(days=DAYS))
    assert repeats[0].id not in {a.id for a in store.worklist(rater(store))}
    with pytest.raises(NotAllowed, match="withdrawn"):
        store.submit(repeats[0].id, drawn(1), expected=1)
    assert is_open(store, repeats[1])


def test_a_repeat_alone_can_be_withdrawn(store, clock):
    read_all(store)
    repeats, firsts = hidden(store)
    store.withdraw(repeats[0].id, "the file is damaged", "M1")
    clock.advance(timedelta(days=DAYS))
    assert {a.id for a in store.worklist(rater(store))} == {a.id for a in store.assigned(rater(store))}
    assert store.assignment(firsts[0].id).state is ReadingState.SUBMITTED


def test_the_rater_is_told_how_many_are_to_come_and_when(store, clock):
    me = rater(store)
    assert store.still_to_come(me) == Coming(2, None)
    read_all(store)
    _, firsts = hidden(store)
    told = store.still_to_come(me)
    oldest = min(store.history(first.id)[-1].saved_at for first in firsts)
    assert told == Coming(2, oldest + timedelta(days=DAYS))
    clock.advance(timedelta(days=DAYS))
    assert store.still_to_come(me) == Coming(0, None)
    assert len(store.worklist(me)) == COUNT + 2


def test_nothing_in_the_list_tells_a_repeat_from_the_others(store, clock):
    me = rater(store)
    read_all(store)
    clock.advance(timedelta(days=DAYS))
    repeats, _ = hidden(store)
    listed = {a.id: a for a in store.worklist(me)}
    assert all(listed[a.id].state is ReadingState.UNTOUCHED for a in repeats)
    assert {len(a.code) for a in listed.values()} == {5}
    read_all(store)
    assert {a.state for a in store.worklist(me)} == {ReadingState.SUBMITTED}
    assert [a.order for a in store.worklist(me)] == list(range(COUNT + 2))
