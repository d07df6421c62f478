"""A rater reads photographs in the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import EMPTY, Answer, FitMode, Structure
from refuge_annotator.study.state import standing
from tests.flows.hands import Hands

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_seventeen_clicks_and_enter_make_a_submission(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    disc = hands.outline(150, 250, 60, 66)
    assert hands.reading.disc.fit_mode is FitMode.FREE
    hands.outline(152, 252, 30, 34)
    hands.click(Point(360, 262))
    assert hands.reading.fovea.answer is Answer.MARKED
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code not in ("", first), timeout=5_000)
    assert first in hands.hint
    hands.window.close()
    with open_study(three_raters) as store:
        mine = store.worklist(next(p.id for p in store.people() if p.code == "R1"))
        done = [a for a in mine if a.state is ReadingState.SUBMITTED]
        assert [a.code for a in done] == [first]
        final = standing(store.history(done[0].id))
        assert final is not None
        assert [(p.x, p.y) for p in final.reading.disc.points] == [(round(p.x, 2), round(p.y, 2)) for p in disc]
        assert abs(final.reading.disc.ellipse.cx - 150) < 1.5


def test_every_gesture_can_be_undone_also_after_a_restart(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    code = hands.code
    hands.outline(150, 250, 60, 66, clicks=7)
    hands.window.profiles.leave()
    hands.enter("R1")
    hands.qtbot.waitUntil(lambda: hands.code == code)
    assert len(hands.reading.disc.points) == 7
    for left in range(6, -1, -1):
        hands.key(Qt.Key.Key_Z, CONTROL)
        assert len(hands.reading.disc.points) == left
    assert hands.reading == EMPTY
    for count in range(1, 8):
        hands.key(Qt.Key.Key_Z, CONTROL | SHIFT)
        assert len(hands.reading.disc.points) == count


def test_a_jitter_on_a_handle_changes_nothing(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_D)
    before = hands.reading
    steps = len(hands.window.reading_page.session.draft.steps)
    ellipse = before.disc.ellipse
    for _ in range(25):
        for point in (before.disc.points[2], ellipse.center):
            at = hands.screen(point)
            QTest.mousePress(hands.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
            QTest.mouseMove(hands.canvas, at + QPoint(2, 0))
            QTest.mouseRelease(
                hands.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at + QPoint(2, 0)
            )
    assert hands.reading == before
    assert len(hands.window.reading_page.session.draft.steps) == steps


def test_a_handle_adjusts_and_the_next_point_refits(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_D)
    ellipse = hands.reading.disc.ellipse
    hands.drag(ellipse.center, Point(ellipse.cx + 20, ellipse.cy + 10))
    moved = hands.reading.disc
    assert moved.fit_mode is FitMode.ADJUSTED
    assert abs(moved.ellipse.cx - ellipse.cx - 20) < 1.5
    assert (moved.ellipse.a, moved.ellipse.b, moved.ellipse.angle) == (ellipse.a, ellipse.b, ellipse.angle)
    hands.drag(moved.points[0], Point(moved.points[0].x + 8, moved.points[0].y))
    assert hands.reading.disc.fit_mode is FitMode.FREE
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.reading.disc == moved


def test_escape_backs_out_of_the_gesture_only(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_D)
    before = hands.reading
    start = hands.screen(before.disc.ellipse.center)
    QTest.mousePress(hands.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(hands.canvas, start + QPoint(40, 0))
    hands.qtbot.waitUntil(lambda: hands.reading != before)
    hands.key(Qt.Key.Key_Escape)
    assert hands.reading == before
    QTest.mouseRelease(hands.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + QPoint(40, 0))
    assert hands.reading == before


def test_a_photograph_by_the_keyboard_alone(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    for structure, (cx, cy, a, b) in (("D", (150, 250, 60, 66)), ("C", (152, 252, 30, 34))):
        hands.key(Qt.Key(ord(structure)))
        assert hands.window.reading_page.drawing.tool.structure.value.startswith(structure.lower())
        for target in ((cx + a, cy), (cx, cy + b), (cx - a, cy), (cx, cy - b), (cx + 0.7 * a, cy + 0.7 * b)):
            _steer(hands, Point(*target))
            hands.key(Qt.Key.Key_X)
        hands.key(Qt.Key.Key_Tab)
        hands.key(Qt.Key.Key_Right)
        hands.key(Qt.Key.Key_BracketRight)
        hands.key(Qt.Key.Key_Plus)
    outline = hands.reading.disc
    assert outline.fit_mode is FitMode.ADJUSTED
    hands.key(Qt.Key.Key_F)
    _steer(hands, Point(360, 262))
    hands.key(Qt.Key.Key_X)
    assert hands.reading.fovea.point is not None
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code not in ("", first), timeout=5_000)


def _steer(hands: Hands, target: Point) -> None:
    """Bring the keyboard's cross near a point with the arrow keys."""
    drawing = hands.window.reading_page.drawing
    for coarse in (SHIFT, Qt.KeyboardModifier.NoModifier):
        reach = (5.0 if coarse == SHIFT else 1.0) * 8.0 / hands.canvas.view.scale
        for _ in range(200):
            at = drawing.cross or drawing._middle()
            dx, dy = target.x - at.x, target.y - at.y
            if max(abs(dx), abs(dy)) <= reach / 2 + 0.01:
                break
            if abs(dx) >= abs(dy):
                hands.key(Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left, coarse)
            else:
                hands.key(Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up, coarse)


