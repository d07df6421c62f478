import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from refuge_annotator.app.background import Background

EXIT = """
import threading
from refuge_annotator.app.background import Background

begun = threading.Event()

def hang():
    begun.set()
    threading.Event().wait()

background = Background(1, "test", print)
background.submit(hang)
assert begun.wait(10)
background.let_go()
print("over")
"""


class Told(list[int]):
    """Results, to be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._more = threading.Semaphore(0)

    def __call__(self, result: int) -> None:
        self.append(result)
        self._more.release()

    def wait(self) -> None:
        assert self._more.acquire(timeout=10)


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def background(told: Told) -> Iterator[Background[int]]:
    made = Background(2, "test", told)
    yield made
    made.let_go()


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    made = threading.Event()
    yield made
    made.set()


def held(gate: threading.Event, begun: threading.Semaphore, result: int) -> int:
    begun.release()
    assert gate.wait(10)
    return result


def test_what_is_given_is_done_and_told(background: Background[int], told: Told) -> None:
    for number in range(20):
        background.submit(lambda number=number: number)  # type: ignore[misc]
    for _ in range(20):
        told.wait()
    assert sorted(told) == list(range(20))


def test_only_so_many_are_at_work(background: Background[int], told: Told, gate: threading.Event) -> None:
    begun = threading.Semaphore(0)
    for number in range(3):
        background.submit(lambda number=number: held(gate, begun, number))  # type: ignore[misc]
    assert begun.acquire(timeout=10)
    assert begun.acquire(timeout=10)
    assert not begun.acquire(timeout=0.1)
    gate.set()
    assert begun.acquire(timeout=10)


def test_what_was_dropped_is_not_begun(background: Background[int], told: Told, gate: threading.Event) -> None:
    begun = threading.Semaphore(0)
    for number in range(5):
        background.submit(lambda number=number: held(gate, begun, number))  # type: ignore[misc]
    assert begun.acquire(timeout=10)
    assert begun.acquire(timeout=10)
    background.drop()
    background.submit(lambda: 9)
    gate.set()
    for _ in range(3):
        told.wait()
    assert sorted(told) == [0, 1, 9]


def test_letting_go_waits_for_nothing_and_is_told_nothing(
    background: Background[int], told: Told, gate: threading.Event
) -> None:
    begun = threading.Semaphore(0)
    threads = set(threading.enumerate())
    background.submit(lambda: held(gate, begun, 1))
    assert begun.acquire(timeout=10)
    mine = set(threading.enumerate()) - threads
    background.let_go()
    assert not gate.is_set()
    background.submit(lambda: 2)
    told.wait()
    gate.set()
    for thread in mine:
        thread.join(10)
        assert not thread.is_alive()
    assert told == [2]


def test_the_program_ends_although_a_disk_does_not_answer() -> None:
    done = subprocess.run([sys.executable, "-c", EXIT], check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "over\n", "")
