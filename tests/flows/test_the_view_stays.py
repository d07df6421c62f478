"""Nothing but what is meant to move the photograph moves it: the magnified place stays while one photograph is open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import dropped
from tests import review_study
from tests.flows.hands import LEFT, Hands

ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
DIGITS = [Qt.Key(Qt.Key.Key_1 + n) for n in range(9)]
MOVES = {"view.fit", "view.disc", "view.zoom_in", "view.zoom_out", "view.list", "review.lane"}
LEAVES = {"reading.previous", "reading.next", "reading.next_unfinished", "reading.submit", "review.accept"}
ASKS = {"review.return", "review.ungradable"}
ELSEWHERE = ("study.", "help.")


def offered(hands: Hands) -> list[str]:
    """Return the actions that can be run here and are no way to another view, photograph, page or dialog."""
    return [
        name
        for name, action in hands.window.actions_by_id.items()
        if action.isEnabled() and name not in MOVES | LEAVES | ASKS and not name.startswith(ELSEWHERE)
    ]


def every_action(hands: Hands) -> Iterator[str]:
    """Run every action that is offered here twice, there and back where it is a switch."""
    names = offered(hands)
    assert len(names) >= 20
    for name in names * 2:
        if hands.window.actions_by_id[name].isEnabled():
            hands.window.actions_by_id[name].trigger()
            hands.canvas.setFocus()
            yield name


def magnified(hands: Hands):
    """Magnify a place that no opening would choose; return the view and the room it is seen in."""
    hands.zoom_in(Point(141.0, 163.0), 3.3)
    return hands.canvas.view, hands.canvas.size()


def test_of_the_senior_whatever_is_shown_hidden_or_decided_about(hands: Hands, tmp_path: Path) -> None:
    hands.open(review_study.make(tmp_path / "study", [review_study.split_cups()]), "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.session.case is not None)
    before = magnified(hands)

    def stays(what: object) -> None:
        assert (hands.canvas.view, hands.canvas.size()) == before, what

    for key in DIGITS:
        for modifiers in (Qt.KeyboardModifier.NoModifier, ALT, ALT):
            hands.key(key, modifiers)
            stays((key, modifiers))
    hands.key(Qt.Key.Key_8)
    for row in page.panel.raters.rows:
        QTest.mouseClick(row.eye, LEFT)
        row.entered.emit(True)
        stays("a rater is looked at")
        row.entered.emit(False)
    hands.key(Qt.Key.Key_1, CONTROL)
    QTest.keyClick(page.votes.menu, Qt.Key.Key_3)
    assert dropped(page.session.review, page.session.order[0], page.own.structure)
    stays("a reading is left out")
    for name in every_action(hands):
        stays(name)
    for structure in Structure:
        page.take_tool(structure)
        stays(structure)


def test_of_the_rater_whatever_is_drawn_answered_or_shown(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.outline(152, 252, 30, 34)
    before = magnified(hands)

    def stays(what: object) -> None:
        assert (hands.canvas.view, hands.canvas.size()) == before, what

    for key in DIGITS:
        hands.key(key)
        stays(key)
    for structure in Structure:
        hands.window.reading_page.take_tool(structure)
        hands.click(Point(150.0, 170.0))
        stays(structure)
    for name in every_action(hands):
        stays(name)
    for _ in hands.window.reading_page.session.draft.steps:
        hands.key(Qt.Key.Key_Z, CONTROL)
        stays("a step back")
    hands.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    stays("a step again")


@pytest.mark.parametrize("slip", [(0, 0), (2, 0), (-1, 2)])
def test_a_click_with_a_trembling_hand_takes_the_rater_and_moves_nothing(
    hands: Hands, tmp_path: Path, slip: tuple[int, int]
) -> None:
    hands.open(review_study.make(tmp_path / "study", [review_study.alike()]), "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.session.case is not None)
    before = magnified(hands)
    hands.key(Qt.Key.Key_S)
    cell = page.canvas._frame.tiles[4].cell
    at = page.seven.rect().topLeft()
    at.setX(cell.left + cell.width // 2)
    at.setY(cell.top + cell.height // 2)
    QTest.mousePress(page.seven, LEFT, Qt.KeyboardModifier.NoModifier, at)
    at.setX(at.x() + slip[0])
    at.setY(at.y() + slip[1])
    QTest.mouseMove(page.seven, at)
    QTest.mouseRelease(page.seven, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert page.sight.focus == 4
    assert (hands.canvas.view, hands.canvas.size()) == before
