import hashlib
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from refuge_annotator.formats.digests import MOST_LENGTHS, SMALL, STEP, Digests


def plain(data) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.mark.parametrize("length", [0, 1, SMALL - 1, SMALL, SMALL + 1, SMALL + STEP - 1, 3 * SMALL])
@pytest.mark.parametrize("place", [0, 1, STEP - 1, STEP, STEP + 1, SMALL - 2, -1])
def test_a_file_that_differs_from_the_first_at_any_place_has_its_own_digest(length, place):
    digests, first = Digests(), bytearray(random.Random(length).randbytes(length))
    other = bytearray(first)
    if length > abs(place):
        other[place] ^= 1
    for data in (first, other, first, bytes(other), memoryview(other)):
        assert digests.sha256(data) == plain(data)


def test_what_is_done_to_the_first_file_afterwards_does_not_matter():
    digests, first = Digests(), bytearray(2 * SMALL)
    digests.sha256(first)
    first[5] = 1
    assert digests.sha256(first) == plain(first)


def test_files_of_many_lengths_are_digested_too():
    digests = Digests()
    for more in range(3 * MOST_LENGTHS):
        data = bytes([more]) * (SMALL + more)
        assert digests.sha256(data) == plain(data)


def test_threads_share_one():
    digests = Digests()
    files = [bytes(n * STEP // 4) + b"x" + bytes(2 * SMALL - n * STEP // 4) for n in range(40)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(digests.sha256, files)) == [plain(data) for data in files]
