import math
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skimage.measure import EllipseModel

from refuge_annotator.geometry.contour import smooth_contour
from refuge_annotator.geometry.ellipse import ellipse_points, half_extent, normal_ellipse
from refuge_annotator.geometry.fit import FitMode, FitRefused, fit_ellipse, gap_of, residuals_of
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import box_around, rasterise
from refuge_annotator.study.reading import Reading, fit_outline
from refuge_annotator.study.reading_codec import reading_from_text, reading_to_text


def on_ellipse(cx, cy, a, b, angle, degrees):
    """Boundary points at the given angles of the unit circle, from the textbook formula."""
    t, turn = np.radians(degrees), math.radians(angle)
    x = cx + a * np.cos(t) * math.cos(turn) - b * np.sin(t) * math.sin(turn)
    y = cy + a * np.cos(t) * math.sin(turn) + b * np.sin(t) * math.cos(turn)
    return np.stack([x, y], axis=1)


def round_about(count, start=0.0, arc=360.0):
    return start + np.arange(count) * arc / (count if arc == 360 else count - 1)


def as_points(xy):
    return [Point(x, y) for x, y in np.asarray(xy).tolist()]


def overlap(one, other):
    """Dice of two ellipses, counted on a 1500 px square."""
    box = box_around([one, other], (1500, 1500))
    first, second = rasterise(one, box), rasterise(other, box)
    return 2 * (first & second).sum() / (first.sum() + second.sum())


# --- clean points -------------------------------------------------------------------------------------------------

CLEAN = {
    "plain": ((700, 900, 180, 150, 25), 60, 0.02),
    "nearly round, 400 points": ((512, 512, 100, 99.9, 10), 400, 0.02),
    "exact circle": ((512.5, 480.25, 90, 90, 0), 24, 0.02),
    "upright and long": ((300, 300, 120, 40, 90), 60, 0.02),
    "just below 45 degrees": ((300, 300, 120, 60, 44.9), 60, 0.02),
    "far from the origin": ((40000, 39000, 150, 130, 70), 60, 0.02),
    "leaves the photograph": ((5, 450, 80, 60, 90), 60, 0.02),
    "eight clicks": ((650.25, 710.5, 161.5, 148.75, 97), 8, 0.02),
    "small cup": ((40, 50, 12, 9, 170), 12, 0.02),
    "as long as a disc can be": ((300, 300, 190, 50, 33), 30, 0.02),
}


@pytest.mark.parametrize(("true", "count", "tolerance"), CLEAN.values(), ids=CLEAN.keys())
def test_clean_points_give_back_their_ellipse_as_scikit_image_finds_it(true, count, tolerance):
    points = on_ellipse(*true, round_about(count, start=3))
    fit = fit_ellipse(as_points(points))
    theirs = EllipseModel.from_estimate(points)
    long, short = sorted(theirs.axis_lengths, reverse=True)
    found = fit.ellipse
    assert (found.cx, found.cy, found.a, found.b) == pytest.approx(true[:4], abs=tolerance)
    assert (found.cx, found.cy, found.a, found.b) == pytest.approx((*theirs.center, long, short), abs=tolerance)
    if true[2] > 1.01 * true[3]:
        assert abs((found.angle - true[4] + 90) % 180 - 90) < 0.02
    assert fit.mode is FitMode.FREE
    assert max(map(abs, fit.residuals)) < 0.01


@pytest.mark.parametrize("angle", range(180))
def test_every_angle_survives_fit_save_load_and_draw(angle):
    true = normal_ellipse(400, 420, 180, 130, angle)
    outline = fit_outline(as_points(on_ellipse(400, 420, 180, 130, angle, round_about(8, start=angle))))
    loaded = reading_from_text(reading_to_text(Reading(disc=outline))).disc.ellipse
    assert loaded == outline.ellipse
    assert loaded.a >= loaded.b > 0
    assert 0 <= loaded.angle < 180
    assert overlap(loaded, true) >= 0.995


