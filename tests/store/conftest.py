"""A small study, made anew for each test."""

from datetime import UTC, datetime

import pytest

from refuge_annotator.store.store import create_study
from refuge_annotator.study.clock import SeededClock
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.protocol import default_protocol


def photographs(count):
    return [
        FundusImage("", f"site/{n:04d}.jpg", "", f"{n:064x}", f"{n + 1000:064x}", 2124, 2056) for n in range(count)
    ]


@pytest.fixture
def clock():
    return SeededClock(7, datetime(2026, 1, 31, 12, tzinfo=UTC))


@pytest.fixture
def store(tmp_path, clock):
    made = create_study(
        tmp_path / "study.refuge",
        title="Glaucoma 2026",
        protocol=default_protocol(3),
        root=tmp_path,
        images=photographs(8),
        seed=5,
        clock=clock,
    )
    with made:
        yield made
