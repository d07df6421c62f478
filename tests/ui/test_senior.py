"""The senior's page in the real window, with mouse and keys."""

import dataclasses
import hashlib
import math
import threading
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QMenu, QTextEdit, QWidget

from refuge_annotator.app import review_queue
from refuge_annotator.app.settings import Settings
from refuge_annotator.consensus.label import consensus_mask
from refuge_annotator.geometry.ellipse import axis_end
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import DiskFull
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import (
    Answer,
    Confidence,
    Fault,
    Override,
    Structure,
    answer,
    doubt_fovea,
    place_fovea,
    set_confidence,
    set_fault,
    write_notes,
)
from refuge_annotator.study.review import Decision
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.pages import senior as senior_module
from refuge_annotator.ui.pages import senior_votes
from refuge_annotator.ui.panels.list_model import FACE
from refuge_annotator.ui.program import make_application, open_window
from tests import review_study as study

LEFT, CONTROL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA


class Senior:
    """A senior at the window."""

    def __init__(self, qtbot, window, path: Path) -> None:
        self.qtbot, self.window, self.path = qtbot, window, path
        assert window.open_study(path), window.banner.text
        self.person = next(p for p in window.thread_of_store.call(lambda s: s.people()) if p.code == "S1")
        window.profiles.enter(self.person)
        self.wait()

    @property
    def page(self):
        return self.window.senior_page

    @property
    def session(self):
        return self.page.session

    @property
    def code(self) -> str:
        return self.session.case.image.code if self.session.case else ""

    @property
    def view(self):
        return self.page.canvas.view

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.case is not None and not self.session.decided, timeout=5000)

    def compared(self) -> None:
        """Wait until all readings are compared and the queue has its order."""
        self.qtbot.waitUntil(lambda: self.page.queue.sorted, timeout=5000)

    def key(self, key, modifiers=NONE) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifiers)

    def check(self, place: int, structure: Structure) -> None:
        """Click on a rater's check."""
        QTest.mouseClick(self.page.panel.raters.rows[place].cells[structure].check, LEFT)

    def drop(self, place: int, structure: Structure, digit=Qt.Key.Key_3) -> None:
        """Click on a rater's check and choose a reason by its digit."""
        self.check(place, structure)
        assert self.page.votes.menu.isVisible()
        QTest.keyClick(self.page.votes.menu, digit)

    def click(self, point: Point) -> None:
        at = self.view.to_screen(point)
        QTest.mouseClick(self.page.canvas, LEFT, NONE, QPoint(round(at[0]), round(at[1])))

    def reviews(self, code: str):
        image = next(i for i in self.images() if i.code == code)
        return self.window.thread_of_store.call(lambda s: s.reviews(image.id))

    def images(self):
        return self.window.thread_of_store.call(lambda s: s.images())

    def place_of(self, rater: int) -> int:
        """Return the place of the letter that a rater, by study order, has here."""
        return self.session.order.index(list(self.session.readings)[rater])


@pytest.fixture
def sit_down(qtbot, tmp_path, monkeypatch) -> Iterator:
    monkeypatch.setenv("REFUGE_ANNOTATOR_RENDERER", "raster")
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = open_window(make_application(), settings)
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    with qtbot.waitActive(window):
        window.raise_()

    def sit(*photographs) -> Senior:
        return Senior(qtbot, window, study.make(tmp_path, photographs))

    yield sit
    window.close()
    window.deleteLater()  # a window that stays is dressed anew by every later one
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def plain_hash(readings, shape) -> str:
    """The plain definition of disc and cup at full size, 0/128/255, hashed."""
    rows, columns = np.mgrid[: shape[0], : shape[1]]

    def inside(e):
        turn = math.radians(e.angle)
        u = (columns - e.cx) * math.cos(turn) + (rows - e.cy) * math.sin(turn)
        v = (rows - e.cy) * math.cos(turn) - (columns - e.cx) * math.sin(turn)
        return (u / e.a) ** 2 + (v / e.b) ** 2 <= 1 + 1e-9

    disc = np.sum([inside(r.disc.ellipse) for r in readings], axis=0) * 2 > len(readings)
    cup = np.sum([inside(r.cup.ellipse) for r in readings], axis=0) * 2 > len(readings)
    grey = np.where(disc & cup, 0, np.where(disc, 128, 255)).astype(np.uint8)
    return hashlib.sha256(grey.tobytes()).hexdigest()


# the queue


