import pytest

from refuge_annotator.formats.details_csv import describe
from refuge_annotator.formats.photograph_table import UnreadableTable
from refuge_annotator.study.image import Laterality
from tests import studies

IMAGES = [studies.image(path, id="") for path in ("p/1.jpg", "p/2.jpg", "q/2.jpg", "p/=3.jpg")]  # ids come later


@pytest.fixture
def told(tmp_path):
    def from_text(text):
        path = tmp_path / "details.csv"
        path.write_text(text, encoding="utf-8")
        return describe(path, IMAGES)

    return from_text


def known(found):
    return [(i.subject, i.laterality, i.camera) for i in found.images]


def test_patient_eye_and_camera_go_to_their_photographs(told):
    found = told("image,patient,eye,camera\n1,A17,right,Visucam\np/2.jpg,A17,L,Visucam\n")
    assert known(found) == [
        ("A17", Laterality.RIGHT, "Visucam"), ("A17", Laterality.LEFT, "Visucam"), ("", None, ""), ("", None, "")
    ]  # fmt: skip
    assert found.faults == ()
    assert [i.path for i in found.images] == [i.path for i in IMAGES]


@pytest.mark.parametrize(("word", "eye"), [("OD", Laterality.RIGHT), ("os", Laterality.LEFT), ("R", Laterality.RIGHT)])
def test_an_eye_goes_by_the_clinic_s_words(told, word, eye):
    assert told(f"image;eye\n1;{word}\n").images[0].laterality is eye


def test_an_empty_cell_says_nothing(told):
    assert known(told("image,patient,eye\n1,,OD\n"))[0] == ("", Laterality.RIGHT, "")


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("1,A,both", "both is no eye"),
        ("2,A,OD", "several photographs"),
        ("9,A,OD", "no photograph"),
        ("1,=A,OD", "spreadsheet"),
        ("1,A,OD\n1,B,OS", "more than once"),
        (f"1,{'A' * 201},OD", "longer than 200"),
    ],
)
def test_a_row_that_says_nothing_usable_is_named_with_its_line(told, row, why):
    found = told(f"image,patient,eye\n{row}\n")
    assert why in found.faults[0].sentence()
    assert "line 2" in found.faults[0].sentence()
    assert known(found) == [("", None, "")] * 4


@pytest.mark.parametrize("text", ["", "image,label\n1,1\n", "patient,eye\nA,OD\n", "image,patient,patient\n1,A,B\n"])
def test_a_table_without_a_column_of_use_is_refused(told, text):
    with pytest.raises(UnreadableTable):
        told(text)
