"""Which raters the senior sees, and how two of them differ, by keys in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.raster import box_around, rasterise
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.reading import Structure
from refuge_annotator.view import palette
from tests import review_study as study

ALT, CONTROL, NONE = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)


@pytest.fixture
def page(window, qtbot, tmp_path):
    """A senior's page with one photograph of seven readings, one of them far off."""
    assert window.open_study(study.make(tmp_path / "study", [study.one_off()])), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    qtbot.waitUntil(lambda: window.senior_page.session.case is not None)
    return window.senior_page


def press(page, key, modifiers=NONE):
    QTest.keyClick(page.window().focusWidget() or page, key, modifiers)


def letters(page) -> set[str]:
    return {text.text for text in page.canvas.scene().texts}


def test_alt_and_a_digit_shows_one_rater_alone_and_once_more_all(page):
    press(page, Qt.Key.Key_3, ALT)
    assert letters(page) == {"C"}
    press(page, Qt.Key.Key_5, ALT)
    assert letters(page) == {"E"}
    press(page, Qt.Key.Key_5, ALT)
    assert letters(page) == set("ABCDEFG")


def test_nine_hides_all_and_eight_shows_all(page):
    view = page.canvas.view
    press(page, Qt.Key.Key_9)
    assert letters(page) == set()
    press(page, Qt.Key.Key_2)
    assert letters(page) == {"B"}
    press(page, Qt.Key.Key_8)
    assert letters(page) == set("ABCDEFG")
    assert page.canvas.view == view


def test_b_compares_the_two_raters_that_are_shown(page):
    press(page, Qt.Key.Key_9)
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_4)
    press(page, Qt.Key.Key_B)
    panel = page.panel.difference
    assert panel.isVisible()
    one, other = (page.session.readings[page.session.order[place]] for place in (0, 3))
    box = box_around([r.cup.shape for r in (one, other)], page.session.case.image.shape)
    masks = [rasterise(r.cup.shape, box) for r in (one, other)]
    name, value, words = (part.text() for part in panel.lines[1])
    assert (name, value) == ("Cup", f"Dice {dice(*masks):.3f}")
    areas = [int((masks[0] & ~masks[1]).sum()), int((masks[1] & ~masks[0]).sum())]
    assert words.replace("\u202f", "") == f"only A {areas[0]} px, only D {areas[1]} px"
    colors = {fill.color for fill in page.canvas.scene().fills}
    assert colors <= {palette.rater_style(0).color, palette.rater_style(3).color}
    assert colors


def test_one_rater_alone_is_compared_with_the_vote(page):
    odd = next(o.assignment for o in page.session.odd if o.structure is Structure.CUP)
    place = page.session.order.index(odd)
    press(page, Qt.Key(Qt.Key.Key_1 + place), ALT)
    press(page, Qt.Key.Key_B)
    (_, value, words) = (part.text() for part in page.panel.difference.lines[1])
    assert value == f"Dice {page.session.verdict.against[odd].cup:.3f}"
    assert "only the vote 0 px" in words


def test_with_all_raters_shown_b_asks_for_two(page):
    press(page, Qt.Key.Key_B)
    assert page.panel.difference.hint.isVisible()
    assert not page.canvas.scene().fills
    press(page, Qt.Key.Key_B)
    assert not page.panel.difference.isVisible()


def test_the_map_and_the_difference_take_each_other_s_place(page):
    press(page, Qt.Key.Key_1, ALT)
    press(page, Qt.Key.Key_B)
    press(page, Qt.Key.Key_V)
    assert page.sight.map
    assert not page.panel.difference.isVisible()


def test_the_fovea_s_spread_is_drawn_while_the_fovea_is_in_hand_and_follows_the_marks_that_count(page):
    assert palette.CONSENSUS not in {e.stroke.color for e in page.canvas.scene().ellipses}
    press(page, Qt.Key.Key_F)
    ellipses = [e for e in page.canvas.scene().ellipses if e.stroke.color == palette.CONSENSUS]
    assert len(ellipses) == 1
    assert "95 %" in page.panel.vote.spread.text()
    for place in range(3):
        press(page, Qt.Key(Qt.Key.Key_1 + place), CONTROL)
        QTest.keyClick(page.votes.menu, Qt.Key.Key_1)
    (after,) = [e for e in page.canvas.scene().ellipses if e.stroke.color == palette.CONSENSUS]
    assert after.ellipse != ellipses[0].ellipse