def listed_codes(senior: Senior) -> list[str]:
    return [entry.code for entry in senior.page.queue.list.model.entries]


def test_a_photograph_opens_at_once_and_what_disagrees_most_comes_first_when_all_are_compared(sit_down, monkeypatch):
    go = threading.Event()
    compared = review_queue.comparison_of

    def slowly(case):
        if threading.current_thread() is not threading.main_thread():
            assert go.wait(20)
        return compared(case)

    monkeypatch.setattr(review_queue, "comparison_of", slowly)
    senior = sit_down(study.alike(), study.split_cups(), study.alike(3))
    queue, codes = senior.page.queue, [image.code for image in senior.images()]
    first, second = sorted(codes[:2])  # nothing is known yet
    assert (senior.code, listed_codes(senior)) == (first, [first, second, codes[2]])
    senior.qtbot.waitUntil(queue.progress.isVisible)
    assert queue.progress.text().startswith("comparing readings:")
    go.set()
    senior.qtbot.waitUntil(lambda: not queue.progress.isVisible())
    assert listed_codes(senior) == [codes[1], codes[0], codes[2]]
    assert senior.code == first  # what is on the canvas stays
    senior.page.open(senior.images()[1].id)
    senior.qtbot.waitUntil(lambda: senior.code == codes[1])
    assert "only 6 of 7 graded the cup" in senior.page.panel.why.text()
    rows = [queue.list.model.index(row) for row in range(3)]
    said = {row.data(): row.data(FACE).words for row in rows}
    assert said[codes[0]] == "unanimous"
    assert said[codes[2]] == "3 of 7 readings are in"


def test_what_was_compared_is_not_compared_again(sit_down, monkeypatch):
    senior = sit_down(study.alike(), study.split_cups(), study.one_off())
    codes = [image.code for image in senior.images()]
    senior.compared()
    order = listed_codes(senior)
    monkeypatch.setattr(review_queue, "comparison_of", lambda _: pytest.fail("compared again"))
    assert senior.window.profiles.leave()
    senior.window.profiles.enter(senior.person)
    assert listed_codes(senior) == order
    senior.wait()
    assert senior.code == order[0]  # the most disagreed on, as that is known
    senior.compared()
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: senior.code == order[1])
    assert sorted(codes) == sorted(order)


def test_what_waits_for_a_rater_is_not_opened(sit_down):
    senior = sit_down(study.alike(), study.alike(3))
    first, waiting = senior.images()
    senior.page.open(waiting.id)
    senior.qtbot.wait(50)
    assert senior.code == first.code
    assert waiting.code in senior.page.frame.foot.hint.text()
    senior.key(Qt.Key.Key_PageDown)
    senior.qtbot.wait(50)
    assert senior.code == first.code


def test_a_photograph_that_needs_nothing_takes_one_key(sit_down):
    senior = sit_down(study.alike(), study.alike())
    first = senior.code
    readings, shape = list(senior.session.readings.values()), senior.session.case.image.shape
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: senior.code != first)
    (stored,) = senior.reviews(first)
    assert stored.review.decision is Decision.ACCEPT
    assert stored.review.mask_sha256 == plain_hash(readings, shape)
    second = senior.code
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: bool(senior.reviews(second)))
    assert {row.state for row in senior.page.queue.rows} == {PhotographState.ACCEPTED}


# what counts


def test_dropping_changes_the_vote_at_once_and_the_view_not_at_all(sit_down):
    senior = sit_down(study.one_off())
    view, place = senior.view, senior.place_of(6)
    before = senior.session.verdict.consensus
    row = senior.page.panel.raters.rows[place]
    senior.drop(place, CUP)
    after = senior.session.verdict.consensus
    assert len(after.cup.counted) == 6
    assert after.cup.area < before.cup.area
    assert not row.cells[CUP].check.isChecked()
    assert "poor fit" in row.cells[CUP].toolTip()
    assert "6 count" in senior.page.panel.vote.lines[CUP].text()
    senior.check(place, CUP)
    assert senior.session.verdict.consensus.cup.area == before.cup.area
    assert senior.view == view


def test_dropping_a_disc_shows_that_the_cup_goes_with_it(sit_down):
    senior = sit_down(study.alike())
    senior.drop(2, DISC, Qt.Key.Key_2)
    cell = senior.page.panel.raters.rows[2].cells[CUP]
    assert not cell.check.isChecked()
    assert not cell.check.isEnabled()
    assert "with its disc" in cell.toolTip()
    (drop,) = senior.session.review.drops
    assert (drop.structure, drop.reason) == (DISC, "atrophy included")


