import io

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from skimage import measure

from refuge_annotator.consensus.label import grey_mask
from refuge_annotator.formats import mask_faults
from refuge_annotator.formats.bitmap import bmp_bands
from refuge_annotator.formats.format import Known, MaskKind, Severity
from refuge_annotator.formats.mask_faults import inspect_mask
from refuge_annotator.formats.png import encode_png
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import full_mask
from tests.formats.folders import bmp
from tests.studies import CUP, DISC, HEIGHT, WIDTH, label

SHAPE = (HEIGHT, WIDTH)
VOUCHED = Known(WIDTH, HEIGHT, vouched=True)


def grey(disc=DISC, cup=CUP):
    empty = np.zeros(SHAPE, bool)
    return grey_mask(empty if disc is None else full_mask(disc, SHAPE), empty if cup is None else full_mask(cup, SHAPE))


def sentences(mask, known=None, severity=None):
    found = inspect_mask("m.bmp", bmp(mask), MaskKind.GREY, known).findings
    return [f.sentence() for f in found if severity in (None, f.severity)]


def test_a_sound_mask_has_no_findings_and_its_facts():
    seen = inspect_mask("m.bmp", bmp(label().mask), MaskKind.GREY)
    assert seen.findings == ()
    rows, columns = np.nonzero(label().mask < 255)
    assert seen.facts.disc == (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)
    assert (seen.facts.width, seen.facts.height) == (WIDTH, HEIGHT)


def test_an_empty_disc_is_an_error():
    (found,) = sentences(grey(None, None), severity=Severity.ERROR)
    assert "no disc" in found


def test_no_cup_is_an_error_unless_the_manifest_records_the_decision():
    (found,) = sentences(grey(cup=None), severity=Severity.ERROR)
    assert "no manifest says that this was decided" in found
    decided = Known(WIDTH, HEIGHT, vouched=True, no_cup=True)
    assert sentences(grey(cup=None), decided, Severity.ERROR) == []
    (found,) = sentences(grey(cup=None), decided, Severity.WARNING)
    assert "as was decided" in found


def test_another_size_than_the_photograph_is_an_error():
    (found,) = sentences(grey(), Known(WIDTH + 1, HEIGHT))
    assert "321 x 243 pixels, its photograph 322 x 243" in found


def test_swapped_black_and_white_is_told():
    inverted = 255 - grey()
    inverted[grey() == 128] = 128
    (found,) = sentences(inverted)
    assert "black and white are swapped" in found


