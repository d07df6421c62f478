"""The manual on F1, and the manager's choice of it."""

import re

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from refuge_annotator.store.store import open_study
from refuge_annotator.study.manual import MAX_LINES, Manual, built_in
from refuge_annotator.study.reading import Answer, Structure
from refuge_annotator.ui.dialogs.manual import BESIDE, ManualDialog, ManualWindow, beside
from refuge_annotator.ui.panels.manual_text import ManualText
from refuge_annotator.ui.theme import LIGHT
from tests import review_study

LEFT = Qt.MouseButton.LeftButton
IMAGE = QTextDocument.ResourceType.ImageResource.value
HOSTILE = """# Ours

<script>alert(1)</script> <img src="http://example.org/a.png">

![a](http://example.org/spy.png) ![b](file:///etc/passwd) ![c](overview.jpg)

[a link](http://example.org) and [one of ours](file:///etc/passwd)
"""


@pytest.fixture
def study(tmp_path):
    return review_study.make(tmp_path / "study", [review_study.alike(0), review_study.alike(0)])


def enter(window, qtbot, study, code):
    if window.study is None:
        assert window.open_study(study)
    window.profiles.enter(next(p for p in window.study.people if p.code == code))
    if code.startswith("R"):
        qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)


def out(window) -> ManualWindow | None:
    return next((w for w in window.findChildren(ManualWindow) if w.isVisible()), None)


def submit(window, qtbot):
    page = window.reading_page
    before = page.session.opened.assignment.id
    for structure in Structure:
        page.set_answer(structure, Answer.CANNOT_GRADE)
    page.session.submit("")
    return before


def test_f1_shows_the_manual_and_f1_in_it_puts_it_away_again(window, qtbot, study):
    enter(window, qtbot, study, "R1")
    QTest.keyClick(window, Qt.Key.Key_F1)
    shown = out(window)
    assert not shown.isModal()
    assert shown.text.verticalScrollBar().value() == 0
    assert shown.contents.currentRow() == 0
    assert "scleral ring" in shown.text.toPlainText()
    with qtbot.waitActive(shown):
        shown.activateWindow()
    QTest.keyClick(shown.text, Qt.Key.Key_F1)
    assert out(window) is None


def test_it_keeps_its_place_and_goes_with_the_profile(window, qtbot, study):
    enter(window, qtbot, study, "R1")
    window.manual.toggle()
    shown = out(window)
    shown.text.go_to(4)
    at, lies = shown.text.verticalScrollBar().value(), shown.pos()
    assert at > 500
    window.manual.toggle()
    window.manual.toggle()
    assert (out(window).text.verticalScrollBar().value(), out(window).pos()) == (at, lies)
    window.use_theme(LIGHT)
    assert out(window).text.verticalScrollBar().value() == at
    assert window.profiles.leave()
    assert out(window) is None


def test_the_contents_go_to_their_headings_and_follow_the_text(window, qtbot):
    window.manual.toggle()
    shown = out(window)
    words = [shown.contents.item(n).text().strip() for n in range(shown.contents.count())]
    headings = re.findall(r"^##? (.+)$", built_in("en").text, re.MULTILINE)
    assert words == headings
    shown.contents.setCurrentRow(3)
    assert shown.text.section == 3
    shown.text.verticalScrollBar().setValue(0)
    assert shown.contents.currentRow() == 0


def test_every_picture_is_as_wide_as_there_is_room(qtbot):
    text = ManualText()
    qtbot.addWidget(text)
    for width in (900, 420):
        text.resize(width, 500)
        text.show_manual(built_in("en"))
        image = text.document().resource(IMAGE, QUrl("overview.jpg"))
        assert image.width() / image.devicePixelRatio() == min(600, text.viewport().width() - 48)
        assert text.horizontalScrollBar().maximum() == 0