def test_a_reason_can_be_own_words_and_backing_out_drops_nothing(sit_down, monkeypatch):
    senior = sit_down(study.alike())
    monkeypatch.setattr(senior_votes, "ask_reason", lambda *_: "a fold of the retina")
    senior.drop(0, FOVEA, Qt.Key.Key_6)
    assert [d.reason for d in senior.session.review.drops] == ["a fold of the retina"]
    senior.check(1, FOVEA)
    QTest.keyClick(senior.page.votes.menu, Qt.Key.Key_Escape)
    assert len(senior.session.review.drops) == 1
    assert senior.page.panel.raters.rows[1].cells[FOVEA].check.isChecked()


def test_raters_drop_by_keys_for_the_structure_in_hand(sit_down):
    senior = sit_down(study.alike())
    senior.key(Qt.Key.Key_C)
    senior.key(Qt.Key.Key_4, CONTROL)
    assert senior.page.votes.menu.isVisible()
    QTest.keyClick(senior.page.votes.menu, Qt.Key.Key_Return)
    (drop,) = senior.session.review.drops
    assert (drop.assignment, drop.structure, drop.reason) == (senior.session.order[3], CUP, "wrong structure")
    senior.key(Qt.Key.Key_4, CONTROL)
    assert senior.session.review.drops == ()
    senior.key(Qt.Key.Key_Z, CONTROL)
    assert len(senior.session.review.drops) == 1


def test_the_fovea_is_selected_apart(sit_down):
    readings = [*study.alike(6), study.reading(fovea=(380.0, 20.0))]
    senior = sit_down(readings)
    senior.drop(senior.place_of(6), FOVEA)
    assert senior.session.verdict.consensus.fovea.point == Point(302.5, 185.0)
    assert len(senior.session.verdict.consensus.disc.counted) == 7
    assert "mean of 6" in senior.page.panel.vote.lines[FOVEA].text()


def test_ties_are_shown_with_both_outcomes_and_the_choice_counts(sit_down):
    senior = sit_down(study.split_cups())
    panel = senior.page.panel.vote
    view = senior.view
    assert "px tied → outside" in panel.lines[CUP].text()
    figures = {rule: panel.ties._figures[rule].text() for rule in TieRule}
    inside, outside = figures[TieRule.INSIDE], figures[TieRule.OUTSIDE]
    assert inside != outside
    assert not panel.ties.choices[TieRule.SENIOR].isEnabled()
    QTest.mouseClick(panel.ties.choices[TieRule.INSIDE], LEFT)
    assert "px tied → inside" in panel.lines[CUP].text()
    assert senior.session.review.tie_rule is TieRule.INSIDE
    assert panel.ties._figures[TieRule.INSIDE].text() == inside
    senior.key(Qt.Key.Key_R)
    assert senior.session.review.tie_rule is TieRule.OUTSIDE
    assert senior.view == view


def test_below_the_quorum_accept_is_off_and_says_why(sit_down):
    senior = sit_down(study.few_cups())
    panel = senior.page.panel
    assert not panel.accept.isEnabled()
    assert "Cup: 3 count, 4 are needed" in panel.obstacle.text()
    code = senior.code
    senior.key(Qt.Key.Key_Return, CONTROL)
    assert senior.reviews(code) == ()


def test_a_tied_fovea_holds_the_decision_back_until_one_is_dropped(sit_down):
    readings = [study.reading(fovea=study.FOVEA if k < 3 else None) for k in range(6)]
    senior = sit_down([*readings, answer(study.reading(), FOVEA, Answer.CANNOT_GRADE)])
    panel, code = senior.page.panel, senior.code
    assert panel.vote.lines[FOVEA].text() == "3 marked it, 3 call it not visible: tied"
    assert panel.obstacle.text() == "Fovea: as many marked it as call it not visible. Drop one, or place your own (O)."
    senior.key(Qt.Key.Key_Return, CONTROL)
    assert senior.reviews(code) == ()
    senior.drop(senior.place_of(0), FOVEA)
    assert panel.accept.isEnabled()
    senior.key(Qt.Key.Key_Z, CONTROL)
    senior.session.draw(place_fovea(senior.session.drawn, Point(300, 180)))
    senior.key(Qt.Key.Key_Return, CONTROL)
    assert senior.reviews(code)[0].review.fovea == Point(300, 180)


# seeing


