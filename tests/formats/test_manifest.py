"""What has become of an export is said in words, not in hashes."""

import json
import shutil

import openpyxl
import pytest
from PIL import Image

from refuge_annotator.export import export_study
from refuge_annotator.formats.manifest import Excluded, read_manifest, write_excluded
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.study.state import PhotographState
from tests.formats.folders import bmp, sentences
from tests.studies import accepted_study, label


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    root = tmp_path_factory.mktemp("study")
    data = accepted_study(root / "photographs", ["T0001.jpg", "T0002.jpg", "T0003.jpg"])
    export_study(data, "refuge-test", root / "labels", photographs=root / "photographs")
    return root / "labels"


@pytest.fixture
def folder(exported, tmp_path):
    return shutil.copytree(exported, tmp_path / "copy")


def test_an_export_verifies_after_it_was_copied(folder):
    assert sentences(folder, "error", "warning") == []


def test_it_verifies_inside_another_folder_too(folder, tmp_path):
    shutil.move(folder, tmp_path / "a" / "b")
    assert sentences(tmp_path / "a", "error", "warning") == []


def test_changed_pixels_are_said(folder):
    path = folder / "REFUGE-Test-GT/Disc_Cup_Masks/G/T0001.bmp"
    path.write_bytes(bmp(label().mask))
    (found,) = sentences(folder, "error")
    assert found.startswith("REFUGE-Test-GT/Disc_Cup_Masks/G/T0001.bmp: its pixels are not those that were exported")


def test_a_mask_saved_again_with_the_same_pixels_is_only_warned_of(folder):
    path = folder / "REFUGE-Test-GT/Disc_Cup_Masks/G/T0001.bmp"
    with Image.open(path) as picture:
        grey = picture.copy()
    grey.save(path, "BMP", dpi=(300, 300))
    assert sentences(folder, "error") == []
    assert any("its pixels are still those that were exported" in s for s in sentences(folder, "warning"))


def test_a_changed_fovea_is_named_with_both_values(folder):
    path = folder / "REFUGE-Test-GT/Glaucoma_label_and_Fovea_location.xlsx"
    book = openpyxl.load_workbook(path)
    book.active["D2"] = 200
    book.save(path)
    assert any("T0001.jpg: the fovea is (200.0, 131.5); (240.0, 131.5) was exported" in s for s in sentences(folder))


def test_a_changed_label_and_a_new_row_are_named(folder):
    path = folder / "REFUGE-Test-GT/Glaucoma_label_and_Fovea_location.xlsx"
    book = openpyxl.load_workbook(path)
    book.active["C2"] = 0
    book.active.append([4, "T0009.jpg", 0, 100, 100])
    book.save(path)
    said = sentences(folder, "error")
    assert any("T0001.jpg: the glaucoma label is not the one that was exported" in s for s in said)
    assert any("T0009.jpg was not exported; its row came later" in s for s in said)


def test_a_workbook_saved_again_is_only_warned_of(folder):
    path = folder / "REFUGE-Test-GT/Glaucoma_label_and_Fovea_location.xlsx"
    openpyxl.load_workbook(path).save(path)
    assert sentences(folder, "error") == []
    assert any("it is not the file that was exported" in s for s in sentences(folder, "warning"))


def test_missing_and_added_files_are_named(folder):
    (folder / "excluded.csv").unlink()
    (folder / "notes.txt").touch()
    assert any("excluded.csv: it was exported and is gone" in s for s in sentences(folder, "error"))
    assert any("notes.txt: it is not part of the export" in s for s in sentences(folder, "warning"))


def test_a_missing_home_is_said(folder):
    shutil.rmtree(folder / "REFUGE-Test-GT")
    assert any("T0001.bmp: it was exported and is gone" in s for s in sentences(folder, "error"))


def test_a_manifest_is_canonical_and_reads_back(folder):
    data = (folder / "manifest.json").read_bytes()
    record = json.loads(data)
    assert data == json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    manifest = read_manifest(data)
    assert manifest.format == "refuge-test"
    assert set(manifest.known) == {"T0001", "T0002", "T0003"}
    assert verify_folder(folder).formats == ("refuge-test",)


def test_the_list_of_the_left_out_runs_no_formula():
    text = write_excluded([Excluded("P0001", "=1+1.jpg", PhotographState.WAITING, "a reading is still missing")])
    assert text == b"code,photograph,state,reason\nP0001,'=1+1.jpg,waiting,a reading is still missing\n"
