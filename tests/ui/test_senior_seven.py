"""All raters side by side in the real window: one moves, all move, and a click comes back to the same place."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Structure
from refuge_annotator.view.palette import CONSENSUS
from refuge_annotator.view.tiles import view_in
from tests import review_study as study

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(window, qtbot, tmp_path):
    """A senior's page with all raters side by side."""
    path = study.make(tmp_path / "study", [study.one_off(), study.alike()])
    assert window.open_study(path), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    page.open(page.queue.rows[0].image.id)
    qtbot.waitUntil(lambda: page.queue.current == page.queue.rows[0].image.id)
    press(page, Qt.Key.Key_S)
    return page


def press(page, key, modifiers=NONE):
    QTest.keyClick(page.window().focusWidget() or page, key, modifiers)


def tiles(page):
    return page.canvas._frame.tiles


def room(page):
    return float(page.canvas.width()), float(page.canvas.height())


def middle(page, place) -> QPoint:
    cell = tiles(page)[place].cell
    return QPoint(cell.left + cell.width // 2, cell.top + cell.height // 2)


def words(page, place) -> list[str]:
    return [figure.text() for figure in page.seven._heads[place].figures]


def test_there_is_a_picture_of_each_rater_and_one_of_the_consensus(page):
    letters = [{text.text for text in tile.scene.texts} for tile in tiles(page)]
    assert letters == [{letter} for letter in "ABCDEFG"] + [set()]
    assert {line.stroke.color for line in tiles(page)[7].scene.polylines} == {CONSENSUS}


def test_each_picture_says_how_near_the_vote_its_rater_is(page):
    for place, assignment in enumerate(page.session.order):
        against = page.session.verdict.against[assignment]
        assert words(page, place) == [f"Disc {against.disc:.2f}", f"Cup {against.cup:.2f}"]


def test_what_does_not_count_is_said_at_once(page):
    assignment = page.session.order[2]
    page.session.drop(assignment, Structure.CUP, "blurred")
    assert words(page, 2)[1] == "Cup out"
    page.session.undo()
    assert words(page, 2)[1] != "Cup out"


def test_a_drag_in_one_picture_moves_all_by_the_same(page):
    before = [view_in(page.canvas.view, room(page), tile.cell) for tile in tiles(page)]
    start = middle(page, 3)
    QTest.mousePress(page.seven, LEFT, NONE, start)
    QTest.mouseMove(page.seven, start + QPoint(10, 6))
    QTest.mouseMove(page.seven, start + QPoint(30, 14))
    QTest.mouseRelease(page.seven, LEFT, NONE, start + QPoint(30, 14))
    after = [view_in(page.canvas.view, room(page), tile.cell) for tile in tiles(page)]
    assert page.sight.seven  # a drag is no click
    for one, other in zip(before, after, strict=True):
        assert other.scale == one.scale
        assert (other.left - one.left, other.top - one.top) == pytest.approx((30, 14), abs=1.5)


def test_the_wheel_keeps_what_the_pointer_is_on_under_it(page):
    cell = tiles(page)[5].cell
    at = middle(page, 5) + QPoint(20, -15)

    def under() -> Point:
        inner = view_in(page.canvas.view, room(page), cell)
        return inner.to_image(Point(at.x() - cell.left, at.y() - cell.top))

    before, scale = under(), page.canvas.view.scale
    wheel = QWheelEvent(
        QPointF(at), QPointF(page.seven.mapToGlobal(at)), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton, NONE,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(page.seven, wheel)
    assert page.canvas.view.scale == pytest.approx(scale * 1.44, rel=0.01)
    assert under() == pytest.approx(before, abs=0.5)


def test_a_click_takes_the_rater_into_focus_at_the_same_place(page):
    view = page.canvas.view
    QTest.mouseClick(page.seven, LEFT, NONE, middle(page, 4))
    assert not page.seven.isVisible()
    assert not tiles(page)
    assert page.sight.focus == 4
    assert page.canvas.view == view


@pytest.mark.parametrize(("key", "focus"), [(Qt.Key.Key_6, 5), (Qt.Key.Key_S, None), (Qt.Key.Key_Escape, None)])
def test_keys_come_back_too(page, key, focus):
    view = page.canvas.view
    press(page, key)
    assert not page.seven.isVisible()
    assert page.sight.focus == focus
    assert page.canvas.view == view


def test_zoom_and_fit_are_those_of_the_single_view(page):
    press(page, Qt.Key.Key_0)
    assert page.canvas.fitted
    inner = view_in(page.canvas.view, room(page), tiles(page)[0].cell)
    assert inner.scale < page.canvas.view.scale


def test_h_hides_every_line_while_it_is_held(page):
    QTest.keyPress(page.canvas, Qt.Key.Key_H)
    assert not any(tile.scene.ellipses or tile.scene.polylines for tile in tiles(page))
    QTest.keyRelease(page.canvas, Qt.Key.Key_H)
    assert all(tile.scene.ellipses or tile.scene.polylines for tile in tiles(page))


def test_b_fills_each_rater_s_difference_from_the_vote(page):
    press(page, Qt.Key.Key_B)
    filled = [sum(int(fill.mask.sum()) for fill in tile.scene.fills) for tile in tiles(page)[:7]]
    odd = next(o.assignment for o in page.session.odd if o.structure is Structure.CUP)
    assert max(range(7), key=filled.__getitem__) == page.session.order.index(odd)


def test_the_pen_and_another_photograph_come_back_to_the_single_view(page, qtbot):
    press(page, Qt.Key.Key_O)
    assert not page.seven.isVisible()
    assert page.sight.drawing
    press(page, Qt.Key.Key_S)
    assert not page.sight.drawing
    first = page.session.case.image.id
    press(page, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: page.session.case.image.id != first)
    assert not page.seven.isVisible()
    assert not tiles(page)


def test_the_pictures_follow_the_window_s_size(page, window, qtbot):
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: max(t.cell.left + t.cell.width for t in tiles(page)) <= page.canvas.width())
    assert max(t.cell.top + t.cell.height for t in tiles(page)) <= page.canvas.height()
