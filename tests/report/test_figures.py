import math
import re
from dataclasses import replace

import numpy as np
import pytest

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.report.figure import Shown
from refuge_annotator.report.figures import FIGURES, draw_all
from refuge_annotator.report.measure import measure
from refuge_annotator.report.statistics import statistics
from refuge_annotator.report.style import (
    COLORS,
    MARKERS,
    new_figure,
    page_style,
    printable,
    rater_style,
    to_svg,
)
from refuge_annotator.study.image import GlaucomaLabel
from tests import studies


def cases(count=8):
    made = []
    for n in range(count):
        said = [
            studies.reading(
                normal_ellipse(90, 120, 34 - r % 3, 30, 80), normal_ellipse(92, 121, 12 + n, 10 + r % 2, 75),
                Point(240 + r, 131 + n),
            )
            for r in range(7)
        ]  # fmt: skip
        known = GlaucomaLabel(n > 4, "records")
        case = studies.case(studies.image(f"{n}.jpg", camera="AB"[n % 2]), said, glaucoma=known)
        late = tuple((code, replace(first, ms_active=40_000 + 500 * n)) for code, first in case.firsts)
        made.append(replace(case, firsts=late, repeats=(("R2", case.finals[2]), ("R5", case.finals[6]))))
    return made


@pytest.fixture(scope="module")
def shown():
    measured = measure(studies.study(studies.Path(), cases(), 7))
    return Shown(measured, statistics(measured, draws=20))


@pytest.fixture(scope="module")
def figures(shown):
    drawn = draw_all(shown.measures, shown.rows)
    assert drawn.left_out == {}
    return drawn.svgs


def drawn(shown, stem):
    spec = next(spec for spec in FIGURES if spec.stem == stem)
    with page_style():
        return spec.draw(shown)


def test_every_figure_is_one_picture_of_paths_without_text_of_fonts_or_dots_of_a_camera(figures):
    assert list(figures) == [spec.stem for spec in FIGURES]
    for svg in figures.values():
        assert svg.startswith("<svg")
        assert svg.rstrip().endswith("</svg>")
        assert "<text" not in svg
        assert "data:" not in svg


def test_no_two_figures_share_an_id_and_every_use_finds_its_own(figures):
    ids = [i for svg in figures.values() for i in re.findall(r'\bid="([^"]+)"', svg)]
    for stem, svg in figures.items():
        own = set(re.findall(r'\bid="([^"]+)"', svg))
        assert all(i.startswith(f"{stem}-") for i in own)
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= own
    assert len({i.split("-")[0] for i in ids}) > 5


def test_the_same_study_gives_the_same_bytes_whatever_the_machine_likes(shown, figures):
    import matplotlib as mpl

    with mpl.rc_context({"axes.grid": True, "font.size": 30, "svg.hashsalt": None, "axes.formatter.use_locale": True}):
        assert draw_all(shown.measures, shown.rows).svgs == figures


def test_raters_differ_by_more_than_colour():
    assert len({rater_style(k)["marker"] for k in range(7)}) == len(set(MARKERS)) == len(COLORS) == 7


def test_colours_can_be_read_on_paper():
    def light(hexadecimal):
        channels = [int(hexadecimal[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    assert min(1.05 / (light(c) + 0.05) for c in COLORS) >= 4.5


def test_the_matrices_write_each_pair_s_dice_on_both_sides_of_the_diagonal(shown):
    disc = drawn(shown, "dice").axes[0]
    written = {tuple(map(int, t.get_position())): t.get_text() for t in disc.texts}
    assert len(written) == 42
    assert all(written[i, j] == written[j, i] for i, j in written)
    expected = shown.of("dice_between", "disc", "R1-R2").value
    assert float(written[0, 1]) == pytest.approx(expected, abs=0.005)
    assert disc.get_ylim() == (6.5, -0.5)


def test_limits_of_agreement_are_written_where_no_dot_can_hide_them(shown):
    figure = drawn(shown, "bland-altman")
    for rater, axes in zip(shown.raters, figure.axes, strict=False):
        assert axes.get_title(loc="left") == rater
        (text,) = axes.texts
        assert text.get_position()[1] > 1
        numbers = [float(n.replace("−", "-")) for n in re.findall(r"[+−][0-9.]+", text.get_text())]
        wanted = [shown.of(w, "cup", rater).value for w in ("vcdr_bias", "vcdr_bias_lower", "vcdr_bias_upper")]
        assert numbers == pytest.approx(wanted, abs=5.1e-4)


def test_the_forest_has_a_line_for_each_rater_the_first_on_top(shown):
    (axes,) = drawn(shown, "bias").axes
    assert [t.get_text() for t in axes.get_yticklabels()] == list(shown.raters)
    assert axes.yaxis_inverted()


def test_the_fovea_ellipse_holds_most_marks(shown):
    axes = drawn(shown, "foveas").axes[0]
    (ellipse,) = axes.patches
    dots = np.concatenate([line.get_xydata() for line in axes.lines if line.get_marker() not in ("None", None)])
    turn = math.radians(ellipse.angle)
    away = dots - np.array(ellipse.center)
    u, v = away @ [math.cos(turn), math.sin(turn)], away @ [-math.sin(turn), math.cos(turn)]
    inside = (2 * u / ellipse.width) ** 2 + (2 * v / ellipse.height) ** 2 <= 1
    assert inside.mean() > 0.85
    assert axes.yaxis_inverted()  # y goes down, as in the photograph


def test_every_figure_says_how_much_it_shows(shown):
    said = {spec.stem: spec.count(shown) for spec in FIGURES}
    assert said["ratios"] == said["bias"] == said["foveas"] == said["roc"] == "8 photographs"
    assert said["repeats"] == "16 repeats"
    assert said["times"] == "56 readings"
    assert said["dice"] == "8 photographs (disc), 8 photographs (cup)"


def test_a_figure_without_data_is_left_out_with_the_reason():
    measured = measure(studies.study(studies.Path(), [], 3))
    found = draw_all(measured, statistics(measured, draws=5))
    assert found.svgs == {}
    apart = "no two raters have graded the same photograph"
    assert found.left_out == {
        "ratios": "no reading has both a disc and a graded cup",
        "bland-altman": apart,
        "bias": apart,
        "dice": apart,
        "with-others": apart,
        "foveas": "no photograph has two fovea marks and a disc",
        "roc": "no photograph has a glaucoma label",
        "groups": "the photographs do not differ by camera, label or reading period",
        "repeats": "no photograph was read twice by a rater",
        "times": "no time at work is recorded",
    }


def test_one_rater_is_compared_with_nobody():
    measured = measure(studies.study(studies.Path(), [studies.case(studies.image("a.jpg"), [studies.reading()])], 1))
    assert draw_all(measured, statistics(measured, draws=5)).left_out["dice"] == "it takes two raters"


def test_a_name_that_the_font_cannot_write_or_that_is_too_long_is_shortened():
    assert printable("Canon CR-2") == "Canon CR-2"
    assert printable("眼底 A\n") == "?? A?"
    assert len(printable("x" * 99)) == 32


def test_dollars_and_carets_are_no_formula():
    with page_style():
        figure = new_figure(2, 1)
        figure.add_subplot().set_title("$x^ $ \\frac")
        assert "<svg" in to_svg(figure, "name")