@given(
    st.floats(1.05, 3), st.floats(0, 180), st.floats(-400, 400), st.floats(-400, 400), st.floats(0.2, 5),
    st.floats(-180, 180), st.booleans(), st.integers(0, 10_000),
)  # fmt: skip
def test_an_ellipse_moves_turns_grows_and_mirrors_with_its_points(ratio, angle, dx, dy, scale, turn, mirror, seed):
    noise = np.random.default_rng(seed).normal(0, 1.5, (10, 2))
    points = on_ellipse(0, 0, 100 * ratio, 100, angle, round_about(10)) + noise
    moved = points * [-1, 1] if mirror else points
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    moved = scale * moved @ np.array([[c, s], [-s, c]]) + [dx, dy]
    one, other = fit_ellipse(as_points(points)), fit_ellipse(as_points(moved))
    assert other.mode is one.mode
    assert other.ellipse.a == pytest.approx(one.ellipse.a * scale, abs=0.02 * max(scale, 1))
    assert other.ellipse.b == pytest.approx(one.ellipse.b * scale, abs=0.02 * max(scale, 1))
    center = np.array([one.ellipse.cx * (-1 if mirror else 1), one.ellipse.cy])
    expected = scale * center @ np.array([[c, s], [-s, c]]) + [dx, dy]
    assert (other.ellipse.cx, other.ellipse.cy) == pytest.approx(expected, abs=0.02 * max(scale, 1))
    assert other.residuals == pytest.approx([scale * r for r in one.residuals], abs=0.02 * max(scale, 1))


@given(st.permutations(range(9)), st.integers(0, 1000))
@settings(max_examples=30)
def test_the_order_of_the_clicks_does_not_matter(order, seed):
    noise = np.random.default_rng(seed).normal(0, 3, (9, 2))
    points = as_points(on_ellipse(500, 500, 160, 140, 120, round_about(9)) + noise)
    one, other = fit_ellipse(points).ellipse, fit_ellipse([points[i] for i in order]).ellipse
    assert np.abs(ellipse_points(one) - ellipse_points(other)).max() < 0.05


def test_a_point_clicked_twice_does_no_harm():
    points = [p for p in as_points(on_ellipse(100, 100, 50, 30, 0, round_about(8))) for _ in range(2)]
    found = fit_ellipse(points).ellipse
    assert (found.cx, found.cy, found.a, found.b, found.angle % 179.99) == pytest.approx(
        (100, 100, 50, 30, 0), abs=0.05
    )


# --- what is minimised ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", [1.0, 1.2, 3.9])
def test_residuals_are_signed_orthogonal_distances(ratio):
    ellipse = normal_ellipse(300.5, 200.25, 60 * ratio, 60, 35)
    points = np.random.default_rng(4).uniform((0, 0), (600, 400), (200, 2))
    points[0] = ellipse.center
    found = np.array(residuals_of(as_points(points), ellipse))
    outline = ellipse_points(ellipse, 20_000)
    nearest = np.hypot(*(points[:, None] - outline[None]).transpose(2, 0, 1)).min(axis=1)
    half_step = ellipse.a * math.pi / 20_000
    assert (np.abs(found) <= nearest + 1e-6).all()
    assert (nearest**2 <= found**2 + 30 * half_step**2).all()
    turn = math.radians(ellipse.angle)
    dx, dy = (points - ellipse.center).T
    u, v = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
    assert ((found > 0) == ((u / ellipse.a) ** 2 + (v / ellipse.b) ** 2 > 1)).all()


