"""Every chart shows the values of the report, and says why where there is nothing to show."""

import math

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from refuge_annotator.app.agreement import measured
from refuge_annotator.app.desks.agreement import Done
from refuge_annotator.app.feedback import Feedback, OwnResult
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.metrics.agreement import bland_altman, repeatability
from refuge_annotator.metrics.estimate import NO_VALUES, unavailable
from refuge_annotator.report.summary import HEADLINES
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.charts.bias import BIAS
from refuge_annotator.ui.charts.bland_altman import BLAND_ALTMAN
from refuge_annotator.ui.charts.catalog import CHARTS
from refuge_annotator.ui.charts.chart import Shown
from refuge_annotator.ui.charts.dice import DICE
from refuge_annotator.ui.charts.foveas import FOVEAS
from refuge_annotator.ui.charts.others import OTHERS
from refuge_annotator.ui.charts.own import OWN_CHARTS
from refuge_annotator.ui.charts.plot import Plot
from refuge_annotator.ui.charts.progress import PROGRESS
from refuge_annotator.ui.charts.ratios import RATIOS
from refuge_annotator.ui.panels.figure_words import TITLES, headline_figures
from refuge_annotator.ui.panels.figures_panel import words_of
from tests import studies

PROGRESS_LINES = (Done("R1", 1, 2), Done("R2", 0, 0), Done("", 0, 2))
UNGRADED = answer(answer(answer(EMPTY, Structure.DISC, Answer.CANNOT_GRADE), Structure.CUP, Answer.CANNOT_GRADE),
                  Structure.FOVEA, Answer.ABSENT)  # fmt: skip


def case(name, readings):
    return studies.case(studies.image(name), readings, state=PhotographState.TO_REVIEW)


def shifted(k):
    return studies.reading(normal_ellipse(90 + k, 120, 34, 30 - k, 80), normal_ellipse(92, 121, 17 - k, 14, 75))


ODD = {
    "no photograph": ([], 3),
    "no reading": ([case("a.png", []), case("b.png", [])], 3),
    "one rater": ([case(f"{n}.png", [shifted(n)]) for n in range(6)], 1),
    "one reading of three": ([case(f"{n}.png", [shifted(n)]) for n in range(6)], 3),
    "only discs": ([case(f"{n}.png", [studies.reading(cup=None, fovea=None)] * 3) for n in range(6)], 3),
    "nothing graded": ([case(f"{n}.png", [UNGRADED] * 3) for n in range(6)], 3),
    "all the same": ([case(f"{n}.png", [studies.reading()] * 3) for n in range(6)], 3),
    "nine raters": ([case(f"{n}.png", [shifted((n + k) % 5) for k in range(9)]) for n in range(6)], 9),
}


def shown_of(cases, raters):
    data = studies.study(studies.Path(), cases, raters)
    return Shown(measured(data, lambda _done, _total: True), PROGRESS_LINES)


@pytest.fixture
def plot(qtbot):
    made = Plot()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.start()
    return made


@pytest.fixture(scope="module")
def six():
    """Six photographs read by three raters who differ."""
    return shown_of([case(f"{n}.png", [shifted((n * k) % 4) for k in range(1, 4)]) for n in range(6)], 3)


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.id)
@pytest.mark.parametrize("kind", ODD)
def test_a_study_that_lacks_something_gives_a_chart_or_the_reason(plot, chart, kind, qtbot):
    shown = shown_of(*ODD[kind])
    found = chart.draw(plot, shown)
    plot.grab()
    said = [found.title, found.notes, *(s.words for s in plot.spots)]
    assert found.title
    assert not any("nan" in words.lower() or "inf" in words.lower().split() for words in said)
    assert all(math.isfinite(s.x) and math.isfinite(s.y) for s in plot.spots)
    assert plot.axes or found.title.startswith("Not available: ")
    assert all(s.image in {"", *shown.images} for s in plot.spots)


@pytest.mark.parametrize("kind", ODD)
def test_headline_figures_have_a_number_or_a_reason(kind):
    for figure in headline_figures(shown_of(*ODD[kind]), manages=True):
        title, value, more = words_of(figure)
        assert title
        assert "nan" not in f"{value} {more}".lower()
        assert value != "–" or more.startswith("not available: ")


def test_the_ratios_are_those_that_were_measured(plot, six):
    RATIOS.draw(plot, six)
    ratios, vote = six.measures.ratios(), six.measures.reference_ratios()
    columns = {}
    for spot in plot.spots:
        columns.setdefault(round(spot.x), []).append(spot.y)
    assert sorted(columns) == [0, 1, 2, 3]
    assert sorted(columns[0]) == sorted(vote)
    for place in range(3):
        assert sorted(columns[place + 1]) == sorted(ratios[:, place])
    for spot in plot.spots:
        assert spot.words.startswith(six.codes[six.images.index(spot.image)])


