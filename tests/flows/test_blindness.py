"""Nothing that a rater or a senior can see gives away a diagnosis, a file, or another rater."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import open_study
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer, place_fovea, set_points
from tests.flows.hands import Hands, round_points

GIVEAWAYS = ("glaucoma", "g0001", "n0001", ".jpg", "non-")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    Qt.ItemDataRole.EditRole,
)


def every_string(window: QWidget) -> Iterator[str]:
    """Yield all that the window shows or says: titles, labels, tips, screen reader's names, fields, lists, menus."""
    getters = (
        "text", "title", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription",
        "windowTitle", "placeholderText", "toPlainText", "currentText", "objectName", "windowFilePath",
    )  # fmt: skip
    for thing in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        for name in getters:
            getter = getattr(thing, name, None)
            if callable(getter):
                value = getter()
                if isinstance(value, str):
                    yield value
        if isinstance(thing, QAbstractItemView) and thing.model() is not None:
            yield from _model_strings(thing.model())
    for other in QApplication.topLevelWidgets():
        yield other.windowTitle()
    yield from (screen.windowTitle() for screen in QApplication.topLevelWindows() if hasattr(screen, "windowTitle"))


def _model_strings(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for role in ROLES:
            value = model.data(model.index(row, 0), role)
            if isinstance(value, str):
                yield value


def _giveaways(window: QWidget, words: tuple[str, ...]) -> list[str]:
    return [
        s for s in every_string(window) if any(w in s.lower() for w in words) and "import glaucoma" not in s.lower()
    ]


@pytest.fixture
def read_study(three_raters: Path) -> Path:
    """The study of photographs from ``Glaucoma/`` and ``Non-Glaucoma/``, read by all three raters."""
    with open_study(three_raters) as store:
        for person in store.people()[:3]:
            for assignment in store.worklist(person.id):
                reading = set_points(EMPTY, Structure.DISC, round_points(150, 250, 60, 66, 8))
                reading = answer(place_fovea(reading, Point(360, 262)), Structure.CUP, Answer.ABSENT)
                store.submit(assignment.id, reading, expected=1)
    return three_raters


def test_a_rater_sees_no_source_name_and_no_class(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R2")
    seen = [s for s in every_string(hands.window) if s]
    assert any(s == hands.code for s in seen), "the strings are really looked at"
    for step in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        assert _giveaways(hands.window, GIVEAWAYS) == []
        hands.key(step)
        hands.qtbot.wait(300)
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_N)
    hands.click(Point(360, 262))
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: bool(hands.hint))
    assert _giveaways(hands.window, (*GIVEAWAYS, "vcdr", "cup-to-disc")) == []


def test_a_rater_sees_no_other_rater(hands: Hands, read_study: Path) -> None:
    hands.open(read_study, "R2")
    seen = set(every_string(hands.window))
    assert "R2" in seen
    assert not {"R1", "R3", "S1", "M1"} & seen
    scene = hands.canvas.scene()
    own = hands.reading
    assert own.disc.ellipse is not None
    assert [line.ellipse for line in scene.ellipses] == [own.disc.ellipse]
    assert len(scene.texts) == 0


def test_a_senior_sees_letters_and_codes_only(hands: Hands, read_study: Path) -> None:
    hands.open(read_study, "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.session.case is not None, timeout=10_000)
    assert _giveaways(hands.window, GIVEAWAYS) == []
    seen = set(every_string(hands.window))
    assert not {"R1", "R2", "R3"} & seen
    assert not any(code in s for s in seen for code in ("R1", "R2", "R3"))


def test_two_raters_know_one_photograph_under_different_codes(three_raters: Path) -> None:
    with open_study(three_raters) as store:
        for image in store.images():
            codes = [a.code for a in store.assignments(image.id)] + [image.code]
            assert len(set(codes)) == 4