def test_the_view_never_jumps_on_one_photograph(sit_down):
    senior = sit_down(study.split_cups())
    senior.page.canvas.zoom_to(Point(141, 163), 3.3)  # not where it opened
    view, size = senior.view, senior.page.canvas.size()
    for key in (*range(Qt.Key.Key_1, Qt.Key.Key_8), Qt.Key.Key_M, Qt.Key.Key_M, Qt.Key.Key_M):
        senior.key(Qt.Key(key))
    for key in (Qt.Key.Key_C, Qt.Key.Key_F, Qt.Key.Key_D, Qt.Key.Key_O, Qt.Key.Key_O):
        senior.key(key)
    for place in range(7):
        QTest.mouseClick(senior.page.panel.raters.rows[place].eye, LEFT)
    senior.drop(0, DISC)
    senior.key(Qt.Key.Key_Z, CONTROL)
    senior.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert senior.view == view
    assert senior.page.canvas.size() == size


def test_digits_hide_and_show_a_rater(sit_down):
    senior = sit_down(study.alike())
    lines = len(senior.page.canvas.scene().ellipses)
    letters = {t.text for t in senior.page.canvas.scene().texts}
    assert letters == set("ABCDEFG")
    senior.key(Qt.Key.Key_3)
    assert {t.text for t in senior.page.canvas.scene().texts} == letters - {"C"}
    assert len(senior.page.canvas.scene().ellipses) == lines - 2
    assert not senior.page.panel.raters.rows[2].eye.isChecked()
    senior.key(Qt.Key.Key_3)
    assert len(senior.page.canvas.scene().ellipses) == lines


def test_m_shows_edge_pixels_or_nothing_of_the_vote(sit_down):
    senior = sit_down(study.alike())
    seen = []
    for _ in range(3):
        scene = senior.page.canvas.scene()
        seen.append((bool(scene.polylines), bool(scene.fills)))
        senior.key(Qt.Key.Key_M)
    assert seen == [(True, False), (True, True), (False, False)]


def test_the_filled_pixels_are_those_that_accept_would_store(sit_down):
    senior = sit_down(study.alike())
    senior.key(Qt.Key.Key_M)
    disc, cup = senior.page.canvas.scene().fills
    shown = np.full(senior.session.case.image.shape, 255, np.uint8)
    for fill, grey in ((disc, 128), (cup, 0)):
        height, width = fill.mask.shape
        shown[fill.top : fill.top + height, fill.left : fill.left + width][fill.mask] = grey
    assert np.array_equal(shown, consensus_mask(senior.session.verdict.consensus))


def test_v_shows_how_many_agree_in_place_of_the_lines(sit_down):
    senior = sit_down(study.one_off())
    legend = senior.page.panel.vote.legend
    assert not legend.isVisible()
    senior.key(Qt.Key.Key_V)
    assert legend.isVisible()
    scene = senior.page.canvas.scene()
    assert scene.ellipses == ()
    votes = senior.session.verdict.consensus
    torn = sum(int(((v.votes > 0) & (v.votes < 7)).sum()) for v in (votes.disc, votes.cup))
    assert sum(int(fill.mask.sum()) for fill in scene.fills) == torn
    senior.key(Qt.Key.Key_V)
    assert not legend.isVisible()
    assert len(senior.page.canvas.scene().ellipses) == 14


def test_looking_at_a_rater_lets_the_others_step_back(sit_down):
    senior = sit_down(study.alike())
    view = senior.view
    senior.page.panel.raters.rows[2].entered.emit(True)
    strong = [t.text for t in senior.page.canvas.scene().texts if t.opacity == 1.0]
    assert set(strong) == {"C"}
    senior.page.panel.raters.rows[2].entered.emit(False)
    assert all(t.opacity == 1.0 for t in senior.page.canvas.scene().texts)
    assert senior.view == view


def test_what_raters_wrote_is_shown_under_their_letters(sit_down):
    readings = study.alike()
    readings[3] = write_notes(readings[3], "atrophy on the temporal side")
    senior = sit_down(readings)
    letter = "ABCDEFG"[senior.place_of(3)]
    assert senior.page.panel.notes.text() == f"{letter} writes: atrophy on the temporal side"


