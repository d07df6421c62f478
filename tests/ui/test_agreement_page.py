"""The agreement page in the real window: for the manager, and for the senior on what is signed off."""

import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from refuge_annotator.report.write import PAGE
from refuge_annotator.ui import visits
from refuge_annotator.ui.charts.catalog import CHARTS
from refuge_annotator.ui.dialogs import agreement_report
from refuge_annotator.ui.dialogs.report import ReportDialog
from refuge_annotator.ui.pages import agreement
from refuge_annotator.ui.pages.agreement import AgreementPage
from refuge_annotator.ui.pages.manager import ManagerPage
from refuge_annotator.ui.pages.senior import SeniorPage
from refuge_annotator.ui.theme import DARK, LIGHT
from refuge_annotator.view.canvas import Canvas
from tests import review_study

LEFT = Qt.MouseButton.LeftButton


class Visitor:
    """Somebody who looks at agreement."""

    def __init__(self, qtbot, window, path, code):
        self.qtbot, self.window = qtbot, window
        assert window.open_study(path), window.banner.text
        window.profiles.enter(next(p for p in window.study.people if p.code == code))
        self.go()

    def go(self):
        self.window.actions_by_id["study.agreement"].trigger()
        self.page = self.window.page
        assert isinstance(self.page, AgreementPage), self.window.banner.text

    def wait(self):
        self.qtbot.waitUntil(lambda: self.page.shown is not None, timeout=20_000)
        return self.page

    def click(self, spot):
        """Click a spot of the first axes with the mouse."""
        plot = self.page.charts_panel.plot
        QApplication.processEvents()
        at = plot.mapFromScene(plot.axes[0].item.vb.mapViewToScene(QPointF(spot.x, spot.y)))
        QTest.mouseClick(plot.viewport(), LEFT, pos=at)


@pytest.fixture
def visit(qtbot, window):
    return lambda path, code="M1": Visitor(qtbot, window, path, code)


def shown_texts(page):
    model = page.raters
    words = [label.text() for label in page.findChildren(QLabel)] + [cell for row in model.texts() for cell in row]
    words += [page.list.item(i).text() for i in range(page.list.count())]
    for place in range(page.list.count()):
        page.list.setCurrentRow(place)
        words += [spot.words for spot in page.charts_panel.plot.spots]
    return " | ".join(words)


def test_the_manager_sees_every_chart_with_figures_beside_it(visit, half_done):
    page = visit(half_done).wait()
    assert page.facts.text() == "4 photographs · 7 raters · 24 first submissions"
    assert [page.list.item(i).text() for i in range(page.list.count())] == [c.title for c in CHARTS]
    for place in range(len(CHARTS)):
        page.list.setCurrentRow(place)
        assert page.charts_panel.finding.text()
    titles = {title: (value, more) for title, value, more in page.figures.texts}
    value, more = titles["Dice between raters, disc"]
    assert float(value) > 0.9
    assert more == "n = 4"
    assert titles["Coefficient of repeatability of that ratio"][0] == "–"


def test_a_click_shows_the_photograph_with_all_outlines_under_codes_and_back_leads_back(visit, half_done):
    visitor = visit(half_done)
    page = visitor.wait()
    spot = page.charts_panel.plot.spots[0]
    visitor.click(spot)
    assert page.middle.currentWidget() is page.look
    visitor.qtbot.waitUntil(lambda: page.look.canvas.image_size is not None)
    case = next(c for c in page.shown.measures.cases if c.image.id == spot.image)
    assert page.look.code.text() == case.image.code
    scene = page.look.canvas.scene()
    assert {text.text for text in scene.texts} == {code for code, _ in case.firsts}
    assert len(scene.ellipses) == 2 * len(case.firsts)
    assert scene.polylines, "the consensus"
    assert page.raters.texts()[0][0] == "R1"
    QTest.keyClick(visitor.window, Qt.Key.Key_Escape)
    assert page.middle.currentWidget() is page.charts
    QTest.keyClick(visitor.window, Qt.Key.Key_Escape)
    assert isinstance(visitor.window.page, ManagerPage)


