"""Each cell of a rater's row has room for what it says."""

import pytest

from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.panels.raters_panel import WIDTHS
from refuge_annotator.ui.panels.vote_cell import CellState, VoteCell


@pytest.mark.parametrize(
    ("structure", "value", "words"),
    [
        (Structure.DISC, "0.98", "cannot grade"),
        (Structure.CUP, "1.00", "no cup"),
        (Structure.FOVEA, "1140 px", ""),
        (Structure.FOVEA, "", "cannot grade"),
    ],
)
def test_no_figure_and_no_answer_is_cut(window, qtbot, structure, value, words):
    cell = VoteCell(WIDTHS[structure])
    qtbot.addWidget(cell)
    cell.show_state(CellState(value=value, words=words, odd=True))
    cell.show()
    assert cell._value.width() >= cell._value.sizeHint().width()
    assert cell._words.text() == words
    assert cell._words.fontMetrics().horizontalAdvance(words) <= cell.width()
