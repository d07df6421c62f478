"""Nothing that a rater or a senior can see gives away a diagnosis, a file, or another rater."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from refuge_annotator.errors import UserError
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import DiskFull
from refuge_annotator.store.store import Store, create_study, open_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.info import Problem
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer, place_fovea, set_points
from refuge_annotator.study.survey import survey
from refuge_annotator.view.canvas import Canvas
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
    read_all(three_raters)
    return three_raters


def read_all(study: Path) -> None:
    with open_study(study) as store:
        for person in store.people()[:3]:
            for assignment in store.worklist(person.id):
                reading = set_points(EMPTY, Structure.DISC, round_points(150, 250, 60, 66, 8))
                reading = answer(place_fovea(reading, Point(360, 262)), Structure.CUP, Answer.ABSENT)
                store.submit(assignment.id, reading, expected=1)


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


# bad files


@pytest.fixture
def own_copy(two_photographs: Path, tmp_path: Path) -> Path:
    """A study over photographs of its own, which the test may spoil."""
    root = Path(shutil.copytree(two_photographs, tmp_path / "photographs"))
    path = tmp_path / "own.refuge"
    found = survey(root, sorted(root.rglob("*.jpg"))).images
    rules = default_protocol(3)
    create_study(path, title="", protocol=rules, root=root, images=found, seed=1, clock=SystemClock()).close()
    return path


def _remove(file: Path, _other: Path) -> None:
    file.unlink()


def _truncate(file: Path, _other: Path) -> None:
    file.write_bytes(file.read_bytes()[:2000])


def _lead_out(file: Path, _other: Path) -> None:
    outside = file.parents[2] / "outside"
    outside.mkdir(exist_ok=True)
    shutil.move(file, outside / file.name)
    file.symlink_to(outside / file.name)


def _exchange(file: Path, other: Path) -> None:
    mine = file.read_bytes()
    file.write_bytes(other.read_bytes())
    other.write_bytes(mine)


SPOILS = {"missing": _remove, "truncated": _truncate, "leading out": _lead_out, "exchanged": _exchange}


@pytest.mark.parametrize("code", ["R1", "S1"])
@pytest.mark.parametrize("spoil", SPOILS)
def test_a_bad_file_is_told_without_its_name(hands: Hands, own_copy: Path, spoil: str, code: str) -> None:
    if code == "S1":
        read_all(own_copy)
    files = sorted((own_copy.parent / "photographs").rglob("*.jpg"))
    SPOILS[spoil](*files)
    if spoil != "exchanged":
        SPOILS[spoil](*reversed(files))
    assert hands.window.open_study(own_copy)
    window = hands.window
    window.profiles.enter(next(p for p in window.study.people if p.code == code))

    def answered() -> bool:
        canvas = window.page.findChild(Canvas)
        return bool(window.banner.text) or (canvas is not None and canvas.image_size is not None)

    hands.qtbot.waitUntil(answered, timeout=10_000)
    assert spoil == "exchanged" or window.banner.text
    places = (*GIVEAWAYS, "photographs" + os.sep, "outside" + os.sep, str(own_copy.parent).lower())
    assert _giveaways(window, places) == []


@pytest.mark.parametrize("code", ["R1", "S1", ""])
def test_no_error_names_a_file_to_whoever_reads(hands: Hands, read_study: Path, code: str) -> None:
    photograph = Path("/data/Glaucoma/g0001.jpg")
    assert hands.window.open_study(read_study)
    if code:
        hands.enter(code)
    for error in (
        UserError(
            "the file cannot be read ({why})", "copy it again", photograph, why=f"[Errno 5] broken: '{photograph}'"
        ),
        UserError("the file cannot be read ({why})", "", None, why=OSError(5, "it is broken", str(photograph))),
        UserError("the same photograph is there twice: {names}", "", None, names="g0001.jpg, n0001.jpg"),
        UserError("nothing fits {place}", "move {place}", None, place=photograph),
        UserError("not stored: {why}", "", None, why=DiskFull(photograph)),
    ):
        hands.window.banner.clear()
        hands.window.tell(error)
        assert hands.window.banner.text
        assert _giveaways(hands.window, GIVEAWAYS) == []


def test_the_manager_reads_which_file_it_is(hands: Hands, read_study: Path) -> None:
    assert hands.window.open_study(read_study)
    hands.window.profiles.enter(next(p for p in hands.window.study.people if p.code == "M1"))
    hands.window.tell(UserError("the file is empty", "copy it again", Path("/data/Glaucoma/g0001.jpg")))
    assert "g0001.jpg" in hands.window.banner.text


def test_a_save_that_fails_names_no_file(hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.open(three_raters, "R1")
    full = DiskFull(Path("/data/Glaucoma/study.refuge"))

    def refuse(*_: object, **__: object) -> None:
        raise full

    monkeypatch.setattr(Store, "save_step", refuse)
    hands.click(Point(150, 184))
    hands.qtbot.waitUntil(lambda: "disk is full" in hands.window.banner.text)
    assert _giveaways(hands.window, GIVEAWAYS) == []
    monkeypatch.undo()


def test_what_is_said_on_opening_names_no_file(
    hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path("/data/Glaucoma/g0001.jpg")
    note = Problem("the same photograph is there {count} times: {names}", "", path, {"count": 2, "names": path.name})
    monkeypatch.setattr("refuge_annotator.ui.opened_study.OpenedStudy.warnings", (note,))
    assert hands.window.open_study(three_raters)
    assert "2 times" in hands.window.banner.text
    assert _giveaways(hands.window, GIVEAWAYS) == []
