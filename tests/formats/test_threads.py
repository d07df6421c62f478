import threading
import time

import pytest

from refuge_annotator.formats.threads import Stopped, counted, in_threads


def test_results_come_in_order():
    def work(number):
        time.sleep((number * 7 % 5) / 1000)
        return number

    assert list(in_threads(work, range(40))) == list(range(40))


def test_only_a_few_items_are_taken_ahead():
    taken = []

    def items():
        for number in range(1000):
            taken.append(number)
            yield number

    results = in_threads(lambda n: n, items())
    next(results)
    assert len(taken) < 30
    results.close()


def test_a_failure_ends_the_work():
    def work(number):
        if number == 3:
            raise OSError("disk full")
        return number

    with pytest.raises(OSError, match="disk full"):
        list(in_threads(work, range(100)))


def test_progress_counts_and_false_stops():
    seen = []

    def progress(done, total):
        seen.append((done, total))
        return done < 5

    with pytest.raises(Stopped), counted(in_threads(abs, range(100)), 110, progress, 2) as results:
        list(results)
    assert seen == [(3, 110), (4, 110), (5, 110)]


def test_nothing_runs_on_after_a_stop():
    running = threading.Semaphore(0)

    def work(number):
        time.sleep(0.01)
        running.release()
        return number

    def take_one():
        with counted(in_threads(work, range(100)), 100, None) as results:
            next(results)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        take_one()
    done = running._value
    time.sleep(0.1)
    assert running._value == done < 100
