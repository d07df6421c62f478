"""Two hundred steps at random with photographs that come late: what is on screen always belongs together."""

import random
import time
from pathlib import Path

import cv2
import numpy as np
import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store.store import create_study, open_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import place_fovea
from refuge_annotator.study.survey import survey
from tests.flows.hands import Hands

COUNT, STEPS = 9, 200


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """A study of small photographs, each of its own size and grey."""
    root = tmp_path / "photographs"
    root.mkdir()
    for number in range(COUNT):
        pixels = np.full((120, 140 + number, 3), 40 + 20 * number, np.uint8)
        (root / f"{number}.png").write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    path = tmp_path / "late.refuge"
    images = survey(root, sorted(root.glob("*.png"))).images
    create_study(
        path, title="Late", protocol=default_protocol(1), root=root, images=images, seed=1, clock=SystemClock()
    ).close()
    return path


def mark_of(shape: tuple[int, int]) -> Point:
    """Return where the fovea is marked of the photograph of that (height, width), and of no other."""
    return Point(float(shape[1] - 120), 30.0)


def grey_of(shape: tuple[int, int]) -> int:
    return 40 + 20 * (shape[1] - 140)


def test_title_pixels_reading_and_row_belong_together(hands: Hands, study: Path) -> None:
    hands.open(study, "R1")
    page = hands.window.reading_page
    rng = random.Random(11)

    def late(path: Path):
        time.sleep(rng.choice((0.0, 0.01, 0.06)))
        return load_photograph(path)

    page.opening.loader.load = late
    shown = set()
    for step in range(STEPS):
        wish = rng.random()
        if wish < 0.7:
            page.go(rng.choice((1, 1, 1, -1)))
        elif wish < 0.9:
            page.list.wished.emit(rng.choice(page.list.model.entries).key)
        else:
            page.go_unfinished()
        if rng.random() < 0.6:
            hands.qtbot.wait(rng.choice((1, 20, 80)))
        opened = page.session.opened
        shape = opened.shape
        shown.add(shape)
        assert (hands.canvas.image_size[1], hands.canvas.image_size[0]) == shape, step
        assert page.checklist.code.text() == opened.assignment.code
        marked = page.session.reading.fovea.point
        assert marked in (None, mark_of(shape)), step
        if marked is None:
            page._commit("Mark fovea", place_fovea(page.session.reading, mark_of(shape)))
        if step % 10 == 0:
            image = hands.canvas.grab_image()
            corner = hands.canvas.view.to_screen(Point(shape[1] - 10.0, 110.0))
            ratio = hands.canvas.devicePixelRatioF()
            seen = image.pixelColor(round(corner.x * ratio), round(corner.y * ratio)).red()
            assert abs(seen - grey_of(shape)) <= 2, step
    assert len(shown) >= COUNT - 1
    hands.qtbot.waitUntil(lambda: page.opening.tried == page.session.opened.assignment.id, timeout=5_000)
    assert page.list.model.row_of(page.session.opened.assignment.id) == page.list.view.currentIndex().row()
    assert hands.window.close()
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        for assignment in store.worklist(rater):
            shape = store.image(assignment.image).shape
            assert store.draft(assignment.id).reading.fovea.point in (None, mark_of(shape))
