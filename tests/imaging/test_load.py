import hashlib
import io
import os
import struct
import tracemalloc
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from refuge_annotator.imaging import load
from refuge_annotator.imaging.load import UnreadableImage, load_photograph, read_header
from refuge_annotator.imaging.pixels import DEPTH_NOTES
from tests.imaging import files
from tests.imaging.files import AS_STORED, BLUE, GREEN, HEIGHT, RED, WIDTH, YELLOW, corners, scene

COLOURS = [RED, GREEN, BLUE, YELLOW]


@pytest.fixture
def loaded(tmp_path):
    def from_bytes(data: bytes, name: str = "photograph.jpg"):
        path = tmp_path / name
        path.write_bytes(data)
        return load_photograph(path)

    return from_bytes


@pytest.fixture
def refusal(tmp_path):
    def of_bytes(data: bytes, name: str = "photograph.jpg") -> str:
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(UnreadableImage) as told:
            load_photograph(path)
        assert told.value.path == path
        assert told.value.cure
        return str(told.value)

    return of_bytes


def same(pixels: np.ndarray, wanted: np.ndarray, within: int = 0) -> bool:
    return pixels.shape == wanted.shape and int(np.abs(pixels.astype(int) - wanted.astype(int)).max()) <= within


def like(pixels: np.ndarray, wanted: np.ndarray) -> bool:
    """Tell whether they differ by no more than JPEG's losses."""
    return pixels.shape == wanted.shape and float(np.abs(pixels.astype(int) - wanted.astype(int)).mean()) < 6


# --- turns ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize("form", ["JPEG", "PNG", "TIFF", "deep TIFF"])
def test_every_turn_gives_the_same_upright_picture(loaded, form, turn):
    stored = np.ascontiguousarray(AS_STORED[turn](scene()))
    data = {
        "JPEG": lambda: files.jpeg(stored, exif=files.turned_exif(turn)),
        "PNG": lambda: files.encoded(stored, "PNG", exif=files.turned_exif(turn)),
        "TIFF": lambda: files.encoded(stored, "TIFF", tiffinfo={274: turn}),
        "deep TIFF": lambda: files.deep_tiff(
            stored.astype(np.uint16) * 257, photometric="rgb", byteorder=">", extratags=[(274, "H", 1, turn, True)]
        ),
    }[form]()
    found = loaded(data)
    assert found.orientation == turn
    assert found.pixels.flags.c_contiguous
    assert like(found.pixels, scene()) if form == "JPEG" else same(found.pixels, scene())
    assert np.abs(np.subtract(corners(found.pixels), COLOURS)).max() <= 6


def test_the_header_gives_the_size_after_the_turn(tmp_path):
    path = tmp_path / "a.jpg"
    path.write_bytes(files.jpeg(np.ascontiguousarray(AS_STORED[6](scene())), exif=files.turned_exif(6)))
    header = read_header(path)
    assert (header.width, header.height, header.orientation) == (WIDTH, HEIGHT, 6)
    assert (header.format, header.bits) == ("JPEG", 8)


@pytest.mark.parametrize("turn", [0, 9, 700])
def test_a_turn_out_of_range_is_no_turn(loaded, turn):
    for data in (
        files.jpeg(exif=files.turned_exif(turn)),
        files.encoded(scene(), "PNG", exif=files.turned_exif(turn)),
        files.encoded(scene(), "TIFF", tiffinfo={274: turn}),
    ):
        found = loaded(data)
        assert found.orientation == 1
        assert found.pixels.shape == (HEIGHT, WIDTH, 3)


@pytest.mark.parametrize(
    "block", [b"", b"\xfe" * 20, b"II*\0" + b"\xff" * 8, b"MM\0*\0\0\0\x08\xff\xff" + b"\1\x12" * 9]
)
def test_garbage_where_exif_should_be_is_ignored(loaded, block):
    data = files.jpeg()
    segment = b"\xff\xe1" + struct.pack(">H", 2 + 6 + len(block)) + b"Exif\0\0" + block
    found = loaded(data[:2] + segment + data[2:])
    assert found.orientation == 1
    assert same(found.pixels, loaded(data).pixels)


# --- kinds of JPEG ----------------------------------------------------------------------------------------------


