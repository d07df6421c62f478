import numpy as np

from refuge_annotator.demo.appearance import clouds, draw_appearance


def test_clouds_are_smooth_noise_around_zero():
    field = clouds(np.random.default_rng(1), (300, 400), 20.0)
    assert field.shape == (300, 400)
    assert abs(field.mean()) < 0.2
    assert 0.5 < field.std() < 1.6
    assert np.abs(np.diff(field, axis=1)).max() < 0.6  # no steps


def test_a_fundus_is_redder_than_green_and_greener_than_blue():
    for seed in range(30):
        appearance = draw_appearance(np.random.default_rng(seed), square=bool(seed % 2))
        for red, green, blue in (appearance.ground, appearance.rim, appearance.cup):
            assert red > green > blue > 0
        assert appearance.cup[1] > appearance.rim[1] > appearance.ground[1]  # the cup is the palest