@pytest.mark.parametrize(("count", "arc"), [(5, 360), (6, 180), (9, 360), (12, 200)])
def test_no_neighbouring_ellipse_fits_better(count, arc):
    """The cost, written down again: soft-L1 at 3 % of the radius, and where it applies the prior on log(a/b)."""
    noise = np.random.default_rng(count).normal(0, 4, (count, 2))
    points = on_ellipse(500, 500, 165, 145, 70, round_about(count, arc=arc)) + noise
    fit = fit_ellipse(as_points(points))
    x, y = points.T
    px, py, level = np.linalg.lstsq(np.stack([2 * x, 2 * y, np.ones_like(x)], axis=1), x * x + y * y)[0]
    scale = 0.03 * math.sqrt(level + px**2 + py**2)

    def cost(cx, cy, log_a, log_b, angle):
        a, b = math.exp(log_a), math.exp(log_b)
        misses = EllipseModel((cx, cy), (a, b), angle).residuals(points)
        prior = (scale * (log_a - log_b) / 0.14) ** 2 / 2 if fit.mode is FitMode.PRIOR else 0.0
        return (scale**2 * (np.sqrt(1 + (misses / scale) ** 2) - 1)).sum() + prior

    e = fit.ellipse
    here = np.array([e.cx, e.cy, math.log(e.a), math.log(e.b), math.radians(e.angle)])
    best = cost(*here)
    steps = np.array([1.0, 1.0, 1.0 / 150, 1.0 / 150, 0.05])
    for direction in np.vstack([np.eye(5), -np.eye(5), np.random.default_rng(1).normal(size=(20, 5))]):
        assert cost(*(here + direction * steps)) > best


# --- the published simulation, in small ----------------------------------------------------------------------------

TABLE = {  # clicks, arc, one click 25 to 40 px off: median Dice, 5th percentile, 95th percentile of diameter error in %
    "5 all round": (5, 360, False, 0.974, 0.944, 5.5),
    "6 all round": (6, 360, False, 0.978, 0.947, 5.6),
    "8 all round": (8, 360, False, 0.982, 0.970, 3.6),
    "12 all round": (12, 360, False, 0.987, 0.977, 2.5),
    "6 on a half arc": (6, 180, False, 0.960, 0.894, 11.6),
    "12, one far off": (12, 360, True, 0.980, 0.965, 4.3),
}


@cache
def simulated(count, arc, stray, trials=250):
    """Discs 300 px wide, up to 1.2 times as long as wide, clicked with a noise of 4 px: Dice and diameter errors."""
    rng = np.random.default_rng(2018)
    dices, errors, useless = [], [], 0
    for _ in range(trials):
        ratio = rng.uniform(1, 1.2)
        true = normal_ellipse(450, 450, 150 * math.sqrt(ratio), 150 / math.sqrt(ratio), rng.uniform(0, 180))
        degrees = round_about(count, rng.uniform(0, 360), arc)
        points = on_ellipse(450, 450, true.a, true.b, true.angle, degrees) + rng.normal(0, 4, (count, 2))
        if stray:
            index, way = rng.integers(count), rng.choice([-1, 1])
            outwards = points[index] - 450
            points[index] += way * rng.uniform(25, 40) * outwards / np.hypot(*outwards)
        try:
            found = fit_ellipse(as_points(points)).ellipse
        except FitRefused:
            useless += 1
            continue
        dices.append(overlap(found, true))
        errors.append(abs(half_extent(found)[1] / half_extent(true)[1] - 1) * 100)
        useless += dices[-1] < 0.8
    return np.array(dices), np.array(errors), useless


@pytest.mark.parametrize(("count", "arc", "stray", "median", "fifth", "error"), TABLE.values(), ids=TABLE.keys())
def test_clicks_give_ellipses_at_least_as_good_as_the_published_simulation(count, arc, stray, median, fifth, error):
    dices, errors, useless = simulated(count, arc, stray)
    spare = 0.001  # what two runs of so many trials differ by
    assert np.median(dices) >= median - spare
    assert np.quantile(dices, 0.05) >= fifth - 3 * spare
    assert np.quantile(errors, 0.95) <= error + 0.5
    assert useless == 0


