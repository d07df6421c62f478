import unicodedata

import pytest

from refuge_annotator.formats.names import clashes, portable, same_key


@pytest.mark.parametrize("name", [
    "CON.bmp", "aux.bmp", "nul", "COM1.txt", "lpt9.x.bmp", "com¹.bmp", "CON .bmp", "a:b.bmp",
    'q"q.bmp', "<b>.bmp", "a|b", "a?b",
    "star*", "back\\slash", "line\nbreak.bmp", "tab\tx", "end.", "end ", "", ".", "..", "a/../b", "a//b",
    "ä" * 127 + ".bmp", "bad\udcff.bmp",
])  # fmt: skip
def test_names_that_some_system_refuses_are_found(name):
    assert not portable(name)


@pytest.mark.parametrize("name", [
    "T0001.bmp", "Disc_Cup_Masks/Non-Glaucoma/g0001.bmp", "眼底_左眼_001.bmp", "Müller_Ö_ß.bmp",
    " leading.bmp", "a#1%20+&=;,'.bmp",
    "console.bmp", "com10.bmp", "=1+1.bmp", "a" * 251 + ".bmp", "dots.in.name.v2.bmp",
])  # fmt: skip
def test_ordinary_names_are_fine(name):
    assert portable(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("IMG_1.bmp", "img_1.bmp"),
        (unicodedata.normalize("NFC", "Café.bmp"), unicodedata.normalize("NFD", "Café.bmp")),
        (unicodedata.normalize("NFC", "CAFÉ.bmp"), unicodedata.normalize("NFD", "café.bmp")),
        ("STRASSE.bmp", "straße.bmp"),
        ("same.bmp", "same.bmp"),
    ],
)
def test_names_that_are_one_file_somewhere_clash(one, other):
    assert clashes([(one, "first"), ("other.bmp", "third"), (other, "second")]) == (("first", "second"),)


def test_different_names_do_not_clash():
    assert clashes([("a/1.bmp", "a"), ("b/1.bmp", "b"), ("眼.bmp", "c"), ("眼2.bmp", "d")]) == ()
    assert same_key("ı.bmp") != same_key("i.bmp")