def test_what_raters_doubt_and_set_aside_is_shown_under_their_letters(sit_down):
    readings = study.alike()
    doubted = doubt_fovea(set_fault(readings[2], Fault.MEDIA, there=True), uncertain=True)
    doubted = set_confidence(doubted, Confidence.LOW)
    readings[2] = dataclasses.replace(
        doubted, overrides=(Override("cup_large", "rim almost lost"), Override("of_a_later_version", "own words"))
    )
    senior = sit_down(readings)
    letter = "ABCDEFG"[senior.place_of(2)]
    assert senior.page.panel.notes.text().splitlines() == [
        f"{letter} says: hard to grade (media); confidence low; fovea uncertain",
        f"{letter} set aside: cup nearly as large as the disc (rim almost lost)",
        f"{letter} set aside: of_a_later_version (own words)",
    ]


def test_h_hides_everything_while_it_is_held(sit_down):
    senior = sit_down(study.alike())
    QTest.keyPress(senior.page.canvas, Qt.Key.Key_H)
    assert senior.page.canvas.scene().ellipses == ()
    QTest.keyRelease(senior.page.canvas, Qt.Key.Key_H)
    assert len(senior.page.canvas.scene().ellipses) == 14
    QTest.keyPress(senior.page.canvas, Qt.Key.Key_H)
    senior.page.queue.list.search.setFocus()  # the release is another widget's
    assert len(senior.page.canvas.scene().ellipses) == 14


def test_the_next_photograph_has_its_disc_in_the_middle_at_the_same_magnification(sit_down):
    elsewhere = [study.reading((300.0, 90.0, 50.0, 46.0), (302.0, 92.0, 25.0, 22.0), (100.0, 95.0)) for _ in range(7)]
    senior = sit_down(study.alike(), elsewhere)
    canvas = senior.page.canvas
    first = senior.code
    canvas.zoom_to(Point(30, 30), 3.25)
    senior.key(Qt.Key.Key_PageDown)
    senior.qtbot.waitUntil(lambda: senior.code != first)
    disc = senior.session.verdict.consensus.disc_mask()
    rows, columns = np.nonzero(disc)
    middle = canvas.view.to_screen(Point(columns.mean(), rows.mean()))
    assert canvas.view.scale == 3.25
    assert math.dist(middle, (canvas.width() / 2, canvas.height() / 2)) < 3


def test_a_photograph_opens_zoomed_to_its_disc(sit_down):
    senior = sit_down(study.alike())
    radius = 51 * senior.view.scale
    side = min(senior.page.canvas.width(), senior.page.canvas.height())
    assert 0.2 * side < radius < 0.45 * side


# the senior's own outline


def test_clicks_draw_nothing_until_the_pen_is_taken(sit_down):
    senior = sit_down(study.alike())
    senior.click(Point(150, 150))
    assert senior.session.drawn.disc.points == ()
    senior.key(Qt.Key.Key_O)
    rim = [Point(120 + 40 * math.cos(t), 170 + 40 * math.sin(t)) for t in np.arange(8) * math.pi / 4]
    for point in rim:
        senior.click(point)
    assert len(senior.session.drawn.disc.points) == 8
    assert senior.session.verdict.consensus.disc.own
    assert senior.page.panel.accept.text() == "Accept my outline"
    senior.key(Qt.Key.Key_Delete)
    assert len(senior.session.drawn.disc.points) == 7
    senior.key(Qt.Key.Key_Delete, SHIFT)
    assert senior.session.review.own.disc is None


def test_an_outline_only_begun_holds_the_decision_back(sit_down):
    senior = sit_down(study.alike())
    code = senior.code
    senior.key(Qt.Key.Key_O)
    for point in (Point(80, 170), Point(120, 130), Point(160, 170)):
        senior.click(point)
    assert "not finished (disc)" in senior.page.panel.obstacle.text()
    senior.key(Qt.Key.Key_Return, CONTROL)
    assert senior.reviews(code) == ()
    senior.key(Qt.Key.Key_Delete, SHIFT)
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: bool(senior.reviews(code)))


def test_the_senior_s_line_has_no_rater_s_colour(sit_down):
    senior = sit_down(study.alike())
    raters = {e.stroke.color for e in senior.page.canvas.scene().ellipses}
    senior.key(Qt.Key.Key_O, SHIFT)
    own = {e.stroke.color for e in senior.page.canvas.scene().ellipses[-2:]}
    assert own == {"#000000", "#ffffff"}
    assert not own & raters


