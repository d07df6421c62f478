import unicodedata

import pytest

from refuge_annotator.formats.labels_csv import read_labels
from refuge_annotator.formats.photograph_table import UnreadableTable
from refuge_annotator.study.image import FundusImage, GlaucomaLabel


def photograph(number: int, path: str) -> FundusImage:
    return FundusImage(f"id{number}", path, f"P00{number:02}", "0" * 64, "0" * 64, 10, 10)


IMAGES = [
    photograph(n, path)
    for n, path in enumerate(
        ["p/g0001.jpg", "p/n0001.jpg", "A/1.jpg", "B/1.jpg", "p/=1+1.jpg", "p/Café.jpg", 'p/a,"b"\nc.jpg']
    )
]


@pytest.fixture
def table(tmp_path):
    def from_text(text: str | bytes):
        path = tmp_path / "labels.csv"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return read_labels(path, IMAGES)

    return from_text


def labels(found) -> dict[str, GlaucomaLabel]:
    return dict(found.labels)


YES, NO = GlaucomaLabel(True, "OCT"), GlaucomaLabel(False, "OCT")


def test_a_plain_table_is_read_whole(table):
    found = table("image,label,source\np/g0001.jpg,1,OCT\np/n0001.jpg,0,OCT\n")
    assert labels(found) == {"id0": YES, "id1": NO}
    assert found.faults == ()


@pytest.mark.parametrize("name", ["p/g0001.jpg", "g0001.jpg", "g0001", "P0000", '"g0001.jpg"', " g0001.jpg "])
@pytest.mark.parametrize("word", ["1", "glaucoma", "Glaucoma"])
def test_a_photograph_goes_by_path_name_stem_or_code(table, name, word):
    assert labels(table(f"image,label,source\n{name},{word},OCT\n")) == {"id0": YES}


def test_columns_go_by_their_names(table):
    found = table("Source,remark,RISK,Label,Image\nOCT,seen twice,0.25,normal,g0001.jpg\n")
    assert labels(found) == {"id0": GlaucomaLabel(False, "OCT", 0.25)}


@pytest.mark.parametrize(
    "text",
    [
        b"\xef\xbb\xbfimage,label,source\r\ng0001.jpg,1,OCT\r\n",
        b"image,label,source\r\r\ng0001.jpg,1,OCT\r\r\n\r\r\n",
        b"image;label;source\ng0001.jpg;1;OCT\n",
        b"image\tlabel\tsource\ng0001.jpg\t1\tOCT\n",
        b"\n\nimage,label,source\n,,\ng0001.jpg,1,OCT",
    ],
    ids=["spreadsheet", "doubled line ends", "semicolon", "tab", "blank lines"],
)
def test_what_spreadsheets_write_is_understood(table, text):
    assert labels(table(text)) == {"id0": YES}
    assert table(text).faults == ()


@pytest.mark.parametrize(("risk", "value"), [("0,28", 0.28), ("0.28", 0.28), ("1", 1.0), ("", None)])
def test_a_decimal_comma_is_understood_between_semicolons(table, risk, value):
    found = table(f"image;label;source;risk\ng0001.jpg;1;OCT;{risk}\n")
    assert labels(found) == {"id0": GlaucomaLabel(True, "OCT", value)}


def test_a_decimal_comma_between_commas_is_refused(table):
    found = table('image,label,source,risk\ng0001.jpg,1,OCT,"0,28"\nn0001.jpg,1,OCT,0,28\n')
    assert found.labels == ()
    assert ["line 2" in str(found.faults[0]), "line 3" in str(found.faults[1])] == [True, True]


@pytest.mark.parametrize("risk", ["1.5", "nan", "inf", "1e-1", "0x1", "١", "2", "1_0"])
def test_what_is_no_risk_is_refused(table, risk):
    found = table(f"image,label,source,risk\ng0001.jpg,1,OCT,{risk}\n")
    assert found.labels == ()
    assert "0 to 1" in str(found.faults[0])


@pytest.mark.parametrize(
    "cells", ["=1+1.jpg,1,OCT", "g0001.jpg,1,@OCT", "g0001.jpg,1,+1", "-g,1,OCT", "g0001.jpg,1,OCT,=1"]
)
def test_a_cell_that_a_spreadsheet_would_run_is_refused(table, cells):
    found = table(f"image,label,source,remark\n{cells}\n")
    assert found.labels == ()
    assert "spreadsheet" in str(found.faults[0])


def test_a_photograph_whose_name_is_a_formula_goes_by_its_code(table):
    assert labels(table("image,label,source\nP0004,1,OCT\n")) == {"id4": YES}


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ("nobody.jpg,1,OCT", "no photograph nobody.jpg"),
        (",1,OCT", "no photograph"),
        ("1.jpg,1,OCT", "several photographs 1.jpg"),
        ("g0001.jpg,maybe,OCT", "maybe"),
        ("g0001.jpg,,OCT", "no label"),
        ("g0001.jpg,1,", "source"),
        ("g0001.jpg,1", "source"),
        ("g0001.jpg,1,OCT,more", "more cells"),
    ],
)
def test_a_bad_row_is_named_and_the_others_count(table, row, word):
    found = table(f"image,label,source\n{row}\nn0001.jpg,0,OCT\n")
    assert labels(found) == {"id1": NO}
    (fault,) = found.faults
    assert word in str(fault)
    assert "line 2" in str(fault)
    assert fault.cure


def test_two_rows_for_one_photograph_count_neither_way(table):
    found = table("image,label,source\ng0001.jpg,1,OCT\nn0001.jpg,0,OCT\np/g0001.jpg,0,OCT\n")
    assert labels(found) == {"id1": NO}
    assert [str(fault).split(": ")[1] for fault in found.faults] == ["line 2", "line 4"]


def test_accents_compose_as_they_like(table):
    assert labels(table(f"image,label,source\n{unicodedata.normalize('NFD', 'Café')},1,OCT\n")) == {"id5": YES}


def test_a_quoted_name_may_hold_anything(table):
    assert labels(table('image,label,source\n"p/a,""b""\nc.jpg",1,OCT\n')) == {"id6": YES}


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b"\n\n", "empty"),
        (b"a,b,c\n1,2,3\n", "image, label, source"),
        (b"image,label\ng0001.jpg,1\n", "source"),
        (b"image,image,label,source\n", "image"),
        ("image,label,source\n".encode("utf-16"), "UTF-16"),
        ("image,label,source\n眼底,1,OCT\n".encode("gb18030"), "UTF-8"),
        (b"image,label,source\nx\0,1,OCT\n", "not a table"),
        (b'image,label,source\n"g0001.jpg"x,1,OCT\n', "line 2"),
    ],
)
def test_what_is_no_such_table_is_refused_with_the_reason(table, data, word):
    with pytest.raises(UnreadableTable, match=word) as told:
        table(data)
    assert told.value.cure


def test_a_missing_table_is_refused_in_words(tmp_path):
    with pytest.raises(UnreadableTable, match="cannot be read"):
        read_labels(tmp_path / "gone.csv", IMAGES)