def test_class_numbers_are_told():
    (found,) = sentences((grey() // 127).astype(np.uint8))
    assert "class numbers 0, 1, 2" in found


def test_jpeg_and_resizing_are_told_from_their_levels():
    stream = io.BytesIO()
    Image.fromarray(grey()).save(stream, "JPEG", quality=85)
    for picture in (
        Image.open(stream),
        Image.fromarray(grey()).resize((WIDTH * 2, HEIGHT * 2)).resize((WIDTH, HEIGHT)),
    ):
        (found,) = sentences(np.asarray(picture.convert("L")), severity=Severity.ERROR)
        assert "went through JPEG or was resized" in found


def test_a_stray_level_is_told():
    mask = grey()
    mask[mask == 128] = 127
    (found,) = sentences(mask)
    assert "its levels are 0, 127, 255" in found


def test_a_cup_that_leaves_its_disc_is_an_error_without_a_manifest():
    mask = grey(cup=None)
    mask[full_mask(normal_ellipse(DISC.cx + 34, 120, 15, 15, 0), SHAPE)] = 0
    (found,) = sentences(mask, severity=Severity.ERROR)
    assert "the cup lies outside its disc" in found
    assert sentences(mask, VOUCHED, Severity.ERROR) == []


def test_a_cup_that_touches_the_edge_of_its_disc_is_only_noted():
    touching = grey(cup=normal_ellipse(DISC.cx, DISC.cy + 17, 18, 18, 0))
    found = inspect_mask("m.bmp", bmp(touching), MaskKind.GREY).findings
    assert [f.severity for f in found] == [Severity.NOTE]
    assert "of the cup's edge has no rim" in found[0].sentence()


def test_a_cup_that_fills_its_disc_is_only_warned_of():
    full = grey(cup=DISC)
    found = inspect_mask("m.bmp", bmp(full), MaskKind.GREY).findings
    assert [f.severity for f in found] == [Severity.WARNING]


def test_pieces_and_holes_are_told_since_the_vertical_diameter_misreads_them():
    mask = grey()
    mask[10:14, 300:304] = 128
    assert any("disc is not one whole (pieces: 2, holes: 0)" in s for s in sentences(mask, severity=Severity.WARNING))
    mask = grey()
    mask[int(CUP.cy), int(CUP.cx)] = 128
    assert any("cup is not one whole (pieces: 1, holes: 1)" in s for s in sentences(mask, severity=Severity.WARNING))


def test_a_disc_at_the_edge_of_the_photograph_is_told():
    found = sentences(grey(normal_ellipse(5, 120, 34, 30, 80), normal_ellipse(12, 120, 9, 9, 0)))
    assert any("reaches the edge" in s for s in found)


@pytest.mark.parametrize("known", [None, VOUCHED])
def test_an_empty_rater_mask_is_an_answer_where_a_manifest_vouches(known):
    seen = inspect_mask("m.png", encode_png(np.zeros(SHAPE, bool)), MaskKind.BINARY, known)
    assert [f.severity for f in seen.findings] == ([] if known else [Severity.WARNING])


def test_a_grey_level_in_a_rater_mask_is_told():
    seen = inspect_mask("m.bmp", bmp(grey()), MaskKind.BINARY)
    assert any("only 0, 255 may occur" in f.sentence() for f in seen.findings)


def test_an_unreadable_mask_has_no_facts():
    seen = inspect_mask("m.bmp", b"nothing", MaskKind.GREY)
    assert seen.facts is None
    assert seen.findings[0].severity is Severity.ERROR


@settings(max_examples=300)
@given(st.integers(1, 2 ** (5 * 6) - 1))
def test_what_counts_as_plain_has_one_piece_and_no_hole(bits):
    mask = np.array([bits >> n & 1 for n in range(30)], bool).reshape(5, 6)
    pieces = measure.label(mask, connectivity=2).max()
    holes = measure.label(np.pad(~mask, 1, constant_values=True), connectivity=1).max() - 1
    assert not mask_faults._is_plain(mask) or (pieces, holes) == (1, 0)


def test_an_ellipse_is_plain_and_so_are_two_pixels_that_touch_by_a_corner():
    assert mask_faults._is_plain(full_mask(DISC, SHAPE))
    assert mask_faults._is_plain(np.eye(3, dtype=bool))
    assert not mask_faults._is_plain(np.array([[1, 0, 1]], bool))
    assert not mask_faults._is_plain(np.array([[1, 0, 0], [0, 0, 1]], bool))
    assert not mask_faults._is_plain(np.array([[1], [0], [1]], bool))


@pytest.mark.parametrize("around", [(0, 0, WIDTH, HEIGHT), (56, 86, 124, 154), (3, 4, 200, 200)])
def test_a_box_that_holds_the_disc_changes_nothing_of_what_is_seen(around):
    data = bmp(label().mask)
    plain, boxed = (inspect_mask("m.bmp", data, MaskKind.GREY, around=box) for box in (None, around))
    assert (plain.facts, plain.findings) == (boxed.facts, boxed.findings)


def odd_masks():
    """Yield grey masks of every kind that is told of, and sound ones."""
    yield from (grey(), grey(disc=None), grey(cup=None), 255 - grey(), np.zeros(SHAPE, np.uint8))
    yield from (grey(disc=normal_ellipse(90, y, 34, 30, 80)) for y in (0, 20, HEIGHT - 1))
    yield grey(disc=normal_ellipse(0, 120, 34, 30, 80))
    stray, pieces, across = grey(), grey(), grey()
    stray[3, 4], pieces[200:204, 300:304], across[100:160] = 77, 128, 0
    yield from (stray, pieces, across, np.where(grey() == 255, 2, grey() // 128).astype(np.uint8))


@pytest.mark.parametrize("known", [None, VOUCHED, Known(WIDTH, HEIGHT + 1)])
@pytest.mark.parametrize("around", [None, (56, 86, 124, 154), (0, 0, WIDTH, HEIGHT)])
def test_the_drawn_rows_of_a_mask_tell_all_that_the_whole_file_tells(known, around):
    for mask in odd_masks():
        file = bmp_bands(mask)
        box = around if around and (np.delete(mask, np.s_[86:154], 0) == 255).all() else None
        whole = inspect_mask("m.bmp", bytes(file), MaskKind.GREY, known, around=box)
        rows = inspect_mask("m.bmp", file, MaskKind.GREY, known, around=box)
        assert (rows.facts, rows.findings) == (whole.facts, whole.findings)
        assert np.array_equal(rows.pixels, mask[rows.top : rows.top + len(rows.pixels)])
    for drawn in (full_mask(DISC, SHAPE), np.zeros(SHAPE, bool), np.ones(SHAPE, bool)):
        file = bmp_bands(drawn.astype(np.uint8) * 255, background=0)
        whole, rows = (inspect_mask("m.bmp", d, MaskKind.BINARY, known) for d in (bytes(file), file))
        assert (rows.facts, rows.findings) == (whole.facts, whole.findings)


@given(st.integers(0, 2**20 - 1), st.integers(0, 2**20 - 1))
def test_a_cup_is_inside_when_no_neighbour_of_it_is_background(some, others):
    disc, cup = (np.array([bits >> n & 1 for n in range(20)], bool).reshape(4, 5) for bits in (some | others, others))
    around = np.pad(disc, 1)
    beside = [around[y + dy, x + dx] for y, x in np.argwhere(cup) + 1 for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    assert mask_faults._is_inside(cup, disc) == all(beside)


def test_a_cup_within_its_disc_is_inside_and_one_at_its_edge_is_not():
    disc, cup = full_mask(DISC, SHAPE), full_mask(CUP, SHAPE)
    assert mask_faults._is_inside(cup, disc)
    assert not mask_faults._is_inside(disc, disc)
    assert not mask_faults._is_inside(np.ones((3, 3), bool), np.ones((3, 3), bool))
