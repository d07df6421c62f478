import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import MAX_SCALE, MIN_SCALE, Transform
from refuge_annotator.view.mouse import ZOOM_PER_NOTCH
from tests.view.looking import corner_photograph, send_mouse

START = Transform(2.0, 100.0, 60.0)
LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton


@pytest.fixture
def canvas(show):
    """The mouse does the same over either renderer; one is enough here."""
    made = show("raster")
    made.set_photograph(corner_photograph())
    made.set_view(START)
    return made


@pytest.fixture
def told(canvas) -> list[str]:
    """Return what the canvas has told so far, by the names of its signals."""
    names: list[str] = []
    for name in ("pressed", "moved", "released", "cancelled", "hovered", "left"):
        getattr(canvas, name).connect(lambda *_, name=name: names.append(name))
    return names


def turn_wheel(canvas, at, angle=(0, 0), pixels=(0, 0)) -> None:
    place = QPointF(*at)
    none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(
        canvas,
        QWheelEvent(
            place,
            canvas.mapToGlobal(place),
            QPoint(*pixels),
            QPoint(*angle),
            Qt.MouseButton.NoButton,
            none,
            phase,
            False,
        ),
    )


def press_key(canvas, key, kind=QEvent.Type.KeyPress, repeated=False) -> QKeyEvent:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeated)
    QApplication.sendEvent(canvas, event)
    return event


@pytest.mark.parametrize(
    ("turned", "factor"),
    [
        ({"angle": (0, 120)}, ZOOM_PER_NOTCH),
        ({"angle": (0, -120)}, 1 / ZOOM_PER_NOTCH),
        ({"angle": (0, 30)}, ZOOM_PER_NOTCH**0.25),
        ({"angle": (120, 0)}, ZOOM_PER_NOTCH),  # with Alt held
        ({"pixels": (0, 60)}, ZOOM_PER_NOTCH),
        ({"angle": (0, 240), "pixels": (0, 120)}, ZOOM_PER_NOTCH**2),
    ],
)
def test_the_wheel_zooms_about_the_cursor(canvas, turned, factor):
    at = (150.5, 90.25)
    before = canvas.view.to_image(Point(*at))
    turn_wheel(canvas, at, **turned)
    assert canvas.view.scale == pytest.approx(START.scale * factor)
    assert canvas.view.to_image(Point(*at)) == pytest.approx(before)


def test_a_pinch_zooms_about_its_middle(canvas):
    at = QPointF(150.5, 90.25)
    before = canvas.view.to_image(Point(at.x(), at.y()))
    device = QPointingDevice.primaryPointingDevice()
    kind = Qt.NativeGestureType.ZoomNativeGesture
    pinch = QNativeGestureEvent(kind, device, 2, at, at, canvas.mapToGlobal(at), 0.25, QPointF())
    QApplication.sendEvent(canvas, pinch)
    assert canvas.view.scale == pytest.approx(START.scale * 1.25)
    assert canvas.view.to_image(Point(at.x(), at.y())) == pytest.approx(before)


def test_a_wheel_that_did_not_turn_changes_nothing(canvas):
    turn_wheel(canvas, (150, 90))
    assert canvas.view == START


def test_zooming_in_and_out_again_comes_back(canvas):
    for angle in (120, 240, -120, -240):
        turn_wheel(canvas, (150.0, 90.0), (0, angle))
    assert (canvas.view.scale, canvas.view.left, canvas.view.top) == pytest.approx((2.0, 100.0, 60.0))


def test_the_zoom_has_ends(canvas):
    for _ in range(60):
        turn_wheel(canvas, (150.0, 90.0), (0, 480))
    assert canvas.view.scale == MAX_SCALE
    for _ in range(60):
        turn_wheel(canvas, (150.0, 90.0), (0, -480))
    assert canvas.view.scale == MIN_SCALE


