"""What nobody holds any more ends in the window's thread, whichever thread allocates."""

import gc
import threading

from refuge_annotator.ui.garbage import GarbageRound
from refuge_annotator.ui.program import make_application


class Ring:
    """Garbage that only the collector finds, and that says where it ends."""

    def __init__(self, ended: list[threading.Thread]) -> None:
        self.itself, self.ended = self, ended

    def __del__(self) -> None:
        self.ended.append(threading.current_thread())


def allocate() -> None:
    """Make as much as lets Python collect by itself, all generations of it."""
    kept = [[] for _ in range(200_000)]
    del kept


def test_garbage_ends_in_the_window_s_thread(qtbot):
    make_application()
    ended: list[threading.Thread] = []
    for _ in range(20):
        Ring(ended)
    worker = threading.Thread(target=allocate)
    worker.start()
    worker.join()
    assert ended == []
    fresh = [[] for _ in range(5000)]
    qtbot.waitUntil(lambda: len(ended) == 20)
    assert set(ended) == {threading.main_thread()}
    del fresh


def test_there_is_one_round_however_often_the_application_is_asked_for(qapp):
    app = make_application()
    assert make_application() is app
    assert len(app.findChildren(GarbageRound)) == 1
    assert not gc.isenabled()


def test_a_round_goes_as_deep_as_python_would(qapp, monkeypatch):
    rounds = make_application().findChild(GarbageRound)
    gone = []
    monkeypatch.setattr(gc, "collect", gone.append)
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    for counts in ((10, 11, 11), (800, 2, 11), (800, 11, 3), (800, 11, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        rounds.go_round()
    assert gone == [0, 1, 2]