def test_both_decoders_of_a_jpeg_give_the_same_pixels(loaded):
    for options in ({}, {"subsampling": 2, "quality": 80}, {"progressive": True}):
        data = files.jpeg(**options)
        assert same(loaded(data).pixels, np.asarray(Image.open(io.BytesIO(data)).convert("RGB")))


def test_a_grey_jpeg_is_shown_grey(loaded):
    pixels = loaded(files.jpeg(Image.fromarray(files.grey(scene())))).pixels
    assert same(pixels, np.dstack([files.grey(scene())] * 3), within=12)
    assert (pixels[..., 0] == pixels[..., 1]).all()
    assert (pixels[..., 0] == pixels[..., 2]).all()


def test_inks_with_adobe_s_marker_are_right_and_without_it_refused(loaded, refusal):
    inks = files.jpeg(Image.fromarray(scene()).convert("CMYK"))
    assert np.abs(np.subtract(corners(loaded(inks).pixels), COLOURS)).max() <= 12
    assert "CMYK" in refusal(files.without_segment(inks, 0xEE))


def test_a_multi_picture_jpeg_shows_its_first_picture(loaded):
    small = Image.fromarray(scene(30, 20))
    data = files.encoded(scene(), "MPO", save_all=True, append_images=[small], quality=95, subsampling=0)
    assert like(loaded(data).pixels, scene())


def test_colour_profiles_are_not_applied(loaded):
    plain = loaded(files.jpeg()).pixels
    for profile in (b"no profile at all", bytes(128)):
        assert same(loaded(files.jpeg(icc_profile=profile)).pixels, plain)
    gamma = files.png(scene(), 2, [(b"gAMA", struct.pack(">I", 200_000))])
    assert same(loaded(gamma).pixels, scene())


# --- what is not all there --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"subsampling": 2}, {"progressive": True}], ids=["444", "420", "progressive"])
def test_a_jpeg_cut_anywhere_is_refused_unless_every_pixel_is_there(tmp_path, options):
    data = files.jpeg(scene(40, 33), quality=70, **options)
    path = tmp_path / "cut.jpg"
    path.write_bytes(data)
    whole = load_photograph(path).pixels
    opened = []
    for cut in range(len(data)):
        path.write_bytes(data[:cut])
        try:
            found = load_photograph(path)
        except UnreadableImage:
            continue
        assert same(found.pixels, whole)
        assert found.notes
        opened.append(cut)
    assert len(data) - 2 in opened or options == {"progressive": True}


