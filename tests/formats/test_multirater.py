import shutil

import numpy as np
import pytest
from PIL import Image

from refuge_annotator.formats.catalog import format_by_id
from refuge_annotator.formats.format import Entry
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.reading import Answer, Structure, answer
from tests.formats.folders import labels, sentences, write
from tests.studies import CUP, DISC, HEIGHT, WIDTH, label, reading

FORM = format_by_id("multirater")
SHAPE = (HEIGHT, WIDTH)


def entry(**changes):
    one = label("0853.jpg", **changes)
    return Entry(one.image, one.fovea, one.glaucoma, one.firsts)


def read(path):
    with Image.open(path) as picture:
        assert picture.mode == "L"
        return np.asarray(picture)


def test_a_case_has_its_consensus_and_all_fourteen_masks(tmp_path):
    home = write(tmp_path, "multirater", [label("0853.jpg")])
    assert home == tmp_path / "Training-400"
    wanted = {"0853_disc.bmp", "0853_cup.bmp"}
    wanted |= {f"0853_seg_{s}_{k}.png" for s in ("disc", "cup") for k in range(1, 8)}
    assert {p.name for p in (home / "0853").iterdir()} == wanted
    assert np.array_equal(read(home / "0853" / "0853_disc.bmp"), full_mask(DISC, SHAPE) * np.uint8(255))
    assert np.array_equal(read(home / "0853" / "0853_cup.bmp"), full_mask(CUP, SHAPE) * np.uint8(255))


def test_raters_keep_their_numbers_and_what_they_drew(tmp_path):
    firsts = tuple((f"R{k}", reading(disc=normal_ellipse(90 + k, 120, 34, 30, 0))) for k in range(1, 8))
    home = write(tmp_path, "multirater", [label("0853.jpg", firsts=firsts)])
    for k in range(1, 8):
        drawn = full_mask(normal_ellipse(90 + k, 120, 34, 30, 0), SHAPE)
        assert np.array_equal(read(home / "0853" / f"0853_seg_disc_{k}.png"), drawn * np.uint8(255))


def test_no_cup_is_an_empty_mask(tmp_path):
    firsts = list(label().firsts)
    firsts[2] = ("R3", answer(reading(), Structure.CUP, Answer.ABSENT))
    home = write(tmp_path, "multirater", [label("0853.jpg", firsts=tuple(firsts))])
    assert not read(home / "0853" / "0853_seg_cup_3.png").any()


def test_a_case_needs_every_rater():
    assert FORM.lacks(entry(), 7) is None
    assert "missing" in FORM.lacks(entry(firsts=label().firsts[:6]), 7)
    assert FORM.lacks(entry(firsts=label().firsts[:3]), 3) is None


@pytest.mark.parametrize("structure", [Structure.DISC, Structure.CUP])
def test_a_rater_who_could_not_grade_leaves_no_mask_to_write(structure):
    firsts = (*label().firsts[:6], ("R7", answer(reading(), structure, Answer.CANNOT_GRADE)))
    assert "could not grade" in FORM.lacks(entry(firsts=firsts), 7)


def test_the_fovea_and_the_glaucoma_label_are_not_needed():
    assert FORM.lacks(entry(fovea=None, glaucoma=None), 7) is None


@pytest.fixture
def home(tmp_path):
    return write(tmp_path, "multirater", labels(2))


def test_a_case_that_lacks_a_file_is_said(home):
    (home / "V0001" / "V0001_seg_cup_7.png").unlink()
    assert any("V0001: the case lacks 1 file, first V0001_seg_cup_7.png" in s for s in sentences(home, "error"))


def test_a_case_with_nothing_but_its_photograph_is_said(home):
    (home / "V0003").mkdir()
    (home / "V0003" / "V0003.jpg").touch()
    assert any("V0003: the case lacks 16 files" in s for s in sentences(home, "error"))


def test_masks_of_different_sizes_are_said(home):
    Image.new("L", (300, 243), 255).save(home / "V0001" / "V0001_seg_cup_7.png")
    assert any("different sizes" in s for s in sentences(home, "error"))


def test_grey_levels_other_than_black_and_white_are_said(home):
    Image.fromarray(label().mask).save(home / "V0001" / "V0001_seg_cup_7.png")
    assert any("only 0, 255 may occur" in s for s in sentences(home, "error"))


def test_a_cup_that_leaves_its_disc_is_said(home):
    Image.fromarray(full_mask(normal_ellipse(200, 120, 9, 9, 0), SHAPE) * np.uint8(255)).save(
        home / "V0001" / "V0001_cup.bmp"
    )
    assert any("its cup leaves its disc" in s for s in sentences(home, "error"))


def test_other_than_seven_raters_and_missing_photographs_are_said(tmp_path):
    home = write(tmp_path, "multirater", labels(2, firsts=label().firsts[:3]))
    report = verify_folder(home)
    assert report.sound
    said = sentences(home, "warning", "note")
    assert any("3 raters" in s for s in said)
    assert any("the photographs are not in the folders" in s for s in said)


@pytest.mark.parametrize("name", ["V0003", ".ipynb_checkpoints", "__MACOSX"])
def test_a_folder_without_a_case_is_said(home, name):
    (home / name).mkdir()
    assert [s for s in sentences(home, "error") if s.startswith(f"{name}: it is a folder without a case")]
    assert [s for s in sentences(home.parent, "error") if "it is a folder without a case" in s]


def test_an_empty_folder_in_a_zip_is_said(home, tmp_path):
    (home / "V0003").mkdir()
    shutil.make_archive(str(tmp_path / "set"), "zip", home)
    assert any(s.startswith("V0003: it is a folder without a case") for s in sentences(tmp_path / "set.zip", "error"))
