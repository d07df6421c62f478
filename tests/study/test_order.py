import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.order import expect_room, mixed, order_notes, reading_order, repeat_count
from refuge_annotator.study.protocol import Protocol, Repeats, RulesRefused

SIZES = ((2124, 2056), (1634, 1634), (1411, 1411))
RATERS = ("R1", "R2", "R3", "R4", "R5", "R6", "R7")


def photographs(*counts):
    """Return so many photographs of each size, the sizes one after the other."""
    return [
        FundusImage(f"{size}/{n}", f"{size}/{n:04d}.jpg", "", "", "", *SIZES[size % 3], camera=f"C{size // 3}")
        for size, count in enumerate(counts)
        for n in range(count)
    ]


def rules(percent=0, gap=10, calibration=0):
    return Protocol(calibration=calibration, repeats=Repeats(percent, 14, gap))


def stratum(image):
    return image.camera, image.width, image.height


strata = st.lists(st.integers(1, 40), min_size=1, max_size=5)


@given(counts=strata, seed=st.integers(0, 2**63), share=st.floats(0, 1))
def test_without_repeats_everything_is_read_once(counts, seed, share):
    images = photographs(*counts)
    order = reading_order(images, rules(calibration=int(share * len(images))), seed, "R1")
    assert sorted(t.image.path for t in order) == sorted(i.path for i in images)
    assert {t.replicate for t in order} == {0}


@given(counts=strata, seed=st.integers(0, 2**32), shuffled=st.randoms(use_true_random=False))
def test_the_order_of_the_files_does_not_matter(counts, seed, shuffled):
    images = photographs(*counts)
    protocol = rules(10, gap=6, calibration=2) if len(images) > 8 else rules()
    others = [replace(i, id=f"other {i.id}") for i in images]
    shuffled.shuffle(others)
    one, two = (reading_order(i, protocol, seed, "R1") for i in (images, others))
    assert [(t.image.path, t.replicate) for t in one] == [(t.image.path, t.replicate) for t in two]


def test_the_same_seed_gives_the_same_order_and_another_seed_or_rater_another():
    images, protocol = photographs(50, 30), rules(10, calibration=5)
    assert reading_order(images, protocol, 1, "R1") == reading_order(images, protocol, 1, "R1")
    orders = [reading_order(images, protocol, seed, rater) for seed in (1, 2) for rater in RATERS]
    assert len(set(orders)) == len(orders)


@given(counts=st.lists(st.integers(1, 200), min_size=1, max_size=6), seed=st.integers(0, 2**32), data=st.data())
def test_every_stretch_has_about_the_mix_of_the_whole(counts, seed, data):
    images = photographs(*counts)
    order = [stratum(i) for i in mixed(images, str(seed))]
    whole = Counter(order)
    start = data.draw(st.integers(0, len(order) - 1))
    stretch = order[start : start + data.draw(st.integers(1, len(order)))]
    found = Counter(stretch)
    for kind, count in whole.items():
        share = count / len(order)
        # Either end of the stretch is off by less than one of this kind, and by one of each kind in its place.
        assert abs(found[kind] - share * len(stretch)) < 2 * (1 + share * len(whole))


def test_a_plain_shuffle_would_not_be_that_even():
    images = photographs(200, 200)
    plain = [stratum(i) for i in random.Random(0).sample(images, 400)]
    runs = [plain[n : n + 40].count(stratum(images[0])) for n in range(0, 400, 40)]
    assert max(abs(run - 20) for run in runs) >= 4  # where the bound for the mixed order is 2 * (1 + 0.5 * 2)


def test_within_a_stratum_the_order_is_random():
    firsts = Counter(mixed(photographs(4), str(seed))[0].path for seed in range(400))
    assert set(firsts) == {i.path for i in photographs(4)}
    assert min(firsts.values()) > 60  # of about 100


