"""Flip single bits of a study: it never crashes or hangs, and every flip is noticed or harmless."""

import random
import sqlite3
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from refuge_annotator.store.errors import StudyError
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.protocol import default_protocol
from tests import small_study
from tests.faults.workers import CONTEXT
from tests.small_study import drawn, give_back, review_of, senior, submit_all

pytestmark = pytest.mark.faults
FLIPS = 400
SECONDS = 200  # for all of them, on a busy machine


def make_small(path: Path) -> None:
    images, protocol = small_study.photographs(3), default_protocol(2)
    with small_study.make(path, images=images, protocol=protocol) as store:
        first, second, third = store.images()
        submit_all(store, first.id)
        submit_all(store, second.id)
        give_back(store, first.id, store.assignments(first.id)[0].id)
        store.submit(store.assignments(first.id)[0].id, drawn(9), expected=2, reason="redrawn")
        store.save_review(first.id, review_of(store, first.id), senior=senior(store), expected=2)
        store.import_labels([(first.id, GlaucomaLabel(True, "records", 0.5))], "M1")
        for step in range(3):
            store.save_step(store.assignments(third.id)[0].id, step, drawn(step), "x")


def everything(store: Store) -> list[object]:
    """Return all that a store can tell."""
    told: list[object] = [store.study(), store.people(), store.records(), store.queue(), store.audit_head()]
    for image in store.images():
        told += [store.reviews(image.id), store.glaucoma_label(image.id)]
        for assignment in store.assignments(image.id):
            told += [assignment, store.draft(assignment.id), store.history(assignment.id)]
    return [*told, *(store.worklist(p.id) for p in store.people())]


def rows(path: Path) -> list[str]:
    """Return all that SQLite reads, in which one kind of blank between the words of a schema is as good as another."""
    with closing(sqlite3.connect(path)) as connection:
        return [" ".join(line.split()) if line.startswith("CREATE ") else line for line in connection.iterdump()]


def places(data: bytes, count: int) -> list[int]:
    """Return which bits to flip: half of them anywhere, half where something is written."""
    chance = random.Random(19)
    written = [i for i, byte in enumerate(data) if byte]
    anywhere = [chance.randrange(8 * len(data)) for _ in range(count // 2)]
    return anywhere + [8 * chance.choice(written) + chance.randrange(8) for _ in range(count - count // 2)]


def flip(path: Path, answers: Connection) -> None:
    """Flip bits one by one; send for each where it was and what came of it."""
    data = path.read_bytes()
    with open_study(path, read_only=True) as store:
        good = everything(store)
    good_rows = rows(path)
    flipped = path.with_name("flipped.refuge")
    for bit in places(data, FLIPS):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        flipped.write_bytes(damaged)
        told: object = None
        try:
            with open_study(flipped, read_only=True) as store:
                noticed = any(p.grave for p in store.check(photographs=False))
                told = everything(store)
        except StudyError:
            noticed = told is None
        answers.send((bit, noticed, noticed or rows(flipped) == good_rows, told in (None, good)))
    answers.send(None)


def test_every_flipped_bit_is_noticed_or_harmless_and_none_crashes(tmp_path):
    path = tmp_path / "study.refuge"
    make_small(path)
    mine, theirs = CONTEXT.Pipe(duplex=False)
    worker = CONTEXT.Process(target=flip, args=(path, theirs), daemon=True)
    worker.start()
    theirs.close()
    told = []
    while True:
        assert mine.poll(SECONDS), f"it hangs after {told[-1:]}"
        answer = mine.recv()  # an EOFError here: it crashed
        if answer is None:
            break
        told.append(answer)
    worker.join()
    assert len(told) == FLIPS
    assert [bit for bit, _, harmless, _ in told if not harmless] == []
    assert [bit for bit, _, _, right in told if not right] == []  # nothing wrong was ever returned
    assert sum(noticed for _, noticed, _, _ in told) > FLIPS // 3
