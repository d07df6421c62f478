"""A table that is only looked at: sorted by what its cells mean, readable in both themes."""

import pytest
from PySide6.QtCore import Qt

from refuge_annotator.ui.panels.rows import Cell, RowsModel, RowsView
from refuge_annotator.ui.theme import DARK, LIGHT, apply_theme

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def model(qtbot, qapp):
    apply_theme(qapp, DARK)
    made = RowsModel(("Name", "Readings"))
    made.show_rows([(Cell(name), Cell(f"{n} of 10", n)) for name, n in (("c", 9), ("a", 10), ("b", 9), ("d", 2))])
    return made


def names(model):
    return [row[0] for row in model.texts()]


def test_rows_stand_as_they_come_until_somebody_sorts(model):
    RowsView(model, (100, 100), stretch=0)
    assert names(model) == ["c", "a", "b", "d"]


def test_numbers_sort_as_numbers(model):
    model.sort(1, ASCENDING)
    assert [row[1] for row in model.texts()] == ["2 of 10", "9 of 10", "9 of 10", "10 of 10"]


def test_equal_rows_keep_their_order_both_ways(model):
    model.sort(1, ASCENDING)
    assert names(model) == ["d", "c", "b", "a"]
    model.sort(1, DESCENDING)
    assert names(model) == ["a", "c", "b", "d"]


def test_new_rows_come_sorted_as_the_old_ones_were(model):
    model.sort(0, DESCENDING)
    model.show_rows([(Cell(name), Cell("")) for name in "xzy"])
    assert names(model) == ["z", "y", "x"]


def test_text_has_the_themes_colour(model, qapp):
    for theme in (LIGHT, DARK):
        apply_theme(qapp, theme)
        assert model.data(model.index(0, 0), Qt.ItemDataRole.ForegroundRole).name() == theme.text


def test_nothing_can_be_edited(model, qtbot):
    view = RowsView(model, (100, 100), stretch=0)
    qtbot.addWidget(view)
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert view.editTriggers() == RowsView.EditTrigger.NoEditTriggers