def test_the_middle_button_pans(canvas, told):
    send_mouse(canvas, "press", (150, 90), MIDDLE)
    send_mouse(canvas, "drag", (170, 85), MIDDLE)
    send_mouse(canvas, "release", (170, 85), MIDDLE)
    assert canvas.view == Transform(2.0, 120.0, 55.0)
    assert told == []


def test_space_and_the_left_button_pan(canvas, told):
    press_key(canvas, Qt.Key.Key_Space)
    assert canvas.cursor().shape() is Qt.CursorShape.OpenHandCursor
    send_mouse(canvas, "press", (150, 90))
    assert canvas.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    send_mouse(canvas, "drag", (140, 100))
    send_mouse(canvas, "release", (140, 100))
    press_key(canvas, Qt.Key.Key_Space, QEvent.Type.KeyRelease)
    assert canvas.view == Transform(2.0, 90.0, 70.0)
    assert told == []


def test_the_tool_s_cursor_comes_back_after_panning(canvas):
    canvas.setCursor(Qt.CursorShape.CrossCursor)
    press_key(canvas, Qt.Key.Key_Space)
    press_key(canvas, Qt.Key.Key_Space, repeated=True)
    press_key(canvas, Qt.Key.Key_Space, QEvent.Type.KeyRelease)
    assert canvas.cursor().shape() is Qt.CursorShape.CrossCursor


def test_a_held_space_that_repeats_keeps_panning(canvas, told):
    press_key(canvas, Qt.Key.Key_Space)
    press_key(canvas, Qt.Key.Key_Space, QEvent.Type.KeyRelease, repeated=True)
    send_mouse(canvas, "press", (150, 90))
    assert told == []


def test_the_photograph_cannot_be_panned_out_of_sight(canvas):
    send_mouse(canvas, "press", (150, 90), MIDDLE)
    send_mouse(canvas, "drag", (5000, 5000), MIDDLE)
    assert canvas.view.left < 400
    assert canvas.view.top < 300


def test_the_right_button_is_left_to_others(canvas, told):
    send_mouse(canvas, "press", (150, 90), RIGHT)
    send_mouse(canvas, "drag", (160, 90), RIGHT)
    send_mouse(canvas, "release", (160, 90), RIGHT)
    assert told == []


def test_a_second_button_in_mid_drag_is_no_second_drag(canvas, told):
    send_mouse(canvas, "press", (150, 90))
    send_mouse(canvas, "press", (150, 90), MIDDLE)
    send_mouse(canvas, "release", (150, 90), MIDDLE)
    send_mouse(canvas, "release", (150, 90))
    assert told == ["pressed", "released"]
    assert canvas.view == START


def test_two_quick_clicks_are_two_clicks(canvas, told):
    for kind in ("press", "release", "double", "release"):
        send_mouse(canvas, kind, (150, 90))
    assert told == ["pressed", "released"] * 2


def test_escape_backs_out_of_the_drag_and_goes_on_to_the_page(canvas, told):
    send_mouse(canvas, "press", (150, 90))
    event = press_key(canvas, Qt.Key.Key_Escape)
    send_mouse(canvas, "release", (160, 90))
    assert told == ["pressed", "cancelled"]
    assert not event.isAccepted()


def test_the_page_may_cancel_the_drag(canvas, told):
    send_mouse(canvas, "press", (150, 90))
    canvas.cancel_drag()
    canvas.cancel_drag()
    assert told == ["pressed", "cancelled"]


def test_losing_the_focus_ends_drag_and_pan(canvas, told):
    send_mouse(canvas, "press", (150, 90))
    QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))
    send_mouse(canvas, "move", (160, 90))
    assert told == ["pressed", "cancelled", "hovered"]
    press_key(canvas, Qt.Key.Key_Space)
    QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))
    send_mouse(canvas, "press", (150, 90))
    assert told[-1] == "pressed"


