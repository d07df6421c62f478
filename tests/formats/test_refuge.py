"""Our folders as the published evaluation program reads them, and as it would be misled by spoilt ones."""

import io
import shutil
from pathlib import Path

import numpy as np
import openpyxl
import pytest
from PIL import Image

from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.challenge import (
    area_under_curve,
    mean_fovea_distance,
    reference_sensitivity,
    score_segmentation,
)
from tests.formats.folders import bmp, labels, official_csv, official_masks, official_rows, sentences, write
from tests.studies import FOVEA, label


def scores(submission: Path, reference: Path):
    """Evaluate as the published program does: masks by name, tables by position."""
    ours, theirs = official_masks(submission / "segmentation"), official_masks(reference / "Disc_Cup_Masks")
    segmentation = score_segmentation([(ours[name], theirs[name]) for name in ours])
    risks = official_csv(submission / "classification_results.csv")
    truth = {str(row[0])[:-3] + "jpg": row[1] > 0 for row in official_rows(reference / "GT.xlsx")}
    classes = [truth[row[0]] for row in risks], [float(row[1]) for row in risks]
    points = official_csv(submission / "fovea_location_results.csv")
    where = {row[1]: Point(float(row[3]), float(row[4])) for row in official_rows(reference / "Fovea_locations.xlsx")}
    distance = mean_fovea_distance([Point(float(p[1]), float(p[2])) for p in points], [where[p[0]] for p in points])
    return segmentation, area_under_curve(*classes), reference_sensitivity(*classes), distance


def test_a_perfect_submission_scores_perfectly_in_the_official_way(tmp_path):
    ours = labels(6)
    write(tmp_path / "s", "submission", ours)
    write(tmp_path / "gt", "refuge-evaluation", ours)
    segmentation, area, sensitivity, distance = scores(tmp_path / "s", tmp_path / "gt")
    assert (segmentation.cup_dice, segmentation.disc_dice, segmentation.vcdr_error) == (1.0, 1.0, 0.0)
    assert (area, sensitivity, distance) == (1.0, 1.0, 0.0)


def test_a_shifted_submission_scores_as_computed_by_hand(tmp_path):
    ours = labels(4)
    mask = ours[0].mask
    moved = [
        label(one.image.path, glaucoma=False, mask=np.roll(mask, 5, axis=1), fovea=Point(FOVEA.x + 3, FOVEA.y - 4))
        for one in ours
    ]
    write(tmp_path / "s", "submission", moved)
    write(tmp_path / "gt", "refuge-evaluation", ours)
    segmentation, area, _, distance = scores(tmp_path / "s", tmp_path / "gt")
    cup, other = mask == 0, np.roll(mask, 5, axis=1) == 0
    assert segmentation.cup_dice == pytest.approx(2 * (cup & other).sum() / (cup.sum() + other.sum()))
    assert segmentation.vcdr_error == 0.0
    assert (area, distance) == (0.5, 5.0)


def test_the_training_table_is_read_by_its_second_to_fourth_columns(tmp_path):
    home = write(tmp_path, "refuge-training", labels(2))
    assert official_rows(home / "Fovea_location.xlsx") == [
        (1, "V0001.jpg", 239.25, 131.5),
        (2, "V0002.jpg", 239.25, 131.5),
    ]


def test_the_test_table_has_labels_and_positions(tmp_path):
    home = write(tmp_path, "refuge-test", labels(2))
    assert official_rows(home / "Glaucoma_label_and_Fovea_location.xlsx") == [
        (1, "V0001.jpg", 1, 239.25, 131.5),
        (2, "V0002.jpg", 0, 239.25, 131.5),
    ]
    text = (home / "Glaucoma_label_and_Fovea_location.csv").read_text(encoding="utf-8")
    assert text.splitlines()[1] == "1,V0001.jpg,1,239.25,131.50"


@pytest.fixture
def reference(tmp_path):
    return write(tmp_path, "refuge-evaluation", labels(3))


@pytest.fixture
def training(tmp_path):
    return write(tmp_path, "refuge-training", labels(3))


def masks(folder: Path) -> list[Path]:
    return sorted((folder / "Disc_Cup_Masks").rglob("*.bmp"))


def change(workbook: Path, row: int, column: int, value: object) -> None:
    book = openpyxl.load_workbook(workbook)
    book.active.cell(row, column).value = value
    book.save(workbook)


def expect(folder: Path, words: str) -> None:
    assert any(words in s for s in sentences(folder, "error")), sentences(folder)


def test_a_missing_mask_is_said(reference):
    masks(reference)[0].unlink()
    expect(reference, "V0001.jpg has a row but no mask")


def test_a_mask_too_many_is_said(reference):
    shutil.copy(masks(reference)[0], reference / "Disc_Cup_Masks" / "V0009.bmp")
    expect(reference, "V0009.bmp: it has no row in GT.xlsx")


def test_a_capital_ending_is_said(reference):
    masks(reference)[0].rename(reference / "Disc_Cup_Masks" / "V0001.BMP")
    expect(reference, "V0001.BMP: the official program sees masks only")


def test_a_name_in_small_letters_is_said(reference):
    masks(reference)[0].rename(reference / "Disc_Cup_Masks" / "v0001.bmp")
    expect(reference, "differ in small and capital letters")


def test_an_empty_structure_is_said(reference):
    masks(reference)[0].write_bytes(bmp(np.full((243, 321), 255, np.uint8)))
    expect(reference, "it has no disc")
    pixels = label().mask.copy()
    pixels[pixels == 0] = 128
    masks(reference)[1].write_bytes(bmp(pixels))
    expect(reference, "it has no cup")


