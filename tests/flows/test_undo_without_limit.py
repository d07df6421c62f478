"""Hundreds of gestures on two photographs, the program killed in the middle of one, and all can be undone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from refuge_annotator.study.reading import EMPTY
from tests.flows.hands import Hands

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
GESTURES = 250  # on each photograph before the other's turn
ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.faults


def work_until_killed(study: Path, settings: Path) -> dict[str, int]:
    """Let a rater work in a process of its own, kill it without warning; return how many steps it said are stored."""
    said: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.flows.endless_work", str(study), str(settings), str(GESTURES)]
    environment = os.environ | {"REFUGE_ANNOTATOR_RENDERER": "raster"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        for line in worker.stdout:
            code, count = line.split()
            said[code] = int(count)
            if len(said) == 2 and sum(said.values()) > 2 * GESTURES + 20:
                break
        worker.kill()
        said |= {code: int(count) for code, count in (line.split() for line in worker.stdout if line.endswith("\n"))}
    return said


def test_five_hundred_gestures_outlive_a_kill_and_a_change_of_photograph_and_all_can_be_undone(
    hands: Hands, three_raters: Path, tmp_path: Path
) -> None:
    said = work_until_killed(three_raters, tmp_path / "other.ini")
    assert len(said) == 2
    assert sum(said.values()) >= 2 * GESTURES
    hands.open(three_raters, "R1")
    session = hands.window.reading_page.session
    for code, count in said.items():
        hands.window.reading_page.open(next(a for a in hands.window.reading_page.rows.worklist if a.code == code))
        hands.qtbot.waitUntil(lambda code=code: hands.code == code, timeout=10_000)
        steps = session.draft.steps
        assert len(steps) - count in (0, 1)  # the gesture in hand when the program was killed
        seen = [hands.reading]
        for _ in steps:
            hands.key(Qt.Key.Key_Z, CONTROL)
            seen.append(hands.reading)
        assert seen == [*reversed(steps), EMPTY]
        hands.key(Qt.Key.Key_Z, CONTROL)
        assert hands.reading == EMPTY
        for step in steps:
            hands.key(Qt.Key.Key_Z, CONTROL | SHIFT)
            assert hands.reading == step
    assert hands.window.autosave.flush()