def test_an_accepted_own_outline_is_stored_as_the_reference(sit_down):
    senior = sit_down(study.few_cups())
    code = senior.code
    senior.key(Qt.Key.Key_C)
    senior.key(Qt.Key.Key_O, SHIFT)
    assert senior.session.drawn.cup.ellipse is not None
    shown = consensus_mask(senior.session.verdict.consensus)
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: bool(senior.reviews(code)))
    (stored,) = senior.reviews(code)
    assert stored.review.own.cup is not None
    assert stored.review.mask_sha256 == hashlib.sha256(shown.tobytes()).hexdigest()


def test_an_own_outline_can_decide_ties(sit_down):
    senior = sit_down(study.split_cups())
    senior.key(Qt.Key.Key_C)
    senior.key(Qt.Key.Key_O, SHIFT)
    QTest.mouseClick(senior.page.panel.own.decides, LEFT)
    assert senior.session.review.tie_rule is TieRule.SENIOR
    assert not senior.session.verdict.consensus.cup.own
    assert "your outline decides" in senior.page.panel.vote.lines[CUP].text()


@pytest.mark.parametrize("rule", [TieRule.OUTSIDE, TieRule.INSIDE])
def test_a_choice_that_holds_already_changes_nothing(sit_down, rule):
    senior = sit_down(study.split_cups())
    senior.session.set_tie_rule(rule)
    senior.key(Qt.Key.Key_O, SHIFT)
    own, ties = senior.page.panel.own, senior.page.panel.vote.ties
    before = senior.session.review
    for entry in (own.replaces, ties.choices[rule]):
        assert entry.isChecked()
        entry.click()
        assert entry.isChecked()
    assert senior.session.review == before
    own.decides.click()
    assert (own.replaces.isChecked(), own.decides.isChecked()) == (False, True)
    ties.choices[rule].click()
    assert (own.replaces.isChecked(), own.decides.isChecked()) == (False, False)
    assert "does not count" in own.state.text()
    own.replaces.click()
    assert senior.session.review == before


def test_the_panel_is_told_once_of_each_change_and_never_of_the_pointer(sit_down, monkeypatch):
    senior = sit_down(study.one_off())
    told = []
    shown = senior_module.show_review
    monkeypatch.setattr(senior_module, "show_review", lambda *a, **k: (told.append(1), shown(*a, **k)))

    def times(gesture) -> int:
        told.clear()
        gesture()
        return len(told)

    assert times(lambda: senior.key(Qt.Key.Key_O)) == 1
    assert times(lambda: senior.click(Point(170, 170))) == 1
    assert times(lambda: senior.page.take_tool(CUP)) == 1
    assert times(lambda: senior.page.take_tool(CUP)) == 0
    assert times(lambda: senior.page.canvas.hovered.emit(Point(171, 170))) == 0
    assert times(lambda: senior.page.panel.raters.rows[2].entered.emit(True)) == 0
    assert times(lambda: senior.key(Qt.Key.Key_M)) == 0
    assert times(lambda: senior.session.drop(senior.session.order[0], CUP, "slip")) == 1


# decisions


def test_a_return_goes_to_the_chosen_letters(sit_down, monkeypatch):
    senior = sit_down(study.one_off(), study.alike())
    code, odd = senior.code, senior.session.order[senior.place_of(6)]
    asked = {}

    def ask_return(_parent, raters, reasons, likely):
        asked["raters"], asked["reasons"], asked["likely"] = dict(raters), reasons, likely
        return [odd], "please look again"

    monkeypatch.setattr(senior_module, "ask_return", ask_return)
    senior.key(Qt.Key.Key_C)
    senior.key(Qt.Key.Key_Backspace, CONTROL)
    senior.qtbot.waitUntil(lambda: senior.code != code)
    (stored,) = senior.reviews(code)
    assert stored.review.returned_to == (odd,)
    assert sorted(asked["raters"].values()) == list("ABCDEFG")
    assert asked["likely"] == "Please look at the boundary of the cup again."
    letter = asked["raters"][odd]
    senior.key(Qt.Key.Key_PageDown)
    senior.qtbot.waitUntil(lambda: senior.code == code)
    assert senior.page.panel.why.text() == f"Returned to {letter}: please look again"


def test_backing_out_of_a_dialog_decides_nothing(sit_down, monkeypatch):
    senior = sit_down(study.alike())
    monkeypatch.setattr(senior_module, "ask_return", lambda *_: None)
    monkeypatch.setattr(senior_module, "ask_reason", lambda *_: "")
    senior.key(Qt.Key.Key_Backspace, CONTROL)
    senior.key(Qt.Key.Key_U, CONTROL)
    assert senior.reviews(senior.code) == ()


