import re
from dataclasses import replace

import pytest

from refuge_annotator.metrics.estimate import Estimate, unavailable
from refuge_annotator.report.definitions import BY_ID, DEFINITIONS
from refuge_annotator.report.figures import FIGURES, draw_all
from refuge_annotator.report.measure import measure
from refuge_annotator.report.methods import methods, voting
from refuge_annotator.report.page import report_html
from refuge_annotator.report.sensitivity import alternatives
from refuge_annotator.report.statistics import statistics
from refuge_annotator.report.summary import shown
from refuge_annotator.study.protocol import TieRule, protocol_with
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Drop, Review
from tests import studies


def page_of(data):
    measured = measure(data)
    rows = statistics(measured, draws=10)
    others = alternatives(measured, draws=10)
    return report_html(measured, rows, draw_all(measured, rows), others, seed=5, draws=10)


def plain(page):
    return re.sub(r"<[^>]+>", " ", re.sub(r"<svg.*?</svg>|<style.*?</style>", "", page, flags=re.DOTALL))


@pytest.fixture(scope="module")
def data():
    image = studies.image("a.jpg", subject="p")
    drops = (Drop(f"{image.id} R2", Structure.DISC, "failed"), Drop(f"{image.id} R3", Structure.FOVEA, "failed"))
    cases = [
        studies.case(image, [studies.reading()] * 3, review=Review(drops=drops)),
        studies.case(studies.image("b.jpg"), [studies.reading()] * 2, state=studies.PhotographState.WAITING),
    ]
    made = studies.study(studies.Path(), cases, 3)
    return replace(made, info=replace(made.info, title="<Glaucoma> & “Co”"))


@pytest.fixture(scope="module")
def page(data):
    return page_of(data)


def test_a_title_is_no_markup(page):
    assert "<h1>Agreement of the raters: &lt;Glaucoma&gt; &amp; “Co”</h1>" in page


def test_it_tells_how_far_the_study_is_and_as_of_when(page):
    words = plain(page)
    assert "2 photographs, 5 of 6 first readings. Waiting for readings: 1. Accepted: 1." in words
    assert "as of entry 17 of its log (aaaaaaaaaaaa)" in words


def test_it_tells_whose_structures_the_senior_left_out(page):
    cells = {
        row[0]: row[-1]
        for row in (re.findall(r"<td[^>]*>(.*?)</td>", r.replace("&nbsp;", " ")) for r in page.split("<tr>"))
        if row
    }
    assert cells["R1"] == "0 / 0 / 0"
    assert cells["R2"] == "1 / 1 / 0"  # the cup goes with its disc
    assert cells["R3"] == "0 / 0 / 1"


def test_every_figure_has_a_number_a_caption_and_a_count(page):
    figures = re.findall(r'<figure id="(.*?)">(.*?)</figure>', page, flags=re.DOTALL)
    stems = [stem for stem, _ in figures]
    assert stems == [spec.stem for spec in FIGURES if spec.stem not in ("roc", "groups", "repeats", "times")]
    for number, (_, figure) in enumerate(figures, 1):
        assert f"<b>Figure {number}. " in figure
        assert "n = " in plain(figure)
        assert 'role="img" aria-label="' in figure


def test_figures_that_show_nothing_are_named_with_the_reason(page):
    said = "“Raters against themselves” (no photograph was read twice by a rater)"
    assert said in plain(page)
    assert plain(page).count("Left out, for there is nothing to show") == 1


def test_no_text_refers_to_a_figure_by_its_number():
    said = [*(spec.caption for spec in FIGURES), *(d.text for d in DEFINITIONS)]
    assert not [text for text in said if re.search(r"(?i)\bfigure\b", text)]


def test_a_caption_tells_of_intervals_that_are_not_there(page):
    (bias,) = re.findall(r'<figure id="bias">.*?</figure>', page, flags=re.DOTALL)
    (ratios,) = re.findall(r'<figure id="ratios">.*?</figure>', page, flags=re.DOTALL)
    assert "No interval is drawn where there are fewer than 5 patients." in plain(bias)
    assert "No interval is drawn" not in plain(ratios)


def test_with_enough_patients_no_caption_says_that_intervals_are_missing():
    cases = [studies.case(studies.image(f"{n}.jpg"), [studies.reading()] * 3) for n in range(5)]
    assert "No interval is drawn" not in plain(page_of(studies.study(studies.Path(), cases, 3)))


def test_it_is_made_for_paper_too_and_repeats_the_heads_of_tables(page):
    assert "size: A4" in page
    assert "table-header-group" in page
    assert page.count("<thead>") == page.count("<table>") == 3


def test_everything_that_is_told_is_defined(page):
    assert len(BY_ID) == len(DEFINITIONS)
    assert "2|A∩B| / (|A|+|B|)" in page
    assert page.count("<dt>") >= 30


@pytest.mark.parametrize(
    ("rule", "words"),
    [(TieRule.OUTSIDE, "A tied pixel is outside."), (TieRule.INSIDE, "A tied pixel is inside."),
     (TieRule.SENIOR, "inside where the senior's own outline has it, else outside.")],
)  # fmt: skip
def test_the_vote_is_told_by_the_study_s_own_rules(rule, words):
    said = voting(protocol_with(5, quorum=4, tie_rule=rule))
    assert words in said
    assert "At least 4 of 5 readings must count" in said


def test_the_methods_have_the_study_s_numbers_and_the_versions(data):
    import numpy as np

    words = " ".join(methods(measure(data), seed=5, draws=10))
    assert "3 raters (R1, R2, R3) read 2 photographs of 2 patients (1 that name none counted as one each)" in words
    assert "(10 draws, seed 5)" in words
    assert f"NumPy {np.__version__}" in words


def test_patients_who_are_not_recorded_are_not_counted():
    case = studies.case(studies.image("a.jpg"), [studies.reading()] * 3)
    words = methods(measure(studies.study(studies.Path(), [case], 3)), seed=1, draws=1)[0]
    assert "read 1 photograph (their patients are not recorded; each counts as one of its own)" in words


@pytest.mark.parametrize(
    ("estimate", "words"),
    [
        (Estimate(0.1234, (-0.05, 0.25), 3), "0.123 (−0.050 to 0.250)"),
        (Estimate(-0.5, None, 3), "−0.500"),
        (unavailable("too few photographs", 1), "not available: too few photographs"),
    ],
)
def test_an_estimate_as_it_is_printed(estimate, words):
    assert shown(estimate, 3) == words
