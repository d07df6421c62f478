import io
import struct

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from PySide6.QtGui import QImage

from refuge_annotator.formats.bitmap import OFFSET, decode_bmp
from refuge_annotator.formats.format import Severity
from tests.formats.folders import bmp

MASK = np.array([[255, 128, 0, 128, 255], [255, 0, 0, 128, 255], [255, 255, 128, 255, 255]], np.uint8)


def pillow(data):
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.mode == "L"
        return np.asarray(picture)


def opencv(data):
    return cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_UNCHANGED)


def qt(data):
    picture = QImage.fromData(data)
    assert picture.isGrayscale()
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    return rows[:, : grey.width()].copy()


def saved(picture, **how):
    stream = io.BytesIO()
    picture.save(stream, how.pop("format", "BMP"), **how)
    return stream.getvalue()


@pytest.mark.parametrize("read", [pillow, opencv, qt])
@pytest.mark.parametrize("width", [1, 2, 3, 4, 5, 64, 321])
def test_other_programs_read_exactly_the_grey_levels(read, width):
    mask = np.random.default_rng(width).choice(np.array([0, 128, 255], np.uint8), (7, width))
    seen = read(bmp(mask))
    assert seen.dtype == np.uint8
    assert seen.ndim == 2
    assert np.array_equal(seen, mask)


def test_the_file_is_the_released_kind_byte_for_byte():
    data = bmp(MASK)
    assert data == saved(Image.fromarray(MASK))
    assert data[:2] == b"BM"
    assert struct.unpack("<I", data[10:14]) == (OFFSET,)
    assert struct.unpack("<IiiHHI", data[14:34]) == (40, 5, 3, 1, 8, 0)
    assert data[54:OFFSET] == b"".join(bytes((k, k, k, 0)) for k in range(256))
    assert len(data) == struct.unpack("<I", data[2:6])[0] == OFFSET + 3 * 8


@given(st.integers(1, 40), st.integers(1, 40), st.integers(0, 9))
def test_what_is_written_reads_back(height, width, seed):
    mask = np.random.default_rng(seed).integers(0, 256, (height, width), np.uint8)
    back = decode_bmp("m.bmp", bmp(mask))
    assert back.findings == ()
    assert np.array_equal(back.pixels, mask)


def test_a_view_that_is_not_contiguous_is_written_right():
    assert bmp(MASK[::-1, ::-1]) == bmp(np.ascontiguousarray(MASK[::-1, ::-1]))


def test_a_palette_gives_the_colours_seen_and_an_error():
    picture = Image.fromarray(np.array([[0, 1, 2], [2, 1, 0]], np.uint8), "P")
    picture.putpalette([255, 255, 255, 128, 128, 128, 0, 0, 0] + [0] * 759)
    back = decode_bmp("m.bmp", saved(picture))
    assert np.array_equal(back.pixels, [[255, 128, 0], [0, 128, 255]])
    assert [f.severity for f in back.findings] == [Severity.ERROR]
    assert "palette" in back.findings[0].sentence()


def test_three_equal_channels_are_read_and_told():
    back = decode_bmp("m.bmp", saved(Image.fromarray(MASK).convert("RGB")))
    assert np.array_equal(back.pixels, MASK)
    assert "three colour channels" in back.findings[0].sentence()
    assert back.findings[0].severity is Severity.ERROR


def test_a_coloured_picture_is_no_mask():
    back = decode_bmp("m.bmp", saved(Image.new("RGB", (4, 4), (10, 200, 30))))
    assert back.pixels is None
    assert "colours" in back.findings[0].sentence()


def test_a_black_and_white_bitmap_has_too_few_bits():
    back = decode_bmp("m.bmp", saved(Image.fromarray(MASK).convert("1")))
    assert "fewer than 8 bits" in back.findings[0].sentence()


def test_top_down_rows_are_read_right_with_a_word():
    data = bytearray(bmp(MASK))
    data[22:26] = struct.pack("<i", -3)
    back = decode_bmp("m.bmp", bytes(data))
    assert np.array_equal(back.pixels, MASK[::-1])
    assert [f.severity for f in back.findings] == [Severity.WARNING]


@pytest.mark.parametrize("form", ["PNG", "JPEG"])
def test_another_kind_under_the_name_of_a_bitmap_is_told(form):
    back = decode_bmp("m.bmp", saved(Image.fromarray(MASK), format=form))
    assert back.pixels is None
    assert form in back.findings[0].sentence()


@pytest.mark.parametrize(
    "data",
    [b"", b"BM", b"no picture at all", bmp(MASK)[:-9], bmp(MASK)[:60], b"BM" + b"\xff" * 80],
    ids=["empty", "two bytes", "text", "cut", "header only", "huge"],
)
def test_a_broken_file_is_told_and_never_raises(data):
    back = decode_bmp("m.bmp", data)
    assert back.pixels is None
    assert [f.severity for f in back.findings] == [Severity.ERROR]
