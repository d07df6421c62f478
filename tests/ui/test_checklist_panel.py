import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from refuge_annotator.ui.panels.checklist_panel import Notes
from refuge_annotator.ui.parts import column, named
from refuge_annotator.ui.theme import DARK, LIGHT, apply_theme


def _background(notes: Notes) -> QColor:
    """Return the background in the middle, which is that of the margin too."""
    QTest.qWait(30)
    window, inside = notes.window(), notes.viewport().geometry()
    shown = window.screen().grabWindow(window.winId()).toImage()
    middle, margin = (
        shown.pixelColor(notes.mapTo(window, at) * window.devicePixelRatioF())
        for at in (inside.center(), inside.bottomRight() + QPoint(3, 0))
    )
    assert middle == margin
    return middle


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_notes_look_at_once_as_whether_they_can_be_written(qtbot, theme):
    before = QApplication.instance().styleSheet()
    notes = Notes()
    panel = named("panel", column(notes))
    qtbot.addWidget(panel)
    apply_theme(QApplication.instance(), theme)
    with qtbot.waitExposed(panel):
        panel.show()
    writable = _background(notes)
    notes.setReadOnly(True)
    assert _background(notes) == QColor(theme.surface) != writable
    notes.setReadOnly(False)
    assert _background(notes) == writable
    QApplication.instance().setStyleSheet(before)
