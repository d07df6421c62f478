"""What an ordinary photograph of the demo study costs a rater, from when it is on screen until it is submitted."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.demo.study import make_demo
from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.state import standing
from tests.flows.hands import NONE, Hands

CLICKS = 8
COARSE, FINE = 40.0, 8.0  # screen pixels that an arrow key moves the cross, with Shift and without


@pytest.fixture(scope="session")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_demo(tmp_path_factory.mktemp("demo") / "demo", photographs=6)


@pytest.fixture
def ordinary(demo: Path, tmp_path: Path) -> tuple[Path, str, Reading]:
    """A copy of the demo study, the code of a photograph that R1 has not begun, and what another rater drew there."""
    study = demo.with_name(f"{tmp_path.name}.refuge")  # the photographs lie beside it
    study.write_bytes(demo.read_bytes())
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        for mine in store.worklist(rater):
            others = [f.reading for f in store.finals(mine.image) if f.rater != rater]
            complete = [r for r in others if r.disc.ellipse and r.cup.ellipse and r.fovea.point]
            if mine.state is ReadingState.UNTOUCHED and complete:
                return study, mine.code, complete[0]
    raise AssertionError("R1 has read all of the demo study")


class Counted(Hands):
    """Hands whose clicks and keys are counted."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands.qtbot, hands.window)
        self.clicks = 0
        self.keys: Counter[str] = Counter()

    def click(self, point: Point) -> Point:
        self.clicks += 1
        return super().click(point)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.keys[Qt.Key(key).name] += 1
        super().key(key, modifiers)

    def begin(self, code: str) -> None:
        """Put a photograph on screen; from here on everything counts."""
        page = self.window.reading_page
        page.open(next(a for a in page.rows.worklist if a.code == code))
        self.qtbot.waitUntil(lambda: self.code == code, timeout=10_000)
        self.clicks, self.keys = 0, Counter()

    def wait_until_submitted(self, code: str) -> None:
        self.qtbot.waitUntil(lambda: self.code not in ("", code), timeout=10_000)
        assert code in self.hint


def stored(study: Path, code: str) -> Reading:
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        mine = next(a for a in store.worklist(rater) if a.code == code)
        final = standing(store.history(mine.id))
    assert final is not None
    return final.reading


def near(mine: Ellipse | None, other: Ellipse | None, share: float) -> bool:
    assert mine is not None
    assert other is not None
    far = max(abs(mine.cx - other.cx), abs(mine.cy - other.cy), abs(mine.a - other.a), abs(mine.b - other.b))
    return far <= share * other.a


def test_a_photograph_takes_at_most_eighteen_clicks_and_enter(
    hands: Hands, ordinary: tuple[Path, str, Reading], record_property: Callable[[str, object], None]
) -> None:
    study, code, model = ordinary
    hands.open(study, "R1")
    me = Counted(hands)
    me.begin(code)
    for ellipse in (model.disc.ellipse, model.cup.ellipse):
        assert ellipse is not None
        for x, y in ellipse_points(ellipse, CLICKS):
            me.click(Point(x, y))
    assert model.fovea.point is not None
    me.click(model.fovea.point)
    me.key(Qt.Key.Key_Return)
    me.wait_until_submitted(code)
    record_property("clicks", me.clicks)
    assert me.clicks <= 18
    assert me.keys == {"Key_Return": 1}
    hands.window.close_study()
    reading = stored(study, code)
    assert near(reading.disc.ellipse, model.disc.ellipse, 0.05)
    assert near(reading.cup.ellipse, model.cup.ellipse, 0.1)


def test_a_photograph_can_be_read_from_profile_to_submission_without_a_mouse(
    hands: Hands,
    ordinary: tuple[Path, str, Reading],
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    study, code, model = ordinary
    for deed in ("mouseClick", "mousePress", "mouseRelease", "mouseMove"):
        monkeypatch.delattr(QTest, deed)
    assert hands.window.open_study(study)
    me = Counted(hands)
    _choose_profile(me, "R1")
    me.begin(code)
    assert model.disc.ellipse is not None
    me.key(Qt.Key.Key_Z)
    for ellipse in (model.disc.ellipse, model.cup.ellipse):
        assert ellipse is not None
        for x, y in ellipse_points(ellipse, CLICKS):
            _mark(me, Point(x, y))
    me.key(Qt.Key.Key_0)
    assert model.fovea.point is not None
    _mark(me, model.fovea.point)
    me.key(Qt.Key.Key_Return)
    me.wait_until_submitted(code)
    record_property("keys", me.keys.total())
    assert me.clicks == 0
    assert me.keys["Key_X"] == 2 * CLICKS + 1
    assert me.keys.total() <= 250
    hands.window.close_study()
    reading = stored(study, code)
    assert near(reading.disc.ellipse, model.disc.ellipse, 0.05)
    assert near(reading.cup.ellipse, model.cup.ellipse, 0.15)


def _choose_profile(me: Counted, code: str) -> None:
    for _ in range(40):
        if me.window.focusWidget() is me.window.page.buttons[code]:
            break
        me.key(Qt.Key.Key_Tab)
    me.key(Qt.Key.Key_Space)
    me.wait_for_photograph()


def _mark(me: Counted, target: Point) -> None:
    """Bring the keyboard's cross to a point with the arrow keys, and set it there."""
    drawing = me.window.reading_page.drawing
    for step, held in (
        (COARSE, Qt.KeyboardModifier.ShiftModifier),
        (FINE, NONE),
        (FINE / 4, Qt.KeyboardModifier.AltModifier),
    ):
        while True:
            at = me.canvas.view.to_screen(drawing.cross or drawing._middle())
            to = me.canvas.view.to_screen(target)
            dx, dy = to.x - at.x, to.y - at.y
            if max(abs(dx), abs(dy)) <= step / 2 + 0.01:
                break
            if abs(dx) >= abs(dy):
                me.key(Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left, held)
            else:
                me.key(Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up, held)
    me.key(Qt.Key.Key_X)