def test_a_cell_of_the_matrix_opens_the_photograph_on_which_the_two_agree_least(plot, six):
    DICE.draw(plot, six)
    cups = plot.axes[1].spots
    assert len(cups) == 6
    table = six.measures.between(Structure.CUP, "dice")
    for place, (i, j) in enumerate(six.measures.pairs()):
        least = six.images[int(np.argmin(table[:, place]))]
        cells = [s for s in cups if {s.x, 2 - s.y} == {float(i), float(j)}]
        assert [s.image for s in cells] == [least, least]
        assert all(f"{table[:, place].mean():.3f}" in s.words for s in cells)


@pytest.mark.parametrize("width", [400, 700])
def test_every_rater_has_room_in_a_narrow_chart(plot, six, width):
    nine = shown_of(*ODD["nine raters"])
    plot.resize(width, 500)
    BLAND_ALTMAN.draw(plot, nine)
    plot.show()
    QApplication.processEvents()
    boxes = [axes.item.sceneBoundingRect() for axes in plot.axes]
    assert len(boxes) == 9
    assert all(box.left() >= 0 and box.right() <= width for box in boxes)
    assert len({round(axes.item.vb.width()) for axes in plot.axes}) <= 2, "alike, but for a pixel"


@pytest.mark.parametrize("raters", [2, 3])
def test_nobody_is_named_as_the_farthest_where_all_are_equally_far(plot, raters):
    said = [shifted(0), shifted(1 if raters == 2 else 0), shifted(0)][:raters]  # of two, each is as far from the other
    shown = shown_of([case(f"{n}.png", said) for n in range(6)], raters)
    for chart in (BLAND_ALTMAN, DICE, OTHERS):
        plot.start()
        assert "R1" not in chart.draw(plot, shown).title


def test_somebody_is_named_where_they_differ(plot):
    said = [[shifted(0)] * 3 + [shifted(n)] for n in range(6)]
    shown = shown_of([case(f"{n}.png", readings) for n, readings in enumerate(said)], 4)
    for chart in (BLAND_ALTMAN, DICE, OTHERS):
        plot.start()
        assert "R4" in chart.draw(plot, shown).title


@pytest.mark.parametrize(
    ("patients", "said"),
    [(4, "Too few patients to tell a rater's bias from none"), (5, "No rater's bias is distinguishable from none")],
)
def test_where_too_few_patients_give_no_interval_no_bias_is_told_and_none_denied(plot, patients, said):
    readings = [shifted(0), shifted(1), shifted(0)]
    there = [case(f"{n}.png", readings[n % 3 :] + readings[: n % 3]) for n in range(patients)]
    found = BIAS.draw(plot, shown_of(there, 3))
    assert found.title == said
    assert ("There is no interval with fewer than 5 patients." in found.notes) is (patients < 5)


def test_a_rater_with_enough_patients_is_told_apart_from_one_with_too_few(plot):
    there = [case(f"{n}.png", [shifted(0), shifted(0)] + [shifted(1)] * (n < 2)) for n in range(6)]
    found = BIAS.draw(plot, shown_of(there, 3))
    assert found.title == "No bias is distinguishable from none, of those raters with enough patients to tell"


def test_a_rater_of_one_photograph_is_not_told_that_the_cups_are_as_large(plot):
    one = OwnResult("a", "K1", EMPTY, 0.5, 0.4, dict.fromkeys(Structure, 1.0), 0.0, 0.0)
    ratio = bland_altman(np.array([0.5]), np.array([0.4]))
    missing = unavailable(NO_VALUES)
    nothing = repeatability(np.array([]), np.array([]))
    feedback = Feedback((one,), ratio, dict.fromkeys(Structure, missing), missing, missing, nothing)
    assert OWN_CHARTS[0].draw(plot, feedback).title.startswith("Too few patients to tell")


def test_marks_that_lie_on_each_other_are_marks(plot):
    found = FOVEAS.draw(plot, shown_of(*ODD["all the same"]))
    assert found.title.startswith("Marks lie 0.000 ")
    assert [(spot.x, spot.y) for spot in plot.spots] == [(0.0, 0.0)] * 18


def test_progress_says_who_has_done_how_much(plot, six):
    assert PROGRESS.draw(plot, six).title == "1 of 2 readings are in, 0 of 2 photographs decided"


def test_the_senior_is_told_no_figure_of_the_diagnosis_and_none_of_second_looks(six):
    titles = [f.title for f in headline_figures(six, manages=False)]
    assert len(titles) == len(HEADLINES) - 2
    assert not any("ROC" in title or "senior" in title for title in titles)


def test_every_headline_has_words_in_the_window():
    assert [h.key for h in HEADLINES if h.key not in TITLES] == []


def test_charts_have_ids_and_titles_of_their_own():
    charts = (*CHARTS, *OWN_CHARTS)
    assert len({c.id for c in charts}) == len({c.title for c in charts}) == len(charts)
