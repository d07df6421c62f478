"""The tables of a report as CSV: every number that is printed or drawn can be computed again from them.

Numbers have a point and six decimals; what is not available is an empty cell, in statistics.csv with its reason.
Photographs have their neutral codes and patients a number: neither file names nor identifiers leave the study.
"""

import math
from collections.abc import Callable, Iterator, Sequence

from refuge_annotator.consensus.comparison import OddOne, odd_ones
from refuge_annotator.formats.threads import in_threads
from refuge_annotator.formats.workbook import Cell, tame, write_csv
from refuge_annotator.metrics.spread import geometric_median, spread_ellipse
from refuge_annotator.reference import Case
from refuge_annotator.report.measure import MEASURES, Measured, Measures
from refuge_annotator.report.statistics import Statistic
from refuge_annotator.study.reading import OUTLINED, Structure

Rows = Iterator[Sequence[Cell]]


def number(value: float | None) -> str:
    """Return a number with a point and six decimals, or nothing where there is none."""
    return "" if value is None or not math.isfinite(value) else f"{value + 0.0:.6f}"


def statistics_csv(rows: Sequence[Statistic]) -> bytes:
    """Return all statistics, one a row."""
    headings = ("statistic", "group", "structure", "who", "unit", "value", "low", "high", "n", "not_available_because")

    def cells() -> Rows:
        for row in rows:
            low, high = row.estimate.interval or (None, None)
            yield (
                row.id, tame(row.group), row.structure, row.who, row.unit, number(row.estimate.value), number(low),
                number(high), row.estimate.n, row.estimate.why,
            )  # fmt: skip

    return write_csv(headings, cells())


def photographs_csv(measures: Measures) -> bytes:
    """Return every photograph: its reference standard, and how far the raters' marks of the fovea are spread.

    The geometric median of the marks and the ellipse that holds 95 % of a normal distribution with their covariance:
    semi-axes in pixels, angle in degrees.
    """
    headings = (
        "photograph", "patient", "camera", "glaucoma", "state", "vcdr", "fovea_spread_px", "fovea_spread_diameters",
        "fovea_median_x", "fovea_median_y", "fovea_ellipse_a", "fovea_ellipse_b", "fovea_ellipse_angle",
    )  # fmt: skip
    patients = _numbered(measures)

    def cells() -> Rows:
        for case, measured, patient in zip(measures.cases, measures.photographs, patients, strict=True):
            label = "" if case.glaucoma is None else int(case.glaucoma.glaucoma)
            yield (
                case.image.code, patient, tame(case.image.camera), label, case.state.value, number(measured.ratio),
                number(measured.fovea_pixels), number(measured.fovea_diameters), *_spread_cells(measured),
            )  # fmt: skip

    return write_csv(headings, cells())


def _spread_cells(measured: Measured) -> Iterator[Cell]:
    marks = [mark for mark in measured.marks if mark is not None]
    middle, around = geometric_median(marks), spread_ellipse(marks)
    yield from ("", "") if middle is None else map(number, middle)
    yield from ("", "", "") if around is None else map(number, (around.a, around.b, around.angle))


def readings_csv(measures: Measures) -> bytes:
    """Return every first reading: answers, kinds of outline, ratio, fovea, and the rater against the others' vote."""
    against = [f"{s.value}_{m}_with_others" for s in OUTLINED for m in MEASURES]
    headings = (
        "photograph", "rater", "disc", "cup", "fovea", "disc_outline", "cup_outline", "vcdr", "fovea_x", "fovea_y",
        *against, "seconds",
    )  # fmt: skip

    def cells() -> Rows:
        for case, measured in zip(measures.cases, measures.photographs, strict=True):
            for place, rater in enumerate(measures.raters):
                yield (case.image.code, rater, *_reading_cells(measured, place))

    return write_csv(headings, cells())


