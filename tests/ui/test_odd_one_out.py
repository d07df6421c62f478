from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.ui.panels.odd_one_out import OddOneOut, Strip, spread

FEET = st.dictionaries(st.integers(0, 6), st.floats(0, 300), min_size=1, max_size=7)


@given(FEET)
def test_letters_never_overlap_and_keep_the_order_of_their_feet(feet):
    at = spread(feet, 13.0, 0.0, 300.0)
    order = sorted(feet, key=lambda p: (feet[p], p))
    places = [at[p] for p in order]
    assert all(right - left >= 13.0 - 1e-6 for left, right in pairwise(places))
    assert min(places) >= -1e-6
    assert max(places) <= 300.0 + 1e-6


def test_letters_with_room_stand_over_their_feet():
    feet = {0: 20.0, 1: 60.0, 2: 200.0}
    assert spread(feet, 13.0, 0.0, 300.0) == feet


def test_a_screen_reader_hears_every_figure(qtbot):
    charts = OddOneOut()
    qtbot.addWidget(charts)
    charts.show_strips([Strip("Cup Dice", {0: 0.912, 2: 0.3}, top=1.0)])
    assert charts.accessibleDescription() == "Cup Dice: A 0.91, C 0.30"
    charts.resize(320, charts.height())
    assert not charts.grab().isNull()
