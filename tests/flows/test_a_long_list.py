"""Three hundred photographs in the list: found, narrowed and gone through by the keyboard."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from refuge_annotator.app import thumbnails as thumbnails_module
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store.store import create_study, open_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.image import new_image
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.panels.list_view import ROW_HEIGHT, Rows
from tests.flows.hands import Hands
from tests.small_study import give_back, submit_all

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
COUNT = 300


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("many")
    for number in range(COUNT):
        pixels = np.full((48, 64, 3), (number % 256, number // 256, 90), np.uint8)
        Image.fromarray(pixels).save(folder / f"{number}.png")
    return folder


@pytest.fixture
def long_study(many: Path, tmp_path: Path) -> Path:
    """A study whose R1 has to read 300 photographs, one of them again."""
    path = tmp_path / "long.refuge"
    images = [new_image(f"{n}.png", load_photograph(many / f"{n}.png")) for n in range(COUNT)]
    with create_study(
        path, title="Long", protocol=default_protocol(3), root=many, images=images, seed=3, clock=SystemClock()
    ) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        again = store.worklist(rater)[200]
        submit_all(store, again.image)
        give_back(store, again.image, again.id)
    return path


def codes(study: Path) -> list[str]:
    with open_study(study) as store:
        return [a.code for a in store.worklist(next(p.id for p in store.people() if p.code == "R1"))]


def chosen(hands: Hands, place: int) -> None:
    """Choose what the list is narrowed to, by the keyboard."""
    field = hands.window.reading_page.list.filter.state
    field.setFocus()
    QTest.keyClick(field, Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(field, Key.Key_Down)
    QTest.keyClick(field, Key.Key_Escape)
    assert field.currentIndex() == place


def arrives(hands: Hands, code: str) -> None:
    hands.qtbot.waitUntil(lambda: hands.code == code, timeout=10_000)


def finish(hands: Hands) -> None:
    """Answer "cannot grade" throughout, for blur, and submit."""
    for _ in range(3):
        hands.key(Key.Key_G)
    hands.key(Key.Key_4)
    hands.key(Key.Key_Return)


def test_a_photograph_is_found_by_its_code_and_letters_stay_letters(hands: Hands, long_study: Path) -> None:
    order = codes(long_study)
    hands.open(long_study, "R1")
    page = hands.window.reading_page
    page.frame.toggle_list()
    hands.key(Key.Key_F, CONTROL)
    search = page.list.search
    assert search.hasFocus()
    assert page.list.isVisible()
    tool = page.drawing.tool
    QTest.keyClicks(search, "dcfgzn0")
    assert search.text() == "dcfgzn0"
    assert page.drawing.tool is tool
    assert hands.reading.disc.points == ()
    search.selectAll()
    QTest.keyClicks(search, order[120][1:])
    assert page.list.shown is not None
    QTest.keyClick(search, Key.Key_Return)
    arrives(hands, order[120])
    assert page.canvas.hasFocus()
    assert page.list.shown is None


def test_escape_goes_back_to_the_photograph_and_its_place_in_the_list(hands: Hands, long_study: Path) -> None:
    order = codes(long_study)
    hands.open(long_study, "R1")
    page = hands.window.reading_page
    hands.key(Key.Key_F, CONTROL)
    QTest.keyClicks(page.list.search, order[250])
    QTest.keyClick(page.list.search, Key.Key_Escape)
    assert page.canvas.hasFocus()
    assert page.list.search.text() == ""
    assert hands.code == order[0]
    assert [i.data() for i in page.list.view.selectionModel().selectedIndexes()] == [order[0]]


def test_what_came_back_is_counted_and_gone_through_alone(hands: Hands, long_study: Path) -> None:
    order = codes(long_study)
    hands.open(long_study, "R1")
    page = hands.window.reading_page
    assert page.list._notice.text() == "1 returned"
    chosen(hands, 3)
    assert page.list.filter._count.text() == f"1 of {COUNT}"
    assert page.canvas.hasFocus()
    hands.key(Key.Key_PageDown)
    arrives(hands, order[200])
    assert "returned" in page.checklist.state.text()


def test_a_narrowed_list_follows_the_work(hands: Hands, long_study: Path) -> None:
    order = codes(long_study)
    hands.open(long_study, "R1")
    page = hands.window.reading_page
    chosen(hands, 1)
    finish(hands)
    arrives(hands, order[1])
    assert page.list.filter._count.text() == f"{COUNT - 1} of {COUNT}"
    assert page.list._done.text() == f"1 of {COUNT} done"
    hands.key(Key.Key_PageUp)  # the first is not among those to do any more
    hands.qtbot.wait(100)
    assert hands.code == order[1]
    chosen(hands, 4)
    hands.key(Key.Key_PageUp)
    arrives(hands, order[0])
    hands.key(Key.Key_R, CONTROL)
    hands.qtbot.waitUntil(lambda: page.session.editable, timeout=10_000)
    assert page.list.filter._count.text() == f"0 of {COUNT}"


def test_keys_that_choose_a_state_take_no_tool(hands: Hands, long_study: Path) -> None:
    hands.open(long_study, "R1")
    page = hands.window.reading_page
    field = page.list.filter.state
    tool = page.drawing.tool
    assert tool.structure is Structure.DISC
    field.setFocus()
    QTest.keyClick(field, Key.Key_C)
    assert page.drawing.tool is tool
    field.showPopup()
    hands.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    QTest.keyClick(QApplication.activePopupWidget(), Key.Key_F)
    assert page.drawing.tool is tool
    QTest.keyClick(QApplication.activePopupWidget(), Key.Key_Escape)


def test_nothing_is_read_of_the_photographs_that_are_out_of_sight(
    hands: Hands, long_study: Path, many: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REFUGE_ANNOTATOR_CACHE", str(tmp_path / "cache"))
    order = codes(long_study)
    read: list[str] = []

    def load(path: Path):
        read.append(path.name)
        return load_photograph(path)

    monkeypatch.setattr(thumbnails_module, "load_photograph", load)
    hands.open(long_study, "R1")
    view: Rows = hands.window.reading_page.list.view
    in_sight = view.viewport().height() // ROW_HEIGHT + 2
    hands.qtbot.waitUntil(lambda: len(read) >= in_sight - 2, timeout=10_000)
    hands.qtbot.wait(200)
    assert len(read) <= in_sight
    cached = {path.name for path in (tmp_path / "cache" / "thumbnails").iterdir()}
    assert len(cached) == len(read)
    assert all(len(name) == 64 and not name.endswith(".png") for name in cached)
    read.clear()
    hands.key(Key.Key_F, CONTROL)
    QTest.keyClicks(hands.window.reading_page.list.search, order[150])
    QTest.keyClick(hands.window.reading_page.list.search, Key.Key_Return)
    arrives(hands, order[150])
    hands.qtbot.waitUntil(lambda: len(read) > 0, timeout=10_000)
    hands.qtbot.wait(200)
    assert len(read) <= in_sight
