import hashlib
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.formats import bands
from refuge_annotator.formats.bands import Bands, blank, drawn_rows, pieces_of, pixel_bands, sha256_of
from refuge_annotator.formats.bitmap import bmp_bands, decode_bands, decode_bmp

WIDTH, HEIGHT = 2051, 1300  # rows of a BMP end in padding, and a sheet has many blocks of them


def masks(background: int = 255):
    """Yield masks with something at the top, in the middle, at the bottom, everywhere and nowhere."""
    drawn = 128 if background == 255 else 255
    for top, bottom in [(0, 1), (0, 400), (63, 65), (500, 900), (1299, 1300), (0, 1300), (7, 7)]:
        mask = np.full((HEIGHT, WIDTH), background, np.uint8)
        mask[top:bottom, 40:70] = drawn
        yield mask


@pytest.mark.parametrize("background", [0, 255])
def test_the_bands_of_pixels_are_the_pixels(background):
    for mask in masks(background):
        banded = pixel_bands(mask, background)
        assert bytes(banded) == mask.tobytes()
        assert len(banded) == mask.size
        assert banded.sha256() == hashlib.sha256(mask.tobytes()).hexdigest()


@pytest.mark.parametrize("background", [0, 255])
def test_the_bands_of_a_bitmap_have_its_hash_and_its_drawn_rows(background):
    for mask in masks(background):
        banded = bmp_bands(mask, background)
        assert banded.sha256() == hashlib.sha256(bytes(banded)).hexdigest()
        assert np.array_equal(decode_bmp("m.bmp", bytes(banded)).pixels, mask)
        seen = decode_bands("m.bmp", banded, background)
        assert seen.above + len(seen.pixels) + seen.below == HEIGHT
        assert np.array_equal(seen.pixels, mask[seen.above : HEIGHT - seen.below])


@given(st.integers(1, 40), st.integers(1, 9), st.integers(0, 9), st.sampled_from([0, 255]))
def test_only_background_lies_outside_the_drawn_rows_and_a_row_of_it_at_their_ends(height, width, seed, background):
    rng = np.random.default_rng(seed)
    mask = np.full((height, width), background, np.uint8)
    for row in rng.choice(height, size=seed % (height + 1) // 3):
        mask[row, rng.integers(width)] = 128
    top, bottom = drawn_rows(mask, background)
    assert (mask[:top] == background).all()
    assert (mask[bottom:] == background).all()
    assert bottom > top
    assert top == 0 or (mask[top] == background).all()
    assert bottom == height or (mask[bottom - 1] == background).all()


def test_blank_rows_that_are_no_background_are_not_taken_for_it():
    mask = np.full((HEIGHT, WIDTH), 128, np.uint8)
    mask[600, 5] = 0
    grey = Bands(blank(bmp_bands(mask).blank.head, bytes([128]) * WIDTH + b"\0", HEIGHT), 0, memoryview(b""))
    seen = decode_bands("m.bmp", grey)
    assert (seen.above, seen.below) == (0, 0)
    assert seen.pixels.shape == (HEIGHT, WIDTH)
    assert (seen.pixels == 128).all()


def test_a_head_that_is_none_of_ours_is_read_as_any_file():
    head = bmp_bands(np.full((4, 8), 255, np.uint8)).blank.head
    wrong = [b"no picture", b"x" * len(head), head[:18] + b"\0\0\0\x40" + head[22:], head[:-1] + b"x"]
    for sheet in [blank(one, b"\xff" * 8, 4) for one in wrong] + [blank(head, b"\xff" * 8, 3)]:
        file = Bands(sheet, 0, memoryview(b""))
        seen, whole = decode_bands("m.bmp", file), decode_bmp("m.bmp", bytes(file))
        assert (seen.above, seen.below, seen.findings) == (0, 0, whole.findings)
        assert np.array_equal(seen.pixels, whole.pixels) or seen.pixels is whole.pixels is None


def test_a_file_in_one_piece_is_itself():
    data = bytes(range(256)) * (bands.BLOCK // 100)
    assert b"".join(pieces_of(data)) == data
    assert sha256_of(data) == hashlib.sha256(data).hexdigest()
    assert list(pieces_of(b"")) == []


def test_threads_share_a_sheet():
    many = [mask for mask in masks() for _ in range(4)]
    with ThreadPoolExecutor(8) as pool:
        seen = list(pool.map(lambda m: bmp_bands(m).sha256(), many))
    assert seen == [hashlib.sha256(bytes(bmp_bands(m))).hexdigest() for m in many]
