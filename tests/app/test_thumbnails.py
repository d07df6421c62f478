"""Thumbnails are made beside the window, one at a time, of what was wished for last, and never of another picture."""

import threading
from pathlib import Path

import cv2
import numpy as np
import pytest

from refuge_annotator.app import thumbnails as module
from refuge_annotator.app.thumbnail_cache import ThumbnailCache
from refuge_annotator.app.thumbnails import SIZE, Thumbnails
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.study.image import Place


@pytest.fixture
def places(tmp_path: Path) -> list[Place]:
    found = []
    for n in range(6):
        path = tmp_path / f"{n}.png"
        cv2.imwrite(str(path), np.random.default_rng(n).integers(0, 255, (120, 200, 3), np.uint8))
        found.append(Place(path, load_photograph(path).pixel_sha256))
    return found


class Maker:
    """Loads photographs when it is let, and remembers which."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loaded: list[str] = []
        self.go = threading.Event()
        monkeypatch.setattr(module, "load_photograph", self.load)

    def load(self, path: Path):
        self.loaded.append(path.stem)
        assert self.go.wait(10)
        assert threading.current_thread() is not threading.main_thread()
        return load_photograph(path)


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Maker:
    return Maker(monkeypatch)


@pytest.fixture
def thumbnails(qapp, tmp_path: Path):
    made = Thumbnails(cache=ThumbnailCache(tmp_path / "cache"))
    yield made
    made.stop()


def test_a_thumbnail_is_the_photograph_reduced(thumbnails, places, qtbot):
    assert thumbnails.get(places[0]) is None
    with qtbot.waitSignal(thumbnails.ready):
        thumbnails.wish(places[:1])
    expected = cv2.resize(load_photograph(places[0].path).pixels, (SIZE, 58), interpolation=cv2.INTER_AREA)
    assert np.array_equal(thumbnails.get(places[0]), expected)


def test_what_was_scrolled_past_is_not_made(thumbnails, places, maker, qtbot):
    thumbnails.wish(places[:3])
    qtbot.waitUntil(lambda: maker.loaded == ["0"])
    thumbnails.wish(places[3:5])
    maker.go.set()
    qtbot.waitUntil(lambda: thumbnails.get(places[4]) is not None)
    assert maker.loaded == ["0", "3", "4"]


def test_a_wish_that_is_repeated_is_made_once(thumbnails, places, maker, qtbot):
    for _ in range(5):
        thumbnails.wish(places[:2])
    maker.go.set()
    qtbot.waitUntil(lambda: thumbnails.get(places[1]) is not None)
    thumbnails.wish(places[:2])
    qtbot.wait(50)
    assert maker.loaded == ["0", "1"]


def test_the_next_start_takes_it_from_the_disk(thumbnails, places, maker, qtbot, tmp_path):
    maker.go.set()
    thumbnails.wish(places[:1])
    qtbot.waitUntil(lambda: thumbnails.get(places[0]) is not None)
    later = Thumbnails(cache=ThumbnailCache(tmp_path / "cache"))
    places[0].path.unlink()
    later.wish(places[:1])
    qtbot.waitUntil(lambda: later.get(places[0]) is not None)
    assert np.array_equal(later.get(places[0]), thumbnails.get(places[0]))
    assert maker.loaded == ["0"]
    later.stop()


def test_a_file_with_another_picture_has_no_thumbnail_and_keeps_none(thumbnails, places, qtbot, tmp_path):
    places[0].path.write_bytes(places[1].path.read_bytes())
    with qtbot.waitSignal(thumbnails.ready):
        thumbnails.wish(places[:1])
    assert thumbnails.get(places[0]) is None
    assert ThumbnailCache(tmp_path / "cache").get(places[0].pixel_sha256) is None


def test_a_photograph_that_cannot_be_read_holds_nothing_up(thumbnails, places, qtbot):
    places[0].path.unlink()
    places[1].path.write_bytes(b"no photograph")
    thumbnails.wish(places[:3])
    qtbot.waitUntil(lambda: thumbnails.get(places[2]) is not None)
    assert thumbnails.get(places[0]) is thumbnails.get(places[1]) is None


def test_a_thumbnail_that_cannot_be_made_or_kept_holds_nothing_up(thumbnails, places, qtbot, monkeypatch):
    put = ThumbnailCache.put

    def refuse(cache, key, pixels):
        if key == places[0].pixel_sha256:
            raise MemoryError
        put(cache, key, pixels)

    monkeypatch.setattr(ThumbnailCache, "put", refuse)
    thumbnails.wish(places[:2])
    qtbot.waitUntil(lambda: thumbnails.get(places[1]) is not None)
    assert thumbnails.get(places[0]) is None


def test_memory_holds_what_was_in_sight_last(thumbnails, places, qtbot, monkeypatch):
    monkeypatch.setattr(module, "KEPT", 3)
    for place in (*places[:3], places[0], places[3]):
        thumbnails.wish([place])
        qtbot.waitUntil(lambda place=place: thumbnails.get(place) is not None)
    assert thumbnails.get(places[1]) is None
    assert thumbnails.get(places[0]) is not None


def test_nothing_is_made_after_the_end(thumbnails, places, maker, qtbot):
    thumbnails.wish(places)
    qtbot.waitUntil(lambda: maker.loaded == ["0"])
    thumbnails.stop()
    assert not maker.go.is_set()  # nobody waited for it
    maker.go.set()
    thumbnails.wish(places)
    qtbot.wait(50)
    assert maker.loaded == ["0"]
    assert thumbnails.get(places[0]) is None


def test_none_is_made_while_a_photograph_comes_first(thumbnails, places, maker, qtbot):
    maker.go.set()
    thumbnails.hold(True)
    thumbnails.wish(places[:2])
    qtbot.wait(50)
    assert maker.loaded == []
    thumbnails.hold(False)
    qtbot.waitUntil(lambda: thumbnails.get(places[1]) is not None)
    assert maker.loaded == ["0", "1"]
