import hashlib

import cv2
import numpy as np

from refuge_annotator.demo.real import attribution, real_eye, real_photograph
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.image import Laterality

SHAPE = (1411, 1411)


def green():
    data = np.frombuffer(real_photograph().read_bytes(), np.uint8)
    return cv2.imdecode(data, cv2.IMREAD_COLOR)[..., 1].astype(float)


def test_the_photograph_is_the_published_file_unchanged():
    digest = hashlib.sha256(real_photograph().read_bytes()).hexdigest()
    assert digest == "38a07f36f27f095e818aea7b96d34202c05176d30253c66733f2e00379e9e0e6"
    assert green().shape == SHAPE


def test_the_text_beside_it_names_author_and_licence():
    text = attribution().read_text(encoding="utf-8")
    assert real_photograph().name in text
    assert "CC0" in text
    assert "Häggström" in text


def test_the_outlines_by_hand_lie_on_the_pale_disc_and_the_paler_cup():
    picture, eye = green(), real_eye()
    disc, cup = full_mask(eye.disc, SHAPE), full_mask(eye.cup, SHAPE)
    assert not (cup & ~disc).any()
    wider = cv2.dilate(disc.astype(np.uint8), np.ones((61, 61), np.uint8)).astype(bool)
    assert np.median(picture[cup]) > np.median(picture[disc & ~cup]) > 1.2 * np.median(picture[wider & ~disc])


def test_it_is_a_normal_left_eye_whose_fovea_is_dark():
    picture, eye = green(), real_eye()
    assert (eye.laterality, eye.glaucoma) == (Laterality.LEFT, False)
    assert eye.fovea.x > eye.disc.cx
    x, y = round(eye.fovea.x), round(eye.fovea.y)
    around = picture[y - 150 : y + 151, x - 150 : x + 151]
    assert picture[y - 15 : y + 16, x - 15 : x + 16].mean() < np.percentile(around, 10)