def test_an_unfinished_reading_is_not_submitted_and_says_what_is_missing(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_Return)
    assert "cup" in hands.window.reading_page.checklist.todo.text()
    assert hands.window.reading_page.drawing.tool.structure is Structure.CUP
    assert hands.code == first


def test_answers_complete_a_reading(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_N)
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_4)  # blur
    assert hands.reading.cup.answer is Answer.ABSENT
    assert hands.reading.fovea.answer is Answer.CANNOT_GRADE
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code not in ("", first), timeout=5_000)


def test_typing_a_note_triggers_no_shortcut(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    code = hands.code
    hands.outline(150, 250, 60, 66, clicks=5)
    hands.key(Qt.Key.Key_T)
    notes = hands.window.reading_page.checklist.notes
    hands.qtbot.waitUntil(notes.hasFocus)
    QTest.keyClicks(notes, "Dense cataract, fogged")
    hands.key(Qt.Key.Key_Return)
    assert hands.code == code
    assert hands.reading.disc.answer is Answer.MARKED
    hands.click(Point(400, 100))
    assert hands.reading.notes.startswith("Dense cataract, fogged")


def test_a_submission_can_be_taken_back_at_once(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_N)
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_4)  # blur
    before = hands.reading
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code not in ("", first), timeout=5_000)
    hands.key(Qt.Key.Key_R, CONTROL)
    hands.qtbot.waitUntil(lambda: hands.code == first, timeout=5_000)
    assert hands.reading == before
    assert hands.window.reading_page.session.editable


def test_nothing_is_carried_over_to_the_next_photograph(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    before = hands.reading
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=5_000)
    assert hands.reading == EMPTY
    hands.key(Qt.Key.Key_Z, CONTROL)
    hands.key(Qt.Key.Key_PageUp)
    hands.qtbot.waitUntil(lambda: hands.code == first, timeout=5_000)
    assert hands.reading == before


def test_a_step_back_or_again_is_one_of_the_own_photograph_on_screen(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_Z, CONTROL)  # there is a step back and one again
    left = hands.window.reading_page.session.draft
    there_and_back = ((Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_Z, CONTROL | SHIFT))
    for rater in ("R1", "R2"):
        if rater == "R1":
            _go_to_the_other(hands)
        else:
            assert hands.window.profiles.leave()
            hands.enter(rater)
        for keys in there_and_back:
            hands.key(*keys)
            assert hands.reading == EMPTY
            assert hands.window.reading_page.session.draft.steps == ()
    assert hands.window.profiles.leave()
    hands.enter("R1")
    if hands.code != first:
        _go_to_the_other(hands)
    assert hands.window.reading_page.session.draft == left
    hands.key(*there_and_back[1])
    assert len(hands.reading.disc.points) == 8


def _go_to_the_other(hands: Hands) -> None:
    code, page = hands.code, hands.window.reading_page
    hands.key(Qt.Key.Key_PageDown if page.rows.worklist[0].code == code else Qt.Key.Key_PageUp)
    hands.qtbot.waitUntil(lambda: hands.code != code, timeout=5_000)


def _is_bare(hands: Hands) -> bool:
    """Tell whether nothing is drawn, nothing written and nothing answered, on screen and in the reading."""
    drawn, panel = hands.canvas.scene(), hands.window.reading_page.checklist
    seen = drawn.ellipses or drawn.markers or drawn.polylines or panel.notes.toPlainText()
    return hands.reading == EMPTY and not seen


