"""The time that a submission tells: all of it over leaving and coming back, and nothing of pauses."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from refuge_annotator.app.work_time import IDLE_S
from refuge_annotator.store.store import open_study
from refuge_annotator.study.state import standing
from tests.flows.hands import Hands


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("refuge_annotator.app.reading_session.WorkTime.__init__.__defaults__", (made,))
    monkeypatch.setattr("refuge_annotator.app.reading_session.ReadingSession.__init__.__defaults__", (made,))
    return made


def look_on(hands: Hands, clock: Clock, seconds: float) -> None:
    """Let time pass, then move the pointer over the window."""
    clock.now += seconds
    QTest.mouseMove(hands.window.windowHandle(), QPoint(500 + int(clock.now) % 50, 300))


def test_time_goes_on_over_leaving_closing_and_coming_back(hands: Hands, three_raters: Path, clock: Clock) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    look_on(hands, clock, 10)  # looking counts before anything is drawn
    clock.now += 5
    hands.key(Qt.Key.Key_G)
    look_on(hands, clock, 30 * 60)  # of which a minute counts
    clock.now += 3
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code not in ("", first), timeout=5_000)
    look_on(hands, clock, 40)  # is the other photograph's
    assert hands.window.close_study()
    clock.now += 9_999
    hands.open(three_raters, "R1")
    hands.window.reading_page.open(next(a for a in hands.window.reading_page.rows.worklist if a.code == first))
    hands.qtbot.waitUntil(lambda: hands.code == first, timeout=5_000)
    look_on(hands, clock, 7)
    hands.key(Qt.Key.Key_C)
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_F)
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_4)  # blur: why it cannot be graded
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=5_000)
    assert hands.window.close_study()
    with open_study(three_raters) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        times = {}
        for mine in store.worklist(rater):
            final = standing(store.history(mine.id))
            times[mine.code] = final.ms_active if final else store.ms_active(mine.id)
    assert times[first] == (10 + 5 + IDLE_S + 3 + 7) * 1000
    assert sorted(times.values())[0] >= 40_000
