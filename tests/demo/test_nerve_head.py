import numpy as np

from refuge_annotator.demo.appearance import draw_appearance
from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.nerve_head import box_of_nerve_head, inside, paint_nerve_head
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import full_mask


def test_a_soft_edge_is_half_way_on_the_outline():
    ellipse = normal_ellipse(100, 90, 40, 25, 30)
    x, y = np.arange(200, dtype=np.float32)[np.newaxis, :], np.arange(180, dtype=np.float32)[:, np.newaxis]
    assert np.array_equal(inside(ellipse, x, y, 2.0) >= 0.5, full_mask(ellipse, (180, 200)))
    assert inside(ellipse, x, y, 2.0)[90, 100] > 0.99
    assert inside(ellipse, x, y, 2.0)[0, 0] < 0.01


def test_an_uneven_edge_moves_outwards():
    ellipse = normal_ellipse(100, 100, 40, 40, 0)
    x, y = np.arange(200, dtype=np.float32)[np.newaxis, :], np.arange(200, dtype=np.float32)[:, np.newaxis]
    area = float((inside(ellipse, x, y, 1.0, 5.0) >= 0.5).sum())
    assert abs(area / (np.pi * 45**2) - 1) < 0.02


def test_what_lies_outside_the_box_is_out_of_reach():
    rng = np.random.default_rng(2)
    eye, appearance = draw_eye(rng, (600, 600), glaucoma=True), draw_appearance(rng, square=True)
    box = box_of_nerve_head(eye)
    planes = np.full((*box.shape, 3), 60.0, dtype=np.float32)
    paint_nerve_head(planes, eye, appearance, rng)
    inner = planes[planes.shape[0] // 2, round(eye.disc.cx) - box.left]
    assert inner[1] > 120  # the disc
    far = [planes[0, -1], planes[-1, -1]]
    assert all(abs(float(c) - 60) < 4 for corner in far for c in corner)
