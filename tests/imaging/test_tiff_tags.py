import io

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from refuge_annotator.imaging.tiff_tags import exif_orientation, read_directory
from tests.imaging import files


def test_tags_are_read_as_pillow_reads_them():
    for data in (
        files.encoded(files.scene(), "TIFF", tiffinfo={274: 5, 259: 1}),
        files.deep_tiff(files.scene(), photometric="rgb", byteorder=">", rowsperstrip=4),
    ):
        page = read_directory(io.BytesIO(data))
        wanted = Image.open(io.BytesIO(data)).tag_v2
        for tag in (256, 257, 258, 262, 273, 277, 279):
            value = wanted[tag]
            assert page.tags[tag] == (value if isinstance(value, tuple) else (value,))


def test_a_big_tiff_says_the_same_as_a_small_one():
    small, big = (
        read_directory(io.BytesIO(files.deep_tiff(files.scene(), photometric="rgb", bigtiff=big)))
        for big in (False, True)
    )
    for tag in (256, 257, 258, 262, 277):
        assert small.tags[tag] == big.tags[tag]


@given(st.sampled_from([b"II*\0", b"MM\0*", b"II+\0", b"MM\0+", b""]), st.binary(max_size=200))
def test_no_bytes_do_worse_than_an_upright_picture(start, rest):
    assert 1 <= exif_orientation(start + rest) <= 8