@given(st.floats(1.0, 1.2), st.floats(0, 180), st.floats(0, 72))
@settings(max_examples=40)
def test_the_prior_hardly_moves_five_exact_clicks_on_a_disc(ratio, angle, start):
    true = normal_ellipse(450, 450, 150 * ratio, 150, angle)
    fit = fit_ellipse(as_points(on_ellipse(450, 450, 150 * ratio, 150, angle, round_about(5, start))))
    assert fit.mode is FitMode.PRIOR
    assert overlap(fit.ellipse, true) >= 0.99


@pytest.mark.parametrize(
    ("count", "arc", "mode"),
    [(5, 360, FitMode.PRIOR), (7, 360, FitMode.PRIOR), (8, 360, FitMode.FREE), (12, 180, FitMode.PRIOR)],
)
def test_the_fit_says_whether_the_prior_steadied_it(count, arc, mode):
    points = as_points(on_ellipse(500, 500, 160, 140, 20, round_about(count, arc=arc)))
    assert fit_ellipse(points).mode is mode


def test_seven_different_clicks_do_not_become_eight_by_clicking_one_twice():
    points = as_points(on_ellipse(500, 500, 160, 140, 20, round_about(7)))
    assert fit_ellipse([*points, points[0]]).mode is FitMode.PRIOR


def test_one_click_far_off_hardly_moves_the_ellipse():
    points = on_ellipse(500, 500, 160, 140, 20, round_about(12))
    true = fit_ellipse(as_points(points)).ellipse
    points[4] += (points[4] - 500) * 0.22  # about 33 px outwards
    pulled = EllipseModel.from_estimate(points)
    theirs = normal_ellipse(*pulled.center, *pulled.axis_lengths, math.degrees(pulled.theta))
    found = fit_ellipse(as_points(points)).ellipse
    assert overlap(found, true) > max(0.975, overlap(theirs, true))


# --- the angle ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [0.0, 33.3333, 90.0, 179.9999])
def test_a_circle_keeps_the_last_angle(last):
    points = as_points(on_ellipse(512.5, 480.25, 90, 90, 0, round_about(24)))
    assert fit_ellipse(points, last).ellipse.angle == last


def test_an_ellipse_does_not_keep_the_last_angle():
    points = as_points(on_ellipse(500, 500, 100, 95, 20, round_about(24)))
    assert fit_ellipse(points, 110.0).ellipse.angle == pytest.approx(20, abs=0.1)


# --- gaps -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "arc", "gap"), [(8, 360, 45), (12, 360, 30), (9, 180, 180), (10, 90, 270)])
def test_the_gap_is_the_largest_angle_without_a_point(count, arc, gap):
    ellipse = normal_ellipse(300, 300, 120, 80, 30)
    points = as_points(on_ellipse(300, 300, 120, 80, 30, round_about(count, 77, arc)))
    assert gap_of(points, ellipse) == pytest.approx(gap, abs=0.01)


def test_without_points_the_gap_is_everything():
    assert gap_of([], normal_ellipse(300, 300, 120, 80, 30)) == 360
    assert residuals_of([], normal_ellipse(300, 300, 120, 80, 30)) == ()


def test_a_short_arc_is_fitted_with_care_and_says_that_a_side_is_bare():
    noise = np.random.default_rng(7).normal(0, 0.7, (15, 2))
    points = on_ellipse(600, 600, 150, 120, 15, np.linspace(200, 290, 15)) + noise
    fit = fit_ellipse(as_points(points))
    assert fit.mode is FitMode.PRIOR
    assert fit.gap > 180
    assert math.dist(fit.ellipse.center, points.mean(axis=0)) < 3 * 300
    assert fit.ellipse.a < 2 * 150


# --- refusals -------------------------------------------------------------------------------------------------------

