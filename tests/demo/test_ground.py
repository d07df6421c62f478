import numpy as np
import pytest

from refuge_annotator.demo.appearance import draw_appearance
from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.ground import paint_ground


@pytest.mark.parametrize("seed", range(4))
def test_the_ground_is_darkest_at_the_fovea_and_has_no_disc(seed):
    rng = np.random.default_rng(seed)
    eye, appearance = draw_eye(rng, (800, 800), glaucoma=False), draw_appearance(rng, square=True)
    ground = paint_ground(eye, appearance, rng, 2)
    assert (ground.shape, ground.dtype) == ((400, 400, 3), np.float32)
    assert np.isfinite(ground).all()
    x, y = (round(v / 2) for v in eye.fovea)
    fovea = ground[y - 4 : y + 5, x - 4 : x + 5, 1].mean()
    reach = round(0.35 * eye.diameter)
    assert all(fovea < ground[y + dy, x + dx, 1] for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)))
    disc = ground[round(eye.disc.cy / 2), round(eye.disc.cx / 2)]
    assert disc.max() < 0.95 * max(appearance.cup)


def test_an_odd_size_is_covered_to_the_last_pixel():
    rng = np.random.default_rng(0)
    eye, appearance = draw_eye(rng, (403, 401), glaucoma=False), draw_appearance(rng, square=False)
    assert paint_ground(eye, appearance, rng, 4).shape == (101, 101, 3)
