"""A rater sees the own readings beside the consensus once the manager has opened it, and nothing of anybody else."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableView

from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.ui.pages.feedback import FeedbackPage
from refuge_annotator.ui.pages.reading import ReadingPage
from tests import review_study, small_study

LEFT = Qt.MouseButton.LeftButton
ONE, TWO, THREE = (
    review_study.reading((120.0, 170.0, 50.0, 46.0), (122.0, 172.0, cup, cup - 2), (300.0 + cup, 185.0))
    for cup in (20.0, 28.0, 24.0)
)


@pytest.fixture
def read(tmp_path):
    """Six photographs that three raters have read and the senior has accepted."""
    path = review_study.make(tmp_path / "study", [[ONE, TWO, THREE]] * 6, default_protocol(3))
    from refuge_annotator.store.store import open_study

    with open_study(path) as store:
        for image in store.images():
            review = small_study.review_of(store, image.id)
            store.save_review(image.id, review, senior=small_study.senior(store), expected=1)
    return path


def enter(hands, code):
    hands.window.profiles.enter(next(p for p in hands.window.study.people if p.code == code))


def visit(hands) -> FeedbackPage:
    hands.window.actions_by_id["study.feedback"].trigger()
    page = hands.window.page
    assert isinstance(page, FeedbackPage)
    hands.qtbot.waitUntil(lambda: page.feedback is not None or "has not opened" in page.waiting.text(), timeout=20_000)
    return page


def texts(page) -> str:
    words = [label.text() for label in page.findChildren(QLabel)]
    for table in page.findChildren(QTableView):
        words += [cell for row in table.model().texts() for cell in row]
    for place in range(page.list.count()):
        page.list.setCurrentRow(place)
        words += [spot.words for spot in page.charts_panel.plot.spots]
    return " | ".join(words)


def test_closed_opened_looked_at_and_closed_again(hands, read):
    assert hands.window.open_study(read)
    enter(hands, "R2")
    page = visit(hands)
    assert page.waiting.text() == "The manager has not opened the results yet."
    assert not page.left.isVisible()
    assert hands.window.profiles.leave()

    enter(hands, "M1")
    hands.window.actions_by_id["study.agreement"].trigger()
    manager = hands.window.page
    hands.qtbot.waitUntil(lambda: manager.shown is not None, timeout=20_000)
    QTest.mouseClick(manager.release, LEFT)
    assert hands.window.profiles.leave()

    enter(hands, "R2")
    page = visit(hands)
    assert len(page.feedback.results) == 6
    assert page.charts_panel.finding.text().startswith("Your cups are larger than the consensus'")
    look_at_one(hands, page)
    hands.window.actions_by_id["study.back"].trigger()
    assert page.middle.currentWidget() is page.charts
    hands.window.actions_by_id["study.back"].trigger()
    assert isinstance(hands.window.page, ReadingPage)


def look_at_one(hands, page):
    plot = page.charts_panel.plot
    QApplication.processEvents()
    spot = plot.spots[0]
    at = plot.mapFromScene(plot.axes[0].item.vb.mapViewToScene(QPointF(spot.x, spot.y)))
    QTest.mouseClick(plot.viewport(), LEFT, pos=at)
    hands.qtbot.waitUntil(lambda: page.look.canvas.image_size is not None)
    own = next(r for r in page.feedback.results if r.code == page.look.code.text())
    scene = page.look.canvas.scene()
    assert [line.ellipse for line in scene.ellipses] == [own.reading.disc.ellipse, own.reading.cup.ellipse]
    assert own.reading.cup.ellipse.a == TWO.cup.ellipse.a
    assert scene.polylines, "the consensus"
    assert scene.texts == ()
    assert page.photograph.texts()[0][0] == "Your ratio"


def test_no_word_on_the_page_is_about_another_rater_or_a_file(hands, read):
    assert hands.window.open_study(read)
    hands.window.thread_of_store.call(lambda s: s.release(True, "M1"))
    enter(hands, "R2")
    page = visit(hands)
    page._open_row(page.photographs.index(0, 0))
    said = texts(page)
    people = hands.window.study.people
    for person in people:
        if person.code != "R2":
            assert person.code not in said
            theirs = hands.window.thread_of_store.call(lambda s, who=person.id: s.assigned(who))
            assert not any(a.code in said for a in theirs)
    images = hands.window.thread_of_store.call(lambda s: s.images())
    assert not any(i.code in said for i in images if i.code not in {r.code for r in page.feedback.results})
    assert "Glaucoma" not in said
    assert ".png" not in said
    own = page.feedback.results[0]
    assert f"{own.ratio:.2f}" in said
    for other in (ONE, THREE):
        ratio = other.cup.ellipse.b / other.disc.ellipse.b
        assert f"yours {ratio:.2f}" not in said


def test_a_row_opens_its_photograph_the_worst_first(hands, read):
    assert hands.window.open_study(read)
    hands.window.thread_of_store.call(lambda s: s.release(True, "M1"))
    enter(hands, "R1")
    page = visit(hands)
    worst = [float(row[2]) for row in page.photographs.texts()]
    assert worst == sorted(worst)
    view = page.table
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(page.photographs.index(1, 0)).center())
    assert page.look.code.text() == page.photographs.texts()[1][0]


def test_what_is_said_of_a_photograph_goes_when_another_is_looked_at(hands, read):
    assert hands.window.open_study(read)
    hands.window.thread_of_store.call(lambda s: s.release(True, "M1"))
    enter(hands, "R1")
    page = visit(hands)
    view = page.table

    def look_at(place: int) -> None:
        QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(page.photographs.index(place, 0)).center())

    bad = page._desk.open(page._keys[page.photographs.texts()[0][0]])[0]
    bad.path.write_bytes(b"no picture")
    look_at(0)
    hands.qtbot.waitUntil(lambda: "not a photograph" in hands.window.banner.text)
    assert page.look.canvas.photograph is None
    look_at(1)
    hands.qtbot.waitUntil(lambda: page.look.canvas.photograph is not None)
    assert hands.window.banner.text == ""
