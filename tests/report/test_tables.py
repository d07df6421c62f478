import csv
import io
from dataclasses import replace

import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.estimate import Estimate, unavailable
from refuge_annotator.report.measure import measure
from refuge_annotator.report.statistics import Statistic, statistics
from refuge_annotator.report.tables import (
    missing_csv,
    number,
    odd_ones_csv,
    pairs_csv,
    photographs_csv,
    readings_csv,
    repeats_csv,
    statistics_csv,
)
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.reading import Answer, Structure, answer, as_curve
from refuge_annotator.study.state import PhotographState
from tests import studies


def rows(data):
    return list(csv.DictReader(io.StringIO(data.decode("utf-8"))))


@pytest.fixture(scope="module")
def measured():
    cup = answer(studies.reading(), Structure.CUP, Answer.ABSENT)
    blind = answer(studies.reading(), Structure.CUP, Answer.CANNOT_GRADE)
    said = [as_curve(studies.reading(), Structure.DISC), cup, blind, studies.reading(fovea=Point(300, 131.5))]
    first = studies.case(
        studies.image("a.jpg", subject="p", camera="=CMD()"), said, glaucoma=GlaucomaLabel(True, "records"),
        state=PhotographState.TO_REVIEW,
    )  # fmt: skip
    first = replace(first, repeats=(("R1", first.finals[3]),))
    other = studies.case(studies.image("b.jpg"), said[:2], state=PhotographState.WAITING)
    same = studies.case(studies.image("c.jpg", subject="p"), [studies.reading()] * 4)
    return measure(studies.study(studies.Path(), [first, other, same], 4))


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.5, "0.500000"), (-0.0, "0.000000"), (1e-9, "0.000000"), (None, ""), (float("nan"), ""), (float("inf"), ""),
     (1234567.1234567, "1234567.123457")],
)  # fmt: skip
def test_numbers_have_a_point_and_six_decimals_or_are_not_there(value, text):
    assert number(value) == text


def test_a_statistic_has_a_value_or_a_reason():
    found = rows(
        statistics_csv(
            [
                Statistic("dice_between", "camera: =A", "disc", "R1-R2", Estimate(0.25, (0.125, 0.5), 3)),
                Statistic("auc", "all", "cup", "", unavailable("no photograph has a glaucoma label", 2)),
            ]
        )
    )
    assert list(found[0].values()) == ["dice_between", "camera: =A", "disc", "R1-R2", "", "0.250000", "0.125000",
                                       "0.500000", "3", ""]  # fmt: skip
    assert (found[1]["value"], found[1]["not_available_because"]) == ("", "no photograph has a glaucoma label")


def test_patients_are_numbers_in_study_order_and_names_are_codes(measured):
    found = rows(photographs_csv(measured))
    assert [row["patient"] for row in found] == ["1", "2", "1"]
    assert [row["photograph"] for row in found] == [case.image.code for case in measured.cases]
    assert [row["glaucoma"] for row in found] == ["1", "", ""]
    assert [row["state"] for row in found] == ["to_review", "waiting", "accepted"]
    assert found[0]["camera"] == "'=CMD()"


def test_the_middle_of_the_foveas_is_not_moved_by_one_far_away(measured):
    row = rows(photographs_csv(measured))[0]
    assert float(row["fovea_median_x"]) == pytest.approx(239.25, abs=0.01)
    assert float(row["fovea_ellipse_a"]) > 0
    assert rows(photographs_csv(measured))[2]["fovea_ellipse_a"] == ""


def test_each_reading_has_its_answers_outlines_and_numbers(measured):
    found = rows(readings_csv(measured))[:4]
    assert [row["rater"] for row in found] == ["R1", "R2", "R3", "R4"]
    assert [row["cup"] for row in found] == ["marked", "absent", "cannot_grade", "marked"]
    assert [row["disc_outline"] for row in found] == ["curve", "ellipse", "ellipse", "ellipse"]
    assert [bool(row["vcdr"]) for row in found] == [True, True, False, True]
    assert float(found[1]["vcdr"]) == 0
    assert found[2]["cup_dice_with_others"] == ""


def test_each_pair_of_each_photograph_is_there(measured):
    found = rows(pairs_csv(measured))
    assert len(found) == 3 * 2 * 6
    assert {(row["rater_1"], row["rater_2"]) for row in found} == {
        (f"R{i}", f"R{j}") for i in range(1, 5) for j in range(i + 1, 5)
    }


def test_repeats_stand_beside_the_first_reading(measured):
    (row,) = rows(repeats_csv(measured))
    assert (row["rater"], float(row["fovea_px"])) == ("R1", pytest.approx(300 - 239.25))


def test_what_is_missing_is_listed(measured):
    found = [(row["rater"], row["structure"], row["missing"]) for row in rows(missing_csv(measured))]
    assert found == [("R3", "cup", "cannot grade"), ("R3", "", "not submitted"), ("R4", "", "not submitted")]


def test_readings_far_from_the_others_are_listed(measured):
    assert ("R4", "fovea") in {(row["rater"], row["structure"]) for row in rows(odd_ones_csv(measured))}


def test_every_row_of_the_long_table_has_an_id_of_its_own(measured):
    found = rows(statistics_csv(statistics(measured, draws=5)))
    keys = [(r["statistic"], r["group"], r["structure"], r["who"], r["unit"]) for r in found]
    assert len(set(keys)) == len(keys)
