"""What is unusual is asked before a submission, by mouse and by keys; nothing asks when nothing is wrong."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.look import PLAIN, Channel, look
from refuge_annotator.store.store import Store, create_study, open_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Answer, Confidence, Fault, Override, Reading, Structure
from refuge_annotator.study.review import Decision, Review
from refuge_annotator.study.state import standing
from refuge_annotator.study.survey import survey
from refuge_annotator.ui.dialogs.reason import ReasonDialog
from refuge_annotator.ui.dialogs.rules import RulesDialog
from tests.flows.hands import LEFT, Hands

Key = Qt.Key
FOVEA = Point(360, 262)
CONTROL = Qt.KeyboardModifier.ControlModifier


def submitted(hands: Hands, code: str) -> Reading:
    """Return the rater's reading that stands under a code."""

    def find(store: Store) -> Reading:
        mine = next(a for a in store.worklist(hands.window.profiles.person.id) if a.code == code)
        final = standing(store.history(mine.id))
        assert final is not None
        return final.reading

    return hands.window.thread_of_store.call(find)


def read(hands: Hands, *, cup: tuple[float, ...] = (152, 252, 30, 34), fovea: Point = FOVEA) -> str:
    """Outline disc and cup and mark the fovea; return the photograph's code."""
    hands.outline(150, 250, 60, 66)
    hands.outline(*cup)
    hands.key(Key.Key_F)
    hands.click(fovea)
    assert hands.reading.fovea.answer is Answer.MARKED
    return hands.code


def come_back(hands: Hands) -> None:
    """Return to the window after a dialog: without a window manager nobody else does."""
    hands.window.activateWindow()
    hands.qtbot.waitUntil(hands.window.isActiveWindow, timeout=5_000)


def goes_on(hands: Hands, code: str) -> None:
    hands.qtbot.waitUntil(lambda: hands.code not in ("", code), timeout=10_000)


def test_a_reason_chosen_with_the_mouse_is_stored_with_its_rule(hands: Hands, three_raters: Path, meet) -> None:
    hands.open(three_raters, "R1")
    code = read(hands, cup=(150, 250, 57, 62))

    def choose(dialog: RulesDialog) -> None:
        (question,) = dialog.questions
        assert question.rule.id == "cup_large"
        assert not dialog.go.isEnabled()
        QTest.mouseClick(question.choices[0], LEFT)
        QTest.mouseClick(dialog.go, LEFT)

    meet(RulesDialog, choose)
    QTest.mouseClick(hands.window.reading_page.checklist.submit, LEFT)
    goes_on(hands, code)
    assert submitted(hands, code).overrides == (Override("cup_large", "rim almost lost"),)


def test_reasons_are_written_by_the_keyboard_alone(hands: Hands, three_raters: Path, meet) -> None:
    hands.open(three_raters, "R1")
    code = read(hands, cup=(190, 250, 34, 34), fovea=Point(232, 258))

    def write(dialog: RulesDialog) -> None:
        assert [q.rule.id for q in dialog.questions] == ["cup_leaves_disc", "fovea_near"]
        assert dialog.focusWidget() is dialog.back
        first, second = (q.field for q in dialog.questions)
        for _ in range(2):  # past "Go there"
            QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
        assert dialog.focusWidget() is first
        QTest.keyClicks(first, "notch to the edge")
        QTest.keyClick(first, Key.Key_Return)
        assert dialog.isVisible()
        assert dialog.focusWidget() is second
        QTest.keyClick(second, Key.Key_Return)  # nothing is said there yet
        assert dialog.focusWidget() is second
        QTest.keyClicks(second, "macular hole seen")
        QTest.keyClick(second, Key.Key_Return)
        assert dialog.focusWidget() is dialog.go
        QTest.keyClick(dialog.go, Key.Key_Space)

    meet(RulesDialog, write)
    hands.key(Key.Key_Return)
    goes_on(hands, code)
    told = submitted(hands, code).overrides
    assert told == (Override("cup_leaves_disc", "notch to the edge"), Override("fovea_near", "macular hole seen"))


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape, Key.Key_Space])
def test_an_enter_too_many_goes_back_and_submits_nothing(hands: Hands, three_raters: Path, meet, key: Key) -> None:
    hands.open(three_raters, "R1")
    code = read(hands, fovea=Point(170, 262))
    before = hands.reading
    meet(RulesDialog, lambda dialog: QTest.keyClick(dialog.focusWidget(), key))
    hands.key(Key.Key_Return)
    assert (hands.code, hands.reading) == (code, before)
    assert hands.window.reading_page.session.editable


