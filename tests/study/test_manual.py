"""The manual's text: the program's own is whole, and the manager's is taken only where it can be read for certain."""

import hashlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.resources import resource
from refuge_annotator.study.manual import (
    MAX_BYTES,
    MAX_LINES,
    MAX_WORD,
    BadManual,
    Manual,
    built_in,
    picture,
    read_manual,
)
from refuge_annotator.ui.actions import ACTIONS

PICTURES = re.compile(r"!\[[^\]]*\]\(([^)]*)\)")


def written(tmp_path, data: bytes):
    path = tmp_path / "ours.md"
    path.write_bytes(data)
    return path


def test_the_programs_manual_says_what_disc_cup_and_fovea_are():
    text = built_in("en").text
    for words in ("inner edge of the scleral ring", "Peripapillary atrophy is not disc", "Pallor alone is not cup"):
        assert words in text


def test_every_picture_of_the_manual_is_there_and_no_other_lies_about():
    named = PICTURES.findall(built_in("en").text)
    assert sorted(named) == sorted(p.name for p in resource("manual").glob("*.jpg"))
    assert all(picture(name) is not None for name in named)
    assert sum(p.stat().st_size for p in resource("manual").iterdir()) < 500_000


def test_a_picture_is_found_by_its_name_alone():
    for name in ("../demo/retina_left_normal_1411.jpg", "/etc/passwd", "", "manual_en.md", "file:///etc/passwd"):
        assert picture(name) is None


def test_the_keys_of_the_manual_are_those_of_the_program():
    declared = {a.shortcut for a in ACTIONS} | {"H"}  # which is held, and so no action
    table = built_in("en").text.partition("# Keys")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| **")]
    keys = [key for row in rows for key in re.findall(r"\*\*([^*]+)\*\*", row)]
    names = {"Enter": "Return", "Page up": "PgUp", "Page down": "PgDown"}
    assert len(keys) > 10
    assert [key for key in keys if names.get(key, key) not in declared] == []


def test_a_language_without_a_manual_reads_the_english_one():
    assert built_in("xx") == built_in("en")


def test_the_version_is_the_checksum_of_the_text():
    assert Manual("# Ours").sha256 == hashlib.sha256(b"# Ours").hexdigest()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_text_in_any_unicode_form_is_read_and_its_lines_end_alike(tmp_path, encoding):
    words = "# 视盘\r\nMüller: größer als die Blässe\r"
    assert read_manual(written(tmp_path, words.encode(encoding))) == Manual(
        "# 视盘\nMüller: größer als die Blässe\n", own=True
    )


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("größer".encode("cp1252"), "UTF-8"),
        ("视盘".encode("gbk"), "UTF-8"),
        (b"\xff\xfeA", "UTF-8"),
        (b"PK\x03\x04 a document of a word processor", "plain text"),
        (b"\x00" * 10, "plain text"),
        (b"  \n", "empty"),
        (b"", "empty"),
        (b"a" * (MAX_BYTES + 1), "too long"),
        (b"a\n\n" * 60_000, "more lines"),
        (b"|" * MAX_BYTES, "more lines"),
        (b"a" * MAX_BYTES, "longer than 1,000 letters"),
        (b"Ours ![cup](data:image/png;base64," + b"iVBORw0KGgo" * 100 + b")", "longer than 1,000 letters"),
    ],
)
def test_what_is_no_readable_text_is_refused_with_a_cure(tmp_path, data, why):
    with pytest.raises(BadManual) as refused:
        read_manual(written(tmp_path, data))
    assert why in refused.value.sentence()
    assert refused.value.cure


@pytest.mark.parametrize(
    "words",
    [
        "The cup begins where the vessels bend.\n\n" * 2_499,
        "视盘包括视杯。" * 9_000,  # Chinese has no spaces between its words
        "| disc | cup |\n|---|---|\n" + "| 1 | 2 |\n" * 1_240,
        "a" * MAX_WORD + " b",
    ],
)
def test_a_long_text_is_a_manual(tmp_path, words):
    manual = read_manual(written(tmp_path, words.encode()))
    assert manual.readable == manual.text == words


@pytest.mark.parametrize(
    ("absurd", "readable"),
    [
        ("a\n\n" * 60_000, "a\n\n" * (MAX_LINES // 2)),
        ("a\u2029" * 60_000, "a\u2029" * MAX_LINES),
        ("# Ours\n" + "b" * 200_000, "# Ours\n" + "b" * MAX_WORD),
        ("c" * 200_000 + "\n" * 200_000, "c" * MAX_WORD),
    ],
)
def test_of_an_absurd_text_that_is_in_force_its_beginning_is_shown(absurd, readable):
    manual = Manual(absurd, own=True)
    assert manual.readable == readable
    assert manual.sha256 == hashlib.sha256(absurd.encode()).hexdigest()


def test_a_file_that_is_not_there_is_said_so(tmp_path):
    with pytest.raises(BadManual, match="cannot be read"):
        read_manual(tmp_path / "gone.md")


@given(st.binary(max_size=200))
def test_any_bytes_are_a_text_or_refused(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("m") / "any.md"
    path.write_bytes(data)
    try:
        manual = read_manual(path)
    except BadManual:
        return
    assert manual.text.encode("utf-8").decode("utf-8") == manual.text
    assert "\r" not in manual.text
    assert "\x00" not in manual.text