def test_a_release_that_never_came_ends_the_drag_with_the_next_move(canvas, told):
    send_mouse(canvas, "press", (150, 90))
    send_mouse(canvas, "move", (160, 90))
    send_mouse(canvas, "move", (161, 90))
    assert told == ["pressed", "cancelled", "hovered"]


def test_zooming_in_mid_drag_keeps_the_drag_on_the_photograph(canvas):
    points = []
    canvas.moved.connect(lambda point, *_: points.append(point))
    send_mouse(canvas, "press", (150, 90))
    turn_wheel(canvas, (150.0, 90.0), (0, 120))
    send_mouse(canvas, "drag", (150, 90))
    assert points == [pytest.approx(START.to_image(Point(150, 90)))]


def test_arrow_keys_are_not_the_canvas_s(canvas):
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        assert not press_key(canvas, key).isAccepted()
    assert canvas.view == START


def test_without_a_photograph_the_wheel_does_nothing(canvas):
    canvas.set_photograph(None)
    before = canvas.view
    turn_wheel(canvas, (150.0, 90.0), (0, 120))
    assert canvas.view == before


# --- the right button changes the look ----------------------------------------------------------------------------


@pytest.fixture
def tuned(canvas):
    """What the right button told."""
    told = []
    canvas.tuned.connect(lambda dx, dy: told.append((dx, dy)))
    canvas.tune_ended.connect(told.append)
    return told


def test_a_right_drag_tells_how_far_it_is_from_its_start_and_up_is_more(canvas, tuned):
    send_mouse(canvas, "press", (150, 90), RIGHT)
    send_mouse(canvas, "drag", (154, 90), RIGHT)
    send_mouse(canvas, "drag", (164, 90), RIGHT)
    send_mouse(canvas, "drag", (164, 70), RIGHT)
    send_mouse(canvas, "release", (164, 70), RIGHT)
    assert tuned == [(10.0, 0.0), (10.0, 20.0), True]
    assert canvas.view == START


def test_a_right_click_and_a_hand_that_trembles_do_nothing(canvas, tuned):
    for way in ((0, 0), (2, 1), (-1, -2)):
        send_mouse(canvas, "press", (150, 90), RIGHT)
        send_mouse(canvas, "drag", (150 + way[0], 90 + way[1]), RIGHT)
        send_mouse(canvas, "release", (150, 90), RIGHT)
    assert tuned == []


@pytest.mark.parametrize("how", ["escape", "focus", "photograph", "page", "lost release"])
def test_a_right_drag_is_backed_out_of_like_any_gesture(canvas, tuned, how):
    send_mouse(canvas, "press", (150, 90), RIGHT)
    send_mouse(canvas, "drag", (160, 90), RIGHT)
    send_mouse(canvas, "drag", (170, 90), RIGHT)
    if how == "escape":
        press_key(canvas, Qt.Key.Key_Escape)
    elif how == "focus":
        QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))
    elif how == "photograph":
        canvas.set_photograph(corner_photograph())
    elif how == "page":
        canvas.cancel_drag()
    else:
        send_mouse(canvas, "move", (180, 90))
    send_mouse(canvas, "drag", (190, 90), RIGHT)
    send_mouse(canvas, "release", (190, 90), RIGHT)
    assert tuned == [(10.0, 0.0), False]


def test_the_left_button_draws_nothing_in_a_right_drag_and_the_other_way_round(canvas, told, tuned):
    send_mouse(canvas, "press", (150, 90), RIGHT)
    send_mouse(canvas, "drag", (160, 90), RIGHT)
    send_mouse(canvas, "press", (160, 90))
    send_mouse(canvas, "release", (160, 90))
    send_mouse(canvas, "release", (160, 90), RIGHT)
    assert (told, tuned) == ([], [True])
    send_mouse(canvas, "press", (150, 90))
    send_mouse(canvas, "press", (150, 90), RIGHT)
    send_mouse(canvas, "release", (150, 90), RIGHT)
    send_mouse(canvas, "release", (150, 90))
    assert (told, tuned) == (["pressed", "released"], [True])
