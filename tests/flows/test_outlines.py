"""A rater outlines disc and cup by mouse, keys and numbers in the real window."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from refuge_annotator.geometry.ellipse import axis_end
from refuge_annotator.geometry.handles import rotate_handle
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import Answer, FitMode, Structure
from refuge_annotator.study.state import standing
from tests.flows.hands import Hands

ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
UNDO = (Qt.Key.Key_Z, CONTROL)


@pytest.fixture
def rater(hands: Hands, three_raters: Path) -> Hands:
    """A rater whose disc is outlined and in hand, large on the screen."""
    hands.open(three_raters, "R1")
    hands.zoom_in(Point(150, 250), 2.5)
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_D)
    return hands


def steps(hands: Hands) -> int:
    return len(hands.window.reading_page.session.draft.steps)


def words(hands: Hands, structure: Structure) -> str:
    """What a structure's card says."""
    card = next(c for c in hands.window.reading_page.checklist.cards if c.structure is structure)
    return f"{card._state.text()}. {card._advice.text()}"


# the closed curve


def test_a_disc_that_is_no_ellipse_becomes_a_curve_and_is_submitted_as_one(rater: Hands, three_raters: Path) -> None:
    first, fitted = rater.code, rater.reading.disc
    rater.key(Qt.Key.Key_K)
    curve = rater.reading.disc
    assert curve.fit_mode is FitMode.CURVE
    assert set(curve.points) == set(fitted.points)
    assert "curve, 8 points" in words(rater, Structure.DISC)
    pulled = max(curve.points, key=lambda p: p.x)
    rater.drag(pulled, Point(pulled.x + 25, pulled.y))
    between = Point(150 + 60 * math.cos(3.5), 250 + 66 * math.sin(3.5))
    rater.click(between)
    assert len(rater.reading.disc.points) == 9
    rater.key(*UNDO)
    assert len(rater.reading.disc.points) == 8
    rater.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    rater.key(Qt.Key.Key_C)
    rater.key(Qt.Key.Key_N)
    rater.key(Qt.Key.Key_0)
    rater.key(Qt.Key.Key_F)
    rater.click(Point(400, 270))
    drawn = rater.reading
    rater.window.reading_page.session.submit()
    rater.window.close()
    with open_study(three_raters) as store:
        mine = store.worklist(next(p.id for p in store.people() if p.code == "R1"))
        done = next(a for a in mine if a.code == first)
        assert done.state is ReadingState.SUBMITTED
        final = standing(store.history(done.id))
        assert final is not None
        assert final.reading.disc == drawn.disc
        assert final.reading.disc.curve is not None


def test_back_to_the_ellipse_is_one_step_and_so_is_the_way_to_the_curve(rater: Hands) -> None:
    fitted, before = rater.reading, steps(rater)
    rater.key(Qt.Key.Key_K)
    rater.key(Qt.Key.Key_K)
    assert rater.reading.disc.fit_mode is FitMode.FREE
    assert steps(rater) == before + 2
    rater.key(*UNDO)
    assert rater.reading.disc.fit_mode is FitMode.CURVE
    rater.key(*UNDO)
    assert rater.reading == fitted


def test_the_card_s_button_does_what_the_key_does(rater: Hands) -> None:
    card = rater.window.reading_page.checklist.cards[0]
    assert card._curve.isVisible()
    QTest.mouseClick(card._curve, Qt.MouseButton.LeftButton)
    assert rater.reading.disc.fit_mode is FitMode.CURVE
    assert card._curve.isChecked()
    QTest.mouseClick(card._curve, Qt.MouseButton.LeftButton)
    assert rater.reading.disc.fit_mode is FitMode.FREE
    assert not card._curve.isChecked()


def test_a_curve_by_the_keyboard_alone(rater: Hands) -> None:
    rater.key(Qt.Key.Key_K)
    start = rater.reading.disc
    rater.key(Qt.Key.Key_Tab)
    rater.key(Qt.Key.Key_Right)
    rater.key(Qt.Key.Key_Up, SHIFT)
    rater.key(Qt.Key.Key_Left, ALT)
    moved = rater.reading.disc.points[0]
    assert moved == pytest.approx((start.points[0].x + 0.75, start.points[0].y - 5), abs=0.011)
    rater.key(Qt.Key.Key_Delete)
    assert rater.reading.disc.points == start.points[1:]
    rater.key(Qt.Key.Key_Right, CONTROL)
    rater.key(Qt.Key.Key_BracketRight)
    rater.key(Qt.Key.Key_Plus)
    turned = rater.reading.disc
    assert turned.fit_mode is FitMode.CURVE
    assert turned.curve is not None
    assert turned.points != start.points[1:]
    drawing = rater.window.reading_page.drawing
    drawing.cross = Point(150 + 75 * math.cos(0.2), 250 + 80 * math.sin(0.2))
    rater.key(Qt.Key.Key_X)
    assert len(rater.reading.disc.points) == 8


