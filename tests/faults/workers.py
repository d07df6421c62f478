"""What other processes do to a study while a test watches; started fresh, and killed without mercy."""

import itertools
import multiprocessing
import random
from multiprocessing.connection import Connection
from pathlib import Path

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import StudyError
from refuge_annotator.store.store import open_study
from refuge_annotator.study.reading import EMPTY, Reading, place_fovea
from refuge_annotator.study.review import Own, Review

# One server imports the program once; every process it forks starts at once and holds nothing of the tests'.
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])


def dot(number: int) -> Reading:
    """Return a reading of its own for every number."""
    return place_fovea(EMPTY, Point(number % 1000, number // 1000))


def save_for_ever(path: Path, seed: int, answers: Connection) -> None:
    """Save steps, undo, submit and take back, at random; tell of each before it is tried and when it is done."""
    chance = random.Random(seed)
    with open_study(path) as store:
        rater = store.people()[seed % 3].id
        number = 1000 * seed
        while True:
            number += 1
            assignment = chance.choice(store.worklist(rater)).id
            steps = len(store.draft(assignment).steps)
            past = len(store.history(assignment))
            submitted = store.assignment(assignment).state == "submitted"
            deed = chance.choice(("step", "step", "step", "undo", "submit"))
            if submitted:
                deed = "recall" if store.may_recall(assignment) else "look"
            message = (deed, assignment, number, steps, past)
            answers.send(("try", message))
            match deed:
                case "step":
                    store.save_step(assignment, steps, dot(number), "x")
                case "undo":
                    store.move_cursor(assignment, steps - 2 if steps > 1 else -1)
                case "submit":
                    store.submit(assignment, dot(number), expected=past + 1)
                case "recall":
                    store.recall(assignment)
            answers.send(("done", message))


def review_for_ever(path: Path, start: int, answers: Connection) -> None:
    """Keep reviews of one photograph that are not decided; tell of each before it is tried and when it is done."""
    with open_study(path) as store:
        image = store.images()[0].id
        for number in itertools.count(start):
            answers.send(("try", number))
            store.save_review_draft(image, Review(own=Own(fovea=dot(number).fovea.point)))
            answers.send(("done", number))


def hold_open(path: Path, answers: Connection) -> None:
    """Open a study, say so, and keep it."""
    try:
        with open_study(path) as store:
            answers.send("open")
            answers.recv()
            del store
    except StudyError as error:
        answers.send(type(error).__name__)


def hold_after_a_save(path: Path, answers: Connection) -> None:
    """Open a study, save something, say so, and keep it."""
    with open_study(path) as store:
        store.save_step(store.worklist(store.people()[0].id)[0].id, 0, dot(77), "x")
        answers.send("open")
        answers.recv()


def copy_file(source: Path, target: Path) -> None:
    """Copy a file from another process, as a user does: this one must not open it, or it would give up its lock."""
    target.write_bytes(source.read_bytes())
