"""The words on screen."""

from pathlib import Path

import pytest
from defusedxml import ElementTree
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from refuge_annotator.errors import UserError
from refuge_annotator.ui import words

CHINESE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>refuge</name>
    <message><source>Undo</source><translation>撤销</translation></message>
    <message numerus="yes"><source>{n} photograph(s)</source>
        <translation><numerusform>{n} 张照片</numerusform></translation></message>
    <message><source>it has {count:.1f} of {kind}</source><translation>{kind}：{count:.1f}</translation></message>
    <message><source>many eyes</source><translation>很多眼睛</translation></message>
    <message><source>Redo</source><translation>重做</translation></message>
</context>
</TS>
"""
ENGLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>refuge</name>
    <message numerus="yes"><source>{n} photograph(s)</source>
        <translation><numerusform>{n} photograph</numerusform><numerusform>{n} photographs</numerusform></translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def catalogs(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Catalogs of our own in place of the program's; whatever is installed goes afterwards."""
    (tmp_path / "refuge_annotator_zh_CN.ts").write_text(CHINESE, encoding="utf-8")
    (tmp_path / "refuge_annotator_en.ts").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.setattr(words, "resource", lambda _folder, name: tmp_path / name)
    monkeypatch.setattr(words, "user_cache_path", lambda _name, **_options: tmp_path / "cache")
    yield tmp_path
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)


def test_a_text_fills_its_names_without_any_catalog(qapp):
    assert words.tr("Return to rater {code}", code="D") == "Return to rater D"


def test_english_counts_without_any_catalog_too(qapp):
    assert [words.tr("{n} point(s)", n=n) for n in (0, 1, 8)] == ["0 points", "1 point", "8 points"]


def test_a_value_may_be_called_text_and_may_hold_braces(qapp):
    assert words.tr("Saved {text}", text="{x}") == "Saved {x}"


def test_english_counts_one_photograph_and_two_photographs(qapp, catalogs):
    assert words.install_translator(qapp, QLocale("en_GB")) == "en"
    assert words.tr("{n} photograph(s)", n=1) == "1 photograph"
    assert words.tr("{n} photograph(s)", n=2) == "2 photographs"


def test_chinese_shows_its_own_words_and_qt_s_too(qapp, catalogs):
    assert words.install_translator(qapp, QLocale("zh_CN")) == "zh_CN"
    assert words.tr("Undo") == "撤销"
    assert words.tr("{n} photograph(s)", n=2) == "2 张照片"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"


def test_a_language_that_is_not_finished_is_english_throughout(qapp, catalogs):
    halfway = CHINESE.replace("<translation>重做", '<translation type="unfinished">')
    (catalogs / "refuge_annotator_zh_CN.ts").write_text(halfway, encoding="utf-8")
    assert words.install_translator(qapp, QLocale("zh_CN")) == "en"
    assert words.tr("Undo") == "Undo"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_program_s_own_catalogs_are_finished_or_not_shown(qapp):
    for language in words.LANGUAGES:
        text = words.resource("i18n", f"refuge_annotator_{language}.ts").read_text(encoding="utf-8")
        finished = ElementTree.fromstring(text).find(".//translation[@type='unfinished']") is None
        shown = words.install_translator(qapp, QLocale(language))
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.setParent(None)
        assert shown == (language if finished else "en")


def test_a_language_without_a_catalog_is_english(qapp, catalogs):
    assert words.install_translator(qapp, QLocale("de_DE")) == "en"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_an_error_is_told_in_the_user_s_language_with_its_words_and_numbers(qapp, catalogs):
    words.install_translator(qapp, QLocale("zh_CN"))
    error = UserError("it has {count:.1f} of {kind}", "Undo", Path("a.jpg"), count=2.25, kind="many eyes")
    assert words.sentence(error) == "a.jpg: 很多眼睛：2.2; 撤销"


def test_an_error_without_a_catalog_reads_as_it_does_on_the_command_line(qapp):
    error = UserError("the {what_kind} is cut", "copy it again", Path("b.jpg"), what_kind="file")
    assert words.sentence(error) == error.sentence()


def test_an_error_counts_one_and_two_in_the_window_as_it_does_elsewhere(qapp):
    for n, said in ((1, "it has 1 row; leave 1 row out"), (2, "it has 2 rows; leave 2 rows out")):
        assert words.sentence(UserError("it has {n} row(s)", "leave {n} row(s) out", n=n)) == said


def test_a_compiler_that_fails_leaves_the_program_in_english(qapp, catalogs, monkeypatch, caplog):
    def fail(*_arguments, **_options):
        raise OSError

    monkeypatch.setattr(words.subprocess, "run", fail)
    words.install_translator(qapp, QLocale("zh_CN"))
    assert words.tr("Undo") == "Undo"
    assert "could not be compiled" in caplog.text


def test_a_catalog_is_compiled_once_and_again_when_it_changes(qapp, catalogs):
    words.install_translator(qapp, QLocale("zh_CN"))
    words.install_translator(qapp, QLocale("zh_CN"))
    assert len(list((catalogs / "cache" / "i18n").iterdir())) == 2
    (catalogs / "refuge_annotator_zh_CN.ts").write_text(CHINESE.replace("撤销", "復原"), encoding="utf-8")
    words.install_translator(qapp, QLocale("zh_CN"))
    assert words.tr("Undo") == "復原"
