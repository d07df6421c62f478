from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.app.kept_photographs import Fetched, KeptPhotographs, stamp_of
from refuge_annotator.imaging.load import Loaded

A, B, C, D, E, F = (Path(name) for name in "abcdef")


def weighing(size: int) -> Fetched:
    pixels = np.zeros(size, np.uint8)
    return Fetched(Loaded(pixels, 1, ""), None, pixels, None)


def test_at_most_so_many_are_kept_and_the_neighbours_stay():
    kept = KeptPhotographs(limit=1000, most=4)
    kept.want(C, (D, E, B))
    for path in (A, B, C, F, D, E):
        kept.put(path, weighing(10))
    assert [path for path in (A, B, C, D, E, F) if kept.get(path)] == [B, C, D, E]


def test_what_is_wanted_least_makes_room():
    kept = KeptPhotographs(limit=100, most=4)
    kept.want(A, (B, C, D))
    for path in (D, C, A, B):
        kept.put(path, weighing(40))
    assert [path for path in (A, B, C, D) if kept.get(path)] == [A, B]
    assert kept.nbytes == 80
    assert kept.room_for(B) == 60
    assert kept.room_for(C) == 20


def test_one_that_is_too_large_alone_is_not_kept():
    kept = KeptPhotographs(limit=100, most=4)
    kept.want(A, (B,))
    kept.put(B, weighing(60))
    kept.put(A, weighing(101))
    assert kept.get(A) is None
    assert kept.nbytes <= 100


def test_the_photograph_on_screen_is_never_missing_whether_kept_or_not():
    kept = KeptPhotographs()
    kept.want(A, (B, C))
    assert kept.missing() == (B, C)
    kept.put(C, weighing(1))
    assert kept.missing() == (B,)


def test_at_hand_is_what_is_kept_up_to_a_neighbour_that_is_still_to_come():
    kept = KeptPhotographs()
    kept.want(A, (B, C, D))
    for path, size in ((B, 1), (D, 3)):
        kept.put(path, weighing(size))
    assert [f.ready.nbytes for f in kept.at_hand()] == [1]
    assert [f.ready.nbytes for f in kept.at_hand({C})] == [1, 3]  # nobody waits for C
    kept.put(C, weighing(2))
    assert [f.ready.nbytes for f in kept.at_hand()] == [1, 2, 3]


@given(
    st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(1, 60), st.lists(st.sampled_from("abcdefgh")))),
)
def test_the_bounds_hold_whatever_comes(steps):
    kept = KeptPhotographs(limit=100, most=3)
    for name, size, neighbours in steps:
        kept.want(Path(name), [Path(n) for n in neighbours])
        kept.put(Path(name), weighing(size))
        assert kept.nbytes <= 100
        assert sum(kept.get(Path(n)) is not None for n in "abcdefgh") <= 3
        assert kept.get(Path(name)) is not None  # the newest stays


def test_a_file_that_was_written_since_has_another_stamp(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(b"1")
    before = stamp_of(path)
    assert stamp_of(path) == before
    path.write_bytes(b"22")
    assert stamp_of(path) != before
    path.unlink()
    assert stamp_of(path) is None