def test_ungradable_needs_a_reason_and_goes_on(sit_down, monkeypatch):
    senior = sit_down(study.alike(), study.alike())
    code = senior.code
    monkeypatch.setattr(senior_module, "ask_reason", lambda *_: "too dark")
    senior.key(Qt.Key.Key_U, CONTROL)
    senior.qtbot.waitUntil(lambda: senior.code != code)
    (stored,) = senior.reviews(code)
    assert (stored.review.decision, stored.review.reason) == (Decision.UNGRADABLE, "too dark")


def test_every_decision_is_a_new_revision_that_starts_from_the_last(sit_down):
    senior = sit_down(study.one_off())
    code, place = senior.code, senior.place_of(6)
    senior.drop(place, CUP)
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: bool(senior.reviews(code)))
    senior.wait()
    assert len(senior.session.review.drops) == 1
    senior.check(place, CUP)
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: len(senior.reviews(code)) == 2)
    assert [len(r.review.drops) for r in senior.reviews(code)] == [1, 0]


def test_what_is_accepted_is_not_accepted_twice(sit_down):
    senior = sit_down(study.alike())
    code = senior.code
    for _ in range(3):
        senior.key(Qt.Key.Key_Return, CONTROL)
        senior.wait()
    assert len(senior.reviews(code)) == 1
    assert senior.page.panel.accept.text() == "Accepted"
    assert "Nothing else is to be reviewed" in senior.page.frame.foot.hint.text()


def test_the_status_line_says_whether_every_gesture_is_stored(sit_down, monkeypatch):
    senior = sit_down(study.alike())
    saved, state = senior.page.frame.foot.saved, senior.page.panel.state
    senior.drop(0, CUP)
    assert saved.text() in ("Saving…", "Saved")
    senior.qtbot.waitUntil(lambda: saved.text() == "Saved")
    assert state.text() == "not decided yet"

    def full(*_):
        raise DiskFull(senior.path)

    monkeypatch.setattr(Store, "save_review_draft", full)
    senior.drop(1, CUP)
    senior.qtbot.waitUntil(lambda: saved.text() == "Not saved")
    assert not senior.window.profiles.leave()
    assert len(senior.session.review.drops) == 2
    monkeypatch.undo()
    assert senior.window.autosave.flush()
    assert saved.text() == "Saved"


@pytest.mark.parametrize("leave", ["lock", "kill", "log out"])
def test_what_was_begun_is_there_again(sit_down, tmp_path, leave):
    senior = sit_down(study.one_off())
    place = senior.place_of(6)
    senior.drop(place, CUP)
    senior.key(Qt.Key.Key_O)
    for point in (Point(80, 170), Point(120, 130), Point(160, 170)):
        senior.click(point)
    begun = senior.session.review, senior.session.drawn
    if leave == "kill":  # what is in the file is all there is
        senior.qtbot.waitUntil(lambda: senior.page.frame.foot.saved.text() == "Saved")
    if leave == "log out":
        senior.window.commit_data(None)
    if leave == "lock":
        senior.window.profiles.lock()
        senior.window.profiles.enter(senior.person)
        senior.wait()
        assert (senior.session.review, senior.session.drawn) == begun
    copy = tmp_path / "copy.refuge"
    copy.write_bytes(senior.path.read_bytes())
    with open_study(copy) as store:
        (image,) = store.images()
        draft = store.review_draft(image.id)
        assert [d.reason for d in draft.drops] == ["poor fit"]
        assert len(draft.own.disc.points) == 3
        assert store.reviews(image.id) == ()
        (row,) = store.queue()
        assert row.state is PhotographState.TO_REVIEW


def test_a_second_look_that_is_not_decided_outlives_the_lock(sit_down):
    senior = sit_down(study.alike(), study.alike())
    image = senior.session.case.image.id
    senior.key(Qt.Key.Key_Return, CONTROL)
    senior.qtbot.waitUntil(lambda: senior.session.case.image.id != image)
    senior.page.open(image)
    senior.qtbot.waitUntil(lambda: senior.session.case.image.id == image)
    senior.drop(0, DISC)
    senior.window.profiles.lock()
    senior.window.profiles.enter(senior.person)
    senior.wait()
    senior.page.open(image)
    senior.qtbot.waitUntil(lambda: senior.session.case.image.id == image)
    assert len(senior.session.review.drops) == 1
    assert senior.page.panel.state.text() == "not decided yet"


# what must never be seen


