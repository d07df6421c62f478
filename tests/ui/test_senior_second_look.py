"""A photograph that comes to the senior a second time is like any other in the window."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from refuge_annotator.study.protocol import protocol_with
from refuge_annotator.study.second_looks import first_of, is_second
from refuge_annotator.ui.panels.list_model import FACE
from tests import review_study as study

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_it_comes_last_under_another_code_and_the_progress_counts_it_from_the_start(window, qtbot, tmp_path):
    rules = protocol_with(3, review_repeats_percent=25)
    assert window.open_study(study.make(tmp_path / "study", [study.alike(3)] * 4, rules)), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    seen, progress = [], []
    for _ in range(5):
        seen.append((page.session.case.image.id, page.session.case.image.code))
        progress.append({label.text() for label in page.queue.list.findChildren(QLabel)})
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return, CONTROL)
        here = seen[-1][0]
        qtbot.waitUntil(lambda here=here: page.session.case.image.id != here or page.session.accepted)
    assert [f"{done} of 5 done" in said for done, said in enumerate(progress)] == [True] * 5
    assert [is_second(key) for key, _ in seen] == [False] * 4 + [True]
    assert first_of(seen[-1][0]) in {key for key, _ in seen[:4]}
    assert len({code for _, code in seen}) == 5
    stored = window.thread_of_store.call(lambda s: s.second_reviews())
    assert list(stored) == [first_of(seen[-1][0])]


def test_no_picture_is_in_the_list_twice(window, qtbot, tmp_path):
    def shown() -> dict[str, object]:
        listed = page.queue.list.model
        places = {e.key: listed.index(n).data(FACE).place for n, e in enumerate(listed.entries)}
        return {key: place.pixel_sha256 for key, place in places.items() if place is not None}

    path = study.make(tmp_path / "study", [study.alike(3)] * 4, protocol_with(3, review_repeats_percent=25))
    assert window.open_study(path), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    for waiting in (4, 3, 2, 1, 1):
        assert len(set(shown().values())) == len(shown()) == waiting
        here = page.session.case.image.id
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return, CONTROL)
        qtbot.waitUntil(lambda here=here: page.session.case.image.id != here or page.session.accepted)
    assert is_second(here)
    assert shown() == {}