@pytest.mark.parametrize("how", ["clear", "undo"])
def test_what_was_cleared_stays_bare_for_every_rater(hands: Hands, three_raters: Path, how: str) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.outline(152, 252, 30, 34)
    hands.click(Point(360, 262))
    drawn = hands.reading
    _go_to_the_other(hands)
    assert _is_bare(hands)
    hands.outline(200, 200, 50, 56)
    hands.key(Qt.Key.Key_D)
    if how == "clear":
        hands.key(Qt.Key.Key_Delete, SHIFT)
    else:
        for _ in range(8):
            hands.key(Qt.Key.Key_Z, CONTROL)
    steps = hands.window.reading_page.session.draft
    for _ in range(2):
        assert _is_bare(hands)
        assert hands.window.reading_page.session.draft == steps  # nothing of the way to it is lost
        _go_to_the_other(hands)
        assert hands.reading == drawn
        _go_to_the_other(hands)
    hands.window.profiles.leave()
    hands.enter("R2")
    for _ in range(2):
        assert _is_bare(hands)
        _go_to_the_other(hands)


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Delete, SHIFT),
        (Qt.Key.Key_G, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_N, Qt.KeyboardModifier.NoModifier),
    ],
)
@pytest.mark.parametrize("structure", [Structure.CUP, Structure.FOVEA])
def test_what_was_taken_away_comes_back_in_one_step(
    hands: Hands, three_raters: Path, structure: Structure, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.outline(152, 252, 30, 34)
    hands.click(Point(360, 262))
    drawn, seen = hands.reading, hands.canvas.scene()
    hands.window.reading_page.take_tool(structure)
    hands.key(key, modifiers)
    if structure is Structure.FOVEA and (key, modifiers) == (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier):
        assert hands.reading == drawn  # a mark has no points to delete
        return
    assert hands.reading != drawn
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.reading == drawn
    hands.window.reading_page.take_tool(Structure.DISC)
    assert {line.ellipse for line in hands.canvas.scene().ellipses} == {line.ellipse for line in seen.ellipses}


def test_a_photograph_that_fails_leaves_the_open_one_alone_and_hides_its_name(
    hands: Hands, three_raters: Path, two_photographs: Path, monkeypatch
) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    before = hands.reading
    page = hands.window.reading_page
    broken = two_photographs.parent / "Glaucoma_broken.jpg"
    broken.write_bytes(b"")
    real = page._desk.open
    monkeypatch.setattr(page._desk, "open", lambda a: _with_path(real(a), broken))
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=5_000)
    assert "broken" not in hands.window.banner.text
    assert "Glaucoma" not in hands.window.banner.text
    assert (hands.code, hands.reading) == (first, before)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert len(hands.reading.disc.points) == 7


def _with_path(opened, path):
    from dataclasses import replace

    return replace(opened, path=path)


def test_ten_points_on_the_disc_stay_on_the_disc(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66, clicks=10)
    assert len(hands.reading.disc.points) == 10
    assert hands.reading.cup == EMPTY.cup
    hands.outline(150, 250, 30, 34, clicks=10)
    assert len(hands.reading.cup.points) == 10
    assert hands.reading.fovea == EMPTY.fovea
    hands.click(Point(360, 262))
    assert hands.reading.fovea.answer is Answer.MARKED
    assert (len(hands.reading.disc.points), len(hands.reading.cup.points)) == (10, 10)


def test_no_message_moves_the_photograph(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    place = hands.canvas.mapToGlobal(QPoint(0, 0)), hands.canvas.size()
    view = hands.canvas.view
    hands.window.banner.show_message("Something went wrong, and this is a long message about it. " * 6, "danger")
    hands.qtbot.wait(50)
    assert hands.window.banner.isVisible()
    assert (hands.canvas.mapToGlobal(QPoint(0, 0)), hands.canvas.size()) == place
    assert hands.canvas.view == view
    shown = hands.window.banner.geometry()
    assert shown.width() == hands.canvas.width()
    assert hands.window.banner.mapToGlobal(QPoint(0, 0)) == place[0]


def test_the_disc_comes_as_large_on_the_next_photograph_until_it_is_no_longer_wanted(
    hands: Hands, three_raters: Path
) -> None:
    hands.open(three_raters, "R1")
    codes = [hands.code]
    whole = hands.canvas.view.scale
    hands.key(Qt.Key.Key_Z)
    large = hands.canvas.view.scale
    assert large > 1.5 * whole
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code not in codes, timeout=5_000)
    assert hands.canvas.view.scale == pytest.approx(large)
    disc = hands.window.reading_page._guess
    middle = hands.canvas.view.to_screen(Point(*disc.center))
    assert middle == pytest.approx((hands.canvas.width() / 2, hands.canvas.height() / 2), abs=1.5)
    hands.zoom_in(Point(*disc.center), 1.3 * large)
    hands.key(Qt.Key.Key_0)  # to see the fovea
    hands.key(Qt.Key.Key_PageUp)
    hands.qtbot.waitUntil(lambda: hands.code == codes[0], timeout=5_000)
    assert hands.canvas.view.scale == pytest.approx(1.3 * large)
    hands.key(Qt.Key.Key_Z)
    assert hands.canvas.view.scale == pytest.approx(large)
    hands.key(Qt.Key.Key_Z)
    assert hands.canvas.view.scale == pytest.approx(whole)
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code != codes[0], timeout=5_000)
    assert hands.canvas.fitted


def test_a_click_in_the_panel_or_the_strip_leaves_the_keyboard_with_the_photograph(
    hands: Hands, three_raters: Path
) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    page = hands.window.reading_page
    buttons = [b for b in page.checklist.findChildren(QAbstractButton) if b is not page.checklist.submit]
    for button in [*buttons, *page.frame.strip.buttons.values()]:
        if button.isVisible() and button.isEnabled():
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            assert hands.canvas.hasFocus(), button.text() or button.toolTip()
    QTest.mouseClick(page.checklist.cards[0], Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert hands.canvas.hasFocus()


def test_what_the_status_line_says_goes_with_the_next_gesture(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.key(Qt.Key.Key_I, CONTROL)
    assert "no ellipse yet" in hands.hint
    hands.click(Point(150, 250))
    assert hands.hint == ""