def test_a_photograph_that_cannot_be_loaded_is_told_by_its_code_alone(sit_down, tmp_path):
    senior = sit_down(study.split_cups(), study.alike())
    other = next(i for i in senior.images() if i.code != senior.code)
    (tmp_path / other.path).write_bytes(b"no picture")
    code = senior.code
    senior.key(Qt.Key.Key_PageDown)
    senior.qtbot.waitUntil(lambda: bool(senior.window.banner.text))
    assert senior.window.banner.text.startswith(other.code)
    assert senior.code == code
    assert_nothing_is_told(senior)


def test_pixels_that_changed_since_the_reading_are_not_reviewed(sit_down, tmp_path):
    senior = sit_down(study.split_cups(), study.alike())
    other = next(i for i in senior.images() if i.code != senior.code)
    changed = np.full((study.SIZE[1], study.SIZE[0], 3), 99, np.uint8)
    (tmp_path / other.path).write_bytes(cv2.imencode(".png", changed)[1].tobytes())
    senior.key(Qt.Key.Key_PageDown)
    senior.qtbot.waitUntil(lambda: bool(senior.window.banner.text))
    assert "pixels have changed" in senior.window.banner.text
    assert senior.code != other.code


def test_no_name_path_diagnosis_or_rater_is_on_the_page(sit_down):
    senior = sit_down(study.one_off(), study.split_cups(), study.alike(4))
    assert_nothing_is_told(senior)
    senior.drop(0, DISC)
    senior.key(Qt.Key.Key_O, SHIFT)
    assert_nothing_is_told(senior)
    senior.page.votes.menu.popup(QPoint(0, 0))
    assert_nothing_is_told(senior)
    senior.page.votes.menu.close()


def assert_nothing_is_told(senior: Senior) -> None:
    people = senior.window.thread_of_store.call(lambda s: s.people())
    secrets = {p.code for p in people if p.code.startswith("R")} | {p.id for p in people}
    secrets |= {part for image in senior.images() for part in (image.path, image.name, image.stem)}
    secrets |= {"Glaucoma/", "diagnosis-of-record"}
    for text in visible_texts(senior.window):
        words = set(text.replace(",", " ").replace(":", " ").split())
        told = {s for s in secrets if s in words or (len(s) > 3 and s in text)}
        assert not told, (told, text)


def visible_texts(window: QWidget) -> Iterator[str]:
    """Everything that can be read or heard: texts, tool tips, accessible names, list entries, letters on the canvas."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
        yield from (widget.statusTip(), widget.whatsThis())
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text()
        if isinstance(widget, QTextEdit):
            yield widget.toPlainText()
        if isinstance(widget, QMenu):
            yield from (action.text() for action in widget.actions())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from listed(widget)
    work = window.senior_page
    yield from (text.text for text in work.canvas.scene().texts)
    yield work.canvas._frame.message


def listed(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = Qt.ItemDataRole
    for row in range(model.rowCount()):
        for role in (roles.DisplayRole, roles.ToolTipRole, roles.AccessibleTextRole, roles.AccessibleDescriptionRole):
            value = model.index(row, 0).data(role)
            yield str(value) if value is not None else ""


def test_during_a_drag_the_panel_follows_at_its_own_pace_and_is_right_when_the_handle_is_let_go(sit_down, monkeypatch):
    senior = sit_down(study.alike())
    page, canvas = senior.page, senior.page.canvas
    page.own.start_from_vote()
    shown = []
    monkeypatch.setattr(senior_module, "show_review", lambda *_, **__: shown.append(senior.session.drawn.disc.ellipse))
    ellipse = senior.session.drawn.disc.ellipse
    start = senior.view.to_screen(axis_end(ellipse, "minor+"))
    at = QPoint(round(start[0]), round(start[1]))
    QTest.mousePress(canvas, LEFT, NONE, at)
    shown.clear()
    for far in range(4, 40, 2):
        page.own.drawing._move(senior.view.to_image(Point(at.x() + far, at.y())), 1, 0)
    assert senior.session.drawn.disc.ellipse != ellipse
    assert shown == []
    senior.qtbot.waitUntil(lambda: len(shown) == 1, timeout=2000)
    dragged = senior.session.drawn.disc.ellipse
    assert shown == [dragged]
    page.own.drawing._release(senior.view.to_image(Point(at.x() + 38, at.y())), 0, 0)
    assert not senior.session.in_hand
    assert shown[-1] == senior.session.drawn.disc.ellipse