def test_the_disc_of_a_curve_is_zoomed_to(rater: Hands) -> None:
    rater.key(Qt.Key.Key_K)
    rater.key(Qt.Key.Key_0)
    rater.key(Qt.Key.Key_Z)
    at = rater.canvas.view.to_screen(Point(150, 250))
    assert at == pytest.approx((rater.canvas.width() / 2, rater.canvas.height() / 2), abs=4)


# handles


def test_each_handle_does_its_one_thing_and_alt_moves_both_ends(rater: Hands) -> None:
    for _ in range(4):
        rater.key(Qt.Key.Key_BracketRight, SHIFT)  # away from the points
    ellipse = rater.reading.disc.ellipse
    end = axis_end(ellipse, "major+")
    out = Point(ellipse.cx + 1.2 * (end.x - ellipse.cx), ellipse.cy + 1.2 * (end.y - ellipse.cy))
    before = steps(rater)
    rater.drag(end, out)
    one = rater.reading.disc.ellipse
    assert (one.b, one.angle) == (ellipse.b, ellipse.angle)
    assert one.a == pytest.approx(1.1 * ellipse.a, abs=0.6)
    assert distance(axis_end(one, "major-"), axis_end(ellipse, "major-")) < 0.05
    rater.key(*UNDO)
    rater.drag(end, out, ALT)
    both = rater.reading.disc.ellipse
    assert both.center == pytest.approx(ellipse.center, abs=0.01)
    assert both.a == pytest.approx(1.2 * ellipse.a, abs=0.6)
    assert steps(rater) == before + 1


def test_turning_there_and_back_by_handle_or_by_number_leaves_the_centre_where_it_was(rater: Hands) -> None:
    ellipse = rater.reading.disc.ellipse
    reach = ellipse.a + 26 / rater.canvas.view.scale
    for degrees in (30.0, 75.0, 120.0, ellipse.angle):
        now = rater.reading.disc.ellipse
        t = math.radians(degrees)
        handle = rotate_handle(now, rater.canvas.view.scale)
        rater.drag(handle, Point(now.cx + reach * math.cos(t), now.cy + reach * math.sin(t)))
        assert rater.reading.disc.ellipse.center == ellipse.center
        assert (rater.reading.disc.ellipse.a, rater.reading.disc.ellipse.b) == (ellipse.a, ellipse.b)
    for degrees in ("0", "30", "0"):
        type_number(rater, 4, degrees)
        rater.key(Qt.Key.Key_Return)
        turned = rater.reading.disc.ellipse
        assert (turned.center, turned.a, turned.b) == (ellipse.center, ellipse.a, ellipse.b)
        assert turned.angle == float(degrees)


