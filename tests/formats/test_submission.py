import stat
import zipfile

import pytest

from refuge_annotator.formats.format import Entry
from refuge_annotator.formats.submission import Submission, pack
from refuge_annotator.formats.verify import verify_folder
from tests.formats.folders import labels, sentences, write
from tests.studies import label


def contents(folder):
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


@pytest.fixture
def folder(tmp_path):
    home = write(tmp_path / "s", "submission", labels(3))
    list(pack(home, contents(home), home / "submission.zip"))
    return home


def test_the_risk_is_the_imported_score_else_the_label(tmp_path):
    ours = [label("V0001.jpg", risk=0.28218), label("V0002.jpg", glaucoma=True), label("V0003.jpg", glaucoma=False)]
    write(tmp_path, "submission", ours)
    text = (tmp_path / "classification_results.csv").read_bytes()
    assert text == b"FileName,Glaucoma Risk\nV0001.jpg,0.28218\nV0002.jpg,1\nV0003.jpg,0\n"
    text = (tmp_path / "fovea_location_results.csv").read_bytes()
    assert text.startswith(b"ImageName,Fovea_X,Fovea_Y\nV0001.jpg,239.25,131.50\n")


def test_the_zip_has_no_top_folder_sorted_names_and_fixed_dates(folder):
    with zipfile.ZipFile(folder / "submission.zip") as packed:
        assert packed.testzip() is None
        entries = packed.infolist()
        assert [e.filename for e in entries] == [
            "classification_results.csv",
            "fovea_location_results.csv",
            "segmentation/V0001.bmp",
            "segmentation/V0002.bmp",
            "segmentation/V0003.bmp",
        ]
        assert {e.date_time for e in entries} == {(1980, 1, 1, 0, 0, 0)}
        assert {stat.S_IMODE(e.external_attr >> 16) for e in entries} == {0o644}
        assert all(packed.read(name) == (folder / name).read_bytes() for name in packed.namelist())


def test_equal_files_give_equal_zips_whatever_their_order_and_dates(folder, tmp_path):
    names = [n for n in contents(folder) if not n.endswith(".zip")]
    list(pack(folder, names[::-1], tmp_path / "again.zip"))
    assert (tmp_path / "again.zip").read_bytes() == (folder / "submission.zip").read_bytes()


def test_folder_and_zip_are_both_recognised_and_sound(folder):
    for place in (folder, folder / "submission.zip"):
        report = verify_folder(place)
        assert report.formats == ("submission",)
        assert report.sound, report.findings
        assert report.masks == 3


def test_a_folder_with_nothing_but_the_zip_is_looked_into(folder, tmp_path):
    (tmp_path / "sent").mkdir()
    (folder / "submission.zip").rename(tmp_path / "sent" / "ours.zip")
    assert verify_folder(tmp_path / "sent").formats == ("submission",)


def test_a_top_folder_in_the_zip_is_said(folder, tmp_path):
    with zipfile.ZipFile(tmp_path / "z.zip", "w") as packed:
        for name in contents(folder)[:-1]:
            packed.write(folder / name, f"mine/{name}")
    assert any("the zip has a top folder" in s for s in sentences(tmp_path / "z.zip", "error"))


def test_a_zip_that_differs_from_the_files_beside_it_is_said(folder):
    path = folder / "classification_results.csv"
    path.write_bytes(path.read_bytes().replace(b",1\n", b",0.9\n"))
    assert any("its files differ" in s for s in sentences(folder, "error"))
    (folder / "segmentation" / "V0001.bmp").unlink()
    assert any("holds other files" in s for s in sentences(folder, "error"))
    (folder / "submission.zip").write_bytes(b"PK")
    assert any("cannot be read" in s for s in sentences(folder, "error"))


def test_a_missing_table_is_said(folder):
    (folder / "fovea_location_results.csv").unlink()
    assert any("fovea_location_results.csv: the file is missing" in s for s in sentences(folder, "error"))


def test_a_row_that_is_missing_is_said(folder):
    path = folder / "classification_results.csv"
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    assert any("V0003.bmp: it has no row in classification_results.csv" in s for s in sentences(folder, "error"))


def test_a_photograph_with_neither_score_nor_label_lacks_something():
    one = label(glaucoma=None)
    assert "score" in Submission().lacks(Entry(one.image, one.fovea, None), 7)