def test_go_there_takes_the_tool_and_what_was_written_waits(hands: Hands, three_raters: Path, meet) -> None:
    hands.open(three_raters, "R1")
    code = read(hands, cup=(190, 250, 34, 34), fovea=Point(232, 258))
    whole = hands.canvas.view.scale

    def go_to_the_cup(dialog: RulesDialog) -> None:
        QTest.keyClicks(dialog.questions[1].field, "macular hole seen")
        QTest.mouseClick(dialog.questions[0].go, LEFT)

    meet(RulesDialog, go_to_the_cup)
    hands.key(Key.Key_Return)
    come_back(hands)
    page = hands.window.reading_page
    assert page.drawing.tool.structure is Structure.CUP
    assert hands.canvas.view.scale > 1.5 * whole
    hands.key(Key.Key_0)
    hands.window.actions_by_id["edit.clear"].trigger()
    hands.outline(152, 252, 30, 34)

    def submit(dialog: RulesDialog) -> None:
        assert dialog.reasons == {"fovea_near": "macular hole seen"}
        QTest.mouseClick(dialog.go, LEFT)

    meet(RulesDialog, submit)
    hands.key(Key.Key_Return)
    goes_on(hands, code)
    assert submitted(hands, code).overrides == (Override("fovea_near", "macular hole seen"),)


def test_cannot_grade_asks_for_the_fault_and_leads_to_it(hands: Hands, three_raters: Path, meet) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    hands.key(Key.Key_N)
    hands.key(Key.Key_G)
    code, page = hands.code, hands.window.reading_page
    meet(RulesDialog, lambda dialog: QTest.mouseClick(dialog.questions[0].go, LEFT))
    hands.key(Key.Key_Return)
    come_back(hands)
    assert page.checklist.gradability.faults[Fault.BLUR].hasFocus()
    hands.key(Key.Key_Space)
    assert hands.reading.faults == (Fault.BLUR,)
    hands.key(Key.Key_Z, CONTROL)
    assert hands.reading.faults == ()
    hands.key(Key.Key_8)
    meet(RulesDialog, lambda dialog: QTest.mouseClick(dialog.questions[0].go, LEFT))
    page.submit()
    come_back(hands)
    assert page.checklist.notes.hasFocus()
    QTest.keyClicks(page.checklist.notes, "eyelid")
    page.submit()
    goes_on(hands, code)
    told = submitted(hands, code)
    assert (told.faults, told.notes, told.overrides) == ((Fault.OTHER,), "eyelid", ())


