"""Does the installed program work? Opens a window, reads, saves, exports and verifies."""

import math
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from refuge_annotator.app.settings import Settings
from refuge_annotator.demo.study import make_demo
from refuge_annotator.export import export_study
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.kinds import missing_kinds
from refuge_annotator.reference import gather
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.rater import Role
from refuge_annotator.terminal import mutter, say
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.program import open_window

WAIT_S = 60.0
PHOTOGRAPHS = 6


class SelfTestFailed(Exception):
    """Something in this installation does not work."""


def run_self_test(app: QApplication) -> int:
    """Run every step and say what works; 0 when all does, 1 otherwise."""
    with tempfile.TemporaryDirectory(prefix="refuge-self-test-") as folder:
        try:
            _kinds()
            study = _step("demo study made", lambda: make_demo(Path(folder) / "demo", photographs=PHOTOGRAPHS))
            _read(app, study, Path(folder))
            _look_at_agreement(app, study, Path(folder))
            _export(study, Path(folder) / "labels")
        except Exception as error:
            mutter(f"self-test: FAILED: {type(error).__name__}: {error}")
            return 1
    say("self-test: everything works")
    return 0


def _kinds() -> None:
    missing = missing_kinds()
    if missing:
        raise SelfTestFailed(f"these kinds of photograph cannot be opened: {', '.join(missing)}")
    say("self-test: JPEG, PNG, TIFF and BMP open")


def _step(words: str, work: Callable[[], Path]) -> Path:
    result = work()
    say(f"self-test: {words}")
    return result


def _read(app: QApplication, study: Path, folder: Path) -> None:
    window = open_window(app, Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)))
    window.show()
    try:
        code = _submit_one(app, window, study)
    finally:
        window.close()
    with open_study(study) as store:
        rater = next(p for p in store.people() if p.role is Role.RATER)
        state = next(a.state for a in store.worklist(rater.id) if a.code == code)
    if state is not ReadingState.SUBMITTED:
        raise SelfTestFailed("the submitted reading was not stored")
    say("self-test: a photograph read in the window, and stored")


def _look_at_agreement(app: QApplication, study: Path, folder: Path) -> None:
    from refuge_annotator.report.write import PAGE, write_report
    from refuge_annotator.ui.pages.agreement import AgreementPage

    window = open_window(app, Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)))
    window.show()
    try:
        if not window.open_study(study) or window.study is None:
            raise SelfTestFailed(window.banner.text)
        window.profiles.enter(next(p for p in window.study.people if p.role is Role.MANAGER))
        window.actions_by_id["study.agreement"].trigger()
        page = window.page
        if not isinstance(page, AgreementPage):
            raise SelfTestFailed(window.banner.text)
        _wait(app, lambda: page.shown is not None)
        for place in range(page.list.count()):
            page.list.setCurrentRow(place)
            app.processEvents()
        drawn = page.list.count()
    finally:
        window.close()
    say(f"self-test: {drawn} charts of agreement drawn")
    with open_study(study) as store:
        data = gather(store)
    report = write_report(data, folder / "agreement")
    if not (report.folder / PAGE).is_file():
        raise SelfTestFailed("no report was written")
    say(f"self-test: agreement report written, {len(report.files)} files")


def _submit_one(app: QApplication, window: MainWindow, study: Path) -> str:
    if not window.open_study(study) or window.study is None:
        raise SelfTestFailed(window.banner.text)
    window.profiles.enter(next(p for p in window.study.people if p.role is Role.RATER))
    page = window.reading_page
    _wait(app, lambda: page.session.opened is not None)
    opened = page.session.opened
    if opened is None:
        raise SelfTestFailed("no photograph was opened")
    for structure in ("reading.disc", "reading.cup", "reading.fovea"):
        window.actions_by_id[structure].trigger()
        window.actions_by_id["edit.clear"].trigger()
    height, width = opened.shape
    to_fovea = -1 if opened.laterality is Laterality.RIGHT else 1  # as an eye is, or the program would ask
    for share, action in ((0.08, "reading.disc"), (0.04, "reading.cup")):
        window.actions_by_id[action].trigger()
        for turn in range(8):
            angle = 2 * math.pi * (turn + 0.5) / 8
            x = width * (0.5 - 0.2 * to_fovea + share * math.cos(angle))
            _click(app, window, Point(x, height * 0.5 + share * width * math.sin(angle)))
    window.actions_by_id["reading.fovea"].trigger()
    _click(app, window, Point(width * (0.5 + 0.2 * to_fovea), height * 0.53))
    code = opened.assignment.code
    window.actions_by_id["reading.submit"].trigger()
    _wait(app, lambda: code in page.frame.foot.hint.text())
    return code


def _click(app: QApplication, window: MainWindow, point: Point) -> None:
    canvas = window.work.canvas
    at = QPointF(*canvas.view.to_screen(point))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        where = QPointF(canvas.mapToGlobal(at.toPoint()))
        app.sendEvent(canvas, QMouseEvent(kind, at, where, left, held, Qt.KeyboardModifier.NoModifier))
    app.processEvents()


def _wait(app: QApplication, until: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT_S
    while not until():
        if time.monotonic() > end:
            raise SelfTestFailed("the window did not answer in time")
        app.processEvents()
        time.sleep(0.01)


def _export(study: Path, folder: Path) -> None:
    with open_study(study) as store:
        data = gather(store)
    done = export_study(data, "refuge-validation", folder, photographs=data.info.root)
    report = verify_folder(folder)
    if not report.sound or not done.written:
        raise SelfTestFailed("; ".join(finding.sentence() for finding in report.findings) or "nothing was exported")
    say(f"self-test: {len(done.written)} labels exported and verified")
