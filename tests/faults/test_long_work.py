"""A long day's work: memory does not grow with every save."""

import gc
import tracemalloc

import pytest

from refuge_annotator.store.store import open_study
from tests import small_study
from tests.small_study import drawn

pytestmark = pytest.mark.faults


def test_memory_stays_flat_over_many_saves(study_file):
    reading = drawn(1)
    with open_study(study_file, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]

        def save(first, last):
            for step in range(first, last):
                store.save_step(mine.id, step, reading, "x")
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        tracemalloc.start()
        try:
            before = save(0, 100)
            after = save(100, 400)
        finally:
            tracemalloc.stop()
        assert after - before < 60_000  # a reading left behind by each save would be far more
        assert len(store.draft(mine.id).steps) == 400
