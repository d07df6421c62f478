import io

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from refuge_annotator.formats.png import decode_png, encode_png


@given(st.integers(1, 40), st.integers(1, 40), st.integers(0, 9))
def test_other_programs_read_black_and_white(height, width, seed):
    mask = np.random.default_rng(seed).random((height, width)) < 0.5
    data = encode_png(mask)
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.mode == "L"
        assert np.array_equal(np.asarray(picture), mask * np.uint8(255))
    assert np.array_equal(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_UNCHANGED), mask * np.uint8(255))
    back = decode_png("m.png", data)
    assert back.findings == ()
    assert np.array_equal(back.pixels > 0, mask)


@pytest.mark.parametrize(
    "data", [b"", b"\x89PNG", encode_png(np.ones((9, 9), bool))[:-20]], ids=["empty", "short", "cut"]
)
def test_a_broken_file_is_told_and_never_raises(data):
    back = decode_png("m.png", data)
    assert back.pixels is None
    assert len(back.findings) == 1


@pytest.mark.parametrize("mode", ["RGB", "P", "LA", "1"])
def test_another_pixel_kind_is_told(mode):
    stream = io.BytesIO()
    Image.new("L", (4, 4), 255).convert(mode).save(stream, "PNG")
    assert "8 bits of grey" in decode_png("m.png", stream.getvalue()).findings[0].sentence()


def test_a_file_in_our_form_is_read_as_pillow_reads_it():
    mask = np.random.default_rng(1).random((33, 17)) < 0.3
    data = encode_png(mask)
    with Image.open(io.BytesIO(data)) as picture:
        assert np.array_equal(decode_png("m.png", data).pixels, np.asarray(picture))


@pytest.mark.parametrize("at", range(8, 120))
def test_a_single_wrong_byte_is_noticed(at):
    data = bytearray(encode_png(np.eye(40, dtype=bool)))
    data[at] ^= 0x10
    back = decode_png("m.png", bytes(data))
    assert back.pixels is None
    assert back.findings


def test_pngs_of_other_programs_are_read():
    grey = np.random.default_rng(1).integers(0, 256, (33, 17), np.uint8)
    stream = io.BytesIO()
    Image.fromarray(grey).save(stream, "PNG")
    back = decode_png("m.png", stream.getvalue())
    assert back.findings == ()
    assert np.array_equal(back.pixels, grey)
