"""No work is called saved that is not."""

import threading

import pytest
from pytestqt.qtbot import QtBot

from refuge_annotator.app.autosave import Autosave, SaveState
from refuge_annotator.app.store_thread import StoreThread


class FakeStore:
    """Remembers what was saved; fails while told to."""

    def __init__(self) -> None:
        self.read_only = False
        self.failing = False
        self.saved: list[int] = []
        self.threads: set[int] = set()

    def save(self, number: int) -> None:
        self.threads.add(threading.get_ident())
        if self.failing:
            raise OSError(28, "No space left on device")
        self.saved.append(number)

    def close(self) -> None:
        pass


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def autosave(qtbot: QtBot, store: FakeStore):
    thread = StoreThread(lambda: store)
    made = Autosave(thread)
    yield made
    made.forget()  # or it would try again, during some other test
    thread.close()


def test_saves_go_through_one_thread_in_their_order(qtbot: QtBot, autosave: Autosave, store: FakeStore) -> None:
    for number in range(50):
        autosave.put(lambda s, n=number: s.save(n))
    qtbot.waitUntil(lambda: autosave.state is SaveState.SAVED)
    assert store.saved == list(range(50))
    assert len(store.threads) == 1
    assert threading.get_ident() not in store.threads


def test_a_failed_save_stays_first_and_nothing_overtakes_it(qtbot: QtBot, autosave: Autosave, store: FakeStore) -> None:
    store.failing = True
    autosave.put(lambda s: s.save(1))
    qtbot.waitUntil(lambda: autosave.state is SaveState.UNSAVED)
    autosave.put(lambda s: s.save(2))
    assert autosave.state is SaveState.UNSAVED
    assert not autosave.flush()
    assert store.saved == []
    store.failing = False
    assert autosave.flush()
    assert autosave.state is SaveState.SAVED
    assert autosave.error is None
    assert [n for i, n in enumerate(store.saved) if n not in store.saved[:i]] == [1, 2]


def test_it_goes_on_by_itself_when_there_is_room_again(
    qtbot: QtBot, autosave: Autosave, store: FakeStore, monkeypatch
) -> None:
    autosave._timer.setInterval(20)
    store.failing = True
    autosave.put(lambda s: s.save(7))
    qtbot.waitUntil(lambda: autosave.state is SaveState.UNSAVED)
    store.failing = False
    qtbot.waitUntil(lambda: autosave.state is SaveState.SAVED)
    assert store.saved == [7]


def test_one_failure_is_told_once_however_often_it_is_tried(qtbot: QtBot, autosave: Autosave, store: FakeStore) -> None:
    store.failing = True
    autosave.put(lambda s: s.save(1))
    qtbot.waitUntil(lambda: autosave.state is SaveState.UNSAVED)
    assert [autosave.flush() for _ in range(3)] == [False, False, False]
    assert str(autosave.error) == "[Errno 28] No space left on device"
