"""Typed numbers are read the same everywhere, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.ui.panels.numbers import Asked, NumbersBox, typed_number


@pytest.mark.parametrize("text", ["1057.25", "1057,25", " 1057.25 ", "1057٫25", "١٠٥٧٫٢٥", "۱۰۵۷٫۲۵", "١٠٥٧,٢٥"])
def test_point_and_comma_mean_the_same_in_every_script(text):
    assert typed_number(text, 2) == 1057.25


@pytest.mark.parametrize(
    ("text", "number"), [("12", 12), ("12.", 12), ("12,5", 12.5), ("-3", -3), ("\N{MINUS SIGN}3,5", -3.5)]
)
def test_short_forms_are_numbers(text, number):
    assert typed_number(text, 2) == number


@pytest.mark.parametrize(
    "text",
    ["", "-", ".", ",5", "1.057,25", "1,057.25", "1'057", "1 057", "1\u202f057,25", "1٬057", "1057.255", "1e3", "nan",
     "0x10", "12px", "1..2", "½", "²"],
)  # fmt: skip
def test_what_could_be_meant_otherwise_is_no_number(text):
    assert typed_number(text, 2) is None


@given(st.integers(-99_999_99, 99_999_99), st.sampled_from(".,٫"))
def test_what_is_stored_with_two_decimals_comes_back_as_it_was(hundredths, point):
    shown = f"{hundredths / 100:.2f}"
    assert typed_number(shown.replace(".", point), 2) == float(shown)


@pytest.fixture
def box(qtbot):
    made = NumbersBox()
    qtbot.addWidget(made)
    made.ask("NUMBERS", [("Place", [Asked("Place, x", 5.0, 0, 10), Asked("Place, y", 7.5, 0, 10)])])
    return made


def test_numbers_are_shown_with_a_point_and_given_in_the_order_of_the_fields(box, qtbot):
    assert [field.text() for field in box.fields] == ["5.00", "7.50"]
    with qtbot.waitSignal(box.given) as given_now:
        QTest.keyClick(box.fields[0], Qt.Key.Key_Enter)
    assert given_now.args == [(5.0, 7.5)]
    with qtbot.waitSignal(box.left):
        QTest.keyClick(box.fields[1], Qt.Key.Key_Escape)


def test_a_number_out_of_bounds_is_tried_as_none_and_says_the_bounds(box, qtbot):
    box.fields[0].selectAll()
    with qtbot.waitSignal(box.tried) as tried:
        QTest.keyClicks(box.fields[0], "11")
    assert tried.args == [(1.0, 7.5)]  # the first key
    assert box.fields[0].property("fault") == "true"
    assert "between 0 and 10" in box._said.text()
    with qtbot.assertNotEmitted(box.given):
        QTest.keyClick(box.fields[0], Qt.Key.Key_Return)
