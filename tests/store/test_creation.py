import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.store.creation import neutral_codes
from refuge_annotator.store.errors import NotAllowed, StudyError, StudyExists
from refuge_annotator.study.protocol import Protocol, Repeats, RulesRefused, protocol_with
from tests import small_study


def test_no_two_codes_of_a_study_are_equal(store):
    codes = [i.code for i in store.images()]
    codes += [a.code for i in store.images() for a in store.assignments(i.id)]
    assert len(set(codes)) == len(codes) == 8 * (1 + 3)


@given(seed=st.integers(), count=st.integers(1, 5000))
def test_codes_are_neutral_and_different(seed, count):
    codes = list(neutral_codes(seed, count))
    assert len(set(codes)) == count
    assert len({len(c) for c in codes}) == 1
    assert all(c[0] == "P" and c[1:].isdigit() and len(c) >= 5 for c in codes)


def test_codes_do_not_follow_the_order_of_the_photographs():
    codes = list(neutral_codes(5, 400))
    rising = sum(a < b for a, b in itertools.pairwise(codes))
    assert 150 < rising < 250


def test_every_rater_reads_every_photograph_in_an_order_of_his_own(store):
    images = [i.id for i in store.images()]
    orders = [[a.image for a in store.worklist(p.id)] for p in store.people()[:3]]
    assert all(sorted(o) == sorted(images) for o in orders)
    assert len({tuple(o) for o in orders}) == 3
    assert store.worklist(store.people()[3].id) == ()


def test_the_seed_decides_the_order(tmp_path):
    def orders(name, seed):
        with small_study.make(tmp_path / name, images=small_study.photographs(30), seed=seed) as made:
            paths = {i.id: i.path for i in made.images()}
            return [[paths[a.image] for a in made.worklist(p.id)] for p in made.people()]

    assert orders("a.refuge", 1) == orders("b.refuge", 1) != orders("c.refuge", 2)


def test_a_study_too_small_for_its_repeats_is_refused_and_no_file_is_left(tmp_path):
    with pytest.raises(RulesRefused, match="at most 7 can lie between"):
        small_study.make(tmp_path / "s.refuge", protocol=protocol_with(3, repeats=Repeats(10, 14, 8)))
    with pytest.raises(RulesRefused, match="choose fewer"):
        small_study.make(tmp_path / "s.refuge", protocol=protocol_with(3, calibration=9))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "path",
    ["", ".", "/etc/passwd", "../x.jpg", "a/../../x.jpg", "a//b.jpg", "./a.jpg", "C:/a.jpg", "a\\b.jpg", "a\0b",
     "\udcff.jpg"],
)  # fmt: skip
def test_a_photograph_outside_the_folder_is_refused_and_no_file_is_left(tmp_path, path):
    image = small_study.photographs(1)[0]
    with pytest.raises(NotAllowed):
        small_study.make(tmp_path / "s.refuge", images=[type(image)("", path, "", image.sha256, image.sha256, 9, 9)])
    assert list(tmp_path.iterdir()) == []


def test_a_photograph_is_named_once(tmp_path):
    with pytest.raises(NotAllowed, match=r"site/0000\.jpg"):
        small_study.make(tmp_path / "s.refuge", images=small_study.photographs(1) * 2)


def test_names_that_differ_in_folder_ending_or_case_are_different_photographs(tmp_path):
    paths = ["a/1.jpg", "b/1.jpg", "b/1.png", "c/IMG_1.jpg", "c/img_1.jpg", "c/é.jpg", "c/e\u0301.jpg"]
    images = [
        type(i)("", p, "", i.sha256, i.pixel_sha256, 9, 9)
        for i, p in zip(small_study.photographs(7), paths, strict=True)
    ]
    with small_study.make(tmp_path / "s.refuge", images=images) as made:
        assert [i.path for i in made.images()] == paths


def test_photographs_that_are_the_same_file_are_reported(tmp_path):
    one, two, three = small_study.photographs(3)
    copy = type(one)("", "copy.jpg", "", one.sha256, one.pixel_sha256, 9, 9)
    with small_study.make(tmp_path / "s.refuge", images=[one, two, copy, three]) as made:
        (warning,) = made.warnings
        assert not warning.grave
        assert "site/0000.jpg, copy.jpg" in warning.sentence()
        assert len(made.images()) == 4


def test_a_file_that_is_there_is_not_replaced(tmp_path):
    path = tmp_path / "s.refuge"
    path.write_bytes(b"mine")
    with pytest.raises(StudyExists):
        small_study.make(path)
    assert path.read_bytes() == b"mine"


def test_a_link_to_nowhere_is_not_replaced(tmp_path):
    path = tmp_path / "s.refuge"
    path.symlink_to(tmp_path / "nowhere")
    with pytest.raises(StudyExists):
        small_study.make(path)


def test_a_study_in_a_folder_that_is_not_there_is_refused_in_words(tmp_path):
    with pytest.raises(StudyError, match="choose another folder"):
        small_study.make(tmp_path / "none" / "s.refuge")


def test_a_study_of_no_photographs_can_be_made(tmp_path):
    with small_study.make(tmp_path / "s.refuge", images=[]) as made:
        assert made.images() == ()
        assert made.queue() == ()


@pytest.mark.parametrize(
    "rules",
    [Protocol(0, 0), Protocol(7, 3), Protocol(3, 4), Protocol(3, 2, recall_minutes=-1),
     Protocol(3, 2, calibration=-1), Protocol(3, 2, repeats=Repeats(51)), Protocol(3, 2, repeats=Repeats(5, 14, 5)),
     Protocol(3, 2, repeats=Repeats(5, 0)), Protocol(3, 2, repeats=Repeats(-1))],
)  # fmt: skip
def test_rules_that_make_no_study_are_refused(tmp_path, rules):
    with pytest.raises(NotAllowed, match="make no study"):
        small_study.make(tmp_path / "s.refuge", protocol=rules)
    assert list(tmp_path.iterdir()) == []
