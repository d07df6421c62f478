import csv
import io
import zipfile

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.formats.format import Entry
from refuge_annotator.formats.workbook import (
    Column,
    Kind,
    TableSpec,
    read_csv,
    read_workbook,
    risk_text,
    rows_of,
    tame,
    write_csv,
    write_workbook,
)
from refuge_annotator.study.image import GlaucomaLabel
from tests.studies import FOVEA, image

SPEC = TableSpec(
    "t",
    (
        Column("ID", Kind.ID),
        Column("ImgName", Kind.NAME),
        Column("Label", Kind.LABEL),
        Column("Fovea_X", Kind.X),
        Column("Fovea_Y", Kind.Y),
    ),
)
SICK = GlaucomaLabel(True, "records")


def test_ids_count_from_one_and_names_end_in_jpg():
    entries = [Entry(image("a/T0001.png"), FOVEA, SICK), Entry(image("T0002.JPG"), FOVEA, None)]
    assert rows_of(SPEC, entries) == [[1, "T0001.jpg", 1, 239.25, 131.5], [2, "T0002.jpg", None, 239.25, 131.5]]


def test_a_workbook_has_one_sheet_one_header_and_no_row_below():
    data = write_workbook(SPEC, [[1, "T0001.jpg", 1, 1057.95, 2.0]])
    book = openpyxl.load_workbook(io.BytesIO(data))
    assert len(book.sheetnames) == 1
    assert book.active.dimensions == "A1:E2"
    assert [[c.value for c in row] for row in book.active.rows] == [
        ["ID", "ImgName", "Label", "Fovea_X", "Fovea_Y"],
        [1, "T0001.jpg", 1, 1057.95, 2],
    ]


def test_a_name_that_looks_like_a_formula_stays_text():
    data = write_workbook(SPEC, [[1, "=1+1.jpg", 0, 1.5, 2.5]])
    cell = openpyxl.load_workbook(io.BytesIO(data)).active["B2"]
    assert (cell.value, cell.data_type) == ("=1+1.jpg", "s")


def test_the_same_rows_give_the_same_bytes():
    rows = [[1, "眼底_左眼.jpg", 1, 1.25, 2.5]]
    assert write_workbook(SPEC, rows) == write_workbook(SPEC, rows)
    with zipfile.ZipFile(io.BytesIO(write_workbook(SPEC, rows))) as packed:
        assert {e.date_time for e in packed.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        core = packed.read("docProps/core.xml").decode()
    assert "2018-01-01T00:00:00Z" in core


def test_csv_has_a_point_and_two_decimals_and_plain_line_ends():
    rows = [[1, 'a,"b".jpg', 0, 1057.5, 998.0]]
    assert write_csv(SPEC.headings, rows) == b'ID,ImgName,Label,Fovea_X,Fovea_Y\n1,"a,""b"".jpg",0,1057.50,998.00\n'


texts = st.text(st.characters(codec="utf-8", exclude_characters="\0\r\n", exclude_categories=("Cc", "Cs")), max_size=20)


@given(st.lists(st.tuples(texts, st.integers(0, 10**7)), max_size=5))
def test_both_kinds_of_table_read_back(rows):
    spec = TableSpec("t", (Column("ImgName", Kind.NAME), Column("Fovea_X", Kind.X)))
    cells = [[name, number / 100] for name, number in rows]
    assert read_csv(write_csv(spec.headings, cells)) == [
        ["ImgName", "Fovea_X"],
        *([name, f"{number / 100:.2f}"] for name, number in rows),
    ]
    back = read_workbook(write_workbook(spec, cells))
    assert back[0] == ["ImgName", "Fovea_X"]
    assert [(name or "", value) for name, value in back[1:]] == [tuple(c) for c in cells]


def test_blank_rows_are_seen_as_the_official_program_sees_them():
    book = openpyxl.Workbook()
    book.active.append(["ImgName", "Fovea_X"])
    book.active.append(["T0001.jpg", 1])
    book.active.append(["", None])
    stream = io.BytesIO()
    book.save(stream)
    assert len(read_workbook(stream.getvalue())) == 3
    assert read_csv(b"a,b\n1,2\n\n") == [["a", "b"], ["1", "2"], []]


def test_a_spreadsheets_byte_order_mark_is_no_part_of_the_heading():
    assert read_csv(b"\xef\xbb\xbfa,b\r\n1,2\r\n") == [["a", "b"], ["1", "2"]]


@pytest.mark.parametrize("data", ["a,b\n".encode("utf-16"), "眼,b\n".encode("gb18030"), b'a,"b\n'])
def test_another_encoding_is_refused(data):
    with pytest.raises(ValueError):  # noqa: PT011 - any sentence will do
        read_csv(data)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"no workbook", write_workbook(SPEC, [])[:-200]])
def test_a_broken_workbook_is_refused(data):
    with pytest.raises(ValueError):  # noqa: PT011 - any sentence will do
        read_workbook(data)


def test_a_workbook_that_unpacks_without_end_is_refused():
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed, packed.open("big.xml", "w") as big:
        for _ in range(410):
            big.write(bytes(1_000_000))
    with pytest.raises(ValueError, match="unpacks"):
        read_workbook(stream.getvalue())


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@cmd", "\tx"])
def test_what_a_spreadsheet_would_run_is_tamed(text):
    assert tame(text) == "'" + text
    assert next(csv.reader([write_csv(("a",), [[tame(text)]]).decode().splitlines()[1]])) == ["'" + text]


def test_plain_text_stays_as_it_is():
    assert tame("T0001.jpg") == "T0001.jpg"


def test_a_risk_is_the_score_in_full_else_the_label():
    assert risk_text(True, 0.28218) == "0.28218"
    assert risk_text(True, 1e-05) == "1e-05"
    assert [risk_text(True, None), risk_text(False, None)] == ["1", "0"]
