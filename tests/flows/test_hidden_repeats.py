"""A rater meets hidden repeats: late enough, and without a sign that they are any."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.demo.photographs import synthetic_photograph
from refuge_annotator.store.store import Store, create_study, open_study
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.clock import SeededClock
from refuge_annotator.study.protocol import Repeats, protocol_with
from refuge_annotator.study.reading import EMPTY, Answer, Fault, Structure, answer, set_fault
from refuge_annotator.study.survey import survey
from refuge_annotator.ui.panels.list_model import ENTRY, FACE
from tests.flows.hands import Hands

COUNT, REPEATS = 10, 2


@pytest.fixture(scope="module")
def photographs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photographs")
    for number in range(COUNT):
        pixels, _ = synthetic_photograph(number, (260, 250), "left", False)
        Image.fromarray(np.asarray(pixels)).save(folder / f"T{number}.jpg")
    return folder


def study_read_before(folder: Path, photographs: Path, days: float) -> Path:
    """Make a study with one rater, who has read everything so many days ago."""
    found = survey(photographs, sorted(photographs.iterdir()))
    clock = SeededClock(1, datetime.now(UTC) - timedelta(days=days))
    path = folder / "repeated.refuge"
    rules = protocol_with(1, repeats=Repeats(20, 14, 6))
    with create_study(
        path, title="Repeated", protocol=rules, root=photographs, images=found.images, seed=3, clock=clock
    ) as store:
        for assignment in _mine(store):
            if not assignment.replicate:
                store.submit(assignment.id, blurred(), expected=1)
    return path


def blurred():
    reading = set_fault(EMPTY, Fault.BLUR, there=True)
    for structure in Structure:
        reading = answer(reading, structure, Answer.CANNOT_GRADE)
    return reading


def _mine(store: Store) -> tuple[Assignment, ...]:
    return store.assigned(next(p.id for p in store.people() if p.code == "R1"))


def answer_everything(hands: Hands) -> None:
    """Say of disc, cup and fovea that they cannot be graded for blur, and submit."""
    page, code = hands.window.reading_page, hands.code
    page.session.edit("Answer", blurred())
    hands.window.actions_by_id["reading.submit"].trigger()
    hands.qtbot.waitUntil(lambda: hands.code != code or "All your photographs" in hands.hint)


def faces(hands: Hands):
    model = hands.window.reading_page.list.model
    indexes = [model.index(row) for row in range(model.rowCount())]
    return [(index.data(ENTRY), index.data(FACE)) for index in indexes]


def test_what_is_due_is_read_like_any_other_photograph(hands, tmp_path, photographs):
    path = study_read_before(tmp_path, photographs, days=15)
    hands.open(path, "R1")
    page = hands.window.reading_page
    assert len(faces(hands)) == COUNT + REPEATS
    for _ in range(REPEATS):
        assert page.checklist.state.text() == "not begun"
        assert page.session.reading == EMPTY
        answer_everything(hands)
    assert "All your photographs are read." in hands.hint
    assert "will come" not in hands.hint
    hands.window.close_study()
    with open_study(path) as store:
        assert [a.state for a in _mine(store)] == [ReadingState.SUBMITTED] * (COUNT + REPEATS)
        assert all(row.submitted == row.expected == 1 for row in store.queue())
        assert sum(len(record.repeats) for record in store.records()) == REPEATS


def test_before_that_the_rater_is_told_when_more_will_come(qtbot, hands, tmp_path, photographs):
    path = study_read_before(tmp_path, photographs, days=2)
    assert hands.window.open_study(path)
    QTest.mouseClick(hands.window.page.buttons["R1"], Qt.MouseButton.LeftButton)
    page = hands.window.reading_page
    assert page.session.opened is None
    assert len(faces(hands)) == COUNT
    day = (datetime.now(UTC) + timedelta(days=12)).astimezone().date()
    said = page.rows.end_words()
    assert said == f"All your photographs are read. 2 more photographs will come, from {day.isoformat()} on."
    assert page.canvas._frame.message == said
    assert page.list._done.text() == "10 of 12 done"
    assert not page.checklist.submit.isEnabled()


def test_closed_readings_show_no_thumbnail_and_cannot_be_opened(hands, tmp_path, photographs):
    hands.open(study_read_before(tmp_path, photographs, days=15), "R1")
    page, on_screen = hands.window.reading_page, hands.code
    for entry, face in faces(hands):
        assert (face.place is None) is (entry.state == ReadingState.SUBMITTED)
    closed = next(entry for entry, _ in faces(hands) if entry.state == ReadingState.SUBMITTED)
    page.list.wished.emit(closed.key)
    assert hands.code == on_screen
    assert "closed once it cannot be taken back" in hands.window.banner.text
    hands.window.banner.clear()
    for step in (-1, 1, -1, -1):
        page.go(step)
        QTest.qWait(50)
        assert page.session.opened.assignment.state is not ReadingState.SUBMITTED
    assert hands.window.banner.text == ""


def test_a_repeat_can_be_taken_back_like_any_other(hands, tmp_path, photographs):
    hands.open(study_read_before(tmp_path, photographs, days=15), "R1")
    page, first = hands.window.reading_page, hands.code
    answer_everything(hands)
    page.recall()
    hands.qtbot.waitUntil(lambda: hands.code == first)
    assert page.session.editable
