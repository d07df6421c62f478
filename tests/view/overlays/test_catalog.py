import numpy as np
import pytest

from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import ellipse_points, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import EMPTY, Answer, Fovea, Outline, Reading, Structure
from refuge_annotator.view.overlays.catalog import OVERLAYS, draw
from refuge_annotator.view.overlays.overlay import RaterReading, Shown
from refuge_annotator.view.scene import Scene


def outline(cx: float, a: float) -> Outline:
    ellipse = normal_ellipse(cx, 90.0, a, 0.8 * a, 70.0)
    points = tuple(rounded(Point(x, y)) for x, y in ellipse_points(ellipse, 8))
    return Outline(Answer.MARKED, points, ellipse, FitMode.FREE)


def reading(shift: float = 0.0) -> Reading:
    return Reading(outline(100 + shift, 40), outline(101 + shift, 20), Fovea(Answer.MARKED, Point(200.0, 100.0)))


def parts(scene: Scene) -> int:
    return sum(len(part) for part in (scene.polylines, scene.markers, scene.texts, scene.fills, scene.ellipses))


FOUR = {f"a{i}": reading(2.0 * i) for i in range(4)}
FULL = Shown(
    own=reading(),
    active=Structure.DISC,
    raters=tuple(RaterReading(i, r) for i, r in enumerate(FOUR.values())),
    consensus=merge(FOUR, (180, 260), default_protocol(4)),
    compared=(0, 3),
    marks=(Point(200.0, 100.0), Point(206.0, 101.0), Point(203.0, 107.0)),
)


def test_overlays_have_ids_of_their_own():
    assert len({overlay.id for overlay in OVERLAYS}) == len(OVERLAYS)


def test_wished_overlays_lie_in_the_catalog_s_order_whatever_the_wish_s():
    ids = [overlay.id for overlay in OVERLAYS]
    whole = draw(FULL, ids[::-1])
    assert whole.markers == tuple(m for overlay in OVERLAYS for m in overlay.draw(FULL).markers)
    assert parts(draw(FULL, ["outlines"])) == parts(next(o for o in OVERLAYS if o.id == "outlines").draw(FULL))
    assert parts(draw(FULL, [])) == 0


def test_an_overlay_that_is_not_there_is_noticed():
    with pytest.raises(ValueError, match="no overlay is called halo"):
        draw(FULL, ["halo", "fovea"])


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda overlay: overlay.id)
def test_an_overlay_draws_something_of_a_full_page_and_nothing_of_an_empty_one(overlay):
    assert parts(overlay.draw(FULL)) > 0
    assert parts(overlay.draw(Shown())) == 0


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda overlay: overlay.id)
def test_an_overlay_survives_readings_without_anything(overlay):
    nothing = {f"a{i}": EMPTY for i in range(3)}
    raters = tuple(RaterReading(i, r) for i, r in enumerate(nothing.values()))
    merged = merge(nothing, (180, 260), default_protocol(3))
    assert parts(overlay.draw(Shown(EMPTY, Structure.CUP, raters=raters, focus=1, consensus=merged))) == 0


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda overlay: overlay.id)
def test_an_overlay_draws_the_same_twice(overlay):
    one, other = overlay.draw(FULL), overlay.draw(FULL)
    assert (one.markers, one.texts, one.ellipses) == (other.markers, other.texts, other.ellipses)
    assert all((a.points == b.points).all() for a, b in zip(one.polylines, other.polylines, strict=True))
    assert all(np.array_equal(a.mask, b.mask) for a, b in zip(one.fills, other.fills, strict=True))