def _reading_cells(measured: Measured, place: int) -> Iterator[Cell]:
    for structure in Structure:
        said = measured.answers[structure][place]
        yield "" if said is None else said.value
    for structure in OUTLINED:
        curve = measured.curves[structure][place]
        yield "" if curve is None else "curve" if curve else "ellipse"
    yield number(measured.ratios[place])
    mark = measured.marks[place]
    yield from ("", "") if mark is None else (number(mark[0]), number(mark[1]))
    for structure in OUTLINED:
        yield from map(number, measured.overlaps[structure].others[place])
    yield number(measured.seconds[place])


def pairs_csv(measures: Measures) -> bytes:
    """Return every pair of first readings of every photograph."""
    headings = ("photograph", "rater_1", "rater_2", "structure", *MEASURES)

    def cells() -> Rows:
        for case, measured in zip(measures.cases, measures.photographs, strict=True):
            for structure in OUTLINED:
                values = measured.overlaps[structure].pairs
                for (i, j), row in zip(measures.pairs(), values, strict=True):
                    pair = measures.raters[i], measures.raters[j]
                    yield (case.image.code, *pair, structure.value, *map(number, row))

    return write_csv(headings, cells())


def repeats_csv(measures: Measures) -> bytes:
    """Return every hidden repeat beside the first reading; the senior's second looks have ``senior`` as rater."""
    headings = ("photograph", "rater", "vcdr_first", "vcdr_again", "disc_dice", "cup_dice", "fovea_px")

    def cells() -> Rows:
        for case, measured in zip(measures.cases, measures.photographs, strict=True):
            twice = measured.repeats if measured.senior is None else {**measured.repeats, "senior": measured.senior}
            for rater, again in twice.items():
                dice = (number(again.dice[s]) for s in OUTLINED)
                yield case.image.code, rater, number(again.first), number(again.again), *dice, number(again.fovea)

    return write_csv(headings, cells())


def missing_csv(measures: Measures) -> bytes:
    """Return what is not there: first readings that have not come in, and structures that could not be graded."""
    headings = ("photograph", "rater", "structure", "missing")

    def cells() -> Rows:
        for case, measured in zip(measures.cases, measures.photographs, strict=True):
            there = {code for code, _ in case.firsts}
            for place, rater in enumerate(measures.raters):
                if rater not in there:
                    yield case.image.code, rater, "", "not submitted"
                    continue
                for structure in Structure:
                    said = measured.answers[structure][place]
                    if said is None or said.value == "cannot_grade":
                        yield case.image.code, rater, structure.value, "no answer" if said is None else "cannot grade"

    return write_csv(headings, cells())


def odd_ones_csv(measures: Measures) -> bytes:
    """Return the readings that lie far from the others on their photograph, as the senior is told of them."""
    headings = ("photograph", "rater", "structure", "value", "others")

    def cells() -> Rows:
        found = in_threads(_odd_ones_of, measures.cases)
        for case, odds in zip(measures.cases, found, strict=True):
            for odd in odds:
                yield case.image.code, odd.assignment, odd.structure.value, number(odd.value), number(odd.others)

    return write_csv(headings, cells())


def _odd_ones_of(case: Case) -> tuple[OddOne, ...]:
    return tuple(odd_ones({code: revision.reading for code, revision in case.firsts}, case.image.shape))


def _numbered(measures: Measures) -> list[int]:
    """Return a number for each photograph's patient, from 1 in study order."""
    patients = measures.patients()
    numbers = {patient: place for place, patient in enumerate(dict.fromkeys(patients), 1)}
    return [numbers[patient] for patient in patients]


TABLES: tuple[tuple[str, Callable[[Measures], bytes]], ...] = (
    ("photographs.csv", photographs_csv),
    ("readings.csv", readings_csv),
    ("pairs.csv", pairs_csv),
    ("repeats.csv", repeats_csv),
    ("missing.csv", missing_csv),
    ("odd-ones.csv", odd_ones_csv),
)
