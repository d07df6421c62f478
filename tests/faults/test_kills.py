"""Kill the program at any time: at most the gesture in hand is lost, and no acknowledged save ever is."""

import random
import time
from dataclasses import dataclass, field

import pytest

from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import Draft
from refuge_annotator.study.reading import EMPTY
from tests import small_study
from tests.faults.workers import CONTEXT, dot, review_for_ever, save_for_ever

pytestmark = pytest.mark.faults
KILLS = 20


@dataclass
class Expected:
    """What one assignment must hold."""

    steps: list[int] = field(default_factory=list)
    cursor: int = -1
    revisions: list[tuple[str, int]] = field(default_factory=list)

    def apply(self, deed, number, steps, past):
        match deed:
            case "step":
                self.steps = [*self.steps[:steps], number]
                self.cursor = steps
            case "undo":
                self.cursor = steps - 2 if steps > 1 else -1
            case "submit":
                self.revisions = [*self.revisions[:past], ("final", number)]
                self.steps, self.cursor = [], -1
            case "recall":
                self.revisions = [*self.revisions[:past], ("recalled", self.revisions[-1][1])]

    def holds(self, store, assignment):
        base = dot(self.revisions[-1][1]) if self.revisions else EMPTY
        draft = Draft(base, tuple(map(dot, self.steps)), ("x",) * len(self.steps), self.cursor)
        history = [(r.kind.value, r.reading) for r in store.history(assignment)]
        return store.draft(assignment) == draft and history == [(k, dot(n)) for k, n in self.revisions]


def run_until_killed(path, seed, chance, deeds=save_for_ever):
    """Return what the worker said it tried and what it said was done."""
    mine, theirs = CONTEXT.Pipe(duplex=False)
    worker = CONTEXT.Process(target=deeds, args=(path, seed, theirs), daemon=True)
    worker.start()
    theirs.close()
    said = [mine.recv()]
    deadline = time.monotonic() + chance.uniform(0, 0.4)
    while (rest := deadline - time.monotonic()) > 0:
        if mine.poll(rest):
            said.append(mine.recv())
    worker.kill()
    worker.join()
    try:
        while True:
            said.append(mine.recv())
    except EOFError:
        mine.close()
    return said


def test_no_acknowledged_save_is_lost_whenever_the_program_is_killed(study_file):
    chance = random.Random(1)
    expected: dict[str, Expected] = {}
    acknowledged = 0
    for kill in range(KILLS):
        said = run_until_killed(study_file, kill, chance)
        in_hand = None
        for what, (deed, assignment, number, steps, past) in said:
            if what == "done":
                expected.setdefault(assignment, Expected()).apply(deed, number, steps, past)
                acknowledged += 1
                in_hand = None
            else:
                in_hand = (deed, assignment, number, steps, past)
        with open_study(study_file, clock=small_study.seeded()) as store:
            if in_hand is not None:
                deed, assignment, *rest = in_hand
                if not expected.setdefault(assignment, Expected()).holds(store, assignment):
                    expected[assignment].apply(deed, *rest)
            lost = [a for a, e in expected.items() if not e.holds(store, a)]
            assert lost == []
            if kill % 5 == 4:
                assert [p for p in store.check(photographs=False) if p.grave] == []
    assert acknowledged > 5 * KILLS


def test_a_review_that_is_not_decided_outlives_every_kill(study_file):
    chance = random.Random(2)
    with open_study(study_file, clock=small_study.seeded()) as store:
        image = store.images()[0].id
    stored = {None}
    acknowledged = 0
    for kill in range(KILLS // 2):
        for what, number in run_until_killed(study_file, 1000 * kill + 1, chance, review_for_ever):
            stored = {number} if what == "done" else stored | {number}  # one that was only tried may be there
            acknowledged += what == "done"
        with open_study(study_file, clock=small_study.seeded()) as store:
            kept = store.review_draft(image)
            number = None if kept is None else round(kept.own.fovea[0] + 1000 * kept.own.fovea[1])
            assert number in stored
            assert [p for p in store.check(photographs=False) if p.grave] == []
        stored = {number}
    assert acknowledged > KILLS