def test_a_hundred_jitters_on_the_edge_change_nothing(rater: Hands) -> None:
    before, count = rater.reading, steps(rater)
    at = rater.screen(before.disc.points[3])
    for n in range(100):
        way = QPoint((2, 0, -2, 1)[n % 4], (0, 2, 1, -1)[n % 4])
        QTest.mousePress(rater.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseMove(rater.canvas, at + way)
        QTest.mouseRelease(rater.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at + way)
    assert rater.reading == before
    assert steps(rater) == count


@pytest.mark.parametrize("corner", [Point(-900, 250), Point(150, -900), Point(5000, 250), Point(150, 5000)])
def test_a_point_dragged_far_out_stays_where_it_can_be_fetched_back(rater: Hands, corner: Point) -> None:
    before = rater.reading
    rater.key(Qt.Key.Key_0)
    rater.canvas.zoom_to(Point(250, 260), 0.05)
    page = rater.window.reading_page
    page.drawing._press(before.disc.points[0], 1, 0)
    page.drawing._move(corner, 1, 0)
    page.drawing._release(corner, 1, 0)
    height, width = page.drawing.shape
    moved = rater.reading.disc.points[0]
    assert -width <= moved.x <= 2 * width
    assert -height <= moved.y <= 2 * height
    rater.key(*UNDO)
    assert rater.reading == before


def test_a_boundary_may_be_clicked_in_the_margin_and_the_ellipse_is_kept_whole(hands: Hands, three_raters) -> None:
    hands.open(three_raters, "R1")
    hands.canvas.zoom_to(Point(0, 250), 1.0)
    clicked = hands.outline(10, 250, 60, 66)
    disc = hands.reading.disc
    assert min(p.x for p in clicked) < 0
    assert [(p.x, p.y) for p in disc.points] == [(round(p.x, 2), round(p.y, 2)) for p in clicked]
    assert disc.ellipse.cx - disc.ellipse.b < 0
    mask = full_mask(disc.ellipse, hands.window.reading_page.drawing.shape)
    assert mask[250, 0]
    assert not mask[:, -60:].any()  # nothing comes in again on the other side


@pytest.mark.parametrize("scale", [2, 6, 16])
def test_the_middle_of_a_pixel_is_its_whole_numbers_stored_shown_and_drawn(
    hands: Hands, three_raters: Path, scale: int
) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    view = Transform(float(scale), 40.0, 30.0)  # the photograph's corner is at (40, 30) of the canvas
    where = QPoint(40 + 2 * scale + scale // 2, 30 + scale + scale // 2)
    for key, marked in ((Qt.Key.Key_D, lambda r: r.disc.points[0]), (Qt.Key.Key_F, lambda r: r.fovea.point)):
        hands.canvas.set_view(view)
        assert hands.canvas.view == view
        hands.key(key)
        QTest.mouseClick(hands.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
        assert marked(hands.reading) == (2.0, 1.0)
    for _ in range(5):
        hands.window.profiles.leave()
        hands.enter("R1")
        hands.qtbot.waitUntil(lambda: hands.code == first)
        assert (hands.reading.disc.points, hands.reading.fovea.point) == (((2.0, 1.0),), (2.0, 1.0))
    hands.canvas.set_view(view)
    drawn = {m.point for m in hands.canvas.scene().markers}
    assert {hands.canvas.view.to_screen(p) for p in drawn} == {(where.x(), where.y())}
    hands.key(Qt.Key.Key_F)
    hands.key(Qt.Key.Key_I, CONTROL)
    asked = [field.text() for field in hands.window.reading_page.checklist.numbers.fields]
    assert asked[:2] == ["2.00", "1.00"]


# words while drawing


def test_the_cup_s_card_tells_where_the_cup_leaves_the_disc_and_that_it_needs_one(hands: Hands, three_raters) -> None:
    hands.open(three_raters, "R1")
    hands.key(Qt.Key.Key_C)
    hands.outline(190, 250, 30, 30)
    assert "counts only with it" in words(hands, Structure.CUP)
    hands.key(Qt.Key.Key_D)
    hands.outline(150, 250, 60, 66)
    assert "leaves the disc (right)" in words(hands, Structure.CUP)
    hands.key(Qt.Key.Key_F)
    hands.click(Point(360, 262))
    assert "leaves the disc (temporal)" in words(hands, Structure.CUP)
    hands.key(Qt.Key.Key_C)
    for _ in range(4):
        hands.key(Qt.Key.Key_Left, CONTROL | SHIFT)
    assert "leaves" not in words(hands, Structure.CUP)


def test_a_point_that_lies_apart_is_flagged_and_stays(rater: Hands) -> None:
    for turn in (0.4, 2.0, 3.5):
        rater.click(Point(150 + 60 * math.cos(turn), 250 + 66 * math.sin(turn)))
    assert "apart" not in words(rater, Structure.DISC)
    stray = rater.reading.disc.points[2]
    rater.drag(stray, Point(stray.x, stray.y + 12))
    count = len(rater.reading.disc.points)
    assert "One point lies apart" in words(rater, Structure.DISC)
    rings = [m for m in rater.canvas.scene().markers if m.kind == "ring"]
    assert rater.reading.disc.points[2] in [m.point for m in rings]
    assert len(rater.reading.disc.points) == count
    rater.key(*UNDO)
    assert "apart" not in words(rater, Structure.DISC)


def test_collinear_clicks_are_kept_and_advice_is_given(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    for n in range(6):
        hands.click(Point(100 + 20 * n, 200 + 10 * n))
    assert len(hands.reading.disc.points) == 6
    assert hands.reading.disc.answer is Answer.NOT_DONE
    assert "on a line" in words(hands, Structure.DISC)


# numbers


def type_number(hands: Hands, place: int, text: str) -> QLineEdit:
    """Bring the number fields up, and type into one."""
    box = hands.window.reading_page.checklist.numbers
    if not box.isVisible():
        hands.key(Qt.Key.Key_I, CONTROL)
    field = box.fields[place]
    field.setFocus()
    hands.qtbot.waitUntil(field.hasFocus)
    field.selectAll()
    for sign in text:  # QTest types Latin letters alone
        QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign))
    return field


@pytest.fixture(params=["en_US", "de_DE", "fr_FR", "ar_EG", "fa_IR"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The number rules of another country."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def test_a_number_means_the_same_with_point_or_comma_in_every_country(rater: Hands, language: str) -> None:
    before = rater.reading.disc.ellipse
    for text in ("157.25", "157,25", "۱۵۷٫۲۵"):
        type_number(rater, 0, text)
        assert rater.reading.disc.ellipse.cx == 157.25  # shown before it is set
        rater.key(Qt.Key.Key_Return)
        set_now = rater.reading.disc
        assert set_now.ellipse.cx == 157.25
        assert (set_now.ellipse.cy, set_now.ellipse.a, set_now.ellipse.b) == (before.cy, before.a, before.b)
        assert set_now.fit_mode is FitMode.ADJUSTED
        rater.key(*UNDO)
        assert rater.reading.disc.ellipse == before


@pytest.mark.parametrize("text", ["1.057,25", "1,057.25", "1 57", "157.251", "", "1e2", "99999", "-"])
def test_what_is_no_plain_number_is_refused_visibly(rater: Hands, text: str) -> None:
    before, count = rater.reading, steps(rater)
    field = type_number(rater, 0, text or " ")
    assert field.property("fault") == "true"
    box = rater.window.reading_page.checklist.numbers
    assert box._said.property("role") == "danger"
    rater.key(Qt.Key.Key_Return)
    assert box.isVisible()
    assert (rater.reading, steps(rater)) == (before, count)


def test_numbers_are_one_step_and_escape_or_a_click_backs_out(rater: Hands) -> None:
    before, count = rater.reading, steps(rater)
    box = rater.window.reading_page.checklist.numbers
    type_number(rater, 2, "80")
    type_number(rater, 3, "41,5")
    assert (rater.reading.disc.ellipse.a, rater.reading.disc.ellipse.b) == (80, 41.5)
    rater.key(Qt.Key.Key_Escape)
    assert (rater.reading, steps(rater), box.isVisible()) == (before, count, False)
    assert rater.canvas.hasFocus()
    type_number(rater, 2, "80")
    rater.click(before.disc.points[0])
    assert (rater.reading, steps(rater), box.isVisible()) == (before, count, False)
    type_number(rater, 2, "80")
    type_number(rater, 3, "41,5")
    rater.key(Qt.Key.Key_Return)
    assert steps(rater) == count + 1
    rater.key(*UNDO)
    assert rater.reading == before


def test_unchanged_numbers_are_no_step(rater: Hands) -> None:
    before, count = rater.reading, steps(rater)
    rater.key(Qt.Key.Key_I, CONTROL)
    rater.key(Qt.Key.Key_Return)
    assert (rater.reading, steps(rater)) == (before, count)
    assert not rater.window.reading_page.checklist.numbers.isVisible()


def test_the_long_half_axis_cannot_be_typed_shorter_than_the_short_one(rater: Hands) -> None:
    before = rater.reading
    type_number(rater, 2, "20")
    assert "longer" in rater.window.reading_page.checklist.numbers._said.text()
    rater.key(Qt.Key.Key_Return)
    assert rater.reading == before


def test_the_fovea_is_placed_by_numbers_on_the_photograph_only(rater: Hands) -> None:
    rater.key(Qt.Key.Key_F)
    type_number(rater, 0, "99999")
    assert rater.window.reading_page.checklist.numbers.fields[0].property("fault") == "true"
    type_number(rater, 0, "360,5")
    type_number(rater, 1, "262.25")
    rater.key(Qt.Key.Key_Enter)
    assert rater.reading.fovea.point == (360.5, 262.25)


def test_a_curve_and_nothing_say_that_they_have_no_numbers(rater: Hands) -> None:
    rater.key(Qt.Key.Key_K)
    rater.key(Qt.Key.Key_I, CONTROL)
    assert "no numbers" in rater.hint
    rater.key(Qt.Key.Key_C)
    rater.key(Qt.Key.Key_I, CONTROL)
    assert "no ellipse yet" in rater.hint
    assert not rater.window.reading_page.checklist.numbers.isVisible()