HYPERBOLA = [(100 + 20 * math.cosh(u), 100 + 15 * math.sinh(u)) for u in np.linspace(-2, 2, 15)]
REFUSED = {
    "nothing": ([], "five different"),
    "four points": (on_ellipse(100, 100, 50, 30, 30, round_about(4)), "click 1 more"),
    "one point nine times": ([(5, 5)] * 9, "click 4 more"),
    "four points, twice each": (on_ellipse(100, 100, 50, 30, 30, [0, 0, 90, 90, 180, 180, 270, 270]), "click 1 more"),
    "one spot with a trembling hand": (np.random.default_rng(1).normal(50, 0.4, (9, 2)), "one spot"),
    "on a line": ([(10 * i, 20 * i) for i in range(8)], "on a line"),
    "nearly on a line": ([(10 * i, 100 + (i % 2) * 0.01) for i in range(9)], "on a line"),
    "four on a line and one beside": ([(0, 0), (100, 0), (200, 0), (300, 0), (150, 12)], "click"),
    "a short arc": (on_ellipse(500, 500, 150, 150, 0, round_about(12, arc=30)), "click on the missing side"),
    "five times as long as wide": (on_ellipse(500, 500, 200, 40, 60, round_about(18)), "too long and narrow"),
    "one branch of a hyperbola": (HYPERBOLA, "click round the whole boundary"),
    "not a number": ([(0, 0), (1, math.nan), (20, 20), (30, 10), (40, 0)], "click again"),
    "infinite": ([(0, 0), (1, math.inf), (20, 20), (30, 10), (40, 0)], "click again"),
    "beyond every photograph": ([(0, 0), (1, 1e300), (20, 20), (30, 10), (40, 0)], "click again"),
    "a cross": ([(0, 0), (50, 0), (-50, 0), (0, 50), (0, -50), (25, 0), (0, 25), (-25, 0)], "stray points"),
}


@pytest.mark.parametrize(("points", "advice"), REFUSED.values(), ids=REFUSED.keys())
def test_points_that_make_no_ellipse_are_refused_with_advice(points, advice):
    with pytest.raises(FitRefused) as refused:
        fit_ellipse([Point(*map(float, p)) for p in points])
    assert advice in refused.value.sentence()
    assert refused.value.cure


@given(
    st.lists(st.tuples(st.floats(-1e4, 1e4), st.floats(-1e4, 1e4)), min_size=5, max_size=14),
    st.sampled_from([1.0, 1e-3, 10.0]),
)
@settings(max_examples=80)
def test_any_points_give_a_plausible_ellipse_or_are_refused(points, scale):
    points = [Point(x * scale, y * scale) for x, y in points]
    try:
        fit = fit_ellipse(points)
    except FitRefused:
        return
    extent = max(np.ptp([p.x for p in points]), np.ptp([p.y for p in points]))
    ellipse = fit.ellipse
    assert all(map(math.isfinite, (ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, ellipse.angle)))
    assert ellipse == normal_ellipse(ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, ellipse.angle, ellipse.angle)
    assert 2 * ellipse.a <= 3 * extent + 2
    assert ellipse.a <= 4 * ellipse.b + 1
    assert math.sqrt(np.square(fit.residuals).mean()) <= 0.12 * math.sqrt(ellipse.a * ellipse.b) + 0.1


@given(st.integers(0, 10_000), st.floats(0.5, 3))
@settings(max_examples=50)
def test_twelve_careful_clicks_round_a_disc_are_never_refused(seed, noise):
    rng = np.random.default_rng(seed)
    ratio = rng.uniform(1, 1.3)
    points = on_ellipse(500, 500, 150 * ratio, 150, rng.uniform(0, 180), round_about(12)) + rng.normal(
        0, noise, (12, 2)
    )
    assert fit_ellipse(as_points(points)).mode is FitMode.FREE


def test_the_gap_of_a_curve_is_that_of_an_ellipse_as_large():
    ellipse = normal_ellipse(100, 80, 50, 30, 0)
    curve = smooth_contour([Point(*p) for p in ellipse_points(ellipse, 24)])
    some = [Point(*p) for p in ellipse_points(ellipse, 24)[[0, 3, 5, 14, 20]]]
    assert gap_of(some, curve) == pytest.approx(gap_of(some, ellipse), abs=2)
    assert gap_of(some, ellipse) == pytest.approx(135)
    assert gap_of([], curve) == 360
