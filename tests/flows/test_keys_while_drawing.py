"""Keys and buttons while the mouse draws or numbers are typed: no answer is lost, nothing half-done is stored."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import EMPTY, Answer, Confidence, Fault, Reading, Structure
from tests.flows.hands import LEFT, NONE, Hands


def _begin_drag(hands: Hands, start: Point, way: Point) -> QPoint:
    """Drag from an image point without letting go; return where the pointer is."""
    at = hands.screen(start)
    QTest.mousePress(hands.canvas, LEFT, NONE, at)
    end = hands.screen(Point(start.x + way.x, start.y + way.y))
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(hands.canvas, at + (end - at) * part)
        QTest.qWait(5)
    return end


def _outlined(hands: Hands, study: Path) -> Point:
    """Outline the disc, keep its tool in hand, and return its first point."""
    hands.open(study, "R1")
    hands.outline(150, 250, 60, 66)
    hands.window.reading_page.take_tool(Structure.DISC)
    return hands.reading.disc.points[0]


def _stored(hands: Hands) -> Reading:
    page = hands.window.reading_page
    assert hands.window.autosave.flush()
    return page.session._desk.open(page.session.opened.assignment).draft.reading


def test_what_is_said_of_the_photograph_during_a_drag_stays_and_so_does_the_drag(
    hands: Hands, three_raters: Path
) -> None:
    start = _outlined(hands, three_raters)
    before = hands.reading.disc
    end = _begin_drag(hands, start, Point(24, 0))
    hands.key(Qt.Key.Key_4)
    hands.key(Qt.Key.Key_1)
    assert _stored(hands).disc == before  # the half drag is not
    QTest.mouseMove(hands.canvas, end + QPoint(2, 0))
    QTest.mouseRelease(hands.canvas, LEFT, NONE, end + QPoint(2, 0))
    assert hands.reading.faults == (Fault.BLUR,)
    assert hands.reading.confidence is Confidence.HIGH
    assert hands.reading.disc.points[0].x == pytest.approx(start.x + 24, abs=4)
    assert hands.reading.disc.points[1:] == before.points[1:]
    assert _stored(hands) == hands.reading


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_BracketRight, Qt.Key.Key_Plus, Qt.Key.Key_X, Qt.Key.Key_Right, Qt.Key.Key_Tab]
)
def test_a_key_that_moves_the_outline_does_nothing_while_the_mouse_does(
    hands: Hands, three_raters: Path, key: Qt.Key
) -> None:
    start = _outlined(hands, three_raters)
    steps = len(hands.window.reading_page.session.draft.steps)
    end = _begin_drag(hands, start, Point(24, 0))
    hands.key(key)
    QTest.mouseRelease(hands.canvas, LEFT, NONE, end)
    assert len(hands.window.reading_page.session.draft.steps) == steps + 1
    assert hands.reading.disc.points[0].x == pytest.approx(start.x + 24, abs=4)
    assert len(hands.reading.disc.points) == 8


@pytest.mark.parametrize(
    ("key", "points", "answer"),
    [(Qt.Key.Key_Delete, 7, Answer.MARKED), (Qt.Key.Key_G, 0, Answer.CANNOT_GRADE)],
)
def test_an_answer_about_the_outline_in_hand_takes_the_place_of_the_drag(
    hands: Hands, three_raters: Path, key: Qt.Key, points: int, answer: Answer
) -> None:
    start = _outlined(hands, three_raters)
    steps = len(hands.window.reading_page.session.draft.steps)
    others = hands.reading.disc.points[1:]
    end = _begin_drag(hands, start, Point(24, 0))
    hands.key(key)
    QTest.mouseMove(hands.canvas, end + QPoint(9, 0))
    QTest.mouseRelease(hands.canvas, LEFT, NONE, end + QPoint(9, 0))
    assert len(hands.window.reading_page.session.draft.steps) == steps + 1
    assert (hands.reading.disc.answer, hands.reading.disc.points) == (answer, others[:points])


def _all_but_the_fovea(hands: Hands, study: Path) -> None:
    hands.open(study, "R1")
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_N)
    assert hands.window.reading_page.drawing.tool.structure is Structure.FOVEA


def test_nothing_is_submitted_before_the_fovea_in_hand_is_let_go(hands: Hands, three_raters: Path) -> None:
    _all_but_the_fovea(hands, three_raters)
    code, page = hands.code, hands.window.reading_page
    end = _begin_drag(hands, Point(340, 260), Point(20, 0))
    hands.key(Qt.Key.Key_Return)
    assert page.session.opened.assignment.state is not ReadingState.SUBMITTED
    assert "Not submitted" in page.checklist.todo.text()
    QTest.mouseRelease(hands.canvas, LEFT, NONE, end)
    assert hands.reading.fovea.point.x == pytest.approx(360, abs=3)
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code != code, timeout=10_000)


def test_nothing_is_submitted_while_numbers_are_typed_that_are_not_set(hands: Hands, three_raters: Path) -> None:
    _all_but_the_fovea(hands, three_raters)
    code, page = hands.code, hands.window.reading_page
    hands.window.actions_by_id["edit.numbers"].trigger()
    for field, typed in zip(page.checklist.numbers.fields, ("360", "260"), strict=True):
        field.clear()
        QTest.keyClicks(field, typed)
    QTest.mouseClick(page.checklist.submit, LEFT)
    assert hands.code == code
    assert page.session.draft.reading.fovea.answer is Answer.NOT_DONE
    assert page.session.opened.assignment.state is not ReadingState.SUBMITTED
    QTest.keyClick(page.checklist.numbers.fields[1], Qt.Key.Key_Return)
    assert page.session.draft.reading.fovea.point == Point(360, 260)


def test_what_is_said_of_the_photograph_while_numbers_are_typed_sets_none_of_them_and_loses_none(
    hands: Hands, three_raters: Path
) -> None:
    _outlined(hands, three_raters)
    page = hands.window.reading_page
    before = hands.reading.disc
    hands.window.actions_by_id["edit.numbers"].trigger()
    field = page.checklist.numbers.fields[0]
    field.selectAll()
    QTest.keyClicks(field, "170")
    page.say_fault(Fault.MEDIA)
    page.set_answer(Structure.FOVEA, Answer.ABSENT)  # and the cup's tool is in hand
    assert page.session.draft.reading.disc == before
    QTest.keyClick(field, Qt.Key.Key_Return)
    reading = page.session.draft.reading
    assert (reading.faults, reading.fovea.answer, reading.cup.answer) == (
        (Fault.MEDIA,),
        Answer.ABSENT,
        Answer.NOT_DONE,
    )
    assert reading.disc.ellipse.cx == 170


def _type(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def _asked(hands: Hands) -> list[str]:
    return [field.text() for field in hands.window.reading_page.checklist.numbers.fields]


def _said_of(ellipse: Ellipse) -> list[str]:
    return [f"{n:.2f}" for n in (ellipse.cx, ellipse.cy, ellipse.a, ellipse.b)] + [f"{ellipse.angle:.4f}"]


def test_number_fields_follow_undo_and_redo_and_keep_what_is_typed(hands: Hands, three_raters: Path) -> None:
    _outlined(hands, three_raters)
    page = hands.window.reading_page
    first = hands.reading.disc.ellipse
    hands.key(Qt.Key.Key_BracketRight, Qt.KeyboardModifier.ShiftModifier)
    turned = hands.reading.disc.ellipse
    hands.window.actions_by_id["edit.numbers"].trigger()
    assert _asked(hands) == _said_of(turned) != _said_of(first)
    strip = page.frame.strip.buttons
    QTest.mouseClick(strip["edit.undo"], LEFT)
    assert _asked(hands) == _said_of(first)
    assert hands.reading.disc.ellipse == first
    _type(page.checklist.numbers.fields[0], "170")
    QTest.mouseClick(strip["edit.redo"], LEFT)
    assert _asked(hands) == ["170", *_said_of(turned)[1:]]
    assert hands.reading.disc.ellipse == replace(turned, cx=170.0)
    assert page.session.draft.reading.disc.ellipse == turned
    QTest.mouseClick(page.checklist.gradability.faults[Fault.BLUR], LEFT)
    assert hands.reading.disc.ellipse == replace(turned, cx=170.0)
    QTest.keyClick(page.checklist.numbers.fields[0], Qt.Key.Key_Return)
    assert page.session.draft.reading.disc.ellipse == replace(turned, cx=170.0)
    assert page.session.draft.reading.faults == (Fault.BLUR,)
    assert not page.checklist.numbers.isVisible()


def test_numbers_that_the_next_structure_does_not_have_leave_the_fields_to_the_one_before(
    hands: Hands, three_raters: Path
) -> None:
    _outlined(hands, three_raters)
    page = hands.window.reading_page
    hands.window.actions_by_id["edit.numbers"].trigger()
    field = page.checklist.numbers.fields[0]
    _type(field, "170")
    page.set_answer(Structure.FOVEA, Answer.ABSENT)  # and the cup's tool is in hand, which has no ellipse yet
    hands.window.actions_by_id["edit.numbers"].trigger()
    assert "no ellipse" in hands.hint
    _type(field, "171")
    assert hands.reading.disc.ellipse.cx == 171
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.session.draft.reading.disc.ellipse.cx == 171
    assert page.session.draft.reading.cup.answer is Answer.NOT_DONE


@pytest.mark.parametrize("typed", ["", "170", "1e2"])
def test_number_fields_go_with_the_ellipse_that_they_are_of(hands: Hands, three_raters: Path, typed: str) -> None:
    _outlined(hands, three_raters)
    page = hands.window.reading_page
    hands.window.actions_by_id["edit.numbers"].trigger()
    if typed:
        _type(page.checklist.numbers.fields[0], typed)
    page.set_answer(Structure.DISC, Answer.CANNOT_GRADE)
    assert not page.checklist.numbers.isVisible()
    assert hands.canvas.hasFocus()
    assert hands.reading == page.session.draft.reading
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.window.actions_by_id["reading.disc"].trigger()
    hands.window.actions_by_id["edit.numbers"].trigger()
    page.drawing.switch_curve()
    assert not page.checklist.numbers.isVisible()


def test_number_fields_of_the_fovea_follow_it_and_stay_with_their_photograph(hands: Hands, three_raters: Path) -> None:
    _all_but_the_fovea(hands, three_raters)
    page = hands.window.reading_page
    first = page.session.opened.assignment.id
    hands.click(Point(340, 260))
    hands.window.actions_by_id["edit.numbers"].trigger()
    marked = hands.reading.fovea.point
    assert _asked(hands) == [f"{n:.2f}" for n in marked]
    _type(page.checklist.numbers.fields[1], "261")
    page.set_answer(Structure.FOVEA, Answer.ABSENT)
    assert _asked(hands) == ["", "261"]
    QTest.mouseClick(page.frame.strip.buttons["edit.undo"], LEFT)
    assert _asked(hands) == [f"{marked.x:.2f}", "261"]
    page.go(1 if page.rows.worklist[0].id == first else -1)
    hands.qtbot.waitUntil(lambda: page.session.opened.assignment.id != first)
    assert not page.checklist.numbers.isVisible()
    assert hands.reading == EMPTY


def test_undo_leaves_the_selection_where_it_is_or_lets_it_go_but_never_puts_it_on_another_point(
    hands: Hands, three_raters: Path
) -> None:
    _outlined(hands, three_raters)
    page = hands.window.reading_page
    page.drawing.switch_curve()
    one, other = hands.reading.disc.points[1:3]
    hands.click(Point((one.x + other.x) / 2, (one.y + other.y) / 2 + 6))
    hands.click(hands.reading.disc.points[5])
    assert page.drawing.selected == 5
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.drawing.selected == 5
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hands.reading.disc.points) == 8
    assert page.drawing.selected is None
