import numpy as np
import pytest

from refuge_annotator.formats.format import Known, Line, MaskFacts, Severity, Table
from refuge_annotator.formats.set_faults import (
    count_faults,
    ending_faults,
    fovea_faults,
    name_faults,
    plausible,
    twin_faults,
)
from refuge_annotator.geometry.point import Point

DISC = (400, 500, 600, 720)  # 220 px high


def facts(*stems, size=(1634, 1634), disc=DISC):
    return {stem: MaskFacts(*size, "", "", disc) for stem in stems}


def table(*names):
    return Table("t.xlsx", tuple(Line(n) for n in names), ())


def sentences(findings):
    return [f.sentence() for f in findings]


def test_rows_and_masks_that_match_are_sound():
    assert list(name_faults({"a": "m/a.bmp", "b": "m/b.bmp"}, table("a.jpg", "b.jpg"))) == []


def test_a_row_without_a_mask_is_told():
    (found,) = sentences(name_faults({"a": "m/a.bmp"}, table("a.jpg", "b.jpg")))
    assert found.startswith("t.xlsx: b.jpg has a row but no mask")


def test_a_mask_without_a_row_is_told():
    (found,) = sentences(name_faults({"a": "m/a.bmp", "b": "m/b.bmp"}, table("a.jpg")))
    assert found.startswith("m/b.bmp: it has no row in t.xlsx")


def test_small_and_capital_letters_are_told_apart():
    (found,) = sentences(name_faults({"v0001": "m/v0001.bmp"}, table("V0001.jpg")))
    assert "differ in small and capital letters" in found


@pytest.mark.parametrize("name", ["m/a.BMP", "m/a.png", "m/a.jpg", "m/._a.bmp"])
def test_masks_that_the_official_program_does_not_see_are_errors(name):
    assert [f.severity for f in ending_faults(["m/b.bmp", name], ".bmp")] == [Severity.ERROR]


def test_other_files_are_noted():
    assert [f.severity for f in ending_faults(["m/readme.txt"], ".bmp")] == [Severity.NOTE]


def test_too_few_photographs_and_one_kind_of_eye_are_warned_of():
    assert "fewer than two" in sentences(count_faults("", [True], 1))[0]
    assert "no ROC curve" in sentences(count_faults("", [True, True], 2))[0]
    assert list(count_faults("", [True, False], 2)) == []
    assert list(count_faults("", [None, None], 2)) == []


def test_a_fovea_outside_its_photograph_is_an_error():
    lines = [Line("a.jpg", fovea=Point(1700, 800))]
    (found,) = fovea_faults("t", lines, facts("a"), {})
    assert found.severity is Severity.ERROR
    assert "lies outside its 1634 x 1634 pixels" in found.sentence()


def test_swapped_coordinates_are_seen_from_where_the_disc_is():
    right = {"a": Point(1040, 640), "b": Point(1000, 660)}
    lines = [Line(f"{s}.jpg", fovea=p) for s, p in right.items()]
    assert list(fovea_faults("t", lines, facts("a", "b"), {})) == []
    swapped = [Line(f"{s}.jpg", fovea=Point(p.y, p.x)) for s, p in right.items()]
    (found,) = fovea_faults("t", swapped, facts("a", "b"), {})
    assert found.severity is Severity.ERROR
    assert "look swapped in 2 rows: a.jpg, b.jpg" in found.sentence()


@pytest.mark.parametrize("swap", [False, True])
def test_a_swap_near_the_middle_shows_in_what_follows_the_disc(swap):
    # As in photographs centred on the macula: every single point could be right either way.
    chance = np.random.default_rng(2018)
    discs = {
        f"{k}": (120, 900 + dy, 480, 1300 + dy) for k, dy in enumerate(chance.normal(0, 50, 100).round().astype(int))
    }
    seen = {stem: MaskFacts(2124, 2056, "", "", disc) for stem, disc in discs.items()}
    points = {
        stem: Point(chance.normal(1060, 60), disc[1] + 300 + chance.normal(0, 40)) for stem, disc in discs.items()
    }
    lines = [Line(f"{s}.jpg", fovea=Point(p.y, p.x) if swap else p) for s, p in points.items()]
    found = list(fovea_faults("t", lines, seen, {}))
    assert [f.severity for f in found] == ([Severity.ERROR] if swap else [])


def test_one_odd_fovea_among_many_is_a_warning():
    lines = [
        Line("a.jpg", fovea=Point(640, 1040)),
        Line("b.jpg", fovea=Point(1000, 660)),
        Line("c.jpg", fovea=Point(1000, 660)),
    ]
    (found,) = fovea_faults("t", lines, facts("a", "b", "c"), {})
    assert found.severity is Severity.WARNING


def test_a_fovea_that_the_manifest_vouches_for_is_not_judged():
    lines = [Line("a.jpg", fovea=Point(640, 1040))]
    assert list(fovea_faults("t", lines, facts("a"), {"a": Known(1634, 1634, vouched=True)})) == []


def test_a_fovea_lies_beside_the_disc():
    assert plausible(Point(500 + 2.5 * 220, 640), DISC)
    assert plausible(Point(500 - 2.5 * 220, 640), DISC)
    assert not plausible(Point(500, 610), DISC)
    assert not plausible(Point(610, 500 + 2.5 * 220), DISC)


def test_a_table_that_contradicts_its_workbook_is_told():
    one = Table("t.xlsx", (Line("a.jpg", True, None, Point(1.254, 2)),), ())
    same = Table("t.csv", (Line("a.jpg", True, None, Point(1.25, 2)),), ())
    other = Table("t.csv", (Line("a.jpg", True, None, Point(1.35, 2)),), ())
    assert list(twin_faults(one, same)) == []
    assert "says something else than t.xlsx" in sentences(twin_faults(one, other))[0]


@pytest.mark.parametrize(
    ("fovea", "what"),
    [
        (Point(500, 610), "lies inside the disc"),
        (Point(500 + 0.9 * 220, 610), "lies 0.9 disc diameters from the disc"),
        (Point(500 + 5.1 * 220, 610), "lies 5.1 disc diameters from the disc"),
        (Point(500 + 2.5 * 220, 610 - 1.6 * 220), "lies far above or below the disc"),
    ],
)
def test_a_fovea_where_none_can_be_is_warned_of_by_its_photograph(fovea, what):
    (found,) = fovea_faults("t", [Line("a.jpg", fovea=fovea), Line("b.jpg", fovea=Point(1000, 660))],
                            facts("a", "b", size=(2124, 2056)), {})  # fmt: skip
    assert found.severity is Severity.WARNING
    assert f"a.jpg: the fovea {what}" in found.sentence()
