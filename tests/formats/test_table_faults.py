import io

import openpyxl
import pytest

from refuge_annotator.formats.format import Severity
from refuge_annotator.formats.refuge import VALIDATION
from refuge_annotator.formats.submission import FOVEAS, RISKS
from refuge_annotator.formats.table_faults import read_table
from refuge_annotator.geometry.point import Point

(SPEC,) = VALIDATION.specs
HEAD = list(SPEC.headings)
ONE, TWO = [1, "V0001.jpg", 1, 1057.95, 1076.52], [2, "V0002.jpg", 0, 998, 1011.25]


class Files(dict):
    @property
    def paths(self):
        return tuple(sorted(self))

    def read(self, path):
        return self[path]


def workbook(*rows):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(list(row))
    stream = io.BytesIO()
    book.save(stream)
    return read_table(Files({"t.xlsx": stream.getvalue()}), "t.xlsx", SPEC)


def csv(text, spec=FOVEAS):
    return read_table(Files({"t.csv": text.encode()}), "t.csv", spec)


def sentences(table, severity=Severity.ERROR):
    return [f.sentence() for f in table.findings if f.severity is severity]


def test_a_sound_table_gives_its_lines():
    table = workbook(HEAD, ONE, TWO)
    assert table.findings == ()
    assert [(line.name, line.label, line.fovea) for line in table.lines] == [
        ("V0001.jpg", True, Point(1057.95, 1076.52)),
        ("V0002.jpg", False, Point(998, 1011.25)),
    ]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((HEAD, ONE, [None] * 5, TWO), "row 3 is blank"),
        ((HEAD, ONE, TWO, ["", None, None, None, None]), "row 4 is blank"),
        ((HEAD, ONE, [2, "V0002.jpg", 0, None, 1011]), "row 3: Fovea_X is empty"),
        ((HEAD, ONE, [2, "V0002.jpg", 0, "1057,5", 1011]), "row 3: Fovea_X is “1057,5”, no number"),
        ((HEAD, ONE, [2, "V0002.jpg", "yes", 5, 6]), "row 3: Glaucoma Label is “yes”, neither 1 nor 0"),
        ((HEAD, ONE, [2, "V0002.jpg", 2, 5, 6]), "neither 1 nor 0"),
        ((HEAD, ONE, [2, "V0002.JPG", 0, 5, 6]), "does not end in .jpg"),
        ((HEAD, ONE, [2, "V0002.bmp", 0, 5, 6]), "does not end in .jpg"),
        ((HEAD, ONE, [2, None, 0, 5, 6]), "row 3: ImgName is empty"),
        ((HEAD, ONE, ONE), "V0001.jpg stands twice"),
        ((HEAD, ONE, [*TWO, "checked"]), "more than 5 cells"),
        ((ONE, TWO), "no header row"),
        (([HEAD[0], HEAD[1], HEAD[2], HEAD[4], HEAD[3]], ONE), "another order"),
        ((HEAD[:4], ONE[:4]), "4 columns"),
        (([*HEAD, "Comment"], ONE), "6 columns"),
    ],
)
def test_what_breaks_the_official_program_is_said(rows, words):
    assert any(words in s for s in sentences(workbook(*rows)))


def test_small_letters_in_a_heading_are_noted():
    assert any("ImgName" in s for s in sentences(workbook(["ID", "imgName", *HEAD[2:]], ONE), Severity.NOTE))


def test_other_headings_and_ids_are_warned_of():
    assert any("headings" in s for s in sentences(workbook([*HEAD[:3], "X", "Y"], ONE), Severity.WARNING))
    assert any("the ID is not 2" in s for s in sentences(workbook(HEAD, ONE, [7, *TWO[1:]]), Severity.WARNING))


def test_more_than_two_decimals_are_noted():
    assert any("two decimals" in s for s in sentences(workbook(HEAD, [1, "a.jpg", 0, 5.123, 6.0]), Severity.NOTE))


def test_csv_numbers_are_read_with_a_point_only():
    table = csv("ImageName,Fovea_X,Fovea_Y\nV0001.jpg,1057.95,1002\n")
    assert table.findings == ()
    assert table.lines[0].fovea == Point(1057.95, 1002)
    for bad in ('"1,057",2', "nan,2", "inf,2", "1 057,2", "0x10,2", "１,2"):
        assert sentences(csv(f"ImageName,Fovea_X,Fovea_Y\nV0001.jpg,{bad}\n")), bad


def test_semicolons_are_told_and_never_read_as_columns():
    table = csv("ImageName;Fovea_X;Fovea_Y\nV0001.jpg;1057,5;1002,25\n")
    assert table.lines is None
    assert "semicolons" in sentences(table)[0]


def test_swapped_columns_are_told():
    assert any("another order" in s for s in sentences(csv("ImageName,Fovea_Y,Fovea_X\nV0001.jpg,1002,1057\n")))


def test_an_extra_column_in_one_row_is_told():
    assert any("more than 3 cells" in s for s in sentences(csv("ImageName,Fovea_X,Fovea_Y\nV0001.jpg,1,2,3\n")))


def test_blank_lines_of_doubled_line_ends_are_told():
    table = csv("ImageName,Fovea_X,Fovea_Y\r\n\r\nV0001.jpg,1,2\r\n\r\n")
    assert len([s for s in sentences(table) if "is blank" in s]) == 2


def test_a_risk_outside_zero_to_one_is_warned_of():
    table = csv("FileName,Glaucoma Risk\nV0001.jpg,1.5\n", RISKS)
    assert any("not between 0 and 1" in s for s in sentences(table, Severity.WARNING))
    assert table.lines[0].risk == 1.5


@pytest.mark.parametrize("data", [b"", b"\xff\xfea\x00", b"no workbook"])
def test_a_broken_file_is_told_and_never_raises(data):
    for name in ("t.xlsx", "t.csv"):
        table = read_table(Files({name: data}), name, SPEC)
        assert sentences(table)


def test_an_empty_name_in_quotes_does_not_pass():
    assert any("ImageName is empty" in s for s in sentences(csv('ImageName,Fovea_X,Fovea_Y\n"",1,2\n')))