def test_answers_for_the_whole_photograph_take_one_key_or_one_click_each(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    code, chips = hands.code, hands.window.reading_page.checklist.gradability
    hands.key(Key.Key_U)
    assert not hands.reading.fovea.uncertain  # there is no mark to be uncertain of
    read(hands)
    steps = len(hands.window.reading_page.session.draft.steps)
    for key in (Key.Key_U, Key.Key_2, Key.Key_5, Key.Key_7):
        hands.key(key)
    said = hands.reading
    assert said.fovea.uncertain
    assert (said.confidence, said.faults) == (Confidence.MEDIUM, (Fault.MEDIA, Fault.TILTED))
    assert len(hands.window.reading_page.session.draft.steps) == steps + 4
    assert chips.faults[Fault.MEDIA].isChecked()
    QTest.mouseClick(chips.faults[Fault.MEDIA], LEFT)
    QTest.mouseClick(chips.confidence[Confidence.LOW], LEFT)
    hands.key(Key.Key_7)
    assert (hands.reading.confidence, hands.reading.faults) == (Confidence.LOW, ())
    hands.key(Key.Key_3)
    assert hands.reading.confidence is None
    QTest.mouseClick(hands.window.reading_page.checklist.cards[-1].doubt, LEFT)
    assert not hands.reading.fovea.uncertain
    hands.canvas.setFocus()
    hands.key(Key.Key_Return)
    goes_on(hands, code)
    assert hands.reading.confidence is None  # nothing is carried over
    assert not any(chip.isChecked() for chip in (*chips.faults.values(), *chips.confidence.values()))


def test_the_eye_is_told_once_disc_and_fovea_are_marked(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    eye = hands.window.reading_page.checklist.eye
    hands.outline(150, 250, 60, 66)
    assert eye.text() == ""
    hands.key(Key.Key_F)
    hands.click(Point(360, 262))
    assert eye.text() == "left eye"


def test_the_recorded_eye_is_asked_about_only_where_it_conflicts(
    hands: Hands, two_photographs: Path, tmp_path: Path, meet
) -> None:
    found = survey(two_photographs, sorted(two_photographs.rglob("*.jpg")))
    sides = (Laterality.LEFT, Laterality.RIGHT)  # both are left
    images = [replace(image, laterality=side) for image, side in zip(found.images, sides, strict=True)]
    path, made = tmp_path / "sides.refuge", default_protocol(3)
    create_study(
        path, title="Sides", protocol=made, root=two_photographs, images=images, seed=1, clock=SystemClock()
    ).close()
    hands.open(path, "R1")
    asked = []

    def explain(dialog: RulesDialog) -> None:
        asked.append([q.rule.id for q in dialog.questions])
        QTest.mouseClick(dialog.questions[0].choices[0], LEFT)
        QTest.mouseClick(dialog.go, LEFT)

    meet(RulesDialog, explain)
    codes = []
    for _ in range(2):
        come_back(hands)
        codes.append(read(hands))
        hands.key(Key.Key_Return)
        hands.qtbot.waitUntil(lambda: bool(hands.hint) and codes[-1] in hands.hint, timeout=10_000)
        if len(codes) == 1:
            goes_on(hands, codes[0])
    assert asked == [["other_eye"]]
    assert sorted(submitted(hands, code).overrides for code in codes) == [(), (Override("other_eye", "record wrong"),)]


def test_a_desk_that_locks_while_it_asks_submits_nothing(hands: Hands, three_raters: Path, meet) -> None:
    hands.open(three_raters, "R1")
    code = read(hands, fovea=Point(170, 262))
    before = hands.reading

    def lock(dialog: RulesDialog) -> None:
        QTest.keyClicks(dialog.questions[0].field, "coloboma")
        assert hands.window.profiles.clear_desk()

    meet(RulesDialog, lock)
    hands.key(Key.Key_Return)
    assert hands.window.profiles.person is None
    come_back(hands)
    hands.enter("R1")
    hands.qtbot.waitUntil(lambda: hands.code == code, timeout=10_000)
    assert hands.reading == before
    assert hands.window.reading_page.session.editable


def test_every_outline_records_how_the_photograph_was_shown(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    code = hands.code
    hands.outline(150, 250, 60, 66)
    hands.key(Key.Key_E)  # red-free
    hands.outline(152, 252, 30, 34)
    hands.key(Key.Key_E)
    hands.click(FOVEA)
    hands.key(Key.Key_Return)
    goes_on(hands, code)
    told = submitted(hands, code)
    assert (told.disc.look, told.cup.look, told.fovea.look) == (PLAIN, look(channel=Channel.GREEN), PLAIN)


def test_a_returned_reading_shows_its_reasons_and_asks_again(hands: Hands, three_raters: Path, meet) -> None:
    hands.open(three_raters, "R1")
    code = read(hands, fovea=Point(170, 262))

    def write(dialog: RulesDialog) -> None:
        QTest.keyClicks(dialog.questions[0].field, "coloboma")
        QTest.mouseClick(dialog.go, LEFT)

    meet(RulesDialog, write)
    hands.key(Key.Key_Return)
    goes_on(hands, code)
    hands.window.profiles.leave()
    hands.window.close_study()
    _return(three_raters, code)
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    page.open(next(a for a in page.rows.worklist if a.code == code))
    hands.qtbot.waitUntil(lambda: hands.code == code, timeout=10_000)
    come_back(hands)
    assert "fovea in the disc (coloboma)" in page.checklist.aside.text()

    def again(dialog: RulesDialog) -> None:
        assert dialog.reasons == {"fovea_in_disc": "coloboma"}
        QTest.mouseClick(dialog.go, LEFT)

    def amended(dialog: ReasonDialog) -> None:
        QTest.keyClicks(dialog.words, "looked again")
        QTest.mouseClick(dialog.go, LEFT)

    meet(RulesDialog, again)
    meet(ReasonDialog, amended)
    hands.canvas.setFocus()
    hands.key(Key.Key_Return)
    goes_on(hands, code)
    assert submitted(hands, code).overrides == (Override("fovea_in_disc", "coloboma"),)


def _return(study: Path, code: str) -> None:
    """Let the other raters read the photograph, and the senior give it back to R1."""
    with open_study(study) as store:
        people = {p.code: p.id for p in store.people()}
        mine = next(a for a in store.worklist(people["R1"]) if a.code == code)
        reading = store.history(mine.id)[-1].reading
        others = [a for a in store.assignments(mine.image) if a.id != mine.id]
        for other in others:
            store.submit(other.id, reading, expected=1)
        revisions = tuple((f.assignment, f.number) for f in store.finals(mine.image))
        back = Review(revisions=revisions, decision=Decision.RETURN, returned_to=(mine.id,), reason="look again")
        store.save_review(mine.image, back, senior=people["S1"], expected=1)
