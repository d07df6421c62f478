from dataclasses import replace

import pytest

from refuge_annotator.study.second_looks import BETWEEN, first_of, have_come, is_second, second_looks
from tests import small_study


def photographs(count):
    one = small_study.photographs(1)[0]
    return [replace(one, id=f"image-{n}", code=f"P{n:04d}", path=f"p{n}.png") for n in range(count)]


@pytest.mark.parametrize(
    ("count", "percent", "twice"), [(0, 5, 0), (19, 5, 0), (20, 5, 1), (59, 5, 2), (400, 5, 20), (9, 0, 0)]
)
def test_the_share_is_rounded_down(count, percent, twice):
    assert len(second_looks(photographs(count), percent, "seed")) == twice


def test_each_has_a_code_of_its_own_that_looks_like_the_others():
    images = photographs(400)
    found = second_looks(images, 5, "seed")
    codes = {image.code for image in found.values()}
    assert len(codes) == 20
    assert not codes & {image.code for image in images}
    assert {len(code) for code in codes} == {5}
    assert {code[0] for code in codes} == {"P"}


def test_the_key_means_the_photograph():
    for key, image in second_looks(photographs(100), 5, "seed").items():
        assert image.id == key
        assert is_second(key)
        assert not is_second(first_of(key))
        assert first_of(key) in {i.id for i in photographs(100)}


def test_the_same_seed_chooses_the_same_in_any_order_and_another_seed_others():
    images = photographs(200)
    one = second_looks(images, 5, "a")
    assert second_looks(images[::-1], 5, "a") == one
    assert second_looks(images, 5, "b").keys() != one.keys()


def test_a_small_study_s_codes_do_not_run_out():
    images = [replace(i, code=f"P{n}") for n, i in enumerate(photographs(10))]
    assert len(second_looks(images, 50, "seed")) == 5


def test_it_comes_after_twenty_other_decisions_or_when_nothing_else_is_left():
    when = {f"image-{n}": 10 * n for n in range(BETWEEN + 3)}
    assert have_come(when, all_decided=False) == {"image-0", "image-1", "image-2"}
    assert have_come(when, all_decided=True) == when.keys()
    assert have_come({}, all_decided=True) == frozenset()
