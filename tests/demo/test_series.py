import cv2
import numpy as np
import pytest

from refuge_annotator.demo.series import make_series


def size_of(path):
    height, width = cv2.imdecode(np.frombuffer(path.read_bytes(), np.uint8), cv2.IMREAD_COLOR).shape[:2]
    return width, height


def test_names_count_from_one_and_every_eye_fits_its_file(tmp_path):
    series = make_series(tmp_path, 3, 11, None)
    assert [one.name for one in series] == ["T0001.jpg", "T0002.jpg", "T0003.jpg"]
    assert [one.simulated for one in series] == [False, True, True]
    for one in series:
        assert size_of(tmp_path / one.name) == one.eye.size
        assert (one.eye.laterality == "right") == (one.eye.fovea.x < one.eye.disc.cx)


def test_the_series_goes_on_where_a_shorter_one_ends(tmp_path):
    (tmp_path / "short").mkdir()
    (tmp_path / "long").mkdir()
    short, long = make_series(tmp_path / "short", 2, 11, None), make_series(tmp_path / "long", 3, 11, None)
    assert long[:2] == short
    assert (tmp_path / "short" / "T0002.jpg").read_bytes() == (tmp_path / "long" / "T0002.jpg").read_bytes()


@pytest.mark.parametrize("stop", [1, 2])
def test_it_stops_when_told_to(tmp_path, stop):
    assert make_series(tmp_path, 3, 11, lambda done, _total: done < stop) is None
    assert len(list(tmp_path.iterdir())) == stop
