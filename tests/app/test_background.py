import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from refuge_annotator.app.background import Background

EXIT = """
import sys
import threading
import cv2
import numpy as np
from refuge_annotator.app import background

pixels = np.full((1000, 1000), 90, np.uint8)
begun = threading.Event()

def hang():
    begun.set()
    threading.Event().wait()

def decode():
    begun.set()
    for _ in range(100):
        cv2.GaussianBlur(pixels, (0, 0), 5)

threads = background.Background(1, "test", print)
threads.submit({work})
assert begun.wait(10)
threads.let_go()
print("over")
sys.exit({code})
"""


def ended(work: str, code: str) -> tuple[int, str, str]:
    """Run a program that ends while it works in the background; return its exit code and what it said."""
    program = [sys.executable, "-c", EXIT.format(work=work, code=code)]
    done = subprocess.run(program, check=False, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


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


def test_after_work_that_raises_the_next_is_done(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: heard.append(args.exc_type))
    one: Background[int] = Background(1, "test", told)
    one.submit(lambda: 1 // 0)
    one.submit(lambda: 1)
    told.wait()
    one.submit(lambda: 1 // 0)
    one.submit(lambda: 2)
    told.wait()
    one.let_go()
    assert told == [1, 2]
    assert heard == [ZeroDivisionError] * 2


def test_the_program_ends_although_a_disk_does_not_answer() -> None:
    assert ended("hang", "0") == (0, "over\n", "")


def test_the_program_ends_with_its_own_code_although_a_disk_does_not_answer() -> None:
    assert ended("hang", "background.end(3)") == (3, "over\n", "")


def test_the_program_ends_cleanly_while_a_photograph_is_being_decoded() -> None:
    assert ended("decode", "0") == (0, "over\n", "")
    assert ended("decode", "background.end(3)") == (3, "over\n", "")