@pytest.mark.parametrize("mode", ["RGB", "P"])
def test_colours_and_palettes_are_said(reference, mode):
    picture = Image.fromarray(label().mask).convert("RGB")
    (picture.quantize(3) if mode == "P" else picture).save(masks(reference)[0])
    expect(reference, "three colour channels" if mode == "RGB" else "palette")


def test_a_jpeg_in_disguise_and_its_levels_are_said(reference):
    stream = io.BytesIO()
    Image.fromarray(label().mask).save(stream, "JPEG")
    masks(reference)[0].write_bytes(stream.getvalue())
    expect(reference, "JPEG file under the name of a BMP")
    Image.open(stream).save(masks(reference)[1])
    expect(reference, "went through JPEG")


def test_swapped_levels_are_said(reference):
    for path in masks(reference):
        pixels = 255 - label().mask
        pixels[label().mask == 128] = 128
        path.write_bytes(bmp(pixels))
    expect(reference, "black and white are swapped")


def test_a_mask_one_column_narrower_than_the_others_is_said(reference):
    masks(reference)[0].write_bytes(bmp(label().mask[:, :-1]))
    assert any("320 x 243 pixels, most masks here 321 x 243" in s for s in sentences(reference, "warning"))


def test_a_mask_of_another_size_than_the_photograph_beside_it_is_said(training):
    place = training.parent / "Training400" / "Glaucoma" / "V0001.jpg"
    place.parent.mkdir(parents=True)
    Image.new("RGB", (330, 243)).save(place)
    expect(training.parent, "321 x 243 pixels, its photograph 330 x 243")


def test_a_photograph_without_a_mask_is_said(training):
    place = training.parent / "Training400"
    place.mkdir()
    for name in ("V0001.jpg", "V0002.jpg", "V0003.jpg", "V0004.jpg"):
        Image.new("RGB", (321, 243)).save(place / name)
    expect(training.parent, "the photograph V0004 has no mask")


def test_a_blank_row_below_the_table_is_said(reference):
    change(reference / "Fovea_locations.xlsx", 6, 2, " ")
    expect(reference, "Fovea_locations.xlsx: row 6 is blank")


def test_an_empty_fovea_is_said(reference):
    change(reference / "Fovea_locations.xlsx", 3, 5, None)
    expect(reference, "row 3: Fovea_Y is empty")


def test_an_extra_column_is_said(reference):
    change(reference / "GT.xlsx", 1, 3, "Comment")
    expect(reference, "3 columns")


def test_a_missing_row_is_said(reference):
    book = openpyxl.load_workbook(reference / "Fovea_locations.xlsx")
    book.active.delete_rows(3)
    book.save(reference / "Fovea_locations.xlsx")
    expect(reference, "V0002.bmp: it has no row in Fovea_locations.xlsx")


def test_a_missing_workbook_is_said(training):
    (training / "Fovea_location.xlsx").unlink()
    expect(training, "Fovea_location.xlsx: the workbook is missing")


def test_swapped_coordinates_are_said(reference):
    for row in (2, 3, 4):
        change(reference / "Fovea_locations.xlsx", row, 4, 131.5)
        change(reference / "Fovea_locations.xlsx", row, 5, 239.25)
    expect(reference, "x and y of the fovea look swapped in 3 rows")


def test_a_fovea_outside_the_photograph_is_said(reference):
    change(reference / "Fovea_locations.xlsx", 2, 4, 1057.95)
    expect(reference, "lies outside its 321 x 243 pixels")


def test_a_csv_file_that_contradicts_its_workbook_is_said(reference):
    path = reference / "GT.csv"
    path.write_bytes(path.read_bytes().replace(b"V0001.jpg,1", b"V0001.jpg,0"))
    expect(reference, "GT.csv: it says something else than GT.xlsx")


def test_a_label_that_contradicts_its_folder_is_said(tmp_path):
    home = write(tmp_path, "refuge-test", labels(3))
    change(home / "Glaucoma_label_and_Fovea_location.xlsx", 2, 3, 0)
    (home / "Glaucoma_label_and_Fovea_location.csv").unlink()
    expect(home, "its folder says the other glaucoma label")


def test_a_photograph_in_both_classes_is_said(training):
    shutil.copy(training / "Disc_Cup_Masks/Glaucoma/V0001.bmp", training / "Disc_Cup_Masks/Non-Glaucoma/V0001.bmp")
    expect(training, "there is a second mask for this photograph")


def test_masks_outside_the_class_folders_are_said(training):
    (training / "Disc_Cup_Masks/Glaucoma/V0001.bmp").rename(training / "Disc_Cup_Masks/V0001.bmp")
    expect(training, "readers of this set do not look in this folder")


def test_fewer_than_two_photographs_are_warned_of(tmp_path):
    home = write(tmp_path, "refuge-evaluation", labels(1))
    assert any("fewer than two" in s for s in sentences(home, "warning"))
    assert verify_folder(home).sound


def test_every_sentence_of_a_finding_says_what_to_do(reference):
    masks(reference)[0].unlink()
    masks(reference)[1].write_bytes(b"")
    change(reference / "Fovea_locations.xlsx", 2, 4, "1057,95")
    for found in verify_folder(reference).findings:
        if found.severity != "note":
            assert found.cure, found
            assert found.cure.format(**found.values)
