"""Whichever way a senior leaves a photograph: what was done is stored, and nothing of what was half done."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import open_study
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.pages.senior import SeniorPage
from tests import review_study
from tests.flows.hands import LEFT, NONE, Hands

POINTS = [Point(80, 170), Point(120, 130), Point(160, 170)]


def other(hands: Hands) -> tuple[str, int]:
    """Return the code and the row of the photograph that is not on screen."""
    page = hands.window.senior_page
    model, shown = page.queue.list.model, page.session.case.image.id
    row = next(n for n, entry in enumerate(model.entries) if entry.key != shown)
    return model.entries[row].code, row


def by_key(hands: Hands) -> None:
    hands.key(Qt.Key.Key_PageDown if other(hands)[1] == 1 else Qt.Key.Key_PageUp)


def by_click(hands: Hands) -> None:
    view = hands.window.senior_page.queue.list.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(other(hands)[1], 0)).center())


def by_search(hands: Hands) -> None:
    search, code = hands.window.senior_page.queue.list.search, other(hands)[0]
    search.setFocus()
    QTest.keyClicks(search, code)
    QTest.keyClick(search, Qt.Key.Key_Return)


WAYS: dict[str, Callable[[Hands], object]] = {
    "key": by_key,
    "list": by_click,
    "search": by_search,
    "next unfinished": lambda hands: hands.window.actions_by_id["reading.next_unfinished"].trigger(),
    "results": lambda hands: hands.window.actions_by_id["study.agreement"].trigger(),
    "profile": lambda hands: hands.window.profiles.leave(),
    "lock": lambda hands: hands.window.profiles.lock(),
    "close study": lambda hands: hands.window.close_study(),
    "open a study": lambda hands: hands.window.open_study(hands.window.study.path),
    "log out": lambda hands: hands.window.commit_data(None),
    "quit": lambda hands: hands.window.actions_by_id["study.quit"].trigger(),
    "close window": lambda hands: hands.window.close(),
}


@pytest.mark.parametrize("in_hand", [False, True], ids=["at rest", "in mid drag"])
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_leave_keeps_what_was_done_and_nothing_half_done(
    hands: Hands, tmp_path: Path, way: str, in_hand: bool
) -> None:
    study = review_study.make(tmp_path / "study", [review_study.alike(), review_study.one_off()])
    hands.open(study, "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    image, dropped = page.session.case.image.id, page.session.order[0]
    page.session.drop(dropped, Structure.CUP, "poor fit")
    hands.key(Qt.Key.Key_O)
    for point in POINTS:
        hands.click(point)
    drawn = page.session.drawn
    assert len(drawn.disc.points) == len(POINTS)
    if in_hand:
        at = hands.screen(drawn.disc.points[0])
        QTest.mousePress(hands.canvas, LEFT, NONE, at)
        QTest.mouseMove(hands.canvas, at + QPoint(30, 0))
        hands.qtbot.waitUntil(lambda: page.session.in_hand)
    WAYS[way](hands)
    if isinstance(hands.window.page, SeniorPage):
        hands.qtbot.waitUntil(lambda: page.session.case is not None and page.session.case.image.id != image)
        assert not page.session.review.drops
        assert not page.session.drawn.disc.points
    assert hands.window.close()
    with open_study(study) as store:
        draft = store.review_draft(image)
        assert [(d.assignment, d.structure) for d in draft.drops] == [(dropped, Structure.CUP)]
        assert draft.own.disc.points == drawn.disc.points
        others = [i.id for i in store.images() if i.id != image]
        assert [store.review_draft(i) for i in others] == [None]
        assert [store.reviews(i.id) for i in store.images()] == [(), ()]