def test_it_can_be_used_by_keys_alone(visit, half_done):
    visitor = visit(half_done)
    page = visitor.wait()
    assert visitor.window.focusWidget() is page.list
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.list.currentRow() == 1
    QTest.keyClick(page.list, Qt.Key.Key_Tab)
    plot = page.charts_panel.plot
    assert visitor.window.focusWidget() is plot
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert page.charts_panel.told.text() == plot.spot.words
    QTest.keyClick(plot, Qt.Key.Key_Return)
    assert page.middle.currentWidget() is page.look


def test_the_senior_sees_signed_photographs_alone_and_is_led_to_his_own_page(visit, half_done):
    visitor = visit(half_done, "S1")
    page = visitor.wait()
    assert page.facts.text() == "2 signed-off photographs · 7 raters · 14 first submissions"
    codes = [i.code for i in visitor.window.thread_of_store.call(lambda s: s.images())]
    said = shown_texts(page)
    assert all(code in said for code in codes[:2])
    assert not any(code in said for code in codes[2:])
    assert page.release.parent() is None or not page.release.isVisible()
    assert not visitor.window.actions_by_id["study.report"].isEnabled()
    page.list.setCurrentRow(0)
    spot = page.charts_panel.plot.spots[0]
    visitor.click(spot)
    assert isinstance(visitor.window.page, SeniorPage)
    senior = visitor.window.senior_page
    visitor.qtbot.waitUntil(lambda: senior.session.case is not None)
    assert senior.session.case.image.id == spot.image


def test_before_anything_is_signed_the_senior_is_told_so(visit, tmp_path):
    visitor = visit(review_study.make(tmp_path / "study", [review_study.alike()]), "S1")
    page = visitor.page
    visitor.qtbot.waitUntil(lambda: "There is nothing to show yet" in page.waiting.text())
    assert page.shown is None


@pytest.mark.parametrize("code", ["M1", "S1"])
def test_nobody_is_named_and_no_file_is_told(visit, half_done, code):
    page = visit(half_done, code).wait()
    page.list.setCurrentRow(0)
    said = shown_texts(page)
    assert "Glaucoma" not in said
    assert "g000" not in said
    assert ".png" not in said


def test_a_study_without_readings_opens_and_says_what_is_missing(visit, tmp_path):
    page = visit(review_study.make(tmp_path / "study", [[], []])).wait()
    for place in range(len(CHARTS) - 1):
        page.list.setCurrentRow(place)
        assert page.charts_panel.finding.text().startswith("Not available: ")
    assert all(value == "–" for _, value, _ in page.figures.texts)


def test_leaving_while_it_is_measured_stops_it_and_nothing_comes_later(visit, half_done):
    visitor = visit(half_done)
    page = visitor.page
    visitor.qtbot.waitUntil(lambda: page.job is not None or page.shown is not None)
    assert visitor.window.profiles.leave()
    assert page.job is None or page.job.isFinished()
    visitor.qtbot.wait(100)
    assert visitor.window.banner.text == ""


def test_it_can_be_cancelled(visit, half_done, monkeypatch):
    visitor = visit(half_done)
    page = visitor.page
    visitor.qtbot.waitUntil(lambda: page.overview is not None)
    page.stop()
    visitor.qtbot.waitUntil(lambda: "Stopped" in page.waiting.text() or page.shown is not None, timeout=20_000)
    if page.shown is None:
        assert page.middle.currentWidget() is page.wait_page
        assert not page.cancel.isVisible()


def test_what_was_measured_is_there_at_once_the_next_time(visit, half_done):
    visitor = visit(half_done)
    first = visitor.wait().shown.agreement
    visitor.page.back()
    visitor.go()
    assert visitor.wait().shown.agreement is first
    assert visitor.page.job is None


