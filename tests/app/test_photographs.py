import gc
import os
import random
import threading
import time
import weakref
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtCore import QObject

from refuge_annotator.app import photographs
from refuge_annotator.app.kept_photographs import KeptPhotographs
from refuge_annotator.app.photographs import ExchangedPhotograph, PhotographLoader
from refuge_annotator.imaging.load import UnreadableImage, load_photograph

SIZE = 48


def write(path: Path, value: int) -> Path:
    """Write a photograph of one grey value."""
    path.write_bytes(cv2.imencode(".png", np.full((SIZE, SIZE, 3), value, np.uint8))[1].tobytes())
    return path


def value_of(fetched) -> int:
    return int(fetched.ready[0, 0, 0])


@pytest.fixture
def files(tmp_path):
    return [write(tmp_path / f"{value}.png", value) for value in range(10)]


class Watched:
    """A loader that notes what it is asked to read, and can be held up."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, path: Path):
        self.read.append(path.name)
        assert self.gate.wait(10)
        return load_photograph(path)


@pytest.fixture
def watched():
    return Watched()


@pytest.fixture
def loader(qapp, watched):
    made = PhotographLoader(load=watched)
    made.shown, made.errors = [], []
    made.loaded.connect(made.shown.append)
    made.failed.connect(made.errors.append)
    yield made
    watched.gate.set()
    made.let_go()


def show(qtbot, loader, path: Path) -> int:
    """Request a photograph and return the grey value that comes."""
    loader.shown.clear()
    loader.request(path)
    qtbot.waitUntil(lambda: bool(loader.shown))
    return value_of(loader.shown[-1])


def test_neighbours_are_loaded_in_their_order_and_shown_without_reading_again(qtbot, loader, watched, files):
    show(qtbot, loader, files[3])
    loader.foresee(files[3], (files[4], files[5], files[2]))
    qtbot.waitUntil(lambda: not loader.kept.missing())
    assert watched.read == ["3.png", "4.png", "5.png", "2.png"]
    assert show(qtbot, loader, files[4]) == 4
    assert show(qtbot, loader, files[2]) == 2
    assert len(watched.read) == 4


def test_what_is_ready_is_told_the_likeliest_first(qtbot, loader, files):
    told = []
    loader.foreseen.connect(lambda some: told.append([int(ready[0, 0, 0]) for ready in some]))
    loader.foresee(files[3], (files[4], files[5], files[2]))
    qtbot.waitUntil(lambda: not loader.kept.missing())
    assert told == [[], [4], [4, 5], [4, 5, 2]]


def test_nothing_is_loaded_ahead_while_a_request_waits(qtbot, loader, watched, files):
    watched.gate.clear()
    loader.request(files[0])
    loader.foresee(files[0], (files[1],))
    qtbot.wait(100)
    assert watched.read == ["0.png"]
    watched.gate.set()
    qtbot.waitUntil(lambda: watched.read == ["0.png", "1.png"])


def test_a_request_for_what_is_just_being_loaded_does_not_read_it_twice(qtbot, loader, watched, files):
    watched.gate.clear()
    loader.foresee(files[0], (files[1],))
    qtbot.waitUntil(lambda: watched.read == ["1.png"])
    loader.request(files[1])
    watched.gate.set()
    qtbot.waitUntil(lambda: bool(loader.shown))
    assert [value_of(f) for f in loader.shown] == [1]
    assert watched.read == ["1.png"]


def test_who_turns_away_from_what_is_just_being_loaded_is_not_shown_it(qtbot, loader, watched, files):
    watched.gate.clear()
    loader.foresee(files[0], (files[1],))
    qtbot.waitUntil(lambda: watched.read == ["1.png"])
    loader.request(files[1])
    loader.request(files[2])
    watched.gate.set()
    qtbot.waitUntil(lambda: bool(loader.shown))
    qtbot.wait(100)
    assert [value_of(f) for f in loader.shown] == [2]


def test_a_file_written_since_is_loaded_anew(qtbot, loader, files):
    loader.foresee(files[0], (files[1],))
    qtbot.waitUntil(lambda: not loader.kept.missing())
    write(files[1], 200)
    later = time.time_ns() + 10**9
    os.utime(files[1], ns=(later, later))
    assert show(qtbot, loader, files[1]) == 200


def test_a_file_that_has_gone_since_is_not_shown(qtbot, loader, files):
    loader.foresee(files[0], (files[1],))
    qtbot.waitUntil(lambda: not loader.kept.missing())
    files[1].unlink()
    loader.request(files[1])
    qtbot.waitUntil(lambda: bool(loader.errors))
    assert isinstance(loader.errors[0], UnreadableImage)
    assert loader.shown == []


def test_what_was_loaded_ahead_is_compared_with_the_pixels_that_must_be(qtbot, loader, files):
    loader.foresee(files[0], (files[1],))
    qtbot.waitUntil(lambda: not loader.kept.missing())
    loader.request(files[1], "0" * 64)
    qtbot.waitUntil(lambda: bool(loader.errors))
    assert isinstance(loader.errors[0], ExchangedPhotograph)
    assert loader.shown == []


def test_a_neighbour_that_cannot_be_read_is_told_of_when_it_is_opened_and_mended_when_it_is(
    qtbot, loader, watched, files
):
    whole = files[1].read_bytes()
    files[1].write_bytes(whole[:40])
    loader.foresee(files[0], (files[1], files[2]))
    qtbot.waitUntil(lambda: loader.kept.get(files[2]) is not None)
    assert loader.errors == []
    loader.request(files[1])
    qtbot.waitUntil(lambda: bool(loader.errors))
    files[1].write_bytes(whole)
    assert show(qtbot, loader, files[1]) == 1


def test_a_neighbour_too_large_for_the_memory_is_left_until_it_is_opened(qtbot, loader, watched, files):
    loader.kept = KeptPhotographs(limit=2 * photographs.BYTES_PER_PIXEL * SIZE * SIZE)
    files[1].write_bytes(cv2.imencode(".png", np.full((4 * SIZE, SIZE, 3), 77, np.uint8))[1].tobytes())
    show(qtbot, loader, files[0])
    loader.foresee(files[0], (files[1], files[2]))
    qtbot.waitUntil(lambda: loader.kept.get(files[2]) is not None)
    assert watched.read == ["0.png", "2.png"]
    assert show(qtbot, loader, files[1]) == 77


def test_neighbours_that_turn_out_larger_than_their_files_told_are_not_loaded_in_turns(qtbot, watched, files):
    loader = PhotographLoader(load=watched, prepare=lambda pixels: np.repeat(pixels, 8, axis=2))
    size = 8 * 3 * SIZE * SIZE
    loader.kept = KeptPhotographs(limit=size + size // 2)
    loader.shown = []
    loader.loaded.connect(loader.shown.append)
    show(qtbot, loader, files[0])
    loader.foresee(files[0], (files[1], files[2]))
    qtbot.wait(300)
    assert watched.read == ["0.png", "1.png", "2.png"]
    assert loader.kept.get(files[0]) is not None
    assert show(qtbot, loader, files[1]) == 1
    loader.let_go()


def test_whoever_leaves_waits_for_no_neighbour_and_gets_none(qtbot, loader, watched, files):
    told = []
    loader.foresee(files[0], tuple(files[1:4]))
    loader.foreseen.connect(told.append)
    loader.let_go()
    qtbot.wait(100)
    assert told == []
    assert len(watched.read) <= 1
    assert loader.kept.nbytes == 0


def test_whoever_leaves_does_not_wait_for_a_disk_that_does_not_answer(qtbot, loader, watched, files):
    show(qtbot, loader, files[0])
    loader.shown.clear()
    watched.gate.clear()
    loader.foresee(files[0], (files[1],))
    for number in (2, 3):
        loader.request(files[number])
        qtbot.waitUntil(lambda number=number: f"{number}.png" in watched.read)
    loader.let_go()
    assert not watched.gate.is_set()
    loader.request(files[4])
    qtbot.waitUntil(lambda: "4.png" in watched.read)
    watched.gate.set()
    qtbot.waitUntil(lambda: bool(loader.shown))
    qtbot.wait(100)
    assert [value_of(fetched) for fetched in loader.shown] == [4]
    assert loader.errors == []
    assert loader.kept.get(files[2]) is None


def test_what_a_slow_load_holds_is_no_qt_object(qtbot, watched, files):
    loader = PhotographLoader(load=watched)
    gone = weakref.ref(loader)
    watched.gate.clear()
    loader.foresee(files[0], (files[1],))
    qtbot.waitUntil(lambda: watched.read == ["1.png"])
    loader.request(files[2])
    qtbot.waitUntil(lambda: set(watched.read) == {"1.png", "2.png"})
    loader.let_go()
    del loader
    gc.collect()
    assert gone() is None
    watched.gate.set()


def test_before_the_first_is_shown_loading_begins_while_the_page_is_still_being_built(loader, watched, files):
    loader.foresee(None, (files[1],))
    for _ in range(1000):  # the window answers nothing meanwhile
        if watched.read:
            break
        time.sleep(0.01)
    assert watched.read == ["1.png"]


def test_a_loader_that_nobody_let_go_ends_with_its_window_and_so_do_its_threads(qtbot, watched, files):
    before = set(threading.enumerate())
    window = QObject()
    loader = PhotographLoader(window, load=watched)
    with qtbot.waitSignal(loader.loaded):
        loader.request(files[2])
    with qtbot.waitSignal(loader.foreseen, check_params_cb=len):
        loader.foresee(files[2], (files[1],))
    gone = weakref.ref(loader.kept)
    del loader
    window.deleteLater()
    del window
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)
    gc.collect()
    assert gone() is None


def test_after_two_hundred_steps_at_random_only_what_was_asked_for_last_was_shown(qtbot, loader, files):
    rng, late = random.Random(7), random.Random(8)

    def slow(path: Path):
        time.sleep(late.choice((0.0, 0.002, 0.03)))
        return load_photograph(path)

    loader.load = slow
    shown: list[tuple[int, int]] = []
    wish = [-1]
    loader.loaded.connect(lambda fetched: shown.append((wish[0], value_of(fetched))))
    for _ in range(200):
        wish[0] = place = rng.randrange(len(files))
        loader.request(files[place])
        if rng.random() < 0.5:
            qtbot.wait(rng.choice((0, 5, 40)))
        if shown and rng.random() < 0.5:
            near = [files[n] for n in (place + 1, place + 2, place - 1) if 0 <= n < len(files)]
            loader.foresee(files[place], near)
    shown_last = len(shown)
    qtbot.waitUntil(lambda: len(shown) > shown_last or shown[-1][0] == wish[0])
    qtbot.wait(200)
    assert len(shown) > 20
    assert all(wished == value for wished, value in shown)
    assert shown[-1][0] == wish[0]