def test_half_a_jpeg_says_how_much_of_it_arrived(refusal):
    data = files.jpeg(np.random.default_rng(1).integers(0, 256, (160, 160, 3), dtype=np.uint8))
    said = refusal(data[: len(data) // 2])
    percent = int(said.split(" % of its rows")[0].split()[-1])
    assert 40 <= percent <= 55


def test_a_cut_jpeg_to_which_something_added_an_end_marker_is_refused(refusal):
    data = files.jpeg(scene(160, 160))
    assert "of its rows" in refusal(data[: len(data) // 2].rstrip(b"\xff") + b"\xff\xd9")


def test_a_jpeg_whose_second_half_is_zeros_is_refused(refusal):
    data = files.jpeg(scene(160, 160))
    assert "JPEG ends" in refusal(data[: len(data) // 2].ljust(len(data), b"\0"))


def test_stray_bytes_between_segments_do_no_harm_unless_there_is_nothing_else(loaded, refusal):
    data = files.jpeg()
    assert same(loaded(data[:2] + b"\xff\0" * 3000 + data[2:]).pixels, loaded(data).pixels)
    assert "header" in refusal(data[:2] + b"\xff\0" * 3000)
    assert "cannot be read" in refusal(data[:3] + bytes(1_000_000))


def test_a_progressive_jpeg_without_its_end_is_refused_since_scans_may_be_missing(loaded, refusal):
    data = files.jpeg(progressive=True)
    assert like(loaded(data).pixels, scene())
    assert "end marker" in refusal(data[:-2])


def test_a_mid_grey_jpeg_is_complete(loaded):
    assert (loaded(files.jpeg(np.full((40, 40, 3), 128, np.uint8))).pixels == 128).all()


def test_bytes_after_the_end_of_a_jpeg_do_no_harm(loaded):
    found = loaded(files.jpeg() + bytes(100) + b"<html>")
    assert found.notes == ()
    assert same(found.pixels, loaded(files.jpeg()).pixels)


def test_damage_is_not_told_on_the_terminal(loaded, refusal, capfd):
    data = files.jpeg(scene(160, 160))
    refusal(data[: len(data) // 2])
    refusal(files.deep_tiff(scene().astype(np.uint16) * 257, photometric="rgb")[:-4000])
    loaded(data[:-2])
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("form", ["PNG", "TIFF", "BMP"])
def test_a_picture_cut_anywhere_is_refused(tmp_path, form):
    data = files.encoded(scene(20, 15), form)
    path = tmp_path / "cut"
    for cut in range(0, len(data) - 1, 7):
        path.write_bytes(data[:cut])
        with pytest.raises(UnreadableImage):
            load_photograph(path)


@pytest.mark.parametrize("compression", ["tiff_lzw", "tiff_adobe_deflate", "jpeg"])
def test_a_compressed_tiff_is_read_whole_or_refused(loaded, refusal, compression):
    data = files.encoded(scene(), "TIFF", compression=compression)
    assert like(loaded(data).pixels, scene()) if compression == "jpeg" else same(loaded(data).pixels, scene())
    assert refusal(data[: len(data) // 2])


def test_one_wrong_byte_in_a_png_is_noticed(tmp_path):
    data = bytearray(files.encoded(scene(20, 15), "PNG"))
    path = tmp_path / "a.png"
    for place in range(33, len(data) - 12, 3):
        data[place] ^= 0x40
        path.write_bytes(data)
        data[place] ^= 0x40
        with pytest.raises(UnreadableImage):
            load_photograph(path)


# --- depth ------------------------------------------------------------------------------------------------------


def test_a_full_range_16_bit_copy_looks_like_its_8_bit_twin(loaded):
    deep = scene().astype(np.uint16) * 257
    grey = files.grey(scene())
    for data, wanted in (
        (files.png(deep, 2), scene()),
        (files.png(grey.astype(np.uint16) * 257, 0), np.dstack([grey] * 3)),
        (files.deep_tiff(deep, photometric="rgb"), scene()),
        (files.deep_tiff(deep, photometric="rgb", byteorder=">", tile=(16, 16)), scene()),
        (files.deep_tiff(deep, photometric="rgb", bigtiff=True, compression="zlib", predictor=True), scene()),
        (files.deep_tiff(grey.astype(np.uint16) * 257, photometric="minisblack"), np.dstack([grey] * 3)),
        (files.deep_tiff(65535 - grey.astype(np.uint16) * 257, photometric="miniswhite"), np.dstack([grey] * 3)),
    ):
        found = loaded(data)
        assert same(found.pixels, wanted)
        assert found.notes == (DEPTH_NOTES[16],)


@pytest.mark.parametrize("bits", [10, 12, 14])
def test_low_values_in_16_bits_are_neither_black_nor_white(loaded, bits):
    full = (1 << bits) - 1
    values = np.linspace(0, full, WIDTH * HEIGHT).round().astype(np.uint16).reshape(HEIGHT, WIDTH)
    found = loaded(files.png(values, 0))
    wanted = [[int(v) * 255 / full for v in row] for row in values]
    assert np.abs(found.pixels[..., 0] - np.array(wanted)).max() <= 0.5
    assert found.notes == (DEPTH_NOTES[bits],)


def test_what_16_bit_tiffs_could_show_wrongly_is_refused(refusal):
    deep = scene().astype(np.uint16) * 257
    grey = files.grey(scene())
    planes = np.ascontiguousarray(deep.transpose(2, 0, 1))
    assert refusal(files.deep_tiff(planes, photometric="rgb", planarconfig="separate"))
    assert refusal(files.deep_tiff(np.dstack([deep, deep[..., :1]]), photometric="separated"))
    assert "whole positive numbers" in refusal(files.deep_tiff((grey / 255).astype(np.float32)))
    assert "whole positive numbers" in refusal(files.deep_tiff(grey.astype(np.int16)))


# --- transparency, palettes, odd sizes --------------------------------------------------------------------------


def test_opacity_lies_over_black_in_every_form(loaded):
    hidden = scene()
    hidden[HEIGHT // 2 :] = (255, 0, 255)
    opacity = np.full((HEIGHT, WIDTH, 1), 255, np.uint8)
    opacity[HEIGHT // 2 :] = 0
    wanted = scene()
    wanted[HEIGHT // 2 :] = 0
    rgba = np.dstack([hidden, opacity])
    key = [(b"tRNS", struct.pack(">HHH", 255, 0, 255))]
    deep_key = [(b"tRNS", struct.pack(">HHH", 255 * 257, 0, 255 * 257))]
    for data in (
        files.png(rgba, 6),
        files.png(rgba.astype(np.uint16) * 257, 6),
        files.png(hidden, 2, key),
        files.png(hidden.astype(np.uint16) * 257, 2, deep_key),
        files.encoded(rgba, "TIFF"),
    ):
        assert same(loaded(data).pixels, wanted)


def test_transparent_grey_is_black(loaded):
    grey = np.full((HEIGHT, WIDTH), 90, np.uint8)
    grey[:10] = 200
    half = np.dstack([grey, np.full_like(grey, 51)])
    assert (loaded(files.png(half, 4)).pixels[20] == 18).all()
    key = [(b"tRNS", struct.pack(">H", 200 * 257))]
    pixels = loaded(files.png(grey.astype(np.uint16) * 257, 0, key)).pixels
    assert (pixels[:10] == 0).all()
    assert (pixels[10:] == 90).all()


def test_a_transparent_palette_colour_is_black(loaded):
    image = Image.fromarray(np.array([[0, 1], [1, 0]], np.uint8), "P")
    image.putpalette([255, 0, 255, 10, 20, 30])
    pixels = loaded(files.encoded(image, "PNG", transparency=0)).pixels
    assert pixels.tolist() == [[[0, 0, 0], [10, 20, 30]], [[10, 20, 30], [0, 0, 0]]]


@pytest.mark.parametrize("fourth", [0, 255, 90])
def test_the_fourth_byte_of_a_32_bit_bmp_hides_nothing(loaded, fourth):
    assert same(loaded(files.bmp32(scene(), fourth)).pixels, scene())


@pytest.mark.parametrize("width", range(117, 125))
def test_no_width_shears_the_picture(loaded, width):
    for form in ("BMP", "PNG", "TIFF"):
        assert same(loaded(files.encoded(scene(width, 20), form)).pixels, scene(width, 20))
        grey = files.grey(scene(width, 20))
        assert same(loaded(files.encoded(grey, form)).pixels, np.dstack([grey] * 3))


def test_palettes_and_single_bits_show_their_colours(loaded):
    image = Image.fromarray(scene()).quantize(16)
    one = Image.fromarray(files.grey(scene()) > 100)
    for form in ("BMP", "PNG", "TIFF"):
        assert same(loaded(files.encoded(image, form)).pixels, np.asarray(image.convert("RGB")))
        assert same(loaded(files.encoded(one, form)).pixels, np.asarray(one.convert("RGB")))


def test_the_first_page_of_a_tiff_is_shown_and_that_is_told(loaded, refusal):
    data = files.encoded(scene(), "TIFF", save_all=True, append_images=[Image.fromarray(scene(20, 20))])
    found = loaded(data)
    assert same(found.pixels, scene())
    assert any("several pages" in note for note in found.notes)
    preview = files.deep_tiff(scene(), photometric="rgb", subfiletype=1)
    assert "preview" in refusal(preview)


def test_inks_in_a_tiff_are_right(loaded):
    data = files.encoded(Image.fromarray(scene()).convert("CMYK"), "TIFF")
    assert np.abs(np.subtract(corners(loaded(data).pixels), COLOURS)).max() <= 3


# --- limits -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [files.png_bomb(60_000, 60_000), files.bmp_header(0x7FFFFFFF, 0x7FFFFFFF), files.bmp_header(30_000, -30_000)],
)
def test_a_header_that_promises_too_much_is_refused_without_room_for_it(refusal, data):
    tracemalloc.start()
    said = refusal(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "200 megapixels" in said
    assert peak < 10_000_000


@pytest.mark.parametrize("data", [files.bmp_header(0, 90), files.png_bomb(0, 5)])
def test_a_picture_of_no_width_is_refused(refusal, data):
    assert "0 x" in refusal(data)


def test_the_limit_is_on_the_safe_side_of_the_header(tmp_path, monkeypatch):
    path = tmp_path / "a.png"
    path.write_bytes(files.encoded(scene(), "PNG"))
    monkeypatch.setattr(load, "MAX_PIXELS", WIDTH * HEIGHT)
    assert read_header(path).width == WIDTH
    monkeypatch.setattr(load, "MAX_PIXELS", WIDTH * HEIGHT - 1)
    with pytest.raises(UnreadableImage):
        read_header(path)


def test_a_very_large_photograph_is_told(loaded, monkeypatch):
    monkeypatch.setattr(load, "LARGE_PIXELS", 100)
    assert load.LARGE in loaded(files.jpeg()).notes


def test_a_large_text_in_a_png_does_not_matter(loaded):
    import zlib

    text = (b"zTXt", b"k\0\0" + zlib.compress(b"A" * 3_000_000))
    assert same(loaded(files.png(scene(), 2, [text])).pixels, scene())


# --- content, names, places -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b"\x89", "not a photograph"),
        (bytes(4096), "zeros"),
        (b"this is not a picture\n", "not a photograph"),
        (b"\xef\xbb\xbf <!DOCTYPE html><title>Sign in</title>", "web page"),
        (b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', "SVG"),
        (bytes(128) + b"DICM" + bytes(50), "DICOM"),
        (files.encoded(scene(), "WEBP"), "WebP"),
        (files.encoded(scene(), "GIF"), "GIF"),
        (b"%PDF-1.7", "PDF"),
        (files.jpeg()[:20], "header"),
    ],
)
def test_a_foreign_file_is_named_for_what_it_is(refusal, data, word):
    assert word in refusal(data)


@pytest.mark.parametrize(("form", "name"), [("PNG", "a.jpg"), ("JPEG", "a.bmp"), ("BMP", "a"), ("TIFF", "a.png")])
def test_content_wins_over_the_name(loaded, form, name):
    assert like(loaded(files.encoded(scene(), form), name).pixels, scene())


@pytest.mark.parametrize("name", ["眼底_左.jpg", "عين.jpg", "a#1 100%.jpg", "line\nbreak.jpg", "{0}{x}.jpg", "-x.jpg"])
def test_any_name_opens_and_is_told_when_refused(loaded, refusal, name):
    assert same(loaded(files.encoded(scene(), "PNG"), name).pixels, scene())
    assert name in refusal(b"", name)


def test_folders_missing_files_and_pipes_are_refused_in_words(tmp_path):
    (tmp_path / "folder.jpg").mkdir()
    os.mkfifo(tmp_path / "pipe.jpg")
    for name, word in (("folder.jpg", "folder"), ("pipe.jpg", "ordinary file"), ("gone.jpg", "not there")):
        for read in (load_photograph, read_header):
            with pytest.raises(UnreadableImage, match=word):
                read(tmp_path / name)


def test_a_file_that_may_not_be_read_is_refused_in_words(tmp_path, monkeypatch):
    path = tmp_path / "a.jpg"
    path.write_bytes(files.jpeg())

    def refuse(self: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(UnreadableImage, match="not allowed"):
        load_photograph(path)


def test_both_hashes_are_of_what_they_say(loaded):
    data = files.encoded(np.ascontiguousarray(AS_STORED[8](scene())), "PNG", exif=files.turned_exif(8))
    found = loaded(data)
    assert found.sha256 == hashlib.sha256(data).hexdigest()
    assert found.pixel_sha256 == hashlib.sha256(scene().tobytes()).hexdigest()


# --- anything ---------------------------------------------------------------------------------------------------

SAMPLES = [
    files.jpeg(scene(20, 15)),
    files.jpeg(scene(20, 15), progressive=True),
    files.encoded(scene(20, 15), "PNG"),
    files.encoded(scene(20, 15), "BMP"),
    files.encoded(scene(20, 15), "TIFF"),
    files.deep_tiff(scene(20, 15).astype(np.uint16) * 257, photometric="rgb", bigtiff=True),
]


@pytest.mark.filterwarnings("ignore::UserWarning:PIL")
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(SAMPLES),
    st.lists(st.tuples(st.integers(0, 4000), st.integers(0, 255)), max_size=8),
    st.integers(0, 4000),
)
def test_no_damage_does_worse_than_a_refusal(tmp_path, sample, changes, cut):
    data = bytearray(sample)
    for place, value in changes:
        data[place % len(data)] = value
    path = tmp_path / "damaged"
    path.write_bytes(data[: max(cut, 1)])
    try:
        pixels = load_photograph(path).pixels
    except UnreadableImage:
        return
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