def test_a_text_of_the_managers_loads_nothing_and_leads_nowhere(qtbot, monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", opened.append)
    text = ManualText()
    qtbot.addWidget(text)
    text.resize(700, 500)
    text.show()
    text.show_manual(Manual(HOSTILE, own=True))
    telling = tmp_path / "telling.png"
    QImage(8, 8, QImage.Format.Format_RGB32).save(str(telling))
    for name in ("http://example.org/spy.png", "file:///etc/passwd", telling.as_uri(), str(telling), "overview.jpg"):
        for kind in (IMAGE, QTextDocument.ResourceType.StyleSheetResource.value):
            assert text.document().resource(kind, QUrl(name)).size().width() == 1
    assert "<script>" in text.toPlainText()  # as words
    for x in range(20, 600, 15):
        for y in range(20, 400, 15):
            QTest.mouseClick(text.viewport(), LEFT, pos=QPoint(x, y))
    assert opened == []
    assert text.source().isEmpty()
    assert text.toPlainText().startswith("Ours")


@pytest.mark.parametrize(
    ("window", "screen"),
    [
        (QRect(0, 0, 1366, 768), QRect(0, 0, 1920, 1080)),
        (QRect(600, 0, 1320, 900), QRect(0, 0, 1920, 1080)),
        (QRect(0, 0, 1920, 1080), QRect(0, 0, 1920, 1080)),
        (QRect(0, 0, 960, 600), QRect(0, 0, 960, 600)),
        (QRect(2000, 100, 1000, 700), QRect(1920, 0, 1920, 1080)),
    ],
)
def test_it_comes_up_on_the_screen_and_beside_the_window_where_there_is_room(window, screen):
    place = beside(window, screen, 880, 760)
    assert screen.contains(place)
    room = max(screen.right() - window.right(), window.left() - screen.left())
    assert place.intersects(window) is (room < BESIDE)


def test_a_reading_records_the_manual_and_another_one_is_told(window, qtbot, study):
    enter(window, qtbot, study, "R1")
    assert window.banner.text == ""
    first = submit(window, qtbot)
    window.profiles.leave()
    enter(window, qtbot, study, "R1")
    assert window.banner.text == ""
    window.profiles.leave()
    enter(window, qtbot, study, "M1")
    window.manager_page.desk.set_manual("# Ours")
    window.profiles.leave()
    enter(window, qtbot, study, "R1")
    assert "manual has changed" in window.banner.text
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert out(window).text.toPlainText().startswith("Ours")
    assert window.banner.text == ""
    window.reading_page.go_unfinished()
    qtbot.waitUntil(lambda: window.reading_page.session.opened.assignment.id != first)
    second = submit(window, qtbot)
    window.profiles.leave()
    enter(window, qtbot, study, "R1")
    assert window.banner.text == ""
    window.close_study()
    with open_study(study) as store:
        manuals = [store.history(a)[-1].reading.manual for a in (first, second)]
    assert manuals == [built_in("en").sha256, Manual("# Ours", own=True).sha256]


def test_the_manager_sees_a_text_as_the_raters_will_before_it_is_in_force(
    window, qtbot, study, meet, tmp_path, monkeypatch
):
    enter(window, qtbot, study, "M1")
    ours = tmp_path / "ours.md"
    ours.write_text("# Ours\n\nThe disc ends at the ring.", encoding="utf-8")
    bad = tmp_path / "bad.md"
    bad.write_bytes("größer".encode("cp1252"))
    names = iter([str(bad), str(ours)])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (next(names), ""))
    said = []

    def choose(dialog: ManualDialog) -> None:
        said.append((dialog.go.isEnabled(), dialog.fault.text()))
        dialog.choose()
        said.append((dialog.go.isEnabled(), dialog.fault.text()))
        dialog.choose()
        said.append((dialog.go.isEnabled(), dialog.page.toPlainText()))
        QTest.mouseClick(dialog.go, LEFT)

    meet(ManualDialog, choose)
    window.actions_by_id["study.manual"].trigger()
    assert [enabled for enabled, _ in said] == [False, False, True]
    assert "UTF-8" in said[1][1]
    assert said[2][1].startswith("Ours")
    assert window.study.manual == "# Ours\n\nThe disc ends at the ring."

    def back(dialog: ManualDialog) -> None:
        dialog.take(built_in("en"))
        QTest.mouseClick(dialog.go, LEFT)

    meet(ManualDialog, back)
    window.actions_by_id["study.manual"].trigger()
    assert window.study.manual is None


def test_a_long_manual_is_laid_out_a_few_times_and_not_once_for_every_paragraph(qtbot):
    text = "".join(f"# Part {n}\n\nThe inner edge of the scleral ring.\n\n- one\n- two\n\n" for n in range(100))
    page = ManualText()
    qtbot.addWidget(page)
    page.show()
    laid_out = []
    page.document().contentsChange.connect(lambda *_: laid_out.append(1))
    page.show_manual(Manual(text, own=True))
    assert len(page.headings) == 100
    assert len(laid_out) < 10


@pytest.mark.parametrize("absurd", ["a\n\n" * 60_000, "b" * 200_000])
def test_an_absurd_manual_in_force_is_shown_shortened_and_says_so(qtbot, absurd):
    shown = ManualText()
    qtbot.addWidget(shown)
    shown.show_manual(Manual("# Ours\n" + absurd, own=True))
    assert "Only the beginning is shown" in shown.toPlainText()
    assert shown.document().blockCount() < MAX_LINES
    assert len(shown.toPlainText()) < 30_000
    assert [words for _, words, _ in shown.headings] == ["Ours"]
    shown.show_manual(built_in("en"))
    assert "Only the beginning" not in shown.toPlainText()
