"""A hand for dialogs that wait for an answer."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

D = TypeVar("D", bound=QWidget)
PATIENCE = 500  # looks, about five seconds


@pytest.fixture
def meet(qtbot: QtBot) -> Iterator[Callable[[type[D], Callable[[D], object]], None]]:
    """Answer dialogs as they come up: `meet(kind, deed)` for each, in their order, before what opens them.

    A dialog that nobody came to meet fails the test, as does one that never came, or a deed that fails.
    """
    waiting: list[tuple[type[QWidget], Callable[[QWidget], object]]] = []
    faults: list[BaseException] = []
    idle = [0]
    timer = QTimer()
    timer.setInterval(10)

    def look() -> None:
        modal = QApplication.activeModalWidget()
        idle[0] = idle[0] + 1 if modal is not None else 0
        if idle[0] > PATIENCE and isinstance(modal, QDialog):
            faults.append(AssertionError(f"nobody answered {type(modal).__name__}: {modal.windowTitle()}"))
            modal.done(0)
        if waiting and isinstance(modal, waiting[0][0]) and modal.isVisible():
            if not modal.isActiveWindow():  # without it there is no focus to type at
                modal.activateWindow()
                return
            idle[0] = 0
            try:
                waiting.pop(0)[1](modal)
            except BaseException as fault:
                faults.append(fault)
                modal.done(0)

    timer.timeout.connect(look)
    timer.start()
    yield lambda kind, deed: waiting.append((kind, deed))
    timer.stop()
    for fault in faults:
        raise fault
    assert not waiting, f"never came: {[kind.__name__ for kind, _ in waiting]}"