def test_the_manager_opens_the_results_and_closes_them_again(visit, half_done):
    visitor = visit(half_done)
    page = visitor.wait()
    released = lambda: visitor.window.thread_of_store.call(lambda s: s.is_released())  # noqa: E731
    assert page.release.text() == "Open to the raters"
    QTest.mouseClick(page.release, LEFT)
    assert released()
    assert "4 readings are still to come" in visitor.window.banner.text
    visitor.window.banner.clear()
    assert page.release.text() == "Close to the raters"
    QTest.mouseClick(page.release, LEFT)
    assert not released()


def test_the_report_is_written_into_a_new_folder(visit, half_done, tmp_path, meet, monkeypatch):
    visitor = visit(half_done)
    visitor.wait()
    (tmp_path / "out" / "senior-agreement").mkdir(parents=True)
    monkeypatch.setattr(agreement_report, "ask_folder", lambda *_: tmp_path / "out")
    said = []
    meet(ReportDialog, lambda dialog: (said.append(dialog.windowTitle()), dialog.accept()))
    visitor.window.actions_by_id["study.report"].trigger()
    assert said == ["Agreement report"]
    assert (tmp_path / "out" / "senior-agreement-2" / PAGE).read_text(encoding="utf-8").startswith("<!")
    assert not any((tmp_path / "out" / "senior-agreement").iterdir())


def test_the_theme_changes_and_the_chart_stays(visit, half_done):
    visitor = visit(half_done)
    page = visitor.wait()
    page.list.setCurrentRow(2)
    finding = page.charts_panel.finding.text()
    try:
        visitor.window.use_theme(LIGHT)
        assert page.charts_panel.plot.backgroundBrush().color().name() == LIGHT.surface
        assert page.charts_panel.finding.text() == finding
    finally:
        visitor.window.use_theme(DARK)


@pytest.mark.parametrize("size", [(900, 560), (1366, 768)])
def test_no_title_of_a_chart_is_cut_off_and_one_that_no_page_has_room_for_is_told(visit, half_done, size, monkeypatch):
    visitor = visit(half_done)
    visitor.window.resize(*size)
    page = visitor.wait()
    assert page.list.sizeHintForColumn(0) <= page.list.viewport().width()
    visitor.page.back()
    long = replace(CHARTS[0], title="Every one of the raters against the vote of all of the others")
    monkeypatch.setattr(agreement, "CHARTS", (long,))
    visitor.go()
    page = visitor.wait()
    assert page.list.item(0).toolTip() == long.title
    assert page.charts_panel.plot.width() >= 400


def test_on_a_small_window_the_figures_give_way(visit, half_done):
    visitor = visit(half_done)
    page = visitor.wait()
    assert page.right.isVisible()
    visitor.window.resize(900, 560)
    visitor.qtbot.waitUntil(lambda: not page.right.isVisible())
    visitor.qtbot.waitUntil(lambda: page.charts_panel.plot.width() >= 400)


def test_no_canvas_is_made_before_a_photograph_is_looked_at(visit, half_done):
    assert visit(half_done).wait().findChildren(Canvas) == []


def test_the_window_starts_without_the_charts():
    code = "import sys, refuge_annotator.ui.main_window; sys.exit(bool({'pyqtgraph', 'matplotlib'} & {*sys.modules}))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_page_that_cannot_be_made_leaves_everybody_at_the_own_one_with_a_word(window, half_done, monkeypatch):
    assert window.open_study(half_done), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "M1"))
    monkeypatch.setattr(visits, "AgreementPage", lambda *_: 1 // 0)
    before = window.page
    window.actions_by_id["study.agreement"].trigger()
    assert isinstance(window.page, ManagerPage)
    assert window.page is not before
    assert "ZeroDivisionError" in window.banner.text
    assert window.profiles.code == "M1"
