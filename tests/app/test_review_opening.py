import cv2
import numpy as np
import pytest

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.review_opening import ReviewOpening
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.errors import UserError
from refuge_annotator.store.store import open_study
from tests import review_study as study


@pytest.fixture
def senior(tmp_path, qapp):
    thread = StoreThread(lambda: open_study(study.make(tmp_path, [study.alike(), study.alike()])))
    desk = SeniorDesk(thread, next(p for p in thread.call(lambda s: s.people()) if p.code == "S1"))
    opening = ReviewOpening(desk)
    yield desk, opening
    opening.let_go()
    thread.close()


def test_readings_and_pixels_come_together_and_late_ones_never(senior, qtbot):
    desk, opening = senior
    first, second = (row.image.id for row in desk.queue())
    arrived = []
    opening.ready.connect(lambda case, fetched: arrived.append((case.image, fetched.loaded.pixel_sha256)))
    for _ in range(10):
        opening.open(first)
        opening.open(second)
    qtbot.waitUntil(lambda: bool(arrived))
    qtbot.wait(100)
    assert [(image.id, image.pixel_sha256 == pixels) for image, pixels in arrived] == [(second, True)]


def test_what_is_forgotten_does_not_come(senior, qtbot):
    desk, opening = senior
    first, second = (row.image.id for row in desk.queue())
    arrived = []
    opening.ready.connect(lambda case, *_: arrived.append(case.image.id))
    opening.open(second)
    opening.forget(first)
    qtbot.wait(150)
    assert arrived == []
    assert opening.tried == first


def test_a_photograph_with_other_pixels_is_not_shown(senior, qtbot, tmp_path):
    desk, opening = senior
    image = desk.queue()[0].image
    other = np.full((study.SIZE[1], study.SIZE[0], 3), 90, np.uint8)
    (tmp_path / image.path).write_bytes(cv2.imencode(".png", other)[1].tobytes())
    with qtbot.waitSignal(opening.failed) as failed:
        opening.open(image.id)
    assert failed.args[0] == image.id
    assert isinstance(failed.args[1], UserError)


def test_the_same_pixels_in_another_file_are_shown(senior, qtbot, tmp_path):
    desk, opening = senior
    image = desk.queue()[0].image
    path = tmp_path / image.path
    pixels = cv2.imdecode(np.frombuffer(path.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
    again = cv2.imencode(".png", pixels, [cv2.IMWRITE_PNG_COMPRESSION, 9])[1].tobytes()
    assert again != path.read_bytes()
    path.write_bytes(again)
    with qtbot.waitSignal(opening.ready):
        opening.open(image.id)


def may_be_taken_back(desk, image_id) -> bool:
    """Tell whether a rater can still take back a reading: until the senior's first look."""

    def asked(store) -> bool:
        rater = next(p for p in store.people() if p.code == "R1")
        return store.may_recall(next(a.id for a in store.worklist(rater.id) if a.image == image_id))

    return desk.thread.call(asked)


def test_neighbours_loaded_ahead_begin_no_review(senior, qtbot):
    desk, opening = senior
    first, second = (row.image.id for row in desk.queue())
    places = desk.places()
    with qtbot.waitSignal(opening.ready):
        opening.open(first)
    opening.foresee(first, desk.queue(), lambda image: places.of(image).path)
    qtbot.waitUntil(lambda: len(opening.loader.kept.at_hand()) == 1)
    assert may_be_taken_back(desk, second)
    with qtbot.waitSignal(opening.ready) as ready:
        opening.open(second)
    assert ready.args[0].image.id == second
    assert not may_be_taken_back(desk, second)


def test_a_neighbour_exchanged_before_it_was_loaded_ahead_is_not_shown(senior, qtbot, tmp_path):
    desk, opening = senior
    first, second = (row.image for row in desk.queue())
    other = np.full((study.SIZE[1], study.SIZE[0], 3), 90, np.uint8)
    (tmp_path / second.path).write_bytes(cv2.imencode(".png", other)[1].tobytes())
    with qtbot.waitSignal(opening.ready):
        opening.open(first.id)
    opening.foresee(first.id, desk.queue(), lambda image: desk.places().of(image).path)
    qtbot.waitUntil(lambda: len(opening.loader.kept.at_hand()) == 1)
    with qtbot.waitSignal(opening.failed) as failed:
        opening.open(second.id)
    assert failed.args[0] == second.id