@given(counts=strata, seed=st.integers(0, 2**32), data=st.data())
def test_calibration_comes_first_with_the_same_photographs_for_all(counts, seed, data):
    images = photographs(*counts)
    count = data.draw(st.integers(0, len(images)))
    starts = [[t.image.path for t in reading_order(images, rules(calibration=count), seed, r)[:count]] for r in RATERS]
    assert len({frozenset(start) for start in starts}) == 1
    if count > 6:
        assert len({tuple(start) for start in starts}) > 1


def test_calibration_photographs_are_of_every_kind():
    images = photographs(60, 20, 20)
    calibration = [t.image for t in reading_order(images, rules(calibration=10), 3, "R1")[:10]]
    assert set(Counter(map(stratum, calibration))) == set(map(stratum, images))


@given(
    counts=st.lists(st.integers(5, 60), min_size=1, max_size=4),
    seed=st.integers(0, 2**32),
    percent=st.integers(1, 50),
    calibration=st.integers(0, 4),
    share=st.floats(0, 1),
)
def test_repeats_come_late_enough_and_never_of_calibration(counts, seed, percent, calibration, share):
    images = photographs(*counts)
    gap = int(share * (len(images) - calibration - 1))
    protocol = rules(percent, gap, calibration)
    order = reading_order(images, protocol, seed, "R1")
    places = {(t.image.path, t.replicate): place for place, t in enumerate(order)}
    again = [path for path, replicate in places if replicate]
    assert len(places) == len(order)
    assert len(again) == repeat_count(protocol, len(images)) >= 1
    for path in again:
        assert places[path, 0] >= calibration
        assert places[path, 1] - places[path, 0] - 1 >= gap


def test_repeats_are_spread_over_the_list_and_over_the_kinds():
    order = reading_order(photographs(300, 100), rules(10, gap=100), 8, "R1")
    places = [place for place, turn in enumerate(order) if turn.replicate]
    assert len(places) == 40
    assert places[0] < 220
    assert places[-1] > 400
    assert 22 <= Counter(stratum(t.image) for t in order if t.replicate)[stratum(photographs(1)[0])] <= 38


def test_raters_get_repeats_of_their_own():
    images = photographs(300)
    chosen = {
        frozenset(t.image.path for t in reading_order(images, rules(5, gap=100), 8, rater) if t.replicate)
        for rater in RATERS
    }
    assert len(chosen) == len(RATERS)


@pytest.mark.parametrize(
    ("percent", "photographs", "calibration", "count"),
    [(0, 400, 0, 0), (5, 400, 0, 20), (5, 410, 10, 20), (1, 20, 0, 1), (50, 11, 0, 6)],
)
def test_the_share_is_of_the_photographs_after_calibration(percent, photographs, calibration, count):
    assert repeat_count(rules(percent, calibration=calibration), photographs) == count


def test_a_study_that_is_too_small_for_its_repeats_is_refused():
    expect_room(rules(5, gap=100), 101)
    with pytest.raises(RulesRefused, match="100 photographs later, and at most 99 can lie between"):
        expect_room(rules(5, gap=100), 100)
    with pytest.raises(RulesRefused, match="at most 0 can"):
        expect_room(rules(5, gap=6, calibration=8), 8)
    expect_room(rules(0, gap=100), 0)


def test_more_calibration_than_photographs_is_refused():
    expect_room(rules(calibration=8), 8)
    with pytest.raises(RulesRefused, match="choose fewer"):
        reading_order(photographs(8), rules(calibration=9), 1, "R1")


@pytest.mark.parametrize(("photographs", "told"), [(101, True), (111, True), (112, False), (400, False)])
def test_the_manager_is_told_of_repeats_that_have_to_come_near_the_end(photographs, told):
    notes = order_notes(rules(5, gap=100), photographs)
    assert bool(notes) is told
    assert not any(note.grave for note in notes)
    assert order_notes(rules(0, gap=100), photographs) == ()
