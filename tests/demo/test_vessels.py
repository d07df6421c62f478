import math

import numpy as np
import pytest

from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.vessels import grow_vessels


@pytest.fixture(scope="module", params=range(4))
def grown(request):
    rng = np.random.default_rng(request.param)
    eye = draw_eye(rng, (1634, 1634), request.param % 2 == 0)
    return eye, grow_vessels(eye, rng)


def test_arteries_and_veins_run_above_and_below_the_macula(grown):
    eye, vessels = grown
    for artery in (True, False):
        points = np.concatenate([v.points for v in vessels if v.artery is artery])
        beside = points[np.abs(points[:, 0] - eye.fovea.x) < eye.diameter]
        assert (beside[:, 1] < eye.fovea.y - eye.diameter).any()
        assert (beside[:, 1] > eye.fovea.y + eye.diameter).any()


def test_no_vessel_crosses_the_fovea(grown):
    eye, vessels = grown
    for vessel in vessels:
        far = np.hypot(vessel.points[:, 0] - eye.fovea.x, vessel.points[:, 1] - eye.fovea.y)
        assert far.min() > 0.2 * eye.diameter


def test_veins_are_wider_than_arteries_and_every_vessel_thins_out(grown):
    eye, vessels = grown
    widest = {artery: max(v.widths.max() for v in vessels if v.artery is artery) for artery in (True, False)}
    assert widest[False] > widest[True]
    for vessel in vessels:
        assert vessel.widths[-1] < vessel.widths.max()
        assert 0 < vessel.widths.max() < 0.12 * eye.diameter


def test_vessels_of_both_kinds_come_out_of_the_cup(grown):
    eye, vessels = grown
    for artery in (True, False):
        starts = [v.points[0] for v in vessels if v.artery is artery]
        inside = [p for p in starts if math.hypot(p[0] - eye.cup.cx, p[1] - eye.cup.cy) < eye.cup.a]
        assert len(inside) >= 4


def test_width_and_line_have_one_entry_for_each_point(grown):
    for vessel in grown[1]:
        assert vessel.points.shape == (len(vessel.widths), 2)
        assert np.isfinite(vessel.points).all()
