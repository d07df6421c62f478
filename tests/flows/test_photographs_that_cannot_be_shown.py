"""A neighbour that cannot be shown: nobody hears of it before it is opened, and the work on screen stays as it is."""

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtCore import Qt

from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState
from tests.flows.hands import Hands

CONTROL = Qt.KeyboardModifier.ControlModifier
KINDS: dict[str, Callable[[bytes], bytes]] = {
    "cut in half": lambda data: data[: len(data) // 2],
    "empty": lambda _: b"",
    "text": lambda _: b"this is no photograph\n" * 40,
    "another picture": lambda _: cv2.imencode(".jpg", np.full((500, 520, 3), 90, np.uint8))[1].tobytes(),
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_work_on_screen_stays(hands: Hands, three_raters: Path, two_photographs: Path, kind: str) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    first = page.session.opened.assignment
    other = next(a for a in page.rows.worklist if a.id != first.id)
    path = page.rows.path_of(other.id)
    whole = path.read_bytes()
    path.write_bytes(KINDS[kind](whole))
    try:
        page.opening.loader.let_go()
        page.opening.foresee(first.id, page.rows.worklist, page.rows.path_of)
        hands.outline(150, 250, 60, 66)
        hands.qtbot.waitUntil(lambda: page.opening.loader._ahead is None, timeout=5_000)
        hands.qtbot.wait(50)
        assert hands.window.banner.text == ""
        before = hands.reading, page.session.draft, hands.canvas.view, hands.canvas.scene().ellipses
        hands.key(Qt.Key.Key_PageDown if page.rows.worklist[0].id == first.id else Qt.Key.Key_PageUp)
        hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=5_000)
        assert (hands.reading, page.session.draft, hands.canvas.view, hands.canvas.scene().ellipses) == before
        assert hands.code == first.code
        assert page.list.view.currentIndex().row() == page.list.model.row_of(first.id)
        hands.key(Qt.Key.Key_Z, CONTROL)
        assert len(hands.reading.disc.points) == 7
        assert hands.window.close()
    finally:
        path.write_bytes(whole)
    with open_study(three_raters) as store:
        assert store.assignment(other.id).state is ReadingState.UNTOUCHED
        assert len(store.draft(first.id).reading.disc.points) == 7
